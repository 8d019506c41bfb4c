import type { Game, GameEvent, System } from '@firegroup/kernel'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, must, mustBeSame, type Trial } from '../trial.ts'

/** A scenario that may name modules in its field `modules`. */
export const modulesOff: Check = {
  title: 'with all modules off the game is the plain one, hash for hash',
  run(trial) {
    const { modules: _, ...without } = trial.scenario as { readonly modules?: readonly string[] }
    const plain = begin({ ...trial, scenario: without }, 'modules')
    const off = begin({ ...trial, scenario: { ...without, modules: [] } }, 'modules')
    mustBeSame(off.hash(), plain.hash(), 'The game begins in another state')
    playRandomly(plain, {
      seed: 'modules',
      maxDecisions: trial.maxDecisions,
      before: (_game, { open, decision }) => {
        const verdict = off.decide(open.seat, decision)
        must(verdict.ok, `With all modules off ${JSON.stringify(decision)} can't be decided.`)
      },
    })
    for (const [i, { hash, kind }] of plain.log.entries())
      must(hash === off.log[i]?.hash, `With all modules off '${kind}', decision ${i + 1}, leads to another state.`)
  },
}

/**
 * What a module changes in games that are the same without it: questions, what can be decided, dice and states. Null if nothing. The scenario names no modules.
 */
export function changesNothing<S, E extends GameEvent>(trial: Trial<S, E>, id: string): string | null {
  for (let i = 0; i < trial.games; i++) {
    const plain = begin(trial, `quiet ${i}`)
    const on = begin({ ...trial, scenario: { ...(trial.scenario as object), modules: [id] } }, `quiet ${i}`)
    try {
      playRandomly(plain, {
        seed: `quiet ${i}`,
        maxDecisions: trial.maxDecisions,
        before: (_, { open, decision }) => {
          const where = `with '${id}', decision ${plain.decisionCount + 1}`
          mustBeSame(whatIsAsked(on), whatIsAsked(plain), `Other questions ${where}`)
          mustBeSame(on.hash(), plain.hash(), `Another state ${where}`)
          must(on.decide(open.seat, decision).ok, `${JSON.stringify(decision)} is refused ${where}.`)
        },
      })
      mustBeSame([on.hash(), on.outcome], [plain.hash(), plain.outcome], `Another end with '${id}'`)
    } catch (error) {
      return (error as Error).message
    }
  }
  return null
}

function whatIsAsked<S, E extends GameEvent>(game: Game<S, E>): readonly unknown[] {
  return game.open.map(({ seat, question }) => [seat, question.kind, [...question.candidates()].length])
}

/** What this check reads of a module; how each system puts its advice together is its own affair. */
interface Advised {
  readonly id: string
  readonly acts?: { readonly [kind: string]: readonly { readonly type: string }[] }
  readonly advice?: { readonly [name: string]: unknown }
}

/** The acts of a system's modules of which computer players are told nothing: 'dusk: selfRally.rest'. They would play them at random, or never. */
export function unadvised<S, E extends GameEvent>({ modules = [] }: System<S, E>): string[] {
  return (modules as readonly Advised[]).flatMap(({ id, acts = {}, advice = {} }) =>
    Object.entries(acts).flatMap(([kind, rows]) => {
      const ofKind = { ...advice, ...(advice[kind] as object | undefined) }
      return rows.filter(({ type }) => !Object.hasOwn(ofKind, type)).map(({ type }) => `${id}: ${kind}.${type}`)
    }),
  )
}
