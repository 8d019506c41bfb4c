import { flag, integer, LEGAL, listOf, optional, type Problem, type Rules, record, refuse, text } from '@firegroup/kernel'
import { listed, numberWord } from '@firegroup/kernel/words'
import { type Acting, type AslskAct, askFor } from '../acts.ts'
import { knownBy } from '../concealment/known-state.ts'
import { type MayKeepUnseen, mayKeepUnseen, type UnseenSetUp, unseenProblems } from '../concealment/set-up.ts'
import type { Aslsk } from '../context.ts'
import { apartProblems } from '../pacific/marines.ts'
import type { DeployedGroup } from '../setting.ts'
import { type AslskState, enemyOf, type Hex, type Side, type Unit, type Weapon } from '../state.ts'
import { hasUnits, isMmc, isVehicle, typeOf, unitsOf, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { fitsWithGuns } from './room.ts'
import { suggestions } from './suggestions.ts'

/** Where every unit of some groups goes, and who has which Weapon: one decision. */
export interface Deployment extends UnseenSetUp {
  readonly type: 'place'
  readonly units: readonly PlacedUnit[]
  readonly weapons: readonly GivenWeapon[]
  /** 8.4: Marine squads that come as two half squads. */
  readonly apart?: readonly number[]
}

/** A unit and its hex; a vehicle's hull and turret point at hexspines, or where most of the enemy is, and its crew may be exposed. */
export interface PlacedUnit {
  readonly unit: number
  readonly hex: string
  readonly vca?: number
  readonly tca?: number
  readonly exposed?: boolean
}

/** A Weapon and who has it; a Gun points at a hexspine, or where most of the enemy is. */
export interface GivenWeapon {
  readonly weapon: number
  readonly unit: number
  readonly ca?: number
}

/** A side and the groups that it places now. */
export interface Deploying extends Acting {
  readonly groups: readonly DeployedGroup[]
}

/** What has to be placed, and where it may go. */
export interface AboutDeployment {
  readonly groups: readonly (Pick<DeployedGroup, 'id' | 'name' | 'units' | 'weapons'> & { readonly hexes: readonly string[] })[]
  /** 6.4, 8.3: what of it may be kept from the enemy; absent where nothing may. */
  readonly unseen?: MayKeepUnseen
}

/** How groups are placed: on the map before play, or along its edge. */
interface Placing {
  readonly kind: 'setup' | 'enter'
  readonly rule: string
  readonly verb: string
  readonly perform: (g: Aslsk, deploying: Deploying, decision: Deployment) => void
}

const spine = optional(integer(0, 5))

/** An act that places groups. Candidates are a few sensible suggestions; any legal deployment is accepted. */
export function placing({ kind, rule, verb, perform }: Placing): AslskAct<Deploying, Deployment> {
  return {
    type: 'place',
    rule,
    fields: {
      units: listOf(record({ unit: integer(0), hex: text({ max: 24 }), vca: spine, tca: spine, exposed: optional(flag()) }), { max: 400 }),
      weapons: listOf(record({ weapon: integer(0), unit: integer(0), ca: spine }), { max: 400 }),
      concealed: optional(listOf(text({ max: 24 }), { max: 40 })),
      hidden: optional(listOf(integer(0), { max: 100 })),
      apart: optional(listOf(integer(0), { max: 100 })),
    },
    candidates: (s, { side, groups }) => suggestions(s, side, groups),
    problems: (s, { side, groups }, decision) => deploymentProblems(s, side, groups, decision, { rule, kind }),
    perform(g, deploying, decision) {
      perform(g, deploying, decision)
      return undefined
    },
    describe: (s, decision) => deploymentWords(s, decision, verb),
  }
}

/** Asks a side to place these groups, and places them. */
export function* deploy(g: Aslsk, deploying: Deploying, head: { kind: 'setup' | 'enter'; title: string; rule: string }): Rules<void> {
  const acts = g.state.setting.acts[head.kind]
  const known = knownBy(g.state, deploying.side)
  const about = (): AboutDeployment => ({
    groups: deploying.groups.map((group) => aboutGroup(known, group)),
    ...(known.setting.fog && head.kind === 'setup' ? { unseen: mayKeepUnseen(known, deploying.side) } : {}),
  })
  const decision = yield* askFor(g, deploying.side, acts.question(known, deploying, { ...head, about }))
  acts.perform(g, deploying, decision)
}

function aboutGroup(s: AslskState, { id, name, units, weapons, area }: DeployedGroup) {
  return { id, name, units, weapons, hexes: area.map((place) => s.setting.map.grid.idOf(place)) }
}

function deploymentProblems(
  s: AslskState,
  side: Side,
  groups: readonly DeployedGroup[],
  decision: Deployment,
  { rule, kind }: Pick<Placing, 'rule' | 'kind'>,
): readonly Problem[] {
  const placed = new Map<number, Hex>()
  for (const { unit, hex, ...stance } of decision.units) {
    const group = groups.find(({ units }) => units.includes(unit))
    if (!group) return refuse(rule, `There is no unit ${unit} to be placed now.`)
    if (placed.has(unit)) return refuse(rule, `${nameOf(s, unit)} is placed twice.`)
    const place = s.setting.map.grid.has(hex) ? s.setting.map.grid.indexOf(hex) : -1
    if (!group.area.includes(place)) return refuse(rule, `${nameOf(s, unit)} may not be placed at ${hex}: ${group.name} has other hexes.`)
    if (kind === 'setup' && hasUnits(s, enemyOf(side), place)) return refuse(rule, `${hex} is occupied by the enemy.`)
    const vehicle = stanceProblems(s, s.units[unit]!, place, stance)
    if (vehicle.length > 0) return vehicle
    placed.set(unit, place)
  }
  const missing = groups.flatMap(({ units }) => units).find((unit) => !placed.has(unit))
  if (missing !== undefined) return refuse(rule, `${nameOf(s, missing)} has no place yet.`)
  const given = weaponProblems(s, groups, decision)
  const guns = gunsIn(s, decision)
  const problems = [...stackingProblems(s, side, placed, new Set(guns.keys())), ...(given.length > 0 ? given : gunProblems(s, decision))]
  if (problems.length === 0 && decision.apart) problems.push(...apartProblems(s, decision.apart, new Set(placed.keys())))
  if (problems.length > 0 || (!decision.concealed && !decision.hidden)) return problems
  if (kind === 'enter') return refuse('8.3', 'Only what sets up on the map is hidden or gets concealment counters.')
  return unseenProblems(s, decision, { side, placed, guns })
}

/** 1.2.7, 7.7: what is said of a vehicle alone, and the ground on which it can't stand. */
function stanceProblems(
  s: AslskState,
  unit: Unit,
  place: Hex,
  { vca, tca, exposed }: Omit<PlacedUnit, 'unit' | 'hex'>,
): readonly Problem[] {
  if (!isVehicle(unit)) {
    const isSaid = vca !== undefined || tca !== undefined || exposed !== undefined
    return isSaid ? refuse('1.2.7', `${nameOf(s, unit.id)} is no vehicle: it has neither facing nor hatches.`) : LEGAL
  }
  const { turret, move } = vehicleTypeOf(s, unit)
  if (tca !== undefined && turret === 'NT' && tca !== vca) return refuse('7.2', `${nameOf(s, unit.id)} has no turret to turn.`)
  const terrain = s.setting.terrain[place]!
  const entry = move === 'tracked' ? terrain.fullyTracked : terrain.armoredCar
  return entry.pays === 'na' ? refuse('1.1.1', `${nameOf(s, unit.id)} can't be in ${terrain.name}.`) : LEGAL
}

/** 3.3.1: no hex may be overstacked, not even along the edge. */
function stackingProblems(s: AslskState, side: Side, placed: ReadonlyMap<number, Hex>, gunners: ReadonlySet<number>): readonly Problem[] {
  for (const place of new Set(placed.values())) {
    const arriving: Unit[] = []
    const sharing: readonly Hex[] = s.setting.places?.sharing(place) ?? [place]
    for (const [unit, at] of placed) if (sharing.includes(at)) arriving.push(s.units[unit]!)
    const waiting = s.units.filter((unit) => unit.side === side && unit.at === -1 && unit.entry === place && !placed.has(unit.id))
    const there = s.phase === 'setup' ? sharing.flatMap((at) => unitsOf(s, side, at)) : waiting
    if (!fitsWithGuns(s, [...there, ...arriving], gunners, s.phase === 'setup' ? place : -1))
      return refuse('3.3.1', `Too many units in ${s.setting.map.grid.idOf(place)}: at most three squads, four leaders and one vehicle.`)
  }
  return LEGAL
}

/** 4.0: a Weapon is never set up unpossessed, and goes with a unit of its own group. */
function weaponProblems(s: AslskState, groups: readonly DeployedGroup[], decision: Deployment): readonly Problem[] {
  const given = new Set<number>()
  for (const { weapon, unit } of decision.weapons) {
    const group = groups.find(({ weapons }) => weapons.includes(weapon))
    if (!group) return refuse('4.0', `There is no Weapon ${weapon} to be given out now.`)
    if (given.has(weapon)) return refuse('4.0', `The Weapon ${weapon} is given out twice.`)
    if (!group.units.includes(unit)) return refuse('4.0', `The Weapon ${weapon} belongs to a unit of ${group.name}.`)
    given.add(weapon)
  }
  const left = groups.flatMap(({ weapons }) => weapons).find((weapon) => !given.has(weapon))
  return left === undefined ? LEGAL : refuse('4.0', `Weapons are not set up unpossessed: a unit must take the ${s.weapons[left]!.type}.`)
}

/** The Guns, by whoever is given them. */
function gunsIn(s: AslskState, { weapons }: Deployment): ReadonlyMap<number, Weapon> {
  const isGun = (weapon: Weapon | undefined): weapon is Weapon => (weapon?.ordnance?.ca ?? -1) >= 0
  return new Map(
    weapons.flatMap(({ weapon, unit }): [number, Weapon][] => {
      const given = s.weapons[weapon]
      return isGun(given) ? [[unit, given]] : []
    }),
  )
}

/** 1.2.6: a Gun is manned by a squad, half squad or crew, and stands in a building only if it is small enough. */
function gunProblems(s: AslskState, { units, weapons }: Deployment): readonly Problem[] {
  for (const { weapon: id, unit, ca } of weapons) {
    const weapon = s.weapons[id]
    const barrel = weapon && weaponTypeOf(s, weapon).barrel
    if (!barrel?.mount) {
      if (ca !== undefined) return refuse('3.2.4', `Only a Gun has a Covered Arc, and the Weapon ${id} is none.`)
      continue
    }
    const { name } = weaponTypeOf(s, weapon!)
    if (!isMmc(s, s.units[unit]!)) return refuse('1.2.6', `The ${name} needs a squad, half squad or crew to man it.`)
    if (weapons.some((other) => other.weapon !== id && other.unit === unit && s.weapons[other.weapon]?.ordnance))
      return refuse('1.2.6', `${nameOf(s, unit)} can man only one Gun.`)
    const hex = units.find((placed) => placed.unit === unit)?.hex
    const place = hex === undefined || !s.setting.map.grid.has(hex) ? -1 : s.setting.map.grid.indexOf(hex)
    if (place >= 0 && !barrel.inBuildings && s.setting.terrain[place]!.building !== null)
      return refuse('1.2.6', `The ${name} is too large for the building in ${hex}.`)
  }
  return LEGAL
}

function nameOf(s: AslskState, unit: number): string {
  return `The ${typeOf(s, s.units[unit]!).name}`
}

/** More than that, and a list of who goes where is no longer read. */
const MOST_PLACES = 4

function deploymentWords(s: AslskState, { units }: Deployment, verb: string): string {
  const hexes = [...new Set(units.map(({ hex }) => hex))]
  const places = hexes.map((hex) => {
    const there = units.filter((placed) => placed.hex === hex).map(({ unit }) => unit)
    return `${unitList(s, there)} in ${hex}`
  })
  if (places.length === 0) return `${verb} nobody`
  return places.length <= MOST_PLACES ? `${verb} ${places.join(', ')}` : `${verb} ${numberWord(units.length)} units in ${listed(hexes)}`
}
