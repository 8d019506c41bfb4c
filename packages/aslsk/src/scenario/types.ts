export type { Area, BoardPlacement } from '@firegroup/hexmap'
/** A scenario as data: docs/scenario-format.md. The types are those of its schema. */
export type { BalanceProvision, Condition, CountOf, Group, RulingOptions, Scenario, SideSpec, SpecialRule, Victory } from './schema.ts'
