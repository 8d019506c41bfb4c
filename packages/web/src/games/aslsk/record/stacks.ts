/** A state as stacks on the board. */
import type { AslskState } from '@firegroup/aslsk'
import type { StackView } from '../../../board/pieces/view.ts'
import { byRank, loose, lyingAbout, stacked, unitView, weaponView } from '../views.ts'

export function stacksOf(s: AslskState): StackView[] {
  const onMap = s.units.filter(({ at }) => at >= 0)
  const manned = Map.groupBy(onMap, ({ at, side }) => `${at} ${side}`)
  const stacks = [...manned.values()].map((units): StackView => {
    const [{ at: hex, side }] = units as [(typeof units)[number]]
    const weapons = loose(s).filter(({ owner }) => units.some(({ id }) => id === owner))
    const people = byRank(s, units).map((unit) => unitView(s, unit))
    return {
      hex,
      side,
      counters: stacked(
        people,
        weapons.map((weapon) => weaponView(s, weapon)),
      ),
    }
  })
  return [...stacks, ...lyingAbout(s)]
}
