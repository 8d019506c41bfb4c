import {
  EngineFault,
  type Game,
  type GameEvent,
  type Keep,
  KeyedChance,
  keyFromSeed,
  OBSERVER,
  parseSave,
  plainProblem,
  type Question,
  restoreGame,
  type Seat,
  type System,
  saveGame,
  startGame,
  stateHash,
  verifySave,
  withoutSetting,
} from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { interference } from './interference.ts'
import { malformedDecisions, mutatedDecisions } from './mutations.ts'
import { playRandomly, randomDecision } from './random-play.ts'
import { scribble } from './scribble.ts'

export interface ConformanceOptions {
  /** Name and scenario; each is played. */
  readonly scenarios: { readonly [name: string]: unknown }
  /** Random games a scenario. */
  readonly games?: number
  /** A game that has not ended by then is endless. */
  readonly maxDecisions: number
  /** How many candidates of a question are looked at closely; composite decisions can have thousands. */
  readonly candidatesChecked?: number
}

const NOTHING: Keep = { history: false, events: false, hashes: false }

/** What every rule system owes the kernel, as tests. One call, and a system gets them all. */
export function conformance<S, E extends GameEvent>(system: System<S, E>, options: ConformanceOptions): void {
  const { games = 20, maxDecisions, candidatesChecked = 40 } = options

  const begin = (scenario: unknown, seed: string, keep?: Keep): Game<S, E> => {
    const started = startGame(system, { scenario }, { key: keyFromSeed(seed) }, keep)
    if (!started.ok) throw new Error(started.problems.map((problem) => problem.message).join(' '))
    return started.value
  }

  describe.each(Object.entries(options.scenarios))(`${system.id} conformance: %s`, (_name, scenario) => {
    test(`${games} random games end, without a fault or a dead end`, () => {
      for (let n = 0; n < games; n++) {
        const game = begin(scenario, `end ${n}`, NOTHING)
        playRandomly(game, { seed: `end ${n}`, maxDecisions })
        const { winner } = game.outcome!
        expect(winner === null || system.seats.includes(winner)).toBe(true)
      }
    })

    test('every candidate is legal, and asking changes nothing', () => {
      const game = begin(scenario, 'candidates', { history: true, events: false, hashes: false })
      playRandomly(game, {
        seed: 'candidates',
        maxDecisions,
        before: (now) => {
          const hash = now.hash()
          for (const { seat, question } of now.open) {
            for (const candidate of firstFew(question, candidatesChecked)) {
              expect(now.problems(seat, candidate), `${question.kind} ${JSON.stringify(candidate)}`).toEqual([])
              question.preview?.(candidate)
            }
          }
          expect(now.hash()).toBe(hash)
        },
      })
    })

    test('a game saved and restored at any decision is the same game', () => {
      const game = begin(scenario, 'saves')
      const restoredHashes: string[] = []
      playRandomly(game, {
        seed: 'saves',
        maxDecisions,
        before: (now) => {
          const restored = throughFile(system, now)
          expect(restored.hash()).toBe(now.hash())
          expect(whatIsAsked(restored)).toEqual(whatIsAsked(now))
          restoredHashes.push(now.hash())
        },
      })
      expect(restoredHashes.length).toBe(game.decisionCount)
      expect(throughFile(system, game).outcome).toEqual(game.outcome)
    })

    test('a replay from the beginning gives the same hashes, events and outcome', () => {
      const game = begin(scenario, 'replay')
      playRandomly(game, { seed: 'replay', maxDecisions })
      const save = saveGame(game)
      const verified = verifySave(system, save)
      expect(verified.ok ? verified.value : verified.problems).toMatchObject({ hash: game.hash(), outcome: game.outcome })
      const again = restoreGame(system, save, { whole: true })
      expect(again.ok && again.value.events).toEqual(game.events)
    })

    test('malformed decisions, and decisions of the wrong seat, are refused with nothing changed', () => {
      const game = begin(scenario, 'malformed', { history: true, events: false, hashes: false })
      playRandomly(game, {
        seed: 'malformed',
        maxDecisions,
        before: (now, { open, decision }) => {
          const hash = now.hash()
          for (const bad of malformedDecisions(decision)) {
            const verdict = now.decide(open.seat, bad)
            expect(verdict.ok, `${open.question.kind} took ${JSON.stringify(bad)}`).toBe(false)
            if (!verdict.ok) expect(verdict.problems[0]?.message).toMatch(/\w+ .*\.$/)
          }
          const unasked = [...system.seats, 'nobody'].find((seat) => !now.questionFor(seat))
          if (unasked) expect(now.decide(unasked, decision).ok).toBe(false)
          expect(now.hash()).toBe(hash)
        },
      })
      expect(game.decide(system.seats[0]!, {}).ok).toBe(false)
    })

    test('a decision altered at random is either legal and playable, or refused with nothing changed', () => {
      const game = begin(scenario, 'mutated', { history: true, events: false, hashes: false })
      const chance = new KeyedChance(keyFromSeed('mutations'))
      playRandomly(game, {
        seed: 'mutated',
        maxDecisions,
        before: (now, { open, decision }) => {
          const hash = now.hash()
          for (const altered of mutatedDecisions(decision, chance)) {
            if (now.problems(open.seat, altered).length > 0) expect(now.decide(open.seat, altered).ok).toBe(false)
            else playable(now, open.seat, altered)
          }
          expect(now.hash()).toBe(hash)
        },
      })
    })

    test('undo goes back to the state before, and the same decision leads forward again', () => {
      const game = begin(scenario, 'undo')
      const chance = new KeyedChance(keyFromSeed('undo'))
      while (!game.outcome && game.decisionCount < maxDecisions) {
        const { open, decision } = randomDecision(game, chance)
        const before = game.hash()
        const events = game.events.length
        game.take(open.seat, decision)
        const after = game.hash()
        const problem = game.undoProblem(open.seat)
        expect(game.undo(open.seat).ok).toBe(problem === null)
        expect(game.hash()).toBe(problem === null ? before : after)
        if (problem !== null) continue
        expect(game.events.length).toBe(events)
        game.take(open.seat, decision)
        expect(game.hash()).toBe(after)
      }
    })

    test('a copy shares nothing with its original', () => {
      const game = begin(scenario, 'clones', { history: true, events: false, hashes: false })
      playRandomly(game, {
        seed: 'clones',
        maxDecisions,
        before: (now) => {
          const hash = stateHash(withoutSetting(now.state))
          const copy = withoutSetting(system.clone(now.state))
          expect(stateHash(copy)).toBe(hash)
          scribble(copy)
          expect(stateHash(withoutSetting(now.state))).toBe(hash)
        },
      })
    })

    test('a fork goes its own way', () => {
      const game = begin(scenario, 'forks')
      let count = 0
      playRandomly(game, {
        seed: 'forks',
        maxDecisions,
        before: (now) => {
          if (count++ % 7 !== 0) return
          const hash = now.hash()
          const fork = now.fork({ chance: new KeyedChance(keyFromSeed(`other dice ${count}`)) })
          playRandomly(fork, { seed: `fork ${count}`, maxDecisions: maxDecisions * 2 })
          expect(now.hash()).toBe(hash)
        },
      })
    })

    test('no view, event, question or list of candidates depends on what its seat can’t know', () => {
      for (let n = 0; n < Math.min(games, 5); n++) {
        const game = begin(scenario, `secrets ${n}`)
        playRandomly(game, {
          seed: `secrets ${n}`,
          maxDecisions,
          before: (now) => {
            for (const seat of system.seats) expect(interference(now, seat, `${n} ${now.decisionCount}`)).toBeNull()
          },
        })
      }
    })

    test('views, events and questions are plain data', () => {
      const game = begin(scenario, 'plain')
      playRandomly(game, {
        seed: 'plain',
        maxDecisions,
        before: (now) => {
          for (const viewer of [...system.seats, OBSERVER]) expect(plainProblem(now.view(viewer), `view of ${viewer}`)).toBeNull()
          for (const { question } of now.open) expect(plainProblem(question.about, `about ${question.kind}`)).toBeNull()
        },
      })
      for (const { event, others } of game.events) {
        expect(plainProblem(event, event.type)).toBeNull()
        expect(plainProblem(others, event.type)).toBeNull()
      }
    })
  })
}

function throughFile<S, E extends GameEvent>(system: System<S, E>, game: Game<S, E>): Game<S, E> {
  const read = parseSave(JSON.stringify(saveGame(game)))
  if (!read.ok) throw new Error(read.problems[0]!.message)
  const restored = restoreGame(system, read.value)
  if (!restored.ok) throw new Error(restored.problems[0]!.message)
  return restored.value
}

function whatIsAsked<S, E extends GameEvent>(game: Game<S, E>): unknown {
  return game.open.map(({ seat, question }) => ({
    seat,
    kind: question.kind,
    title: question.title,
    about: question.about,
    candidates: firstFew(question, 200),
  }))
}

function firstFew<D>(question: Question<D>, most: number): D[] {
  const few: D[] = []
  for (const candidate of question.candidates()) {
    few.push(candidate)
    if (few.length === most) break
  }
  return few
}

/** A legal decision must be playable: what follows from it is a game, not a fault. */
function playable<S, E extends GameEvent>(game: Game<S, E>, seat: Seat, decision: unknown): void {
  try {
    game.fork().take(seat, decision)
  } catch (error) {
    if (error instanceof EngineFault)
      throw new Error(`Legal, but not playable: ${JSON.stringify(decision)}. ${error.message}`, { cause: error })
    throw error
  }
}
