import type { GameEvent, System } from '@firegroup/kernel'
import { playRandomly } from '../random-play.ts'
import { begin, type Check, must, mustBeSame } from '../trial.ts'

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
