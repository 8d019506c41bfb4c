import type { AslskTable } from './table.ts'

interface StepWords {
  readonly mode?: 'assault' | 'double'
  readonly by?: 'road' | 'terrain'
}

/** `walk(t, 'a b', 'I3', 'J2')`: these units go hex by hex; the way to move is declared with the first. Nobody fires at them. */
export function walk(t: AslskTable, units: string, ...hexes: string[]): AslskTable {
  for (const to of hexes) step(t, units, to)
  return t
}

export function step(t: AslskTable, units: string, to: string, words: StepWords = {}): AslskTable {
  t.answer('move', stepOf(t, units, to, words))
  return hold(t)
}

/** The DEFENDER lets it pass. */
export function hold(t: AslskTable): AslskTable {
  while (t.game.open[0]?.question.kind === 'firstFire') t.pass()
  return t
}

/** A step, to be decided or refused. */
export function stepOf(t: AslskTable, units: string, to: string, words: StepWords = {}) {
  return { type: 'step', units: units.split(' ').map((name) => t.unit(name)), to, ...words }
}

export function stop(t: AslskTable, units: string): AslskTable {
  return t.answer('move', { type: 'stop', units: units.split(' ').map((name) => t.unit(name)) })
}
