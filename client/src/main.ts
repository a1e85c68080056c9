import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { actions } from "$lib/keys.svelte.ts";
import { router } from "$lib/route.svelte.ts";
import { dress } from "$lib/theme.svelte.ts";
import { wishedLanguage, words } from "$lib/words.svelte.ts";

const target = document.querySelector("#app");
if (!target) throw new Error("The page has no element #app to live in.");

dress();
router.start();
actions.start();
await words.speak(wishedLanguage());
mount(App, { target });
