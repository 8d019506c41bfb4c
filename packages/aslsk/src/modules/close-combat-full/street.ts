import { integer, LEGAL, listOf, type Modifier, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { reactionWorth } from '../../advice/vehicle-combat.ts'
import { askChoice, type Choosing } from '../../choices.ts'
import type { Aslsk } from '../../context.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { shotCapProblems } from '../../fire/firers.ts'
import { recordShot } from '../../fire/marks.ts'
import { residualAttack } from '../../fire/residual.ts'
import { adjacent, hasRoad, isBuilding, nameOf, neighbours } from '../../map/terrain.ts'
import { onVehicleProblems } from '../../phases/close-combat/exchange.ts'
import { paatc, takesPaatc } from '../../phases/close-combat/paatc.ts'
import { markReaction } from '../../phases/close-combat/reaction.ts'
import { resolveTogether } from '../../phases/close-combat/resolution.ts'
import { relocate } from '../../phases/rout/weapons.ts'
import { fitsInOneHex } from '../../scenario/room.ts'
import type { AslskState, Hex, Location, Side, Unit } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { infantryOf, isGoodOrder, isInfantry, isLeader, isMmc, isVehicle, typeOf, unitsOf, weaponsOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import { unitInPlace, unitList } from '../../words/names.ts'
import { STREET_DRM } from './data.ts'
import { fightOf, remember } from './state.ts'

/** A11.8: a road Location with building hexes on both sides: two around it that are not neighbours. */
function isStreet(s: AslskState, at: Hex, from: Hex): boolean {
  if (!hasRoad(s, at) || isBuilding(s, at) || !isBuilding(s, from) || !adjacent(s, from, at)) return false
  return neighbours(s, at).some((hex) => hex !== from && isBuilding(s, hex) && !adjacent(s, hex, from))
}

/** A11.8: who advances out of a building on a vehicle in the street is a street fighter, and remembers where he came from. */
export function rememberFighters(
  g: Aslsk,
  { units, at, from }: { readonly units: readonly number[]; readonly at: Hex; readonly from?: Hex },
): undefined {
  const s = g.state
  if (from === undefined || !isStreet(s, at, from)) return
  const fighters = units.filter((id) => s.units[id]!.at === at && vehiclesAt(s, at).some(({ side }) => side !== s.units[id]!.side))
  if (fighters.length > 0) remember(s, { street: [...fightOf(s).street, ...fighters.map((unit) => ({ unit, from }))] })
}

/** A11.8: -1 for them and +1 against them, instead of what an ambush would give; where there has been one, that counts. */
export function streetModifier(s: AslskState, by: readonly Unit[], on: readonly Unit[]): Modifier | undefined {
  if (s.combat?.ambusher) return undefined
  const fights = (units: readonly Unit[]) => units.some(({ id }) => fightOf(s).street.some(({ unit }) => unit === id))
  if (on[0] && isVehicle(on[0]) && (fights(by) || isPassedBy(s, on[0], by)))
    return { rule: 'A11.8', label: 'Street Fighting', value: STREET_DRM.by }
  return fights(on) || (by[0] && isVehicle(by[0]) && isStatus(s, by[0], 'bypass'))
    ? { rule: 'A11.8', label: 'Street Fighting', value: STREET_DRM.on }
    : undefined
}

/** A11.8, D7.21: a vehicle that goes, or stands, past the obstacle in which men are; on its way only those are quick enough who have not fired. */
function isPassedBy(s: AslskState, vehicle: Unit, by: readonly Unit[]): boolean {
  if (!isStatus(s, vehicle, 'bypass')) return false
  return s.phase !== 'movement' || by.every((unit) => unit.fire === 'none' && weaponsOf(s, unit).every((weapon) => weapon.fire === 'none'))
}

const RETURN = 'streetFighters'

export interface GoBack {
  readonly type: 'goBack'
  readonly unit: number
}

/** A11.8: a street fighter goes back to where he came from. */
export const goBack: AslskAct<Choosing, GoBack> = {
  type: 'goBack',
  rule: 'A11.8',
  fields: { unit: integer(0) },
  *candidates(s, choosing) {
    if (choosing.of !== RETURN) return
    for (const { unit } of fightOf(s).street) if (backProblems(s, choosing, unit).length === 0) yield { type: 'goBack', unit }
  },
  problems: (s, choosing, { unit }) => backProblems(s, choosing, unit),
  perform(g, _, { unit }) {
    const { from } = fightOf(g.state).street.find((each) => each.unit === unit)!
    relocate(g.state, g.state.units[unit]!, from as Location)
    g.emit({ type: 'close-combat-full:leaves', rule: 'A11.8', of: { unit, to: from } })
    return undefined
  },
  describe: (s, { unit }) => `Go back with ${unitInPlace(s, unit)}`,
}

function backProblems(s: AslskState, { side, of, at }: Choosing, id: number): readonly Problem[] {
  const unit = s.units[id]
  const came = fightOf(s).street.find((each) => each.unit === id)
  if (of !== RETURN || !came || unit?.side !== side || unit.at !== at) return refuse('A11.8', 'That is none of your street fighters.')
  const { label } = typeOf(s, unit)
  if (unit.broken || unit.pinned) return refuse('A11.8', `The ${label} is broken or pinned and stays in the street.`)
  if (isStatus(s, unit, 'wire')) return refuse('A11.8', `The ${label} is on wire and stays in the street.`)
  if (!fitsInOneHex(s, [...unitsOf(s, side, came.from), unit], came.from))
    return refuse('3.3.1', `There is no room left in ${nameOf(s, came.from)}.`)
  return LEGAL
}

/** A11.8: when the Close Combat is over. */
export function* sendBack(g: Aslsk, { at }: { readonly at: Hex }): Rules<void> {
  const [first] = fightOf(g.state).street
  if (!first) return
  const { side } = g.state.units[first.unit]!
  yield* askChoice(g, { side, of: RETURN, at }, `The street fight in ${nameOf(g.state, at)} is over: who goes back?`, 'A11.8')
}

/** D7.21: men in a building dash out at a vehicle that moves in the street before them. */
export interface StreetAttack {
  readonly type: 'streetAttack'
  readonly by: readonly number[]
  readonly vehicle: number
}

export const streetAttack: AslskAct<Occasion, StreetAttack> = {
  type: 'streetAttack',
  rule: 'D7.21',
  fields: { by: listOf(integer(0, 9999), { min: 1, max: 2 }), vehicle: integer(0, 9999) },
  *candidates(s, occasion) {
    for (const vehicle of occasion.expenditure?.units ?? []) {
      const target = s.units[vehicle]!
      if (!isVehicle(target)) continue
      for (const hex of neighbours(s, target.at))
        for (const by of groups(s, infantryOf(s, occasion.side, hex))) {
          const decision: StreetAttack = { type: 'streetAttack', by, vehicle }
          if (streetProblems(s, occasion, decision).length === 0) yield decision
        }
    }
  },
  problems: streetProblems,
  perform(g, occasion, decision) {
    dashOut(g, occasion, decision)
    return undefined
  },
  describe: (s, { by, vehicle }) => `Dash out at ${unitList(s, [vehicle])} with ${unitList(s, by)}`,
}

function groups(s: AslskState, men: readonly Unit[]): number[][] {
  const found = men.map((unit) => [unit.id as number])
  for (const mmc of men) if (isMmc(s, mmc)) for (const leader of men) if (isLeader(s, leader)) found.push([mmc.id, leader.id])
  return found
}

function streetProblems(s: AslskState, { side, expenditure }: Occasion, { by, vehicle: id }: StreetAttack): readonly Problem[] {
  const vehicle = s.units[id]
  if (
    !vehicle ||
    !isVehicle(vehicle) ||
    vehicle.side === side ||
    vehicle.at !== expenditure?.at ||
    !expenditure.units.some((unit) => unit === id)
  )
    return refuse('D7.21', `Unit ${id} is no vehicle that moves here now.`)
  for (const each of by) {
    const unit = s.units[each]
    if (unit?.side !== side || !isInfantry(unit)) return refuse('D7.21', `Unit ${each} is none of your Infantry.`)
    const { label } = typeOf(s, unit)
    if (!isStreet(s, vehicle.at, unit.at)) return refuse('D7.21', `The ${label} is in no building beside a street with another across it.`)
    if (unit.at !== s.units[by[0]!]!.at) return refuse('D7.21', 'They dash out of one hex.')
    if (!isGoodOrder(unit) || unit.pinned) return refuse('D7.21', `The ${label} is not in Good Order, or is pinned.`)
    if (unit.fire !== 'none' || weaponsOf(s, unit).some((weapon) => weapon.fire !== 'none'))
      return refuse('D7.21', `The ${label} has fired already.`)
    const often = shotCapProblems(s, expenditure, `u${each}`)
    if (often.length > 0) return often
  }
  return onVehicleProblems(s, by, [id])
}

/** D7.21, D7.211: a PAATC, residual fire that lies there, the attack, and back again, unless they are broken or pinned. */
function dashOut(g: Aslsk, { side, expenditure }: Occasion, { by, vehicle }: StreetAttack): void {
  const s = g.state
  const units = by.map((id) => s.units[id]!)
  const from = units[0]!.at
  const target = s.units[vehicle]!
  const mmc = units.find((unit) => takesPaatc(s, unit))
  if (mmc && !paatc(g, mmc, '3.3.4')) return
  for (const unit of units) {
    recordShot(s, `u${unit.id}`, expenditure!)
    relocate(s, unit, target.at)
  }
  g.emit({ type: 'close-combat-full:dashes', rule: 'D7.21', of: { units: by, to: target.at } })
  residualAttack(g, { units: units.map(({ id }) => id), at: target.at, mf: 2, kind: 'enter', residualDone: true })
  const able = units.filter((unit) => unit.at === target.at && !unit.broken && !unit.pinned)
  if (able.length > 0) {
    remember(s, { street: able.map(({ id }) => ({ unit: id, from })) })
    resolveTogether(g, [{ side, by: able.map(({ id }) => id), on: [target.id] }], 'reaction')
    remember(s, { street: [] })
  }
  for (const unit of units) {
    if (unit.at !== target.at) continue
    markReaction(s, unit)
    if (!unit.broken && !unit.pinned && !isStatus(s, unit, 'wire')) relocate(s, unit, from)
  }
}

/** As CC Reaction Fire in one's own hex, at the risk of the way. */
export function streetAdvice(s: AslskState, _: Side, decision: StreetAttack): number {
  return reactionWorth(s, { ...decision, type: 'reaction' }) - 0.2
}
