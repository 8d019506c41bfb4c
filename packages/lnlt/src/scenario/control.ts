import type { Lnlt } from '../context.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { locationsIn } from '../map/location.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { hasUnit, isGoodOrder, typeOf } from '../units/units.ts'
import { revealObjectives } from './objectives.ts'

/** 22.1: a Good Order MMC or Hero takes the location that it is in, and the side keeps it when he goes on. In a Melee nothing changes hands. */
export function updateControl(g: Lnlt): void {
  const s = g.state
  let gained: Location[] | null = null
  for (const unit of s.units) {
    if (unit.at < 0 || s.control[unit.at] === unit.side || !canControl(g.state, unit) || hasUnit(s, enemyOf(unit.side), unit.at)) continue
    s.control[unit.at] = unit.side
    gained ??= []
    gained.push(unit.at)
  }
  if (!gained) return
  tell(g, gained)
  revealObjectives(g, gained)
}

function tell(g: Lnlt, gained: readonly Location[]): void {
  const side = g.state.control[gained[0]!] as Side
  const own = gained.filter((at) => g.state.control[at] === side)
  g.emit({ type: 'control', rule: '22.1', side, at: own })
  if (own.length < gained.length)
    tell(
      g,
      gained.filter((at) => g.state.control[at] !== side),
    )
}

/** 22.1: who can gain Control. */
function canControl(s: LnltState, unit: Unit): boolean {
  const { kind } = typeOf(s, unit)
  return isGoodOrder(unit) && (MMC_KINDS.has(kind) || kind === 'hero')
}

/** 22.1: a building is controlled with every location in all its hexes. */
export function controlsBuilding(s: LnltState, side: Side, building: number): boolean {
  for (const hex of s.setting.buildingHexes[building]!)
    for (const at of locationsIn(s.setting, hex)) if (s.control[at] !== side) return false
  return true
}
