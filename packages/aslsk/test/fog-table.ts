import type { AslskEvent } from '../src/events.ts'
import type { Situation } from '../src/situation/situation.ts'
import { readScript } from './script.ts'
import { type AslskTable, situationOf, type TableOptions, table } from './table.ts'

/** A table on which concealment is in effect. */
export function fogTable(text: string, options: TableOptions = {}): AslskTable {
  return table(text, inFog(options))
}

function inFog(options: TableOptions): TableOptions {
  return { ...options, rules: [...(options.rules ?? []), { type: 'concealment', text: 'Concealment is in effect.' }] }
}

/**
 * Hidden and concealed men in a large house, and enemies with a tank before it: whoever goes in takes rooms for his own that are not, and what a tank holds
 * may have been gained unseen.
 */
export const houseSituation: Situation = situationOf(
  readScript(`
    B2 woods; US: 6-6-6 concealed, 8-1 concealed      B4 woods; US: 6-6-6, LMG      B5 US: am-M4A1 vca1      C2 woods; US: 6-6-6 concealed
    D2 stone building    D3 stone building; German: 4-6-7 hidden    D4 stone building; US: 6-6-6    E2 stone building    E3 stone building; German: 8-0 hidden
    E4 stone building    F3 stone building; German: 4-6-7 concealed, LMG    F4 stone building    G3 woods; German: 4-4-7 concealed    G5 German: ge-pzivh vca4`),
  inFog({
    columns: 8,
    rows: 6,
    joined: ['D2 D3', 'D3 D4', 'D3 E3', 'D4 E4', 'E3 E4', 'D2 E2', 'E2 E3', 'F3 F4'],
    phase: 'movement',
    turns: 3,
    control: { axis: ['D2', 'D3', 'E2', 'E3', 'F3'], allied: ['B2', 'B4', 'B5', 'C2', 'D4', 'G3'] },
  }),
)

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
