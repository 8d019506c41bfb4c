import { integer, LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { clearsMines } from '../data/comparisons.ts'
import { drawNumber } from '../draw/draw.ts'
import { lastTerrainIndex, terrainFunction } from '../groups/stack.ts'
import type { Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { attackBy, isMined } from './minefield.ts'

/** 24.5: a man tries to clear a way. */
export interface ClearMinesAction {
  readonly type: 'clearMines'
  readonly group: number
  readonly man: number
}

/** 24.5: any unpinned man, as the action of his group. */
export const clearMines = actOf<ClearMinesAction>({
  type: 'clearMines',
  rule: '24.5',
  chapter: 24,
  fields: { group: integer(0), man: integer(0) },
  candidates(s, side, group, out) {
    if (!isMined(s, group)) return
    for (const man of group.men) {
      const act: ClearMinesAction = { type: 'clearMines', group: group.id, man }
      if (clearProblems(s, side, act).length === 0) out.push(act)
    }
  },
  problems: clearProblems,
  perform: performClear,
  describe: (s, { man }) => `${s.setting.roster[man]!.name} looks for a way through the mines.`,
})

function clearProblems(s: UpfrontState, _side: Side, { group: id, man }: ClearMinesAction): readonly Problem[] {
  const group = s.groups[id]!
  if (!isMined(s, group)) return refuse('24.5', `Group ${group.letter} is in no Minefield.`)
  if (!group.men.includes(man) || s.men[man]!.pinned) return refuse('24.5', 'It takes an unpinned man of the group.')
  if (s.setting.roster[man]!.machine) return refuse('24.5', 'It takes a man on foot.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** The red numbers that set a mine off. */
const SETS_OFF = 5

/** 24.5, 24.6: a black number not below its strength, and it is Open Ground; the card leaves the game. */
function* performClear(g: Upfront, _side: Side, { group: id, man }: ClearMinesAction): Rules<void> {
  const s = g.state
  const group = s.groups[id]!
  spendAction(g, group)
  const at = lastTerrainIndex(group)
  const placed = group.stack[at]!
  const mines = terrainFunction(s, placed)!
  const card = drawNumber(g, 'clearing mines')
  const cleared = !card.red && clearsMines(card.rn, mines.strength ?? 0)
  const result = cleared ? 'cleared' : card.red && card.rn >= SETS_OFF ? 'attacked' : 'nothing'
  g.emit({ type: 'clearsMines', rule: '24.5', group: id, man, card: card.id, result })
  if (result === 'attacked') yield* attackBy(g, group, s.men[man]!, mines, false)
  if (!cleared) return
  group.stack.splice(at, 1)
  s.removed.push(placed.card)
}
