import { type Ground, groundOf, groupFirepower } from '../fire/firepower.ts'
import { fireStrength, outOfReach } from '../fire/strength.ts'
import { relativeRange } from '../groups/range.ts'
import { exposedMovement } from '../groups/stack.ts'
import { type Piece, piecesOf } from '../ordnance/piece.ts'
import type { Card, Group, UpfrontState } from '../state.ts'
import { deckOdds, MOST_FACTORS } from './deck-odds.ts'
import { shotGain } from './gunnery.ts'
import type { Harm } from './harm.ts'
import { WEIGHTS } from './weights.ts'

/** The chapter with which there are guns. */
const ORDNANCE = 25
const NO_CARDS: readonly Card[] = []
/** Ranges from 0 to 5, and three things about the ground. */
const STANDS = 6 * 8
/** Ground takes no more from a strength, nor adds more to it. */
const MOST_GROUND = 15

/** What the next fire of one group at another may do, with what cards there are in the pack. What comes up again within a question is worked out once. */
export class Volleys {
  private readonly s: UpfrontState
  private readonly harm: Harm
  private readonly flanks: UpfrontState['flanks']
  private readonly encirclements: UpfrontState['encirclements']
  /** By firing group, then by target, range and ground. */
  private readonly factors: (Map<number, number> | undefined)[] = []
  /** By target, then by ground, factors and how often its fire is halved: only one side fires at a target. */
  private readonly done: (Map<number, number> | undefined)[] = []

  private readonly pieces: (Piece[] | undefined)[] = []

  constructor(s: UpfrontState, harm: Harm) {
    this.s = s
    this.harm = harm
    this.flanks = s.flanks
    this.encirclements = s.encirclements
  }

  expected(from: Group, target: Group): number {
    const { s } = this
    // 38.2: who is not seen now may be seen in a turn
    if (outOfReach(s, from, target).length > 0) return 0
    const shells = s.setting.scenario.rulesThrough < ORDNANCE ? 0 : this.shells(from, target)
    return Math.max(shells, this.rifles(from, target))
  }

  /** 25: what its guns and tubes may do; it fires those or its small arms. */
  private shells(from: Group, target: Group): number {
    const { s } = this
    this.pieces[from.id] ??= from.men.flatMap((id) => piecesOf(s, s.men[id]!))
    let sum = 0
    const moving = exposedMovement(from) !== undefined
    for (const piece of this.pieces[from.id]!) if (!moving || piece.movingFire) sum += shotGain(s, this.harm, piece, from, target) ?? 0
    return WEIGHTS.shells * sum
  }

  private rifles(from: Group, target: Group): number {
    const { s } = this
    const factors = Math.min(this.firepower(from, target), MOST_FACTORS)
    if (factors === 0) return 0
    const { strength: ground } = fireStrength(s, from.side, NO_CARDS, from, target)
    let halvings = exposedMovement(from) === undefined ? 0 : 1
    for (const halve of s.setting.hooks.fireHalved) if (halve(s, from, target)) halvings++
    this.done[target.id] ??= new Map()
    const known = this.done[target.id]!
    const key = ((ground + MOST_GROUND) * (MOST_FACTORS + 1) + factors) * 4 + halvings
    let value = known.get(key)
    if (value === undefined) {
      value = this.harmOf(from, target, factors, ground, halvings)
      known.set(key, value)
    }
    return value
  }

  /** The men of a group are not what they were. */
  forget(group: Group): void {
    this.harm.forget(group)
    this.factors[group.id] = undefined
    this.pieces[group.id] = undefined
    this.done[group.id] = undefined
  }

  private harmOf(from: Group, target: Group, factors: number, ground: number, halvings: number): number {
    const odds = deckOdds(this.s).bestFire[from.side][factors]!
    let sum = 0
    for (let strength = 1; strength < odds.length; strength++) {
      const share = odds[strength]!
      if (share > 0) sum += share * this.harm.of(target, (strength >> halvings) + ground)
    }
    return sum
  }

  private firepower(from: Group, target: Group): number {
    const { s } = this
    // who flanks whom doubles firepower: what is tried out with other flanks is not kept
    if (s.flanks !== this.flanks || s.encirclements !== this.encirclements) return groupFirepower(s, from, target).factors
    this.factors[from.id] ??= new Map()
    const known = this.factors[from.id]!
    const key = target.id * STANDS + relativeRange(from, target) * 8 + codeOf(groundOf(s, from))
    let factors = known.get(key)
    if (factors === undefined) {
      factors = groupFirepower(s, from, target).factors
      known.set(key, factors)
    }
    return factors
  }
}

function codeOf({ moving, wet, hampered }: Ground): number {
  return (moving ? 1 : 0) + (wet ? 2 : 0) + (hampered ? 4 : 0)
}
