import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { isEncircled } from '../flanks/encirclement.ts'
import { groupAt } from '../groups/groups.ts'
import { lastTerrainIndex, needsSecondMove } from '../groups/stack.ts'
import type { Doing, MovementPlay, TerrainPlay } from '../hooks.ts'
import { isInfiltrated } from '../infiltration/status.ts'
import type { MoveClaim } from '../movement/claim.ts'
import { cantMove, type MoveAction } from '../movement/move.ts'
import { cantEnter } from '../movement/terrain.ts'
import type { Step } from '../sequence/step.ts'
import type { Group, Letter, LetterMove, MoveMode, Side, UpfrontState } from '../state.ts'
import { isFreeLetter, isOpenLetter, neighbours } from './letters.ts'

export const groupTransferSteps: readonly Step[] = [
  { key: 'turn.letters', phase: 'turn', order: 110, run: noteLetters },
  { key: 'turn.exchanges', phase: 'turn', order: 605, run: endExchanges },
]

/** 17.7: the Lateral Group Transfer: a group announces the letter next to its own with a Movement card played sideways. */
export const letterClaim: MoveClaim = {
  candidates(s, group, move, out) {
    if (move.mode !== 'sideways') return
    for (const letter of neighbours(group.letter)) if (cantTakeLetter(s, group, letter, move) === undefined) out.push({ ...move, letter })
  },
  problems(s, group, move) {
    if (move.letter === undefined) return LEGAL
    if (move.mode !== 'sideways') return refuse('17.7', 'A group changes its letter with a Movement card played sideways.')
    const problem = cantTakeLetter(s, group, move.letter, move)
    return problem ? [problem] : LEGAL
  },
  placed(g, group, _placed, { letter }) {
    if (letter === undefined) return
    const s = g.state
    const exchange = groupAt(s, group.side, letter)?.id ?? -1
    s.letterMoves.push({ group: group.id, letter, exchange, arrived: 0 })
    g.emit({ type: 'letterAnnounced', rule: '17.7', group: group.id, letter, exchange })
    // in a Marsh one Movement card is enough, and no Terrain can come on it
    if (exchange < 0 && needsSecondMove(s, group)) complete(g, letterMoveOf(s, group)!)
  },
}

function letterMoveOf(s: UpfrontState, group: Group): LetterMove | undefined {
  for (const move of s.letterMoves) if (move.group === group.id) return move
  return undefined
}

/** 17.7, 17.611: what keeps a group from announcing a letter. */
function cantTakeLetter(s: UpfrontState, group: Group, letter: Letter, move: MoveAction): Problem | undefined {
  if (!neighbours(group.letter).includes(letter)) return problem('A group can change only to a letter next to its own.')
  if (!isOpenLetter(s, letter)) return problem('Beyond A and D there is nothing but for reinforcements.')
  if (isEncircled(s, group)) return { rule: '17.611', message: `Group ${group.letter} is encircled.` }
  if (letterMoveOf(s, group)) return problem(`Group ${group.letter} has announced a letter already.`)
  for (const id of group.men) if (s.men[id]!.infiltrates >= 0) return problem('A man of the group has infiltrated the enemy.')
  if (isInfiltrated(s, group)) return problem('The enemy has infiltrated the group.')
  if (isFreeLetter(s, group.side, letter)) return undefined
  return cantExchange(s, group, letter, move)
}

/** 17.7: two neighbours that can both move change letters with sideways cards in the same turn. */
function cantExchange(s: UpfrontState, group: Group, letter: Letter, move: MoveAction): Problem | undefined {
  const other = groupAt(s, group.side, letter)
  if (!other) return problem(`Letter ${letter} was not free when your turn began.`)
  const announced = letterMoveOf(s, other)
  if (announced)
    return announced.exchange === group.id && isThisTurn(s, other) ? cantLeave(s, group) : problem(`Group ${letter} moves elsewhere.`)
  if (other.acted || cantMove(s, other).length > 0 || isEncircled(s, other) || !hasAnotherMove(s, group.side, move))
    return problem(`Group ${letter} stands there, and can’t change places with this one now.`)
  return cantLeave(s, group) ?? cantLeave(s, other)
}

/** 8.42: out of a Marsh nobody gets with one card. */
function cantLeave(s: UpfrontState, group: Group): Problem | undefined {
  return needsSecondMove(s, group) ? problem(`Group ${group.letter} can’t leave its Marsh with one card.`) : undefined
}

function isThisTurn(s: UpfrontState, group: Group): boolean {
  return group.stack.some(({ as, turn }) => as === 'movement' && turn === s.turn)
}

function hasAnotherMove(s: UpfrontState, side: Side, { card }: MoveAction): boolean {
  for (const other of s.sides[side].hand) if (other !== card && functionOf(s, side, other, 'Movement')) return true
  return false
}

function problem(message: string): Problem {
  return { rule: '17.7', message }
}

/** 17.7: the letter changes when the group has come into terrain; it stays when that is rejected. */
export function terrainSettlesLetter(g: Upfront, group: Group, { how }: TerrainPlay): void {
  const s = g.state
  const move = s.letterMoves.length > 0 ? letterMoveOf(s, group) : undefined
  if (!move || how === 'offered') return
  if (how === 'rejected') cancel(g, move)
  else if (move.exchange < 0) complete(g, move)
  else arrive(g, move)
}

/** 17.7: two that exchange have their new letters when both have come into terrain, in the same turn. */
function arrive(g: Upfront, move: LetterMove): void {
  const s = g.state
  move.arrived = s.turn
  const other = letterMoveOf(s, s.groups[move.exchange]!)
  if (!other || other.arrived !== s.turn) return
  const [first, second] = [s.groups[move.group]!, s.groups[other.group]!]
  s.letterMoves = s.letterMoves.filter((each) => each !== move && each !== other)
  const [firstWas, secondWas] = [first.letter, second.letter]
  first.letter = move.letter
  second.letter = other.letter
  tellChanged(g, first, firstWas)
  tellChanged(g, second, secondWas)
}

function complete(g: Upfront, move: LetterMove): void {
  const s = g.state
  const group = s.groups[move.group]!
  if (groupAt(s, group.side, move.letter)) {
    cancel(g, move)
    return
  }
  s.letterMoves = s.letterMoves.filter((each) => each !== move)
  const from = group.letter
  group.letter = move.letter
  tellChanged(g, group, from)
}

function tellChanged(g: Upfront, group: Group, from: Letter): void {
  g.emit({ type: 'letterChanged', rule: '17.7', group: group.id, from, letter: group.letter })
  for (const tell of g.state.setting.hooks.letterChanged) tell(g, group, from)
}

/** 17.7: an exchange that one of the two can't make is off for both. */
function cancel(g: Upfront, move: LetterMove): void {
  const s = g.state
  const gone = s.letterMoves.filter((each) => each === move || (move.exchange >= 0 && each.group === move.exchange))
  s.letterMoves = s.letterMoves.filter((each) => !gone.includes(each))
  for (const { group, letter } of gone) g.emit({ type: 'letterMoveCancelled', rule: '17.7', group, letter })
}

/** 17.7: a ford that fails ends the exchange. */
export function failedFordEndsExchange(g: Upfront, group: Group, { placed, why }: MovementPlay): void {
  if (placed || why !== 'ford') return
  for (const move of g.state.letterMoves.slice()) if (move.exchange === group.id || move.group === group.id) cancel(g, move)
}

/** 17.611: an encircled group stays where it is. */
export function encirclementEndsLetterMove(g: Upfront, group: Group): void {
  const move = letterMoveOf(g.state, group)
  if (move) cancel(g, move)
}

/** 20.56: nor does a group change its letter with the enemy inside it, or with men of its own inside the enemy's. */
export function infiltrationEndsLetterMove(g: Upfront, from: Group, into: Group): void {
  if (g.state.letterMoves.length === 0) return
  for (const group of [from, into]) {
    const move = letterMoveOf(g.state, group)
    if (move) cancel(g, move)
  }
}

/** 17.7: when one of two that exchange is eliminated, the other may still take its letter. */
export function lossFreesLetter(g: Upfront, group: Group): undefined {
  const s = g.state
  s.letterMoves = s.letterMoves.filter((move) => move.group !== group.id)
  for (const move of s.letterMoves) if (move.exchange === group.id) move.exchange = -1
}

/** 17.7: once it has announced its letter, a group neither advances nor retreats. */
export function announcedKeepsRange(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode === 'sideways' || s.letterMoves.length === 0 || !letterMoveOf(s, group)) return undefined
  return problem(`Group ${group.letter} is changing its letter: it can’t advance or retreat before it is in terrain.`)
}

/** 17.7: the enemy has put one of two that exchange into terrain: the other comes into terrain now, and does nothing else. */
export function mustArrive(s: UpfrontState, side: Side): Problem | undefined {
  if (s.letterMoves.length === 0 || s.sides[side].hand.length === 0) return undefined
  for (const group of s.groups)
    if (group.side === side && !group.acted && isAwaited(s, group) && cantEnter(s, group, 'OpenGround').length === 0)
      return problem(`Group ${group.letter} must come into terrain now: the group with which it changes places has.`)
  return undefined
}

export function awaitedDoesNothingElse(s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  if (s.letterMoves.length === 0 || doing === 'terrain' || !isAwaited(s, group)) return undefined
  return problem(`Group ${group.letter} must come into terrain in this turn, and do nothing else.`)
}

function isAwaited(s: UpfrontState, group: Group): boolean {
  const move = letterMoveOf(s, group)
  if (!move || move.exchange < 0 || move.arrived > 0) return false
  const other = s.groups[move.exchange]!
  // what the player himself laid obliges him to nothing
  return letterMoveOf(s, other)?.arrived === s.turn && other.stack[lastTerrainIndex(other)]?.by !== other.side
}

function noteLetters(g: Upfront): undefined {
  const s = g.state
  s.lettersAtStart = ''
  for (const group of s.groups) if (group.side === s.active && !group.gone) s.lettersAtStart += group.letter
}

/** 17.7: an exchange that the other group has not joined in the same turn, or that only one of the two has completed, is off. */
function endExchanges(g: Upfront): undefined {
  const s = g.state
  for (const move of s.letterMoves.slice()) {
    if (move.exchange < 0 || !s.letterMoves.includes(move) || s.groups[move.group]!.side !== s.active) continue
    const other = letterMoveOf(s, s.groups[move.exchange]!)
    if (!other || other.exchange !== move.group || move.arrived > 0) cancel(g, move)
  }
}
