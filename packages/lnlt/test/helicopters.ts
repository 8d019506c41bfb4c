/** Helicopters over open ground, for tests: flown, hovering, asked about. */
import { expect } from 'vitest'
import { hold } from './moves.ts'
import type { LnltTable, TableOptions } from './table.ts'
import { does, field } from './vehicles.ts'

export const FILL = '    N10 American: zz=us-squad-2-7-4    A10 Soviet: qq=su-spetsnaz-half-squad'

/** Americans with helicopters against Soviets, on open ground. */
export function sky(text: string, options: TableOptions = {}): LnltTable {
  return field(`${text}${FILL}`, options)
}
export const ok = (t: LnltTable, decision: unknown) => expect(t.game.problems(t.asked.seat, decision)).toEqual([])
export const fly = (t: LnltTable, unit: string, path: readonly string[]) => {
  for (const [i, to] of path.entries()) {
    if (i === 0) does(t, unit, { type: 'move', units: t.units(unit), to: `${to} air` })
    else t.answer('step', { type: 'step', to: `${to} air` })
    hold(t)
  }
  return t
}
export const hover = (t: LnltTable, unit: string, yes = true) => {
  if (t.asked.kind === 'step') t.answer('step', { type: 'hover', hover: yes })
  else does(t, unit, { type: 'hover', unit: t.unit(unit), hover: yes })
  return hold(t)
}
