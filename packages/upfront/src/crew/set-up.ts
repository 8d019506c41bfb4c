import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { groupOfMan } from '../groups/groups.ts'
import type { UpfrontState } from '../state.ts'
import { isGunner } from './crew.ts'

/** 11.12: who assists whom when play begins. */
export interface CrewPair {
  readonly gunner: number
  readonly assistant: number
}

/** 11.1, 11.11: each assistant stands next to his gunner, has no crew-served weapon himself, and serves only one. */
export function crewSetUpProblems(s: UpfrontState, groups: readonly (readonly number[])[], crews: readonly CrewPair[]): readonly Problem[] {
  for (const [i, { gunner, assistant }] of crews.entries()) {
    const men = groups.find((each) => each.includes(gunner))
    if (!men?.includes(assistant)) return refuse('11.1', 'An assistant is in the same group as his gunner.')
    if (!isGunner(s, s.men[gunner]!)) return refuse('11.1', 'His weapon needs no crew.')
    if (s.setting.roster[assistant]!.machine) return refuse('34.1', 'The crew of a gun has no other weapon.')
    if (isGunner(s, s.men[assistant]!)) return refuse('11.11', 'He has a crew-served weapon of his own.')
    if (Math.abs(men.indexOf(gunner) - men.indexOf(assistant)) !== 1) return refuse('11.11', 'The assistant must stand next to the gunner.')
    if (crews.some((other, j) => j < i && (other.gunner === gunner || other.assistant === assistant)))
      return refuse('11.1', 'One assistant for one gunner.')
  }
  return LEGAL
}

export function designateCrews(g: Upfront, crews: readonly CrewPair[]): void {
  for (const { gunner, assistant } of crews) {
    g.state.men[assistant]!.assists = gunner
    g.emit({ type: 'crewed', rule: '11.12', group: groupOfMan(g.state, gunner)!.id, gunner, assistant })
  }
}

/** These groups with every gunner served, as far as there are men: each takes the first free one, who comes to stand behind him. Null without gunners. */
export function fullyCrewed(
  s: UpfrontState,
  groups: readonly (readonly number[])[],
): { readonly groups: readonly (readonly number[])[]; readonly crews: readonly CrewPair[] } | null {
  const crews: CrewPair[] = []
  const placed = groups.map((men) => {
    const order = men.slice()
    for (const gunner of men) {
      if (!isGunner(s, s.men[gunner]!)) continue
      const assistant = order.find(
        (man) => !isGunner(s, s.men[man]!) && !s.setting.roster[man]!.machine && crews.every((pair) => pair.assistant !== man),
      )
      if (assistant === undefined) continue
      order.splice(order.indexOf(assistant), 1)
      order.splice(order.indexOf(gunner) + 1, 0, assistant)
      crews.push({ gunner, assistant })
    }
    return order
  })
  return crews.length > 0 ? { groups: placed, crews } : null
}
