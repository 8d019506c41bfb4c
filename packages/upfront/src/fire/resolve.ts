import type { Modifier, Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import { drawNumber } from '../draw/draw.ts'
import { groupOfMan } from '../groups/groups.ts'
import { machineOf } from '../machines/machine.ts'
import { type Blow, strikeMachine } from '../machines/strike.ts'
import { heroWindow } from '../men/hero-window.ts'
import { kiaOf, moraleOf, panicOf } from '../men/values.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import type { Attack } from './attack.ts'
import { blowsOf } from './machine-part.ts'
import { applyResult, type Result } from './result.ts'

/** A man who is attacked; 17.8: with what is added to the strength against him. */
interface Attacked {
  readonly man: number
  readonly modifier?: Modifier
}

/** 6.5: resolves an attack man by man, to the end; only a weapon that jams can stop it (19.11). 16.3: it is finished even if the time is up. */
export function* resolveAttack(g: Upfront, attack: Attack): Rules<void> {
  const s = g.state
  s.resolving++
  const target = s.groups[attack.target]!
  for (const { man: id, modifier } of attackedMen(s, target, attack.modifiers)) {
    if (attack.stopped) break
    const man = s.men[id]!
    if (man.fate === '' && !attack.spared?.includes(id)) yield* attackMan(g, attack, man, target, modifier?.value ?? 0)
  }
  for (const { man: id, modifier } of attack.also ?? []) {
    // 16.5: if the enemy has broken by then, nobody else is hurt
    if (attack.stopped || isDecided(g)) break
    const man = s.men[id]!
    const group = groupOfMan(s, id)
    if (group) yield* attackMan(g, attack, man, group, modifier.value)
  }
  s.resolving--
}

/**
 * 6.5, 17.8: everyone who is attacked with a group: those on their way first, then its men by position. `modifiers` are those of the attack: who does not share what
 * one of them is for loses it, and nothing if the attack doesn't care for it (22.1).
 */
export function attackedMen(s: UpfrontState, target: Group, modifiers?: readonly Modifier[]): readonly Attacked[] {
  const men: Attacked[] = []
  for (const too of s.setting.hooks.attackedToo) men.push(...too(s, target))
  for (const man of target.men) men.push({ man })
  return s.setting.hooks.exposed.length === 0 ? men : men.map((attacked) => exposed(s, target, attacked, modifiers))
}

function exposed(s: UpfrontState, target: Group, { man, modifier: before }: Attacked, modifiers?: readonly Modifier[]): Attacked {
  let modifier = before
  for (const add of s.setting.hooks.exposed) {
    const more = add(s, target, s.men[man]!)
    if (more && modifiers?.some(({ rule }) => rule === more.rule) !== false)
      modifier = modifier ? { ...modifier, label: `${modifier.label}, ${more.label}`, value: modifier.value + more.value } : more
  }
  return modifier ? { man, modifier } : { man }
}

/** 6.5: an attack on one man. 10.42: a Hero must come before its draw. */
function* attackMan(g: Upfront, attack: Attack, man: Man, target: Group, extra: number): Rules<void> {
  const s = g.state
  if (machineOf(s, man)) return yield* attackMachine(g, attack, man, target, extra)
  if (man.pinned) yield* heroWindow(g, man, 'is about to be attacked')
  const { card, result } = yield* strikeMan(g, man, target, attack.strength + extra)
  attack.draws++
  if (result === 'pinned') yield* heroWindow(g, man, 'has just been pinned')
  for (const look of s.setting.hooks.resolutionDrawn) {
    const rules = look(g, attack, card)
    if (rules) yield* rules
  }
}

/** 28.7, 34.4: on a gun or vehicle; with boxed firepower a second time, against its armour. */
function* attackMachine(g: Upfront, attack: Attack, man: Man, target: Group, extra: number): Rules<void> {
  for (const { blow, more } of blowsOf(attack)) {
    if (man.fate !== '' || attack.stopped) return
    // 19.13: a weapon that jammed in the first attack is missing in the second
    yield* oneBlow(g, attack, man, target, attack.strength + extra + more, blow)
  }
}

function* oneBlow(g: Upfront, attack: Attack, man: Man, target: Group, strength: number, blow: Blow): Rules<void> {
  const { card } = yield* strikeMachine(g, man, target, strength, blow)
  attack.draws++
  for (const look of g.state.setting.hooks.resolutionDrawn) {
    const rules = look(g, attack, card)
    if (rules) yield* rules
  }
}

/** 6.5: an RNC for a man: black is added to the strength, red taken from it. The preview goes through this very function. */
export function* strikeMan(
  g: Upfront,
  man: Man,
  target: Group,
  strength: number,
  blow: Blow = {},
): Rules<{ readonly card: ActionCard; readonly result: Result }> {
  if (machineOf(g.state, man)) return yield* strikeMachine(g, man, target, strength, blow)
  const card = drawNumber(g, 'fire')
  const number = strength + card.signed
  const told = { man: man.id, group: target.id, card: card.id, strength, number, ...exposedValues(g.state, man, target) }
  g.emit({ type: 'attacked', rule: '6.5', ...told })
  return { card, result: yield* applyResult(g, man, target, number, card) }
}

/** 6.5: only the values on the side of the card that is up count. */
function exposedValues(
  s: UpfrontState,
  man: Man,
  group: Group,
): { readonly kia: number; readonly morale?: number; readonly panic?: number } {
  const kia = kiaOf(s, man)
  return man.pinned ? { kia, panic: panicOf(s, man, group) } : { kia, morale: moraleOf(s, man, group) }
}
