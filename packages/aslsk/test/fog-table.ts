import type { AslskEvent } from '../src/events.ts'
import { type AslskTable, type TableOptions, table } from './table.ts'

/** A table on which concealment is in effect. */
export function fogTable(text: string, options: TableOptions = {}): AslskTable {
  return table(text, { ...options, rules: [...(options.rules ?? []), { type: 'concealment', text: 'Concealment is in effect.' }] })
}

/** 'concealed', 'hidden' or 'seen'. */
export function status(t: AslskTable, unit: string): 'concealed' | 'hidden' | 'seen' {
  const { concealed, hidden } = t.u(unit)
  return hidden ? 'hidden' : concealed ? 'concealed' : 'seen'
}

/** The open question waits for an answer that the test does not give. */
export function leave(t: AslskTable): void {
  t.asks(t.asked.seat, t.asked.kind).done()
}

/** The last event of a type. */
export function eventOf<T extends AslskEvent['type']>(t: AslskTable, type: T): Extract<AslskEvent, { readonly type: T }> {
  const found = t.game.events.map(({ event }) => event).findLast((event) => event.type === type)
  if (!found) throw new Error(`There was no '${type}'.`)
  return found as Extract<AslskEvent, { readonly type: T }>
}
