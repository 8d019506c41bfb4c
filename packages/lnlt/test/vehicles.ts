import { expect } from 'vitest'
import type { OrdnancePreview } from '../src/ordnance/preview.ts'
import type { Unit } from '../src/state.ts'
import { type LnltTable, type TableOptions, table } from './table.ts'

/** The hexspine towards the corner that a hex shares with two of its neighbours, as the rulebook names facings. */
export const SPINE = { NE: 0, E: 1, SE: 2, SW: 3, W: 4, NW: 5 } as const

/** A table with columns that lie low first, as on the maps of the rulebook. */
export function field(text: string, options: TableOptions = {}): LnltTable {
  return table(text, { firstColumn: 'low', columns: 14, rows: 10, ...options })
}

export interface ShotWords {
  /** The vehicle aimed at, by its name. */
  readonly target?: string
  readonly gun?: number
  readonly weapon?: string
  readonly facing?: number
  readonly leader?: string
  readonly helper?: string
}

/** A shot of a gun: of the unit's own, or of the weapon that is named. */
export function shellOf(
  t: LnltTable,
  unit: string,
  at: string,
  words: ShotWords = {},
): { type: 'ordnance'; at: string; unit: number; gun: number } {
  const { target, gun = 0, weapon, facing, leader, helper } = words
  return {
    type: 'ordnance',
    unit: t.unit(unit),
    gun: weapon === undefined ? gun : -1 - t.weapon(weapon),
    at,
    ...(target === undefined ? {} : { target: t.unit(target) }),
    ...(facing === undefined ? {} : { facing }),
    ...(leader === undefined ? {} : { leader: t.unit(leader) }),
    ...(helper === undefined ? {} : { helper: t.unit(helper) }),
  }
}

export function burstOf(t: LnltTable, unit: string, at: string, words: { target?: string; mg?: number; facing?: number } = {}): object {
  const { target, mg = 0, facing } = words
  return {
    type: 'machineGun',
    unit: t.unit(unit),
    mg,
    at,
    ...(target === undefined ? {} : { target: t.unit(target) }),
    ...(facing === undefined ? {} : { facing }),
  }
}

/** Whoever is asked decides so; in an impulse that is not yet declared the place of the unit is activated first. */
export function does(t: LnltTable, unit: string, decision: unknown): LnltTable {
  if (t.asked.kind === 'impulse') t.activate(t.where(unit))
  return t.answer(t.asked.kind, decision as never)
}

export function mayNotDo(t: LnltTable, unit: string, decision: unknown, because: { rule?: string; message?: RegExp }): LnltTable {
  if (t.asked.kind === 'impulse') t.activate(t.where(unit))
  return t.refuses(t.asked.seat, decision as never, because)
}

export function shell(t: LnltTable, unit: string, at: string, words: ShotWords = {}): LnltTable {
  return does(t, unit, shellOf(t, unit, at, words))
}

/** What the engine foretells of a shot. */
export function shellPreview(t: LnltTable, unit: string, at: string, words: ShotWords = {}): OrdnancePreview {
  if (t.asked.kind === 'impulse') t.activate(t.where(unit))
  const [open] = t.game.open
  const decision = shellOf(t, unit, at, words)
  expect(open!.question.problems(decision)).toEqual([])
  return open!.question.preview!(decision) as OrdnancePreview
}

/** The modifiers of a shot as 'label value'. */
export function toHitModifiers(t: LnltTable, unit: string, at: string, words: ShotWords = {}): string[] {
  return shellPreview(t, unit, at, words).modifiers.map(({ label, value }) => `${label} ${value}`)
}

export function riders(t: LnltTable, vehicle: string): Unit[] {
  return t.state.units.filter(({ aboard, at }) => at === -6 && aboard === t.unit(vehicle))
}
