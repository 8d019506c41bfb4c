import { integer, LEGAL, type Modifier, outcomesOf, type Problem, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { fallsOf, type Lnlt, roll } from '../context.ts'
import { NO_SMOKE } from '../data/markers.ts'
import { nextSmoke, SMOKE } from '../data/smoke.ts'
import { type LosCounter, SMOKE as SMOKE_OBSTACLE } from '../map/counters.ts'
import { GROUND, hexOf, layerOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { neighbours } from '../map/terrain.ts'
import { isLocked } from '../melee/eligible.ts'
import { markActed } from '../operations/marking.ts'
import type { Hex, LnltState, Location, Unit } from '../state.ts'
import { hasAny, marks } from '../units/marks.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'

export interface LaySmoke {
  readonly type: 'smoke'
  readonly unit: number
  /** The hex, by its name. */
  readonly at: string
}

/** 7.0: a Good Order MMC that has not acted tries to lay Smoke in its own or an adjacent hex. */
export const smokeAct: ImpulseAct<LaySmoke> = {
  type: 'smoke',
  rule: '7.0',
  fields: { unit: integer(0), at: text({ max: 30 }) },
  candidates(s, impulse) {
    const found: LaySmoke[] = []
    for (const unit of impulse.units) {
      if (layerProblem(s, s.units[unit]!)) continue
      const own = hexOf(s.units[unit]!.at)
      for (const hex of [own, ...neighbours(s.setting, own)]) found.push({ type: 'smoke', unit, at: nameOf(s.setting, locationOf(hex)) })
    }
    return found
  },
  problems(s, impulse, { unit: id, at }) {
    const unit = s.units[id]
    if (!unit || !impulse.units.includes(id)) return refuse('4.0', 'That unit is not activated in this impulse.')
    const problem = layerProblem(s, unit) ?? placeProblem(s, unit, locationNamed(s.setting, at))
    return problem ? [problem] : LEGAL
  },
  preview(s, _impulse, { unit }) {
    const of = fallsOf(s, 'single')
    return { success: outcomesOf(s, (g: Lnlt) => rollForSmoke(g, s.units[unit]!).passed).outOf(of, 'true'), of }
  },
  perform(g, _impulse, { unit: id, at: name }) {
    const s = g.state
    const unit = s.units[id]!
    const at = locationNamed(s.setting, name)
    unit.triedSmoke = true
    const { die, capability, passed } = rollForSmoke(g, unit)
    g.emit({ type: 'smokeAttempt', rule: '7.0', unit: id, at, die, capability, passed })
    if (passed) placeSmoke(g, unit, at)
    else markActed(g, [unit], 'opsComplete', '7.0')
    return undefined
  },
  describe: (s, { unit, at }) => `Lay Smoke in ${at} with ${unitInPlace(s, unit)}`,
}

/** 7.0: a die up to the side's capability. */
function rollForSmoke(g: Lnlt, unit: Unit): { readonly die: number; readonly capability: number; readonly passed: boolean } {
  const capability = smokeCapability(g.state, unit)
  const die = roll(g, 'single', `Smoke by ${typeOf(g.state, unit).label}`, (rolled) => rolled <= capability).total
  return { die, capability, passed: die <= capability }
}

const BARRED = marks(...NO_SMOKE)

function layerProblem(s: LnltState, unit: Unit): Problem | null {
  const type = typeOf(s, unit)
  if (!type.smoke) return { rule: '7.0', message: `A ${type.name} can't lay Smoke.` }
  if (unit.at < 0) return { rule: '7.0', message: `The ${type.name} is not on the map.` }
  if (!isGoodOrder(unit)) return { rule: '7.0', message: `The ${type.name} is Shaken.` }
  if (unit.triedSmoke) return { rule: '7.0', message: `The ${type.name} has tried to lay Smoke in this turn.` }
  if (hasAny(unit, BARRED)) return { rule: '7.0', message: `The ${type.name} has acted in this turn.` }
  if (isLocked(s, unit)) return { rule: '8.1', message: `The ${type.name} is locked in Melee.` }
  if (smokeCapability(s, unit) === 0) return { rule: '7.0', message: `The ${type.name} has no Smoke.` }
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'smoke')
    if (problem) return problem
  }
  return null
}

function placeProblem({ setting }: LnltState, unit: Unit, at: Location): Problem | null {
  if (at < 0 || layerOf(at) !== GROUND) return { rule: '7.0', message: 'Smoke is laid on a hex of the map.' }
  const near = hexOf(at) === hexOf(unit.at) || neighbours(setting, hexOf(unit.at)).includes(hexOf(at))
  return near ? null : { rule: '7.0', message: 'Smoke is laid in the own or an adjacent hex.' }
}

/** 7.0, 13.0: up to what the die must come: the nation's, unless the module or the scenario says otherwise. */
function smokeCapability(s: LnltState, unit: Unit): number {
  const { scenario, policies } = s.setting
  const { rules = [] } = scenario
  for (const rule of rules) if (rule.type === 'smokeCapability' && (rule.side === undefined || rule.side === unit.side)) return rule.value
  return policies.smoke(typeOf(s, unit).nation)
}

function placeSmoke(g: Lnlt, unit: Unit, at: Location): void {
  const s = g.state
  s.markers.push({ id: s.nextMarker++, kind: 'smoke', at, side: unit.side, value: SMOKE.first })
  g.emit({ type: 'smoke', rule: '7.0', at, side: unit.side, value: SMOKE.first })
}

/** 7.0, 10.5.6: whether there is Smoke in a hex, or a fire, which is as good: one marker or two are the same. */
function isSmoked(s: LnltState, hex: Hex): boolean {
  for (const { kind, at } of s.markers) if ((kind === 'smoke' || kind === 'fire') && hexOf(at) === hex) return true
  return false
}

/** 7.0: Smoke stops sight; the base game's own contribution to `obstacles`. */
export function smokeObstacle(s: LnltState, hex: Hex): LosCounter | undefined {
  return isSmoked(s, hex) ? SMOKE_OBSTACLE : undefined
}

const SMOKE_TM: Modifier = { rule: '7.0', label: 'Smoke', value: SMOKE.terrain.tm ?? 0 }

/** 7.0: it adds to the TM of its hex; contribution to `tm`. */
export function smokeTm(s: LnltState, at: Location): Modifier | undefined {
  return isSmoked(s, hexOf(at)) ? SMOKE_TM : undefined
}

/** 7.0: whoever has laid Smoke may still move, and nothing else; contribution to `forbids`. */
export function smokeForbids(s: LnltState, unit: Unit, what: string): Problem | undefined {
  if (!unit.triedSmoke || what !== 'fire') return undefined
  return { rule: '7.0', message: `The ${typeOf(s, unit).name} has laid Smoke and can only move now.` }
}

/** 7.0, 9.0: in the Administrative Phase Smoke 2 goes, then Smoke 1 becomes Smoke 2. */
export function smokeDrifts(g: Lnlt): void {
  const s = g.state
  if (!s.markers.some(({ kind }) => kind === 'smoke')) return
  s.markers = s.markers.filter((marker) => {
    if (marker.kind !== 'smoke') return true
    const next = nextSmoke(marker.value)
    g.emit({ type: 'smoke', rule: '7.0', at: marker.at, side: marker.side, value: next === null ? 0 : 2 })
    if (next !== null) marker.value = next
    return next !== null
  })
}
