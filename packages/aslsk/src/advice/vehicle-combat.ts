import { CLOSE_DEFENCE } from '../data/close-combat.ts'
import { columnIndex, FP_UNIT } from '../data/ift.ts'
import { eachRoll } from '../fire/resolution.ts'
import type { Advance } from '../phases/advance/acts.ts'
import { advancePreview } from '../phases/advance/preview.ts'
import { type CloseDefence, usageNumber } from '../phases/close-combat/close-defence.ts'
import { paatcOdds, takesPaatc } from '../phases/close-combat/paatc.ts'
import { type CombatOdds, combatOdds } from '../phases/close-combat/preview.ts'
import type { ReactionAttack } from '../phases/close-combat/reaction.ts'
import type { AslskState, Side } from '../state.ts'
import { infantryAt, isVehicle } from '../units/units.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, worthOf } from './worth.ts'

/** How much of a vehicle is lost when it can't drive any more. */
const IMMOBILIZED = 0.4

/** What an attack in Close Combat is expected to cost those who are attacked, less what a 12 costs those who make it. */
export function blowWorth(s: AslskState, { by, on, eliminated, reduced, immobilized = 0, backfires = 0, of }: CombatOdds): number {
  let worth = 0
  for (const id of on) worth += worthOf(s, s.units[id]!)
  const target = s.units[on[0]!]!
  const halted = isVehicle(target) && !target.vehicle.immobilized ? worth * IMMOBILIZED * immobilized : 0
  const own = worthOf(s, s.units[by[0]!]!) * WEIGHTS.reduced * backfires
  return (worth * eliminated + (worth / on.length) * WEIGHTS.reduced * reduced + halted - own) / of
}

/** 3.3.4: CC Reaction Fire pays where the vehicle is likely enough to be lost: it costs the counter, the risk of a pin and, as FPF, that of a MC. */
export function reactionWorth(s: AslskState, { by, vehicle }: ReactionAttack): number {
  const units = by.map((id) => s.units[id]!)
  const checks = units.find((unit) => takesPaatc(s, unit) && !unit.braved?.some((id) => id === vehicle))
  const passes = checks ? paatcOdds(s, checks).passes / 36 : 1
  let price = checks ? (1 - passes) * worthOf(s, checks) * WEIGHTS.pinned : 0
  for (const unit of units) {
    price += unit.fire === 'none' ? WEIGHTS.firstFire : WEIGHTS.subsequentFire
    if (unit.fire === 'final') price += worthOf(s, unit) * WEIGHTS.broken * 0.4
  }
  return passes * blowWorth(s, combatOdds(s, { by, on: [vehicle] }, 'reaction')) - price
}

/** 3.7: what going for a vehicle promises: the attack if the PAATC is passed, less what comes back, and the pin if it is not. */
export function assaultWorth(s: AslskState, side: Side, decision: Advance): number {
  const { paatc, combat } = advancePreview(s, side, decision)
  const passes = paatc ? paatc.passes / paatc.of : 1
  const gain = combat?.attack ? blowWorth(s, combat.attack) : 0
  const loss = combat?.reply ? blowWorth(s, combat.reply) * WEIGHTS.closeCombat : 0
  const pin = paatc ? (1 - passes) * worthOf(s, s.units[paatc.unit]!) * WEIGHTS.pinned : 0
  return passes * (gain - loss) - pin
}

/** 3.8: the close defence weapon, for what it is expected to do to both sides. */
export function closeDefenceWorth(s: AslskState, { vehicle: id }: CloseDefence): number {
  const vehicle = s.units[id]!
  if (!isVehicle(vehicle)) return 0
  let works = 0
  const usage = usageNumber(s, vehicle)
  eachRoll(({ total }) => {
    if (total <= usage) works++
  })
  const column = columnIndex(CLOSE_DEFENCE.fp * FP_UNIT)
  let worth = 0
  for (const unit of infantryAt(s, vehicle.at))
    worth += (unit.side === vehicle.side ? -1 : 1) * worthOf(s, unit) * expectedLoss(s, unit, column, 0)
  return (worth * works) / 36
}
