/** Why units don't get to a hex: what it costs, what they have, and what would change it. */
import { type AslskState, costBeyond, leftTogether, type Place, reachable } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { nameOf } from '../../../../play/controller/draft.ts'
import { factors } from '../figures.ts'
import { unitWords } from '../words.ts'

type Mode = 'assault' | 'double' | undefined

export function outOfReach(s: AslskState, ids: readonly number[], place: Place, mode: Mode): Problem {
  const units = ids.map((id) => s.units[id]!)
  const rule = '3.3.1'
  const title = `${nameOf(s, place)} is out of reach.`
  if (s.units.some(({ at, side }) => at === place && side !== units[0]!.side))
    return { rule: '3.3', message: `${title} The enemy is there: Infantry enters his hex in the Advance Phase, not in the Movement Phase.` }
  if (mode === 'assault') {
    const normal = reachable(s, units, undefined, place).find((way) => way.place === place)
    const instead = normal ? ` A normal move would get there for ${factors(normal.mf)} MF.` : ''
    return { rule, message: `${title} Assault Movement goes one hex, and may not take all the MF.${instead}` }
  }
  const cost = costBeyond(s, units, place, mode)
  if (cost === null) return { rule, message: `${title} No way leads there from here.` }
  const who = ids.length === 1 ? unitWords(s, ids[0]!) : 'the stack'
  return {
    rule,
    message: `${title} It costs ${factors(cost)} MF from here, and ${who} has ${factors(Math.max(0, leftTogether(s, units, mode)))}. ${change(s, units, place, mode)}`,
  }
}

type Units = Parameters<typeof reachable>[1]

/** What would bring them there, the surest first. */
function change(s: AslskState, units: Units, place: Place, mode: Mode): string {
  const fresh = units.every((unit) => unit.mode === 'still')
  const isThere = (way: { readonly place: Place }): boolean => way.place === place
  if (fresh && mode === undefined && reachable(s, units, 'double', place).some(isThere))
    return `Double Time would give ${factors(leftTogether(s, units, 'double'))}, with a CX marker until its next move.`
  const alone = units.filter((unit) => reachable(s, [unit], mode, place).some(isThere))
  if (units.length > 1 && alone.length > 0) return `${alone.map(({ id }) => unitWords(s, id)).join(' and ')} could go there alone.`
  return 'Go part of the way now, and on in the next turn.'
}
