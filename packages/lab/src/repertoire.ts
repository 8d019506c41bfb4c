import { type Counsel, greedy, type OpeningBook, type Player, type Position, playGame } from '@firegroup/ai'
import { freezePlain, type GameEvent, type Seat, type System } from '@firegroup/kernel'

/** What one way has brought so far; points are wins, and halves for draws. */
export interface WayRecord {
  readonly way: number
  readonly games: number
  readonly points: number
}

/** The ways that a side of a scenario has to open, or to go about the whole of it, by number. Plain data: it is kept, to go on with. */
export interface SideWays {
  readonly scenario: string
  readonly seat: Seat
  /** What it has to do: ways that do well for one often do well for others with the same task. */
  readonly task: string
  readonly ways: readonly WayRecord[]
}

/** The openings of each side that lead to something else than those before them. A side that has no choice is left out. */
export function openingsIn<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>, scenario: object, name: string): SideWays[] {
  const { repertoire } = counsel
  if (!repertoire) return []
  return waysOfSides(system, counsel, scenario, name, ({ open, seat }, state) => {
    if (!repertoire.kinds.includes(open.question.kind)) return null
    const seen = new Set<string>()
    return Array.from({ length: repertoire.ways }, (_, way) => way).filter((way) => {
      const decision = JSON.stringify(repertoire.decide(way, state, seat, open))
      if (decision === undefined || seen.has(decision)) return false
      seen.add(decision)
      return true
    })
  })
}

/** The approaches of each side: all that there are. */
export function approachesIn<S, E extends GameEvent>(
  system: System<S, E>,
  counsel: Counsel<S>,
  scenario: object,
  name: string,
): SideWays[] {
  const advisors = counsel.repertoire?.approaches?.advisors ?? []
  return waysOfSides(system, counsel, scenario, name, () => advisors.map((_, approach) => approach))
}

/** `find`: the ways of whoever is asked something; null where this question tells nothing of them. */
function waysOfSides<S, E extends GameEvent>(
  system: System<S, E>,
  { advisor, repertoire }: Counsel<S>,
  scenario: object,
  name: string,
  find: (position: Position<S>, state: S) => readonly number[] | null,
): SideWays[] {
  const found = new Map<Seat, SideWays>()
  const usual = greedy(advisor)
  const watched: Player<S> = {
    name: 'watched',
    choose(position) {
      const { seat } = position
      if (!found.has(seat)) {
        const state = position.imagined()
        const ways = find(position, state)
        if (ways && repertoire) found.set(seat, { scenario: name, seat, task: repertoire.taskOf(state, seat), ways: ways.map(unplayed) })
      }
      return usual.choose(position)
    },
  }
  playGame(system, { scenario: freezePlain(scenario) }, Object.fromEntries(system.seats.map((seat) => [seat, watched])), 'openings')
  return [...found.values()].filter(({ ways }) => ways.length > 1)
}

function unplayed(way: number): WayRecord {
  return { way, games: 0, points: 0 }
}

/** Of all ways the better part is tried further: what part of them, and to what part of the games. */
const ROUNDS = [
  { ways: 1, games: 1 / 8 },
  { ways: 1 / 3, games: 3 / 8 },
  { ways: 1 / 8, games: 1 },
] as const
/** What is usual of ways with the same task elsewhere counts as much as so many games. */
const USUAL = 16
/** And is thought to be nothing at all as long as there are fewer sides than these. */
const FEW_SIDES = 4
/** Share of games by which a way may be worse than the best and still be played, for variety. */
const AS_GOOD = 0.03

/** The ways that are to be played next, and up to how many games; none when all is known that is to be. */
export function nextTrials(
  side: SideWays,
  all: readonly SideWays[],
  games: number,
): { readonly ways: readonly number[]; readonly to: number } {
  const ranked = ranking(side, all)
  for (const round of ROUNDS) {
    const to = Math.max(2, Math.round(games * round.games))
    const chosen = ranked.slice(0, Math.max(2, Math.ceil(ranked.length * round.ways)))
    const ways = chosen.filter(({ record }) => record.games < to).map(({ record }) => record.way)
    if (ways.length > 0) return { ways, to }
  }
  return { ways: [], to: games }
}

/** All ways, the best first: what part of its games each may be expected to win, drawn to what is usual as long as it has few. */
export function ranking(side: SideWays, all: readonly SideWays[]): { readonly record: WayRecord; readonly merit: number }[] {
  const mean = meanShare(side)
  const others = all.filter((other) => other.task === side.task && other !== side)
  return side.ways
    .map((record) => {
      const usual = mean + effectOf(record.way, others)
      return { record, merit: (record.points + USUAL * usual) / (record.games + USUAL) }
    })
    .sort((a, b) => b.merit - a.merit || a.record.way - b.record.way)
}

/** By how much a way does better than the others that these sides have. */
function effectOf(way: number, sides: readonly SideWays[]): number {
  let [sum, count] = [0, 0]
  for (const side of sides) {
    const record = side.ways.find((each) => each.way === way)
    if (!record || record.games === 0) continue
    sum += record.points / record.games - meanShare(side)
    count++
  }
  return sum / (count + FEW_SIDES)
}

function meanShare({ ways }: SideWays): number {
  const played = ways.filter(({ games }) => games > 0)
  return played.length === 0 ? 0.5 : played.reduce((sum, { games, points }) => sum + points / games, 0) / played.length
}

/**
 * What players know by heart: the best ways of every side that was played, and under '' those that do best for a task that several have. Of an opening one of a few
 * that are about as good is played each time, for variety; an approach is for the whole game.
 */
export function bookOf(all: readonly SideWays[], most: number): OpeningBook {
  const book: { [scenario: string]: { [key: string]: readonly number[] } } = {}
  const note = (scenario: string, key: string, ranked: readonly Ranked[]): void => {
    book[scenario] = { ...book[scenario], [key]: aboutBest(ranked).slice(0, most) }
  }
  for (const [task, sides] of Map.groupBy(all, (side) => side.task)) {
    if (sides.length <= FEW_SIDES) continue
    const ways = [...new Set(sides.flatMap((side) => side.ways.map(({ way }) => way)))]
    const ranked = ways.map((way) => ({ way, merit: effectOf(way, sides) }))
    note(
      '',
      task,
      ranked.sort((a, b) => b.merit - a.merit || a.way - b.way),
    )
  }
  for (const side of all) {
    const tried = Math.max(...side.ways.map(({ games }) => games))
    if (tried === 0) continue
    // the luck of ways that were tried less is larger
    const proven = ranking(side, all).filter(({ record }) => record.games >= tried / 2)
    note(
      side.scenario,
      side.seat,
      proven.map(({ record, merit }) => ({ way: record.way, merit })),
    )
  }
  return book
}

interface Ranked {
  readonly way: number
  readonly merit: number
}

function aboutBest(ranked: readonly Ranked[]): number[] {
  const top = ranked[0]?.merit ?? 0
  return ranked.filter(({ merit }) => merit >= top - AS_GOOD).map(({ way }) => way)
}
