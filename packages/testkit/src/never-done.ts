import { type Chance, type Game, type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, type Schema } from '@firegroup/kernel'
import { actTypes, typeOf } from './enumerations.ts'
import { begin, EVENTS_ONLY, must, type Trial } from './trial.ts'

/**
 * Which acts never happen in a scenario that has everything in it: 'move.smoke', or 'rout' for a kind of question that is never asked. Games are fixed, and
 * played until every act of every form of decision has happened that is not `rare` (an act, or a kind of question); `games` is only where it is given
 * up. Whatever has been done less often is chosen first. All that is done and happens is told, where the system has words: what has none fails.
 */
export function neverDone<S, E extends GameEvent>(trial: Trial<S, E>, rare: readonly string[] = []): string[] {
  const done = new Map<string, number>()
  for (const [kind, schema] of Object.entries(trial.system.forms?.() ?? {})) note(kind, schema, done)
  for (let n = 0; n < trial.games && (n === 0 || missing(done, rare).length > 0); n++) {
    const game = begin(trial, `everything ${n}`, EVENTS_ONLY)
    const chance = new KeyedChance(keyFromSeed(`everything ${n}`))
    let told = 0
    while (!game.outcome && game.decisionCount < trial.maxDecisions) {
      doSomethingRare(game, chance, done)
      tellEvents(game, told)
      told = game.events.length
    }
  }
  return missing(done, rare).sort()
}

function missing(done: ReadonlyMap<string, number>, rare: readonly string[]): string[] {
  const never = [...done].filter(([, count]) => count === 0).map(([act]) => act)
  return never.filter((act) => !rare.includes(act) && !rare.includes(act.split('.')[0]!))
}

function doSomethingRare<S, E extends GameEvent>(game: Game<S, E>, chance: Chance, done: Map<string, number>): void {
  const open = game.open[chance.pick(game.open, 'which question')]!
  note(open.question.kind, open.question.schema, done)
  const byType = Map.groupBy(open.question.candidates(), (candidate) => nameOf(open, candidate))
  if (byType.size === 0) throw new Error(`Dead end after decision ${game.decisionCount}: '${open.question.kind}' and nothing is possible.`)
  const acts = [...byType.keys()]
  const fewest = Math.min(...acts.map((act) => done.get(act) ?? 0))
  // mostly the rarest, and else at random: who only ever does the rare thing never gets to where others are possible
  const wanted = chance.die(3, 'rare or not') === 1 ? acts : acts.filter((act) => (done.get(act) ?? 0) === fewest)
  const act = wanted[chance.pick(wanted, 'which act')]!
  const candidates = byType.get(act)!
  done.set(act, (done.get(act) ?? 0) + 1)
  const decision = candidates[chance.pick(candidates, 'which candidate')]
  const { words } = game.system
  if (words) mustBeWords(words.decision(game.state, open.question.kind, decision), act)
  game.take(open.seat, decision)
}

function tellEvents<S, E extends GameEvent>({ system, state, events }: Game<S, E>, from: number): void {
  const happened = events.slice(from).map(({ event }) => event)
  for (const [i, { text, detail }] of system.words?.events(state, happened).entries() ?? []) {
    mustBeWords(text, happened[i]!.type)
    if (detail !== undefined) mustBeWords(detail, happened[i]!.type)
  }
}

function mustBeWords(text: string, what: string): void {
  must(text !== '' && !/undefined|NaN|\[object/.test(text), `'${what}' is told as '${text}'.`)
}

function note(kind: string, schema: Schema<unknown>, done: Map<string, number>): void {
  const types = actTypes(schema)
  const acts = types.size === 0 ? [kind] : [...types.keys()].map((type) => `${kind}.${type}`)
  for (const act of acts) if (!done.has(act)) done.set(act, 0)
}

function nameOf({ question }: OpenQuestion, decision: unknown): string {
  const type = actTypes(question.schema).size === 0 ? undefined : typeOf(decision)
  return type === undefined ? question.kind : `${question.kind}.${type}`
}
