import { integer, LEGAL, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { type Lnlt, lot } from '../context.ts'
import { type Attack, type Firer, type Occasion, targetsAt } from '../fire/attack.ts'
import { type FireContext, lineProblem, sameTargetProblem, targetProblem } from '../fire/declaration.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { type Aim, inherentProblem, readyProblem } from '../fire/firers.ts'
import { bestLeader, leaderProblem } from '../fire/leaders.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { ledBy } from '../words/deeds.ts'
import { unitInPlace } from '../words/names.ts'
import { hasSnipers, snipes } from './sniper-places.ts'

/** 11.4: a Sniper's shot, before the lot and the dice. */
export interface Snipe {
  readonly occasion: Occasion
  readonly unit: Unit
  readonly from: Location
  readonly at: Location
  /** 5.3: those who are moving there. */
  readonly movers: readonly number[]
  /** 5.0.1: the Leader who adds his LM, or -1. */
  readonly leader: number
}

/** 11.4: what a Sniper would do: his attack on each of those who may be hit, each as likely as the others. */
export interface SnipePreview {
  readonly among: readonly number[]
  readonly attacks: readonly FirePreview[]
}

/** 11.4, 5.0: why he can't fire so: a spotted enemy in his LOS and range; whether he himself is ready is another question. */
export function snipeProblem(s: LnltState, { unit, from, at, leader }: Snipe, context: FireContext): Problem | null {
  const aim: Aim = { side: unit.side, occasion: context.occasion, from, at, units: context.units }
  if (leader >= 0 && isMarksman(s, unit)) return { rule: '11.12', message: 'No Leader helps a Marksman.' }
  return (
    targetProblem(s, context, at) ??
    lineProblem(s, from, at) ??
    inherentProblem(s, aim, unit) ??
    (leader < 0 ? null : leaderProblem(s, aim, leader, firing(unit)))
  )
}

/** 5.0.1, 11.1.3: who leads a Sniper's fire: the Leader that was named, nobody (-1), or unless told the best of those with him. */
export function sniperLeader(s: LnltState, aim: Aim, unit: Unit, named: number | undefined): number {
  return isMarksman(s, unit) ? -1 : (named ?? bestLeader(s, aim, firing(unit)))
}

/** The same shot with the Leader who can aid it, and without him. */
export function* ledOrNot<D extends object>(s: LnltState, aim: Aim, unit: Unit, decision: D): Iterable<D & { readonly leader?: number }> {
  const leader = isMarksman(s, unit) ? -1 : bestLeader(s, aim, firing(unit))
  if (leader < 0) return yield decision
  yield { ...decision, leader }
  yield { ...decision, leader: -1 }
}

/** 11.12: fires as a Sniper does, but nobody helps him. */
function isMarksman(s: LnltState, unit: Unit): boolean {
  return typeOf(s, unit).kind === 'marksman'
}

function firing({ id }: Unit): Firer[] {
  return [{ unit: id, inherent: true, weapons: [] }]
}

/** 11.4, LG-18: two dice against one unit of the location, chosen by lot. */
export function* snipe(g: Lnlt, shot: Snipe): Rules<void> {
  const s = g.state
  const among = targetsAt(s, shot.unit.side, shot.at)
  const target = among[lot(g, `Sniper’s target in ${nameOf(s.setting, shot.at)}`, among.length)]!
  if (among.length > 1) g.emit({ type: 'sniperTarget', rule: '11.4', unit: shot.unit.id, at: shot.at, among, target })
  yield* resolveAttack(g, attackOn(shot, target))
}

export function snipePreview(s: LnltState, shot: Snipe): SnipePreview {
  const among = targetsAt(s, shot.unit.side, shot.at)
  return { among, attacks: among.map((target) => attackPreview(s, attackOn(shot, target))) }
}

function attackOn({ occasion, unit, from, at, movers, leader }: Snipe, target: number): Attack {
  return {
    side: unit.side,
    occasion,
    means: 'sniper',
    from,
    at,
    firers: firing(unit),
    leader,
    targets: [target],
    moving: movers.includes(target) ? [target] : [],
  }
}

export interface SnipeDecision {
  readonly type: 'snipe'
  readonly unit: number
  readonly at: string
  /** Who leads; -1 for nobody, the best of those with him unless told. */
  readonly leader?: number
}

export const leaderSchema = optional(integer(-1, 9999))

/** 11.4, 4.0: a Sniper of an activated location fires by himself, whatever the others there do. */
export const snipeAct: ImpulseAct<SnipeDecision> = {
  type: 'snipe',
  rule: '11.4',
  fields: { unit: integer(0, 9999), at: text({ max: 40 }), leader: leaderSchema },
  idle: (s) => !hasSnipers(s),
  *candidates(s, impulse) {
    for (const id of impulse.units) {
      const unit = s.units[id]!
      if (!snipes(s, unit)) continue
      for (const at of enemyPlaces(s, unit))
        if (actProblem(s, unit, at, -1) === null)
          yield* ledOrNot(s, aimOf(s, unit, at), unit, { type: 'snipe', unit: id, at: nameOf(s.setting, at) })
    }
  },
  problems(s, impulse, { unit: id, at: name, leader }) {
    const unit = s.units[id]
    const at = locationNamed(s.setting, name)
    if (!unit || unit.side !== impulse.side || !snipes(s, unit)) return refuse('11.4', 'That is no Sniper of yours.')
    if (at < 0) return refuse('5.0', `There is no place ${name} on this map.`)
    const problem = actProblem(s, unit, at, leader ?? -1)
    return problem ? [problem] : LEGAL
  },
  preview: (s, _impulse, decision) => snipePreview(s, shotOf(s, decision)),
  *perform(g, impulse, decision) {
    const s = g.state
    const shot = shotOf(s, decision)
    impulse.shots.push({ from: shot.from, at: shot.at, kind: 'separate', leader: shot.leader })
    yield* snipe(g, shot)
  },
  describe: (s, { unit, at, leader }) => `Fire with ${unitInPlace(s, unit)} at ${at}${ledBy(s, leader)}`,
}

function shotOf(s: LnltState, { unit: id, at: name, leader }: SnipeDecision): Snipe {
  const unit = s.units[id]!
  const at = locationNamed(s.setting, name)
  return { occasion: 'fire', unit, from: unit.at, at, movers: [], leader: sniperLeader(s, aimOf(s, unit, at), unit, leader) }
}

function aimOf(s: LnltState, unit: Unit, at: Location): Aim {
  const { side, units } = s.impulse!
  return { side, occasion: 'fire', from: unit.at, at, units: ({ id }) => units.includes(id) }
}

function actProblem(s: LnltState, unit: Unit, at: Location, leader: number): Problem | null {
  const aim = aimOf(s, unit, at)
  const context: FireContext = { side: aim.side, occasion: 'fire', units: aim.units }
  return (
    readyProblem(s, aim, unit) ??
    sameTargetProblem(s, context, unit.at, at) ??
    snipeProblem(s, { occasion: 'fire', unit, from: unit.at, at, movers: [], leader }, context)
  )
}

function enemyPlaces(s: LnltState, { side: own }: Unit): Location[] {
  const places: Location[] = []
  for (const { side, at } of s.units) if (side !== own && at >= 0 && !places.includes(at)) places.push(at)
  return places
}
