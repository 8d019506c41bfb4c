import {
  type Chance,
  EngineFault,
  type Game,
  type GameEvent,
  keyFromSeed,
  type Origin,
  type Problem,
  type ScriptEntry,
  ScriptedChance,
  ScriptImpossible,
  ScriptRanOut,
  type System,
  startGame,
} from '@firegroup/kernel'
import { badInput, failed } from '../errors.ts'
import { type Answer, answerTo, whoIsAsked } from './answers.ts'
import { facesOf } from './dice.ts'
import type { Situation } from './format.ts'
import { scenarioOf, situationOf } from './named.ts'
import { STOPPED, stoppingAt } from './until.ts'

export interface Refusal {
  /** Which of the file's decisions, counted from 0. */
  readonly decision: number
  readonly problems: readonly Problem[]
}

export interface Played<S, E extends GameEvent> {
  readonly game: Game<S, E>
  readonly refused: readonly Refusal[]
  readonly answers: readonly Answer[]
  /** Play came to what it was to stop at. */
  readonly stopped: boolean
  readonly unusedDice: readonly ScriptEntry[]
}

/** Plays a situation's decisions through the engine. A decision that is refused without being marked so ends it. */
export function playSituation<S, E extends GameEvent>(rules: System<S, E>, given: Situation, file: string): Played<S, E> {
  const system = given.until === undefined ? rules : stoppingAt(rules, given.until)
  const origin = originOf(given, file)
  const faces = facesOf(given.dice ?? [], system.words?.diceColours)
  if (typeof faces === 'string') throw badInput(`${file}: ${faces}`)
  const script = new ScriptedChance(faces, namesOfDrawn(system, origin))
  const game = guarded(file, 'the set-up', () => setUp(system, origin, given, script, file))
  const refused: Refusal[] = []
  const answers: Answer[] = []
  for (const [i, { seat, decide, kind, ask, ...marked }] of given.decisions.entries()) {
    const where = `decisions[${i}]`
    if (game.outcome?.reason === STOPPED) throw badInput(`${file}: ${where} comes after play has stopped.`)
    const mustBeRefused = marked.refused || given.expect?.refused?.decision === i
    const question = game.questionFor(seat)?.question
    if (kind !== undefined && question && question.kind !== kind) {
      // what is not even asked can't be done either
      if (!mustBeRefused) throw badInput(`${file}: ${where} answers '${kind}', but ${seat} is asked '${question.kind}'.`)
      refused.push({ decision: i, problems: [{ message: `${seat} is not asked '${kind}', but '${question.kind}'.` }] })
      continue
    }
    if (ask !== undefined) {
      const answer = guarded(file, where, () => answerTo(game, { decision: i, seat, ask, decide }))
      if (typeof answer === 'string') throw badInput(`${file}: ${where}: ${answer}`)
      answers.push(answer)
      continue
    }
    const verdict = guarded(file, where, () =>
      mustBeRefused ? { ok: false, problems: game.problems(seat, decide) } : game.decide(seat, decide),
    )
    if (verdict.ok) continue
    const [first] = verdict.problems
    const instead = question ? '' : ` (${whoIsAsked(game)})`
    if (!mustBeRefused) throw badInput(`${file}: ${where} is refused: ${first!.message}${first!.rule ? ` (${first!.rule})` : ''}${instead}`)
    if (!first) throw failed(`${file}: ${where} should be refused, but it is legal.`)
    refused.push({ decision: i, problems: verdict.problems })
  }
  return { game, refused, answers, stopped: game.outcome?.reason === STOPPED, unusedDice: given.seed === undefined ? script.unused : [] }
}

function originOf(given: Situation, file: string): Origin {
  return given.scenario === undefined ? { situation: situationOf(given.situation, file) } : { scenario: scenarioOf(given.scenario, file) }
}

/** What a script may call the cards and counters of this game, besides their ids. */
function namesOfDrawn<S, E extends GameEvent>({ words, ...system }: System<S, E>, origin: Origin): (thing: unknown) => readonly string[] {
  const drawn = words?.drawn
  if (!drawn) return () => []
  const state = 'scenario' in origin ? system.begin(origin.scenario) : system.situation(origin.situation)
  return state.ok ? (thing) => drawn(state.value, thing) : () => []
}

function setUp<S, E extends GameEvent>(system: System<S, E>, origin: Origin, given: Situation, script: Chance, file: string): Game<S, E> {
  const started = startGame(system, origin, given.seed === undefined ? { chance: script } : { key: keyFromSeed(given.seed) })
  if (!started.ok) throw badInput(`${file}: ${started.problems[0]!.message}`)
  return started.value
}

/** Dice that the file does not give, or can't be, are the file's fault; anything else that stops the rules is theirs. */
function guarded<T>(file: string, where: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    const { cause } = error
    if (cause instanceof ScriptRanOut) throw badInput(`${file}: dice: there is none left at ${where} for: ${cause.label}.`)
    if (cause instanceof ScriptImpossible) throw badInput(`${file}: dice, at ${where}: ${cause.message}`)
    throw failed(`${file}: ${where}: ${error.message}`)
  }
}
