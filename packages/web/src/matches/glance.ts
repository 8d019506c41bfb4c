/** What a list shows of a kept match beyond its summary: how far it is, who plays, whom it waits for. Read without the rules, from the record. */
import type { MatchRecord, MatchSummary } from '@firegroup/table'
import type { GameListing, Level, SaveGlance } from '../games/game.ts'
import { gameOf } from '../games/index.ts'

export interface Glance {
  readonly id: string
  readonly name: string
  readonly game: GameListing
  readonly played: string
  readonly over: boolean
  readonly decisions: number
  /** 'Turn 3 of 5, Rally'. */
  readonly place: string
  readonly scenario: object | undefined
  /** 'Americans: Anna, Germans: the computer (greedy)' */
  readonly players: string
  /** Whether a person is asked, and by what words. */
  readonly yours: boolean
  readonly waiting: string
  readonly practice: boolean
  /** 'You won', and what decided it; '' while it is not over, or where nobody noted it. */
  readonly result: string
  readonly told: string
}

/** Throws where this version does not know the game. */
export function glanceOf(summary: MatchSummary, record: MatchRecord): Glance {
  const game = gameOf(record.save.system)
  const { place, sides, scenario } = game.glance(record.save)
  const { players } = record
  const asked = summary.waiting.find((seat) => players[seat]?.type !== 'computer') ?? summary.waiting[0]
  const player = asked === undefined ? undefined : players[asked]
  const people = Object.values(players).filter(({ type }) => type === 'human').length
  return {
    id: summary.id,
    name: summary.name,
    game,
    played: summary.played,
    over: summary.over,
    decisions: summary.decisions,
    place,
    scenario,
    players: sides.map(({ seat, name }) => `${name}: ${playerName(players[seat], game.levels)}`).join(', '),
    yours: !summary.over && player?.type !== 'computer',
    waiting: summary.over ? 'Over' : waitingWords(player, people > 1 ? (sides.find(({ seat }) => seat === asked)?.name ?? '') : ''),
    practice: record.practice !== undefined,
    result: resultWords(summary, players, sides),
    told: summary.ended?.told ?? '',
  }
}

/** Of a game with one person at it, how it went for him. */
function resultWords({ ended }: MatchSummary, players: MatchRecord['players'], sides: SaveGlance['sides']): string {
  if (!ended) return ''
  if (ended.won === null) return 'A draw'
  const people = Object.keys(players).filter((seat) => players[seat]?.type === 'human')
  if (people.length === 1) return people.includes(ended.won) ? 'You won' : 'You lost'
  return `The ${sides.find(({ seat }) => seat === ended.won)?.name ?? 'others'} won`
}

/** Who is to decide, and nothing of what he is asked: a list is read by everybody. */
function waitingWords(player: MatchRecord['players'][string] | undefined, side: string): string {
  if (player?.type === 'computer') return 'The computer is to decide'
  if (side === '') return 'You are to decide'
  return `${player?.name || side} is to decide`.replace(/s is to/, 's are to')
}

export function playerName(player: MatchRecord['players'][string] | undefined, levels: readonly Level[]): string {
  if (!player) return 'nobody'
  if (player.type === 'human') return player.name || 'you'
  return `the computer (${levelWords(player.level, levels)})`
}

/** 'veteran', and of one in a character 'bold veteran'. */
export function levelWords(player: string, levels: readonly Level[]): string {
  const [level, character] = player.split('-')
  const name = (levels.find(({ id }) => id === level)?.name ?? level!).toLowerCase()
  return character ? `${character} ${name}` : name
}

const DAY = 86_400_000

/** 'just now', 'today, 14:05', 'yesterday, 9:12', '3 May'. */
export function when(iso: string, now: Date = new Date()): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return 'some time ago'
  if (Math.abs(now.getTime() - then.getTime()) < 90_000) return 'just now'
  const time = `${then.getHours()}:${String(then.getMinutes()).padStart(2, '0')}`
  const days = Math.round((midnight(now) - midnight(then)) / DAY)
  if (days === 0) return `today, ${time}`
  if (days === 1) return `yesterday, ${time}`
  const year = then.getFullYear() === now.getFullYear() ? '' : ` ${then.getFullYear()}`
  return `${then.getDate()} ${MONTHS[then.getMonth()]}${year}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
