import type { ActDecision, Rules } from '@firegroup/kernel'
import { type Acting, type AslskActs, actUntilDone } from '../../acts.ts'
import { recuperate } from '../../armour/damage.ts'
import type { Aslsk } from '../../context.ts'
import { at, type Step } from '../../sequence/step.ts'
import { type AslskState, defender } from '../../state.ts'
import { removeDm } from './dm.ts'
import { alreadyActed } from './recovery.ts'
import { transferHead } from './transfer.ts'

/** 3.1: the Rally Phase, b to h in their order; a is the scenario's. */
export const rallySteps: readonly Step[] = [
  { key: 'rally.recovery', ...at('1.14'), run: (g) => bothSides(g, RECOVERY) },
  { key: 'rally.repair', ...at('1.22'), run: (g) => bothSides(g, REPAIR) },
  { key: 'rally.transfer', ...at('1.221'), run: transfers },
  { key: 'rally.selfRally', ...at('1.23'), run: (g) => bothSides(g, SELF_RALLY) },
  { key: 'rally.unitRally', ...at('1.23'), run: (g) => bothSides(g, UNIT_RALLY) },
  { key: 'rally.shock', ...at('1.31'), run: recuperate },
  { key: 'rally.dmRemoval', ...at('1.311'), run: removeDm },
]

const RECOVERY = { kind: 'recovery', title: 'Shall somebody try to pick up an abandoned Weapon?', rule: '3.1b' } as const
const REPAIR = { kind: 'repair', title: 'Shall somebody try to mend a malfunctioned Weapon?', rule: '3.1c' } as const
const SELF_RALLY = { kind: 'selfRally', title: 'Which broken unit shall try to rally by itself?', rule: '3.1e' } as const
const UNIT_RALLY = { kind: 'unitRally', title: 'Which broken unit shall a leader try to rally?', rule: '3.1f' } as const

/** 3.1: in every step the ATTACKER acts until he has finished, then the DEFENDER. A side with nothing to do is not asked. */
function* bothSides(g: Aslsk, head: typeof RECOVERY | typeof REPAIR | typeof SELF_RALLY | typeof UNIT_RALLY): Rules<void> {
  const acts: AslskActs<Acting, ActDecision> = g.state.setting.acts[head.kind]
  for (const side of [g.state.attacker, defender(g.state)])
    yield* actUntilDone(g, acts, { side }, (s) => ({ ...head, about: () => withOptions(s, acts, { side }) }))
}

/** 3.1d: Weapons change hands before anybody rallies. */
function* transfers(g: Aslsk): Rules<void> {
  for (const side of [g.state.attacker, defender(g.state)]) {
    const asked = { side, rule: '3.1d', unitProblems: alreadyActed }
    yield* actUntilDone(g, g.state.setting.acts.transfer, asked, (s) => transferHead(s, asked))
  }
}

/** What can be done, each with its odds. */
function withOptions(s: AslskState, acts: AslskActs<Acting, ActDecision>, asked: Acting): { readonly options: readonly object[] } {
  const options = acts.rows.flatMap((row) => (row.ends ? [] : [...row.candidates(s, asked)]))
  return { options: options.map((option) => ({ ...option, ...(acts.preview(s, asked, option) as object | null) })) }
}
