import { integer, LEGAL, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { Reaction, Window } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import type { FireContext } from '../fire/declaration.ts'
import { type Aim, readyProblem } from '../fire/firers.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { ledBy } from '../words/deeds.ts'
import { unitInPlace } from '../words/names.ts'
import { hasSnipers, hiddenSnipers, isHidden, placementProblem, placeSniper, sniperPlaces, snipes } from './sniper-places.ts'
import { leaderSchema, ledOrNot, type Snipe, snipe, snipePreview, snipeProblem, sniperLeader } from './sniping.ts'

export interface SniperReaction {
  readonly type: 'sniper'
  readonly unit: number
  /** Where he appears, if nobody has seen him before. */
  readonly at?: string
  /** Who leads; -1 for nobody, the best of those there unless told. */
  readonly leader?: number
}

/** 11.4, 5.3: a Sniper's Opportunity Fire, from where he is or from where he shows himself now. */
export const sniperReaction: Reaction<SniperReaction> = {
  type: 'sniper',
  rule: '11.4',
  fields: { unit: integer(0, 9999), at: optional(text({ max: 40 })), leader: leaderSchema },
  idle: (s) => !hasSnipers(s),
  *candidates(s, window) {
    for (const unit of s.units)
      if (unit.side === window.side && unit.at >= 0 && snipes(s, unit) && shotProblem(s, window, unit, unit.at, -1) === null)
        yield* ledOrNot(s, aimOf(window, unit.at), unit, { type: 'sniper', unit: unit.id })
    for (const unit of hiddenSnipers(s, window.side))
      for (const at of sniperPlaces(s, unit))
        if (seesLocation(s, at, window.at) && shotProblem(s, window, unit, at, -1) === null)
          yield* ledOrNot(s, aimOf(window, at), unit, { type: 'sniper', unit: unit.id, at: nameOf(s.setting, at) })
  },
  problems(s, window, { unit: id, at: name, leader = -1 }) {
    const unit = s.units[id]
    if (!unit || unit.side !== window.side || !snipes(s, unit)) return refuse('11.4', 'That is no Sniper of yours.')
    if (isHidden(s, unit) !== (name !== undefined)) return refuse('11.4', 'A Sniper appears in a place once, and stays there.')
    const from = name === undefined ? unit.at : locationNamed(s.setting, name)
    if (from < 0) return refuse('11.4', 'There is no such place on this map.')
    const problem = (name === undefined ? null : placementProblem(s, unit, from)) ?? shotProblem(s, window, unit, from, leader)
    return problem ? [problem] : LEGAL
  },
  preview: (s, window, decision) => snipePreview(s, shotOf(s, window, decision)),
  *perform(g: Lnlt, window: Window, decision: SniperReaction): Rules<Location> {
    const shot = shotOf(g.state, window, decision)
    if (isHidden(g.state, shot.unit)) placeSniper(g, shot.unit, shot.from)
    window.grouped.push(shot.from)
    yield* snipe(g, shot)
    return shot.from
  },
  describe: (s, { unit, at, leader }) =>
    `Fire with ${unitInPlace(s, unit)}${at === undefined ? '' : `, who appears in ${at}`}${ledBy(s, leader)}`,
}

function shotOf(s: LnltState, window: Window, decision: SniperReaction): Snipe {
  const unit = s.units[decision.unit]!
  const from = decision.at === undefined ? unit.at : locationNamed(s.setting, decision.at)
  const { at, movers } = window
  return { occasion: 'opportunity', unit, from, at, movers, leader: sniperLeader(s, aimOf(window, from), unit, decision.leader) }
}

function aimOf({ side, at }: Window, from: Location): Aim {
  return { side, occasion: 'opportunity', from, at, units: () => true }
}

/** 5.3: from each place one attack; whoever is on the map must be able to fire at all. */
function shotProblem(s: LnltState, window: Window, unit: Unit, from: Location, leader: number): Problem | null {
  const { side, at, movers, firedFrom, budget } = window
  if (budget <= 0) return { rule: '5.3', message: 'As many places as may have fired at them here.' }
  if (firedFrom.includes(from)) return { rule: '5.3', message: `From ${nameOf(s.setting, from)} they have been fired at here.` }
  const context: FireContext = { side, occasion: 'opportunity', units: () => true, window: { at, movers } }
  return (
    (unit.at >= 0 ? readyProblem(s, aimOf(window, from), unit) : null) ??
    snipeProblem(s, { occasion: 'opportunity', unit, from, at, movers, leader }, context)
  )
}
