import type { RuleRef } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Group, LooseWeapon, Man } from '../state.ts'
import { layDownSecondary, layDownWeapon } from './loose.ts'
import { allowsSecondary, hasOwnBeside } from './secondary.ts'

/** 18.21, 21.1: a man takes up a weapon that lies with a group and leaves there what he can't keep. */
export function takeUp(g: Upfront, man: Man, group: Group, loose: LooseWeapon): void {
  group.weapons.splice(group.weapons.indexOf(loose), 1)
  if (loose.secondary) takeSecondary(g, man, group, loose.weapon, loose.jammed)
  else takeWeapon(g, man, group, loose)
}

/** 18.21: the old weapon is left in its place; 21.1: and everything else if the new one takes both hands. */
function takeWeapon(g: Upfront, man: Man, group: Group, loose: LooseWeapon): void {
  const s = g.state
  layDownWeapon(g, man, group)
  // 33.6: a wounded man carries one thing
  if (man.wounded || !allowsSecondary(s, loose.weapon) || hasOwnBeside(s, man)) layDownSecondary(g, man, group)
  endCrew(g, man)
  hold(man, loose)
  // 18.2: a pinned assistant goes on serving it with the new gunner; 20.61: not with an infiltrator
  const assistant = s.men[loose.assistant]
  if (assistant && assistant !== man && man.infiltrates < 0 && assistant.assists < 0 && group.men.includes(assistant.id))
    assistant.assists = man.id
}

/** 21.1: one secondary weapon; the one before is left. */
export function takeSecondary(g: Upfront, man: Man, group: Group, weapon: string, jammed: boolean): void {
  layDownSecondary(g, man, group)
  man.secondary = weapon
  man.secondaryJammed = jammed
}

/**
 * 20.74: a victor takes an enemy's weapon. Only the weapon that is printed on his card stays with him, as a secondary one; 21.1: unless one of the two
 * takes both hands. What he can't keep is left with his own group.
 */
export function takeCaptured(g: Upfront, man: Man, group: Group, loose: LooseWeapon): void {
  const s = g.state
  const own = s.setting.roster[man.id]!.weapon
  const keeps = !man.wounded && man.weapon === own && !man.captured && allowsSecondary(s, own) && allowsSecondary(s, loose.weapon)
  const had = { weapon: man.weapon, jammed: man.jammed }
  if (keeps) {
    layDownSecondary(g, man, group)
    man.secondary = had.weapon
    man.secondaryJammed = had.jammed
  } else {
    layDownWeapon(g, man, group)
    if (man.wounded || !allowsSecondary(s, loose.weapon)) layDownSecondary(g, man, group)
  }
  endCrew(g, man)
  hold(man, loose)
}

function hold(man: Man, { weapon, jammed, of }: LooseWeapon): void {
  man.weapon = weapon
  man.jammed = jammed
  man.captured = of !== man.side
}

/** 18.22, 20.23: he assists nobody, and nobody him. */
export function endCrew(g: Upfront, man: Man): void {
  man.assists = -1
  for (const other of g.state.men) if (other.assists === man.id) other.assists = -1
}

/** 19.2: a man's weapon leaves play. */
export function loseWeapon(g: Upfront, man: Man, rule: RuleRef): void {
  const { weapon } = man
  letGo(g, man)
  g.emit({ type: 'weaponLost', rule, man: man.id, weapon })
}

/** 20.74: a man no longer holds his weapon; his own, if it was a captured one, is in his hands again. 11.13: nobody assists him any more. */
export function letGo(g: Upfront, man: Man): void {
  for (const other of g.state.men) if (other.assists === man.id) other.assists = -1
  const own = hasOwnBeside(g.state, man)
  man.weapon = own ? man.secondary : ''
  man.jammed = own && man.secondaryJammed
  man.captured = false
  if (!own) return
  man.secondary = ''
  man.secondaryJammed = false
}
