import { LEGAL, type Modifier, outcomesOf, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { exposeInSight } from '../../concealment/reveal.ts'
import { type Aslsk, rollDice, rollDie } from '../../context.ts'
import { SMOKE_GRENADE } from '../../data/movement.ts'
import { environmentOf } from '../../environment/environment.ts'
import { addMarker } from '../../map/markers.ts'
import { levelAt, nameOf, neighbours, placeOf, terrainAt } from '../../map/terrain.ts'
import type { Shot } from '../../ordnance/shot.ts'
import { activityMf, activityProblems, type SmokeDecision, spendOn } from '../../phases/movement/actions.ts'
import { hex, id, mode, pace } from '../../phases/movement/acts/fields.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import type { DeclaredMode } from '../../phases/movement/step.ts'
import type { AslskState, Hex, Location, Unit } from '../../state.ts'
import { makeDm } from '../../units/casualties.ts'
import { checkTogether, moraleCheck, withLeaderLosses } from '../../units/morale.ts'
import { mmcTypeOf, typeOf } from '../../units/units.ts'
import { smokeExponent } from '../../weapons/smoke-grenades.ts'
import { unitInPlace } from '../../words/names.ts'
import { WP_GRENADE, WP_SINCE, WP_SQUADS } from './data.ts'

export const WP = 'wpGrenade'

export interface ThrowWp {
  readonly type: 'wp'
  readonly unit: number
  readonly to: string
  readonly mode?: DeclaredMode
}

/** What has come of a grenade. */
export interface ThrownWp {
  readonly unit: number
  readonly to: number
  readonly die: number
  readonly needed: number
  readonly placed: boolean
}

/** A24.3: white phosphorus instead of Smoke grenades, at the same cost, with a dr that is one harder. */
export const throwWp: AslskAct<Moving, ThrowWp> = {
  type: 'wp',
  rule: 'A24.3',
  fields: { unit: id, to: hex, mode },
  candidates(s, { able }) {
    const found: ThrowWp[] = []
    for (const unit of able) {
      if (unit.at < 0 || !hasWp(s, unit)) continue
      for (const to of [unit.at, ...neighbours(s, unit.at)]) {
        const decision: ThrowWp = { type: 'wp', unit: unit.id, to: nameOf(s, to) }
        if (wpProblems(s, decision).length === 0) found.push(decision)
        else if (unit.mode === 'still' && wpProblems(s, { ...decision, mode: 'double' }).length === 0)
          found.push({ ...decision, mode: 'double' })
      }
    }
    return found
  },
  problems: (s, _, decision) => wpProblems(s, decision),
  perform(g, _, decision) {
    spendOn(g, asSmoke(decision))
    throwIt(g, g.state.units[decision.unit]!, placeOf(g.state, decision.to))
    return undefined
  },
  describe: (s, { unit, to, mode: declared }) => `Throw white phosphorus into ${to} with ${unitInPlace(s, unit)}${pace(declared)}`,
  preview(s, _, decision) {
    const unit = s.units[decision.unit]!
    const tired = unit.cx || decision.mode === 'double'
    const placed = outcomesOf(s, (g: Aslsk) => rollUsage(g, unit, tired).placed).outOf(6, 'true')
    return { mf: activityMf(s, unit, asSmoke(decision)), succeeds: placed, of: 6 }
  },
}

function wpProblems(s: AslskState, decision: ThrowWp): readonly Problem[] {
  const unit = s.units[decision.unit]
  if (unit && !hasWp(s, unit)) return refuse('A24.3', `The ${typeOf(s, unit).label} has no white phosphorus.`)
  const asOther = activityProblems(s, asSmoke(decision))
  if (asOther.length > 0) return asOther
  const to = placeOf(s, decision.to)
  const nowhere = goesOut(s, to)
  if (nowhere) return [nowhere]
  return levelAt(s, to) - levelAt(s, unit!.at) >= WP_GRENADE.tooHigh ? refuse('A24.3', `${decision.to} is too high to be reached.`) : LEGAL
}

/** A24.3: where white phosphorus does not burn, whatever brings it there. */
function goesOut(s: AslskState, to: Hex): Problem | undefined {
  const { wind, falling, ground } = environmentOf(s)
  if (wind === 'heavy' || falling === 'rain' || falling === 'heavyRain' || ground === 'mud' || ground === 'deepSnow')
    return { rule: 'A24.3', message: 'In Heavy Winds, rain, mud and deep snow there is no white phosphorus.' }
  const terrain = terrainAt(s, to)
  return terrain.id === 'marsh' || terrain.infantryMf === null
    ? { rule: 'A24.3', message: `White phosphorus goes out in ${nameOf(s, to)}.` }
    : undefined
}

/** A24.3: nor are shells of it fired there. */
export function shellGoesOut(s: AslskState, { ammo, at }: Shot): Problem | undefined {
  return ammo === 'wp' && at >= 0 ? goesOut(s, at) : undefined
}

/** What it is to the rules of Smoke grenades, which it costs and is forbidden like. */
function asSmoke({ unit, to, mode: declared }: ThrowWp): SmokeDecision {
  return { type: 'smoke', unit, to, ...(declared ? { mode: declared } : {}) }
}

function hasWp(s: AslskState, unit: Unit): boolean {
  const type = mmcTypeOf(s, unit)
  const since = type ? (WP_SQUADS[type.id] ? 0 : WP_SINCE[type.nation]) : undefined
  return since !== undefined && s.setting.scenario.year >= since && needed(s, unit, false) > 0
}

function needed(s: AslskState, unit: Unit, tired: boolean): number {
  return smokeExponent(s, unit) + WP_GRENADE.exponent - (tired ? SMOKE_GRENADE.cxDrm : 0)
}

function rollUsage(g: Aslsk, unit: Unit, tired: boolean): { readonly die: number; readonly placed: boolean } {
  const most = needed(g.state, unit, tired)
  const die = rollDie(g, 'white phosphorus', (rolled) => `${rolled <= most} ${rolled === SMOKE_GRENADE.endsMove}`)
  return { die, placed: die <= most }
}

/** A24.3, A24.31: the counter, and a NMC for whoever moves there; into a higher Location it may fail to come. */
function throwIt(g: Aslsk, unit: Unit, aim: Location): void {
  const s = g.state
  unit.triedSmoke = true
  const { die, placed } = rollUsage(g, unit, unit.cx)
  const isHigher = levelAt(s, aim) > levelAt(s, unit.at)
  const fallsBack = placed && isHigher && rollDie(g, 'white phosphorus uphill') > WP_GRENADE.reachesHigher
  const to = fallsBack ? unit.at : aim
  const of: ThrownWp = { unit: unit.id, to, die, needed: needed(s, unit, unit.cx), placed }
  g.emit({ type: 'white-phosphorus:throws', rule: 'A24.3', of: { ...of } })
  if (die === SMOKE_GRENADE.endsMove) unit.moveEnded = true
  if (!placed) return
  const cloud = addMarker(s, { kind: WP, at: to, side: unit.side, value: WP_GRENADE.hindrance })
  for (const listen of s.setting.hooks.laid) listen(g, cloud)
  burn(g, to)
}

/** A24.31: those on the move in the Location check, and are DM if they are broken by it or were; cover helps, unless the coloured die is a 6. */
function burn(g: Aslsk, at: Location): void {
  const s = g.state
  const units = (s.move?.stack ?? []).map((mover) => s.units[mover]!).filter((unit) => unit.at === at)
  const { name, tem } = terrainAt(s, at)
  withLeaderLosses(g, (rest) =>
    checkTogether(
      g,
      {
        units,
        what: () => 'WP NMC',
        check(unit, help) {
          const dice = rollDice(g, `WP NMC of ${typeOf(s, unit).label}`)
          const value = dice.coloured === WP_GRENADE.critical ? tem : -tem
          const cover: Modifier[] = tem === 0 ? [] : [{ rule: 'A24.31', label: name, value, tags: ['tem'] }]
          return moraleCheck(g, unit, { what: 'WP NMC', rule: 'A24.31', modifiers: [...help, ...cover], dice })
        },
      },
      rest,
    ),
  )
  for (const unit of units) if (unit.broken && unit.at >= 0) makeDm(g, unit, 'A24.31')
  exposeInSight(g, units, 'A24.31')
}
