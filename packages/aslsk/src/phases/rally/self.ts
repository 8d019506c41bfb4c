import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { type Acting, type AslskAct, ending } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { LEADER_CREATION_DR } from '../../data/morale.ts'
import { isJapanese, isJapaneseLeader } from '../../pacific/japanese.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { tryLeaderCreation } from '../../units/leader-creation.ts'
import { isGoodOrder, isMmc, moraleOf, ownUnits, typeOf, unitsOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { attemptRally, rallyOdds } from './attempt.ts'

export interface SelfRally {
  readonly type: 'selfRally'
  readonly unit: number
}

/** 3.1e Self-rally: units with a boxed broken-side morale, and one more MMC of the ATTACKER. */
export const selfRally: AslskAct<Acting, SelfRally> = {
  type: 'selfRally',
  rule: '3.1e',
  fields: { unit: integer(0) },
  *candidates(s, { side }) {
    for (const unit of ownUnits(s, side))
      if (unit.broken && selfRallyProblems(s, side, unit).length === 0) yield { type: 'selfRally', unit: unit.id }
  },
  problems: (s, { side }, { unit }) => selfRallyProblems(s, side, s.units[unit]),
  perform(g, _, { unit }) {
    rallyByItself(g, g.state.units[unit]!)
    return undefined
  },
  describe: (s, { unit }) => `Try to rally ${unitInPlace(s, unit)} by itself`,
  preview: (s, _, { unit }) => rallyOdds(s, s.units[unit]!, null),
}

export const endSelfRally = ending('done', '3.1e', 'No more self-rally')

/** 3.1e; 5.3: an original 2 in the first self-rally attempt that a MMC makes in this phase may bring forth a leader. */
function rallyByItself(g: Aslsk, unit: Unit): void {
  const s = g.state
  const morale = moraleOf(s, unit)
  if (!isBoxed(s, unit)) s.freeSelfRallyUsed = true
  const isFirst = isMmc(s, unit) && !s.selfRallyTried
  if (isMmc(s, unit)) s.selfRallyTried = true
  const dr = attemptRally(g, unit, null)
  if (isFirst && dr.total === LEADER_CREATION_DR) tryLeaderCreation(g, unit, { morale, broken: true })
}

function selfRallyProblems(s: AslskState, side: Side, unit: Unit | undefined): readonly Problem[] {
  const common = rallyProblems(s, side, unit, '3.1e')
  if (common.length > 0 || !unit) return common
  const { label } = typeOf(s, unit)
  const leader = unitsOf(s, side, unit.at).find((other) => isJapaneseLeader(s, other) && isGoodOrder(other))
  if (leader && isJapanese(s, unit))
    return refuse('8.1.7', `The ${label} is with the ${typeOf(s, leader).label}, who must try to rally it: it does not rally by itself.`)
  if (isBoxed(s, unit)) return LEGAL
  if (side !== s.attacker) return refuse('3.1e', `The ${label} has no boxed broken-side morale: only the ATTACKER may try such a MMC.`)
  if (s.freeSelfRallyUsed) return refuse('3.1e', `You have tried your one MMC without a boxed broken-side morale; the ${label} must wait.`)
  return LEGAL
}

/** 3.1e, 3.1f: what every rally needs. */
export function rallyProblems(s: AslskState, side: Side, unit: Unit | undefined, rule: string): readonly Problem[] {
  if (!unit || unit.side !== side || unit.at < 0) return refuse(rule, 'You have no such unit on the map.')
  const { label } = typeOf(s, unit)
  if (!unit.broken) return refuse(rule, `The ${label} is not broken.`)
  if (unit.melee) return refuse('3.8', `The ${label} is held in Melee and can do nothing else.`)
  if (unit.triedRally) return refuse('3.1f', `The ${label} has already tried to rally in this Player Turn.`)
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'rally')
    if (problem) return [problem]
  }
  return LEGAL
}

function isBoxed(s: AslskState, unit: Unit): boolean {
  return typeOf(s, unit).selfRally
}
