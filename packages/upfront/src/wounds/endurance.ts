import type { Rules } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { clearLostGroups, loseMan } from '../groups/leave.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Step } from '../sequence/step.ts'
import { heroSaves } from './wound.ts'

/** 33.7: the first draws of a turn. */
export const enduranceSteps: readonly Step[] = [{ key: 'turn.wounds', phase: 'turn', order: 120, run: endure }]

/** 33.7: in its first full turn of each new Deck a side draws for every wounded man: red, and he is lost. A Hero spares him the draw. */
function* endure(g: Upfront): Rules<void> {
  const s = g.state
  const own = s.sides[s.active]
  if (s.deckNumber <= (own.woundsOn ?? 1)) return
  own.woundsOn = s.deckNumber
  for (const man of s.men) {
    if (!man.wounded || man.side !== s.active || man.fate !== '') continue
    if (yield* heroSaves(g, man, 'gets weaker')) continue
    const card = drawNumber(g, 'endurance')
    g.emit({ type: 'endures', rule: '33.7', man: man.id, card: card.id, survives: !card.red })
    if (card.red) loseMan(g, man, 'kia', '33.7')
    if (isDecided(g)) return
  }
  yield* clearLostGroups(g)
}
