import type { MoveMode } from '../src/state.ts'
import type { LnltTable } from './table.ts'

export interface MoveOptions {
  readonly mode?: MoveMode
  readonly modes?: readonly MoveMode[]
  readonly abandon?: readonly number[]
}

/** The decision to move units, called by their names, to the first hex of their way. */
export function moveOf(t: LnltTable, units: string, to: string, options: MoveOptions = {}): unknown {
  return { type: 'move', units: t.units(units), to, ...options }
}

/** The first step of a move; what the other side could do about it is left to the test. */
export function move(t: LnltTable, units: string, to: string, options: MoveOptions = {}): LnltTable {
  return t.answer('act', moveOf(t, units, to, options))
}

export function step(t: LnltTable, to: string): LnltTable {
  return t.answer('step', { type: 'step', to })
}

/** A move through these hexes; whoever could fire at it holds his fire. It goes on if it can. */
export function walk(t: LnltTable, units: string, path: readonly string[], options: MoveOptions = {}): LnltTable {
  for (const [index, to] of path.entries()) {
    if (index === 0) move(t, units, to, options)
    else step(t, to)
    hold(t)
  }
  return t
}

/** Whoever is asked to fire at movers holds his fire. */
export function hold(t: LnltTable): LnltTable {
  while (t.game.open.length > 0 && t.asked.kind === 'opportunityFire') t.answer('opportunityFire', { type: 'hold' })
  return t
}

export function stop(t: LnltTable): LnltTable {
  return t.answer('step', { type: 'stop' })
}

/** The impulse is over: told so, or because nobody in it could do anything more. */
export function end(t: LnltTable): LnltTable {
  return t.game.open.length > 0 && t.asked.kind === 'act' ? t.answer('act', { type: 'end' }) : t
}

/** One unit, or several, fire with their own firepower. */
export function fireOf(t: LnltTable, units: string, from: string, at: string, more: object = {}): object {
  return { type: 'fire', from, at, firers: t.units(units).map((unit) => ({ unit, inherent: true, weapons: [] })), ...more }
}
