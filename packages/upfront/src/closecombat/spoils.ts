import { LEGAL, oneOf, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { isGunner } from '../crew/crew.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { originOf } from '../weapons/loose.ts'
import { canCarrySecondary, isSecondary, weaponName } from '../weapons/secondary.ts'
import { takeCaptured, takeSecondary } from '../weapons/take.ts'

type What = 'weapon' | 'secondary'
export type Spoils =
  | { readonly type: 'leave' }
  | { readonly type: 'take'; readonly what: What }
  | { readonly type: 'destroy'; readonly what: What }
const WHAT: readonly What[] = ['weapon', 'secondary']
const what = oneOf('weapon', 'secondary')
export const spoilsSchema = variants({ leave: {}, take: { what }, destroy: { what } })
const LEAVE: Spoils = { type: 'leave' }

/** 20.74: the victor may take one weapon of the man whom he has just killed, or see to it that nobody will use it. The rest stays where it is. */
export function* spoils(g: Upfront, victor: Man, group: Group, loser: Man, mayTake: boolean): Rules<void> {
  const s = g.state
  if (loser.weapon === '' && loser.secondary === '') return
  const choice = yield* g.ask(victor.side, spoilsQuestion(s, victor, loser, mayTake))
  if (choice.type === 'leave') return
  const weapon = loser[choice.what]
  const destroyed = choice.type === 'destroy'
  const loose = { weapon, jammed: loser.jammed, assistant: -1, secondary: choice.what === 'secondary', of: originOf(loser) }
  g.emit({ type: 'spoils', rule: '20.74', man: victor.id, from: loser.id, weapon, destroyed })
  loser[choice.what] = ''
  if (destroyed) return
  if (choice.what === 'secondary') takeSecondary(g, victor, group, weapon, loser.secondaryJammed)
  else takeCaptured(g, victor, group, loose)
}

function spoilsQuestion(s: UpfrontState, victor: Man, loser: Man, mayTake: boolean): UpfrontQuestion<'spoils'> {
  const names = WHAT.filter((each) => loser[each] !== '').map((each) => weaponName(s, loser[each]))
  return {
    kind: 'spoils',
    title: `${s.setting.roster[victor.id]!.name} has won. What becomes of the ${names.join(' and the ')}?`,
    rule: '20.74',
    schema: spoilsSchema,
    about: { man: victor.id, from: loser.id },
    candidates() {
      const out: Spoils[] = [LEAVE]
      for (const each of WHAT)
        for (const type of ['take', 'destroy'] as const) {
          const choice: Spoils = { type, what: each }
          if (spoilsProblems(s, victor, loser, mayTake, choice).length === 0) out.push(choice)
        }
      return out
    },
    problems: (choice) => spoilsProblems(s, victor, loser, mayTake, choice),
  }
}

function spoilsProblems(s: UpfrontState, victor: Man, loser: Man, mayTake: boolean, choice: Spoils): readonly Problem[] {
  if (choice.type === 'leave') return LEGAL
  if (loser[choice.what] === '') return refuse('20.74', 'He had no such weapon.')
  if (choice.type === 'destroy') return LEGAL
  if (!mayTake || isGunner(s, victor)) return refuse('20.74', 'Whoever serves a crewed weapon takes no other.')
  if (choice.what === 'weapon') {
    const mortar = s.setting.pack.weapons[loser.weapon]?.class === 'mortar'
    return mortar ? refuse('20.74', 'Ordnance can’t be taken.') : LEGAL
  }
  if (!isSecondary(loser.secondary)) return refuse('20.74', 'That is no secondary weapon.')
  return canCarrySecondary(s, victor) ? LEGAL : refuse('21.1', 'His own weapon leaves him no hand for a secondary one.')
}
