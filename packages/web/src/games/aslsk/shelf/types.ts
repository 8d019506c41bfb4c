/** Parts of the rules' own types that the rules do not name outside. */
import type { Scenario, Side } from '@firegroup/aslsk'

export type Group = Scenario['sides'][Side]['groups'][number]
