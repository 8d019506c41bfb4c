/**
 * Rules of the full game of which our sources have fragments alone, by the name under which a scenario might turn them on, and what is missing to build them.
 * None of them is guessed.
 */
const WITHOUT_A_SOURCE: { readonly [id: string]: string } = {
  oba: 'how off-board artillery is called, corrected and resolved (C1)',
  'air-support': 'how aircraft arrive, sight, attack and are shot at (E7)',
  snipers: 'how Snipers are placed, activated and resolved (A14)',
  caves: 'how caves are entered, fought in and blocked (G11)',
  'prisoners-surrender': 'how units surrender, are captured, guarded and interrogated (A20, A21)',
  'berserk-heroes': 'how units become berserk, heroic or fanatic and how Human Waves move (A15, A25)',
  campaign: 'what reinforcements cost and how a campaign goes from day to day (O11, P8, R9)',
  'hasl-arnhem': 'the map of Arnhem and the rules of its campaign (R)',
  'hasl-red-barricades': 'the map of the Red Barricades and the rules of its campaign (O)',
  entrenching: 'with which numbers units dig in and clear what lies on the ground (B24, B27)',
  mines: 'how minefields are placed, attack and are cleared (B28)',
  'fire-lanes': 'how Fire Lanes, Snap Shots, Spraying Fire and Opportunity Fire are carried out (A7 to A9)',
  boats: 'how boats, landing craft, surf, tide and swimming work (E5, E6, G12 to G14)',
  columns: 'how Columns and convoys move (E11)',
  dust: 'how dust is raised and how much it hinders (F11)',
}

/** Why there is no such module, where its name says that one is meant for which the rules are missing. */
export function withoutASource(id: string): string | undefined {
  const missing = WITHOUT_A_SOURCE[id]
  return missing && `The module '${id}' can't be turned on: the rules that our sources have do not say ${missing}.`
}
