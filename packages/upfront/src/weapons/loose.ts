import type { Upfront } from '../context.ts'
import { assistantOf, isGunner } from '../crew/crew.ts'
import { terrainOf } from '../groups/stack.ts'
import { enemyOf, type Fate, type Group, type LooseWeapon, type Man, type Side, type UpfrontState } from '../state.ts'
import { hasOwnBeside } from './secondary.ts'

/** 18.1: the weapon of a man who is killed stays with his group; who runs away takes it along, but for the gunner of a crew-served one. */
export function leaveWeapons(g: Upfront, man: Man, group: Group, fate: Fate): void {
  if (fate === 'prisoner') return
  const left = fate === 'kia' || isGunner(g.state, man)
  if (left) layDownWeapon(g, man, group)
  if (fate === 'kia') layDownSecondary(g, man, group)
  disarm(man)
}

/** Lays a man's weapon down with a group; 18.1: in Marsh and Stream it is lost. 18.22: his assistant still counts as its crew. */
export function layDownWeapon(g: Upfront, man: Man, group: Group): void {
  const { weapon, jammed } = man
  if (weapon === '') return
  const assistant = assistantOf(g.state, man)?.id ?? -1
  layDown(g, man, group, { weapon, jammed, assistant, secondary: false, of: originOf(man) })
}

/** 21.1: so does he with a secondary weapon; 20.74: also with his own beside a captured one. */
export function layDownSecondary(g: Upfront, man: Man, group: Group): void {
  const { secondary: weapon, secondaryJammed: jammed } = man
  if (weapon === '') return
  layDown(g, man, group, { weapon, jammed, assistant: -1, secondary: !hasOwnBeside(g.state, man), of: man.side })
  man.secondary = ''
  man.secondaryJammed = false
}

function layDown(g: Upfront, man: Man, group: Group, loose: LooseWeapon): void {
  const ground = terrainOf(g.state, group)
  const lost = ground === 'Marsh' || ground === 'Stream'
  if (!lost) group.weapons.push(loose)
  g.emit({ type: 'weaponLeft', rule: '18.1', man: man.id, group: group.id, weapon: loose.weapon, lost })
}

/** 20.742: everything that a man has stays where he falls. */
export function leaveAll(g: Upfront, man: Man, group: Group): void {
  layDownWeapon(g, man, group)
  layDownSecondary(g, man, group)
  disarm(man)
}

function disarm(man: Man): void {
  man.weapon = ''
  man.jammed = false
  man.captured = false
  man.secondary = ''
  man.secondaryJammed = false
}

/** 20.741: whose a man's weapon was from the start. */
export function originOf(man: Man): Side {
  return man.captured ? enemyOf(man.side) : man.side
}

/** 18.22: the man who still counts as the crew of a weapon that nobody holds. */
export function crewOfLoose(s: UpfrontState, group: Group, { assistant }: LooseWeapon): Man | undefined {
  const man = s.men[assistant]
  return man && man.assists < 0 && group.men.includes(assistant) ? man : undefined
}

/** 18.22: whether a man still counts as crew although his gunner is dead. */
export function isCrewWithoutGunner(s: UpfrontState, man: Man, group: Group): boolean {
  for (const loose of group.weapons) if (loose.assistant === man.id && crewOfLoose(s, group, loose)) return true
  return false
}

/** 18.4: the first Movement or Terrain card on a group, whatever becomes of it, and nobody finds what lies there any more. */
export function looseWeaponsLost(g: Upfront, group: Group): void {
  if (group.weapons.length === 0) return
  const weapons = group.weapons.map(({ weapon }) => weapon)
  group.weapons = []
  g.emit({ type: 'looseWeaponsLost', rule: '18.4', group: group.id, weapons })
}
