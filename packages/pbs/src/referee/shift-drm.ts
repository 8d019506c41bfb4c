import { type AslskState, type Side, type Unit, type Vehicle, vehicleTypeOf, weaponTypeOf } from '@firegroup/aslsk'
import { adjacent, canSee, enemyOf, isMmc, isVehicle, knownBy, terrainAt } from '@firegroup/aslsk/queries'
import type { Modifier } from '@firegroup/kernel'
import { refereeTables } from '../data/referee-tables.ts'
import type { DummyMemory } from '../memory.ts'
import { modifier, when } from '../rolls.ts'

/** The men of a side in a hex who may Shift. */
export function realAt(s: AslskState, { real }: DummyMemory, side: Side, hex: number): readonly Unit[] {
  return s.units.filter((unit) => unit.side === side && unit.at === hex && real.includes(unit.id))
}

/** PBS-DUM-16 to PBS-DUM-26: what makes it harder, by the worse of the two hexes. */
export function shiftDrm(s: AslskState, memory: DummyMemory, side: Side, a: number, b: number): Modifier[] {
  const { drm: rows } = refereeTables.shift
  // whom its own side does not know of makes it no harder: the roll would tell that he is there
  const enemies = knownBy(s, side).units.filter((unit) => unit.side === enemyOf(side) && unit.at >= 0)
  const near = (test: (at: number, hex: number) => boolean) => enemies.some(({ at }) => test(at, a) || test(at, b))
  const tem = Math.min(terrainAt(s, a).tem, terrainAt(s, b).tem)
  const size = Math.max(...[a, b].flatMap((hex) => realAt(s, memory, side, hex).map((unit) => sizeOf(s, unit))), 0)
  const men = s.units.filter((unit) => unit.side === side && unit.at >= 0 && (isMmc(s, unit) || isVehicle(unit))).length
  return [
    ...modifier(rows, 'made', memory.phase.made),
    ...when(
      near((at, hex) => canSee(s, at, hex)),
      rows,
      'seen',
    ),
    ...(size > 0 ? modifier(rows, `size${size}`) : []),
    ...(tem === 0 ? [] : [{ rule: 'PBS-DUM-22', label: 'the worse cover of the two', value: -tem }]),
    ...when((memory.allotted[side] ?? 0) >= men, rows, 'many'),
    ...when(
      near((at, hex) => adjacent(s, at, hex)),
      rows,
      'adjacent',
    ),
  ]
}

/** PBS-DUM-18 to PBS-DUM-21: 0 for men; the larger the worse. Their sizes are those of the To Hit table: +1 small, -1 large, -2 very large. */
function sizeOf(s: AslskState, unit: Unit): number {
  if (isVehicle(unit)) return 2 - Math.max(-2, Math.min(1, vehicleTypeOf(s, unit as Vehicle).targetSize))
  const gun = s.weapons.find((weapon) => weapon.owner === unit.id && weapon.ordnance !== undefined && weapon.ordnance.ca >= 0)
  const size = gun ? (weaponTypeOf(s, gun).barrel?.targetSize ?? 0) : undefined
  return size === undefined ? 0 : size > 0 ? 0 : size < 0 ? 2 : 1
}
