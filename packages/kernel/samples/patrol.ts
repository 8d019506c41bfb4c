import {
  type Chance,
  integer,
  LEGAL,
  type Modifier,
  type Outcome,
  oneOf,
  optional,
  type Question,
  type Reading,
  type Rules,
  type Runtime,
  record,
  refuse,
  type Seat,
  type System,
  total,
  type Viewer,
} from '../src/index.ts'

/**
 * Patrol: a whole game in a page, to prove the kernel and to show a newcomer what a system is made of.
 *
 * Two patrols race along a track. Each round both choose a pace in secret (1). Then each in turn takes its steps (2); after a step
 * the other side may fire (3); whoever is fired at may throw smoke (4); and the firer may spend a second magazine to press on
 * through it (5): interrupts three deep. How many magazines a side has is its own secret (6).
 */
const seats = ['red', 'blue'] as const
type Side = (typeof seats)[number]

interface Patrol {
  men: number
  at: number
  smoke: number
  magazines: number
  spent: number
  pace: 'rush' | 'creep' | null
}

export interface PatrolState {
  length: number
  round: number
  /** Who steps now; null while the paces are being chosen. */
  mover: Side | null
  stepsLeft: number
  dealt: boolean
  red: Patrol
  blue: Patrol
}

export type PatrolEvent =
  | { type: 'dealt'; side: Side; magazines?: number }
  | { type: 'paces'; red: string; blue: string }
  | { type: 'step'; side: Side; at: number }
  | { type: 'smoke'; side: Side }
  | { type: 'shot'; rule: string; by: Side; dice: number[]; modifiers: Modifier[]; final: number; hit: boolean }

type G = Runtime<PatrolState, PatrolEvent>

const FEWEST_MAGAZINES = 2
const MOST_MAGAZINES = 4
const ROUNDS = 8

function* play(g: G): Rules<Outcome> {
  deal(g)
  for (;;) {
    g.checkpoint()
    const outcome = verdict(g.state)
    if (outcome) return outcome
    if (g.state.mover === null) yield* choosePaces(g)
    else yield* takeStep(g, g.state.mover)
  }
}

/** 6: magazines are dealt in secret. */
function deal(g: G): void {
  if (g.state.dealt) return
  for (const side of seats) {
    const [die] = g.roll(`${side}'s magazines`, 1, MOST_MAGAZINES - FEWEST_MAGAZINES + 1)
    const magazines = FEWEST_MAGAZINES - 1 + die!
    g.state[side].magazines = magazines
    g.emit({ type: 'dealt', side, magazines }, { to: [side], others: { type: 'dealt', side } })
  }
  g.state.dealt = true
}

/** 1: both at once, in secret. */
function* choosePaces(g: G): Rules<void> {
  const [red, blue] = yield* g.askAll(seats.map((seat) => ({ seat, question: paceQuestion })))
  g.state.red.pace = red!.pace
  g.state.blue.pace = blue!.pace
  g.emit({ type: 'paces', red: red!.pace, blue: blue!.pace }, { reveals: true })
  beginMove(g.state, g.state.round % 2 === 1 ? 'red' : 'blue')
}

/** 2: one step, or no more. */
function* takeStep(g: G, side: Side): Rules<void> {
  const answer = yield* g.ask(side, stepQuestion)
  if (answer.type === 'stop') {
    endMove(g.state, side)
    return
  }
  g.state[side].at++
  g.state.stepsLeft--
  g.emit({ type: 'step', side, at: g.state[side].at })
  yield* reactionFire(g, enemyOf(side), side)
  if (g.state.stepsLeft === 0 || g.state[side].men === 0) endMove(g.state, side)
}

/** 3: after each step. */
function* reactionFire(g: G, by: Side, at: Side): Rules<void> {
  if (!mayHaveMagazines(g.state[by])) return
  const answer = yield* g.ask(by, fireQuestion(g.state[by]))
  if (answer.type === 'hold') return
  spend(g.state[by])
  const smoke = yield* throwSmoke(g, at)
  const pressed = smoke && (yield* pressOn(g, by))
  const modifiers = shotModifiers(g.state[at], smoke, pressed)
  const dice = g.roll(`${by} fires`, 2)
  const final = dice[0]! + dice[1]! + total(modifiers)
  const hit = final <= 6
  if (hit) g.state[at].men--
  g.emit({ type: 'shot', rule: '3', by, dice, modifiers, final, hit })
}

/** 4: the target's answer to the shot. */
function* throwSmoke(g: G, side: Side): Rules<boolean> {
  if (g.state[side].smoke === 0) return false
  const answer = yield* g.ask(side, smokeQuestion)
  if (answer.type === 'stand') return false
  g.state[side].smoke--
  g.emit({ type: 'smoke', side })
  return true
}

/** 5: the firer's answer to the smoke. */
function* pressOn(g: G, side: Side): Rules<boolean> {
  if (!mayHaveMagazines(g.state[side])) return false
  const answer = yield* g.ask(side, pressQuestion(g.state[side]))
  if (answer.type === 'accept') return false
  spend(g.state[side])
  return true
}

function shotModifiers(target: Patrol, smoke: boolean, pressed: boolean): Modifier[] {
  const modifiers: Modifier[] = []
  if (target.pace === 'creep') modifiers.push({ rule: '3', label: 'creeping', value: 1 })
  if (smoke) modifiers.push({ rule: '4', label: 'smoke', value: 3 })
  if (pressed) modifiers.push({ rule: '5', label: 'second magazine', value: -2 })
  return modifiers
}

function simpleQuestion<T extends string>(kind: string, title: string, rule: string, ...types: T[]): Question<{ readonly type: T }> {
  const decisions = types.map((type) => ({ type }))
  return {
    kind,
    title,
    rule,
    schema: record({ type: oneOf(...types) }),
    candidates: () => decisions,
    problems: () => LEGAL,
  }
}

const paceQuestion: Question<{ readonly pace: 'rush' | 'creep' }> = {
  kind: 'pace',
  title: 'Rush or creep?',
  rule: '1',
  schema: record({ pace: oneOf('rush', 'creep') }),
  candidates: () => [{ pace: 'rush' }, { pace: 'creep' }],
  problems: () => LEGAL,
}
const stepQuestion = simpleQuestion('step', 'Take a step?', '2', 'step', 'stop')
const fireQuestion = (firer: Patrol) => withMagazine(firer, simpleQuestion('fire', 'Fire or hold?', '3', 'fire', 'hold'), 'fire')
const smokeQuestion = simpleQuestion('smoke', 'Throw smoke?', '4', 'throw', 'stand')
const pressQuestion = (firer: Patrol) =>
  withMagazine(firer, simpleQuestion('press', 'Spend a second magazine?', '5', 'press', 'accept'), 'press')

/** The question to somebody who needs a magazine for one of its answers, and may have none. */
function withMagazine<D extends { readonly type: string }>(firer: Patrol, question: Question<D>, needs: D['type']): Question<D> {
  return {
    ...question,
    candidates: () => [...question.candidates()].filter(({ type }) => type !== needs || firer.magazines > 0),
    problems: ({ type }) => (type !== needs || firer.magazines > 0 ? LEGAL : refuse(question.rule, 'You have no magazine left.')),
  }
}

/** 6: the other side must not learn from who is asked how many magazines there are: whoever may have one is asked, though he can only decline. */
function mayHaveMagazines({ magazines, spent }: Patrol): boolean {
  return magazines > 0 || spent < MOST_MAGAZINES
}

function beginMove(state: PatrolState, side: Side): void {
  state.mover = side
  state.stepsLeft = state[side].pace === 'rush' ? 2 : 1
}

function endMove(state: PatrolState, side: Side): void {
  const first = state.round % 2 === 1 ? 'red' : 'blue'
  if (side === first && state[side].men > 0) {
    beginMove(state, enemyOf(side))
    return
  }
  state.mover = null
  state.stepsLeft = 0
  state.round++
}

function verdict(state: PatrolState): Outcome | null {
  for (const side of seats) {
    if (state[side].men === 0) return { winner: enemyOf(side), reason: `${side} has no men left` }
    if (state[side].at >= state.length) return { winner: side, reason: `${side} reached the end of the track` }
  }
  if (state.round <= ROUNDS) return null
  const lead = state.red.at - state.blue.at
  return { winner: lead > 0 ? 'red' : lead < 0 ? 'blue' : null, reason: 'the last round is over' }
}

function spend(patrol: Patrol): void {
  patrol.magazines--
  patrol.spent++
}

function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red'
}

const newPatrol = (): Patrol => ({ men: 3, at: 0, smoke: 1, magazines: 0, spent: 0, pace: null })

const scenarioSchema = record({ length: integer(2, 40) })

function begin(scenario: unknown): Reading<PatrolState> {
  const problem = scenarioSchema.check(scenario, 'scenario')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  const { length } = scenario as { length: number }
  return { ok: true, value: { length, round: 1, mover: null, stepsLeft: 0, dealt: false, red: newPatrol(), blue: newPatrol() } }
}

const patrolSchema = record({ men: integer(1, 9), at: integer(0, 39), smoke: integer(0, 9), magazines: integer(0, 9) })
const situationSchema = record({
  length: integer(2, 40),
  round: optional(integer(1, ROUNDS)),
  mover: optional(oneOf(...seats)),
  paces: optional(record({ red: oneOf('rush', 'creep'), blue: oneOf('rush', 'creep') })),
  red: patrolSchema,
  blue: patrolSchema,
})

function situation(description: unknown): Reading<PatrolState> {
  const problem = situationSchema.check(description, 'situation')
  if (problem) return { ok: false, problems: [{ message: problem }] }
  const given = description as NonNullable<typeof situationSchema.describes>
  if (given.mover && !given.paces)
    return { ok: false, problems: refuse('1', 'situation.paces is missing: a side that steps has chosen its pace.') }
  const patrol = (side: Side): Patrol => ({ ...given[side], spent: 0, pace: given.paces?.[side] ?? null })
  const state: PatrolState = {
    length: given.length,
    round: given.round ?? 1,
    mover: null,
    stepsLeft: 0,
    dealt: true,
    red: patrol('red'),
    blue: patrol('blue'),
  }
  if (given.mover) beginMove(state, given.mover)
  return { ok: true, value: state }
}

function clone(state: PatrolState): PatrolState {
  return { ...state, red: { ...state.red }, blue: { ...state.blue } }
}

/** Everything but the other side's magazines; an observer sees neither. */
function view(state: PatrolState, viewer: Viewer): unknown {
  const seen = (side: Side) => {
    const { magazines, ...rest } = state[side]
    return side === viewer ? { ...rest, magazines } : rest
  }
  return { length: state.length, round: state.round, mover: state.mover, stepsLeft: state.stepsLeft, red: seen('red'), blue: seen('blue') }
}

/** The other side's magazines: any number that fits what it has fired. */
function resample(state: PatrolState, seat: Seat, chance: Chance): void {
  for (const side of seats) {
    if (side === seat || !state.dealt) continue
    const least = Math.max(0, FEWEST_MAGAZINES - state[side].spent)
    const most = Math.max(least, MOST_MAGAZINES - state[side].spent)
    state[side].magazines = least - 1 + chance.die(most - least + 1, 'magazines')
  }
}

export const patrol: System<PatrolState, PatrolEvent> = { id: 'patrol', version: 1, seats, begin, situation, play, clone, view, resample }
