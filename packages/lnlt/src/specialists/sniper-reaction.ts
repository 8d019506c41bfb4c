import { integer, LEGAL, optional, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import type { FireContext } from '../fire/declaration.ts'
import { type Aim, readyProblem } from '../fire/firers.ts'
import type { Reaction, Window } from '../fire/reactions.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltState, Location, Unit } from '../state.ts'
import { hiddenSnipers, isHidden, placementProblem, placeSniper, sniperPlaces, snipes } from './sniper-places.ts'
import { type Snipe, snipe, snipePreview, snipeProblem } from './sniping.ts'

interface SniperReaction {
  readonly type: 'sniper'
  readonly unit: number
  /** Where he appears, if nobody has seen him before. */
  readonly at?: string
}

/** 11.4, 5.3: a Sniper's Opportunity Fire, from where he is or from where he shows himself now. */
export const sniperReaction: Reaction<SniperReaction> = {
  type: 'sniper',
  shape: { unit: integer(0, 9999), at: optional(text({ max: 40 })) },
  *candidates(s, window) {
    for (const unit of s.units)
      if (unit.side === window.side && unit.at >= 0 && snipes(s, unit) && shotProblem(s, window, unit, unit.at) === null)
        yield { type: 'sniper', unit: unit.id }
    for (const unit of hiddenSnipers(s, window.side))
      for (const at of sniperPlaces(s, unit))
        if (seesLocation(s, at, window.at) && shotProblem(s, window, unit, at) === null)
          yield { type: 'sniper', unit: unit.id, at: nameOf(s.setting, at) }
  },
  problems(s, window, { unit: id, at: name }) {
    const unit = s.units[id]
    if (!unit || unit.side !== window.side || !snipes(s, unit)) return refuse('11.4', 'That is no Sniper of yours.')
    if (isHidden(s, unit) !== (name !== undefined)) return refuse('11.4', 'A Sniper appears in a place once, and stays there.')
    const from = name === undefined ? unit.at : locationNamed(s.setting, name)
    if (from < 0) return refuse('11.4', 'There is no such place on this map.')
    const problem = (name === undefined ? null : placementProblem(s, unit, from)) ?? shotProblem(s, window, unit, from)
    return problem ? [problem] : LEGAL
  },
  preview: (s, window, decision) => snipePreview(s, shotOf(s, window, decision)),
  *perform(g: Lnlt, window: Window, decision: SniperReaction): Rules<Location> {
    const shot = shotOf(g.state, window, decision)
    if (isHidden(g.state, shot.unit)) placeSniper(g, shot.unit, shot.from)
    yield* snipe(g, shot)
    return shot.from
  },
}

function shotOf(s: LnltState, { at, movers }: Window, decision: SniperReaction): Snipe {
  const unit = s.units[decision.unit]!
  return { unit, from: decision.at === undefined ? unit.at : locationNamed(s.setting, decision.at), at, movers }
}

/** 5.3: from each place one attack; whoever is on the map must be able to fire at all. */
function shotProblem(s: LnltState, { side, at, movers, firedFrom }: Window, unit: Unit, from: Location): Problem | null {
  if (firedFrom.includes(from)) return { rule: '5.3', message: `From ${nameOf(s.setting, from)} they have been fired at here.` }
  const context: FireContext = { side, kind: 'opportunity', units: () => true, window: { at, movers } }
  const aim: Aim = { side, kind: 'opportunity', from, at, units: context.units }
  return (unit.at >= 0 ? readyProblem(s, aim, unit) : null) ?? snipeProblem(s, { unit, from, at, movers }, context)
}
