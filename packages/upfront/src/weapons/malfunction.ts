import type { RuleRef } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { weaponOf } from '../crew/crew.ts'
import type { ActionCard } from '../data/cards.ts'
import { drawPosition } from '../draw/draw.ts'
import type { Attack, Firer } from '../fire/attack.ts'
import { usesBrackets } from '../fire/firepower.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { isOrdnance } from './secondary.ts'
import { loseWeapon } from './take.ts'
import { widened } from './widened.ts'

const CHAPTER = 19
const FLAME_CHAPTER = 22
/** 19.1, G-59: the red number at which any weapon may jam; 19.13: and the only one for a weapon that is jammed. */
const BASE = 6
/** 20.741 */
const CAPTURED = 5

/** 19.1: a red RNC of an attack may jam a weapon of the group that fires: at once, or by lot. */
export function malfunction(g: Upfront, attack: Attack, card: ActionCard): undefined {
  if (attack.kind !== 'fire' || !card.red || g.state.setting.scenario.rulesThrough < CHAPTER) return
  const group = g.state.groups[attack.from]!
  if (!group.men.some((man) => isInRange(g.state, g.state.men[man]!, group, attack, card.rn))) return
  const certain = certainVictim(g, group, attack, card.rn)
  if (certain === 'none') return
  if (certain) jam(g, attack, certain.man, certain.rule)
  else byLot(g, attack, group)
}

function baseOf(s: UpfrontState): number {
  return BASE - widened(s)
}

/** Who is hit without an RPC for the whole group; undefined when the lot decides; 'none' when nobody can be. */
function certainVictim(g: Upfront, group: Group, attack: Attack, rn: number): { man: Man; rule: RuleRef } | 'none' | undefined {
  const s = g.state
  const firing = firingMen(s, attack)
  // 22.3, 20.741: a flamethrower in the attack before anything else
  const flame = firing.find((man) => weaponOf(s, man)?.class === 'flamethrower')
  if (flame && isInRange(s, flame, group, attack, rn))
    return { man: flame, rule: s.setting.scenario.rulesThrough >= FLAME_CHAPTER ? '22.3' : '20.741' }
  const subject = group.men.map((id) => s.men[id]!).filter((man) => isSubject(s, man, attack) && isInRange(s, man, group, attack, rn))
  if (rn < baseOf(s)) {
    // 22.3: the flamethrower of a pinned man jams only by lot
    const sure = s.setting.scenario.rulesThrough >= FLAME_CHAPTER ? subject.filter((man) => !isIdleFlame(s, man)) : subject
    return sure.length === 0 ? 'none' : { man: oneOf(g, sure), rule: '19.15' }
  }
  const captured = subject.filter((man) => man.captured && !man.pinned && !man.jammed)
  if (captured.length > 0) return { man: oneOf(g, captured), rule: '20.741' }
  // 19.11: the only weapon with firepower; 45.5: a pistol does not jam
  const [only, ...others] = firing
  return only && others.length === 0 && isSubject(s, only, attack) && !only.jammed ? { man: only, rule: '19.11' } : undefined
}

function isIdleFlame(s: UpfrontState, man: Man): boolean {
  return man.pinned && weaponOf(s, man)?.class === 'flamethrower'
}

/** 19.15, 20.741: among several that share the number a draw decides. */
function oneOf(g: Upfront, men: readonly Man[]): Man {
  return men[drawPosition(g, men.length, 'malfunction').position - 1]!
}

/** 19.13: an RPC over all men of the group; the first case that applies counts. */
function byLot(g: Upfront, attack: Attack, group: Group): void {
  const s = g.state
  const { position } = drawPosition(g, group.men.length, 'malfunction')
  const man = s.men[group.men[position - 1]!]!
  if (man.weapon === '' || !isInRange(s, man, group, attack, BASE)) tell(g, attack, man, '19.13', 'none')
  // 19.14: pinned men and jammed weapons always
  else if (man.pinned || man.jammed) jam(g, attack, man, '19.14')
  else if (man.assists >= 0) assistantHit(g, attack, man)
  else if (!isSubject(s, man, attack)) tell(g, attack, man, '19.13', 'none')
  else if (firerOf(attack, man) || s.setting.options.zeroFirepowerMalfunction === 'jams') jam(g, attack, man, '19.13')
  else momentary(g, attack, man)
}

/** 19.13: the assistant of an MG that fires holds it up for a moment; of anything else, nothing happens. */
function assistantHit(g: Upfront, attack: Attack, man: Man): void {
  const gunner = g.state.men[man.assists]!
  if (isOrdnance(g.state, gunner) || !firerOf(attack, gunner)) tell(g, attack, man, '19.13', 'none')
  else momentary(g, attack, man)
}

function momentary(g: Upfront, attack: Attack, man: Man): void {
  attack.strength -= 1
  tell(g, attack, man, '19.13', 'momentary')
}

/** 19.2: the weapon jams; one that was jammed, or captured (20.741), is gone. 19.13: what it contributed is missing from now on. */
function jam(g: Upfront, attack: Attack, man: Man, rule: RuleRef): void {
  const s = g.state
  const firer = firerOf(attack, man)
  const contributed = firer?.factors ?? 0
  const removed = man.jammed || man.captured
  attack.strength -= Math.ceil(contributed / 2)
  // 19.11: nobody is left to fire
  if (firer && firingMen(s, attack).every((other) => other === man)) attack.stopped = true
  attack.silenced?.push(man.id)
  if (!removed) man.jammed = true
  tell(g, attack, man, rule, removed ? 'removed' : 'jams')
  if (removed) loseWeapon(g, man, rule)
}

function tell(g: Upfront, attack: Attack, man: Man, rule: RuleRef, effect: 'jams' | 'removed' | 'momentary' | 'none'): void {
  const { strength, stopped } = attack
  g.emit({ type: 'malfunction', rule, man: man.id, weapon: man.weapon, effect, strength, stopped })
}

/** The men whose weapons still contribute to an attack; 19.11: half a factor is none. */
function firingMen(s: UpfrontState, { firers, silenced = [] }: Attack): Man[] {
  return firers.filter(({ man, factors }) => factors > 0 && !silenced.includes(man)).map(({ man }) => s.men[man]!)
}

function firerOf({ firers, silenced = [] }: Attack, man: Man): Firer | undefined {
  return silenced.includes(man.id) ? undefined : firers.find((firer) => firer.man === man.id)
}

/** 19.13, 19.14: all weapons of the group count as firing, but ordnance, a flamethrower out of reach, infiltrators who keep out and assistants. */
function isSubject(s: UpfrontState, man: Man, attack: Attack): boolean {
  if (man.weapon === '') return false
  if (man.pinned || man.jammed) return true
  if (man.assists >= 0 || isOrdnance(s, man) || attack.without?.includes(man.id)) return false
  return weaponOf(s, man)!.class !== 'flamethrower' || firerOf(attack, man) !== undefined
}

/** 19.1, 19.15, 20.741, 19.5: whether a red number is in the malfunction range of a man's weapon. */
function isInRange(s: UpfrontState, man: Man, group: Group, attack: Attack, rn: number): boolean {
  const weapon = weaponOf(s, man)
  if (!weapon) return false
  // 19.13: a jammed weapon
  const wide = widened(s)
  if (man.jammed) return rn >= BASE - wide
  // 19.12: what ordnance jams at belongs to its own fire
  if (isOrdnance(s, man)) return rn >= BASE - wide
  const { from, firstDrawOnly } = weapon.malfunction
  // 10.11: whoever is pinned takes no part
  if (man.captured && !man.pinned) return rn >= Math.min(CAPTURED, from) - wide
  if (firstDrawOnly && attack.draws > 1) return false
  const bracketed = firerOf(attack, man) !== undefined && usesBrackets(s, man, group)
  return rn >= (bracketed ? from - 1 : from) - wide
}
