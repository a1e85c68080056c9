import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "./kept.ts";

export type Language = "en" | "es" | "pt";
export const LANGUAGES: readonly { id: Language; name: string; locale: string }[] = [
  { id: "en", name: "English", locale: "en-US" },
  { id: "es", name: "Español", locale: "es-ES" },
  { id: "pt", name: "Português", locale: "pt-BR" },
];

const FILES = import.meta.glob<string>("../../messages/**/*.ftl", { query: "?raw", import: "default" });

/** The words of the interface in one language: only that language is loaded. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Go on in a language; all that is on the page changes at once. */
  async speak(language: Language): Promise<void> {
    const sources = await Promise.all(
      Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, read]) => read()),
    );
    const bundle = new FluentBundle(locale(language), { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = locale(language);
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!pattern || !this.#bundle) return this.#bundle ? id : "";
    return this.#bundle.formatPattern(pattern, args ?? null, []);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }
}

export const words = new Words();

/** A message in the language of the page: `t("home-play")`, with arguments behind. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return words.say(id, args);
}

/** With a capital letter, as lists of choices have it. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1);
}

/** The language that was chosen here before, else the browser's, else English. */
export function wishedLanguage(): Language {
  const wishes = [kept<string>("language", ""), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find(({ id }) => wish === id || wish.startsWith(`${id}-`));
    if (found) return found.id;
  }
  return "en";
}

/** The person chooses a language; it is remembered. */
export async function choose(language: Language): Promise<void> {
  await words.speak(language);
  keep("language", language);
}

function locale(language: Language): string {
  return LANGUAGES.find(({ id }) => id === language)?.locale ?? "en-US";
}
