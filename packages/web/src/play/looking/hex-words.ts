/** A hex in words, as whoever sits here knows it: what it is from where one stands, who sees it, and the odds at it. */
import type { GameEvent } from '@firegroup/kernel'
import type { Sight, SightRules } from '../../board/sight/reading.ts'
import type { HexDesk, HexParts, Snapshot } from '../../games/hex.ts'
import { list } from '../../words.ts'
import { type HexMark, type Place, unique } from '../controller/draft.ts'

interface Board<S, E extends GameEvent> {
  readonly desk: HexDesk<S, E>
  readonly parts: HexParts<S, E>
  readonly snapshot: Snapshot
  readonly rules: SightRules
}

const RESTS = 'In this game a line of sight is checked only by firing along it.'

/** "K5, stone building. Squad 4-4-7. Range 4, clear but for orchard in H4, 72 percent." */
export function readHex<S, E extends GameEvent>(board: Board<S, E>, hex: Place): string {
  const { desk, parts, snapshot } = board
  return [parts.describe(desk, hex), fromHere(board, hex, figures(snapshot.marks, hex))].filter((part) => part !== '').join(' ')
}

/** What it is from the stack in hand: range, what hinders, the odds or what it costs. */
function fromHere<S, E extends GameEvent>({ desk, snapshot, rules }: Board<S, E>, hex: Place, figure: string): string {
  const from = desk.draft?.lines[0]?.from ?? snapshot.marks.find(({ tone }) => tone === 'selected')?.place
  if (from === undefined || from < 0 || from === hex) return figure === '' ? '' : sentence(figure)
  const range = `range ${rules.map.grid.distance(from, hex)}`
  const line = rules.rests ? '' : lineWords(rules.sight(from, hex))
  return sentence([range, line, figure].filter((part) => part !== '').join(', '))
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function lineWords({ blocked, hindrances, hindrance }: Sight): string {
  if (blocked) return `no line of sight: ${blocked.reason}`
  return hindrances.length === 0 ? 'clear' : `clear but for ${list(unique(hindrances.map(({ label }) => label)))}, plus ${hindrance}`
}

/** What stands on the hex: '72 percent', 'costs 2, 15 percent'. */
function figures(marks: readonly HexMark[], hex: Place): string {
  const here = marks.filter(({ place, label, detail }) => place === hex && (label !== undefined || detail !== undefined))
  const words = here.flatMap(({ tone, label, detail }) => [costOr(tone, label), detail])
  return unique(words.flatMap((word) => (word === undefined ? [] : [word.replace('%', ' percent')]))).join(', ')
}

const costOr = (tone: HexMark['tone'], label: string | undefined): string | undefined =>
  label !== undefined && /^[\d½¼¾]+$/.test(label) && (tone === 'option' || tone === 'path') ? `costs ${label}` : label

/** W: every stack on the board that has a line of sight to the hex, by side, nearest first. */
export function seenBy<S, E extends GameEvent>({ desk, snapshot, rules }: Board<S, E>, hex: Place): string {
  const name = rules.map.grid.idOf(hex)
  if (rules.rests) return RESTS
  const { seats } = desk.game.system
  const said = seats.flatMap((seat) => {
    const from = unique(snapshot.stacks.filter(({ side, counters }) => side === seat && counters.length > 0).map((stack) => stack.hex))
    const seeing = from
      .filter((place) => place !== hex)
      .map((place) => ({ place, range: rules.map.grid.distance(place, hex), sight: rules.sight(place, hex) }))
      .filter(({ sight }) => !sight.blocked)
      .sort((a, b) => a.range - b.range)
    if (seeing.length === 0) return []
    const places = seeing.map(({ place, range, sight: { hindrance } }) => {
      const hindered = hindrance > 0 ? `, hindered, plus ${hindrance}` : ''
      return `${rules.map.grid.idOf(place)} (range ${range}${hindered})`
    })
    return [`${desk.game.sideName(desk.s, seat)} in ${list(places)}.`]
  })
  return said.length === 0 ? `Nobody known sees ${name}.` : `${name} is seen by: ${said.join(' ')}`
}

/** X: the odds at the hex as the decision stands. */
export function oddsWords<S, E extends GameEvent>(board: Board<S, E>, hex: Place): string {
  const { desk, snapshot, rules } = board
  const name = rules.map.grid.idOf(hex)
  const figure = figures(snapshot.marks, hex)
  if (figure !== '') return `${name}: ${fromHere(board, hex, figure)}`
  const chosen = snapshot.marks.some(({ tone }) => tone === 'selected')
  const known = fromHere(board, hex, '')
  if (!desk.draft) return `${name}: nothing is yours to decide now.`
  return `${name}: ${known}${known === '' ? '' : ' '}${chosen ? 'There are no odds there for what is chosen.' : 'Choose who acts first.'}`
}
