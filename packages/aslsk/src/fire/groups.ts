import { adjacent, neighbours } from '../map/terrain.ts'
import type { AslskState, Location } from '../state.ts'
import type { Firer } from './attack.ts'
import { type FireDeclaration, mayFireTogether } from './declaration.ts'
import type { Aim } from './firers.ts'

/** The fire of one hex at one other. */
export interface Part {
  readonly place: Location
  readonly firers: readonly Firer[]
  /** They fire as one. */
  readonly asOne: boolean
  /** 3.2.2: not all of them are leaders, who alone are no link of a group. */
  readonly links: boolean
  /** They fire their own FP and nothing else, and there is no leader among them. */
  readonly plain: boolean
  readonly found: readonly FireDeclaration[]
}

/** Hexes that fire as one, and are adjacent to one another. */
export type Group = readonly Part[]

/*
 * By hex: which of a target's parts fires from there, counted from 1. Groups are found anew with every list that has changed, in a large battle among dozens
 * of hexes: so a hex is looked up, not searched for. Once they are found all are taken, and nothing is written down any more.
 */
let numbers = new Int32Array(0)

/** 3.2.2: of the hexes that fire at a target, those that could do so together. */
export function groupsOf(s: AslskState, parts: readonly Part[]): readonly Group[] {
  if (parts.length < 2) return NONE
  if (numbers.length < s.setting.map.size) numbers = new Int32Array(s.setting.map.size)
  for (let i = 0; i < parts.length; i++) if (parts[i]!.asOne && parts[i]!.links) numbers[parts[i]!.place] = i + 1
  let groups: Group[] | null = null
  for (const first of parts) {
    if (numbers[first.place] === 0) continue
    numbers[first.place] = 0
    const group = [first]
    for (const { place } of group) takeBeside(s, place, parts, group)
    if (group.length < 2) continue
    if (groups) groups.push(group)
    else groups = [group]
  }
  return groups ?? NONE
}

const NONE: readonly never[] = []

/** Adds those that are next to a hex and in no group yet, the last of the list first. */
function takeBeside(s: AslskState, place: Location, parts: readonly Part[], group: Part[]): void {
  const around = adjacentTo(s, place, parts)
  for (;;) {
    let last = 0
    for (const other of around) if (numbers[other]! > last) last = numbers[other]!
    if (last === 0) return
    const part = parts[last - 1]!
    numbers[part.place] = 0
    group.push(part)
  }
}

/** A.8: what is ADJACENT to Locations inside hexes is another matter than where ways lead. */
function adjacentTo(s: AslskState, place: Location, parts: readonly Part[]): readonly Location[] {
  if (!s.setting.places) return neighbours(s, place)
  return parts.flatMap((part) => (adjacent(s, place, part.place) ? [part.place] : []))
}

/** 3.2.2: whether a group may fire at the aim, told without naming its men; false also where that takes a look at the declaration itself. */
export function isPlainlyLegal(s: AslskState, group: Group, aim: Aim): boolean {
  for (const { plain } of group) if (!plain) return false
  return mayFireTogether(s, group, aim)
}

/** All of them at a hex, undirected. */
export function groupFire(group: Group, at: string): FireDeclaration {
  return { type: 'fire', at, firers: group.flatMap(({ firers }) => firers), directors: [] }
}
