import type { Modifier, Problem } from '@firegroup/kernel'
import type { Hooks } from '../../hooks.ts'
import type { AslskState, Hex, Side, Unit } from '../../state.ts'
import { isStatus, statusOf } from '../../units/statuses.ts'
import { infantryOf, isGoodOrder, isInfantry, isMmc, isVehicle, typeOf } from '../../units/units.ts'
import {
  AMBUSH_STATUS_DRM,
  ATMM,
  ESCORT_DRM,
  LAX,
  LAX_DRM,
  NARROW_STREET_DRM,
  NIGHT_AMBUSH_MARGIN,
  STATUS_DRM,
  STEALTHY,
  STEALTHY_DRM,
  UNARMORED_DRM,
  WITHDRAWAL_DRM,
} from './data.ts'
import { fightOf, isWithdrawing } from './state.ts'
import { streetModifier } from './street.ts'

/** A11: every row of the card is one contribution; it counts once for each time that the worst of them is so. */
const statusModifiers: Hooks['closeCombatModifiers'] = STATUS_DRM.flatMap(({ status, label, rule, on: vs, by: own }) => [
  (s, by) => (own === undefined ? undefined : drm(rule, label, own * most(s, by, status))),
  (s, _by, on) => (vs === undefined ? undefined : drm(rule, `${label}, attacked`, vs * most(s, on, status))),
])

function most(s: AslskState, units: readonly Unit[], status: Parameters<typeof statusOf>[2]): number {
  let times = 0
  for (const unit of units) if (isInfantry(unit)) times = Math.max(times, statusOf(s, unit, status))
  return times
}

export const closeCombatModifiers: Hooks['closeCombatModifiers'] = [
  streetModifier,
  ...statusModifiers,
  (s, by) =>
    by[0] && isVehicle(by[0]) && isStatus(s, by[0], 'narrowStreet') ? drm('P5.132', 'narrow street', NARROW_STREET_DRM) : undefined,
  (s, _by, on) => (on[0] && isVehicle(on[0]) && isUnarmored(s, on[0]) ? drm('A11.51', 'unarmored', UNARMORED_DRM) : undefined),
  (s, _by, on) => (on[0] && isVehicle(on[0]) ? drm('A11.51', 'escort', escort(s, on[0])) : undefined),
  (s, _by, on) => (on.some(({ id }) => isWithdrawing(s, id)) ? drm('A11.2', 'withdrawing', WITHDRAWAL_DRM.on) : undefined),
  (s, _by, on) =>
    on.some(({ id }) => isWithdrawing(s, id)) ? drm('A11.2', 'covered', WITHDRAWAL_DRM.covered * covering(s, on[0]!).length) : undefined,
  (s, by, on) =>
    on[0] && isVehicle(on[0]) && by.some(({ id }) => fightOf(s).mines.includes(id)) ? drm('C13.7', 'magnetic mine', ATMM.drm) : undefined,
]

function drm(rule: string, label: string, value: number): Modifier | undefined {
  return value === 0 ? undefined : { rule, label, value }
}

/** A11.51: the Starter Kit has none; a module that brings some says which. */
export function isUnarmored(s: AslskState, vehicle: Unit): boolean {
  return isVehicle(vehicle) && isStatus(s, vehicle, 'unarmored')
}

/** A11.622: Infantry of its side beside a vehicle. */
export function isEscort(_s: AslskState, vehicle: Unit, other: Unit): boolean {
  return other.side === vehicle.side && !isVehicle(other)
}

/** A11.51: unbroken, unpinned and armed MMC beside a vehicle of their side that do not withdraw. */
function escort(s: AslskState, vehicle: Unit): number {
  let value = 0
  for (const unit of infantryOf(s, vehicle.side, vehicle.at)) {
    if (unit.broken || unit.pinned || !isMmc(s, unit) || isWithdrawing(s, unit.id) || isStatus(s, unit, 'unarmed')) continue
    value += typeOf(s, unit).kind === 'squad' ? ESCORT_DRM.squad : ESCORT_DRM.half
  }
  return value
}

/** A11.2: those of a side who stay, unbroken, while others withdraw. */
function covering(s: AslskState, { side, at }: Unit): Unit[] {
  return infantryOf(s, side, at).filter((unit) => !unit.broken && !isWithdrawing(s, unit.id))
}

/** A11.4: each counts once if any unit of the side qualifies. */
export const ambushModifiers: Hooks['ambushModifiers'] = [
  ...AMBUSH_STATUS_DRM.map(
    ({ status, label, value }) =>
      (s: AslskState, side: Side, at: Hex) =>
        infantryOf(s, side, at).some((unit) => isStatus(s, unit, status)) ? drm('A11.4', label, value) : undefined,
  ),
  (s, side, at) => (infantryOf(s, side, at).some((unit) => isLax(s, unit)) ? drm('A11.18', 'Lax', LAX_DRM) : undefined),
  (s, side, at) => (infantryOf(s, side, at).some((unit) => isStealthy(s, unit)) ? drm('A11.17', 'Stealthy', STEALTHY_DRM) : undefined),
]

/** E1.77: by night the ATTACKER ambushes more easily where nothing lights the Location. */
export function ambushMargin(s: AslskState, side: Side, at: Hex): number | undefined {
  return side === s.attacker && infantryOf(s, side, at).some((unit) => isStatus(s, unit, 'dark')) ? NIGHT_AMBUSH_MARGIN : undefined
}

/** A11.18: also Italians who are no elite. */
function isLax(s: AslskState, unit: Unit): boolean {
  const { nation, class: quality, kind } = typeOf(s, unit)
  if (nation === 'italian' && kind !== 'leader' && quality !== 'elite') return true
  return LAX.some((status) => isStatus(s, unit, status))
}

/** A11.17: only in Good Order. */
function isStealthy(s: AslskState, unit: Unit): boolean {
  return isGoodOrder(unit) && STEALTHY.some((status) => isStatus(s, unit, status))
}

/** A11.2: who withdraws does not attack. */
export function mayNotFight(s: AslskState, unit: Unit, what: string): Problem | undefined {
  if (what === 'advance') return mayNotAdvance(s, unit)
  if (what !== 'closeCombat' || !isWithdrawing(s, unit.id)) return undefined
  return { rule: 'A11.2', message: `The ${typeOf(s, unit).label} withdraws and does not attack.` }
}

/** A4.7: neither berserk men, nor those of a Human Wave, nor who is TI advance into Close Combat. */
function mayNotAdvance(s: AslskState, unit: Unit): Problem | undefined {
  for (const status of ['berserk', 'humanWave', 'ti'] as const)
    if (isStatus(s, unit, status)) return { rule: 'A4.7', message: `The ${typeOf(s, unit).label} may not advance in this phase.` }
  return undefined
}
