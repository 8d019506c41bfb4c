import { total } from '@firegroup/kernel'
import { reveal } from '../concealment/reveal.ts'
import { type Aslsk, rollDie } from '../context.ts'
import { unitType } from '../data/counters.ts'
import { WOUND } from '../data/morale.ts'
import { loseControl } from '../scenario/control.ts'
import { ELIMINATED, type Unit } from '../state.ts'
import { abandonWeapons } from '../weapons/possession.ts'
import { loseRates } from '../weapons/rate.ts'
import type { Replaced } from './events.ts'
import { endMelee } from './melee.ts'
import { isLeader, isVehicle, mmcTypeOf, typeOf } from './units.ts'

/** 3.2.3: a unit breaks: turned over, DM, no longer pinned or CX. */
export function breakUnit(g: Aslsk, unit: Unit, rule: string): void {
  if (unit.concealed || unit.hidden) reveal(g, [unit], '8.3')
  unit.broken = true
  unit.pinned = false
  unit.cx = false
  g.emit({ type: 'breaks', rule, unit: unit.id })
  makeDm(g, unit, rule)
  if (unit.melee) endMelee(g, unit.at)
}

/** 3.1h: desperation morale. Only a broken unit can have it. */
export function makeDm(g: Aslsk, unit: Unit, rule: string): void {
  if (unit.dm || !unit.broken) return
  unit.dm = true
  g.emit({ type: 'dm', rule, unit: unit.id, on: true })
}

/** 3.2.3: a unit is pinned at most once per Player Turn, and a broken unit never. */
export function pinUnit(g: Aslsk, unit: Unit, rule: string): void {
  if (unit.broken || unit.wasPinned) return
  unit.pinned = true
  unit.wasPinned = true
  loseRates(g.state, unit)
  g.emit({ type: 'pinned', rule, unit: unit.id })
}

/** A unit is lost. Its Weapons stay where it was (4.0). */
export function eliminateUnit(g: Aslsk, unit: Unit, rule: string, why: string): void {
  const { at, melee } = unit
  if (unit.concealed || unit.hidden) reveal(g, [unit], '8.3')
  abandonWeapons(g, unit)
  if (isVehicle(unit)) loseControl(g, unit)
  unit.at = ELIMINATED
  unit.melee = false
  g.state.points[unit.side].casualties += typeOf(g.state, unit).points
  g.emit({ type: 'eliminated', rule, unit: unit.id, at, why })
  if (melee || unit.vehicle) endMelee(g, at) // 3.8: a vehicle holds men in Melee
}

/** 3.2.3 Casualty Reduction: a squad becomes its half squad as it stands, a half squad or crew is lost, a leader is wounded. */
export function casualtyReduction(g: Aslsk, unit: Unit, rule: string): void {
  const half = mmcTypeOf(g.state, unit)?.halfSquad ?? null
  if (isLeader(g.state, unit)) woundLeader(g, unit, rule)
  else if (half === null) eliminateUnit(g, unit, rule, 'casualty reduction')
  else replaceUnit(g, unit, half, rule, 'reduced')
}

/** 3.2.3: wound severity. Whoever was wounded before is one worse off, however often. */
export function woundLeader(g: Aslsk, leader: Unit, rule: string): void {
  const modifiers = leader.wounded ? [{ rule: '3.2.3', label: 'already wounded', value: WOUND.alreadyWounded }] : []
  const isMortal = (rolled: number) => rolled + total(modifiers) > WOUND.lightAtMost
  const die = rollDie(g, 'wound severity', isMortal)
  if (leader.concealed || leader.hidden) reveal(g, [leader], '8.3')
  g.emit({ type: 'wounded', rule, unit: leader.id, die, modifiers })
  if (isMortal(die)) eliminateUnit(g, leader, rule, 'mortal wound')
  else leader.wounded = true
}

/** 5.1: failing by more than the side's ELR puts a unit one class down; crews, units with underlined morale and those of the lowest class have nothing to step down to. */
export function elrReplacement(g: Aslsk, unit: Unit): void {
  if (g.state.setting.hooks.elrFails.some((told) => told(g, unit))) return
  const { elrStepDown } = typeOf(g.state, unit)
  if (elrStepDown !== null) replaceUnit(g, unit, elrStepDown, '5.1', 'elr')
}

/** Exchanges a counter: for a half squad, for a lower class, or for one that is a step down (8.1.2). */
export function replaceUnit(g: Aslsk, unit: Unit, type: string, rule: string, why: Replaced): void {
  const was = unit.type
  if (why !== 'elr') g.state.points[unit.side].casualties += typeOf(g.state, unit).points - unitType(g.state.setting.pack, type).points
  unit.type = type
  g.emit({ type: 'replaced', rule, unit: unit.id, was, is: type, why })
}

/** GAP-20: as many as are wanted, each as likely as the others. All of them need no dice. `rest`: what the rule has yet to do, for its milestones. */
export function randomSelection(g: Aslsk, units: readonly Unit[], count: number, rule: string, rest: () => string = NOTHING): Unit[] {
  if (count >= units.length) return units.slice()
  const bag = units.slice()
  const selected: Unit[] = []
  for (let i = 0; i < count; i++) {
    // who is chosen does not depend on the order of it
    if (i > 0) g.milestone(() => `${bag.map(({ id }) => id).join()} not selected; ${rest()}`)
    selected.push(g.draw(bag, 'random selection'))
  }
  g.emit({ type: 'randomSelection', rule, among: units.map((unit) => unit.id), selected: selected.map((unit) => unit.id) })
  return selected
}

const NOTHING = () => ''
