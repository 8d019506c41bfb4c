import { type Aslsk, type AslskEvent, type AslskState, aslsk, describeDecision, type Side } from '@firegroup/aslsk'
import { cloneState, withModule } from '@firegroup/aslsk/queries'
import {
  type OpenQuestion,
  type Outcome,
  type Reading,
  type Rules,
  type Runtime,
  rememberBeginnings,
  type System,
  type Words,
} from '@firegroup/kernel'
import { answerFirstFire, isForTheBook, isKeptByTheBook, rollerOf } from './defender.ts'
import { isOwn, type PbsDecided, type PbsEvent } from './events.ts'
import { memoryOf, pbsOf } from './kept.ts'
import { pbsModule } from './module.ts'
import { PARTS, type Part, type PbsOptions, readOptions } from './options.ts'
import { keepingCounters, withCounters } from './referee/counters.ts'
import { REFEREE_KINDS, type RefereeDecision, refereeWords } from './referee/decisions.ts'
import { settleControl } from './referee/hip.ts'
import { shiftableUnits, sweepDummies } from './referee/shift.ts'
import { beginHip } from './referee/stacks.ts'
import { usualStacks } from './referee/usual.ts'
import { withoutBoundingFire } from './vehicles/bounding.ts'

type PbsGame = Runtime<AslskState, PbsEvent>

/** Play Both Sides: the ASL Starter Kit, with the DEFENDER's First Fire answered by the book. Its scenarios are those of `aslsk` with a field `pbs`. */
export const pbs: System<AslskState, PbsEvent> = {
  ...(aslsk as unknown as System<AslskState, PbsEvent>),
  id: 'pbs',
  version: 1,
  begin: rememberBeginnings((scenario) => withTheBook(scenario, aslsk.begin), cloneState),
  situation: (description) => withTheBook(description, aslsk.situation),
  play,
  view: (s, viewer) => withCounters(aslsk.view(s, viewer), s, viewer),
  resample: (s, viewer, chance) => keepingCounters(s, viewer, () => aslsk.resample(s, viewer, chance)),
  known: (s, viewer) => {
    let known = s
    keepingCounters(s, viewer, () => {
      known = aslsk.known!(s, viewer)
    })
    return known
  },
  words: {
    ...aslsk.words!,
    decision: (s, kind, decision) =>
      REFEREE_KINDS.includes(kind) ? refereeWords(s, kind, decision as RefereeDecision) : aslsk.words!.decision(s, kind, decision),
  } as Words<AslskState, PbsEvent>,
  audience: (s, event) => (isOwn(event) ? undefined : aslsk.audience?.(s, event)),
}

/** Reads what both the plain game and the book need: a scenario or a situation with its field `pbs`. */
function withTheBook(given: unknown, read: (plain: unknown) => Reading<AslskState>): Reading<AslskState> {
  if (typeof given !== 'object' || given === null || !('pbs' in given))
    return { ok: false, problems: [{ message: 'pbs is missing: it says which side the book plays, and how.' }] }
  const { pbs: choice, ...plain } = given
  const options = readOptions(choice)
  if (!options.ok) return options
  const reading = read('system' in plain ? { ...plain, system: 'aslsk' } : plain)
  if (!reading.ok) return reading
  return isAnythingOn(options.value) ? withReferee(reading.value, options.value) : reading
}

/** The game with the book, and with what the referee keeps: stacks off the map, counters that are nobody. */
function withReferee(plain: AslskState, options: PbsOptions): Reading<AslskState> {
  const state = withModule(plain, pbsModule(options))
  // a phase that has just begun begins with what the referee does in it
  const begins = ({ steps }: AslskState['setting']) => steps.find(({ phase }) => phase === plain.phase)!.key
  if (plain.step === begins(plain.setting)) state.step = begins(state.setting)
  const memory = memoryOf(state)
  if (options.parts.dummies) {
    const real = shiftableUnits(state, options.dummies)
    memory.dummies = { allotted: { ...options.dummies }, at: [], real, phase: { key: '', made: 0, ended: false } }
  }
  if (!options.parts.hipAreas) return { ok: true, value: state }
  const { memory: hip, problems } = beginHip(state, options.hip ?? usualStacks(state))
  if (problems.length > 0) return { ok: false, problems }
  memory.hip = hip
  // nobody sets up whom nobody sees
  const hidden = new Set(hip.stacks.flatMap(({ units }) => units))
  const groups = state.setting.groups.map((group) => ({ ...group, units: group.units.filter((id) => !hidden.has(id)) }))
  return { ok: true, value: { ...state, setting: { ...state.setting, groups: groups.filter(({ units }) => units.length > 0) } } }
}

/** PBS-INT-06: with every part off the game is the plain one, and has not even a place for the book. */
function isAnythingOn({ parts }: PbsOptions): boolean {
  return (Object.keys(PARTS) as Part[]).some((part) => parts[part])
}

/**
 * The whole game: the plain game's, with the questions that are the book's answered inside. All others go on to whoever sits there: the person, or a
 * computer player.
 */
function* play(g: PbsGame): Rules<Outcome> {
  const game = aslsk.play(g as unknown as Runtime<AslskState, AslskEvent>)
  const options = pbsOf(g.state)?.options
  let asked = game.next([])
  while (!asked.done) {
    sweepDummies(g as unknown as Aslsk)
    settleControl(g as unknown as Aslsk)
    const [open] = asked.value as readonly [OpenQuestion]
    const answer = options && asked.value.length === 1 ? answerOf(g, open, options) : undefined
    const answers = answer === undefined ? yield asked.value.map((each) => withoutBoundingFire(g.state, each)) : [answer]
    if (options && g.state.setting.fog && open.question.kind === 'move') sealMove(g)
    asked = game.next(answers)
  }
  return asked.value
}

/** Where anybody may be hidden no move is taken back, whether the book is asked or not: that it was asked would tell that somebody is there. */
function sealMove(g: PbsGame): void {
  g.rollBeside(0, 'a move is made', 0)
}

const KEEP = { keep: true } as const

function answerOf(g: PbsGame, open: OpenQuestion, options: PbsOptions): unknown {
  if (isKeptByTheBook(open, options)) return KEEP
  return isForTheBook(open, options) ? byTheBook(g, open, options) : undefined
}

const HOLD = { type: 'hold' } as const

/** What the book answers; nothing where it leaves the choice open. */
function byTheBook(g: PbsGame, { seat, question }: OpenQuestion, options: PbsOptions): unknown {
  const side = seat as Side
  const { came, trace } = answerFirstFire(g.state, side, memoryOf(g.state), options, rollerOf(g as unknown as Aslsk))
  const decision = came.type === 'decides' ? came.decision : HOLD
  const answer = came.type !== 'decides' ? came.type : (decision as { type: string }).type === 'fire' ? 'fire' : 'other'
  const problems = came.type === 'free' ? [] : question.problems(decision)
  if (problems.length > 0) throw new Error(`The book decides what is not allowed: ${problems[0]!.message} ${JSON.stringify(decision)}`)
  const event: PbsDecided = {
    type: 'pbsDecided',
    rule: 'PBS-FF-01',
    side,
    at: g.state.move?.spent?.at ?? -1,
    answer,
    what: came.type === 'decides' ? describeDecision(g.state, 'firstFire', decision) : '',
    trace,
  }
  g.emit(event, options.mode === 'opponent' ? { to: [side] } : {})
  return came.type === 'free' ? undefined : decision
}
