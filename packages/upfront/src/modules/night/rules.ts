import { LEGAL, type Modifier, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import { retreatTooFar } from '../../data/comparisons.ts'
import type { Attack } from '../../fire/attack.ts'
import { outOfReach } from '../../fire/strength.ts'
import { areAdjacent, groupInPlay, letterPlace } from '../../groups/groups.ts'
import { CLOSEST, relativeRange, trueRange } from '../../groups/range.ts'
import { vehicleOf } from '../../machines/machine.ts'
import { piecesOf } from '../../ordnance/piece.ts'
import type { Group, MoveMode, UpfrontState } from '../../state.ts'
import { nightOf, note, type Starshell } from './ledger.ts'

/** 38.51, G-05: a starshell lights those at its range in its letter and the next ones, and their enemies at RR 5 to it. */
export function isLit(s: UpfrontState, group: Group): boolean {
  if (s.modules === undefined) return false
  for (const shell of nightOf(s).shells) if (lights(shell, group)) return true
  return false
}

function lights(shell: Starshell, group: Group): boolean {
  const there = { letter: shell.letter, range: shell.range } as Group
  if (group.side !== shell.side) return relativeRange(there, group) === CLOSEST
  return group.range === shell.range && (group.letter === shell.letter || areAdjacent(there, group))
}

/** 38.2, 38.22: seen by this very group in this turn, or lit. */
export function sees(s: UpfrontState, group: Group, target: Group): boolean {
  if (isLit(s, target)) return true
  return nightOf(s).seen.some((each) => each.group === group.id && each.target === target.id && each.turn === s.turn)
}

/** 38.2: one group looks for one other in a turn. */
export function hasLooked(s: UpfrontState, group: Group): boolean {
  return nightOf(s).seen.some((each) => each.group === group.id && each.turn === s.turn)
}

/** 38.2, 38.6: nobody attacks or infiltrates whom he can't see. */
export function unseen(s: UpfrontState, group: Group, target: Group): Problem | undefined {
  if (sees(s, group, target)) return undefined
  return { rule: '38.2', message: `Group ${group.letter} has not seen the enemy’s group ${target.letter} in this turn.` }
}

/** 38.2: what keeps a group from looking for another. */
export function cantObserve(s: UpfrontState, group: Group, target: Group | undefined): readonly Problem[] {
  if (group.acted) return refuse('38.2', `Group ${group.letter} has acted in this turn.`)
  if (!target || target.side === group.side) return refuse('38.2', 'That is no enemy group.')
  if (isLit(s, target)) return refuse('38.52', `The enemy’s group ${target.letter} is lit: there is no need to look for it.`)
  if (hasLooked(s, group)) return refuse('38.2', `Group ${group.letter} has looked for an enemy in this turn.`)
  const barred = outOfReach(s, group, target)
  return barred[0]?.rule === '8.2' && hasMortar(s, group) ? LEGAL : barred
}

/** 38.2: a mortar is sighted into and out of a Gully. */
function hasMortar(s: UpfrontState, group: Group): boolean {
  return group.men.some((id) => piecesOf(s, s.men[id]!).some(({ kind }) => kind === 'mortar'))
}

/** 38.3: the relative range as it counts for being seen, with its reasons. */
export function visibility(s: UpfrontState, group: Group, target: Group): readonly Modifier[] {
  const modifiers: Modifier[] = [{ rule: '38.3', label: 'range', value: relativeRange(group, target) }]
  const add = (label: string, value: number) => {
    if (value !== 0) modifiers.push({ rule: '38.3', label, value })
  }
  add('Movement cards', target.stack.filter(({ as }) => as === 'movement').length)
  add('vehicle', vehicleOf(s, target) ? 1 : 0)
  const { fired } = nightOf(s)
  const firedOn = fired.some((each) => each.target === target.id && each.group !== group.id && each.turn === s.turn)
  add('fired on', firedOn ? 1 : 0)
  add('has fired', fired.some((each) => each.group === target.id && each.turn === s.turn - 1) ? 1 : 0)
  if (vehicleOf(s, group)?.buttoned) modifiers.push({ rule: '38.31', label: 'buttoned up', value: -1 })
  return modifiers
}

/** 38.3, 25.6: below the range, whatever the colour; at 0 just a 1, at -1 just a 2. */
export function isSeen(rn: number, range: number): boolean {
  return range > 0 ? rn < range : rn === 1 - range
}

/** 38.4: whoever is lit is fired at as by day. */
export function nightHalves(s: UpfrontState, _from: Group, target: Group): Pick<Modifier, 'rule' | 'label'> | undefined {
  return isLit(s, target) ? undefined : { rule: '38.4', label: 'night' }
}

/** 38.4: ordnance is not halved: it hits less often. */
export function nightAim(s: UpfrontState, _from: Group, target: Group): Modifier | undefined {
  return isLit(s, target) ? undefined : { rule: '38.4', label: 'night', value: -1 }
}

/** 20.31, 38.6 */
export function darkness(s: UpfrontState, _from: Group, into: Group): Modifier | undefined {
  return isLit(s, into) ? undefined : { rule: '20.31', label: 'night', value: -3 }
}

/** 38.3: an attack that was called off was not fired; nor does close combat count, nor what falls from far away. */
export function noteFire(g: Upfront, { kind, draws, from, target }: Attack): void {
  const s = g.state
  if (draws > 0 && kind !== 'artillery') note(s, { fired: [...nightOf(s).fired, { group: from, target, turn: s.turn }] })
}

/** 38.7, 5.51: from range 0 on one retreats only with an enemy in sight who is close enough. */
export function blindRetreat(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode !== 'retreat' || group.range > 0) return undefined
  const near = (other: Group) => !other.gone && other.side !== group.side && !retreatTooFar(trueRange(group.range - 1, other.range))
  if (s.groups.some((other) => near(other) && sees(s, group, other))) return undefined
  return {
    rule: '38.7',
    message: `At night group ${group.letter} must see an enemy who is close enough before it retreats beyond range 0.`,
  }
}

/** 38.5: an unpinned Squad Leader himself, when his group has just seen the enemy at RR 1 to 5. */
export function cantLight(s: UpfrontState, group: Group, target: Group | undefined): readonly Problem[] {
  if (!target || target.side === group.side) return refuse('38.5', 'That is no enemy group.')
  if (isLit(s, target)) return refuse('38.5', `The enemy’s group ${target.letter} is lit already.`)
  if (!sees(s, group, target)) return refuse('38.5', 'A starshell needs a target that the group has just seen.')
  if (relativeRange(group, target) < 1) return refuse('38.5', 'A starshell reaches relative range 1 to 5.')
  if (!group.men.some((id) => !s.men[id]!.pinned && s.setting.roster[id]!.role === 'SL'))
    return refuse('38.5', 'Only an unpinned Squad Leader fires a starshell.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 38.5: at the end of a turn the starshells over that side burn lower. */
export function burnDown(g: Upfront): undefined {
  const s = g.state
  const { shells } = nightOf(s)
  if (!shells.some(({ side }) => side === s.active)) return
  const left = shells
    .map((shell) => (shell.side === s.active ? { ...shell, left: shell.left - 1 } : shell))
    .filter((shell) => shell.left > 0)
  note(s, { shells: left })
  const below = s.groups.find((group) => group.side === s.active && !group.gone)
  if (left.length < shells.length && below) g.emit({ type: 'night:dark', rule: '38.5', group: below.id })
}

/** The enemy groups that a group could look for, nearest letters first. */
export function lookedFor(s: UpfrontState, group: Group): readonly Group[] {
  if (group.acted || hasLooked(s, group)) return NOBODY
  return s.groups
    .filter((other) => !other.gone && cantObserve(s, group, groupInPlay(s, other.id)).length === 0)
    .toSorted(
      (a, b) => Math.abs(letterPlace(a.letter) - letterPlace(group.letter)) - Math.abs(letterPlace(b.letter) - letterPlace(group.letter)),
    )
}

const NOBODY: readonly Group[] = []
