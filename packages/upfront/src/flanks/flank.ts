import { LEGAL, type Modifier, type Problem, type RuleRef, refuse } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { areAdjacent, groupInPlay, opposite } from '../groups/groups.ts'
import { hasPassed } from '../groups/range.ts'
import { movesOnTop, needsSecondMove, terrainOf } from '../groups/stack.ts'
import type { MovementPlay, TerrainPlay } from '../hooks.ts'
import type { MoveClaim } from '../movement/claim.ts'
import type { MoveAction } from '../movement/move.ts'
import type { Flank, Group, Letter, Man, UpfrontState } from '../state.ts'
import { isOrdnance } from '../weapons/secondary.ts'
import { isEncircled } from './encirclement.ts'

/** 17.1: whether a group flanks another. */
export function isFlanking(s: UpfrontState, by: Group, of: Group): boolean {
  for (const flank of s.flanks) if (flank.by === by.id && flank.of === of.id) return true
  return false
}

/** 17.1: a Flank card played sideways flanks one enemy group whose letter is next to the flanker's. */
export const flankClaim: MoveClaim = {
  candidates(s, group, move, out) {
    if (move.mode !== 'sideways' || !isFlankCard(s, group, move) || isFirstOnMarsh(s, group)) return
    for (const target of s.groups) if (cantFlank(s, group, target) === undefined) out.push({ ...move, flank: target.id })
  },
  problems(s, group, move) {
    if (move.flank === undefined) return LEGAL
    if (move.mode !== 'sideways' || !isFlankCard(s, group, move)) return refuse('17.1', 'Only a Flank card that is played sideways flanks.')
    if (isFirstOnMarsh(s, group)) return refuse('8.42', 'The first Movement card on a Marsh never flanks, and none on a Minefield.')
    const target = groupInPlay(s, move.flank)
    if (!target) return refuse('17.1', 'There is no such group.')
    const problem = cantFlank(s, group, target)
    return problem ? [problem] : LEGAL
  },
  placed(g, group, { card }, { flank }) {
    if (flank !== undefined) addFlank(g, { by: group.id, of: flank, card })
  },
}

function isFlankCard(s: UpfrontState, group: Group, { card }: MoveAction): boolean {
  return functionOf(s, group.side, card, 'Movement')?.kind === 'Flank'
}

/** 8.42: a card that only prepares to leave a Marsh; 24.4: and every one on a Minefield. */
export function isFirstOnMarsh(s: UpfrontState, group: Group): boolean {
  return (movesOnTop(group) === 0 && needsSecondMove(s, group)) || terrainOf(s, group) === 'Minefield'
}

/** 17.2, 17.6: what keeps a group from flanking another with a card. */
export function cantFlank(s: UpfrontState, group: Group, target: Group): Problem | undefined {
  if (target.gone || target.side === group.side || !areAdjacent(group, target))
    return { rule: '17.2', message: 'Only an enemy group with a letter next to its own can be flanked.' }
  if (!opposite(s, target)) return { rule: '17.2', message: `Nobody of yours stands opposite the enemy’s group ${target.letter}.` }
  if (isFlanking(s, target, group)) return { rule: '17.2', message: `The enemy’s group ${target.letter} flanks this group itself.` }
  for (const { of, front, behind } of s.encirclements)
    if ((front === group.id || behind === group.id) && of !== target.id)
      return { rule: '17.6', message: 'This group takes part in encircling another enemy group.' }
  return undefined
}

/** 17.3: a group that advances from RR 5 to RR 4 past a neighbour flanks it if that has an enemy in front of it, and the other way round. */
export const naturalFlanking: MoveClaim = {
  candidates: () => {},
  problems: () => LEGAL,
  placed(g, group, _placed, { mode }) {
    if (mode !== 'advance') return
    const s = g.state
    for (const other of s.groups) {
      if (other.gone || other.side === group.side || !areAdjacent(group, other) || !hasJustPassed(group, other)) continue
      if (opposite(s, other)) addFlank(g, { by: group.id, of: other.id, card: 0 })
      if (opposite(s, group)) addFlank(g, { by: other.id, of: group.id, card: 0 })
    }
  },
}

/** The step forward that took a group from RR 5 to RR 4 beyond. */
function hasJustPassed(group: Group, other: Group): boolean {
  return hasPassed(group, other) && !hasPassed({ ...group, range: group.range - 1 }, other)
}

export function addFlank(g: Upfront, flank: Flank): void {
  const { flanks } = g.state
  if (flanks.some(({ by, of }) => by === flank.by && of === flank.of)) return
  flanks.push(flank)
  g.emit({ type: 'flanks', rule: flank.card > 0 ? '17.1' : '17.3', ...flank })
}

/** 17.4, 17.612: the firepower of a flanking group, and of anybody against an encircled one, is doubled. Ordnance gains nothing by it. */
export function flankingDoubles(s: UpfrontState, man: Man, group: Group, target: Group): Modifier | undefined {
  if (s.flanks.length === 0 && s.encirclements.length === 0) return undefined
  const encircled = isEncircled(s, target)
  if (!encircled && !isFlanking(s, group, target)) return undefined
  // 23.8: nothing of that counts against a Pillbox
  if (isOrdnance(s, man) || terrainOf(s, target) === 'Pillbox') return undefined
  return encircled ? { rule: '17.612', label: 'encircled', value: 2 } : { rule: '17.4', label: 'flanking fire', value: 2 }
}

/** 17.41, 17.43: another Movement card on the flanker, or one that the flanked group plays in whatever way. */
export function movementEndsFlanks(g: Upfront, group: Group, { placed, why }: MovementPlay): void {
  // 17.4: an attempt to get a bogged AFV free is no movement
  if (why === 'unbog') return
  if (placed) loseFlanks(g, '17.41', ({ by }) => by === group.id)
  // 45.4: a card that declares a Banzai shakes nobody off
  if (why !== 'banzai') loseFlanks(g, '17.43', ({ of }) => of === group.id)
}

/** 17.41: Wire on the flanker. */
export function wireEndsFlanks(g: Upfront, group: Group): void {
  loseFlanks(g, '17.41', ({ by }) => by === group.id)
}

/** 17.42: Terrain on the flanked group, rejected or not. 7.32: who rejects Terrain has not made the move that gave him the flank. */
export function terrainEndsFlanks(g: Upfront, group: Group, { turned }: TerrainPlay): void {
  loseFlanks(g, '17.42', ({ of }) => of === group.id)
  if (turned === undefined) return
  const undone = ({ by, of, card }: Flank) => by === group.id && (card === 0 ? !hasPassed(group, g.state.groups[of]!) : card === turned)
  loseFlanks(g, '7.32', undone)
}

/** 17.44: either group is gone, or the one directly opposite the flanked group. */
export function lossEndsFlanks(g: Upfront, group: Group): undefined {
  loseFlanks(g, '17.44', ({ by, of }) => by === group.id || of === group.id || faced(g.state, group, group.letter, of))
}

/** 17.44: the flanker has another letter, or the group that stood directly opposite the flanked one has. */
export function letterEndsFlanks(g: Upfront, group: Group, from: Letter): void {
  loseFlanks(g, '17.44', ({ by, of }) => by === group.id || faced(g.state, group, from, of))
}

/** Whether a group with this letter stood in front of another. */
function faced(s: UpfrontState, group: Group, letter: Letter, id: number): boolean {
  const other = s.groups[id]!
  return other.side !== group.side && other.letter === letter
}

function loseFlanks(g: Upfront, rule: RuleRef, lost: (flank: Flank) => boolean): void {
  const s = g.state
  if (s.flanks.length === 0) return
  const gone = s.flanks.filter(lost)
  if (gone.length === 0) return
  s.flanks = s.flanks.filter((flank) => !lost(flank))
  for (const { by, of } of gone) g.emit({ type: 'flankLost', rule, by, of })
}
