import { type Modifier, total } from '@firegroup/kernel'
import { weaponOf } from '../crew/crew.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { isCrewWithoutGunner } from '../weapons/loose.ts'
import { isHurt } from '../wounds/hurt.ts'

const PINNED: Modifier = { rule: '20.6', label: 'pinned', value: -4 }

/** 20.6: a man's Close Combat Value: his printed Morale, whatever has become of his weapon (19.4), and what his weapon is worth. */
export function closeCombatValue(s: UpfrontState, man: Man, group: Group): Modifier[] {
  const value: Modifier[] = [{ rule: '20.6', label: 'Morale', value: s.setting.roster[man.id]!.morale }]
  const hurt = isHurt(s, man)
  // 33.5: wounded as if pinned, and pinned as if he were unarmed as well
  if (!hurt || !man.pinned) value.push(...weaponValue(s, man, group))
  if (man.pinned) value.push(PINNED)
  else if (hurt) value.push({ rule: '33.5', label: 'wounded', value: PINNED.value })
  if (man.guards !== undefined) value.push({ rule: '32.21', label: 'guards prisoners', value: -Math.ceil(total(value) / 2) })
  return value
}

/** 20.6, 20.61: nothing for an assistant and for the unarmed; one less when it is jammed, one less with a secondary weapon (G-23). */
function weaponValue(s: UpfrontState, man: Man, group: Group): Modifier[] {
  if (man.assists >= 0 || isCrewWithoutGunner(s, man, group)) return [{ rule: '20.61', label: 'assistant', value: 0 }]
  const weapon = weaponOf(s, man)
  if (!weapon) return [{ rule: '20.6', label: 'unarmed', value: 0 }]
  const value: Modifier[] = [{ rule: '20.6', label: weapon.label, value: weapon.ccv }]
  if (man.jammed) value.push({ rule: '20.6', label: 'jammed', value: -1 })
  if (man.secondary !== '') value.push({ rule: '20.6', label: 'secondary weapon', value: -1 })
  return value
}
