import { type Problem, type Rules, total } from '@firegroup/kernel'
import { minesAgainstAfv } from '../armour/mines.ts'
import { takeFromHand } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import type { TerrainFunction } from '../data/cards.ts'
import { minesStir as stir } from '../data/comparisons.ts'
import { drawNumber, drawPosition } from '../draw/draw.ts'
import { attackedMen } from '../fire/resolve.ts'
import { applyResult } from '../fire/result.ts'
import { discardBeneath, place } from '../groups/place.ts'
import { countOnTop, lastTerrain, lastTerrainIndex, movesOnTop, terrainFunction, terrainOf } from '../groups/stack.ts'
import { afvOf, gunOf } from '../machines/machine.ts'
import { strikeGun } from '../machines/strike.ts'
import { heroWindow } from '../men/hero-window.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Card, Group, Man, MoveMode, Placed, Side, UpfrontState } from '../state.ts'

/** 24.2: whether a group is in a Minefield. */
export function isMined(s: UpfrontState, group: Group): boolean {
  return terrainOf(s, group) === 'Minefield'
}

/** 24.4: every Movement card on a Minefield is played sideways, until two lie on it. */
export function sidewaysOnMines(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode === 'sideways' || !isMined(s, group)) return undefined
  return { rule: '24.4', message: 'On a Minefield Movement cards are played sideways.' }
}

/** 24.3: it is laid and attacks one man at once; whatever the group has crossed is behind it. */
export function* layMinefield(g: Upfront, side: Side, group: Group, card: Card): Rules<void> {
  const s = g.state
  takeFromHand(s, side, card)
  const placed = place(s, group, card, 'terrain', side)
  discardBeneath(s, group, placed)
  g.emit({ type: 'minesLaid', rule: '24.3', side, group: group.id, card }, { reveals: true })
  for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card, by: side, how: 'accepted' })
  yield* attackOne(g, group)
}

/** 37.6: a booby trap attacks one man of a moving group and is gone; it is never terrain. */
export function* boobyTrap(g: Upfront, side: Side, group: Group, card: Card): Rules<void> {
  const s = g.state
  takeFromHand(s, side, card)
  g.emit({ type: 'minesLaid', rule: '37.6', side, group: group.id, card }, { reveals: true })
  const [mines] = s.setting.cards[card]!.functions.flatMap((printed) => (printed.type === 'Terrain' ? [printed] : []))
  s.resolving++
  const men = attackedMen(s, group)
  const { position } = drawPosition(g, men.length, 'mines')
  yield* attackBy(g, group, s.men[men[position - 1]!.man]!, mines!, false)
  s.resolving--
  s.removed.push(card)
  g.emit({ type: 'removed', rule: '16.1', card, left: 0 }, { reveals: true })
}

/** 52.11: who has accepted a Minefield in the desert draws: a 0 or red, and it is a fake and Open Ground; else it attacks as any other. */
export function* tryMines(g: Upfront, group: Group, accepted: Placed): Rules<void> {
  const { red, rn } = drawNumber(g, 'mines')
  const found = !red && rn > 0
  g.emit({ type: 'desert:mines', rule: '52.11', group: group.id, facts: { found } })
  if (found) return yield* attackOne(g, group)
  const at = group.stack.indexOf(accepted)
  group.stack[at] = { ...accepted, as: 'open' }
}

/** 24.4: a Movement card on a Minefield, for whatever purpose: a red number not below its second one, and another man is attacked. */
export function minesStir(g: Upfront, group: Group): Rules<void> | undefined {
  const mines = minefieldUnder(g.state, group)
  return mines ? stirUp(g, group, mines) : undefined
}

function* stirUp(g: Upfront, group: Group, { moveNumber = 0 }: TerrainFunction): Rules<void> {
  const card = drawNumber(g, 'mines')
  const attacks = card.red && stir(card.rn, moveNumber)
  g.emit({ type: 'minesStir', rule: '24.4', group: group.id, card: card.id, attacks })
  if (attacks) yield* attackOne(g, group)
}

/** The Minefield on which a group is, or which a second Movement card has just taken it out of. */
export function minefieldUnder(s: UpfrontState, group: Group): TerrainFunction | undefined {
  if (lastTerrain(s, group) !== 'Minefield' || movesOnTop(group) > 2) return undefined
  return terrainFunction(s, group.stack[lastTerrainIndex(group)]!)
}

/** 24.31: an RPC for the man, and an RNC whose colour does not count. */
function* attackOne(g: Upfront, group: Group): Rules<void> {
  const s = g.state
  const mines = terrainFunction(s, group.stack[lastTerrainIndex(group)]!)!
  s.resolving++
  const men = attackedMen(s, group)
  if (men.length > 0) {
    const { position } = drawPosition(g, men.length, 'mines')
    yield* attackBy(g, group, s.men[men[position - 1]!.man]!, mines, false)
  }
  s.resolving--
}

/** 24.4: whoever leaves a Minefield by Terrain on a single Movement card: every man, each with his own signed RNC. */
export function* mineEveryone(g: Upfront, group: Group, mines: TerrainFunction): Rules<void> {
  const s = g.state
  s.resolving++
  for (const id of group.men.slice()) {
    if (isDecided(g)) break
    yield* attackBy(g, group, s.men[id]!, mines, true)
  }
  s.resolving--
}

/** 24.31, 24.32: Wire alone modifies it; 24.33: an AFV has its armour, 34.4: a gun its unboxed set. */
export function* attackBy(g: Upfront, group: Group, man: Man, mines: TerrainFunction, signed: boolean): Rules<void> {
  if (afvOf(g.state, man)) return minesAgainstAfv(g, man, group)
  if (man.pinned) yield* heroWindow(g, man, 'is among the mines')
  const wire = countOnTop(group, 'wire')
  const strength = total([
    { rule: '24.31', label: 'Minefield', value: mines.strength ?? 0 },
    { rule: '24.32', label: 'Wire', value: wire },
  ])
  const card = drawNumber(g, 'mines')
  const number = strength + (signed ? card.signed : card.rn)
  const told = { man: man.id, group: group.id, card: card.id, strength, number }
  g.emit({ type: 'mined', rule: signed ? '24.4' : '24.31', ...told })
  if (gunOf(g.state, man)) {
    strikeGun(g, man, number, {}, card)
    return
  }
  const result = yield* applyResult(g, man, group, number, card)
  if (result === 'pinned') yield* heroWindow(g, man, 'has just been pinned')
}
