import { integer, type Modifier, optional, type Problem, type Rules, refuse, text, total } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { exposeInSight } from '../concealment/reveal.ts'
import { type Aslsk, type DiceRoll, rollDice } from '../context.ts'
import { IFE_RANGE, ORDNANCE_BREAKDOWN, ORDNANCE_RATE } from '../data/to-hit.ts'
import { type Attack, targetsOf } from '../fire/attack.ts'
import type { Occasion } from '../fire/declaration.ts'
import { finalProtectiveFire } from '../fire/fire-attack.ts'
import { reachProblems, unitProblems, weaponLimitProblems } from '../fire/firers.ts'
import { markFirers, recordShot } from '../fire/marks.ts'
import { type FirePreview, figuredPreview } from '../fire/preview.ts'
import { askRate } from '../fire/rate.ts'
import { placeResidual } from '../fire/residual.ts'
import { type Figured, figure } from '../fire/resolution.ts'
import { isProtective, isSustained, markFor, shotMode } from '../fire/shot-mode.ts'
import { announce, strike } from '../fire/strike.ts'
import { canSee, sight } from '../map/los.ts'
import { nameOf } from '../map/terrain.ts'
import { type AslskState, enemyOf, type Location } from '../state.ts'
import { hasUnits, noticedBy, weaponTypeOf } from '../units/units.ts'
import { destroyWeapon, malfunction } from '../weapons/breakdown.ts'
import { WeaponRoster } from '../weapons/roster.ts'
import { heldBy, weaponName } from '../words/names.ts'
import { loseAcquisition } from './acquisition.ts'
import { endOfSmoke } from './ammunition.ts'
import { arcToCover, coversNow, SPINES } from './arc.ts'
import { breakdownNumber, isTurnedAway, shotRate, turn } from './handling.ts'
import { hasPushed } from './manned.ts'
import { arcProblems, forbiddenProblems, sightProblems } from './problems.ts'
import { type Shot, shotFrom } from './shot.ts'
import { caChange } from './to-hit.ts'

export interface FireIfe {
  readonly type: 'ife'
  readonly weapon: number
  readonly at: string
  readonly ca?: number
}

/** 6.8 Infantry Firepower Equivalent: a light automatic gun sprays like a MG, on the IFT and without a To Hit roll. */
export const ife: AslskAct<Occasion, FireIfe> = {
  type: 'ife',
  rule: '6.8',
  fields: { weapon: integer(0, 9999), at: text({ max: 24 }), ca: optional(integer(0, 5)) },
  candidates: ifeCandidates,
  problems: ifeProblems,
  perform: (g, occasion, declared) => fireIfe(g, shotOf(g.state, occasion, declared)!),
  describe: (s, { weapon, at, ca }) =>
    `Spray ${at} with the ${weaponName(s, weapon)}${heldBy(s, weapon)}${ca === undefined ? '' : `, turned to the ${SPINES[ca]}`}`,
  preview: ifePreview,
}

function shotOf(s: AslskState, occasion: Occasion, { weapon, at, ca }: FireIfe): Shot | null {
  return shotFrom(s, occasion, { type: 'ordnance', weapon, at, target: 'itt', ...(ca === undefined ? {} : { ca }) })
}

const withIfe = new WeaponRoster(({ barrel }) => Boolean(barrel?.ife))

function ifeCandidates(s: AslskState, occasion: Occasion): FireIfe[] {
  const found: FireIfe[] = []
  for (const id of withIfe.ids(s)) {
    const weapon = s.weapons[id]
    const crew = weapon && s.units[weapon.owner]
    if (!weapon?.ordnance || crew?.side !== occasion.side) continue
    const places = new Set(occasion.expenditure ? [occasion.expenditure.at] : enemyPlaces(s, occasion))
    for (const at of places) {
      if (s.setting.options.losChecks !== 'declared' && !canSee(s, crew.at, at)) continue
      const { ca } = weapon.ordnance
      const { expenditure } = occasion
      const turned = ca < 0 || coversNow(s, crew.at, ca, at, expenditure) ? {} : { ca: arcToCover(s, crew.at, ca, at, expenditure) }
      const declared: FireIfe = { type: 'ife', weapon: weapon.id, at: nameOf(s, at), ...turned }
      if (ifeProblems(s, occasion, declared).length === 0) found.push(declared)
    }
  }
  return found
}

function enemyPlaces(s: AslskState, { side }: Occasion): Location[] {
  return noticedBy(s, side).flatMap((unit) => (unit.side !== side && unit.at >= 0 ? [unit.at] : []))
}

/** 6.8: as for a MG that fires by itself, within the Covered Arc. */
function ifeProblems(s: AslskState, occasion: Occasion, declared: FireIfe): readonly Problem[] {
  const shot = shotOf(s, occasion, declared)
  if (shot?.by.kind !== 'weapon' || shot.by.crew.side !== occasion.side) return refuse('6.8', 'None of your units mans such a Gun.')
  const { weapon, crew, barrel } = shot.by
  const { name } = weaponTypeOf(s, weapon)
  const { at } = shot
  const { side, when, expenditure } = occasion
  if (barrel.ife === null) return refuse('6.8', `The ${name} has no Infantry Firepower Equivalent.`)
  if (at < 0) return refuse('3.2', `There is no hex ${declared.at} on this map.`)
  if (expenditure && at !== expenditure.at)
    return refuse('3.3.3', `Only the units moving in ${nameOf(s, expenditure.at)} can be fired at now.`)
  if (targetsOf(s, side, at, expenditure).every((unit) => unit.side === side)) return refuse('3.2', `There is no enemy in ${declared.at}.`)
  if (s.setting.places?.of(at)?.subterranean) return refuse('B8.42', 'No shell goes below the ground.')
  const common = unitProblems(s, crew, at)
  if (common.length > 0) return common
  if (crew.at !== at && hasUnits(s, enemyOf(side), crew.at)) return refuse('3.2.2.1', `There is an enemy in ${nameOf(s, crew.at)}.`)
  if (weapon.malfunctioned) return refuse('6.12', `The ${name} is malfunctioned.`)
  if (weapon.ordnance.intensive) return refuse('3.2.4', `The ${name} fires no more in this Player Turn.`)
  if (isTurnedAway(weapon)) return refuse('3.2.4', `The ${name} was turned without firing: that ends its fire in this phase.`)
  if (when === 'advancingFire' && (weapon.moved || hasPushed(s, crew))) return refuse('3.5', `The ${name} has moved in this Player Turn.`)
  const aim = { when, at, expenditure }
  const mode = shotMode(s, when, markFor(s, crew, weapon), crew.at, at)
  if (typeof mode !== 'string') return mode
  const reach = reachProblems(s, crew, aim, mode, IFE_RANGE, `w${weapon.id}`)
  if (reach.length > 0) return reach
  const limit = weaponLimitProblems(s, crew, { unit: crew.id, inherent: false, weapons: [weapon.id] }, aim)
  if (limit.length > 0) return limit
  const forbidden = forbiddenProblems(s, shot)
  if (forbidden.length > 0) return forbidden
  const arc = arcProblems(s, shot, declared)
  return arc.length > 0 ? arc : sightProblems(s, shot)
}

function attackBy(s: AslskState, { by, occasion, at }: Shot): Attack {
  const { when, side, expenditure } = occasion
  const firers = [{ unit: by.crew.id, inherent: false, weapons: [by.weapon.id] }]
  const targets = targetsOf(s, side, at, expenditure).map(({ id }) => id)
  return { when, means: 'fire', by: side, at, targets, firers, directors: [], expenditure }
}

/** 6.8: neither cowering nor leadership; the change of the CA counts on the IFT. */
export function figureIfe(s: AslskState, shot: Shot): Figured {
  const figured = figure(s, attackBy(s, shot))
  const turned: readonly Modifier[] = caChange(s, shot)
  const groups = figured.groups.map((group) => ({ ...group, modifiers: [...turned, ...group.modifiers], drm: group.drm + total(turned) }))
  return { ...figured, cowers: 0, groups }
}

function ifePreview(s: AslskState, occasion: Occasion, declared: FireIfe): FirePreview | null {
  const shot = shotOf(s, occasion, declared)
  return !shot || s.setting.options.losChecks === 'declared' ? null : figuredPreview(s, figureIfe(s, shot))
}

function* fireIfe(g: Aslsk, shot: Shot): Rules<void> {
  const s = g.state
  const { weapon, crew } = shot.by
  const { side, expenditure } = shot.occasion
  const figured = figureIfe(s, shot)
  const { attack } = figured
  const [firer] = attack.firers
  const sustained = isSustained(s, attack, firer!)
  const protective = isProtective(s, attack, firer!)
  if (expenditure) recordShot(s, `w${weapon.id}`, expenditure)
  endOfSmoke(s, side)
  if (shot.spines > 0) turn(g, shot.by, shot.ca, shot.spines)
  loseAcquisition(weapon)
  const inSight = sight(s, crew.at, shot.at).blocked === null
  if (!inSight) g.emit({ type: 'noLos', rule: '3.2.1', by: side, at: shot.at, from: [crew.at] })
  const dr = rollDice(g, 'fire attack')
  exposeInSight(g, [crew], '8.3')
  if (!inSight) {
    breaksDown(g, shot, dr, sustained) // GAP-33
    markFirers(g, attack, false, [])
    return
  }
  const { column } = announce(g, figured, dr, '6.8')
  strike(g, figured, dr)
  const isBroken = breaksDown(g, shot, dr, sustained)
  const kept = !isBroken && !sustained && (yield* keepsRate(g, shot, dr))
  markFirers(g, attack, false, kept ? [weapon] : [])
  if (expenditure) placeResidual(g, figured, column, 0, kept || isBroken ? [weapon] : [])
  if (protective) finalProtectiveFire(g, attack, [crew], dr)
}

/** 6.8, 6.12: the B# is lower in the wrong hands and in sustained fire, and the printed number then the end of it. */
function breaksDown(g: Aslsk, shot: Shot, { total: original }: DiceRoll, sustained: boolean): boolean {
  const { weapon } = shot.by
  const printed = weaponTypeOf(g.state, weapon).breakdown
  const number = breakdownNumber(g.state, shot) + (sustained ? ORDNANCE_BREAKDOWN.sustainedIfe : 0)
  if (original < number) return false
  if (number < printed && original >= printed) destroyWeapon(g, weapon, '6.8')
  else malfunction(g, weapon, '6.12')
  return true
}

/** 6.8: one less than its ROF; not in the AFPh, not pinned. */
function* keepsRate(g: Aslsk, shot: Shot, dr: DiceRoll): Rules<boolean> {
  const { weapon, crew } = shot.by
  const { when, side, expenditure } = shot.occasion
  if (expenditure && crew.fire === 'final') return false // 1.2.4.1
  if (when === 'advancingFire' || crew.pinned || weapon.ordnance.noRate || dr.coloured > shotRate(g.state, shot) + ORDNANCE_RATE.ife)
    return false
  const kept = expenditure === null || (yield* askRate(g, side, weapon))
  g.emit({ type: 'rateKept', rule: '1.2.4.1', weapon: weapon.id, kept })
  return kept
}
