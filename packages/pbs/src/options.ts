import { SIDES, type Side } from '@firegroup/aslsk'
import { type Described, flag, integer, listOf, oneOf, optional, type Reading, record } from '@firegroup/kernel'
import { ORDNANCE_TABLES, type OrdnanceTables, ordnanceTables } from './data/ordnance-tables.ts'
import { IFT_TABLES, type IftTables, iftTables } from './data/tables.ts'
import { type HipChoice, hipSchema } from './referee/stacks.ts'
import { type Switches, switchesSchema, USUAL_SWITCHES } from './switches.ts'

/** The parts of the procedure. Each may be used alone (PBS-INT-06); with all of them off the game is the plain one. */
export const PARTS = {
  firstFire: 'The defender’s First Fire in the enemy’s Movement Phase.',
  dummies: 'Potential Dummy Stacks that may Shift, where concealment is in play.',
  hipAreas: 'Hidden units that are somewhere in an area, for one person in both chairs.',
} as const
export type Part = keyof typeof PARTS

/**
 * What a scenario or a situation says of Play Both Sides, in its field `pbs`:
 *
 *     { "pbs": { "mode": "opponent", "side": "axis" } }        the book plays the axis side, its rolls hidden until the game is over
 *     { "pbs": { "mode": "bothSides" } }                       one person in both chairs; the book plays whoever defends, in the open
 */
export const optionsSchema = record({
  mode: oneOf('opponent', 'bothSides'),
  /** Whom the book plays; in both-sides mode nobody is named, for it plays whoever defends. */
  side: optional(oneOf(...SIDES)),
  parts: optional(record({ firstFire: optional(flag()), dummies: optional(flag()), hipAreas: optional(flag()) })),
  /** Rulings that are not as usual: switches.ts. */
  switches: optional(switchesSchema),
  /** PBS-HIP-01: hidden stacks; with the part `hipAreas`, which has the usual ones where none are named. */
  hip: optional(listOf(hipSchema, { max: 40 })),
  /** PBS-DUM-01: the concealment counters that each side's order of battle gives; with the part `dummies`. */
  dummies: optional(record({ allied: optional(integer(0, 40)), axis: optional(integer(0, 40)) })),
  /** Tables whose numbers are ours, tuned for this scenario. */
  tables: optional(
    record({ 'activation-range': optional(IFT_TABLES['activation-range']), 'oftc-table': optional(ORDNANCE_TABLES['oftc-table']) }),
  ),
})
export type PbsChoice = Described<typeof optionsSchema>

/** How a game is played: what its scenario says, with the usual in place of what it does not say. */
export interface PbsOptions {
  readonly mode: 'opponent' | 'bothSides'
  /** Whom the book plays, when they defend. */
  readonly sides: readonly Side[]
  readonly parts: { readonly [P in Part]: boolean }
  readonly switches: Switches
  readonly tables: IftTables & OrdnanceTables
  /** Null for the usual ones. */
  readonly hip: readonly HipChoice[] | null
  readonly dummies: { readonly [S in Side]: number }
}

/** Reads the field `pbs`. */
export function readOptions(given: unknown, path = 'pbs'): Reading<PbsOptions> {
  const malformed = optionsSchema.check(given, path)
  if (malformed) return refused(malformed)
  const { mode, side, parts = {}, switches = {}, tables = {}, hip, dummies: counters = {} } = given as PbsChoice
  if (mode === 'opponent' && !side) return refused(`${path}.side is missing: in opponent mode the book plays one side.`)
  if (mode === 'bothSides' && side) return refused(`${path}.side must not be given: in both-sides mode the book plays whoever defends.`)
  const { firstFire = true, dummies = false, hipAreas = false } = parts
  for (const [part, isOn] of Object.entries({ hipAreas, dummies }))
    if (isOn && mode === 'opponent')
      return refused(`${path}.parts.${part} is for one person in both chairs: a computer’s side keeps its own secrets.`)
  if (!hipAreas && hip && hip.length > 0) return refused(`${path}.hip names hidden stacks, but ${path}.parts.hipAreas is off.`)
  return {
    ok: true,
    value: {
      mode,
      sides: side ? [side] : SIDES,
      parts: { firstFire, dummies, hipAreas },
      hip: hip ?? null,
      dummies: { allied: counters.allied ?? 0, axis: counters.axis ?? 0 },
      switches: { ...USUAL_SWITCHES, ...(switches as Partial<Switches>) },
      tables: { ...iftTables, ...ordnanceTables, ...(tables as Partial<IftTables & OrdnanceTables>) },
    },
  }
}

function refused(message: string): Reading<never> {
  return { ok: false, problems: [{ message }] }
}
