import { type Described, flag, integer, LEGAL, listOf, optional, type Problem, record, refuse, text } from '@firegroup/kernel'
import { isFlying } from '../air/helicopter.ts'
import { arcProblem } from '../fortifications/arcs.ts'
import { seenInTrench } from '../fortifications/trenches.ts'
import { hexOf, locationNamed, nameOf } from '../map/location.ts'
import { sightOf } from '../map/obstacles.ts'
import { isAloft } from '../map/terrain.ts'
import { rifleGrenadeProblem } from '../modern/grenades.ts'
import { seenAtNight } from '../night/dark.ts'
import { isSpotted } from '../spotting/spotted.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { smallArmsProblem } from '../vehicles/small-arms.ts'
import { isVehicle } from '../vehicles/vehicle.ts'
import { type Attack, type Firer, firesApart, hasMelee, hasMortar, type Occasion, targetsAt } from './attack.ts'
import { type Aim, crewsAlong, firerProblem } from './firers.ts'
import { leaderProblem } from './leaders.ts'

const id = integer(0, 9999)

/** The fields of an attack as a player declares it; the first of `firers` leads (LG-10). */
export const fireShape = {
  from: text({ max: 30 }),
  at: text({ max: 30 }),
  firers: listOf(record({ unit: id, inherent: flag(), weapons: listOf(id, { max: 4 }) }), { min: 1, max: 30 }),
  leader: optional(id),
  /** 5.0: the vehicle that is fired at; left out: all the others there. */
  target: optional(id),
} as const

const fireSchema = record(fireShape)
export type FireDeclaration = Described<typeof fireSchema>

/** What is being decided: whose fire it is, on what occasion, and who may take part as far as the impulse goes. */
export interface FireContext {
  readonly side: Side
  readonly occasion: Occasion
  /** Only from there. */
  readonly from?: Location
  readonly units: (unit: Unit) => boolean
  /** 5.3: the hex in which somebody moves, and who: nothing else can be fired at. */
  readonly window?: { readonly at: Location; readonly movers: readonly number[]; readonly missile?: true }
  /** 17.4: shells, which fall on everybody there: vehicles alone are targets enough. */
  readonly shells?: true
  /** 6.1.1: those who will move after the Assault Fire; they are not marked Fired. */
  readonly assaulters?: readonly number[]
}

/** 5.0: why an attack can't be made as declared; empty if it can. The one authority, for people and computers alike. */
export function fireProblems(s: LnltState, declared: FireDeclaration, context: FireContext): readonly Problem[] {
  const { setting } = s
  const from = locationNamed(setting, declared.from)
  const at = locationNamed(setting, declared.at)
  if (from < 0) return refuse('5.0', `There is no place ${declared.from} on this map.`)
  if (at < 0) return refuse('5.0', `There is no place ${declared.at} on this map.`)
  if (context.from !== undefined && from !== context.from)
    return refuse('5.2', `Only units in ${nameOf(setting, context.from)} can fire now.`)
  const alone = isTeamShot(s, declared.firers)
  const problem =
    targetProblem(s, context, at, declared.target ?? -1, from) ??
    (alone ? null : shotProblem(s, context, from)) ??
    sameTargetProblem(s, context, from, at, alone) ??
    lineProblem(s, from, at, isSatchelsOnly(s, declared.firers))
  if (problem) return [problem]
  const aim: Aim = { side: context.side, occasion: context.occasion, from, at, units: context.units }
  for (let i = 0; i < declared.firers.length; i++) {
    const firer = declared.firers[i]!
    if (declared.firers.some((other, j) => j < i && other.unit === firer.unit)) return refuse('5.2', 'A unit is named twice.')
    const wrong =
      firerProblem(s, aim, firer, alone) ??
      sharedWeaponProblem(s, declared.firers, i) ??
      (declared.target === undefined ? null : rifleGrenadeProblem(s, firer.weapons))
    if (wrong) return [wrong]
  }
  const led = declared.leader === undefined ? null : leaderProblem(s, aim, declared.leader, declared.firers)
  return led ? [led] : LEGAL
}

/** 1.7: a Weapon Team and nobody else: it is an attack of its own. */
export function isTeamShot(s: LnltState, firers: readonly Firer[]): boolean {
  const only = firers.length === 1 ? s.units[firers[0]!.unit] : undefined
  return only !== undefined && firesApart(s, only)
}

/** A legal declaration as the attack that it makes. */
export function attackFrom(s: LnltState, declared: FireDeclaration, { side, occasion, window }: FireContext): Attack {
  const at = locationNamed(s.setting, declared.at)
  const all = declared.target === undefined ? targetsAt(s, side, at) : [declared.target]
  const seen = declared.target !== undefined || hasMortar(s, declared) ? all : seenInTrench(s, side, at, all)
  const targets = seenAtNight(s, locationNamed(s.setting, declared.from), at, seen)
  const moving = window && !window.missile ? window.movers.filter((unit) => s.units[unit]!.at === at && targets.includes(unit)) : []
  return {
    side,
    occasion,
    means: isTeamShot(s, declared.firers) ? 'team' : 'group',
    from: locationNamed(s.setting, declared.from),
    at,
    firers: declared.firers,
    leader: declared.leader ?? -1,
    targets,
    moving,
  }
}

/** 21.1.2: Satchel Charges and nothing else. */
function isSatchelsOnly(s: LnltState, firers: readonly Firer[]): boolean {
  return firers.every(
    ({ inherent, weapons }) => !inherent && weapons.every((id) => s.weapons[id] && typeOfWeapon(s, s.weapons[id]).kind === 'satchel'),
  )
}

/** 5.0, 5.3: what can be fired at: a spotted place with enemies and without a Melee marker; in Opportunity Fire, where they move. */
export function targetProblem(s: LnltState, context: FireContext, at: Location, target = -1, from: Location = -1): Problem | null {
  const { side, window } = context
  const name = nameOf(s.setting, at)
  if (window && at !== window.at)
    return { rule: '5.3', message: `Only the units moving in ${nameOf(s.setting, window.at)} can be fired at now.` }
  const wrong = target >= 0 ? vehicleTargetProblem(s, context, at, target, from) : context.shells ? null : legTargetProblem(s, context, at)
  if (wrong) return wrong
  if (hasMelee(s, at)) return { rule: '5.0', message: `There is a Melee in ${name}: nobody fires into it.` }
  return window?.missile || isSpotted(s, side, at) ? null : { rule: '10.0', message: `${name} is not spotted.` }
}

/** 5.0, 5.3: the Leg units of a place; movers only if some of them are among these. */
function legTargetProblem(s: LnltState, { side, window }: FireContext, at: Location): Problem | null {
  const targets = targetsAt(s, side, at)
  if (targets.length === 0)
    return { rule: '5.0', message: `There is no enemy in ${nameOf(s.setting, at)}${s.vehicles ? ' but vehicles' : ''}.` }
  if (window && s.vehicles !== undefined && !targets.some((id) => window.movers.includes(id)))
    return { rule: '5.3', message: 'Only a vehicle is moving there: it alone can be fired at.' }
  return null
}

/** 5.0, 17.2, 17.3: one vehicle that small arms can harm, or those who ride on it. */
function vehicleTargetProblem(s: LnltState, { side, window }: FireContext, at: Location, id: number, from: Location): Problem | null {
  const target = s.units[id]
  if (!target || !isVehicle(target) || target.side === side || target.at !== at)
    return { rule: '5.0', message: `There is no such enemy vehicle in ${nameOf(s.setting, at)}.` }
  if (window && !window.movers.includes(id)) return { rule: '5.3', message: 'Only a vehicle that is moving can be fired at now.' }
  return smallArmsProblem(s, target, from)
}

/** 4.0: all units that fire from one place in an impulse fire together, once. */
export function shotProblem(s: LnltState, { occasion, side }: FireContext, from: Location): Problem | null {
  if (occasion === 'opportunity' || s.impulse === null || s.impulse.side !== side) return null
  if (!s.impulse.shots.some((shot) => shot.kind === 'group' && shot.from === from)) return null
  return { rule: '4.0', message: `The units in ${nameOf(s.setting, from)} have fired in this impulse: all that fire there fire together.` }
}

/** 5.2: whoever fires separately from a place fires in the same impulse at the same target as the others there, and they at his; a Weapon Team at the same hex (1.7). */
export function sameTargetProblem(
  s: LnltState,
  { occasion, side }: FireContext,
  from: Location,
  at: Location,
  anywhereInHex = false,
): Problem | null {
  if (occasion === 'opportunity' || s.impulse === null || s.impulse.side !== side || isOverhead(s, from)) return null
  const other = s.impulse.shots.find(
    (shot) =>
      shot.from === from &&
      shot.kind !== 'spread' &&
      (anywhereInHex || shot.kind === 'apart' ? hexOf(shot.at) !== hexOf(at) : shot.at !== at),
  )
  if (!other) return null
  const { setting } = s
  const message = `From ${nameOf(setting, from)} they have fired at ${nameOf(setting, other.at)} in this impulse: all fire there goes at one target.`
  return { rule: '5.2', message }
}

/** 19.2.1: one that flies fires where it likes. */
function isOverhead(s: LnltState, from: Location): boolean {
  return isAloft(from) && s.units.some((unit) => unit.at === from && isFlying(s, unit))
}

/** 5.0, 10.0, 21.1: the LOS to the target, and the front of a Bunker or Cave; `goesIn`: what goes into one from any side. */
export function lineProblem(s: LnltState, from: Location, at: Location, goesIn = false, seen = sightOf(s, from, at)): Problem | null {
  const { blocked } = seen
  if (!blocked) return arcProblem(s, from, at, goesIn)
  return { rule: blocked.rule, message: `From ${nameOf(s.setting, from)} to ${nameOf(s.setting, at)}: ${blocked.reason}.` }
}

/** 1.6: a weapon fires once; two single men may serve it together. */
function sharedWeaponProblem(s: LnltState, firers: readonly Firer[], index: number): Problem | null {
  const firer = firers[index]!
  for (let i = 0; i < firer.weapons.length; i++) {
    const weapon = firer.weapons[i]!
    if (firer.weapons.indexOf(weapon) !== i) return { rule: '1.6', message: 'A weapon is named twice.' }
    const { owner } = s.weapons[weapon]!
    if (owner === firer.unit) continue
    const served = firers.find((other) => other.unit === owner && other.weapons.includes(weapon))
    if (!served) return { rule: '1.6', message: `${typeOf(s, s.units[firer.unit]!).name} can only help its owner to fire that weapon.` }
    if (crewsAlong(firers, weapon) > 2) return { rule: '1.6', message: 'Two single men serve a weapon, not more.' }
  }
  return null
}
