import { integer, listOf, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { reveal } from '../../concealment/reveal.ts'
import type { Aslsk } from '../../context.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { checkProtective } from '../../fire/fire-attack.ts'
import { shotCapProblems } from '../../fire/firers.ts'
import { recordShot } from '../../fire/marks.ts'
import { loseAcquisitions } from '../../ordnance/acquisition.ts'
import type { AslskState, FireMark, Unit } from '../../state.ts'
import { infantryOf, isGoodOrder, isInfantry, isLeader, isMmc, isVehicle, typeOf, type Vehicle } from '../../units/units.ts'
import { unitList } from '../../words/names.ts'
import { onVehicleProblems } from './exchange.ts'
import { type PaatcOdds, paatc, paatcOdds, takesPaatc } from './paatc.ts'
import { type CombatOdds, combatOdds } from './preview.ts'
import { resolveTogether } from './resolution.ts'

/** Men go for a vehicle that moves in their hex. */
export interface ReactionAttack {
  readonly type: 'reaction'
  readonly by: readonly number[]
  readonly vehicle: number
}

/** What such an attack would come to. */
export interface ReactionPreview {
  readonly kind: 'reaction'
  /** Null where none is to be passed: for a leader alone, or once it has been passed against this vehicle. */
  readonly paatc: PaatcOdds | null
  readonly attack: CombatOdds
  /** 3.3.3: it is Final Protective Fire: the same DR is a NMC for those who make it. */
  readonly protective: boolean
}

/** 3.3.4: CC Reaction Fire. Candidates are every MMC by itself and with each leader there, and every leader by himself. */
export const reactionAttack: AslskAct<Occasion, ReactionAttack> = {
  type: 'reaction',
  rule: '3.3.4',
  fields: { by: listOf(integer(0, 9999), { min: 1, max: 2 }), vehicle: integer(0, 9999) },
  candidates(s, occasion) {
    const found: ReactionAttack[] = []
    for (const vehicle of movingVehicles(s, occasion))
      for (const by of groups(s, infantryOf(s, occasion.side, vehicle.at))) {
        const decision: ReactionAttack = { type: 'reaction', by, vehicle: vehicle.id }
        if (reactionProblems(s, occasion, decision).length === 0) found.push(decision)
      }
    return found
  },
  problems: reactionProblems,
  perform(g, occasion, decision) {
    react(g, occasion, decision)
    return undefined
  },
  describe: (s, { by, vehicle }) => `Attack ${unitList(s, [vehicle])} in Close Combat with ${unitList(s, by)}`,
  preview: (s, _, { by, vehicle }): ReactionPreview => ({
    kind: 'reaction',
    paatc: checkFirst(s, by, vehicle),
    attack: combatOdds(s, { by, on: [vehicle] }, 'reaction'),
    protective: by.some((id) => s.units[id]!.fire === 'final'),
  }),
}

function movingVehicles(s: AslskState, { expenditure }: Occasion): Vehicle[] {
  const moving: Vehicle[] = []
  for (const id of expenditure?.units ?? []) {
    const unit = s.units[id]!
    if (isVehicle(unit) && unit.at === expenditure!.at) moving.push(unit)
  }
  return moving
}

function groups(s: AslskState, men: readonly Unit[]): number[][] {
  const found = men.map((unit) => [unit.id as number])
  for (const mmc of men) if (isMmc(s, mmc)) for (const leader of men) if (isLeader(s, leader)) found.push([mmc.id, leader.id])
  return found
}

function reactionProblems(s: AslskState, occasion: Occasion, { by, vehicle: id }: ReactionAttack): readonly Problem[] {
  const vehicle = movingVehicles(s, occasion).find((unit) => unit.id === id)
  if (!vehicle || !occasion.expenditure) return refuse('3.3.4', `Unit ${id} is no vehicle that moves here now.`)
  const seen: number[] = []
  for (const each of by) {
    const unit = s.units[each]
    if (!unit || unit.side !== occasion.side || !isInfantry(unit)) return refuse('3.3.4', `Unit ${each} is none of your Infantry.`)
    const { label } = typeOf(s, unit)
    if (seen.includes(each)) return refuse('3.3.4', `The ${label} is named twice.`)
    seen.push(each)
    if (unit.at !== vehicle.at) return refuse('3.3.4', `The ${label} is not in the vehicle's hex.`)
    if (!isGoodOrder(unit)) return refuse('3.3.4', `The ${label} is not in Good Order.`)
    if (unit.pinned) return refuse('3.3.4', `The ${label} is pinned.`)
    const often = shotCapProblems(s, occasion.expenditure, `u${each}`)
    if (often.length > 0) return often
  }
  return onVehicleProblems(s, by, [id])
}

/** 3.3.4: the MMC that must pass a PAATC first; null where none must. One is enough for each unit and vehicle. */
function whoChecks(s: AslskState, by: readonly number[], vehicle: number): Unit | null {
  const mmc = by.map((id) => s.units[id]!).find((unit) => takesPaatc(s, unit))
  return mmc && !mmc.braved?.some((id) => id === vehicle) ? mmc : null
}

function checkFirst(s: AslskState, by: readonly number[], vehicle: number): PaatcOdds | null {
  const mmc = whoChecks(s, by, vehicle)
  return mmc && paatcOdds(s, mmc)
}

/** 3.3.4: a PAATC, the attack, to which the vehicle makes no reply, and counters as for any other fire; as FPF it is a NMC too. */
function react(g: Aslsk, { side, expenditure }: Occasion, { by, vehicle }: ReactionAttack): void {
  const s = g.state
  const mmc = whoChecks(s, by, vehicle)
  if (mmc) {
    if (!paatc(g, mmc, '3.3.4')) return
    mmc.braved = [...(mmc.braved ?? []), s.units[vehicle]!.id]
  }
  const units = by.map((id) => s.units[id]!)
  if (s.setting.fog) reveal(g, units, '8.3')
  const protective = units.filter((unit) => unit.fire === 'final')
  const attack = { side, by: units.map((unit) => unit.id), on: [s.units[vehicle]!.id] }
  for (const unit of units) recordShot(s, `u${unit.id}`, expenditure!)
  const [dice] = resolveTogether(g, [attack], 'reaction')
  for (const unit of units) if (unit.at >= 0) markReaction(s, unit)
  const leaders = protective.length > 0 ? units.filter((unit) => isLeader(s, unit)) : []
  checkProtective(
    g,
    leaders,
    protective.filter((unit) => !isLeader(s, unit)),
    dice!,
  )
}

/** 3.3.4: the unit and all its Weapons have fired, as First Fire or as what comes after it. */
export function markReaction(s: AslskState, unit: Unit): void {
  const mark: FireMark = unit.fire === 'none' ? 'first' : 'final'
  unit.fire = mark
  loseAcquisitions(s, unit)
  for (const weapon of s.weapons) {
    if (weapon.owner !== unit.id) continue
    weapon.fire = mark
    weapon.keptRate = false
  }
}
