/** What a game came to, counted from its events. */
import { type LnltEvent, type LnltState, SIDES, type Side, sidePeople } from '@firegroup/lnlt'
import type { Timeline } from '../../../matches/replay/timeline.ts'
import type { ResultTable } from '../../../matches/result/tables.ts'

interface Tally {
  readonly lost: number
  readonly reduced: number
  readonly shaken: number
  readonly rallied: number
  readonly attacks: number
  readonly attackDice: readonly number[]
  readonly checks: number
  readonly checkDice: readonly number[]
  readonly spots: number
  readonly spotted: number
  readonly melees: number
}

const ROWS: readonly { readonly name: string; readonly of: (side: Tally) => string }[] = [
  { name: 'Units eliminated', of: ({ lost }) => String(lost) },
  { name: 'Squads reduced', of: ({ reduced }) => String(reduced) },
  { name: 'Times Shaken', of: ({ shaken }) => String(shaken) },
  { name: 'Rallied', of: ({ rallied }) => String(rallied) },
  { name: 'Attacks made', of: ({ attacks }) => String(attacks) },
  { name: 'Mean of their dice', of: ({ attackDice }) => mean(attackDice) },
  { name: 'Damage Checks', of: ({ checks }) => String(checks) },
  { name: 'Mean of those dice', of: ({ checkDice }) => mean(checkDice) },
  { name: 'Spotting attempts', of: ({ spots, spotted }) => (spots === 0 ? '0' : `${spots}, ${spotted} good`) },
  { name: 'Attacks in Melee', of: ({ melees }) => String(melees) },
]

export function tables(timeline: Timeline<LnltState, LnltEvent>): readonly ResultTable[] {
  const told = timeline.moments.flatMap(({ events, whens, state }) => events.map((event, i) => ({ event, state, turn: whens[i]!.turn })))
  const last = timeline.moments.at(-1)!.state
  const columns = SIDES.map((side) => sidePeople(last, side))
  const sides = SIDES.map((side) => tallyOf(told, side))
  return [
    { caption: 'The two sides', corner: '', columns, rows: ROWS.map(({ name, of }) => ({ name, cells: sides.map(of) })) },
    { caption: 'Units eliminated, turn by turn', corner: 'Turn', columns, rows: byTurn(told) },
  ]
}

interface Told {
  readonly event: LnltEvent
  readonly state: LnltState
  /** In which it happened. */
  readonly turn: number
}

function byTurn(told: readonly Told[]): ResultTable['rows'] {
  const turns = new Map<number, Record<Side, number>>()
  for (const { event, state, turn } of told) {
    const lost = turns.get(turn) ?? { blue: 0, red: 0 }
    turns.set(turn, lost)
    if (event.type === 'eliminated') lost[state.units[event.unit]!.side]++
  }
  return [...turns].map(([turn, lost]) => ({ name: String(turn), cells: SIDES.map((side) => String(lost[side])) }))
}

function tallyOf(told: readonly Told[], side: Side): Tally {
  const own = told.filter(({ event, state }) => sideOf(state, event) === side).map(({ event }) => event)
  const count = (type: LnltEvent['type']): number => own.filter((event) => event.type === type).length
  const attackDice = own.flatMap((event) => (event.type === 'attack' ? event.attackDice : []))
  const checkDice = own.flatMap((event) => (event.type === 'damageCheck' ? event.die : []))
  return {
    lost: count('eliminated'),
    reduced: count('reduced'),
    shaken: count('shaken'),
    rallied: count('rallied'),
    attacks: count('attack'),
    attackDice,
    checks: count('damageCheck'),
    checkDice,
    spots: count('spottingAttempt'),
    spotted: own.filter((event) => event.type === 'spottingAttempt' && event.spotted).length,
    melees: count('meleeAttack'),
  }
}

/** Whose doing or suffering an event is. */
function sideOf(state: LnltState, event: LnltEvent): Side | null {
  if (event.type === 'attack' || event.type === 'meleeAttack') return event.by
  return 'unit' in event && typeof event.unit === 'number' ? (state.units[event.unit]?.side ?? null) : null
}

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
