import type { ActDecision, DecisionWords } from '@firegroup/kernel'
import { decisionWords, listed, numberWord, otherDecision } from '@firegroup/kernel/words'
import type { AirRun } from '../air/question.ts'
import { wayWords } from '../movement/move-words.ts'
import type { LnltQuestions } from '../questions.ts'
import type { Deployment } from '../scenario/deployment.ts'
import type { LnltState } from '../state.ts'
import { armed, ledBy } from './deeds.ts'
import { modeWords } from './move-events.ts'
import { unitLabel, unitList, weaponName } from './names.ts'

/** How answers are told, by the kind of question. Acts tell themselves. */
const DESCRIBERS: DecisionWords<LnltState, LnltQuestions> = {
  setup: deployment,
  layMines: (_, { at }) => `Lay Mines in ${at}`,
  rally: (s, decision) => actWords(s.setting.acts.rally, s, decision),
  impulse: (s, decision) => actWords(s.setting.acts.impulse, s, decision),
  act: (s, decision) => actWords(s.setting.acts.act, s, decision),
  step: (s, decision) => actWords(s.setting.acts.step, s, decision),
  opportunityFire: (s, decision) => actWords(s.setting.acts.opportunityFire, s, decision),
  airRun: airRunWords,
  spottingRound: (_, decision) => (decision.type === 'abort' ? 'Break off the Fire Mission' : `Fire for effect on ${decision.to}`),
  barrage: (_, { cancel }) => (cancel ? 'Cancel the Walking Barrage' : 'Let the Walking Barrage go on'),
  flee: (_, { to }) => `Run to ${to}`,
  counterAssault: (s, { units }) => (units.length === 0 ? 'Let it go' : `Storm the vehicle with ${unitList(s, units)}`),
  claymore: (_s, decision) => (decision.type === 'hold' ? 'Keep the Claymores' : `Set off the Claymore in ${decision.from}`),
  bunkerAnswer: (s, { units }) => (units.length === 0 ? 'Hold fire' : `Fire at the vehicle with ${unitList(s, units)}`),
  continuousMovement: (s, { units }) => (units.length === 0 ? 'None of them keeps moving' : `Keep moving with ${unitList(s, units)}`),
  joinDismount: (s, { units }) => (units.length === 0 ? 'Stay on' : `Get off with ${unitList(s, units)}`),
  giveWay: (_, { to }) => `Give way to ${to}`,
  retreat: (_, { to }) => `Run to ${to}`,
  dropWeapon: (s, { weapon }) => `Leave the ${weaponName(s, weapon)} behind`,
  melee: (s, { targets, leader, weapons }) => `Attack ${unitList(s, targets)} with ${armed(s, weapons)}${ledBy(s, leader)}`,
  withdrawal: (s, decision) =>
    decision.type === 'stay'
      ? 'Stay and fight'
      : `Leave the Melee with ${unitList(s, decision.units)} for ${decision.to}${wayWords(decision)}`,
  eventCheck: (s, { unit }) => `${unitLabel(s, unit)} looks there`,
  heroPlace: (_, { to }) => `Place the Hero in ${to}`,
  heroMove: (_, decision) => (decision.type === 'stay' ? 'The Hero stays here' : `The Hero goes on${modeWords([decision.mode])}`),
}

const HEADINGS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

/** 19.1 */
function airRunWords(_s: LnltState, { entry, direction, cannon, bombs, target }: AirRun): string {
  const what = [
    cannon ? `cannon on ${listed(cannon)}` : '',
    bombs ? `bombs on ${listed([...new Set(bombs)])}` : '',
    target ? `bomb ${target}` : '',
  ].filter((words) => words !== '')
  return `Fly in at ${entry} to the ${HEADINGS[direction]}${what.length > 0 ? `: ${listed(what)}` : ''}`
}

/** An act in its own words; one that this game does not know is called what it calls itself. */
function actWords<D extends ActDecision>(
  acts: { readonly rows: readonly ActDecision[]; describe(s: LnltState, decision: D): string },
  s: LnltState,
  decision: D,
): string {
  return acts.rows.some(({ type }) => type === decision.type) ? acts.describe(s, decision) : otherDecision(decision)
}

/** The kinds of question whose answers have words of their own. */
export const DESCRIBED_KINDS: readonly string[] = Object.keys(DESCRIBERS)

/**
 * A decision as a short request: 'Hold fire', 'Move Squad 1-6-4 from F5 to F6 (1 MP)'. The decision has the shape that its question's schema asks for; the
 * state is the one in which it is asked.
 */
export function describeDecision(s: LnltState, kind: string, decision: unknown): string {
  for (const { decisions } of s.setting.modules)
    if (decisions && Object.hasOwn(decisions, kind)) return decisionWords(decisions, s, kind, decision)
  return decisionWords(DESCRIBERS, s, kind, decision)
}

function deployment(s: LnltState, { units, weapons }: Deployment): string {
  const names = [...new Set(units.map(({ at }) => at))]
  const places = names.map((at) => {
    const there = units.filter((placed) => placed.at === at).map(({ unit }) => unit)
    return `${unitList(s, there)} in ${at}`
  })
  if (places.length > MOST_PLACES) return `Set up ${numberWord(units.length)} units in ${listed(names)}`
  if (places.length > 0) return `Set up ${places.join(', ')}`
  const given = weapons.map(({ weapon, unit }) => `the ${weaponName(s, weapon)} to ${unitLabel(s, unit)}`)
  return given.length === 0 ? 'Set up nobody' : `Give ${listed(given)}`
}

/** More than that, and a list of who goes where is no longer read. */
const MOST_PLACES = 4
