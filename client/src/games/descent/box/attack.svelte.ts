import type { AttackAsked, FoeCard, SurgeAsked, WeaponOffered } from "../questions.ts";

export const ATTACK = ["blue", "red", "yellow"] as const;
export const DEFENCE = ["brown", "grey", "black"] as const;
export const COLOURS = [...ATTACK, ...DEFENCE] as const;
export const ADDED = ["hearts", "range", "surges", "shields", "pierce", "cancel", "toll"] as const;
export type Colour = (typeof COLOURS)[number];
export type Surge = Required<SurgeAsked>;

export interface Reroll {
  by: "attacker" | "defender";
  dice: Colour[];
  count: number;
}

export const MOST_DICE = 8;
export const MOST_REROLLED = 5; // dice where there are rerolls
export const MOST_REROLLS = 2;
export const MOST_SURGES = 8;
const NOTHING = { hearts: 0, range: 0, surges: 0, shields: 0, pierce: 0, cancel: 0, toll: 0 };

/** An attack in the making. */
export class Attack {
  dice = $state<Record<Colour, number>>({ blue: 1, red: 1, yellow: 0, brown: 1, grey: 0, black: 0 });
  ranged = $state(false);
  distance = $state(3);
  added = $state<Record<(typeof ADDED)[number], number>>({ ...NOTHING });
  surges = $state<Surge[]>([{ surge: 1, hearts: 1, range: 0, pierce: 0 }]);
  rerolls = $state<Reroll[]>([]);
  health = $state(3); // 0: nobody knows

  count = $derived(COLOURS.reduce((sum, colour) => sum + this.dice[colour], 0));
  most = $derived(this.rerolls.length ? MOST_REROLLED : MOST_DICE);
  /** The question, null while there are too many dice for it. */
  asked = $derived.by((): AttackAsked | null => (this.count > this.most ? null : this.#asked()));

  wield({ dice, pierce, ranged, abilities }: Pick<WeaponOffered, "dice" | "pierce" | "ranged" | "abilities">): void {
    for (const colour of ATTACK) this.dice[colour] = dice.filter((each) => each === colour).length;
    this.ranged = ranged;
    this.added.pierce = pierce;
    this.surges = abilities.map((each) => ({ surge: 1, hearts: 0, range: 0, pierce: 0, ...each }));
  }

  face({ defence, health, toll }: Pick<FoeCard, "defence" | "health" | "toll">): void {
    for (const colour of DEFENCE) this.dice[colour] = defence.filter((each) => each === colour).length;
    this.health = health;
    this.added.toll = this.ranged && this.distance > 1 ? 0 : toll; // only beside the monster
  }

  #asked(): AttackAsked {
    return {
      attack: ATTACK.flatMap((colour) => Array.from({ length: this.dice[colour] }, () => colour)),
      defence: DEFENCE.flatMap((colour) => Array.from({ length: this.dice[colour] }, () => colour)),
      ...this.added,
      distance: this.ranged ? this.distance : null,
      abilities: this.surges.map((each) => ({ ...each })),
      rerolls: this.rerolls.filter(({ dice }) => dice.length).map(({ by, dice, count }) => ({ by, dice: [...dice], count })),
      health: this.health || null,
    };
  }
}
