import type { Rules } from '@firegroup/kernel'
import { airOver, isHelicopter } from '../air/helicopter.ts'
import type { Lnlt } from '../context.ts'
import { fortification, isFortification } from '../data/fortifications.ts'
import { layMines } from '../hidden/mines.ts'
import { locationNamed } from '../map/location.ts'
import type { Step } from '../sequence/step.ts'
import type { DeployedGroup } from '../setting.ts'
import { type Arrival, enemyOf, HIDDEN, type LnltState, type Location, RESERVE, type Side, type Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { facingToEnemy } from '../vehicles/facing.ts'
import { carryLimit } from '../weapons/possession.ts'
import { type Deployment, type DeploymentWords, deploymentQuestion } from './deployment.ts'

export const setupSteps: readonly Step[] = [{ key: 'setup.deploy', phase: 'setup', order: 100, run: setUp }]

/** 22.0: one side sets up, then the other in sight of it, but for what was hidden. */
function* setUp(g: Lnlt): Rules<void> {
  const { setsUpFirst } = g.state.setting.scenario
  for (const side of [setsUpFirst, enemyOf(setsUpFirst)]) {
    const groups = groupsToSetUp(g.state, side)
    if (groups.length > 0) {
      const words = { kind: 'setup', title: 'Where do your units set up?', rule: '22.0', onMap: true } as const
      const decision = yield* decideDeployment(g, side, groups, words)
      place(g, side, decision)
      g.checkpoint()
    }
    yield* layMines(g, side)
  }
}

/** A question to which there is one answer is not asked. */
export function* decideDeployment(g: Lnlt, side: Side, groups: readonly DeployedGroup[], words: DeploymentWords): Rules<Deployment> {
  const question = deploymentQuestion(g.state, side, groups, words)
  if (isForced(g.state, groups, words.onMap)) {
    const [only] = question.candidates()
    if (only) return only
  }
  return yield* g.ask(side, question)
}

/** One place for everybody, and one unit for every weapon: nothing to decide. */
function isForced(s: LnltState, groups: readonly DeployedGroup[], onMap: boolean): boolean {
  return groups.every(({ units, weapons, area }) => {
    const bearers = units.filter((unit) => carryLimit(s, s.units[unit]!) > 0)
    const isArmed = weapons.length === 0 || (bearers.length === 1 && (!onMap || !weapons.some((weapon) => hasTripod(s, weapon))))
    return isArmed && (!onMap || area.length === 1)
  })
}

function hasTripod(s: LnltState, weapon: number): boolean {
  return typeOfWeapon(s, s.weapons[weapon]!).tripod !== null
}

/** Units of a deployment come onto the map with their weapons. */
export function place(g: Lnlt, side: Side, decision: Deployment): void {
  const s = g.state
  const units = decision.units.map(({ unit: id, at: name, facing }) => {
    const at = locationNamed(s.setting, name)
    const unit = s.units[id]!
    if (unit.laid) unit.laid.facing = unit.laid.turret = facing ?? facingToEnemy(s, at, side)
    if (sitsInSecret(s, id)) hide(unit, at)
    else {
      unit.at = isHelicopter(s, unit) ? airOver(at) : at
      digIn(s, unit)
      if (unit.vehicle) emplace(s, unit)
    }
    return { unit: id, at }
  })
  giveWeapons(s, decision)
  const told = { type: 'setUp', rule: '22.0', side, units } as const
  const seen = units.filter(({ unit }) => s.units[unit]!.at !== HIDDEN)
  if (seen.length === units.length) g.emit(told)
  else g.emit(told, { to: [side], others: { ...told, units: seen, hidden: units.length - seen.length } })
}

function sitsInSecret({ setting }: LnltState, unit: number): boolean {
  return setting.hides && setting.groups.some(({ hides, units }) => hides && units.includes(unit))
}

function hide(unit: Unit, at: Location): void {
  unit.at = HIDDEN
  unit.hidesAt = at
}

/** 21.2, 21.9, 21.10: heavy weapons and vehicles are covered by what was dug for them alone. */
export function digIn(s: LnltState, unit: Unit): void {
  const { team } = typeOf(s, unit)
  if (!unit.vehicle && (team === null || team === 'mg')) return
  if (s.markers.some(({ kind, at }) => at === unit.at && isFortification(kind) && fortification(kind).onlyIfSetUp)) unit.dugIn = true
}

/** 21.7: a vehicle takes an Emplacement of its side that is free. */
export function emplace(s: LnltState, unit: Unit): void {
  const dug = s.markers.filter(({ kind, at, side }) => kind === 'vehicleEmplacement' && at === unit.at && side === unit.side).length
  if (dug > s.units.filter(({ at, vehicle }) => at === unit.at && vehicle?.emplaced).length) unit.vehicle!.emplaced = true
}

/** 22.0: who has a weapon from the start, and on which side it lies. */
function giveWeapons(s: LnltState, decision: Deployment): void {
  for (const { weapon, unit, assembled = false } of decision.weapons) {
    s.weapons[weapon]!.owner = unit
    s.weapons[weapon]!.at = s.units[unit]!.at
    s.weapons[weapon]!.assembled = assembled
  }
}

/** 22.0: groups that wait off the map take their weapons before they enter. */
export function* giveOutWeapons(g: Lnlt): Rules<void> {
  const s = g.state
  for (const side of [s.initiative, enemyOf(s.initiative)]) {
    const groups = s.arrivals.map((arrival) => arrivedGroup(s, arrival)).filter((group) => group.side === side && needsWeapons(s, group))
    if (groups.length === 0) continue
    const words = { kind: 'setup', title: 'Who carries what?', rule: '22.0', onMap: false } as const
    giveWeapons(s, yield* decideDeployment(g, side, groups, words))
    g.checkpoint()
  }
}

function arrivedGroup(s: LnltState, { group, units, weapons }: Arrival): DeployedGroup {
  return { ...s.setting.groups[group]!, units, weapons }
}

function needsWeapons(s: LnltState, { weapons }: DeployedGroup): boolean {
  return weapons.some((weapon) => s.weapons[weapon]!.at === RESERVE)
}

/** The groups that set up before play and have not done so. */
function groupsToSetUp(s: LnltState, side: Side): DeployedGroup[] {
  return s.setting.groups.filter(
    (group) => group.side === side && group.entersOn === 0 && group.units.some((unit) => s.units[unit]!.at === RESERVE),
  )
}
