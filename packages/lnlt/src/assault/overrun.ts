import { integer, LEGAL, listOf, type Rules, record, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { type Attack, hasMelee, targetsAt } from '../fire/attack.ts'
import type { FirepowerPart } from '../fire/events.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { isEntryCost } from '../map/costs.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { movementFactor } from '../movement/allowance.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { destinations, stepCost } from '../movement/step.ts'
import { markActed } from '../operations/marking.ts'
import type { LnltQuestion } from '../questions.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { enemyOf, type LnltState, type Location, type Move, type Unit } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { has } from '../units/marks.ts'
import { isLeader } from '../units/morale.ts'
import { hasUnit, typeOf } from '../units/units.ts'
import { isVehicle, type VehicleUnit } from '../vehicles/vehicle.ts'
import { abandonInFlight } from '../weapons/possession.ts'
import { canAssault, overrunModifiers } from './able.ts'
import { counterAssault, putAt } from './close-assault.ts'

/** 15.3: what is over them comes down on them all; whoever is steady then may storm it. */
export function* overrun(g: Lnlt, unit: VehicleUnit, at: Location, inside: Location = -1): Rules<void> {
  const s = g.state
  g.emit({ type: 'overrun', rule: '15.3', unit: unit.id, at })
  if (!unit.shaken) yield* resolveAttack(g, overrunAttack(s, unit, at, inside))
  if (inside >= 0)
    for (const overran of s.setting.hooks.overran) {
      const rules = overran(g, unit, inside)
      if (rules) yield* rules
    }
  if (unit.at !== at || stormersAt(s, unit, at).length === 0) return
  const { units } = yield* g.ask(enemyOf(unit.side), counterQuestion(s, unit, at))
  if (units.length > 0) yield* counterAssault(g, units, unit)
}

/** 15.3: as an attack: its firepower against the cover of those who are there. */
export function overrunAttack(s: LnltState, unit: VehicleUnit, at: Location, inside: Location = -1): Attack {
  let printed = 0
  for (const { value } of overrunModifiers(s, unit)) printed += value
  const part: FirepowerPart = { unit: unit.id, weapon: -1, label: 'Overrun', printed, modifiers: [], quarters: printed * 4 }
  return {
    side: unit.side,
    occasion: 'fire',
    means: 'overrun',
    from: at,
    at,
    firers: [],
    leader: -1,
    targets: inside < 0 ? targetsAt(s, unit.side, at) : [...targetsAt(s, unit.side, at), ...targetsAt(s, unit.side, inside)],
    moving: [],
    he: part,
  }
}

export interface CounterAssault {
  readonly units: readonly number[]
}
export const counterSchema = record({ units: listOf(integer(0, 9999), { max: 20 }) })

/** 15.3, 17.1: who may storm it where they are, and the steady Leaders who go with them; nobody where only Leaders without a weapon for it are left. */
function stormersAt(s: LnltState, vehicle: VehicleUnit, at: Location): readonly number[] {
  const there = s.units.filter((unit) => unit.at === at && unit.side !== vehicle.side && !unit.vehicle)
  if (!there.some((unit) => canAssault(s, unit))) return []
  return there.filter((unit) => canAssault(s, unit) || (isLeader(s, unit) && !unit.shaken)).map(({ id }) => id)
}

function counterQuestion(s: LnltState, vehicle: VehicleUnit, at: Location): LnltQuestion<'counterAssault'> {
  const able = () => stormersAt(s, vehicle, at)
  return {
    kind: 'counterAssault',
    title: `The ${typeOf(s, vehicle).label} is over them. Do they storm it?`,
    rule: '15.3',
    schema: counterSchema,
    about: { vehicle: vehicle.id, units: able() },
    candidates: () => [{ units: able() }, { units: [] }],
    problems({ units }) {
      if (units.some((id, i) => !able().includes(id) || units.indexOf(id) !== i))
        return refuse('15.3', 'Only Good Order MMCs and Heroes there may storm it, and Leaders with them.')
      const isAble = units.length === 0 || units.some((id) => canAssault(s, s.units[id]!))
      return isAble ? LEGAL : refuse('17.1', 'A Leader without an anti-tank weapon storms nothing by himself.')
    },
  }
}

/** 15.3: the vehicle stays: all enemies on foot leave the hex, where to is their owner's choice; Snipers and Shaken Weapon Teams are lost. */
export function* giveWay(g: Lnlt, move: Move): Rules<void> {
  const s = g.state
  const driver = move.units.map((id) => s.units[id]!).find(isVehicle)
  if (!driver) return
  for (const unit of s.units.filter((other) => other.at === driver.at && other.side !== driver.side && !other.vehicle))
    yield* leave(g, unit)
}

function* leave(g: Lnlt, unit: Unit): Rules<void> {
  const s = g.state
  const { kind } = typeOf(s, unit)
  const open = kind === 'sniper' || (kind === 'weaponTeam' && unit.shaken) ? [] : waysOut(s, unit)
  if (open.length === 0) return eliminate(g, unit, '15.3')
  const to = open.length === 1 ? open[0]! : locationNamed(s.setting, (yield* g.ask(unit.side, wayQuestion(s, unit))).to)
  const from = unit.at
  abandonInFlight(g, unit)
  g.emit({ type: 'givesWay', rule: '15.3', unit: unit.id, from, to })
  putAt(s, unit, to)
  removeUnseenMarkers(g, from)
  if (!has(unit, 'moved')) markActed(g, [unit], 'moved', '15.3')
}

/** 15.3, 17.1: adjacent, without enemies and Melee, within stacking. */
function waysOut(s: LnltState, unit: Unit): readonly Location[] {
  if (movementFactor(s, unit) < 1) return []
  return destinations(s.setting, unit.at).filter(
    (to) =>
      !hasUnit(s, enemyOf(unit.side), to) &&
      !hasMelee(s, to) &&
      isEntryCost(stepCost(s, unit, unit.at, to)) &&
      stackingProblem(s, unit.side, [unit.id], to) === null,
  )
}

export interface GiveWay {
  readonly to: string
}
export const giveWaySchema = record({ to: text({ max: 30 }) })

function wayQuestion(s: LnltState, unit: Unit): LnltQuestion<'giveWay'> {
  return {
    kind: 'giveWay',
    title: 'The vehicle stays. Where do they go?',
    rule: '15.3',
    schema: giveWaySchema,
    about: { unit: unit.id },
    candidates: () => waysOut(s, unit).map((to) => ({ to: nameOf(s.setting, to) })),
    problems: ({ to }) => (waysOut(s, unit).includes(locationNamed(s.setting, to)) ? LEGAL : refuse('15.3', 'They can’t go there.')),
  }
}
