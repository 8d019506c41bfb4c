/** Whole random games of two tables at once that differ only in what somebody can't know; whatever he is sent is compared, and when. */

import type { TableRules } from '@firegroup/content/catalogue'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, OBSERVER, startGame, type Viewer } from '@firegroup/kernel'
import { mutatedDecisions, randomDecision } from '@firegroup/testkit'
import { vi } from 'vitest'
import { TappedTable, type Tapping } from './tapped.ts'
import { canLookLike, goesOn, isApart, isTold, isUnlike, lookOf, type Twins, twinsOf } from './twins.ts'

/** Longer than any pause at a table. */
const LONGEST_PAUSE = 3000
/** Where no other hidden facts fit what has happened, so many are tried. */
const TRIES = 3
/** So long two tables that have become the same are kept. */
const FEW = 8
/** After so many decisions a game is left. */
const MOST_DECISIONS = 3000

export interface Heard {
  readonly decisions: number
  /** How many of them were made at both tables, and how many of those while the tables differed. */
  readonly compared: number
  readonly apart: number
  readonly frames: number
  /** How often another's decision meant another thing at the other table, where he could have looked the same: nothing could be compared. */
  readonly unlike: number
  /** What gave something away; null if nothing did. */
  readonly leak: string | null
}

interface Pair<S, E extends GameEvent> extends Twins<S, E> {
  readonly tables: readonly [TappedTable<S, E>, TappedTable<S, E>]
}

export async function listenIn<S, E extends GameEvent>(
  tapping: Tapping,
  { system, pace }: TableRules<S, E>,
  scenario: unknown,
  viewer: Viewer,
  seed: string,
  delay: number,
): Promise<Heard> {
  const started = startGame(system, { scenario }, { key: keyFromSeed(seed) }, { history: true, events: true, hashes: false })
  if (!started.ok) throw new Error(started.problems[0]?.message)
  let game: Game<S, E> = started.value
  const chance = new KeyedChance(keyFromSeed(`listening ${seed}`))
  const viewers = viewer === OBSERVER ? [...system.seats, OBSERVER] : system.seats
  let pair: Pair<S, E> | null = null
  const heard = { decisions: 0, compared: 0, apart: 0, frames: 0, unlike: 0 }
  let since = 0

  const open = async (): Promise<Pair<S, E> | null> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const twins = twinsOf(game, viewer, `${seed} ${game.decisionCount} ${attempt}`)
      if (!twins) continue
      const tables = [
        await TappedTable.open(tapping, twins.exact, pace, viewers, viewer, delay),
        await TappedTable.open(tapping, twins.other, pace, viewers, viewer, delay),
      ] as const
      await quiet(tapping, delay)
      return { ...twins, tables }
    }
    return null
  }
  const close = (): void => {
    for (const table of pair?.tables ?? []) table.leave()
    pair = null
    since = heard.compared
  }

  while (!game.outcome && game.decisionCount < MOST_DECISIONS) {
    pair ??= await open()
    const leakAtOnce = pair && difference(pair, viewer)
    if (leakAtOnce) return { ...heard, leak: leakAtOnce }
    const { open: asked, decision } = randomDecision(game, chance)
    heard.decisions++
    if (!pair) {
      game.take(asked.seat, decision)
      continue
    }
    game = pair.exact
    if (viewer !== OBSERVER && chance.pick([0, 1, 2]) === 0) ask(pair, viewer, decision, chance)
    if (pair.other.questionFor(asked.seat)?.question.kind !== asked.question.kind || pair.other.problems(asked.seat, decision).length > 0) {
      await quiet(tapping, delay)
      const leak = difference(pair, viewer)
      if (leak) return { ...heard, leak }
      close()
      game.take(asked.seat, decision)
      continue
    }
    const before = [pair.exact.events.length, pair.other.events.length] as const
    const earlier = asked.seat !== viewer && isApart(pair) ? pair.other.fork({ keep: { events: true } }) : null
    for (const table of pair.tables)
      table.say(asked.seat, { type: 'decide', version: versionOf(table.match.game), decision, key: `k${heard.decisions}` })
    await quiet(tapping, delay)
    heard.compared++
    heard.frames += pair.tables[0].sent.length
    const leak = difference(pair, viewer)
    if (!leak) {
      if (isApart(pair)) heard.apart++
      else if (heard.compared - since >= FEW) close() // nothing hidden is left in which they differ: others are looked for
      continue
    }
    // what was told by the rules may look different from here on; where it looks the same, nothing else may differ, and be it by a millisecond
    const looksDifferent = isUnlike(pair, viewer, before)
    const isExplained = looksDifferent && isTold(pair, viewer, before)
    const isOthers = asked.seat !== viewer && (looksDifferent || goesOn(pair, asked.seat))
    if (!isExplained && !isOthers) return { ...heard, leak: `${leak} (after ${asked.seat}: ${JSON.stringify(decision)})` }
    if (!isExplained) heard.unlike++
    const isShown =
      !isExplained && looksDifferent && earlier && !canLookLike(earlier, asked.seat, viewer, lookOf(pair.exact, viewer, before[0]))
    if (isShown) return { ...heard, leak: `${leak} (shown by ${asked.seat}: ${JSON.stringify(decision)})` }
    close()
  }
  close()
  return { ...heard, leak: null }
}

/** Questions that a page may ask about decisions, sensible and not. */
function ask<S, E extends GameEvent>({ exact, tables }: Pair<S, E>, viewer: Viewer, sample: unknown, chance: KeyedChance): void {
  const own = exact.questionFor(viewer)
  const some = own ? [...own.question.candidates()].slice(0, 8) : [sample]
  const decisions = [...some, ...mutatedDecisions(some[0], chance)]
  for (const table of tables) {
    const version = versionOf(table.match.game)
    table.say(viewer, { type: 'problems', version, decisions })
    table.say(viewer, { type: 'previews', version, decisions })
    table.say(viewer, { type: 'decide', version: version + 1, decision: sample })
    table.say(viewer, { type: 'undo', version })
    if (!own) table.say(viewer, { type: 'decide', version, decision: sample })
  }
}

/** Where what was sent parts, with what it was; null where it is the same to the last byte and millisecond. */
function difference<S, E extends GameEvent>({ tables }: Pair<S, E>, viewer: Viewer): string | null {
  const [mine, theirs] = tables.map(({ sent }) => sent)
  const at = mine!.findIndex((text, i) => text !== theirs![i])
  const from = at < 0 ? mine!.length : at
  if (from === mine!.length && mine!.length === theirs!.length) {
    for (const { sent } of tables) sent.splice(0, from)
    return null
  }
  const [a = 'nothing', b = 'nothing'] = [mine![from], theirs![from]]
  let char = 0
  while (a[char] === b[char]) char++
  const near = (text: string): string => `${text.slice(0, 60)} … ${text.slice(Math.max(0, char - 80), char + 120)}`
  return `frame ${from} to ${viewer} of ${mine!.length} and ${theirs!.length}:\n  ${near(a)}\nagainst\n  ${near(b)}`
}

function versionOf<S, E extends GameEvent>(game: Game<S, E>): number {
  return game.decisionCount - game.secretAnswers
}

/** Until nothing more is said, and every pause is over. */
async function quiet({ parts }: Tapping, delay: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE)
  await new Promise((resolve) => setImmediate(resolve))
  if (delay === 0) return
  await vi.advanceTimersByTimeAsync(delay * 1000)
  parts.rooms.sweep()
  await new Promise((resolve) => setImmediate(resolve))
}
