import { type AslskState, type Side, type Unit, weaponTypeOf } from '@firegroup/aslsk'
import { isVehicle, placeOf, RESERVE } from '@firegroup/aslsk/queries'
import { type Described, integer, listOf, oneOf, optional, type Problem, record, text } from '@firegroup/kernel'
import { behaviourName } from '../data/referee-tables.ts'
import type { HipMemory, HipStack } from '../memory.ts'

/** PBS-HIP-03, PBS-HIP-05: a hidden stack as a scenario gives it: a group of the order of battle or units by number, how it behaves, and where its counters lie. */
export const hipSchema = record({
  side: oneOf('allied', 'axis'),
  group: optional(text({ max: 40 })),
  units: optional(listOf(integer(0, 9999), { min: 1, max: 20 })),
  behaviour: behaviourName,
  counters: optional(listOf(text({ max: 12 }), { max: 2 })),
})
export type HipChoice = Described<typeof hipSchema>

/** Takes the hidden stacks off the map: from now on nobody knows where they are, for they are nowhere. */
export function beginHip(
  s: AslskState,
  choices: readonly HipChoice[],
): { readonly memory: HipMemory; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const stacks: HipStack[] = []
  for (const [i, choice] of choices.entries()) {
    const path = `pbs.hip[${i}]`
    const complain = (message: string) => problems.push({ message: `${path}: ${message}` })
    const group =
      choice.group === undefined ? undefined : s.setting.groups.find(({ id, side }) => id === choice.group && side === choice.side)
    if (choice.group !== undefined && !group) complain(`there is no group '${choice.group}' of that side.`)
    const ids = group ? group.units : (choice.units ?? [])
    const area = group?.area ?? s.setting.groups.find(({ units }) => ids.every((id) => units.some((each) => each === id)))?.area
    const units = ids.map((id) => s.units[id]).filter((unit): unit is Unit => unit !== undefined && unit.side === choice.side)
    if (units.length === 0 || units.length < ids.length) complain('it must name units of that side.')
    const counters = (choice.counters ?? []).map((hex) => placeOf(s, hex))
    // PBS-HIP-06: two counters; Control has one, which lies nowhere (GAPS B17)
    if (counters.length !== (choice.behaviour === 'control' ? 0 : 2)) complain('it must have two counters on the map, or none for Control.')
    if (counters.some((hex) => hex < 0)) complain('a counter lies in a hex that the map does not have.')
    // PBS-HIP-02
    if (units.length > 1 && units.some((unit) => isBig(s, unit))) complain('a Gun or a vehicle is a stack by itself.')
    for (const unit of units) unit.at = RESERVE
    stacks.push({
      side: choice.side,
      units: units.map(({ id }) => id),
      behaviour: choice.behaviour,
      counters,
      area: area ? [...area] : Array.from({ length: s.setting.map.size }, (_, hex) => hex),
      labor: 0,
      tried: [],
    })
  }
  return { memory: { stacks, secured: [] }, problems }
}

/** A vehicle, or the crew of a Gun. */
export function isBig(s: AslskState, unit: Unit): boolean {
  return isVehicle(unit) || s.weapons.some((weapon) => weapon.owner === unit.id && weapon.ordnance !== undefined && weapon.ordnance.ca >= 0)
}

/** What kind of stack it is: men; a Gun or vehicle that can harm armour; a Mortar, infantry Gun or other that fires nothing but High Explosive. */
export function kindOf(s: AslskState, { units }: HipStack): 'infantry' | 'highExplosive' | 'armourPiercing' {
  const big = units.map((id) => s.units[id]!).find((unit) => isBig(s, unit))
  if (!big) return 'infantry'
  const barrels = s.weapons.filter(({ owner }) => owner === big.id).flatMap((weapon) => weaponTypeOf(s, weapon).barrel ?? [])
  return barrels.some(({ ap, role }) => ap && role !== 'MTR' && role !== 'INF') ? 'armourPiercing' : 'highExplosive'
}

/** The stacks of a side that are still hidden. */
export function hiddenStacks(memory: HipMemory | undefined, side: Side): readonly HipStack[] {
  return memory?.stacks.filter((stack) => stack.side === side) ?? []
}

/** It is on the map now. */
export function forget(memory: HipMemory, stack: HipStack): void {
  memory.stacks.splice(memory.stacks.indexOf(stack), 1)
}
