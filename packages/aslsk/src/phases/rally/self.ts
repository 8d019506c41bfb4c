import { integer, LEGAL, type Problem, type Question, refuse, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { LEADER_CREATION_DR } from '../../data/morale.ts'
import type { AslskState, Side, Unit } from '../../state.ts'
import { tryLeaderCreation } from '../../units/leader-creation.ts'
import { isMmc, moraleOf, typeOf } from '../../units/units.ts'
import { attemptRally, rallyOdds } from './attempt.ts'
import { DONE, type Done } from './both-sides.ts'

interface SelfRally {
  readonly type: 'selfRally'
  readonly unit: number
}
type SelfRallyDecision = SelfRally | Done

const schema = variants({ selfRally: { unit: integer(0) }, done: {} })

/** 3.1e Self-rally: units with a boxed broken-side morale, and one more MMC of the ATTACKER. */
export function selfRallyQuestion(s: AslskState, side: Side): Question<SelfRallyDecision> | null {
  const options: SelfRally[] = []
  for (const unit of s.units)
    if (unit.side === side && unit.broken && selfRallyProblems(s, side, unit).length === 0)
      options.push({ type: 'selfRally', unit: unit.id })
  if (options.length === 0) return null
  return {
    kind: 'selfRally',
    title: 'Which broken unit shall try to rally by itself?',
    rule: '3.1e',
    schema,
    get about() {
      return { options: options.map((option) => ({ ...option, ...rallyOdds(s, s.units[option.unit]!, null) })) }
    },
    candidates: () => [...options, DONE],
    problems: (decision) => (decision.type === 'done' ? LEGAL : selfRallyProblems(s, side, s.units[decision.unit])),
    preview: (decision) => (decision.type === 'done' ? null : rallyOdds(s, s.units[decision.unit]!, null)),
  }
}

/** 3.1e; 5.3: an original 2 in the first self-rally attempt that a MMC makes in this phase may bring forth a leader. */
export function selfRally(g: Aslsk, decision: SelfRallyDecision): void {
  if (decision.type === 'done') return
  const s = g.state
  const unit = s.units[decision.unit]!
  const morale = moraleOf(s, unit)
  if (!isBoxed(s, unit)) s.freeSelfRallyUsed = true
  const isFirst = isMmc(s, unit) && !s.selfRallyTried
  if (isMmc(s, unit)) s.selfRallyTried = true
  const dr = attemptRally(g, unit, null)
  if (isFirst && dr.total === LEADER_CREATION_DR) tryLeaderCreation(g, unit, { morale, broken: true })
}

function selfRallyProblems(s: AslskState, side: Side, unit: Unit | undefined): readonly Problem[] {
  const common = rallyProblems(s, side, unit, '3.1e')
  if (common.length > 0 || !unit || isBoxed(s, unit)) return common
  const { label } = typeOf(s, unit)
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
