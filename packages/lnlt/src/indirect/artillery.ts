import { flag, integer, LEGAL, type Modifier, oneOf, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { type Lnlt, roll } from '../context.ts'
import { MISSION_NAMES, MISSIONS, type Mission, NIGHT_SCATTER, scatterDistance, scatterSide } from '../data/indirect-fire.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { seesByDay, sightByDay } from '../map/obstacles.ts'
import { isNight } from '../night/dark.ts'
import type { Hex, Impulse, LnltState, Location, Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { unitInPlace } from '../words/names.ts'
import { barrageFrom, strike } from './barrage.ts'
import { artilleryCallerProblem, batteryName, batteryProblem } from './batteries.ts'
import { hexAlong, type Lie, missionHexes, type Struck } from './missions.ts'
import { calls } from './mortar.ts'
import { hasMeleeIn } from './shells.ts'
import { roundQuestion } from './spotting-round.ts'

/** 18.2: somebody calls guns off the map; what kind of mission it is he says before (18.2.1). Unsaid, it is a Standard one. */
export interface CallArtillery {
  readonly type: 'artillery'
  readonly unit: number
  readonly battery: number
  readonly at: string
  readonly mission?: Mission
  readonly direction?: number
  readonly wide?: boolean
}

/** Before the dice: where the Spotting Round may fall, with how many of the 36 rolls, and what the mission would strike from the hex aimed at. */
export interface ArtilleryPreview {
  readonly falls: readonly { readonly hex: Hex; readonly ways: number }[]
  /** Rolls that bring it where the caller does not see it. */
  readonly lost: number
  readonly of: number
  readonly struck: readonly Struck[]
}

export const artilleryAct: ImpulseAct<CallArtillery> = {
  type: 'artillery',
  rule: '18.2',
  fields: {
    unit: integer(0, 9999),
    battery: integer(0, 99),
    at: text({ max: 40 }),
    mission: optional(oneOf(...MISSIONS)),
    direction: optional(integer(0, 5)),
    wide: optional(flag()),
  },
  idle: (s) => !s.artillery,
  candidates: artilleryCandidates,
  problems: artilleryProblems,
  preview: artilleryPreview,
  perform: callArtillery,
  describe: (s, { unit, battery, at, mission = 'standard' }) =>
    `Call ${batteryName(s, battery)} on ${at} with ${unitInPlace(s, unit)} (${MISSION_NAMES[mission]})`,
}

/** Every mission on each hex with enemies that the caller sees, or else a Standard one as near to them as he sees. Other hexes are legal as well. */
function* artilleryCandidates(s: LnltState, impulse: Impulse): Iterable<CallArtillery> {
  if (!s.artillery) return
  for (const id of impulse.units) {
    const caller = s.units[id]!
    if (caller.at < 0) continue
    for (let battery = 0; battery < s.artillery.length; battery++) {
      if (artilleryCallerProblem(s, caller, battery)) continue
      const able = MISSIONS.filter((mission) => batteryProblem(s, impulse.side, battery, mission) === null)
      if (able.length > 0) yield* aimsOf(s, impulse, caller, battery, able)
    }
  }
}

function* aimsOf(s: LnltState, impulse: Impulse, caller: Unit, battery: number, able: readonly Mission[]): Iterable<CallArtillery> {
  const call = (hex: Hex): CallArtillery => ({ type: 'artillery', unit: caller.id, battery, at: nameOf(s.setting, locationOf(hex)) })
  let any = false
  for (const hex of enemyHexes(s, caller)) {
    if (artilleryProblems(s, impulse, call(hex)) !== LEGAL) continue
    any = true
    for (const mission of able)
      for (const lie of LIES[mission]) yield mission === 'standard' ? call(hex) : { ...call(hex), mission, ...lie }
  }
  if (any) return
  const near = nearestInSight(s, caller)
  if (near >= 0) yield call(near)
}

const THREE_WAYS = [{ direction: 0 }, { direction: 1 }, { direction: 2 }]
const LIES: { readonly [M in Mission]: readonly { readonly direction?: number; readonly wide?: boolean }[] } = {
  standard: [{}],
  concentrated: [{}],
  loose: [{}],
  line: THREE_WAYS,
  walking: [...THREE_WAYS, { direction: 3 }, { direction: 4 }, { direction: 5 }],
}

function enemyHexes(s: LnltState, { side: own }: Unit): Hex[] {
  const found: Hex[] = []
  for (const { side, at } of s.units) if (side !== own && at >= 0 && !found.includes(hexOf(at))) found.push(hexOf(at))
  return found
}

/** Of the hexes that he sees the one nearest to an enemy; his own among them. */
function nearestInSight(s: LnltState, caller: Unit): Hex {
  const { grid } = s.setting.map
  const enemies = enemyHexes(s, caller)
  let best = -1
  let least = Number.MAX_SAFE_INTEGER
  for (let hex = 0; hex < grid.size; hex++) {
    if (aimProblem(s, caller, locationOf(hex))) continue
    const away = enemies.reduce((near, enemy) => Math.min(near, grid.distance(hex, enemy)), Number.MAX_SAFE_INTEGER - 1)
    if (away >= least) continue
    best = hex
    least = away
  }
  return best
}

function artilleryProblems(s: LnltState, impulse: Impulse, decision: CallArtillery): readonly Problem[] {
  const { unit: id, battery, at: name, mission = 'standard', direction, wide } = decision
  const unit = s.units[id]
  if (!unit || unit.at < 0 || !impulse.units.includes(id)) return refuse('4.0', 'That unit is not activated in this impulse.')
  const at = locationNamed(s.setting, name)
  if (at < 0 || at !== locationOf(hexOf(at))) return refuse('18.2', `There is no hex ${name} on this map.`)
  const lies = mission === 'line' || mission === 'walking'
  if (lies !== (direction !== undefined))
    return refuse('18.2.1', lies ? 'Say in which direction the barrage lies.' : 'Only a barrage has a direction.')
  if (wide && mission !== 'walking') return refuse('18.2.1', 'Only a Walking Barrage has shells that hang back.')
  const problem = artilleryCallerProblem(s, unit, battery) ?? batteryProblem(s, impulse.side, battery, mission) ?? aimProblem(s, unit, at)
  return problem ? [problem] : LEGAL
}

/** 18.0, 18.2: any hex in his LOS, spotted or not, without a Melee. */
function aimProblem(s: LnltState, caller: Unit, at: Location): Problem | null {
  if (hasMeleeIn(s, hexOf(at))) return { rule: '18.0', message: `There is a Melee in ${nameOf(s.setting, at)}: no shells are aimed at it.` }
  const { blocked } = sightByDay(s, caller.at, at)
  return blocked && { rule: blocked.rule, message: `From ${nameOf(s.setting, caller.at)} to ${nameOf(s.setting, at)}: ${blocked.reason}.` }
}

function lieOf({ direction = 0, wide = false }: CallArtillery): Lie {
  return { direction, wide }
}

function artilleryPreview(s: LnltState, _impulse: Impulse, decision: CallArtillery): ArtilleryPreview {
  const caller = s.units[decision.unit]!
  const hex = hexOf(locationNamed(s.setting, decision.at))
  const { fp } = s.artillery![decision.battery]!
  const ways = new Map<Hex, number>()
  let lost = 0
  for (let white = 1; white <= 6; white++)
    for (let coloured = 1; coloured <= 6; coloured++) {
      const fallen = fallenRound(s, caller, hex, white, coloured).hex
      if (isLost(s, caller, fallen)) lost++
      else ways.set(fallen, (ways.get(fallen) ?? 0) + 1)
    }
  const struck = missionHexes(s.setting, decision.mission ?? 'standard', hex, fp, lieOf(decision))
  return { falls: [...ways].map(([each, count]) => ({ hex: each, ways: count })), lost, of: 36, struck }
}

/** 18.2: where a Spotting Round falls; -1: off the map. */
function fallenRound(
  s: LnltState,
  caller: Unit,
  aim: Hex,
  white: number,
  coloured: number,
): { readonly hex: Hex; readonly distance: number } {
  const degrading = sightByDay(s, caller.at, locationOf(aim)).degrading.length
  const distance = scatterDistance(white, degrading, callersLeadership(s, caller), isNight(s))
  return { hex: hexAlong(s.setting, aim, scatterSide(coloured), distance), distance }
}

/** 18.2, LG-86: out of his sight, or off the map. */
function isLost(s: LnltState, caller: Unit, hex: Hex): boolean {
  return hex < 0 || !seesByDay(s, caller.at, locationOf(hex))
}

function callersLeadership(s: LnltState, caller: Unit): number {
  return isLeader(s, caller) ? leadershipOf(s, caller) : 0
}

/** 18.2: the Spotting Round falls; the caller shifts it or breaks off; then all of the shells. He is Ops Complete whatever comes of it. */
function* callArtillery(g: Lnlt, impulse: Impulse, decision: CallArtillery): Rules<void> {
  const s = g.state
  const { unit, battery, mission = 'standard' } = decision
  const caller = s.units[unit]!
  const guns = s.artillery![battery]!
  guns.calledOn = s.turn
  calls(g, impulse, caller, '18.2')
  const fallen = rollScatter(g, caller, decision)
  if (isLost(s, caller, fallen)) return
  const answer = yield* g.ask(impulse.side, roundQuestion(s, caller, fallen, { battery, mission, ...lieOf(decision) }))
  if (answer.type === 'abort') return g.emit({ type: 'missionAborted', rule: '18.2', unit, battery })
  guns.missions--
  const centre = hexOf(locationNamed(s.setting, answer.to))
  const lie = lieOf(decision)
  if (mission === 'walking') barrageFrom(s, impulse.side, battery, centre, lie)
  yield* strike(g, { side: impulse.side, battery, mission, centre, lie, fp: guns.fp })
}

function rollScatter(g: Lnlt, caller: Unit, { unit, battery, at: name, mission = 'standard' }: CallArtillery): Hex {
  const s = g.state
  const at = locationNamed(s.setting, name)
  const { dice } = roll(g, 'scatter', `Spotting Round on ${name}`)
  const { hex, distance } = fallenRound(s, caller, hexOf(at), dice[0]!, dice[1]!)
  g.emit({
    type: 'spottingRound',
    rule: '18.2',
    unit,
    battery,
    mission,
    at,
    dice,
    modifiers: scatterModifiers(s, caller, at),
    distance,
    to: hex < 0 ? -1 : locationOf(hex),
    lost: isLost(s, caller, hex),
  })
  return hex
}

function scatterModifiers(s: LnltState, caller: Unit, at: Location): readonly Modifier[] {
  const modifiers: Modifier[] = sightByDay(s, caller.at, at).degrading.map(({ reason }) => ({ rule: '18.2', label: reason, value: 1 }))
  const leadership = callersLeadership(s, caller)
  if (leadership > 0) modifiers.push({ rule: '18.2', label: 'Leader', value: -leadership })
  if (isNight(s)) modifiers.push({ rule: '20.1.4', label: 'at night', value: NIGHT_SCATTER })
  return modifiers
}
