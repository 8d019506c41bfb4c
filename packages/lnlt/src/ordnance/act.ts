import type { Rules } from '@firegroup/kernel'
import type { ImpulseAct, Reaction } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { impulseContext } from '../fire/act.ts'
import { type FireContext, sameTargetProblem } from '../fire/declaration.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { barricadeName } from '../fortifications/barricades.ts'
import { locationNamed } from '../map/location.ts'
import { deplete, guide, isLast, isMissile } from '../modern/missiles.ts'
import { shakenOff } from '../passengers/struck.ts'
import type { LnltState, Unit } from '../state.ts'
import { addMark, removeMark } from '../units/marks.ts'
import { typeOfWeapon } from '../units/units.ts'
import { withAssault } from '../vehicles/assault-fire.ts'
import { gunBit, markGunner, takeAim } from '../vehicles/gunner.ts'
import { isLaid, type LaidUnit } from '../vehicles/laying.ts'
import { separateContext } from '../vehicles/machine-guns.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'
import { isCaptured, removeWeapon } from '../weapons/possession.ts'
import { ledBy } from '../words/deeds.ts'
import { unitInPlace, unitLabel, weaponName } from '../words/names.ts'
import { acquire, loseAim } from './acquisition.ts'
import { aimedAt, strikeBarricade } from './at-barricade.ts'
import { hasGuns, ordnanceCandidates } from './candidates.ts'
import { type OrdnanceDeclaration, ordnanceProblems, ordnanceShape, shotFrom } from './declaration.ts'
import { gunWords, weaponOfGun } from './guns.ts'
import { ordnancePreview } from './preview.ts'
import { addToSalvo } from './salvo.ts'
import { isPiat, mayAcquire, type Shot, toHitOf } from './shot.ts'
import { applyStrike, heAttack, rollToHit, strikeVehicle } from './strike.ts'

export interface OrdnanceFire extends OrdnanceDeclaration {
  readonly type: 'ordnance'
}

/** 14.1: a gun of an activated location fires by itself. */
export const ordnanceAct: ImpulseAct<OrdnanceFire> = {
  type: 'ordnance',
  rule: '14.1',
  fields: ordnanceShape,
  idle: (s) => !hasGuns(s),
  candidates(s, impulse) {
    const context = impulseContext(impulse)
    return withAssault(s, context, ordnanceCandidates(s, context)).map(asOrdnance)
  },
  problems: (s, impulse, decision) => ordnanceProblems(s, decision, impulseContext(impulse)),
  preview: (s, impulse, decision) => ordnancePreview(s, shotFrom(s, decision, impulseContext(impulse))),
  perform: (g, impulse, decision) => fireOrdnance(g, decision, impulseContext(impulse)),
  describe: ordnanceWords,
}

/** 5.3, 14.1: a gun fires at movers, besides the one attack of its place. */
export const ordnanceReaction: Reaction<OrdnanceFire> = {
  type: 'ordnance',
  rule: '14.1',
  fields: ordnanceShape,
  idle: (s) => !hasGuns(s),
  candidates: (s, window) => ordnanceCandidates(s, separateContext(s, window)).map(asOrdnance),
  problems: (s, window, decision) => ordnanceProblems(s, decision, separateContext(s, window)),
  preview: (s, window, decision) => ordnancePreview(s, shotFrom(s, decision, separateContext(s, window))),
  *perform(g, window, decision) {
    const from = g.state.units[decision.unit]!.at
    yield* fireOrdnance(g, decision, separateContext(g.state, window))
    return from
  },
  describe: ordnanceWords,
}

function asOrdnance(declared: OrdnanceDeclaration): OrdnanceFire {
  return { type: 'ordnance', ...declared }
}

export function ordnanceWords(s: LnltState, { unit, gun, at, target, barricade, leader, facing, assault }: OrdnanceFire): string {
  const weapon = weaponOfGun(s, gun)
  const what = `the ${weapon ? weaponName(s, weapon.id) : gunWords(s, s.units[unit], gun)} of ${unitInPlace(s, unit)}`
  const hard = barricade === undefined ? at : barricadeName(s, locationNamed(s.setting, at), barricade)
  const whom = target === undefined ? hard : `${unitLabel(s, target)} in ${at}`
  return `Fire ${what} at ${whom}${facing === undefined ? '' : ', turning first'}${assault ? ', then move on' : ''}${leader === undefined ? '' : ledBy(s, leader)}`
}

/** 14.1: the gun is laid, and whoever may interrupt that does; then the dice, and what a hit does. */
export function* fireOrdnance(g: Lnlt, declared: OrdnanceDeclaration, context: FireContext): Rules<void> {
  const s = g.state
  const shot = shotFrom(s, declared, context)
  const { unit, lay, occasion } = shot
  if (declared.assault) unit.vehicle!.assaultFire = true
  if (isLaid(unit) && lay && !(yield* takeAim(g, unit, lay, occasion))) return
  const { facing: _turned, ...aimed } = declared
  const now = { ...shotFrom(s, aimed, context), lay }
  if (occasion !== 'opportunity') {
    const kind = sameTargetProblem(s, context, shot.from, shot.at) ? 'spread' : 'separate'
    s.impulse?.shots.push({ from: shot.from, at: shot.at, kind, leader: shot.leader })
  }
  if (isMissile(now.gun) && !(yield* guide(g, now))) {
    if (unit.at >= 0) markFirers(g, now, declared.helper)
    return
  }
  const destroyed = yield* resolveShot(g, now, declared)
  remember(s, now, destroyed)
  if (isVehicle(unit) && unit.at >= 0) yield* shakenOff(g, unit)
}

/** 14.1: the roll to hit, the markers of whoever fired, and what follows a hit. True if the target is no more. */
export function* resolveShot(g: Lnlt, shot: Shot, { helper }: OrdnanceDeclaration): Rules<boolean> {
  const s = g.state
  const toHit = toHitOf(s, shot)
  const hit = rollToHit(g, shot, toHit)
  const { side, occasion, unit, gun, from, at, target, barricade } = shot
  const { range, needed, modifiers } = toHit
  const { dice, final, location } = hit
  g.emit({
    type: 'toHit',
    rule: '14.1',
    by: side,
    kind: occasion,
    unit: unit.id,
    gun: gun.name,
    from,
    at,
    target,
    range,
    needed,
    modifiers,
    dice,
    final,
    hit: hit.hit,
    location,
    ...(barricade === undefined ? {} : { barricade }),
  })
  markFirers(g, shot, helper)
  deplete(g, unit, gun, dice)
  spendWeapon(g, shot, hit.hit, dice)
  if (!hit.hit) return false
  if (barricade !== undefined) return strikeBarricade(g, shot, toHit.penetration)
  if (target < 0) {
    yield* resolveAttack(g, heAttack(s, shot))
    return !s.units.some((other) => other.at === at && other.side !== side && !other.vehicle)
  }
  const vehicle = s.units[target] as VehicleUnit
  const { result, short, isDud } = strikeVehicle(g, shot, toHit, hit)
  if (!isDud) yield* applyStrike(g, vehicle, result, short)
  return vehicle.at !== at
}

/** 5.0, 1.7.1: whoever fired or helped is Fired, 6.1.1: but for who moves on; 14.1: a gun with several shots when it has fired them all. */
function markFirers(g: Lnlt, shot: Shot, helper: number | undefined): void {
  const s = g.state
  const { unit, gun, leader, occasion } = shot
  const goesOn = occasion === 'assaultFire' && !unit.vehicle
  if (isLaid(unit) && gun.number >= 0) markShot(g, unit, gun.number, gun.shots, commonTarget(s, shot))
  else if (!goesOn) {
    addToSalvo(s, unit, false, 1)
    markFired(g, unit)
  }
  for (const id of [leader, helper ?? -1]) if (id >= 0) markFired(g, s.units[id]!)
}

/** LG-60: where its other weapons fire as well: after a shot next to it the target of its hex, or else its own. */
function commonTarget(s: LnltState, { from, at, occasion }: Shot): Shot['at'] {
  if (occasion === 'opportunity') return at
  return s.impulse?.shots.find((other) => other.from === from && other.kind !== 'spread')?.at ?? at
}

function markShot(g: Lnlt, unit: LaidUnit, gun: number, shots: number, at: Shot['at']): void {
  const left = (unit.laid.shots ?? shots) - 1
  if (left > 0) unit.laid.shots = left
  else unit.laid.shots = undefined
  markGunner(g, unit, left > 0 ? 0 : gunBit(gun), at)
}

function markFired(g: Lnlt, unit: Unit): void {
  removeMark(unit, 'opsComplete')
  addMark(unit, 'fired')
  g.emit({ type: 'marked', rule: '5.0', units: [unit.id], mark: 'fired' })
}

/** 1.6.4, 1.6.8: what is fired once is gone; a captured weapon that missed too. Its flash gives its user away in a building. */
function spendWeapon(g: Lnlt, { gun, unit }: Shot, hit: boolean, dice: readonly number[]): void {
  const weapon = weaponOfGun(g.state, gun.number)
  if (!weapon) return
  weapon.used = true
  const { kind, id, uses, depletion } = typeOfWeapon(g.state, weapon)
  if (kind !== 'atr' && !isPiat(id)) unit.backblast = true
  if (uses === 1) removeWeapon(g, weapon, 'usedUp', '1.6.4')
  else if (isLast(depletion, dice)) removeWeapon(g, weapon, 'usedUp', '23.2.6')
  else if (!hit && isCaptured(g.state, weapon)) removeWeapon(g, weapon, 'captured', '1.6.8')
}

/** 14.3: who has not destroyed what it fired at will find it more easily. */
function remember(s: LnltState, shot: Shot, destroyed: boolean): void {
  const { unit, gun } = shot
  if (destroyed || unit.at < 0 || unit.shaken || !mayAcquire(s, shot)) loseAim(s, unit.id, gun.number)
  else acquire(s, unit.id, gun.number, aimedAt(shot))
}
