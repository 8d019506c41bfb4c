import { ptoRule } from '../pacific/pto-terrain.ts'
import type { Scenario, SpecialRule } from '../scenario/types.ts'
import type { Side, Weapon } from '../state.ts'
import { SIDES } from '../state.ts'

type ConcealmentRule = Extract<SpecialRule, { readonly type: 'concealment' }>

function concealmentRule({ rules = [] }: Pick<Scenario, 'rules'>): ConcealmentRule | undefined {
  return rules.find((rule): rule is ConcealmentRule => rule.type === 'concealment')
}

/** 8.3: concealment exists with PTO Terrain, or where a special rule says so. */
export function isConcealmentInEffect(scenario: Pick<Scenario, 'rules'>): boolean {
  return ptoRule(scenario) !== undefined || concealmentRule(scenario) !== undefined
}

/** 8.3: the concealment counters that a side has for its set-up. */
export function countersOf(scenario: Pick<Scenario, 'rules'>, side: Side): number {
  return concealmentRule(scenario)?.[side] ?? 0
}

/** 6.4, 8.1.8: Guns and Japanese Infantry may set up hidden in any scenario. */
export function mayHide(scenario: Scenario, weapons: readonly Weapon[]): boolean {
  if (weapons.some(({ ordnance }) => ordnance !== undefined && ordnance.ca >= 0)) return true
  return SIDES.some((side) => scenario.sides[side].nation === 'japanese')
}
