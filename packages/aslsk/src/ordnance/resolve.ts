import { type Rules, total } from '@firegroup/kernel'
import { exposeGunners } from '../concealment/guns.ts'
import { isUnseen } from '../concealment/unseen.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import type { Ammo } from '../data/ammunition.ts'
import { columnIndex } from '../data/ift.ts'
import { PANZERFAUST } from '../data/panzerfaust.ts'
import { residualOf, shiftResidual } from '../data/residual.ts'
import { AIR_BURST_RESIDUAL, CRITICAL_DR, criticalNumber } from '../data/to-hit.ts'
import { markFirers, recordShot } from '../fire/marks.ts'
import { askRate } from '../fire/rate.ts'
import { arisesOutside, layResidual } from '../fire/residual.ts'
import { announce, strike } from '../fire/strike.ts'
import { canSee } from '../map/los.ts'
import type { AslskState, Unit } from '../state.ts'
import { casualtyReduction } from '../units/casualties.ts'
import { withLeaderLosses } from '../units/morale.ts'
import { isInexperienced, isInfantry, isVehicle, weaponTypeOf } from '../units/units.ts'
import { acquire, acquireShown, isAtUnseen, loseAcquisition, settleAcquisitions } from './acquisition.ts'
import { endOfSmoke, isCloud, runOut, supplyBy } from './ammunition.ts'
import { markMainArmament, toHitTotal } from './by-vehicle.ts'
import { layCloud } from './clouds.ts'
import { airBurst, criticalFp64, figureHit, hitColumn, isShredded } from './effect.ts'
import { breakdownNumber, checkMalfunction, shotRate, turn, turnsToFire } from './handling.ts'
import { isTwofold, type Outcome, rollEffect, tryLuck } from './luck.ts'
import { backblast } from './shaped.ts'
import { eyesOf, isMortar, type Shot } from './shot.ts'
import { areaAspect, strikeArea, strikeVehicle, struckPlaces } from './strike-vehicle.ts'
import { type Aimed, type AimedShot, aimed, attackOf, emptyArea } from './to-hit.ts'

/** 3.2.4: a shot, from the turning of the Gun to the counters that it leaves. */
export function* fireOrdnance(g: Aslsk, shot: Shot): Rules<void> {
  const s = g.state
  const { weapon, crew } = shot.by
  const { expenditure, side } = shot.occasion
  settleAcquisitions(s)
  if (!turnsToFire(g, shot)) return
  const aim = aimed(s, shot)
  const dr = rollDice(g, 'To Hit')
  const supply = supplyBy(s, shot, dr.total)
  const fires = hasFired(s, shot, dr.total)
  if (supply !== 'enough') runOut(g, shot, dr.total, supply, fires)
  if (!fires) return
  if (expenditure) recordShot(s, `w${weapon.id}`, expenditure)
  if (!isCloud(shot.ammo)) endOfSmoke(s, side, shot.by)
  if (shot.spines > 0) turn(g, shot.by, shot.ca, shot.spines, shot.vca)
  const eyes = eyesOf(shot)
  const inSight = canSee(s, eyes, shot.at)
  if (!inSight) g.emit({ type: 'noLos', rule: '3.2.1', by: side, at: shot.at, from: [eyes] })
  exposeGunners(g, shot.leader ? [crew, shot.leader] : [crew], weapon, dr)
  const outcome = inSight ? tryLuck(g, aim, outcomeOf(s, aim, dr)) : { hits: [], critical: false, th: dr }
  const { hits } = outcome
  const struck = hits.flatMap(({ units }) => units)
  const critical = outcome.critical ? struckCritically(g, shot, criticalTargets(aim, outcome)) : null
  if (inSight) tell(g, aim, dr, hits, critical)
  const isBroken = checkMalfunction(g, shot, dr.total)
  const targets = aim.groups.flatMap(({ units }) => units)
  const acquires = !shot.by.barrel.shaped && !shot.by.barrel.smallArms
  const wereUnseen = targets.some(isUnseen)
  const isUnclear = !isBroken && inSight && acquires && isAtUnseen(shot, targets)
  if (isCloud(shot.ammo)) loseAcquisition(weapon)
  else if (!isBroken && inSight && acquires) acquire(g, shot, targets)
  const canKeep = !isBroken && keepsRate(s, shot, dr)
  const kept = canKeep && (expenditure === null || (yield* askRate(g, side, weapon)))
  if (canKeep) g.emit({ type: 'rateKept', rule: '1.2.4.1', weapon: weapon.id, kept })
  if (isCloud(shot.ammo)) {
    if (hits.length > 0) layCloud(g, shot, struck, critical)
  } else if (struck.length > 0) {
    strikeTargets(g, shot, struck, critical, outcome.th)
    if (isUnclear) acquire(g, shot, targets)
    else if (wereUnseen && weapon.ordnance.acquired?.at === shot.at) acquireShown(shot, targets)
    if (expenditure && !kept && !isBroken && !shot.intensive) leaveResidual(g, aim, critical !== null)
  }
  backblast(g, shot, dr)
  markShot(g, shot, kept)
  if (shot.by.barrel.shaped?.oneShot) hurtFirer(g, crew, dr.total)
  for (const listen of s.setting.hooks.fired) listen(g, shot, dr, hits.length > 0)
}

/** 4.4.2: a Panzerfaust may cost whoever fires it a step. */
function hurtFirer(g: Aslsk, crew: Unit, original: number): void {
  if (crew.at < 0 || original < PANZERFAUST.hurtsFirerOn - (isInexperienced(g.state, crew) ? 1 : 0)) return
  withLeaderLosses(g, () => casualtyReduction(g, crew, '4.4.2'))
}

/** 6.2: whether a shot comes about with this DR: not if there never was such ammunition, unless the Gun malfunctions by it. */
export function hasFired(s: AslskState, shot: Shot, original: number): boolean {
  return supplyBy(s, shot, original) !== 'none' || original >= breakdownNumber(s, shot)
}

/** 3.2.4: each target by its own DRM; nobody with ammunition that is not there. */
export function hitsOf(s: AslskState, { shot, groups, th }: AimedShot, dr: DiceRoll): readonly Aimed[] {
  const rolled = toHitTotal(shot, dr)
  if (shot.by.barrel.shaped?.oneShot && dr.total >= PANZERFAUST.hurtsFirerOn - (isInexperienced(s, shot.by.crew) ? 1 : 0)) return []
  return supplyBy(s, shot, dr.total) === 'none' ? [] : groups.filter(({ drm }) => rolled + drm <= th)
}

/** 6.1: by the final DR on the ITT, by an original 2 on the ATT and the VTT. */
export function isCritical(s: AslskState, { shot, th }: AimedShot, hits: readonly Aimed[], dr: DiceRoll): boolean {
  const [best] = hits
  if (!best || best.units.length === 0 || s.setting.hooks.noCritical.some((says) => says(s, shot))) return false
  return isByNumber(shot) ? toHitTotal(shot, dr) + best.drm <= criticalNumber(th) : dr.total === CRITICAL_DR
}

/** 6.1: Guns have a number for Critical Hits on the ITT. */
function isByNumber({ target, by: { barrel } }: Shot): boolean {
  return target === 'itt' && !barrel.shaped && !barrel.smallArms
}

/** 6.1: those whom a Critical Hit may strike: on the ITT whoever has a final DR that is low enough, elsewhere everybody who is hit. */
export function criticalTargets(
  { shot, th: number }: AimedShot,
  { hits, critical, th: dr }: Pick<Outcome, 'hits' | 'critical' | 'th'>,
): readonly Unit[] {
  if (!critical) return []
  const low = isByNumber(shot) ? hits.filter(({ drm }) => toHitTotal(shot, dr) + drm <= criticalNumber(number)) : hits
  return (low.length > 0 ? low : hits).flatMap(({ units }) => units)
}

/** What a TH DR comes to by itself. */
export function outcomeOf(s: AslskState, aim: AimedShot, dr: DiceRoll): Outcome {
  const hits = hitsOf(s, aim, dr)
  return { hits, critical: isCritical(s, aim, hits, dr), th: dr }
}

/** 6.1: one of those whom it may strike at random, unless he was chosen (4.4.2). */
export function struckCritically(g: Aslsk, { chosen }: Shot, among: readonly Unit[]): Unit {
  if (chosen && among.includes(chosen)) return chosen
  return among.length === 1 ? among[0]! : g.draw(among.slice(), 'who suffers the Critical Hit')
}

/** 4.4.2: of those whom a Panzerfaust hits one alone is struck, by choice or at random. */
export function whoIsStruck(g: Aslsk, { by, chosen }: Shot, hit: readonly Unit[], critical: Unit | null): readonly Unit[] {
  if (!by.barrel.shaped?.oneShot || hit.length < 2) return hit
  return [critical ?? (chosen && hit.includes(chosen) ? chosen : g.draw(hit.slice(), 'who is hit'))]
}

/** 4.4.2: whether the roll on the IFT shows a dud. */
export function isDud({ by }: Shot, { total: rolled }: DiceRoll): boolean {
  return by.barrel.shaped?.oneShot === true && rolled >= PANZERFAUST.dudOn
}

function tell(g: Aslsk, { shot, th, groups }: AimedShot, dr: DiceRoll, hits: readonly Aimed[], critical: Unit | null): void {
  // 6.4: of hidden units nobody is told, not even that they were missed
  const known = groups.filter(({ units }) => units.length === 0 || units.some((unit) => !unit.hidden))
  const told = (known.length > 0 ? known : [emptyArea(g.state, shot)]).map((group) => ({
    units: group.units.map(({ id }) => id),
    modifiers: group.modifiers,
    final: toHitTotal(shot, dr) + group.drm,
    hit: hits.includes(group),
  }))
  const { by, occasion, at, target, intensive } = shot
  g.emit({
    type: 'toHit',
    rule: '3.2.4',
    when: occasion.when,
    by: occasion.side,
    weapon: by.weapon.id,
    unit: by.crew.id,
    at,
    target,
    ...(shot.ammo === 'he' ? {} : { ammo: shot.ammo }),
    intensive,
    th,
    dice: [dr.coloured, dr.white],
    groups: told,
    critical: critical?.id ?? -1,
  })
}

/**
 * 3.2.4: not in the AFPh, not pinned, not as Intensive Fire, nor (1.2.4.1) in the enemy MPh by men under Final Fire; a Gun that has fired at an area has no
 * more rate in this Player Turn.
 */
export function keepsRate(s: AslskState, shot: Shot, dr: DiceRoll): boolean {
  const { weapon, crew } = shot.by
  const { when } = shot.occasion
  if (when === 'advancingFire' || crew.pinned || shot.intensive || weapon.ordnance.noRate) return false
  if (when === 'firstFire' && shot.by.kind === 'weapon' && crew.fire === 'final') return false
  return !isArea(shot) && dr.coloured <= shotRate(s, shot)
}

/** 3.2.4: fire at an area by something that is no Mortar. */
function isArea(shot: Shot): boolean {
  return shot.target === 'att' && !isMortar(shot.by)
}

/** 3.3.5, 6.2: armour-piercing shot of any kind leaves nothing. */
const LEAVES_RESIDUAL: readonly Ammo[] = ['he', 'heat', 'mol']

/** 3.2.4, 7.9, 7.11: what a hit does: to a vehicle that was aimed at by the To Kill tables, to all others by one IFT DR. */
function strikeTargets(g: Aslsk, shot: Shot, struck: readonly Unit[], critical: Unit | null, th: DiceRoll): void {
  const twofold = isTwofold(g.state, shot, th, critical !== null)
  if (shot.vehicle) {
    strikeVehicle(g, shot, shot.vehicle, struckPlaces(g.state, shot, shot.vehicle, th), critical !== null, twofold)
    return
  }
  const dr = rollEffect(g, 'effect of a hit', twofold)
  if (isDud(shot, dr)) return
  const men = whoIsStruck(g, shot, shot.target === 'att' ? struck.filter(isInfantry) : struck, critical)
  if (men.length > 0) {
    const figured = figureHit(g.state, shot, men, critical)
    announce(g, figured, dr, '3.2.4')
    strike(g, figured, dr)
  }
  if (shot.target === 'att')
    for (const unit of struck) if (isVehicle(unit)) strikeArea(g, shot, unit, areaAspect(shot, th, dr), unit === critical, dr)
}

/** 3.3.5: what a hit in the enemy MPh leaves, a To Kill attempt too; of a Critical Hit its own column, the highest that was used. */
function leaveResidual(g: Aslsk, { shot, groups }: AimedShot, critical: boolean): void {
  const { shaped, smallArms } = shot.by.barrel
  const isMachineGun = smallArms !== undefined && !smallArms.isRifle
  if (!(LEAVES_RESIDUAL.includes(shot.ammo) || isMachineGun) || shaped?.oneShot) return
  const outside = [...groups[0]!.modifiers].filter(arisesOutside)
  const burst = airBurst(g.state, shot) || isShredded(g.state, shot) ? AIR_BURST_RESIDUAL : 0
  const column = critical && !shot.vehicle ? columnIndex(criticalFp64(shot)) : hitColumn(g.state, shot)
  layResidual(g, attackOf(g.state, shot), shiftResidual(residualOf(column), burst - total(outside)), outside)
}

/** 3.2.4, 3.3.3: the fire counters; a Gun without rate that was turned for its shot has used Intensive Fire. */
function markShot(g: Aslsk, shot: Shot, kept: boolean): void {
  const { weapon, crew } = shot.by
  if (shot.by.kind === 'vehicle') markMainArmament(shot, shot.by, kept)
  const firers = [{ unit: crew.id, inherent: false, weapons: [weapon.id] }]
  const directors = shot.leader ? [shot.leader.id] : []
  if (shot.by.kind === 'weapon') markFirers(g, { ...attackOf(g.state, shot), firers, directors }, false, kept ? [weapon] : [])
  const isTurreted = shot.by.kind === 'vehicle' && shot.by.mount === 'turret' // the rulebook's KV-1 turns its turret and uses Intensive Fire afterwards
  if (shot.intensive || (shot.spines > 0 && !isTurreted && weaponTypeOf(g.state, weapon).rof === 0)) weapon.ordnance.intensive = true
  if (isArea(shot)) weapon.ordnance.noRate = true
  if (shot.by.barrel.asMortarFrom !== undefined) weapon.ordnance.firedAs = isMortar(shot.by) ? 'mortar' : 'gun'
}
