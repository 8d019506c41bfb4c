import type { Modifier } from '@firegroup/kernel'
import { type Sight, sight } from '../map/los.ts'
import { obstaclesOf, sightOf } from '../map/obstacles.ts'
import { distance } from '../map/terrain.ts'
import { seenAtNight } from '../night/dark.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { inArc } from '../vehicles/facing.ts'

/** 20.1.5: so far thermal sights see at night. */
const THERMAL_NIGHT = 6

/** 10.1.2: it has thermal sights; a buttoned vehicle uses them where its turret points. */
export function seesHeat(s: LnltState, unit: Unit, at: Location): boolean {
  if (!typeOf(s, unit).tis) return false
  return !unit.vehicle?.buttoned || (unit.laid !== undefined && inArc(s, unit.at, unit.laid.turret, at))
}

/** 10.1.2, 20.1.5: what this very unit sees: through Smoke, and six hexes into the night. */
export function sightOfUnit(s: LnltState, unit: Unit, to: Location): Sight {
  if (!seesHeat(s, unit, to)) return sightOf(s, unit.at, to)
  const clear = withoutSmoke(s)
  return isNear(s, unit.at, to) ? sight(s.setting, obstaclesOf(clear), unit.at, to) : sightOf(clear, unit.at, to)
}

/** 10.1.2, 7.0: what lies on the map as this unit sees it: Smoke is nothing to thermal sights. */
export function asSeenBy(s: LnltState, unit: Unit, to: Location): LnltState {
  return seesHeat(s, unit, to) ? withoutSmoke(s) : s
}

function withoutSmoke(s: LnltState): LnltState {
  return s.markers.some(({ kind }) => kind === 'smoke') ? { ...s, markers: s.markers.filter(({ kind }) => kind !== 'smoke') } : s
}

function isNear(s: LnltState, from: Location, to: Location): boolean {
  return distance(s.setting, from, to) <= THERMAL_NIGHT
}

/** 20.1.5: within six hexes night is as day to it. */
export function isDayTo(s: LnltState, unit: Unit, to: Location): boolean {
  return seesHeat(s, unit, to) && isNear(s, unit.at, to)
}

/** 20.1, 20.1.5: of those in a place whom this very unit sees at night. */
export function seenByUnit(s: LnltState, unit: Unit, at: Location, targets: readonly number[]): readonly number[] {
  return isDayTo(s, unit, at) ? targets : seenAtNight(s, unit.at, at, targets)
}

/** 10.1.2: -2 to spot. Contribution to `spottingModifiers`. */
export function thermalEyes(s: LnltState, spotter: Unit, at: Location): Modifier | undefined {
  return seesHeat(s, spotter, at) ? THERMAL : undefined
}

const THERMAL: Modifier = { rule: '10.1.2', label: 'thermal sights', value: -2 }
