import type { Phase } from '../state.ts'

/** What is easily forgotten, by phase: the number of the step of the full sequence in which it belongs, what it is, and its rule. Told only where that step is in force. */
export interface Reminder {
  readonly step: string
  readonly text: string
  readonly rule: string
}

const ROWS: { readonly [P in Phase]: string } = {
  setup: `
    0.11 Exchange for a commissar? A25.22
    0.23 Deploy one squad in ten? A2.9
    0.26 Bore sight, or register a hex? C6.41
    0.27 Hull down? D4.22
    0.25 Write down what is hidden. A12.3
    0.28 Claim Wall Advantage? B9.322`,
  rally: `
    1.12 The Wind Change DR may change more than the wind. E1.12
    1.23 Has your one MMC tried to rally by itself? A10.63
    1.13 Anybody to recombine? A1.32
    1.14 A leader may take the Weapon of broken friends. A4.44
    1.22 Anything to mend? A9.72
    1.221 Anything to hand over? A4.431
    1.21 Anybody to deploy? A1.31
    1.211 Anything to scrounge? D10.5
    1.32 Wall Advantage, the ATTACKER first. B9.322`,
  prepFire: `
    2.111 A starshell? E1.91
    2.12 Smoke comes before all other fire. C8.5
    2.13 Radio contact? C1.2
    2.21 Mop up, dig in, set fire? B25.11
    2.223 Destroy or dismantle anything? A9.8
    2.23 Limber or unlimber? C10.21
    2.31 Turn the Guns that did not fire. C3.22`,
  movement: `
    3.12 A starshell of the DEFENDER? E1.91
    3.21 Who is berserk moves first. A15.43
    3.22 Freedom of movement, sewers and straying are settled at the start of a move. E1.21
    3.321 Recover, throw Smoke, clear, claim Wall Advantage on the way. A4.44
    3.322 Crews up or down, tank hunters? D5.33
    3.35 Residual fire comes first. A8.22
    3.36 Snap Shots, Fire Lanes, Reaction Fire, Motion attempts? D7.2
    3.41 Who comes out of a sewer rolls at the end of his move. B8.42`,
  defensiveFire: `
    4.11 Smoke comes before all other fire. C8.5
    4.12 Radio contact? C1.2
    4.212 A starshell? E1.921
    4.214 Anything to clear? B24.72
    4.216 Destroy or dismantle anything? A9.8
    4.22 Limber or unlimber? C10.21
    4.31 Turn the Guns that did not fire. C3.22`,
  advancingFire: `
    5.11 Smoke drifts. A24.61
    5.13 Gusts scatter it. B25.651
    5.12 White phosphorus? C8.6
    5.221 Limber or unlimber? C10.21
    5.31 Blazes spread. B25.6`,
  rout: `
    6.11 Anybody better off broken? A10.41`,
  advance: `
    7.11 Anything to hand over? A4.431
    7.12 Tank hunters? G1.421
    7.21 Crews up or down, Wall Advantage, out of the sewer? D5.33`,
  closeCombat: `
    8.13 Tank hunters? G1.421
    8.14 Prisoners who escape, and who is captured? A20.55
    8.22 Magnetic mines against that tank? C13.7
    8.42 What was being cleared is rolled for. B24.7
    8.44 Concealment for whoever is out of sight. A12.12`,
}

/** The reminders of a phase, in the order of play. */
export function remindersOf(phase: Phase): readonly Reminder[] {
  return ROWS[phase]
    .trim()
    .split('\n')
    .map((line) => {
      const [, step, text, rule] = /^([\d.]+) (.+) (\S+)$/.exec(line.trim()) as unknown as [string, string, string, string]
      return { step, text, rule }
    })
}
