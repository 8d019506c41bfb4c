import { type Group, LETTERS, type Letter, type Side, type UpfrontState } from '../state.ts'

/** The groups of a side that are in play, by letter from its left. */
export function groupsOf(s: UpfrontState, side: Side): Group[] {
  const groups: Group[] = []
  for (const group of s.groups) {
    if (group.side !== side || group.gone) continue
    const last = groups.at(-1)
    groups.push(group)
    if (last && letterPlace(last.letter) > letterPlace(group.letter)) groups.sort((a, b) => letterPlace(a.letter) - letterPlace(b.letter))
  }
  return groups
}

/** The group in play with this id; undefined for any other number. */
export function groupInPlay(s: UpfrontState, id: number): Group | undefined {
  const group = s.groups[id]
  return group && !group.gone ? group : undefined
}

/** The group in which a man stands; undefined when he is on his way or out of play. */
export function groupOfMan(s: UpfrontState, man: number): Group | undefined {
  for (const group of s.groups) if (group.men.includes(man)) return group
  return undefined
}

/** 10.12 */
export function hasPinned(s: UpfrontState, group: Group): boolean {
  for (const id of group.men) if (s.men[id]!.pinned) return true
  return false
}

export function unpinnedCount(s: UpfrontState, group: Group): number {
  let count = 0
  for (const id of group.men) if (!s.men[id]!.pinned) count++
  return count
}

/** 3.2: where a letter stands in the row. */
export function letterPlace(letter: Letter): number {
  return letter === 'Z' ? 0 : letter.charCodeAt(0) - 64
}

export function letterAt(place: number): Letter | undefined {
  return LETTERS[place]
}

/** 3.2: the group of a side with this letter. */
export function groupAt(s: UpfrontState, side: Side, letter: Letter): Group | undefined {
  for (const group of s.groups) if (group.side === side && group.letter === letter && !group.gone) return group
  return undefined
}

/** 3.2: directly opposite stands the enemy group with the same letter. */
export function opposite(s: UpfrontState, group: Group): Group | undefined {
  for (const other of s.groups) if (other.side !== group.side && other.letter === group.letter && !other.gone) return other
  return undefined
}

/** 5.61: letters next to each other. */
export function areAdjacent(a: Group, b: Group): boolean {
  const apart = letterPlace(a.letter) - letterPlace(b.letter)
  return apart === 1 || apart === -1
}
