import { type Described, flag, integer, listOf, oneOf, optional, record } from '@firegroup/kernel'
import given from './ordnance-tables.json' with { type: 'json' }
import { common, drmRows, ruleId } from './schema.ts'
import { readTables } from './tables.ts'

const hexes = integer(0, 99)
const dr = integer(0, 12)

/** How well a vehicle can be harmed: A for surely, D for not at all. */
export const CLASSES = ['A', 'B', 'C', 'D'] as const
export type TargetClass = (typeof CLASSES)[number]

/** What a mover is, as far as it decides who is tested before whom. */
export const TARGETS = ['closed', 'vulnerable', 'onFoot'] as const
export type TargetKind = (typeof TARGETS)[number]
/** Who is tested together. */
export const FIRERS = ['armourPiercing', 'highExplosive', 'ift', 'keenMortar', 'other'] as const
export type FirerKind = (typeof FIRERS)[number]

/** The tables of ordnance and vehicles, each by the name under which the trees speak of it. */
export const ORDNANCE_TABLES = {
  'target-class': record({
    ...common,
    rows: listOf(record({ class: oneOf(...CLASSES), least: dr, rule: ruleId }), { min: 4, max: 4 }),
    specialAmmoLeast: dr,
  }),
  'first-fire-order': record({
    ...common,
    rows: listOf(record({ target: oneOf(...TARGETS), segment: integer(1, 9), firers: oneOf(...FIRERS), rule: ruleId }), {
      min: 1,
      max: 20,
    }),
  }),
  'oftc-table': record({
    ...common,
    /** The numbers are ours, and are shown as ours: those of the book are lost. */
    ours: optional(flag()),
    rows: listOf(record({ index: integer(2, 12), need: integer(0, 10) }), { min: 1, max: 11 }),
    motionIndex: integer(-9, 0),
    stoppedWithin: hexes,
    besideWithin: hexes,
  }),
  'oftc-drm': record({ ...common, rateLeast: integer(0, 9), nearerWithin: hexes, drm: drmRows }),
  'oftc-gate-infantry': record({ ...common, within: hexes, usLeast: integer(0, 20) }),
  'ordnance-ammo-choice': record({ ...common, ittMost: dr, areaDr: dr }),
  'special-firers': record({ ...common, near: hexes, nearDrm: integer(-9, 9), latwDr: dr }),
  'motion-attempt': record({
    ...common,
    within: hexes,
    classCMax: integer(1, 10),
    morale: dr,
    closeWithin: hexes,
    drm: drmRows,
  }),
} as const

export type OrdnanceTables = { readonly [T in keyof typeof ORDNANCE_TABLES]: Described<(typeof ORDNANCE_TABLES)[T]> }

export const ordnanceTables: OrdnanceTables = readTables(ORDNANCE_TABLES, given)
