import type { Aslsk } from '../context.ts'
import { canSee } from '../map/los.ts'
import { disabuse } from '../scenario/control-seen.ts'
import type { AslskState, Location, Unit } from '../state.ts'
import { isGoodOrder } from '../units/units.ts'
import { isUnseen } from './unseen.ts'

/** 8.3: whether a Good Order enemy who is not hidden himself has a LOS to a unit, where it is or where it would be. */
export function isInSight(s: AslskState, unit: Unit, at: Location = unit.at): boolean {
  return watchers(s, unit, at).next().done === false
}

/** 8.3: the Good Order enemies, not hidden, who have a LOS to a unit. */
export function* watchers(s: AslskState, unit: Unit, at: Location): Generator<Unit, void> {
  for (const enemy of s.units)
    if (enemy.side !== unit.side && !enemy.hidden && isGoodOrder(enemy) && (enemy.at === at || canSee(s, enemy.at, at))) yield enemy
}

/** 6.4, 8.3: whatever hides these units is gone, for good reason. */
export function reveal(g: Aslsk, units: readonly Unit[], rule: string): void {
  for (const group of byPlace(units.filter(isUnseen))) {
    const hidden = group.filter((unit) => unit.hidden)
    for (const unit of group) uncover(unit)
    if (hidden.length > 0) for (const told of g.state.setting.hooks.unhidden) told(g, hidden)
    const { side, at } = group[0]!
    g.emit({ type: 'revealed', rule, side, at, units: group.map(({ id }) => id) }, { reveals: true })
    disabuse(g, hidden)
    for (const told of g.state.setting.hooks.revealed) told(g)
  }
}

/** Nothing hides it any more; whoever is told so is told elsewhere. The fields stay, without a value: a Unit that loses one is slower to read than all others. */
export function uncover(unit: Unit): void {
  unit.concealed = undefined
  unit.hidden = undefined
}

/** 8.3: those of them who are in LOS of a Good Order enemy lose their concealment by what they do; whoever was hidden is on the map by it (6.4). */
export function exposeInSight(g: Aslsk, units: readonly Unit[], rule: string): void {
  if (!g.state.setting.fog) return
  bringOnMap(g, units, rule)
  reveal(
    g,
    units.filter((unit) => unit.concealed && isInSight(g.state, unit)),
    rule,
  )
}

/** 8.3: whoever counts as out of LOS, whatever he does but fire. */
export function isOutOfSight(s: AslskState, unit: Unit): boolean {
  return s.setting.hooks.unwatched.some((out) => out(s, unit))
}

/** 8.3: the same for what they do in the RPh, or with their MF. */
export function exposeByActivity(g: Aslsk, units: readonly Unit[], rule: string): void {
  if (!g.state.setting.fog) return
  bringOnMap(g, units, rule)
  exposeInSight(
    g,
    units.filter((unit) => !isOutOfSight(g.state, unit)),
    rule,
  )
}

/** 6.4: hidden units come onto the map: where concealment is in effect under a counter (8.3.3), else in the open. */
export function bringOnMap(g: Aslsk, units: readonly Unit[], rule: string): void {
  const hidden = units.filter((unit) => unit.hidden)
  if (hidden.length === 0) return
  if (g.state.setting.conceals) placeConcealed(g, hidden, rule)
  else reveal(g, hidden, rule)
}

/** 8.3.3: hidden units come onto the map under a concealment counter. */
export function placeConcealed(g: Aslsk, units: readonly Unit[], rule: string): void {
  for (const group of byPlace(units.filter((unit) => unit.hidden))) {
    for (const unit of group) {
      uncover(unit)
      unit.concealed = true
    }
    for (const told of g.state.setting.hooks.unhidden) told(g, group)
    const { side, at } = group[0]!
    g.emit({ type: 'placedConcealed', rule, side, at, units: group.map(({ id }) => id) }, { reveals: true })
    disabuse(g, group)
  }
}

/** 8.3: units come under a concealment counter. */
export function conceal(g: Aslsk, units: readonly Unit[], rule: string): void {
  for (const group of byPlace(units.filter((unit) => !isUnseen(unit)))) {
    for (const unit of group) unit.concealed = true
    const { side, at } = group[0]!
    g.emit({ type: 'conceals', rule, side, at, units: group.map(({ id }) => id) })
  }
}

/** Units of one side, those of a hex together. */
function byPlace(units: readonly Unit[]): Unit[][] {
  const places = new Map<Location, Unit[]>()
  for (const unit of units) {
    const there = places.get(unit.at)
    if (there) there.push(unit)
    else places.set(unit.at, [unit])
  }
  return [...places.values()]
}
