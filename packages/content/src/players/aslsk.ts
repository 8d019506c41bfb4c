/** Players of the Starter Kit that no other game has: the book of Play Both Sides, which answers First Fire by its trees. */
import { greedy, type Player, type Position } from '@firegroup/ai'
import { type AslskState, counsel, type Side } from '@firegroup/aslsk'
import { answerFirstFire, type Memory, type PbsOptions, readOptions } from '@firegroup/pbs'

/**
 * Defends by the book, and does everything else that the procedure has no rule for as `fallback` would. What it remembers of an enemy MPh lies in the player,
 * so that every game has one of its own.
 */
function byTheBook(fallback: Player<AslskState>): Player<AslskState> {
  const memory: Memory = { dice: 0 }
  return {
    name: 'pbs',
    choose(position) {
      const answer = position.open.question.kind === 'firstFire' ? firstFire(position, memory) : undefined
      return answer ?? fallback.choose(position)
    },
  }
}

/** What the book answers; nothing where it leaves the choice open. */
function firstFire({ seat, imagined, chance }: Position<AslskState>, memory: Memory): unknown {
  const roller = {
    rollBeside: (place: number, label: string, count = 1, sides = 6) => ({
      dice: Array.from({ length: count }, () => chance.die(sides, label)),
      place: place + count,
    }),
  }
  const { came } = answerFirstFire(imagined(), seat as Side, memory, optionsFor(seat as Side), roller)
  return came.type === 'decides' ? came.decision : came.type === 'hold' ? { type: 'hold' } : undefined
}

function optionsFor(side: Side): PbsOptions {
  const read = readOptions({ mode: 'opponent', side })
  if (!read.ok) throw new Error(read.problems[0]!.message)
  return read.value
}

export const players: { readonly [name: string]: () => Player<AslskState> } = { pbs: () => byTheBook(greedy(counsel.advisor)) }
