import { weaponOf } from '../crew/crew.ts'
import { fitsIntoPillbox, pillboxGroup } from '../fortifications/pillbox.ts'
import { isCommissar } from '../leaders/commissar.ts'
import { afvOf } from '../machines/machine.ts'
import { isAutomatic } from '../nations/automatics.ts'
import type { Side, UpfrontState } from '../state.ts'

/** 3.2: a group of men is two at least. */
export const FEWEST_MEN = 2

type Division = readonly (readonly number[])[]

/** Some ways to divide a force into so many groups: the men dealt out in turn or in rows, with the largest group first, last or even; vehicles by themselves. */
export function divisions(s: UpfrontState, side: Side, force: readonly number[], count: number): Division[] {
  const vehicles = force.filter((man) => afvOf(s, s.men[man]!))
  const men = force.filter((man) => !vehicles.includes(man))
  const box = pillboxGroup(s, side)
  if (box >= 0) return withPillbox(s, men, vehicles, count, box)
  const onFoot = footGroups(s, men, count - vehicles.length)
  if (vehicles.length === 0) return onFoot
  const apart = vehicles.map((vehicle) => [vehicle])
  return onFoot.flatMap((groups) => [
    [...groups, ...apart],
    [...groups.slice(0, 1), ...apart, ...groups.slice(1)],
  ])
}

function footGroups(s: UpfrontState, men: readonly number[], count: number): number[][][] {
  if (count < 1) return []
  if (count === 1) return [[[...men]]]
  // 15.51, 46.4: the Commissar to the first group, which is the largest, and one automatic weapon after the other to the next
  const rank = (man: number) => (isCommissar(s, man) ? 2 : isAutomatic(s, man) ? 1 : 0)
  const apart = men.toSorted((a, b) => rank(b) - rank(a))
  return [dealt(men, count), dealt(apart, count), inRows(men, count), oneLarge(men, count), oneLarge(men, count).reverse()]
}

/** 23.3: how many go into it. */
const CREWS = [3, 2]

/** 23.2: a few men with the best guns that fit in where the Pillbox will be. */
function withPillbox(s: UpfrontState, men: readonly number[], vehicles: readonly number[], count: number, box: number): Division[] {
  const guns = (man: number) => weaponOf(s, s.men[man]!)?.fp?.[3] ?? 0
  const fit = men.filter((man) => fitsIntoPillbox(s, man)).sort((a, b) => guns(b) - guns(a) || a - b)
  // 46.4: one machine gun, and riflemen with it
  const [gunner, ...others] = fit
  const riflemen = others.filter((man) => !isAutomatic(s, man))
  return CREWS.flatMap((room) => {
    const inside = gunner === undefined ? [] : [gunner, ...riflemen.slice(0, room - 1)]
    const rest = men.filter((man) => !inside.includes(man))
    return footGroups(s, rest, count - vehicles.length - 1).map((groups) => [
      ...groups.slice(0, box),
      inside,
      ...groups.slice(box),
      ...vehicles.map((vehicle) => [vehicle]),
    ])
  })
}

function dealt(men: readonly number[], count: number): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => [])
  men.forEach((man, i) => {
    groups[i % count]!.push(man)
  })
  return groups
}

function inRows(men: readonly number[], count: number): number[][] {
  return Array.from({ length: count }, (_, i) =>
    men.slice(Math.floor((i * men.length) / count), Math.floor(((i + 1) * men.length) / count)),
  )
}

/** As many as may be in the first group, and two in each of the others. */
function oneLarge(men: readonly number[], count: number): number[][] {
  const large = men.length - FEWEST_MEN * (count - 1)
  return [men.slice(0, large), ...inRows(men.slice(large), count - 1)]
}
