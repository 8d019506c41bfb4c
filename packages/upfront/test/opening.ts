import { ScriptedTable } from '@firegroup/testkit'
import type { UpfrontEvent } from '../src/events.ts'
import type { Scenario } from '../src/scenario/types.ts'
import { enemyOf, type Side, type UpfrontState } from '../src/state.ts'
import { upfront } from '../src/system.ts'
import { Picker } from './pick.ts'
import { nothingToPlay } from './table.ts'

/** A scenario played from the very beginning: who plays first, the groups, the deal, the initial terrain. */
export class Opening extends ScriptedTable<UpfrontState, UpfrontEvent> {
  readonly #picker = new Picker()
  readonly hand: { readonly [S in Side]: number[] } = { axis: [], allied: [] }

  /** With `everyWindow` questions in which there is nothing to play are the script's to answer, too. */
  constructor(scenario: Scenario, everyWindow = false) {
    super(upfront, { scenario }, undefined, everyWindow ? undefined : nothingToPlay)
  }

  get state(): UpfrontState {
    return this.game.state
  }

  men(side: Side): number[] {
    return this.state.men.filter((man) => man.side === side).map(({ id }) => id)
  }

  /** The first `sizes[0]` men are group A, and so on. */
  forms(side: Side, ...sizes: number[]): this {
    const men = this.men(side)
    return this.decide(side, 'formGroups', { groups: sizes.map((size) => men.splice(0, size)) })
  }

  draws(...specs: string[]): this {
    return this.rolls(...specs.map((spec) => this.#picker.pick(spec)))
  }

  /** Both form two groups with all their men, and are dealt these cards. */
  deals(first: Side, hands: { readonly [S in Side]: string }): this {
    for (const side of [first, enemyOf(first)]) this.hand[side].push(...this.#picker.picks(hands[side]))
    for (const side of [first, enemyOf(first)]) {
      const half = Math.floor(this.men(side).length / 2)
      if (side !== first) this.rolls(...this.hand[first], ...this.hand[side])
      this.forms(side, half, this.men(side).length - half)
    }
    return this
  }
}
