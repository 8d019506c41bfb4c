import type { Status } from '../src/data/statuses.ts'
import type { Module } from '../src/hooks.ts'
import { withModule } from '../src/scenario/begin.ts'
import type { AslskState } from '../src/state.ts'
import { hold } from './moves.ts'
import type { AslskTable } from './table.ts'

/** The charge d of a is placed there, and nobody fires at its placer. */
export function placeAt(t: AslskTable, at: string, more: object = {}): AslskTable {
  return hold(t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at, ...more }))
}

/** Nobody does anything until the AFPh, in which it goes off with these dice. */
export function toTheBang(t: AslskTable, ...dice: number[]): AslskTable {
  t.rolls(...dice)
  while (t.state.phase === 'movement' || t.state.phase === 'defensiveFire') t.pass()
  return t
}

/** The charge d of a is thrown there by whoever is asked. */
export function throwAt(t: AslskTable, at: string, more: object = {}): AslskTable {
  return t.answer(t.asked.kind, { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at, ...more })
}

/** These units are so. */
export function being(t: AslskTable, status: Status, ...names: string[]): AslskState {
  const who = names.map((name) => t.unit(name))
  const module: Module = {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, asked) => (asked === status && who.includes(unit.id) ? 1 : 0)] },
  }
  return withModule(t.state, module)
}
