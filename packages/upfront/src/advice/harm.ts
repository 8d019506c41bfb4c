import { weaponOf } from '../crew/crew.ts'
import { isBroken } from '../data/comparisons.ts'
import { attackedMen } from '../fire/resolve.ts'
import { resultOf } from '../fire/result.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { deckOdds } from './deck-odds.ts'
import { WEIGHTS } from './weights.ts'

/** The range at which weapons are compared. */
const MIDDLE = 3

/** What a man is worth to his side, with his weapon. */
export function worthOf(s: UpfrontState, man: Man): number {
  const { role } = s.setting.roster[man.id]!
  const led = role === null ? 0 : role === 'SL' ? WEIGHTS.leader : WEIGHTS.secondLeader
  return WEIGHTS.man + led + WEIGHTS.factor * Math.max(0, factorsOf(s, man) - 1)
}

function factorsOf(s: UpfrontState, man: Man): number {
  return (weaponOf(s, man)?.fp?.[MIDDLE] ?? 0) / (man.jammed ? 2 : 1)
}

const WEAKEST = -10
const STRONGEST = 20

/** What attacks would do to groups, by the function that resolves them; each worked out once a question. */
export class Harm {
  private readonly s: UpfrontState
  private readonly known: (number[] | undefined)[] = []
  private readonly pressing: { readonly [S in Side]: number }

  constructor(s: UpfrontState) {
    this.s = s
    this.pressing = { axis: brink(s, 'axis'), allied: brink(s, 'allied') }
  }

  /** What an attack of this strength is expected to cost the group. */
  of(target: Group, strength: number): number {
    const at = Math.max(WEAKEST, Math.min(STRONGEST, strength)) - WEAKEST
    this.known[target.id] ??= []
    const table = this.known[target.id]!
    table[at] ??= this.expected(target, at + WEAKEST) * this.pressing[target.side]
    return table[at]
  }

  /** What the loss of a man counts. */
  worth(man: Man): number {
    return worthOf(this.s, man) * this.pressing[man.side]
  }

  /** The men of a group are not what they were. */
  forget(group: Group): void {
    this.known[group.id] = undefined
  }

  private expected(target: Group, strength: number): number {
    const { s } = this
    const { numbers } = deckOdds(s)
    let sum = 0
    for (const { man: id, modifier } of attackedMen(s, target)) {
      const man = s.men[id]!
      const against = strength + (modifier?.value ?? 0)
      let lost = 0
      for (const { signed, share } of numbers) lost += share * partLost(s, man, target, against + signed)
      if (lost > 0) sum += lost * worthOf(s, man)
    }
    return sum
  }
}

function partLost(s: UpfrontState, man: Man, group: Group, number: number): number {
  switch (resultOf(s, man, group, number)) {
    case 'kia':
      return 1
    case 'pinned':
      return WEIGHTS.pinned
    case 'panic':
      return WEIGHTS.panic
    case 'none':
      return 0
  }
}

/** 16.5: how much dearer every man is the nearer his squad is to breaking. */
function brink(s: UpfrontState, side: Side): number {
  let force = 0
  let losses = 0
  for (const man of s.men) {
    if (man.side !== side) continue
    force++
    if (man.fate !== '') losses++
  }
  const { broken } = s.setting.nationRules[side]
  let bearable = losses
  while (bearable < force && !isBroken(bearable, force, broken)) bearable++
  const part = bearable === 0 ? 1 : losses / bearable
  return 1 + WEIGHTS.brink * part * part
}
