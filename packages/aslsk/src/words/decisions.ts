import type { ActDecision } from '@firegroup/kernel'
import { decisionWords, listed, numberWord } from '@firegroup/kernel/words'
import type { AslskActs } from '../acts.ts'
import type { RestackDecision } from '../phases/close-combat/stacks.ts'
import type { RoutDecision } from '../phases/rout/question.ts'
import type { AslskQuestions } from '../questions.ts'
import type { GameActs } from '../rules.ts'
import type { Deployment } from '../scenario/deployment.ts'
import type { AslskState } from '../state.ts'
import { unitInPlace, unitLabel, unitList } from './names.ts'

type Plain = Exclude<keyof AslskQuestions, keyof GameActs>
type Describers = { readonly [K in Plain]: (s: AslskState, decision: AslskQuestions[K]['decision']) => string }

/** What is decided, by the kind of question; what is decided among acts these tell themselves. */
const DESCRIBERS: Describers = {
  setup: (s, decision) => deployment(s, decision, 'Set up'),
  enter: (s, decision) => deployment(s, decision, 'Bring on'),
  keepDm: (s, decision) =>
    decision.type === 'done'
      ? 'Take off all desperation morale'
      : `Keep the desperation morale of ${listed(decision.units.map((id) => unitInPlace(s, id)))}`,
  keepRate: (_, { keep }) => (keep ? 'Keep the rate of fire' : 'Give up the rate and leave residual fire'),
  regroup: (_, { together }) => (together ? 'Attack together' : 'Attack hex by hex'),
  rout,
  closeCombatHex: (_, { hex }) => `Fight in ${hex} next`,
  restack,
  closeCombat: (s, decision) =>
    decision.type === 'pass'
      ? 'Make no attack'
      : decision.attacks.map(({ by, on }, i) => `${i === 0 ? 'Attack' : 'attack'} ${unitList(s, on)} with ${unitList(s, by)}`).join('; '),
}

/**
 * A decision as a short request: 'Hold fire', 'Move 4-6-7 to J5 (2 MF)'. The decision has the shape that its question's schema asks for; the state is
 * the one in which it is asked.
 */
export function describeDecision(s: AslskState, kind: string, decision: unknown): string {
  const acts = s.setting.acts as { readonly [kind: string]: AslskActs<unknown, ActDecision> | undefined }
  return acts[kind]?.describe(s, decision as ActDecision) ?? decisionWords(DESCRIBERS, s, kind, decision)
}

function deployment(s: AslskState, { units }: Deployment, what: string): string {
  const hexes = [...new Set(units.map(({ hex }) => hex))]
  const places = hexes.map((hex) => {
    const there = units.filter((placed) => placed.hex === hex).map(({ unit }) => unit)
    return `${unitList(s, there)} in ${hex}`
  })
  if (places.length === 0) return `${what} nobody`
  return places.length <= MOST_PLACES ? `${what} ${places.join(', ')}` : `${what} ${numberWord(units.length)} units in ${listed(hexes)}`
}

/** More than that, and a list of who goes where is no longer read. */
const MOST_PLACES = 4

function rout(s: AslskState, decision: RoutDecision): string {
  if (decision.type === 'done') return 'No more routs'
  if (decision.type === 'stop') return `Stop ${unitInPlace(s, decision.unit)}`
  const along = decision.with === undefined ? '' : `, ${unitLabel(s, decision.with)} goes along`
  return decision.type === 'crawl'
    ? `Low Crawl ${unitInPlace(s, decision.unit)} to ${decision.to}${along}`
    : `Rout ${unitInPlace(s, decision.unit)} to ${decision.to}${along}`
}

function restack(s: AslskState, decision: RestackDecision): string {
  if (decision.type === 'pass') return 'Leave the leaders where they are'
  const places = decision.stacks.map(({ leader, on }) =>
    on === -1 ? `${unitLabel(s, leader)} apart` : `${unitLabel(s, leader)} with ${unitLabel(s, on)}`,
  )
  return `Put ${listed(places)}`
}
