import { type Modifier, type Rules, total } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import type { Attack } from '../fire/attack.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { resolveAttack } from '../fire/resolve.ts'
import { canBeConcealed } from '../fire/strength.ts'
import { cover } from '../groups/cover.ts'
import { groupOfMan } from '../groups/groups.ts'
import { CLOSEST } from '../groups/range.ts'
import { endInfiltration } from '../infiltration/status.ts'
import { gunWith } from '../machines/machine.ts'
import { enemyOf, type Group, type Man, type Side, type UpfrontState } from '../state.ts'
import { widened } from '../weapons/widened.ts'

const STRENGTH: Modifier = { rule: '21.3', label: 'demolition charge', value: 8 }
const DUD = 6

/** 21.3: a charge goes off among the enemy, without a Fire card; 21.2: it is used up, and its bearer is an infiltrator no more. */
export function* detonate(g: Upfront, side: Side, man: Man, group: Group, target: Group): Rules<void> {
  const s = g.state
  man.secondary = ''
  // the cards on the defender count, the attacker's terrain never: not even a Hill against a Hill
  const modifiers = [STRENGTH, ...cover(s, target, { from: group, anywhere: true })]
  const strength = total(modifiers)
  g.emit({ type: 'detonates', rule: '21.3', man: man.id, group: target.id, strength, modifiers })
  const concealed = canBeConcealed(s, target)
    ? yield* concealmentWindow(g, enemyOf(side), `A charge of strength ${strength} goes off in your group ${target.letter}.`, 'Conceal it?')
    : null
  const attack: Attack = {
    kind: 'demolition',
    side,
    from: group.id,
    target: target.id,
    range: CLOSEST,
    cards: [],
    firers: [],
    also: friendsInside(s, man, target, strength, concealed?.value ?? 0),
    modifiers: concealed ? [...modifiers, { rule: '9.1', label: 'Concealed', value: concealed.value }] : modifiers,
    strength: strength + (concealed?.value ?? 0),
    draws: 0,
    stopped: false,
    // 34.5
    ...(gunWith(s, target)?.shown ? { notForGun: concealed?.value ?? 0 } : {}),
  }
  yield* resolveAttack(g, attack)
  for (const tell of s.setting.hooks.attackOver) tell(g, attack)
  endInfiltration(g, man, '21.2')
}

/** 21.3: his comrades who are in there too, each with the terrain of his own group; 9.1: what conceals the defenders lowers the whole attack, or is theirs alone. */
function friendsInside(
  s: UpfrontState,
  bearer: Man,
  target: Group,
  strength: number,
  concealed: number,
): { man: number; modifier: Modifier }[] {
  const spared = s.setting.options.chargeConcealed === 'target' ? concealed : 0
  const men: { man: number; modifier: Modifier }[] = []
  for (const man of s.men) {
    const group = man !== bearer && man.infiltrates === target.id && man.fate === '' ? groupOfMan(s, man.id) : undefined
    if (!group) continue
    const own = STRENGTH.value + total(cover(s, group, { from: null })) + outOfHisHole(s, group, man)
    men.push({ man: man.id, modifier: { rule: '21.3', label: 'in his own terrain', value: own - strength - spared } })
  }
  return men
}

/** 36.2: among the enemy he has nothing of what his group has dug. */
function outOfHisHole(s: UpfrontState, group: Group, man: Man): number {
  let more = 0
  for (const add of s.setting.hooks.exposed) more += add(s, group, man)?.value ?? 0
  return more
}

/** 21.4, 52.3: only a red 6 as the first RNC is a dud; it is worthless then, and the others are spared. */
export function dud(g: Upfront, attack: Attack, { red, rn }: ActionCard): undefined {
  if (attack.kind !== 'demolition' || attack.draws !== 1 || !red || rn < DUD - widened(g.state)) return
  attack.stopped = true
  g.emit({ type: 'dud', rule: '21.4', group: attack.from, target: attack.target })
}
