export type { RulingOptions } from './options.ts'
/** A scenario as data: docs/scenario-format.md. The types are those of its schema. */
export type {
  Condition,
  EntrySpec,
  EventEffect,
  FortificationSpec,
  Group,
  ObjectivesSpec,
  PointsSpec,
  Scenario,
  ScenarioEventSpec,
  SideSpec,
  SpecialRule,
  UnitSpec,
  Victory,
  WeaponSpec,
} from './schema.ts'
