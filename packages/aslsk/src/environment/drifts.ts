import { SIDES } from '@firegroup/hexmap'
import type { Modifier } from '@firegroup/kernel'
import type { Attack } from '../fire/attack.ts'
import type { Module } from '../hooks.ts'
import { entrySides } from '../map/los.ts'
import { nameOf, sameBuilding } from '../map/terrain.ts'
import type { WholeMove } from '../map/whole-move.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Hex, Unit } from '../state.ts'
import { type Environment, environmentOf } from './environment.ts'
import { environment } from './index.ts'

/** What a hedge is worth to those behind it (E3.75). */
const HEDGE_TEM = 1

const DRIFT: WholeMove = { rule: 'E3.75', name: 'a snow drift', beyond: 0, bogDrm: 2 }

/** E3.75 Drifts: hexsides under high snow, where the scenario says so; what all modules with snow on the ground bring. No scenario names it. */
export const drifts: Module = {
  id: 'drifts',
  title: 'Snow drifts',
  sentence: 'Snow drifts lie over hexsides.',
  needs: [environment],
  hooks: { wholeMoves: [crossing], tem: [behind], complaints: [noHexside] },
}

/** E3.75: a drift lies on one hexside, so that its two hexes must be neighbours. */
function noHexside({ scenario, map }: Pick<Setting, 'scenario' | 'map'>): readonly string[] {
  const { drifts: said = [] } = (scenario.environment ?? {}) as Partial<Environment>
  return said.flatMap((hexside) => {
    const hexes = hexside.split('-')
    const strange = hexes.find((hex) => !map.grid.has(hex))
    if (strange) return [`A snow drift lies at '${strange}', which the map does not have.`]
    const [a, b] = hexes.map((hex) => map.grid.indexOf(hex)) as [number, number]
    return map.grid.sideBetween(a, b) < 0 ? [`A snow drift lies between ${hexside}, which share no hexside.`] : []
  })
}

function isDrift(s: AslskState, a: Hex, b: Hex): boolean {
  const { drifts: hexsides } = environmentOf(s)
  if (hexsides.length === 0 || a < 0 || b < 0) return false
  const [one, other] = [nameOf(s, a), nameOf(s, b)]
  return hexsides.includes(`${one}-${other}`) || hexsides.includes(`${other}-${one}`)
}

/** E3.75: it takes all MF or MP to cross one, but between hexes of the same building. */
function crossing(s: AslskState, from: Hex, to: Hex): WholeMove | undefined {
  return isDrift(s, from, to) && !sameBuilding(s, from, to) ? DRIFT : undefined
}

/** E3.75: it is a hedge for those behind it. */
function behind(s: AslskState, attack: Attack, _target: Unit, from: Hex | null): Modifier | undefined {
  if (from === null || from === attack.at || environmentOf(s).drifts.length === 0) return undefined
  const sides = entrySides(s, from, attack.at)
  const near = SIDES.filter((side) => sides.includes(side)).map((side) => s.setting.map.grid.neighbour(attack.at, side))
  return near.some((hex) => isDrift(s, attack.at, hex))
    ? { rule: 'E3.75', label: 'snow drift', value: HEDGE_TEM, tags: ['tem'] }
    : undefined
}
