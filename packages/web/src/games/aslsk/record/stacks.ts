/** A state as stacks on the board. */
import { type AslskState, infantryType } from '@firegroup/aslsk'
import type { CounterView, StackView } from '../../../board/pieces/view.ts'
import { counterWords, markerFace, markerWords, unitFace, unitTabs, weaponFace, weaponTabs } from '../counters.ts'

export function stacksOf(s: AslskState): StackView[] {
  const stacks = new Map<
    string,
    { hex: number; side: string; counters: CounterView[]; markers: NonNullable<StackView['markers']>[number][] }
  >()
  const at = (hex: number, side: string) => {
    const key = `${hex} ${side}`
    let stack = stacks.get(key)
    if (!stack) {
      stack = { hex, side, counters: [], markers: [] }
      stacks.set(key, stack)
    }
    return stack
  }
  const weaponViews = (owner: number): CounterView[] => s.weapons.filter((weapon) => weapon.owner === owner).map(weaponView)
  const leadersFirst = [...s.units].sort((a, b) => Number(isLeader(b.type)) - Number(isLeader(a.type)))
  for (const unit of leadersFirst) {
    if (unit.at < 0) continue
    const face = unitFace(unit)
    const tabs = unitTabs(unit)
    at(unit.at, unit.side).counters.push({ id: `unit ${unit.id}`, face, tabs, words: counterWords(face, tabs) }, ...weaponViews(unit.id))
  }
  for (const weapon of s.weapons) if (weapon.owner < 0 && weapon.at >= 0) at(weapon.at, weapon.side).counters.push(weaponView(weapon))
  for (const { id, kind, at: hex, side, value } of s.markers) {
    if (hex < 0) continue
    const stack = [...stacks.values()].find((each) => each.hex === hex) ?? at(hex, side)
    stack.markers.push({ id: `marker ${id}`, face: markerFace(kind, value), words: markerWords(kind, value) })
  }
  return [...stacks.values()]
}

const isLeader = (type: string): boolean => infantryType(type).kind === 'leader'

function weaponView(weapon: AslskState['weapons'][number]): CounterView {
  const face = weaponFace(weapon)
  const tabs = weaponTabs(weapon)
  return { id: `weapon ${weapon.id}`, face, tabs, words: counterWords(face, tabs) }
}
