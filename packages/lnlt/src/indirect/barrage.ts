import { flag, LEGAL, type Rules, record } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { type Mission, WALKING_TURNS } from '../data/indirect-fire.ts'
import { hexOf, locationOf } from '../map/location.ts'
import type { LnltQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import type { Barrage, Hex, LnltState, Marker, Side } from '../state.ts'
import { plotted } from './batteries.ts'
import { hexAlong, type Lie, missionHexes, type Struck } from './missions.ts'
import { placeFfe, shell } from './shells.ts'

export const barrageSteps: readonly Step[] = [
  { key: 'operations.barrage', phase: 'operations', order: 50, run: fallBeforeImpulses },
  { key: 'administrative.barrage', phase: 'administrative', order: 50, run: endBarrages },
]

/** 18.2.1: a Walking Barrage has begun with these shells. */
export function barrageFrom(s: LnltState, side: Side, battery: number, centre: Hex, { direction, wide }: Lie): void {
  s.barrages = [...(s.barrages ?? []), { side, battery, centre, direction, wide, left: WALKING_TURNS }]
}

/** What falls where. */
interface Strike {
  readonly side: Side
  readonly battery: number
  readonly mission: Mission
  readonly centre: Hex
  readonly lie: Lie
  readonly fp: number
}

/** 18.2: FFE on every hex of the mission, then the attack on each of them by itself. */
export function* strike(g: Lnlt, { side, battery, mission, centre, lie, fp }: Strike): Rules<void> {
  yield* fallOn(g, side, battery, mission, missionHexes(g.state.setting, mission, centre, fp, lie))
}

function* fallOn(g: Lnlt, side: Side, battery: number, mission: Mission, struck: readonly Struck[]): Rules<void> {
  const hexes = struck.map(({ hex }) => locationOf(hex))
  const rule = mission === 'standard' ? '18.2' : '18.2.1'
  g.emit({ type: 'fireMission', rule, side, battery, mission, at: hexes[0] ?? -1, hexes, fps: struck.map(({ fp }) => fp) })
  for (const { hex, fp } of struck) placeFfe(g, side, hex, fp, false)
  for (const { hex, fp } of struck) yield* shell(g, side, hex, fp)
}

/** 18.2.1: after the Rally Phase and before the first impulse Walking Barrages go a hex on, and what was plotted before the battle comes down. */
function fallBeforeImpulses(g: Lnlt): Rules<void> | undefined {
  const { artillery, barrages } = g.state
  return artillery || barrages ? fallNow(g) : undefined
}

function* fallNow(g: Lnlt): Rules<void> {
  const s = g.state
  for (const barrage of s.barrages ?? []) yield* walk(g, barrage)
  for (const [index, battery] of (s.artillery ?? []).entries()) {
    const plan = plotted(s, index)
    if (plan?.turn !== s.turn || battery.missions <= 0) continue
    battery.missions--
    const centre = s.setting.map.grid.indexOf(plan.hex)
    yield* strike(g, {
      side: battery.side,
      battery: index,
      mission: 'standard',
      centre,
      lie: { direction: 0, wide: false },
      fp: battery.fp,
    })
  }
}

/** 18.2.1: in the turns after the first its three hexes go one on; what would leave the map is gone. */
function* walk(g: Lnlt, barrage: Barrage): Rules<void> {
  const s = g.state
  const { side, battery, centre, direction, wide } = barrage
  s.markers = s.markers.filter((marker) => !isOfBarrage(s, marker, barrage))
  barrage.walked = (barrage.walked ?? 0) + 1
  const { fp } = s.artillery![battery]!
  const struck = missionHexes(s.setting, 'walking', centre, fp, { direction, wide }).flatMap(({ hex }) => {
    const there = hexAlong(s.setting, hex, direction, barrage.walked!)
    return there < 0 ? [] : [{ hex: there, fp }]
  })
  if (struck.length > 0) yield* fallOn(g, side, battery, 'walking', struck)
}

/** The FFE markers of a Walking Barrage as it lies now. */
function isOfBarrage({ setting }: LnltState, marker: Marker, { side, centre, direction, wide, walked = 0 }: Barrage): boolean {
  if (marker.kind !== 'ffe' || marker.side !== side) return false
  return missionHexes(setting, 'walking', centre, 0, { direction, wide }).some(
    ({ hex }) => hexAlong(setting, hex, direction, walked) === hexOf(marker.at),
  )
}

/** 18.2.1: in the Administrative Phase its owner may cancel a Walking Barrage; after its third turn it is over. */
function endBarrages(g: Lnlt): Rules<void> | undefined {
  return g.state.barrages ? endOrCancel(g) : undefined
}

function* endOrCancel(g: Lnlt): Rules<void> {
  const s = g.state
  for (const barrage of s.barrages!.slice()) {
    barrage.left--
    const cancelled = barrage.left > 0 && (yield* g.ask(barrage.side, cancelQuestion())).cancel
    if (barrage.left > 0 && !cancelled) continue
    s.barrages = s.barrages!.filter((other) => other !== barrage)
    g.emit({ type: 'barrageEnds', rule: '18.2.1', side: barrage.side, cancelled })
  }
  if (s.barrages!.length === 0) s.barrages = undefined
}

/** 9.0, 18.2.1: the FFE of a barrage that goes on stays on the map. */
export function staysForBarrage(s: LnltState, marker: Marker): boolean {
  return s.barrages?.some((barrage) => isOfBarrage(s, marker, barrage)) ?? false
}

export const barrageSchema = record({ cancel: flag() })

export interface CancelBarrage {
  readonly cancel: boolean
}

function cancelQuestion(): LnltQuestion<'barrage'> {
  return {
    kind: 'barrage',
    title: 'Let the Walking Barrage go on in the next turn, or cancel it?',
    rule: '18.2.1',
    schema: barrageSchema,
    candidates: () => [{ cancel: false }, { cancel: true }],
    problems: () => LEGAL,
  }
}
