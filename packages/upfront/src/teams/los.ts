import type { Terrain } from '../data/cards.ts'
import { terrainOf } from '../groups/stack.ts'
import type { Group, UpfrontState } from '../state.ts'
import { onDivider } from './kept.ts'
import type { TeamState } from './state.ts'
import { gameAt } from './state.ts'

const HIDES_ALL: readonly Terrain[] = ['Hill']
const HIGHER_THAN_BOTH: readonly Terrain[] = ['Woods', 'Buildings']
const HIGHER_THAN_NONE: readonly Terrain[] = ['Brush', 'Walls', 'Marsh']

/** 41.42: whether two groups see each other from one game to the next. 41.56: whoever is on the divider is seen, and sees. */
export function seesAcross(s: TeamState, game: number, group: Group, other: number, target: Group): boolean {
  const [from, to] = [gameAt(s, game), gameAt(s, other)]
  if (onDivider(from, group.id) || onDivider(to, target.id)) return true
  const { terrain } = s.dividers[Math.min(game, other)]!
  const hills = Number(onHill(from, group)) + Number(onHill(to, target))
  if (HIDES_ALL.includes(terrain)) return false
  if (HIGHER_THAN_BOTH.includes(terrain)) return hills === 2
  return HIGHER_THAN_NONE.includes(terrain) ? hills > 0 : true
}

function onHill(s: UpfrontState, group: Group): boolean {
  return terrainOf(s, group) === 'Hill'
}
