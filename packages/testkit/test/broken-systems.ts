import {
  type Chance,
  type GameEvent,
  LEGAL,
  type OpenQuestion,
  type Outcome,
  oneOf,
  plain,
  type Question,
  type Rules,
  type Runtime,
  record,
  refuse,
  type System,
} from '@firegroup/kernel'
import { type PatrolEvent, type PatrolState, patrol } from '@firegroup/kernel/samples'

/** Patrol with one thing wrong in it: what the kit must find. */
export type { PatrolEvent, PatrolState }
export type Broken = System<PatrolState, PatrolEvent>
type G = Runtime<PatrolState, PatrolEvent>

export const honest: Broken = patrol

export const leakingView: Broken = {
  ...patrol,
  view: (state, viewer) => ({ seen: patrol.view(state, viewer), ammunition: state.blue.magazines }),
}

export const leakingCandidates = asking(({ seat, question }, { state }) => ({
  seat,
  question: {
    ...question,
    candidates: () => (state.blue.magazines % 2 === 0 ? [...question.candidates()] : [...question.candidates()].reverse()),
  },
}))

export const leakingQuestion = asking(({ seat, question }, { state }) => ({ seat, question: { ...question, about: state.red.magazines } }))

export const leakingEvent = asking((open, g) => {
  g.emit(event({ type: 'rumour', text: `blue has ${g.state.blue.magazines}` }))
  return open
})

export const leakingRefusal = asking(({ seat, question }, { state }) => ({
  seat,
  question: {
    ...question,
    schema: plain() as Question<unknown>['schema'],
    problems: (decision) => {
      const known = [...question.candidates()].some((one) => JSON.stringify(one) === JSON.stringify(decision))
      return known ? LEGAL : refuse('3', `That is no answer to ${state.blue.magazines} magazines.`)
    },
  },
}))

/** The barrier of undo rises when the other side is out of magazines. */
export const leakingUndo = asking((open, g) => {
  if (open.question.kind === 'step' && g.state.blue.magazines % 2 === 0) g.emit(event({ type: 'hush' }), { to: [], reveals: true })
  return open
})

/** One more or one less than there were: who knows the chance knows the truth. */
export const tracedResample: Broken = {
  ...patrol,
  resample: (state, viewer, chance) => {
    for (const side of ['red', 'blue'] as const)
      if (side !== viewer && state.dealt) state[side].magazines = 1 + ((state[side].magazines + chance.die(3, 'shift')) % 4)
  },
}

/** An observer's copy of the state is the truth. */
export const blindToObservers: Broken = {
  ...patrol,
  resample: (state, viewer, chance) => viewer !== 'observer' && patrol.resample(state, viewer, chance),
}

/** Only who has a magazine left is asked whether he fires. */
export const tellingWindow: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    const inner = patrol.play(g)
    let step = inner.next([])
    while (!step.done) {
      const [first] = step.value
      const canOnlyHold = first!.question.kind === 'fire' && [...first!.question.candidates()].length === 1
      step = inner.next(canOnlyHold ? [{ type: 'hold' }] : yield step.value)
    }
    return step.value
  },
}

export const sharedClone: Broken = { ...patrol, clone: (state) => ({ ...state }) }

export const noClone: Broken = { ...patrol, clone: (state) => state }

export const forgetfulClone: Broken = { ...patrol, clone: (state) => ({ ...patrol.clone(state), round: 1 }) }

export const endless: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    for (;;) {
      g.checkpoint()
      yield* g.ask('red', yesOrNo)
    }
  },
}

export const deadEnd = asking(({ seat, question }, { state }) => ({
  seat,
  question: state.round < 3 ? question : { ...question, candidates: () => [] },
}))

export const strangeWinner: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    yield* patrol.play(g)
    return { winner: 'green', reason: 'nobody knows' }
  },
}

export const illegalCandidate = asking(({ seat, question }) => ({
  seat,
  question: { ...question, candidates: () => [...question.candidates(), { type: 'fly' }] },
}))

/** Whoever draws gets the last candidate twice as often as the others. */
export const partialDraw = asking(({ seat, question }) => ({
  seat,
  question: {
    ...question,
    draw: (chance: Chance, label: string) => {
      const all = [...question.candidates()]
      return all[Math.min(all.length, chance.die(all.length + 1, label)) - 1]
    },
  },
}))

/** To leave it at one magazine is legal and never offered. */
export const hiddenAct = asking(({ seat, question }) => ({
  seat,
  question: { ...question, candidates: () => [...question.candidates()].filter((one) => (one as { type?: string }).type !== 'accept') },
}))

export const changingProblems = asking(({ seat, question }, { state }) => ({
  seat,
  question: {
    ...question,
    problems: (decision) => {
      state.length++
      return question.problems(decision)
    },
  },
}))

/** How many questions were asked since the game was opened is in no state. */
export const notReentrant: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    let asked = 0
    return yield* changingQuestions(g, ({ seat, question }) => ({ seat, question: { ...question, title: `Question ${asked++}` } }))
  },
}

let fromOutside = 0
export const hiddenCounter = asking((open, { state }) => {
  state.length = 20 + (fromOutside++ % 7)
  return open
})

export const changedDecision: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    return yield* changingQuestions(
      g,
      ({ seat, question }) => ({
        seat,
        question: { ...question, candidates: () => [...question.candidates()].map((one) => ({ ...(one as object) })) },
      }),
      (answers) => {
        const copies = answers.map((answer) => ({ ...(answer as object) }))
        for (const answer of answers) Object.assign(answer as object, { type: 'hold', pace: 'rush' })
        return copies
      },
    )
  },
}

export const floatInState = asking((open, { state }) => {
  state.length = 20.5
  return open
})

export const mapInEvent = asking((open, g) => {
  g.emit(event({ type: 'map', units: new Map() }))
  return open
})

export const changingEvent = asking((open, g) => {
  g.emit(event({ type: 'look', at: g.state.red }))
  return open
})

export const anythingGoes = asking(({ seat, question }) => ({
  seat,
  question: { ...question, schema: plain() as Question<unknown>['schema'], problems: () => LEGAL },
}))

export const unplayable: Broken = {
  ...patrol,
  *play(g): Rules<Outcome> {
    return yield* changingQuestions(
      g,
      ({ seat, question }) => ({ seat, question: { ...question, schema: plain() as Question<unknown>['schema'], problems: () => LEGAL } }),
      (answers) => {
        for (const answer of answers)
          if (!/rush|creep|step|stop|fire|hold|throw|stand|press|accept/.test(JSON.stringify(answer))) throw new Error('What is that?')
        return answers
      },
    )
  },
}

/** Patrol with its questions changed on their way to the players. */
function asking(change: (open: OpenQuestion, g: G) => OpenQuestion): Broken {
  return {
    ...patrol,
    *play(g): Rules<Outcome> {
      return yield* changingQuestions(g, (open) => change(open, g))
    },
  }
}

function* changingQuestions(
  g: G,
  change: (open: OpenQuestion) => OpenQuestion,
  receive: (answers: readonly unknown[]) => readonly unknown[] = (answers) => answers,
): Rules<Outcome> {
  const inner = patrol.play(g)
  let step = inner.next([])
  while (!step.done) step = inner.next(receive(yield step.value.map(change)))
  return step.value
}

const yesOrNo: Question<unknown> = {
  kind: 'again',
  title: 'Again?',
  rule: '1',
  schema: plain() as Question<unknown>['schema'],
  candidates: () => [{ type: 'yes' }],
  problems: () => LEGAL,
}

/** An event that patrol does not have. */
function event(made: GameEvent & { readonly [field: string]: unknown }): PatrolEvent {
  return made as unknown as PatrolEvent
}

/** Whoever steps may fly, says the schema, but nobody ever can. */
export const illegalType = asking(({ seat, question }) => ({
  seat,
  question:
    question.kind === 'step'
      ? { ...question, schema: record({ type: oneOf('step', 'stop', 'fly') }) as Question<unknown>['schema'] }
      : question,
}))

/** The state has one field more than it had when others saved their games. */
export const newField: Broken = {
  ...patrol,
  begin: (scenario) => {
    const reading = patrol.begin(scenario)
    return reading.ok ? { ok: true, value: { ...reading.value, weather: 0 } as PatrolState } : reading
  },
}
