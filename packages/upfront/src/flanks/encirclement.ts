import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { breaksEncirclement, isInFront } from '../data/comparisons.ts'
import { areAdjacent, groupInPlay, opposite } from '../groups/groups.ts'
import { hasPassed, relativeRange } from '../groups/range.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { MoveClaim } from '../movement/claim.ts'
import type { Encirclement, Group, Man, UpfrontState } from '../state.ts'

/** 17.6: the range at which a group encircles another from behind. */
const ENCIRCLING_RANGE = 4

/** 17.6: whether a group is encircled. */
export function isEncircled(s: UpfrontState, group: Group): boolean {
  for (const { of } of s.encirclements) if (of === group.id) return true
  return false
}

/** 17.6: any Movement card played sideways at RR 4 behind a neighbour encircles it between this group and the one in front of it. */
export const encircleClaim: MoveClaim = {
  candidates(s, group, move, out) {
    if (move.mode !== 'sideways') return
    for (const target of s.groups) if (cantEncircle(s, group, target) === undefined) out.push({ ...move, encircle: target.id })
  },
  problems(s, group, move) {
    if (move.encircle === undefined) return LEGAL
    if (move.mode !== 'sideways') return refuse('17.6', 'To encircle, the Movement card is played sideways.')
    if (move.letter !== undefined) return refuse('17.6', 'One card can’t both encircle and change the letter.')
    if (move.flank !== undefined && move.flank !== move.encircle)
      return refuse('17.6', 'A group can’t flank one enemy and encircle another.')
    const target = groupInPlay(s, move.encircle)
    if (!target) return refuse('17.6', 'There is no such group.')
    const problem = cantEncircle(s, group, target)
    return problem ? [problem] : LEGAL
  },
  placed(g, group, _placed, { encircle }) {
    if (encircle === undefined) return
    const s = g.state
    const front = opposite(s, s.groups[encircle]!)!
    s.encirclements.push({ of: encircle, front: front.id, behind: group.id })
    g.emit({ type: 'encircled', rule: '17.6', group: encircle, front: front.id, behind: group.id })
    for (const tell of s.setting.hooks.encircled) tell(g, s.groups[encircle]!)
  },
}

/** 17.6: what keeps a group from encircling another. */
function cantEncircle(s: UpfrontState, group: Group, target: Group): Problem | undefined {
  if (target.gone || target.side === group.side || !areAdjacent(group, target) || !hasPassed(group, target))
    return problem('Only a neighbouring enemy group that this one has passed can be encircled.')
  if (relativeRange(group, target) !== ENCIRCLING_RANGE) return problem('Encirclement begins at relative range 4, behind the enemy.')
  if (vehicleOf(s, target)) return problem('A vehicle can’t be encircled.')
  const front = opposite(s, target)
  if (!front || hasPassed(front, target)) return problem(`Nobody of yours stands in front of the enemy’s group ${target.letter}.`)
  if (breaksEncirclement(relativeRange(front, target)))
    return problem(`Your group ${front.letter} is too far from it: relative range 2 or closer is needed.`)
  for (const { of, front: first, behind } of s.encirclements) {
    if (of === target.id && behind === group.id) return problem(`This group encircles the enemy’s group ${target.letter} already.`)
    const takesPart = first === group.id || behind === group.id || first === front.id || behind === front.id
    if (of !== target.id && takesPart) return problem('A group can take part in encircling only one enemy group at a time.')
  }
  for (const { by, of, card } of s.flanks)
    if (by === front.id && card > 0 && of !== target.id) return problem(`Your group ${front.letter} flanks another enemy group.`)
  return undefined
}

function problem(message: string): Problem {
  return { rule: '17.6', message }
}

/** 17.613: the Panic of pinned men is one lower; the number for rout is not. */
export function encirclementPanic(s: UpfrontState, man: Man, group: Group): Modifier | undefined {
  if (!man.pinned || s.encirclements.length === 0 || !isEncircled(s, group)) return undefined
  return { rule: '17.613', label: 'encircled', value: -1 }
}

/** 17.62: an encirclement ends at RR 1 or farther, and when nobody is behind any more. Asked whenever a range or a letter has changed. */
export function rangeBreaksEncirclement(g: Upfront): undefined {
  const s = g.state
  if (s.encirclements.length === 0) return
  endEncirclements(g, ({ of, front, behind }) => {
    const target = s.groups[of]!
    const [first, second] = [s.groups[front]!, s.groups[behind]!]
    if (breaksEncirclement(relativeRange(first, target)) || breaksEncirclement(relativeRange(second, target)))
      return 'one of the two is at relative range 1 or farther'
    return isInFront(first.range + target.range) && isInFront(second.range + target.range) ? 'both stand in front of it' : ''
  })
}

/** 17.62: either of them is eliminated, or it is itself. */
export function lossBreaksEncirclement(g: Upfront, group: Group): undefined {
  endEncirclements(g, ({ of, front, behind }) =>
    group.id === front || group.id === behind || group.id === of ? 'a group of it is gone' : '',
  )
}

/** 17.62: either of them changes its letter. */
export function letterBreaksEncirclement(g: Upfront, group: Group): void {
  endEncirclements(g, ({ front, behind }) => (group.id === front || group.id === behind ? 'one of the two changes its letter' : ''))
  rangeBreaksEncirclement(g)
}

/** 17.62: a man of the encircled group infiltrates either of them. */
export function infiltrationBreaksEncirclement(g: Upfront, from: Group, into: Group): void {
  endEncirclements(g, ({ of, front, behind }) =>
    from.id === of && (into.id === front || into.id === behind) ? 'it has infiltrated one of the two' : '',
  )
}

function endEncirclements(g: Upfront, why: (encirclement: Encirclement) => string): void {
  const s = g.state
  for (const encirclement of s.encirclements.slice()) {
    const reason = why(encirclement)
    if (reason === '') continue
    s.encirclements = s.encirclements.filter((other) => other !== encirclement)
    g.emit({ type: 'encirclementBroken', rule: '17.62', group: encirclement.of, why: reason })
  }
}
