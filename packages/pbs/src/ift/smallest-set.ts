import type { Questions } from '../engine/questions.ts'
import type { Element } from '../memory.ts'

/** More than any Location holds that is looked at for every combination. */
const MOST = 14

/** How a set is chosen: whether it may fire at all and reaches its Minimum FP, and its FP. */
export interface Judge {
  meets(set: readonly Element[]): boolean
  fp(set: readonly Element[]): number
}

/**
 * PBS-HFD-07 to PBS-HFD-10: the smallest set that reaches Minimum FP: one that does it alone, by the order of preference; else the fewest that do, then the
 * least FP, then as few half squads and crews with a support weapon as can be. Those who are equal in all that come back together, in a fixed order: chance
 * decides between them. Empty where no set does.
 */
export function smallestSets(ask: Questions, elements: readonly Element[], judge: Judge): readonly (readonly Element[])[] {
  const ones = elements.map((element) => [element]).filter((set) => judge.meets(set))
  if (ones.length > 0) return least(ones, ([element]) => preference(ask, element!, judge))
  for (let size = 2; size <= elements.length; size++) {
    const sets = combinations(elements.slice(0, MOST), size).filter((set) => judge.meets(set))
    if (sets.length > 0) return least(sets, (set) => [judge.fp(set), set.filter((element) => isHalfWithWeapon(ask, element)).length])
  }
  return []
}

/**
 * PBS-HFD-08: unconcealed; not manning a support weapon; not in Sustained Fire; least FP; the one with the MG of least FP; the one with another support
 * weapon.
 */
function preference(ask: Questions, element: Element, judge: Judge): readonly number[] {
  const unit = ask.s.units[element.unit]!
  const weapons = ask.weaponsOf(unit)
  const guns = weapons.filter(({ id }) => ask.isMachineGun({ unit: unit.id, weapon: id }))
  const sustained = element.weapon >= 0 && ask.stateOf(element) !== 'first'
  const gunFp = Math.min(...guns.map(({ id }) => ask.printedFp({ unit: unit.id, weapon: id })), 99)
  return [
    ask.isConcealed(unit) ? 1 : 0,
    weapons.length > 0 ? 1 : 0,
    sustained ? 1 : 0,
    judge.fp([element]),
    gunFp,
    weapons.length > guns.length ? 0 : 1,
  ]
}

/** PBS-HFD-10 */
function isHalfWithWeapon(ask: Questions, { unit }: Element): boolean {
  const firer = ask.s.units[unit]!
  return ask.isHalf(firer) && ask.weaponsOf(firer).length > 0
}

/** All that are least, by the first key in which they differ. */
function least<T>(all: readonly T[], keysOf: (one: T) => readonly number[]): T[] {
  let best: T[] = []
  let bestKeys: readonly number[] = []
  for (const one of all) {
    const keys = keysOf(one)
    const at = bestKeys.findIndex((key, i) => key !== keys[i])
    const difference = at < 0 ? 0 : keys[at]! - bestKeys[at]!
    if (best.length === 0 || difference < 0) {
      best = [one]
      bestKeys = keys
    } else if (difference === 0) best.push(one)
  }
  return best
}

function combinations<T>(all: readonly T[], size: number, from = 0): T[][] {
  if (size === 0) return [[]]
  const found: T[][] = []
  for (let i = from; i <= all.length - size; i++) for (const rest of combinations(all, size - 1, i + 1)) found.push([all[i]!, ...rest])
  return found
}
