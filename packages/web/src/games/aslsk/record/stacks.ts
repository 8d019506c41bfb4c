/** A state as stacks on the board. */
import { type AslskState, typeOf, type Unit, type Weapon } from '@firegroup/aslsk'
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
  const weaponViews = (owner: number): CounterView[] =>
    s.weapons.filter((weapon) => weapon.owner === owner).map((weapon) => weaponView(s, weapon))
  const leadersFirst = [...s.units].sort((a, b) => Number(isLeader(s, b)) - Number(isLeader(s, a)))
  for (const unit of leadersFirst) {
    if (unit.at < 0) continue
    const face = unitFace(s.setting.pack, unit)
    const tabs = unitTabs(unit)
    at(unit.at, unit.side).counters.push({ id: `unit ${unit.id}`, face, tabs, words: counterWords(face, tabs) }, ...weaponViews(unit.id))
  }
  for (const weapon of s.weapons) if (weapon.owner < 0 && weapon.at >= 0) at(weapon.at, weapon.side).counters.push(weaponView(s, weapon))
  for (const { id, kind, at: hex, side, value } of s.markers) {
    if (hex < 0) continue
    const stack = [...stacks.values()].find((each) => each.hex === hex) ?? at(hex, side)
    stack.markers.push({ id: `marker ${id}`, face: markerFace(kind, value), words: markerWords(kind, value) })
  }
  return [...stacks.values()]
}

const isLeader = (s: AslskState, unit: Unit): boolean => typeOf(s, unit).kind === 'leader'

function weaponView(s: AslskState, weapon: Weapon): CounterView {
  const face = weaponFace(s.setting.pack, weapon)
  const tabs = weaponTabs(weapon)
  return { id: `weapon ${weapon.id}`, face, tabs, words: counterWords(face, tabs) }
}
