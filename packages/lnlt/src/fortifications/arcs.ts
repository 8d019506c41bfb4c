import type { Problem } from '@firegroup/kernel'
import { hexOf, nameOf } from '../map/location.ts'
import type { LnltState, Location } from '../state.ts'
import { isBeforeFront, isInside, shelterOf } from './places.ts'

/**
 * 21.1, 21.1.2, 10.7: out of a Bunker or Cave one fires only to its front, and in only from there; to and from its own hex as between neighbours. What goes
 * in from any side (Satchels, shells) is bound by the firer's own arc alone.
 */
export function arcProblem(s: LnltState, from: Location, at: Location, goesIn: boolean): Problem | null {
  if (!isInside(from) && !isInside(at)) return null
  if (hexOf(from) === hexOf(at)) return null
  const out = shelterOf(s, from)
  if (out && !isBeforeFront(s, out, at))
    return { rule: ruleOf(out.kind), message: `${nameOf(s.setting, at)} is not in front of ${nameOf(s.setting, from)}.` }
  const into = goesIn ? undefined : shelterOf(s, at)
  if (into && !isBeforeFront(s, into, from))
    return {
      rule: into.kind === 'bunker' ? '21.1.2' : '10.7',
      message: `From ${nameOf(s.setting, from)} nobody fires into ${nameOf(s.setting, at)}: it is not before its front.`,
    }
  return null
}

function ruleOf(kind: string): string {
  return kind === 'bunker' ? '21.1' : '10.7'
}
