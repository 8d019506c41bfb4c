import type { CountOf, Group, Scenario, SideSpec } from './types.ts'

/** 1.3: the scenario as it is played: with the balance provision that is in force, and the ELR that a special rule sets. */
export function withProvisions(scenario: Scenario): Scenario {
  return withElrRules(withBalance(scenario))
}

function withBalance(scenario: Scenario): Scenario {
  const side = scenario.balanceFor
  const provision = side && scenario.balance?.[side]
  if (!provision) return scenario
  const { add, turns, elr } = provision
  const spec = scenario.sides[side]
  const groups = add ? spec.groups.map((group) => (group.id === add.group ? reinforced(group, add) : group)) : spec.groups
  const favoured: SideSpec = { ...spec, groups, elr: elr ?? spec.elr }
  return { ...scenario, turns: turns ?? scenario.turns, sides: { ...scenario.sides, [side]: favoured } }
}

function reinforced(group: Group, more: { readonly units?: readonly CountOf[]; readonly weapons?: readonly CountOf[] }): Group {
  return { ...group, units: [...group.units, ...(more.units ?? [])], weapons: [...(group.weapons ?? []), ...(more.weapons ?? [])] }
}

function withElrRules(scenario: Scenario): Scenario {
  let { sides } = scenario
  for (const rule of scenario.rules ?? []) {
    if (rule.type === 'elr') sides = { ...sides, [rule.side]: { ...sides[rule.side], elr: rule.elr } }
  }
  return { ...scenario, sides }
}
