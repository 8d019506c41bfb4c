import type { Phase } from '../state.ts'

/*
 * The advanced sequence of play: every step of the full game, by its number. The first digit is the phase, the second the part of it (start, during, end).
 * The letter says who acts: the ATTACKER, the DEFENDER, or both with the ATTACKER first. Steps with a dash at their end are empty until a module fills them.
 */

const STEPS: { readonly [P in Phase]: string } = {
  setup: `
    0.01B Agree on optional rules
    0.02B Choose sides
    0.03B Lay out the boards
    0.04B Weather -
    0.05B Water -
    0.06B Jungle and paddies -
    0.07B Beaches -
    0.08B Limits of purchase -
    0.09B Purchases -
    0.10B Battlefield integrity -
    0.11B Commissars -
    0.12B What nations and weapons can do -
    0.13B Armor leaders -
    0.14B Ocean overlays -
    0.15B Other terrain conditions
    0.16B Artillery draw piles -
    0.17B Registered hexes -
    0.18B Drop points -
    0.19B Time of day -
    0.20B Night visibility -
    0.21B Environmental conditions -
    0.22B The first side sets up
    0.23B Deploy squads -
    0.24B Check the limits of the set-up
    0.25B Hide units
    0.26B Bore sighting -
    0.27B Hull down -
    0.28B Wall Advantage -
    0.29B Amphibians -
    0.30B No Move counters -
    0.31B Cloak the attacker -
    0.32B Dare-Death squads -
    0.33B The first side has set up
    0.34B Recon -
    0.35B Underwater demolition -
    0.36B Tide and surf -
    0.37B The second side sets up
    0.38B The second side has set up
    0.39B Naval gunfire -
    0.40B Underwater demolition -
    0.41B Wind -
    0.42B Fog and dust -
    0.43B Conceal
    0.44B Snipers -
    0.45B Bombardment -
    0.46B Creeping barrage -
    0.47B The first Player Turn begins`,
  rally: `
    1.11A Reinforcements
    1.12A Wind -
    1.121A Gusts -
    1.13B Recombine
    1.131B Pack animals -
    1.14B Recover
    1.21A Deploy
    1.211A Scrounge -
    1.22B Repair
    1.221B Transfer
    1.23B Rally
    1.24A Drop points -
    1.31B Shock
    1.311B DM off
    1.32B Wall Advantage -`,
  prepFire: `
    2.11A Smoke thins
    2.111A Starshells -
    2.12A Smoke shells
    2.121A Projectors -
    2.13A Radio -
    2.14A Correct fire -
    2.15A Barrage -
    2.21A Kindle, dig -
    2.22A Spotters -
    2.221A Fire
    2.222A Leader starshells -
    2.223A Destroy weapons
    2.23A Limber -
    2.31A Turn Guns`,
  movement: `
    3.11A New spotter -
    3.12D Starshells -
    3.13A Gliders -
    3.21A Berserk first -
    3.22A Prepare a move
    3.23A Aerial moves -
    3.31A Berserk charge -
    3.32A Move
    3.321A On the way
    3.322A Vehicles and heroes
    3.323A Concealment lost
    3.33A Evade -
    3.34A Drift -
    3.35D Residual fire
    3.351D Starshells -
    3.36D First Fire
    3.37D At gliders -
    3.38D At parachutes -
    3.41A End of a move
    3.42A Gliders land -
    3.43A Parachutes land -
    3.51A Blazes take -
    3.511A Canisters -
    3.52A Berserk calm -
    3.53B Residual off`,
  defensiveFire: `
    4.11D Smoke shells
    4.12D Radio -
    4.13D Correct fire -
    4.14D Smoke barrage -
    4.141D Barrage -
    4.21D Spotters -
    4.211D Final Fire
    4.212D Starshells -
    4.213D Aircraft -
    4.214D Clear -
    4.215D Columns -
    4.216D Destroy weapons
    4.22D Limber -
    4.31D Turn Guns
    4.32D Fire counters off`,
  advancingFire: `
    5.11B Smoke drifts -
    5.12A White phosphorus -
    5.13A Gusts -
    5.21A Unload gliders -
    5.22A Fire
    5.221A Limber -
    5.222A Charges go off
    5.23A Berserk calm -
    5.31B Blazes spread -
    5.32B Flames grow -
    5.33B Fire counters off`,
  rout: `
    6.11B Voluntary break -
    6.111B DM on
    6.12B Surrender -
    6.21B Rout
    6.31B Blazes take -`,
  advance: `
    7.11A Transfer
    7.12A Tank hunters -
    7.13A Beaching -
    7.21A Advance
    7.22A Current -
    7.23D Current -
    7.24A Beach boats -
    7.25B Mines -
    7.26A Parachutes off -`,
  closeCombat: `
    8.11B Reveal
    8.12B Ambush
    8.13D Tank hunters -
    8.14B Order of attacks
    8.15B Withdraw -
    8.16B Leaders
    8.21B Declare
    8.22B Magnetic mines -
    8.23B Hara-Kiri -
    8.24B Resolve
    8.25B Interrogate -
    8.31B Capture vehicles -
    8.311B Melee
    8.41B Aerial combat -
    8.42B Clear -
    8.43B Pins off
    8.431B Stuns
    8.432B Ammunition -
    8.44A Concealment
    8.45B Lights out -`,
}

/** Who acts in a step: the ATTACKER, the DEFENDER, or both, the ATTACKER first. */
export type StepActor = 'A' | 'D' | 'B'

/** One step of the full sequence. */
export interface FullStep {
  /** '1.121'; the steps before play are '0.01' to '0.47'. */
  readonly number: string
  readonly phase: Phase
  readonly actor: StepActor
  readonly name: string
  /** The base game has it; others are empty until a module fills them. */
  readonly base: boolean
  /** Where it stands among the steps of its phase. */
  readonly order: number
}

/** The whole sequence in its order. */
export const FULL_SEQUENCE: readonly FullStep[] = (Object.keys(STEPS) as Phase[]).flatMap((phase) =>
  STEPS[phase]
    .trim()
    .split('\n')
    .map((line) => readStep(phase, line.trim())),
)

function readStep(phase: Phase, line: string): FullStep {
  const [, number, actor, name, dash] = /^([\d.]+)([ADB]) (.+?)( -)?$/.exec(line) as unknown as [string, string, StepActor, string, string?]
  return { number, phase, actor, name, base: dash === undefined, order: orderOf(number) }
}

/** The number of a step as a sort key: 1.12 comes before 1.121, and that before 1.13. */
function orderOf(number: string): number {
  return Number(number.replace('.', '').padEnd(4, '0'))
}

const BY_NUMBER = new Map(FULL_SEQUENCE.map((step) => [step.number, step]))

/** A step of the full sequence by its number; every number that rules name must be there. */
export function fullStep(number: string): FullStep {
  const found = BY_NUMBER.get(number)
  if (!found) throw new Error(`The sequence of play has no step ${number}.`)
  return found
}
