import { integer, LEGAL, listOf, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { type Attack, type Firer, inherentFire, targetsAt } from '../fire/attack.ts'
import { type FireContext, lineProblem, sameTargetProblem, targetProblem } from '../fire/declaration.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { type Aim, conditionProblem, readyProblem, siteProblem, userProblem, weaponProblem } from '../fire/firers.ts'
import { attackPreview } from '../fire/preview.ts'
import { shellHidden } from '../hidden/appear.ts'
import { hexOf, locationNamed, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import { distance } from '../map/terrain.ts'
import { markActed } from '../operations/marking.ts'
import { isSpotted } from '../spotting/spotted.ts'
import { enemyOf, type Impulse, type LnltState, type Location, type Unit } from '../state.ts'
import { has } from '../units/marks.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { vehiclesAt } from '../vehicles/vehicle.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'
import { callerProblem, directorProblem } from './callers.ts'
import { hasMeleeIn, placeFfe, unitsInHex } from './shells.ts'

/** 18.1: a Mortar Weapon Team fires, at what it sees or at what a caller sees. 1.6.5: units of a place fire their Mortars at what a neighbour sees. */
export interface MortarFire {
  readonly type: 'mortar'
  readonly units: readonly number[]
  readonly at: string
  readonly caller?: number
  /** 1.6.5: the vehicle at which a Mortar that is carried fires; left out: all the others there. */
  readonly target?: number
}

export const mortarAct: ImpulseAct<MortarFire> = {
  type: 'mortar',
  rule: '18.1',
  fields: {
    units: listOf(integer(0, 9999), { min: 1, max: 6 }),
    at: text({ max: 40 }),
    caller: optional(integer(0, 9999)),
    target: optional(integer(0, 9999)),
  },
  candidates: mortarCandidates,
  problems: mortarProblems,
  preview: (s, impulse, decision) => attackPreview(s, mortarAttack(s, impulse, decision)),
  perform: fireMortar,
  describe: (s, { units, at, caller, target }) =>
    `Fire the mortar of ${unitInPlace(s, units[0]!)} at ${target === undefined ? at : `${unitLabel(s, target)} in ${at}`}${caller === undefined ? '' : `, directed by ${unitLabel(s, caller)}`}`,
}

/** Each Mortar by itself at each spotted enemy: at what it sees, and with everybody who could direct it. Several of a place together are legal as well. */
function* mortarCandidates(s: LnltState, impulse: Impulse): Iterable<MortarFire> {
  for (const id of impulse.units) {
    const unit = s.units[id]!
    if (unit.at < 0) continue
    const isTeam = isMortarTeam(s, unit)
    if (!isTeam && mortarsOf(s, unit).length === 0) continue
    for (const at of targets(s, unit)) {
      const decision: MortarFire = { type: 'mortar', units: [id], at: nameOf(s.setting, at) }
      if (isTeam && mortarProblems(s, impulse, decision) === LEGAL) yield decision
      for (const caller of s.units) {
        if (caller.side !== unit.side || caller.at < 0 || caller.shaken || caller.id === id) continue
        const called = { ...decision, caller: caller.id }
        if (mortarProblems(s, impulse, called) === LEGAL) yield called
        if (isTeam) continue
        for (const { id: target } of vehiclesAt(s, at, enemyOf(unit.side)))
          if (mortarProblems(s, impulse, { ...called, target }) === LEGAL) yield { ...called, target }
      }
    }
  }
}

function targets(s: LnltState, { side: own }: Unit): Location[] {
  const places: Location[] = []
  for (const { side, at } of s.units) if (side !== own && at >= 0 && !places.includes(at) && isSpotted(s, own, at)) places.push(at)
  return places
}

function isMortarTeam(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).team === 'mortar'
}

/** 1.6.5: the Mortars of a unit that could fire now. */
function mortarsOf(s: LnltState, unit: Unit): number[] {
  const found: number[] = []
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id && typeOfWeapon(s, weapon).kind === 'mortar' && !conditionProblem(s, weapon)) found.push(weapon.id)
  return found
}

function mortarProblems(s: LnltState, impulse: Impulse, { units, at: name, caller, target: aimed }: MortarFire): readonly Problem[] {
  const at = locationNamed(s.setting, name)
  if (at < 0) return refuse('5.0', `There is no place ${name} on this map.`)
  const [first] = units.map((id) => s.units[id])
  if (!first || first.side !== impulse.side || first.at < 0) return refuse('18.1', 'That is no Mortar of yours.')
  const aim: Aim = { side: impulse.side, occasion: 'fire', from: first.at, at, units: ({ id }) => impulse.units.includes(id) }
  const shells = isMortarTeam(s, first) && vehiclesAt(s, at, enemyOf(first.side)).length > 0
  const context: FireContext = { side: aim.side, occasion: 'fire', units: aim.units, ...(shells ? { shells } : {}) }
  if (aimed !== undefined && isMortarTeam(s, first)) return refuse('18.1', 'The shells of a Mortar Weapon Team hit the whole hex.')
  const target =
    targetProblem(s, context, at, aimed ?? -1, first.at) ??
    (isMortarTeam(s, first) ? meleeInHex(s, at) : null) ??
    sameTargetProblem(s, context, first.at, at, true)
  if (target) return [target]
  for (const [i, id] of units.entries()) {
    const unit = s.units[id]
    if (!unit || units.indexOf(id) < i) return refuse('18.1', 'A unit is named twice, or is not there.')
    const problem = readyProblem(s, aim, unit) ?? (isMortarTeam(s, first) ? teamProblem(s, units, unit, aim) : carriedProblem(s, unit, aim))
    if (problem) return [problem]
  }
  const seen = observedProblem(s, impulse, first, at, caller)
  if (seen) return [seen]
  return caller !== undefined && units.includes(caller) ? refuse('1.6.5', 'Who fires a Mortar does not direct it from elsewhere.') : LEGAL
}

/** 18.0: no hex with a Melee in it is aimed at. */
function meleeInHex(s: LnltState, at: Location): Problem | null {
  return hasMeleeIn(s, hexOf(at))
    ? { rule: '18.0', message: `There is a Melee in the hex of ${nameOf(s.setting, at)}: no shells are aimed at it.` }
    : null
}

/** 18.1: a Mortar Weapon Team by itself, within its range, and not under a roof or thick trees. */
function teamProblem(s: LnltState, units: readonly number[], unit: Unit, { from, at }: Aim): Problem | null {
  const { name, minRange } = typeOf(s, unit)
  if (units.length > 1 || !isMortarTeam(s, unit)) return { rule: '1.7', message: `${name} fires by itself, not together with others.` }
  const site = siteProblem(s, name, from)
  if (site) return { ...site, rule: '18.1' }
  const away = distance(s.setting, from, at)
  const { range } = inherentFire(s, unit)
  return away >= minRange && away <= range
    ? null
    : { rule: '18.1', message: `The ${name} reaches from ${minRange} to ${range} hexes, not ${away}.` }
}

/** 1.6.5: somebody with a Mortar in working order, within its range. */
function carriedProblem(s: LnltState, unit: Unit, aim: Aim): Problem | null {
  const weapons = s.weapons.filter((weapon) => weapon.owner === unit.id && typeOfWeapon(s, weapon).kind === 'mortar')
  if (weapons.length === 0) return { rule: '1.6.5', message: `${typeOf(s, unit).name} has no Mortar.` }
  for (const weapon of weapons) {
    const problem = userProblem(s, unit, weapon) ?? weaponProblem(s, aim, unit, weapon)
    if (problem) return problem
  }
  return null
}

/** 1.6.5, 18.1: who sees the target: a Mortar Weapon Team itself, its caller, or a neighbour of Mortars that are carried. */
function observedProblem(s: LnltState, { side }: Impulse, mortar: Unit, at: Location, caller: number | undefined): Problem | null {
  if (isMortarTeam(s, mortar))
    return caller === undefined ? lineProblem(s, mortar.at, at, true) : callerProblem(s, side, s.units[caller], at)
  if (caller === undefined) return { rule: '1.6.5', message: 'What its crew sees itself a Mortar fires at together with the others there.' }
  if (seesLocation(s, mortar.at, at)) return { rule: '1.6.5', message: 'The crew of the Mortar sees the target itself: it fires directly.' }
  return directorProblem(s, side, s.units[caller], mortar.at, at)
}

/** A legal decision as the attack that it makes. */
export function mortarAttack(s: LnltState, { side }: Pick<Impulse, 'side'>, { units, at: name, caller, target }: MortarFire): Attack {
  const at = locationNamed(s.setting, name)
  const unit = s.units[units[0]!]!
  const isTeam = isMortarTeam(s, unit)
  const firers: Firer[] = units.map((id) => ({ unit: id, inherent: isTeam, weapons: isTeam ? [] : mortarsOf(s, s.units[id]!) }))
  return {
    side,
    occasion: 'fire',
    means: isTeam ? 'mortar' : 'group',
    from: unit.at,
    at,
    firers,
    leader: -1,
    targets: isTeam ? unitsInHex(s, hexOf(at)) : target === undefined ? targetsAt(s, side, at) : [target],
    moving: [],
    ...(caller === undefined ? {} : { caller }),
  }
}

/** 1.6.5, 18.1: whoever directs it is Ops Complete; a Weapon Team's shells go on falling on the hex. */
function* fireMortar(g: Lnlt, impulse: Impulse, decision: MortarFire): Rules<void> {
  const s = g.state
  const hit = isMortarTeam(s, s.units[decision.units[0]!]!) ? shellHidden(g, hexOf(locationNamed(s.setting, decision.at))) : undefined
  if (hit) yield* hit
  const attack = mortarAttack(s, impulse, decision)
  impulse.shots.push({ from: attack.from, at: attack.at, kind: 'apart', leader: -1 })
  if (decision.caller !== undefined) calls(g, impulse, s.units[decision.caller]!, attack.means === 'mortar' ? '18.1' : '1.6.5')
  const mortar = s.units[decision.units[0]!]!
  const { fp } = inherentFire(s, mortar)
  yield* resolveAttack(g, attack)
  if (attack.means === 'mortar') placeFfe(g, impulse.side, hexOf(attack.at), fp, true)
}

/** 18.1, 18.2: he is Ops Complete, and leads no fire any more in this impulse. */
export function calls(g: Lnlt, impulse: Impulse, caller: Unit, rule: string): void {
  impulse.callers = [...(impulse.callers ?? []), caller.id]
  if (!has(caller, 'opsComplete')) markActed(g, [caller], 'opsComplete', rule)
}
