/** Everything that comes with the games. Who needs one game only takes it from that game's own entry, and a single board from its own. */
import type { MapSpec } from '@firegroup/hexmap'
import * as aslsk from './aslsk.ts'
import { byId } from './by-id.ts'
import * as lnlt from './lnlt.ts'
import * as upfront from './upfront.ts'

const shipped = { aslsk: aslsk.scenarios, lnlt: lnlt.scenarios, upfront: upfront.scenarios }

type Shipped = typeof shipped
export type AnyScenario = Shipped[keyof Shipped][number]

export const boards: readonly MapSpec[] = [...aslsk.boards, ...lnlt.boards]
export const scenarios: readonly AnyScenario[] = Object.values(shipped).flat()

export const board: (id: string) => MapSpec = byId('board', boards)
export const scenario: (id: string) => AnyScenario = byId('scenario', scenarios)

/** The scenarios of one system. */
export function scenariosOf<S extends keyof Shipped>(system: S): Shipped[S] {
  return shipped[system]
}
