import { IFT_COLUMNS, iftResult } from '../data/ift.ts'
import type { AslskState, Unit } from '../state.ts'
import { checkOutcome, ptcOutcome } from '../units/morale.ts'
import { isVehicle, moraleOf, typeOf } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/*
 * What dice decide about who is fired at. First sight reckons with what an attack does to each target by himself (worth.ts), which is right enough to tell good shots
 * from bad ones; here it is how many of a stack a result takes, so that on average nothing is left over between what was to be expected and what came.
 */

/** What a unit is worth as it stands, to whoever wants to know what befell it: a pinned one a little less, a vehicle by what is left of it. */
export function worthLeft(s: AslskState, unit: Unit): number {
  if (unit.at < 0) return 0
  const worth = worthOf(s, unit)
  if (!isVehicle(unit)) return unit.pinned ? worth * (1 - WEIGHTS.pinned) : worth
  const { shock, stun, immobilized } = unit.vehicle
  if (shock !== 'none') return worth * (1 - KILL_WORTH.shock)
  if (stun === 'stunned') return worth * (1 - KILL_WORTH.stun)
  return immobilized ? worth * (1 - KILL_WORTH.immobilized) : worth
}

/** How much of a vehicle is lost with it. */
export const KILL_WORTH = { destroyed: 1, shock: 0.6, stun: 0.35, immobilized: 0.5, possibleShock: 0.15, none: 0, dud: 0 } as const

/** The share of what it is worth that an attack on this column with this DRM is to cost one of so many targets, by the dice. */
export function chanceLoss(s: AslskState, unit: Unit, column: number, drm: number, targets: number): number {
  if (column < 0) return 0
  const within = Math.max(LEAST_DRM, Math.min(drm, MOST_DRM)) - LEAST_DRM
  return tableFor(s, unit, Math.min(targets, MOST_TARGETS))[column * DRMS + within]!
}

const LEAST_DRM = -12
const MOST_DRM = 15
const DRMS = MOST_DRM - LEAST_DRM + 1
const MOST_CHECK_DRM = 4
/** Of larger stacks what befalls one of them is hardly told from what befalls one of these. */
const MOST_TARGETS = 6

const tables = new Map<number, Float64Array>()

const FAILS = ['breaks', 'steps', 'wounded'] as const
const KINDS = ['squad', 'halfSquad', 'crew', 'leader', 'vehicle'] as const

function tableFor(s: AslskState, unit: Unit, targets: number): Float64Array {
  const type = typeOf(s, unit)
  const state = (unit.broken ? 1 : 0) + (unit.wasPinned ? 2 : 0) + (unit.pinned ? 4 : 0) + (unit.banzai === 'charging' ? 8 : 0)
  const kind = KINDS.indexOf(type.kind) * FAILS.length + FAILS.indexOf(type.fails)
  const key = ((moraleOf(s, unit) * KINDS.length * FAILS.length + kind) * 16 + state) * (MOST_TARGETS + 1) + targets
  const known = tables.get(key)
  if (known) return known
  const shares = sharesOf(s, unit)
  const made = Float64Array.from({ length: IFT_COLUMNS.length * DRMS }, (_, i) =>
    overAllDice((total) => lossBy(iftResult(Math.floor(i / DRMS), total + (i % DRMS) + LEAST_DRM), shares, targets)),
  )
  tables.set(key, made)
  return made
}

/** Of what it is worth now: what it loses by being reduced, by breaking, by each check and by a PTC. */
interface Shares {
  readonly reduced: number
  readonly breaks: number
  readonly checks: readonly number[]
  readonly pin: number
}

function sharesOf(s: AslskState, unit: Unit): Shares {
  const reduced = reducedShare(s, unit)
  const breaks = unit.broken ? reduced : WEIGHTS.broken
  const lost = { eliminated: 1, reduced, breaks, stepped: WEIGHTS.stepped, wounded: WOUNDED, pinned: WEIGHTS.pinned }
  const share = (result: string) => lost[result as keyof typeof lost] ?? 0
  return {
    reduced,
    breaks,
    checks: Array.from({ length: MOST_CHECK_DRM + 1 }, (_, drm) =>
      overAllDice((total) => share(checkOutcome(s, unit, total, total + drm))),
    ),
    pin: unit.broken || unit.pinned ? 0 : overAllDice((total) => share(ptcOutcome(s, unit, total))),
  }
}

/** Of what a unit is worth: what Casualty Reduction takes. */
export function reducedShare(s: AslskState, unit: Unit): number {
  const { kind } = typeOf(s, unit)
  return kind === 'squad' ? 1 - WEIGHTS.halfSquad / WEIGHTS.squad : kind === 'leader' ? WOUNDED : 1
}

/** A wound is mortal in one case of three or so, and else hardly shows. */
const WOUNDED = 0.35

function lossBy({ kind, n }: ReturnType<typeof iftResult>, { reduced, breaks, checks, pin }: Shares, targets: number): number {
  if (kind === 'PTC') return pin
  if (kind === 'MC') return checks[n]!
  if (kind === 'K') return (reduced + (1 - reduced) * checks[n]! + (targets - 1) * checks[n]!) / targets
  if (kind !== 'KIA') return 0
  const killed = Math.min(1, n / targets)
  return killed + (1 - killed) * breaks
}

function overAllDice(of: (total: number) => number): number {
  let sum = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sum += of(a + b)
  return sum / 36
}
