import { integer, LEGAL, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Side, type UpfrontState } from '../state.ts'
import { CLOSEST } from './range.ts'

export const readjustSteps: readonly Step[] = [{ key: 'turn.readjust', phase: 'turn', order: 150, run: readjustRanges }]

interface Readjust {
  readonly type: 'readjust'
  /** Taken from the chits of whoever proposes it and added to the enemy's. */
  readonly by: number
}
interface Leave {
  readonly type: 'leave'
}
export type Shift = Readjust | Leave
export type Consent = { readonly type: 'agree' } | { readonly type: 'decline' }

const LEAVE: Leave = { type: 'leave' }
const CONSENT: readonly Consent[] = [{ type: 'decline' }, { type: 'agree' }]
const MOST = 9
export const proposalSchema = variants({ readjust: { by: integer(-MOST, MOST) }, leave: {} })
export const consentSchema = variants({ agree: {}, decline: {} })

/** 5.62, optional: after a reshuffle both may agree to bring range chits beyond 5 or below 0 back; every relative range stays as it is. */
function* readjustRanges(g: Upfront): Rules<void> {
  const s = g.state
  const due = s.reshuffled && s.setting.options.readjustRange && s.groups.some((group) => !group.gone && isOutside(group.range))
  s.reshuffled = false
  if (!due) return
  const side = s.active
  const wish = yield* g.ask(side, proposalQuestion(s, side))
  if (wish.type === 'leave') return
  const answer = yield* g.ask(enemyOf(side), consentQuestion(wish))
  if (answer.type === 'decline') return
  for (const group of s.groups) group.range += group.side === side ? -wish.by : wish.by
  g.emit({ type: 'rangesReadjusted', rule: '5.62', side, by: wish.by })
}

function proposalQuestion(s: UpfrontState, side: Side): UpfrontQuestion<'readjust'> {
  return {
    kind: 'readjust',
    title: 'Bring the range chits back? Every relative range stays as it is.',
    rule: '5.62',
    schema: proposalSchema,
    candidates: () => [LEAVE, ...shifts(s, side).map((by): Readjust => ({ type: 'readjust', by }))],
    problems: (decision) => (decision.type === 'readjust' && decision.by === 0 ? refuse('5.62', 'That would change nothing.') : LEGAL),
  }
}

/** The shifts that leave the chits less far outside 0 to 5 than they are. */
function shifts(s: UpfrontState, side: Side): number[] {
  const outside = (by: number) => {
    let sum = 0
    for (const group of s.groups) if (!group.gone) sum += beyond(group.range + (group.side === side ? -by : by))
    return sum
  }
  const now = outside(0)
  return Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST).filter((by) => outside(by) < now)
}

function isOutside(range: number): boolean {
  return beyond(range) > 0
}

function beyond(range: number): number {
  return range < 0 ? -range : Math.max(range - CLOSEST, 0)
}

function consentQuestion({ by }: Readjust): UpfrontQuestion<'readjustConsent'> {
  return {
    kind: 'readjustConsent',
    title: 'Your opponent would bring the range chits back. Do you agree?',
    rule: '5.62',
    schema: consentSchema,
    about: { by },
    candidates: () => CONSENT,
    problems: () => LEGAL,
  }
}
