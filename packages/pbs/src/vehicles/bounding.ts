import type { AslskState } from '@firegroup/aslsk'
import { keptBy, type OpenQuestion, type Problem, refuse } from '@firegroup/kernel'
import { pbsOf } from '../kept.ts'
import type { Memory } from '../memory.ts'

/** What a vehicle fires on the move, as far as it says who fires. */
interface OnTheMove {
  readonly type: string
  readonly unit?: number
  readonly weapon?: number
}

/**
 * PBS-OFT-09, B42: a vehicle that sits with MP left fires no more on the move once its moving-target DRM changes no more and ordnance has looked at it for the
 * last time; until it spends MP to move again. PBS-OFT-10: with the rate that its gun has kept it still may. A rule on whoever attacks: it is refused with
 * its reason, like anything else that is not allowed.
 */
export function withoutBoundingFire(s: AslskState, open: OpenQuestion): OpenQuestion {
  const options = pbsOf(s)?.options
  if (open.question.kind !== 'move' || !options?.parts.firstFire || !options.switches.limitsBoundingFire) return open
  // against the book, where anything may be hidden, the refusal would tell that something has looked
  if (options.mode === 'opponent' && s.setting.fog) return open
  const still = keptBy<Memory>(s, { id: 'pbs' })?.mph?.still
  if (still === undefined || !s.move?.stack.some((id) => id === still)) return open
  const { question } = open
  const forbids = (decision: unknown): boolean => {
    const { type, unit, weapon } = decision as OnTheMove
    if (type === 'vehicleFire') return unit === still
    const gun = type === 'ordnance' && weapon !== undefined ? s.weapons[weapon] : undefined
    return gun?.owner === still && !gun.keptRate
  }
  const problems = (decision: unknown): readonly Problem[] =>
    forbids(decision) ? refuse('PBS-OFT-09', 'By the book it fires no more on the move before it moves on.') : question.problems(decision)
  return {
    seat: open.seat,
    question: {
      kind: question.kind,
      title: question.title,
      rule: question.rule,
      schema: question.schema,
      about: question.about,
      *candidates() {
        for (const decision of question.candidates()) if (!forbids(decision)) yield decision
      },
      problems,
      ...(question.preview ? { preview: (decision: unknown) => question.preview!(decision) } : {}),
    },
  }
}
