import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { isCrewExposed, isKnockedOut } from '../../armour/crew.ts'
import { type Aslsk, rollDice } from '../../context.ts'
import { CLOSE_DEFENCE } from '../../data/close-combat.ts'
import { columnIndex, FP_UNIT } from '../../data/ift.ts'
import type { Attack } from '../../fire/attack.ts'
import { eachRoll, type Figured, resultOf } from '../../fire/resolution.ts'
import { announce, strike, takeHits } from '../../fire/strike.ts'
import { type OddsByTarget, oddsOfTargets } from '../../fire/target-odds.ts'
import type { AslskState, CombatInProgress, Side, Unit } from '../../state.ts'
import { infantryAt, isVehicle, typeOf, type Vehicle, vehicleTypeOf } from '../../units/units.ts'
import { vehiclesAt } from '../../vehicles/status.ts'
import { unitList } from '../../words/names.ts'
import type { Fighting } from './fighting.ts'

export interface CloseDefence {
  readonly type: 'closeDefence'
  readonly vehicle: number
}

/** 3.8: the close defence weapon of a buttoned-up AFV, which spares no Infantry in the hex. */
export const closeDefence: AslskAct<Fighting, CloseDefence> = {
  type: 'closeDefence',
  rule: '3.8',
  fields: { vehicle: integer(0) },
  candidates(s, { side, combat }) {
    if (!combat.exchange) return []
    const able = vehiclesAt(s, combat.at).filter(({ id }) => defenceProblems(s, side, combat, id).length === 0)
    return able.map(({ id }) => ({ type: 'closeDefence', vehicle: id }))
  },
  problems: (s, { side, combat }, { vehicle }) => defenceProblems(s, side, combat, vehicle),
  perform(g, { combat }, { vehicle }) {
    const unit = g.state.units[vehicle]!
    combat.exchange!.defended.push(unit.id)
    if (isVehicle(unit)) fireDefence(g, unit)
    return undefined
  },
  describe: (s, { vehicle }) => `Use the close defence weapon of ${unitList(s, [vehicle])}`,
  preview: (s, _, { vehicle }) => defencePreview(s, s.units[vehicle] as Vehicle),
}

/** What a close defence weapon would do. */
export interface DefencePreview {
  readonly usage: number
  /** Rolls out of 36 with which it goes off. */
  readonly works: number
  /** What may become of everybody there, friends too. Worked out when it is looked at. */
  readonly targets: OddsByTarget
}

function defenceProblems(s: AslskState, side: Side, combat: CombatInProgress, id: number): readonly Problem[] {
  const unit = s.units[id]
  if (!unit || unit.side !== side || unit.at !== combat.at || !isVehicle(unit))
    return refuse('3.8', `Unit ${id} is no vehicle of yours in this Close Combat.`)
  const { label } = typeOf(s, unit)
  if (usageNumber(s, unit) === 0) return refuse('3.8', `The ${label} has no close defence weapon.`)
  if (isCrewExposed(unit)) return refuse('3.8', `The crew of the ${label} must be buttoned up to use it.`)
  if (isKnockedOut(unit)) return refuse('3.8', `The crew of the ${label} is Shocked or Stunned.`)
  const { suffered, defended } = combat.exchange!
  if (defended.includes(unit.id)) return refuse('3.8', `The ${label} has used its close defence weapon in this phase.`)
  if (combat.ambusher !== side && !suffered.some((other) => other === unit.id || provokes(s, unit, s.units[other]!)))
    return refuse('3.8', `The ${label} has not been attacked in this Close Combat.`)
  return infantryAt(s, combat.at).some((man) => man.side !== side) ? LEGAL : refuse('3.8', 'There is no enemy to use it against.')
}

function provokes(s: AslskState, vehicle: Unit, attacked: Unit): boolean {
  return s.setting.hooks.provocations.some((says) => says(s, vehicle, attacked))
}

/** 3.8: its usage number; 0 where it has none, or not yet. */
export function usageNumber(s: AslskState, vehicle: Vehicle): number {
  const { year, month } = s.setting.scenario
  const date = 100 * year + month
  if (date < CLOSE_DEFENCE.since) return 0
  const found = vehicleTypeOf(s, vehicle).smokeDispensers.find(
    ({ kind, from = 0, to = 999_999 }) => kind === 'sN' && from <= date && date <= to,
  )
  return found?.number ?? 0
}

/** 3.8: 16 FP against all Infantry there, without TEM, Smoke or Hindrance; nothing if the original DR is over the usage number. */
function fireDefence(g: Aslsk, vehicle: Vehicle): void {
  const usage = usageNumber(g.state, vehicle)
  const dice = rollDice(g, 'close defence weapon')
  const works = dice.total <= usage
  g.emit({ type: 'closeDefence', rule: '3.8', vehicle: vehicle.id, at: vehicle.at, dice: [dice.coloured, dice.white], usage, works })
  if (!works) return
  const figured = figureDefence(g.state, vehicle)
  announce(g, figured, dice, '3.8')
  strike(g, figured, dice)
}

function defencePreview(s: AslskState, vehicle: Vehicle): DefencePreview {
  const usage = usageNumber(s, vehicle)
  const figured = figureDefence(s, vehicle)
  let works = 0
  eachRoll(({ total }) => {
    if (total <= usage) works++
  })
  let targets: OddsByTarget | undefined
  return {
    usage,
    works,
    get targets() {
      targets ??= oddsOfTargets(s, {
        at: vehicle.at,
        groups: figured.groups.map(({ units }) => units),
        strike(g, here) {
          const codes = (total: number) => resultsOf(figured, total).results.map(({ code }) => code)
          const { total } = rollDice(g, 'close defence weapon', (rolled) => (rolled > usage ? 'nothing' : codes(rolled).join()))
          if (total > usage) return
          const { column, results } = resultsOf(figured, total)
          takeHits(
            g,
            figured.groups.map(({ units }, i) => ({ result: results[i]!, targets: units.map(here) })),
            column,
            () => '',
          )
        },
      })
      return targets
    },
  }
}

/** Nobody cowers: the total is all that counts. */
const resultsOf = (figured: Figured, total: number) => resultOf(figured, { coloured: 0, white: 0, total })

function figureDefence(s: AslskState, vehicle: Vehicle): Figured {
  const units = infantryAt(s, vehicle.at)
  const attack: Attack = {
    when: 'defensiveFire',
    means: 'closeDefence',
    by: vehicle.side,
    at: vehicle.at,
    targets: units.map(({ id }) => id),
    firers: [],
    directors: [],
    expenditure: null,
  }
  const fp64 = CLOSE_DEFENCE.fp * FP_UNIT
  const column = columnIndex(fp64)
  const part = { unit: vehicle.id, weapon: -1, label: 'close defence weapon', printed: CLOSE_DEFENCE.fp, factors: [], fp64 }
  return { attack, parts: [part], fp64, column, cowers: 0, groups: [{ units, modifiers: [], drm: 0, column }] }
}
