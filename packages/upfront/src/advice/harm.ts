import { weaponOf } from '../crew/crew.ts'
import { isBroken } from '../data/comparisons.ts'
import { attackedMen } from '../fire/resolve.ts'
import { machineOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import { kiaOf, moraleOf, panicOf } from '../men/values.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { type DeckOdds, deckOdds, shareFrom } from './deck-odds.ts'
import { machineWorth } from './machine-worth.ts'
import { WEIGHTS } from './weights.ts'

/** The range at which weapons are compared. */
const MIDDLE = 3

/** What a man is worth to his side, with his weapon. */
export function worthOf(s: UpfrontState, man: Man): number {
  const { role, machine } = s.setting.roster[man.id]!
  if (machine) return machineWorth(s, man)
  const led = role === null ? 0 : role === 'SL' ? WEIGHTS.leader : WEIGHTS.secondLeader
  return WEIGHTS.man + led + WEIGHTS.factor * Math.max(0, factorsOf(s, man) - 1)
}

function factorsOf(s: UpfrontState, man: Man): number {
  return (weaponOf(s, man)?.fp?.[MIDDLE] ?? 0) / (man.jammed ? 2 : 1)
}

const WEAKEST = -10
const STRONGEST = 20

/** A man who would be attacked, by the numbers that decide what becomes of him (6.51 to 6.53). */
interface Exposed {
  readonly worth: number
  /** What is added to the strength against him. */
  readonly extra: number
  readonly kia: number
  /** From here on he is pinned or panics, and what part of him is lost then. */
  readonly shaken: number
  readonly part: number
}

/** What attacks would do to groups; each worked out once a question. */
export class Harm {
  private readonly s: UpfrontState
  private readonly odds: DeckOdds
  private readonly known: (number[] | undefined)[] = []
  private readonly exposed: (readonly Exposed[] | undefined)[] = []
  private readonly pressing: { readonly [S in Side]: number }

  constructor(s: UpfrontState) {
    this.s = s
    this.odds = deckOdds(s)
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
    this.exposed[group.id] = undefined
  }

  private expected(target: Group, strength: number): number {
    this.exposed[target.id] ??= exposedMen(this.s, target)
    let sum = 0
    for (const { worth, extra, kia, shaken, part } of this.exposed[target.id]!) {
      const against = strength + extra
      const killed = shareFrom(this.odds, kia - against)
      const hurt = shaken < kia ? shareFrom(this.odds, shaken - against) - killed : 0
      sum += (killed + part * hurt) * worth
    }
    return sum
  }
}

function exposedMen(s: UpfrontState, target: Group): Exposed[] {
  return attackedMen(s, target).map(({ man: id, modifier }) => {
    const man = s.men[id]!
    if (s.setting.roster[id]!.machine) return exposedMachine(s, man, modifier?.value ?? 0)
    const extra = modifier?.value ?? 0
    const [shaken, part] = man.pinned ? [panicOf(s, man, target), WEIGHTS.panic] : [moraleOf(s, man, target), WEIGHTS.pinned]
    return { worth: worthOf(s, man), extra, kia: kiaOf(s, man), shaken, part }
  })
}

/** 28.3, 34.4: fire does little to a vehicle with its hatches shut, and a gun has its shield. */
function exposedMachine(s: UpfrontState, man: Man, extra: number): Exposed {
  const worth = machineWorth(s, man)
  const { morale, kia } = s.setting.roster[man.id]!
  if (machineOf(s, man)!.type === 'gun') return { worth, extra, kia, shaken: man.pinned ? SAFE : morale, part: WEIGHTS.pinned }
  return { worth, extra, kia: SAFE, shaken: isExposed(s, man) ? morale : SAFE, part: CLOSED }
}

const SAFE = 99
const CLOSED = 0.08

/** 16.5: how much dearer every man is the nearer his squad is to breaking. */
function brink(s: UpfrontState, side: Side): number {
  let force = 0
  let losses = 0
  for (const man of s.men) {
    if (man.side !== side || man.awaits !== undefined) continue
    force++
    if (man.fate !== '') losses++
  }
  const { broken } = s.setting.nationRules[side]
  let bearable = losses
  while (bearable < force && !isBroken(bearable, force, broken)) bearable++
  const part = bearable === 0 ? 1 : losses / bearable
  return 1 + WEIGHTS.brink * part * part
}
