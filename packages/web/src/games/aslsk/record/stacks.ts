/** A state as stacks on the board. */
import type { AslskState } from '@firegroup/aslsk'
import type { StackView } from '../../../board/pieces/view.ts'
import { byRank, loose, lyingAbout, stacked, unitView, unknownStack, weaponView } from '../views.ts'

export function stacksOf(s: AslskState): StackView[] {
  const onMap = s.units.filter(({ at }) => at >= 0)
  const manned = Map.groupBy(onMap, ({ at, side }) => `${at} ${side}`)
  const stacks = [...manned.values()].map((units): StackView => {
    const [{ at, side }] = units as [(typeof units)[number]]
    const hex = s.setting.map.grid.hexOf(at)
    const seen = units.filter((unit) => !unit.unknown)
    const weapons = loose(s).filter(({ owner }) => seen.some(({ id }) => id === owner))
    const people = byRank(s, seen).map((unit) => unitView(s, unit))
    return {
      hex,
      side,
      ...(seen.length < units.length ? { badge: '' } : {}),
      counters: [
        ...stacked(
          people,
          weapons.map((weapon) => weaponView(s, weapon)),
        ),
        ...(seen.length < units.length ? unknownStack(s, at, side) : []),
      ],
    }
  })
  return [...stacks, ...lyingAbout(s)]
}
