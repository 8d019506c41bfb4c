import type { Trace } from '@firegroup/kernel'
import { unitType } from './data/counters.ts'
import type { AslskEvent, BaseEvent } from './events.ts'
import { nameOf } from './map/terrain.ts'
import { type AslskState, enemyOf, type Hex } from './state.ts'
import { typeOf } from './units/units.ts'

const NONE: readonly Trace[] = []

/** Where an attack by fire struck, and where casualty points were lost. Whoever is lost before he has come onto the map leaves no trace. */
export function traces(s: AslskState, event: AslskEvent): readonly Trace[] {
  const trace = (TRACES as { readonly [type: string]: ((s: AslskState, event: AslskEvent) => readonly Trace[]) | null })[event.type]
  return trace ? trace(s, event) : NONE
}

/** By the type of event; null: it leaves none. What modules tell leaves none either: what they do is told by the base game's events. */
const TRACES: {
  readonly [T in BaseEvent['type']]: ((s: AslskState, event: Extract<BaseEvent, { readonly type: T }>) => readonly Trace[]) | null
} = {
  acquires: null,
  depleted: null,
  pushes: null,
  smokeLaid: null,
  advances: null,
  ambush: null,
  attack: (s, { at, by }) => [{ kind: 'fire', place: nameOf(s, at), seat: enemyOf(by), points: 1 }],
  bogCheck: null,
  bogRemoval: null,
  breaks: null,
  bumps: null,
  chargeNotPlaced: null,
  chargePlaced: null,
  chargePosition: null,
  check: null,
  closeCombat: null,
  closeCombatAttack: null,
  handToHand: null,
  hutCollapses: null,
  deployed: null,
  recombined: null,
  banzai: null,
  banzaiImpulse: null,
  banzaiEnds: null,
  closeCombatDesignated: null,
  closeDefence: null,
  comesToEnd: null,
  conceals: null,
  control: null,
  crewButtonsUp: null,
  cx: null,
  dispenser: null,
  dm: null,
  dmKept: null,
  drives: null,
  dropped: null,
  dud: null,
  eliminated: (s, { unit, at }) => loss(s, unit, at, typeOf(s, s.units[unit]!).points),
  exits: null,
  gunDestroyed: null,
  gunTurns: null,
  immobilized: null,
  hatch: null,
  interdiction: null,
  leaderCreated: null,
  lowAmmo: null,
  malfunction: null,
  melee: null,
  motionAttempt: null,
  moveEnds: null,
  moves: null,
  noLeaderCreated: null,
  noLos: null,
  panzerfaustCheck: null,
  phase: null,
  pinned: null,
  placedConcealed: null,
  rallies: null,
  rallyAttempt: null,
  randomSelection: null,
  rateKept: null,
  recalled: null,
  recovery: null,
  recuperation: null,
  reinforcementRoll: null,
  reinforcements: null,
  reliability: null,
  repair: null,
  replaced: (s, { why, unit, was, is }) =>
    why === 'reduced' ? loss(s, unit, s.units[unit]!.at, unitType(s.setting.pack, was).points - unitType(s.setting.pack, is).points) : NONE,
  residualPlaced: null,
  restacked: null,
  revealed: null,
  routEnds: null,
  routs: null,
  setUp: null,
  shock: null,
  smokeGrenades: null,
  smokeThins: null,
  spends: null,
  stunEnds: null,
  stunned: null,
  spendsMp: null,
  toHit: (s, { at, by }) => [{ kind: 'fire', place: nameOf(s, at), seat: enemyOf(by), points: 1 }],
  toKill: null,
  transfer: null,
  turn: null,
  unpinned: null,
  vehicleTurns: null,
  victory: null,
  wounded: null,
}

function loss(s: AslskState, unit: number, at: Hex, points: number): readonly Trace[] {
  return at < 0 ? NONE : [{ kind: 'loss', place: nameOf(s, at), seat: s.units[unit]!.side, points }]
}
