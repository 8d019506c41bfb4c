/** Parts of the rules' own types that the rules do not name outside. */
import type { AslskState, Scenario, Side } from '@firegroup/aslsk'

export type Setting = AslskState['setting']
export type Group = Scenario['sides'][Side]['groups'][number]
