import {
  type Described,
  flag,
  integer,
  LEGAL,
  type Modifier,
  optional,
  type Problem,
  type Rules,
  refuse,
  SlotRows,
  text,
  total,
  variants,
} from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { isUnseen } from '../concealment/unseen.ts'
import { type Aslsk, rollDie } from '../context.ts'
import { PANZERFAUST, panzerfaustId, panzerfaustRange, panzerfaustShots } from '../data/panzerfaust.ts'
import { targetsOf } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { shotCapProblems, unitProblems } from '../fire/firers.ts'
import { forfeits, recordShot } from '../fire/marks.ts'
import { ALL } from '../fire/offers.ts'
import { weaponsUsed } from '../fire/shot-mode.ts'
import { knownPlaces } from '../fire/target-places.ts'
import { NOBODY } from '../ids.ts'
import { Bands } from '../map/bands.ts'
import { distance, nameOf, placeOf } from '../map/terrain.ts'
import { gunOf } from '../ordnance/manned.ts'
import { type ShotPreview, shotPreviewOf } from '../ordnance/preview.ts'
import { shotProblemsOf } from '../ordnance/problems.ts'
import { fireOrdnance } from '../ordnance/resolve.ts'
import { blasts, inBuilding } from '../ordnance/shaped.ts'
import { type Shot, type ShotDeclaration, shotBy, vehiclesToFireAt } from '../ordnance/shot.ts'
import { armed, newWeapon } from '../scenario/new-counters.ts'
import { type AslskState, ELIMINATED, type Location, type Unit, type Weapon } from '../state.ts'
import { breakUnit, casualtyReduction, pinUnit } from '../units/casualties.ts'
import { withLeaderLosses } from '../units/morale.ts'
import { isStatus } from '../units/statuses.ts'
import { isGoodOrder, isInfantry, isLeader, typeOf, unitsAt } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'
import { monthOf, panzerfaustsOf } from './panzerfausts.ts'

/** 4.4.2: a unit looks for a Panzerfaust and fires it, if it has one, at a vehicle or at Infantry in a building. */
const panzerfaustShape = {
  unit: integer(0, 9999),
  at: text({ max: 24 }),
  /** The vehicle; left out where Infantry is meant. */
  vehicle: optional(integer(0, 9999)),
  /** 4.4.2: whom of several it shall strike: somebody who mans a Gun or a support weapon; left out, chance decides. */
  on: optional(integer(0, 9999)),
  /** 4.4.3: it takes care of the backblast. */
  careful: optional(flag()),
  leader: optional(integer(0, 9999)),
} as const

const schema = variants({ panzerfaust: panzerfaustShape })
export type PanzerfaustCheck = Described<typeof schema>

export interface PanzerfaustPreview {
  readonly modifiers: readonly Modifier[]
  /** Of 6. */
  readonly fires: number
  readonly shot: ShotPreview | null
}

export const panzerfaust: AslskAct<Occasion, PanzerfaustCheck> = {
  type: 'panzerfaust',
  rule: '4.4.2',
  fields: panzerfaustShape,
  candidates(s, occasion) {
    const workOut = () => new PanzerfaustChecks(s, occasion)
    return occasion.expenditure ? workOut().list() : (occasion.offers?.of('panzerfaust', ALL, workOut) ?? workOut())
  },
  problems: panzerfaustProblems,
  perform: checkForPanzerfaust,
  describe(s, { unit, at, vehicle, on, careful }) {
    const who = vehicle ?? on
    const aim = who === undefined ? at : `${unitLabel(s, who)} in ${at}`
    return `Look for a Panzerfaust with ${unitInPlace(s, unit)}, for ${aim}${careful ? ', careful of the backblast' : ''}`
  },
  preview: (s, occasion, declared): PanzerfaustPreview => {
    const unit = s.units[declared.unit]!
    const modifiers = checkModifiers(s, unit, declared)
    const fires = [1, 2, 3, 4, 5].filter((die) => die + total(modifiers) <= PANZERFAUST.firesAt).length
    const shot = panzerfaustShot(s, occasion, declared)
    return { modifiers, fires, shot: shot ? shotPreviewOf(s, shot) : null }
  },
}

/** A Panzerfaust in the hands of a unit, before it is found. */
function virtual(s: AslskState, unit: Unit): Weapon {
  const type = panzerfaustsOf(s, unit.side)?.type ?? panzerfaustId(panzerfaustRange(monthOf(s)))
  const weapon = armed(s.setting.pack, newWeapon(s.weapons.length, unit.side, type, unit.at))
  weapon.owner = unit.id
  return weapon
}

/** The shot of a Panzerfaust, if one is found. */
export function panzerfaustShot(s: AslskState, occasion: Occasion, declared: PanzerfaustCheck): Shot | null {
  const unit = s.units[declared.unit]
  return unit ? shotOf(s, occasion, declared, virtual(s, unit)) : null
}

function shotOf(s: AslskState, occasion: Occasion, { at, vehicle, on, careful, leader }: PanzerfaustCheck, weapon: Weapon): Shot | null {
  const declared: ShotDeclaration = {
    type: 'ordnance',
    weapon: weapon.id,
    at,
    target: vehicle === undefined ? 'itt' : 'vtt',
    ...(vehicle === undefined ? {} : { vehicle }),
    ...(careful ? { careful } : {}),
    ...(leader === undefined ? {} : { leader }),
  }
  const shot = shotBy(s, occasion, declared, weapon)
  const chosen = on === undefined ? undefined : s.units[on]
  return shot && chosen ? { ...shot, chosen } : shot
}

function panzerfaustProblems(s: AslskState, occasion: Occasion, declared: PanzerfaustCheck): readonly Problem[] {
  const unit = s.units[declared.unit]
  if (!unit || unit.side !== occasion.side || !isInfantry(unit) || unit.at < 0)
    return refuse('4.4.2', `Unit ${declared.unit} is none of your Infantry on the map.`)
  if (!panzerfaustsOf(s, unit.side)) return refuse('4.4.2', 'There are no Panzerfausts here.')
  if ((s.panzerfausts ?? 0) >= shotsAllowed(s, unit.side)) return refuse('4.4.2', 'All Panzerfausts of this battle have been fired.')
  const able = first(unitProblems(s, unit, placeOf(s, declared.at))) ?? useProblems(s, unit)
  if (able.length > 0) return able
  const shot = panzerfaustShot(s, occasion, declared)
  if (!shot) return refuse('4.4.2', `There is no such target in ${declared.at}.`)
  const chosen = chosenProblems(s, occasion, declared, unit)
  if (chosen.length > 0) return chosen
  if (occasion.expenditure) {
    const capped = shotCapProblems(s, occasion.expenditure, `pf${unit.id}`)
    if (capped.length > 0) return capped
  }
  return shotProblemsOf(s, shot, { ...declared, type: 'ordnance', weapon: shot.by.weapon.id, target: shot.target })
}

/** 4.4.2: whoever is to be struck is there, and mans a Gun or a SW, as far as anybody knows. */
function chosenProblems(s: AslskState, occasion: Occasion, { at, vehicle, on }: PanzerfaustCheck, unit: Unit): readonly Problem[] {
  if (on === undefined) return LEGAL
  if (vehicle !== undefined) return refuse('4.4.2', 'Aim at the vehicle, or at one of the men.')
  return gunnersAt(s, occasion, placeOf(s, at), unit).some(({ id }) => id === on)
    ? LEGAL
    : refuse('4.4.2', `Unit ${on} mans no Gun and no support weapon in ${at}, as far as is known.`)
}

function gunnersAt(s: AslskState, { side, expenditure }: Occasion, at: Location, unit: Unit): readonly Unit[] {
  if (at < 0) return []
  return targetsOf(s, side, at, expenditure, unit.at).filter(
    (other) => other.side !== side && isInfantry(other) && !isUnseen(other) && s.weapons.some(({ owner }) => owner === other.id),
  )
}

/** 4.4.2, 4.0: it is use of a SW, also where it comes to nothing; none as Subsequent First Fire or FPF. */
function useProblems(s: AslskState, unit: Unit): readonly Problem[] {
  const { kind, label } = typeOf(s, unit)
  const used = weaponsUsed(s, unit).length
  const hasFired = unit.fire !== 'none' && !unit.forfeited
  if (unit.fire === 'final') return refuse('4.4.2', `The ${label} is under Final Fire: it looks for no Panzerfaust then.`)
  if (kind === 'squad') {
    if (used > 1 || (used === 1 && hasFired)) return refuse('4.4.2', `The ${label} can't fire another support weapon.`)
    return LEGAL
  }
  if (used > 0 || unit.fire !== 'none' || unit.firedWeapon || unit.directed.length > 0)
    return refuse('4.4.2', `The ${label} has done in this Player Turn what it can.`)
  return LEGAL
}

/** 4.4.2: by the squads of the order of battle, and by the year. */
function shotsAllowed(s: AslskState, side: Unit['side']): number {
  let squads = 0
  for (const unit of s.units) {
    if (unit.side !== side || !isInfantry(unit)) continue
    const { kind } = typeOf(s, unit)
    if (kind !== 'leader' && kind !== 'crew') squads++
  }
  return panzerfaustShots(s.setting.scenario.year, squads)
}

function checkModifiers(s: AslskState, unit: Unit, { vehicle }: PanzerfaustCheck): Modifier[] {
  const found: Modifier[] = []
  const add = (applies: boolean, label: string, value: number) => {
    if (applies) found.push({ rule: '4.4.2', label, value })
  }
  const { kind } = typeOf(s, unit)
  add(vehicle === undefined, 'not at a vehicle', PANZERFAUST.drm.notAtVehicle)
  add(vehicle !== undefined && isStatus(s, s.units[vehicle]!, 'unarmored'), 'no armour', PANZERFAUST.drm.notAtVehicle)
  add(unit.cx, 'CX', PANZERFAUST.drm.cx)
  add(kind === 'halfSquad' || kind === 'crew', kind === 'crew' ? 'crew' : 'half squad', PANZERFAUST.drm.halfSquadOrCrew)
  add(kind === 'leader', 'leader', PANZERFAUST.drm.leader)
  add(s.setting.scenario.year >= 1945, '1945', PANZERFAUST.drm.in1945)
  found.push(...(panzerfaustsOf(s, unit.side)?.modifiers ?? []))
  return found
}

/** 4.4.2: the check, and the shot if there is one. */
function* checkForPanzerfaust(g: Aslsk, occasion: Occasion, declared: PanzerfaustCheck): Rules<void> {
  const s = g.state
  const unit = s.units[declared.unit]!
  const modifiers = checkModifiers(s, unit, declared)
  const die = rollDie(g, 'Panzerfaust check')
  const final = die + total(modifiers)
  const pins = die === PANZERFAUST.pinsOn
  const fires = !pins && final <= PANZERFAUST.firesAt
  g.emit({ type: 'panzerfaustCheck', rule: '4.4.2', unit: unit.id, die, modifiers, final, fires })
  if (occasion.expenditure) recordShot(s, `pf${unit.id}`, occasion.expenditure)
  if (fires) yield* fireIt(g, occasion, declared, unit)
  else countUse(s, occasion, unit)
  if (pins) withLeaderLosses(g, () => missOut(g, unit))
}

/** 4.4.2: a 6 pins, and breaks who is pinned; C13.3: who does not break pays with a step. */
export function missOut(g: Aslsk, unit: Unit): void {
  if (!unit.pinned) pinUnit(g, unit, '4.4.2')
  else if (isStatus(g.state, unit, 'hero') || isStatus(g.state, unit, 'berserk')) casualtyReduction(g, unit, 'C13.3')
  else breakUnit(g, unit, '4.4.2')
}

function* fireIt(g: Aslsk, occasion: Occasion, declared: PanzerfaustCheck, unit: Unit): Rules<void> {
  const s = g.state
  const weapon = virtual(s, unit)
  s.weapons.push(weapon)
  s.panzerfausts = (s.panzerfausts ?? 0) + 1
  yield* fireOrdnance(g, shotOf(s, occasion, declared, weapon)!)
  weapon.owner = NOBODY
  weapon.at = ELIMINATED
  weapon.fire = 'none'
  countUse(s, occasion, unit)
}

/** 4.0: a SW has been used. */
function countUse(s: AslskState, { when }: Occasion, unit: Unit): void {
  unit.panzerfausts = (unit.panzerfausts ?? 0) + 1
  if (isLeader(s, unit)) unit.firedWeapon = true
  const spent = isLeader(s, unit) || forfeits(s, unit)
  if (forfeits(s, unit)) unit.forfeited = true
  if (spent && unit.fire === 'none') unit.fire = when === 'prepFire' ? 'prep' : when === 'firstFire' ? 'first' : 'final'
}

/** A unit, and a hex in its reach. */
interface Hunt {
  readonly unit: Unit
  readonly at: Location
}

/** Every unit at every vehicle in reach, and at Infantry in buildings: few are near enough to anybody. */
class PanzerfaustChecks extends SlotRows<Hunt, PanzerfaustCheck> {
  readonly #s: AslskState
  readonly #occasion: Occasion
  #hunts: readonly Hunt[] = []
  #last: { readonly hunt: Hunt; readonly checks: readonly PanzerfaustCheck[] } | undefined

  constructor(s: AslskState, occasion: Occasion) {
    super()
    this.#s = s
    this.#occasion = occasion
    const { side } = occasion
    const own = panzerfaustsOf(s, side)
    if (!own) return
    const hunts = huntsOf(s, occasion, own.reach)
    if (hunts.length === 0 || (s.panzerfausts ?? 0) >= shotsAllowed(s, side)) return
    this.#hunts = hunts
    // for each who is there, or for any of them; each with care and without
    for (const hunt of hunts) this.add(hunt, 2 * (1 + unitsAt(s, hunt.at).length))
  }

  list(): readonly PanzerfaustCheck[] {
    return this.#hunts.flatMap((hunt) => checksOf(this.#s, this.#occasion, hunt))
  }

  protected inRow(hunt: Hunt, n: number): PanzerfaustCheck | null {
    if (this.#last?.hunt !== hunt) this.#last = { hunt, checks: checksOf(this.#s, this.#occasion, hunt) }
    return this.#last.checks[n] ?? null
  }
}

function huntsOf(s: AslskState, occasion: Occasion, reach: number): readonly Hunt[] {
  const hunts: Hunt[] = []
  const enemies = enemyPlaces(s, occasion)
  const near = new Bands(s)
  for (const at of enemies) near.add(at, reach)
  for (const unit of s.units) {
    if (unit.side !== occasion.side || !near.mayReach(unit.at) || !isInfantry(unit) || !isGoodOrder(unit)) continue
    for (const at of enemies) if (distance(s, unit.at, at) <= reach) hunts.push({ unit, at })
  }
  return hunts
}

/** All that a unit may look for a Panzerfaust for in a hex in its reach. */
function checksOf(s: AslskState, occasion: Occasion, { unit, at }: Hunt): readonly PanzerfaustCheck[] {
  const found: PanzerfaustCheck[] = []
  if (useProblems(s, unit).length > 0) return found
  const name = nameOf(s, at)
  const aims: Pick<PanzerfaustCheck, 'vehicle' | 'on'>[] = vehiclesToFireAt(s, occasion, at).map(({ id }) => ({ vehicle: id }))
  const men = mayHurtMen(s, at) ? unitsAt(s, at).filter((other) => other.side !== occasion.side && isInfantry(other)) : []
  if (men.length > 0) aims.push({})
  if (men.length > 1) for (const { id } of gunnersAt(s, occasion, at, unit)) aims.push({ on: id })
  for (const aim of aims) {
    const declared: PanzerfaustCheck = { type: 'panzerfaust', unit: unit.id, at: name, ...aim }
    const shot = panzerfaustShot(s, occasion, declared)
    const careful = shot && blasts(s, shot) && !unit.pinned ? [{ ...declared, careful: true }] : []
    for (const each of [declared, ...careful]) if (panzerfaustProblems(s, occasion, each).length === 0) found.push(each)
  }
  return found
}

/** 6.2: whether HEAT may be of use there against men, told at a glance; most are neither in a building nor at a Gun. */
function mayHurtMen(s: AslskState, at: Location): boolean {
  return s.setting.hooks.shapedTargets.length > 0 || inBuilding(s, at) || unitsAt(s, at).some((unit) => gunOf(s, unit) !== null)
}

function enemyPlaces(s: AslskState, { side, expenditure }: Occasion): readonly Location[] {
  return expenditure ? [expenditure.at] : knownPlaces(s, side).all
}

function first(problems: readonly Problem[]): readonly Problem[] | undefined {
  return problems.length > 0 ? problems : undefined
}
