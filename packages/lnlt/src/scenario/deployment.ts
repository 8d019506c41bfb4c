import { flag, integer, LEGAL, listOf, optional, type Problem, record, refuse, text } from '@firegroup/kernel'
import { locationNamed, nameOf } from '../map/location.ts'
import { isGrenades } from '../modern/grenades.ts'
import { stackingProblem } from '../movement/stacking.ts'
import type { LnltQuestion } from '../questions.ts'
import type { DeployedGroup } from '../setting.ts'
import { enemyOf, type LnltState, type Location, type Side } from '../state.ts'
import { teamPlaceProblem } from '../teams/ground.ts'
import { hasUnit, typeOf, typeOfWeapon } from '../units/units.ts'
import { vehiclePlaceProblem } from '../vehicles/place.ts'
import { carryLimit, heavyProblem } from '../weapons/possession.ts'
import { suggestions } from './suggestions.ts'

/** Where every unit of some groups goes, and who has which Support Weapon on which side: one decision. */
export interface Deployment {
  readonly units: readonly {
    readonly unit: number
    readonly at: string
    /** 15.1: the hexspine that a vehicle or a gun faces; left out: to the enemy. */
    readonly facing?: number
  }[]
  readonly weapons: readonly { readonly weapon: number; readonly unit: number; readonly assembled?: boolean }[]
}

export const deploymentSchema = record({
  units: listOf(record({ unit: integer(0), at: text({ max: 24 }), facing: optional(integer(0, 5)) }), { max: 400 }),
  weapons: listOf(record({ weapon: integer(0), unit: integer(0), assembled: optional(flag()) }), { max: 400 }),
})

/** What is asked: to set up on the map; only to give out weapons, for a group that enters; to appear around a hex. */
export interface DeploymentWords {
  readonly kind: 'setup'
  readonly title: string
  readonly rule: string
  readonly onMap: boolean
}

/** Asks a side to place these groups. Candidates are a few sensible suggestions; any legal deployment is accepted. */
export function deploymentQuestion(
  s: LnltState,
  side: Side,
  groups: readonly DeployedGroup[],
  { onMap, ...words }: DeploymentWords,
): LnltQuestion<'setup'> {
  return {
    ...words,
    schema: deploymentSchema,
    get about() {
      return { onMap, groups: groups.map((group) => aboutGroup(s, group)) }
    },
    candidates: () => suggestions(s, side, groups, onMap),
    problems: (decision) => deploymentProblems(s, side, groups, decision, { onMap, ...words }),
  }
}

/** What has to be placed, and where it may go. */
export interface DeploymentAbout {
  readonly onMap: boolean
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly units: readonly number[]
    readonly weapons: readonly number[]
    readonly locations: readonly string[]
  }[]
}

function aboutGroup(s: LnltState, { id, name, units, weapons, area }: DeployedGroup) {
  return { id, name, units, weapons, locations: area.map((at) => nameOf(s.setting, at)) }
}

function deploymentProblems(
  s: LnltState,
  side: Side,
  groups: readonly DeployedGroup[],
  decision: Deployment,
  { rule, onMap }: DeploymentWords,
): readonly Problem[] {
  if (!onMap && decision.units.length > 0) return refuse(rule, 'These units enter later: only their weapons are given out now.')
  const placed = new Map<number, Location>()
  for (const { unit, at: name, facing } of decision.units) {
    const group = groups.find(({ units }) => units.includes(unit))
    if (!group) return refuse(rule, `There is no unit ${unit} to be placed now.`)
    if (placed.has(unit)) return refuse(rule, `${nameOfUnit(s, unit)} is placed twice.`)
    const at = locationNamed(s.setting, name)
    if (!group.area.includes(at)) return refuse(rule, `${nameOfUnit(s, unit)} may not be placed at ${name}: ${group.name} has other hexes.`)
    const unfit = teamPlaceProblem(s, s.units[unit]!, at)
    if (unfit) return [unfit]
    if (facing !== undefined && !s.units[unit]!.laid)
      return refuse('15.1', `${nameOfUnit(s, unit)} faces nowhere: it is no vehicle and no gun.`)
    const barred = vehiclePlaceProblem(s, unit, at)
    if (barred) return [barred]
    if (hasUnit(s, enemyOf(side), at)) return refuse(rule, `${name} is occupied by the enemy.`)
    placed.set(unit, at)
  }
  const missing = onMap ? groups.flatMap(({ units }) => units).find((unit) => !placed.has(unit)) : undefined
  if (missing !== undefined) return refuse(rule, `${nameOfUnit(s, missing)} has no place yet.`)
  const crowded = stackingProblems(s, side, placed)
  return crowded ? [crowded] : weaponProblems(s, groups, decision, onMap)
}

/** 1.3: no location may hold more than its limit, not even at the start. */
function stackingProblems(s: LnltState, side: Side, placed: ReadonlyMap<number, Location>): Problem | null {
  for (const at of new Set(placed.values())) {
    const arriving = [...placed].flatMap(([unit, where]) => (where === at ? [unit] : []))
    const problem = stackingProblem(s, side, arriving, at)
    if (problem) return problem
  }
  return null
}

/** 1.6, 22.0: every Support Weapon is with a unit of its group that can carry it, and with the one that the scenario names for it. */
function weaponProblems(s: LnltState, groups: readonly DeployedGroup[], decision: Deployment, onMap: boolean): readonly Problem[] {
  const given = new Map<number, number>()
  for (const { weapon, unit, assembled = false } of decision.weapons) {
    const group = groups.find(({ weapons }) => weapons.includes(weapon))
    if (!group) return refuse('22.0', `There is no weapon ${weapon} to be given out now.`)
    if (given.has(weapon)) return refuse('22.0', `The weapon ${weapon} is given out twice.`)
    given.set(weapon, unit)
    const { name, tripod } = typeOfWeapon(s, s.weapons[weapon]!)
    if (!group.units.includes(unit)) return refuse('22.0', `The ${name} belongs to a unit of ${group.name}.`)
    const tied = group.tiedTo[group.weapons.indexOf(weapon)]!
    if (tied !== '' && s.units[unit]!.type !== tied) return refuse('22.0', `The scenario gives the ${name} to another unit.`)
    const heavy = heavyProblem(s, s.units[unit]!, s.weapons[weapon]!)
    if (heavy) return [heavy]
    if (assembled && tripod === null) return refuse('1.6.1', `The ${name} has no other side to set it up on.`)
    if (assembled && !onMap) return refuse('22.0', `The ${name} enters the map off its tripod.`)
  }
  const left = groups.flatMap(({ weapons }) => weapons).find((weapon) => !given.has(weapon))
  if (left !== undefined) return refuse('22.0', `Somebody must take the ${typeOfWeapon(s, s.weapons[left]!).name}.`)
  for (const unit of new Set(given.values())) {
    const carried = [...given].filter(([id, each]) => each === unit && !isGrenades(s, s.weapons[id]!)).length
    if (carried > carryLimit(s, s.units[unit]!) || carryLimit(s, s.units[unit]!) === 0)
      return refuse('1.6', `${nameOfUnit(s, unit)} can carry ${carryLimit(s, s.units[unit]!)}, not ${carried}.`)
  }
  return LEGAL
}

function nameOfUnit(s: LnltState, unit: number): string {
  return `The ${typeOf(s, s.units[unit]!).name}`
}
