import { integer, LEGAL, listOf, optional, outcomesOf, type Problem, refuse } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hasMelee } from '../fire/attack.ts'
import { nameOf } from '../map/location.ts'
import { isUnactivated } from '../operations/availability.ts'
import { markActed } from '../operations/marking.ts'
import type { Impulse, LnltState, Location, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { unitList } from '../words/names.ts'
import { fireAt, hasFires } from './fire.ts'

/** 10.5.6: units fight a fire where they stand; a Leader may lend his LM. */
export interface Extinguish {
  readonly type: 'extinguish'
  readonly units: readonly number[]
  readonly leader?: number
}

/** 10.5.6: it takes so much. */
const OUT_AT = 6

export const extinguishAct: ImpulseAct<Extinguish> = {
  type: 'extinguish',
  rule: '10.5.6',
  fields: { units: listOf(integer(0, 9999), { min: 1, max: 10 }), leader: optional(integer(0, 9999)) },
  idle: (s) => !hasFires(s),
  *candidates(s, impulse) {
    for (const at of new Set(impulse.units.map((id) => s.units[id]!.at))) {
      if (at < 0 || !fireAt(s, at)) continue
      const able = impulse.units.filter((id) => s.units[id]!.at === at && !fighterProblem(s, impulse, s.units[id]))
      if (able.length === 0) continue
      const leader = impulse.units.find((id) => s.units[id]!.at === at && !leaderProblem(s, impulse, s.units[id], at))
      yield { type: 'extinguish', units: able, ...(leader === undefined ? {} : { leader }) }
      if (able.length > 1) for (const id of able) yield { type: 'extinguish', units: [id] }
    }
  },
  problems(s, impulse, { units, leader }) {
    const { at } = s.units[units[0]!] ?? { at: -1 }
    for (const [i, id] of units.entries()) {
      const unit = s.units[id]
      if (units.indexOf(id) < i || unit?.at !== at) return refuse('10.5.6', 'Those who fight a fire together stand in it together.')
      const problem = fighterProblem(s, impulse, unit)
      if (problem) return [problem]
    }
    const led = leader === undefined ? null : leaderProblem(s, impulse, s.units[leader], at)
    return led ? [led] : LEGAL
  },
  preview(s, _impulse, decision) {
    const of = fallsOf(s, 'single')
    return { success: outcomesOf(s, (g: Lnlt) => rollOut(g, decision).out).outOf(of, 'true'), of }
  },
  perform(g, _impulse, decision) {
    const s = g.state
    const { at } = s.units[decision.units[0]!]!
    const { die, total, out } = rollOut(g, decision)
    g.emit({ type: 'extinguish', rule: '10.5.6', units: decision.units, at, die, total, out })
    const all = decision.leader === undefined ? decision.units : [...decision.units, decision.leader]
    markActed(
      g,
      all.map((id) => s.units[id]!),
      'fired',
      '10.5.6',
    )
    if (!out) return undefined
    s.markers = s.markers.filter((marker) => marker.kind !== 'fire' || marker.at !== at)
    g.emit({ type: 'fire', rule: '10.5.6', at, value: 0, why: 'foughtDown' })
    return undefined
  },
  describe: (s, { units }) => `Fight the fire in ${nameOf(s.setting, s.units[units[0]!]?.at ?? -1)} with ${unitList(s, units)}`,
}

/** 10.5.6: a die, the LM, and one more for each further unit. */
function rollOut(g: Lnlt, { units, leader }: Extinguish): { readonly die: number; readonly total: number; readonly out: boolean } {
  const s = g.state
  const added = units.length - 1 + (leader === undefined ? 0 : leadershipOf(s, s.units[leader]!))
  const { total: die } = roll(g, 'single', 'fighting the fire', (rolled) => rolled + added >= OUT_AT)
  return { die, total: die + added, out: die + added >= OUT_AT }
}

function fighterProblem(s: LnltState, impulse: Impulse, unit: Unit | undefined): Problem | null {
  const place = placeProblem(s, impulse, unit)
  if (place || !unit) return place
  const { kind, name } = typeOf(s, unit)
  if (!MMC_KINDS.has(kind) && kind !== 'hero') return { rule: '10.5.6', message: `The ${name} fights no fire: MMCs and Heroes do.` }
  const fire = fireAt(s, unit.at)
  if (!fire) return { rule: '10.5.6', message: `There is no fire where the ${name} is.` }
  if (fire.value === 2) return { rule: '10.5.6', message: 'A blaze can’t be fought.' }
  return unit.braved ? null : { rule: '10.5.6', message: `The ${name} must stand the fire first.` }
}

function leaderProblem(s: LnltState, impulse: Impulse, unit: Unit | undefined, at: Location): Problem | null {
  const place = placeProblem(s, impulse, unit)
  if (place || !unit) return place
  return isLeader(s, unit) && unit.at === at && unit.braved
    ? null
    : { rule: '10.5.6', message: 'A Leader who stands the fire with them lends his LM.' }
}

function placeProblem(s: LnltState, impulse: Impulse, unit: Unit | undefined): Problem | null {
  if (!unit || unit.at < 0 || !impulse.units.includes(unit.id))
    return { rule: '4.0', message: 'That unit is not activated in this impulse.' }
  const { name } = typeOf(s, unit)
  if (unit.shaken) return { rule: '5.1', message: `The ${name} is Shaken.` }
  if (!isUnactivated(unit)) return { rule: '4.0', message: `The ${name} has acted in this turn.` }
  return hasMelee(s, unit.at) ? { rule: '8.1', message: `The ${name} is locked in Melee.` } : null
}
