import { forceVariants } from '@firegroup/hexgame'
import type { Variant } from '@firegroup/kernel'
import { type Pack, packOf, unitType } from './data/counters.ts'
import type { Scenario } from './scenario/types.ts'
import { SIDES } from './state.ts'

/** What a designer would try to balance a scenario: another length, another squad, another leader, no smoke, and what the scenario itself provides. */
export function variants(given: object): readonly Variant[] {
  const scenario = given as Scenario
  const pack = packOf(scenario)
  return [
    ...forceVariants(scenario, {
      isSquad: (type) => unitType(pack, type).kind === 'squad',
      nameOf: (type) => unitType(pack, type).name,
      labelOf: (type) => unitType(pack, type).label,
      leadersLike: (type) => leadersLike(pack, type),
    }),
    ...balances(scenario),
    smoke(scenario),
  ]
}

/** 1.2.1: who has the better modifier leads better; of two with the same, who has the better morale. */
function leadersLike(pack: Pack, type: string): readonly string[] {
  const { kind, nation, branch } = unitType(pack, type)
  if (kind !== 'leader') return []
  return [...pack.infantry.values()]
    .filter((other) => other.kind === 'leader')
    .filter((other) => other.nation === nation && other.branch === branch)
    .toSorted((a, b) => b.leadership - a.leadership || a.morale - b.morale)
    .map(({ id }) => id)
}

function balances(scenario: Scenario): Variant[] {
  return SIDES.flatMap((side) => {
    const provision = scenario.balance?.[side]
    if (!provision || scenario.balanceFor === side) return []
    return [{ id: `${side}-balance`, title: `Balance: ${provision.text.replace(/\.$/, '')}`, scenario: { ...scenario, balanceFor: side } }]
  })
}

function smoke(scenario: Scenario): Variant {
  const rules = scenario.rules ?? []
  const others = rules.filter(({ type }) => type !== 'noSmokeGrenades')
  if (others.length < rules.length) return { id: 'smoke', title: 'Smoke grenades for all', scenario: { ...scenario, rules: others } }
  const none = { type: 'noSmokeGrenades', text: 'Nobody has smoke grenades.' } as const
  return { id: 'no-smoke', title: 'No smoke grenades', scenario: { ...scenario, rules: [...rules, none] } }
}
