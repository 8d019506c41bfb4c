/** What a game came to, counted from its events. */
import type { AslskEvent, AslskState, Side } from '@firegroup/aslsk'
import type { Timeline } from '../../../matches/replay/timeline.ts'

export interface SideTally {
  readonly attacks: number
  /** Mean of the two dice of its attacks; null without any. 7 is what fair dice give. */
  readonly attackDice: number | null
  readonly checks: number
  readonly checkDice: number | null
  readonly passed: number
  readonly lost: number
  readonly reduced: number
  readonly broke: number
  readonly rallied: number
}

export interface Tally {
  readonly sides: { readonly [S in Side]: SideTally }
  /** By turn: units lost by each side. */
  readonly turns: readonly { readonly turn: number; readonly lost: { readonly [S in Side]: number } }[]
}

export function tallyOf({ moments }: Pick<Timeline<AslskState, AslskEvent>, 'moments'>): Tally {
  const told = moments.flatMap(({ events, whens, state }) => events.map((event, i) => ({ event, state, turn: whens[i]!.turn })))
  const turns = new Map<number, Record<Side, number>>()
  for (const { event, state, turn } of told) {
    if (!turns.has(turn)) turns.set(turn, { allied: 0, axis: 0 })
    if (event.type === 'eliminated') turns.get(turn)![sideOf(state, event.unit)]++
  }
  const side = (which: Side): SideTally => sideTally(told, which)
  return { sides: { allied: side('allied'), axis: side('axis') }, turns: [...turns].map(([turn, lost]) => ({ turn, lost })) }
}

interface Told {
  readonly event: AslskEvent
  readonly state: AslskState
  /** In which it happened. */
  readonly turn: number
}

function sideTally(told: readonly Told[], side: Side): SideTally {
  const attackRolls: number[] = []
  const checkRolls: number[] = []
  const counts = { passed: 0, lost: 0, reduced: 0, broke: 0, rallied: 0 }
  for (const { event, state } of told) {
    if (event.type === 'attack' && event.by === side) attackRolls.push(event.dice[0] + event.dice[1])
    if (!('unit' in event) || event.unit < 0 || sideOf(state, event.unit) !== side) continue
    if (event.type === 'check') {
      checkRolls.push(event.dice[0] + event.dice[1])
      if (event.result === 'passes') counts.passed++
    } else if (event.type === 'eliminated') counts.lost++
    else if (event.type === 'replaced' && event.why === 'reduced') counts.reduced++
    else if (event.type === 'breaks') counts.broke++
    else if (event.type === 'rallies') counts.rallied++
  }
  return { attacks: attackRolls.length, attackDice: mean(attackRolls), checks: checkRolls.length, checkDice: mean(checkRolls), ...counts }
}

const sideOf = (state: AslskState, unit: number): Side => state.units[unit]?.side ?? 'allied'

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
