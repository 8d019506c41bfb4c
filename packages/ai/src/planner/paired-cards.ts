import { mixed, PairedDice } from './paired-dice.ts'

/**
 * The luck of one trial of a game of cards. In every draw each card of a pile has a rank of its own, and the highest is drawn: from a pile that lacks a few
 * cards comes the same one as from the whole, unless it is one of these.
 */
export class PairedCards extends PairedDice {
  override pick(options: readonly unknown[], label: string): number {
    const drawn = this.next(label)
    if (!areCards(options)) return drawn % options.length
    let [best, at] = [-1, 0]
    for (let i = 0; i < options.length; i++) {
      const rank = mixed(drawn ^ Math.imul(options[i]!, 0x9e3779b1))
      if (rank > best) [best, at] = [rank, i]
    }
    return at
  }

  override copy(): PairedCards {
    return this.copyTo(new PairedCards(this.seed))
  }
}

/** Cards are known by their numbers, and none is there twice. */
function areCards(options: readonly unknown[]): options is readonly number[] {
  return typeof options[0] === 'number' && options[0] !== options[1]
}
