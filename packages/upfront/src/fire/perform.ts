import { LEGAL, type Rules, variants } from '@firegroup/kernel'
import { spendCard } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { relativeRange } from '../groups/range.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { type Card, enemyOf, type Group, type Side, type UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import type { Attack } from './attack.ts'
import { concealmentWindow } from './concealment.ts'
import type { FireAction } from './declare.ts'
import { FIRES, groupFirepower, type HeroPlay } from './firepower.ts'
import { machinePart } from './machine-part.ts'
import { attackOdds } from './preview.ts'
import { resolveAttack } from './resolve.ts'
import { canBeConcealed, fireStrength, flameOf, requiredFirepower } from './strength.ts'

/** 6.4, 6.44, 6.5: the strength is told, the defender may conceal himself, the attacker goes through with it or not. The cards are spent in any case. */
export function* performFire(g: Upfront, side: Side, act: FireAction): Rules<void> {
  const s = g.state
  const group = s.groups[act.group]!
  const target = s.groups[act.target]!
  spendAction(g, group)
  for (const hero of act.heroes ?? []) playHero(g, side, hero)
  const attack = yield* declareAttack(g, side, group, target, act)
  if (yield* goesOn(g, side, attack)) yield* resolveAttack(g, attack)
  else g.emit({ type: 'calledOff', rule: '6.5', group: group.id, target: target.id, strength: attack.strength })
  for (const tell of s.setting.hooks.attackOver) tell(g, attack)
}

/** 10.45: the Hero doubles his firepower for this player turn. */
function playHero(g: Upfront, side: Side, { card, man: id }: HeroPlay): void {
  spendCard(g.state, side, card)
  g.state.men[id]!.heroic = FIRES
  g.emit({ type: 'hero', rule: '10.45', side, card, man: id }, { reveals: true })
}

/** 6.1 to 6.44: the Fire cards are shown and spent, and the strength is worked out down to the defender's Concealed card. */
function* declareAttack(g: Upfront, side: Side, group: Group, target: Group, act: FireAction): Rules<Attack> {
  const s = g.state
  const { cards } = act
  const firepower = groupFirepower(s, group, target, act)
  const required = requiredFirepower(s, side, cards, group)
  const { strength, modifiers } = fireStrength(s, side, cards, group, target, flameOf(s, firepower, required), act.ambush)
  const range = relativeRange(group, target)
  for (const card of cards) spendCard(s, side, card)
  if (act.ambush !== undefined) spendCard(s, side, act.ambush)
  const fired = { group: group.id, target: target.id, cards: [...cards], range, factors: firepower.factors, required, strength, modifiers }
  g.emit({ type: 'fires', rule: '6.1', side, ...fired }, { reveals: true })
  const concealed = canBeConcealed(s, target)
    ? yield* concealmentWindow(
        g,
        enemyOf(side),
        `Your group ${target.letter} is fired on with strength ${strength}.`,
        'Conceal it?',
        fired,
        (value) => attackOdds(s, target, strength + value, machinePart(s, side, group, target, act, modifiers, strength, value), modifiers),
      )
    : null
  const machine = machinePart(s, side, group, target, act, modifiers, strength, concealed?.value ?? 0)
  return {
    kind: 'fire',
    ...machine,
    side,
    from: group.id,
    target: target.id,
    range,
    cards: fired.cards,
    firers: firepower.firers,
    without: act.without ?? [],
    silenced: [],
    modifiers: concealed ? [...modifiers, { rule: '9.1', label: 'Concealed', value: concealed.value }] : modifiers,
    strength: strength + (concealed?.value ?? 0),
    draws: 0,
    stopped: false,
  }
}

export type GoOn = { readonly type: 'resolve' } | { readonly type: 'callOff' }
const ANSWERS: readonly GoOn[] = [{ type: 'resolve' }, { type: 'callOff' }]
export const attackSchema = variants({ resolve: {}, callOff: {} })

/** 6.5: with the final strength known, the attacker may still leave it. */
function* goesOn(g: Upfront, side: Side, attack: Attack): Rules<boolean> {
  const answer = yield* g.ask(side, resolveQuestion(g.state, attack))
  return answer.type === 'resolve'
}

function resolveQuestion(s: UpfrontState, attack: Attack): UpfrontQuestion<'attack'> {
  const { from, target, strength, modifiers, cards } = attack
  const about: { from: number; target: number; strength: number; modifiers: Attack['modifiers']; cards: readonly Card[] } = {
    from,
    target,
    strength,
    modifiers,
    cards,
  }
  return {
    kind: 'attack',
    title: `The strength is ${strength}. Go through with the attack?`,
    rule: '6.5',
    schema: attackSchema,
    about,
    candidates: () => ANSWERS,
    problems: () => LEGAL,
    preview: ({ type }) => (type === 'resolve' ? attackOdds(s, s.groups[target]!, strength, attack, modifiers) : null),
  }
}
