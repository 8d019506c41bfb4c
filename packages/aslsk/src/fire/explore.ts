import { Runtime } from '@firegroup/kernel'
import type { ComesTo, Foresight } from '../context.ts'
import type { AslskEvent } from '../events.ts'
import type { AslskState, Unit } from '../state.ts'

/** Runs rules for every way in which their dice can fall. Each run must begin by giving `g` a state of its own. */
export function explore(s: AslskState, run: (g: Explorer) => void): void {
  const path: Branch[] = []
  do {
    run(new Explorer(s, path))
  } while (nextPath(path))
}

/** One of several outcomes that was followed. */
interface Branch {
  readonly chosen: number
  /** The rolls that stand for what the dice can come to; empty for a draw. */
  readonly rolls: readonly number[]
  readonly weights: readonly number[]
}

/** The last branch that has an outcome left takes it; those after it are yet to be met. */
function nextPath(path: Branch[]): boolean {
  for (let last = path.pop(); last; last = path.pop())
    if (last.chosen + 1 < last.weights.length) {
      path.push({ ...last, chosen: last.chosen + 1 })
      return true
    }
  return false
}

const SILENT = { decisionCount: 0, keepsEvents: false, checkpoint() {}, noWayBack() {}, record() {} }

/** How many rolls make a DR of 2, 3 … 12, and a dr of 1, 2 … 6. */
const WAYS = { 2: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 1: [1, 1, 1, 1, 1, 1] } as const

/** A runtime that goes down one path of dice and knows how likely it is. What it does is told to nobody. */
export class Explorer extends Runtime<AslskState, AslskEvent> implements Foresight {
  /** Units among which it makes no difference who is chosen. */
  others: readonly Unit[] = []
  /** This path happens `share` times in `of`. */
  share = 1
  of = 1
  readonly #path: Branch[]
  #depth = 0

  constructor(s: AslskState, path: Branch[]) {
    super(s, NO_CHANCE, SILENT)
    this.#path = path
  }

  /** Goes on with one of all that a roll can come to, and gives a roll that comes to it. */
  foresee(dice: 1 | 2, comesTo: ComesTo): number {
    if (this.#depth === this.#path.length) this.#path.push({ chosen: 0, ...outcomesOf(dice, comesTo) })
    const { rolls } = this.#path[this.#depth]!
    return rolls[this.#follow(6 ** dice)]!
  }

  override roll(label: string): never {
    throw new Error(`The preview can't foresee ${label}.`)
  }

  override draw<T>(bag: T[]): T {
    const alike = bag.filter((each) => this.#isOther(each))
    const options = bag.filter((each) => !this.#isOther(each))
    const weights = options.map(() => 1)
    if (alike.length > 0) {
      options.push(alike[0]!)
      weights.push(alike.length)
    }
    if (this.#depth === this.#path.length) this.#path.push({ chosen: 0, rolls: [], weights })
    const drawn = options[this.#follow(bag.length)]!
    bag.splice(bag.indexOf(drawn), 1)
    return drawn
  }

  #isOther(each: unknown): boolean {
    return this.others.some((other) => other === each)
  }

  #follow(of: number): number {
    const { chosen, weights } = this.#path[this.#depth++]!
    this.share *= weights[chosen]!
    this.of *= of
    return chosen
  }
}

/** What a roll can come to: for each a roll, and how many rolls come to the same. */
function outcomesOf(dice: 1 | 2, comesTo: ComesTo): { rolls: number[]; weights: number[] } {
  const meanings: string[] = []
  const rolls: number[] = []
  const weights: number[] = []
  WAYS[dice].forEach((ways, i) => {
    const meaning = comesTo(i + dice)
    const known = meanings.indexOf(meaning)
    if (known >= 0) weights[known]! += ways
    else {
      meanings.push(meaning)
      rolls.push(i + dice)
      weights.push(ways)
    }
  })
  return { rolls, weights }
}

const NO_CHANCE = {
  position: 0,
  die: refuseChance,
  pick: refuseChance,
  shuffle: refuseChance,
  copy: refuseChance,
}

function refuseChance(): never {
  throw new Error('Explored rules roll and draw only through the runtime.')
}
