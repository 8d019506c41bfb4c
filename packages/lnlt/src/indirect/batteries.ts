import type { Problem } from '@firegroup/kernel'
import { isRiver } from '../boats/water.ts'
import { CALLERS, type Mission } from '../data/indirect-fire.ts'
import type { Scenario } from '../scenario/types.ts'
import { type Battery, ELIMINATED, type LnltState, SIDES, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { readyProblem } from './callers.ts'

/** 18.2, 22.0: the guns off the map that a scenario gives; undefined where it gives none. */
export function batteriesOf({ sides }: Scenario): Battery[] | undefined {
  const found = SIDES.flatMap((side) =>
    (sides[side].artillery ?? []).map(({ fp, missions, formation = '' }): Battery => ({ side, fp, missions, formation, calledOn: 0 })),
  )
  return found.length > 0 ? found : undefined
}

/** What a battery is called. */
export function batteryName({ setting, artillery }: LnltState, index: number): string {
  const battery = artillery?.[index]
  if (!battery) return 'artillery'
  if (battery.name !== undefined) return battery.name
  const before = artillery!.slice(0, index).filter(({ side }) => side === battery.side).length
  return setting.scenario.sides[battery.side].artillery?.[before]?.name ?? 'artillery'
}

/** 18.2, 18.2.1: the turn and hex of a strike that was plotted before the game; null for a battery that is called. */
export function plotted({ setting, artillery }: LnltState, index: number): { readonly turn: number; readonly hex: string } | null {
  const battery = artillery![index]!
  const before = artillery!.slice(0, index).filter(({ side }) => side === battery.side).length
  return setting.scenario.sides[battery.side].artillery?.[before]?.plotted ?? null
}

/** 18.2: why this unit can't call these guns now. */
export function artilleryCallerProblem(s: LnltState, unit: Unit, index: number): Problem | null {
  const { kind, name } = typeOf(s, unit)
  if (s.artillery?.[index]?.squads) {
    const problem = radioProblem(s, unit)
    if (problem) return problem
  } else if (!CALLERS.has(kind)) return { rule: '18.2', message: `The ${name} can't call artillery: a Leader, Scout or Advisor does.` }
  if (isRiver(s, unit.at)) return { rule: '23.3.1', message: `The ${name} is in a boat: nobody calls artillery there.` }
  return readyProblem(s, unit, -1, '18.2')
}

/** 1.8: guns that an Event brought: a Leader has the radio, and when none is left any Squad. */
function radioProblem(s: LnltState, unit: Unit): Problem | null {
  if (isLeader(s, unit)) return null
  const { kind, name } = typeOf(s, unit)
  const isLed = s.units.some((other) => other.side === unit.side && other.at !== ELIMINATED && isLeader(s, other))
  if (isLed) return { rule: '1.8', message: `The ${name} can't call those guns while a Leader is left.` }
  return kind === 'squad' ? null : { rule: '1.8', message: `The ${name} can't call those guns: without a Leader a Squad does.` }
}

/** 1.8: a Squad that calls in a Leader's place takes the round as it falls. */
export function canShift(s: LnltState, caller: Unit, index: number): boolean {
  return !s.artillery![index]!.squads || isLeader(s, caller)
}

/** 18.2.1, 18.3: why a battery can't be called for such a mission in this turn. */
export function batteryProblem(s: LnltState, side: Side, index: number, mission: Mission): Problem | null {
  const battery = s.artillery?.[index]
  if (!battery || battery.side !== side) return { rule: '18.2', message: 'That is no battery of yours.' }
  if (plotted(s, index)) return { rule: '18.2.1', message: 'Those guns fire when and where it was plotted before the battle.' }
  if (battery.missions <= 0) return { rule: '18.3', message: 'That battery has no Fire Mission left.' }
  if (s.artillery!.some((other) => other.side === side && other.formation === battery.formation && other.calledOn === s.turn))
    return { rule: '18.3', message: 'Artillery has been called in this turn already.' }
  const walks = s.barrages?.some((barrage) => barrage.side === side) ?? false
  if (!walks) return null
  return mission === 'walking'
    ? { rule: '18.2.1', message: 'A side has one Walking Barrage at a time.' }
    : { rule: '18.2.1', message: 'While a Walking Barrage falls its side calls no other artillery.' }
}
