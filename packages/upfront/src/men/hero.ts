import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { heroHelpsMachine } from '../armour/hero.ts'
import { holds, mightHold } from '../cards/might-hold.ts'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import { groupInPlay } from '../groups/groups.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { isHurt } from '../wounds/hurt.ts'
import { heroCardProblems } from './hero-question.ts'
import { rallyByHero } from './hero-window.ts'

/** 10.4: a Hero on a pinned man in his own turn. For firepower alone it is declared with the fire (10.45). */
export interface HeroAction {
  readonly type: 'hero'
  readonly group: number
  readonly man: number
  readonly card: Card
}

/** 10.4, X-10: playing a Hero is no action. */
export const hero = actOf<HeroAction>({
  type: 'hero',
  rule: '10.4',
  chapter: 10,
  free: true,
  fields: { group: integer(0), man: integer(0), card: integer(1) },
  candidates: suggestHero,
  might: (s, side, group) => !group.surrendered && group.men.some((man) => needsHero(s, man)) && mightHold(s, side, 'Hero'),
  problems: heroProblems,
  perform(g, side, { man: id, card }) {
    const man = g.state.men[id]!
    if (man.pinned || heroHelpsMachine(g.state, man)) rallyByHero(g, man, card)
    else {
      spendCard(g.state, side, card)
      man.unhurtOn = g.state.turn
      g.emit({ type: 'forgetsWound', rule: '33.9', man: id, card }, { reveals: true })
    }
    return undefined
  },
  describe: (s, { man }) =>
    `${s.setting.roster[man]!.name} becomes a hero and ${s.men[man]!.pinned ? 'is in good order again' : 'forgets his wound for this turn'}.`,
})

/** 10.4, 33.9: whom a Hero does something for, without his group firing. */
function needsHero(s: UpfrontState, id: number): boolean {
  const man = s.men[id]!
  return man.pinned || isHurt(s, man) || heroHelpsMachine(s, man)
}

/** Every Hero on every pinned or wounded man. */
function suggestHero(s: UpfrontState, side: Side, group: Group, out: HeroAction[]): void {
  if (!holds(s, side, 'Hero') || group.surrendered) return
  for (const man of group.men) {
    if (!needsHero(s, man)) continue
    for (const card of s.sides[side].hand) if (functionOf(s, side, card, 'Hero')) out.push({ type: 'hero', group: group.id, man, card })
  }
}

function heroProblems(s: UpfrontState, side: Side, { group: id, man, card }: HeroAction): readonly Problem[] {
  const group = groupInPlay(s, id)
  if (!group || group.side !== side || !group.men.includes(man)) return refuse('10.4', 'That is no man of yours in that group.')
  const wrong = heroCardProblems(s, side, card)
  if (wrong.length > 0) return wrong
  if (group.surrendered) return refuse('50.41', 'The group has surrendered: nobody in it can become a hero.')
  return needsHero(s, man) ? LEGAL : refuse('10.45', 'A Hero must do something: the man is not pinned, and his group is not firing.')
}
