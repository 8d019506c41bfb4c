import type { Personality } from '../data/personality-file.ts'
import type { Group, Letter, Man, Side } from '../state.ts'

/** 3.4: a group as it begins, at range chit 0 and in Open Ground. */
export function newGroup(id: number, side: Side, letter: Letter, men: readonly number[]): Group {
  return {
    id,
    side,
    letter,
    range: 0,
    men: [...men],
    stack: [],
    acted: false,
    gone: false,
    weapons: [],
    sniped: -1,
    surrendered: false,
    transferEnded: 0,
  }
}

/** A man as he begins, in good order and with the weapon on his card. */
export function newMan(id: number, side: Side, { weapon }: Personality): Man {
  return {
    id,
    side,
    pinned: false,
    fate: '',
    weapon,
    jammed: false,
    captured: false,
    secondary: '',
    secondaryJammed: false,
    assists: -1,
    infiltrates: -1,
    infiltratedOn: 0,
    berserk: false,
    heroic: 0,
  }
}
