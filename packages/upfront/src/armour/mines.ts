import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { afvOf } from '../machines/machine.ts'
import type { Group, Man } from '../state.ts'
import { immobilize } from './damage.ts'

/** 24.33: what mines have against armour. */
const STRENGTH = 1

/** 24.33: a boxed 1 and a signed RNC against the number that immobilizes its flank. */
export function minesAgainstAfv(g: Upfront, man: Man, group: Group): void {
  const card = drawNumber(g, 'mines')
  const number = STRENGTH + card.signed
  g.emit({ type: 'mined', rule: '24.33', man: man.id, group: group.id, card: card.id, strength: STRENGTH, number })
  if (number >= afvOf(g.state, man)!.flank.i) immobilize(g, man, '24.33')
}
