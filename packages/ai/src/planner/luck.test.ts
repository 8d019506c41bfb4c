import type { OpenQuestion } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import type { Playable } from '../player.ts'
import { Luck } from './luck.ts'

interface Score {
  points: number
}

/** A game in which each decision brings what it says, and of which it is told in so many questions what it brought. */
function gameOf(seats: readonly string[]): Playable<Score> {
  const state = { points: 0 }
  let at = 0
  const openFor = (seat: string) => ({ seat, question: { kind: at % 2 === 0 ? 'throw' : 'pause' } }) as OpenQuestion
  return {
    state,
    get open() {
      return at < seats.length ? [openFor(seats[at]!)] : []
    },
    outcome: null,
    take(_, brings) {
      state.points += brings as number
      at++
    },
  }
}

test('one’s own luck counts for a seat, the other’s against it, and each when it is over', () => {
  const game = gameOf(['red', 'red', 'blue', 'red'])
  const told: string[] = []
  const foresight = {
    luck({ points }: Score, { seat, question }: OpenQuestion) {
      if (question.kind === 'pause') return null
      return (after: Score, next: OpenQuestion | undefined) => {
        if (next?.question.kind === 'pause') return null
        told.push(seat)
        return after.points - points - 3
      }
    },
  }
  const luck = new Luck(foresight, 'red', game)
  luck.take(game.open[0]!, 5)
  expect([luck.points, told]).toEqual([0, []])
  luck.take(game.open[0]!, 2)
  expect([luck.points, told]).toEqual([4, ['red']])
  luck.take(game.open[0]!, 8)
  luck.take(game.open[0]!, 0)
  expect([luck.points, told]).toEqual([4 - 5, ['red', 'blue']])
})

test('a system that says nothing of luck has none', () => {
  const game = gameOf(['red', 'blue'])
  const luck = new Luck({}, 'red', game)
  luck.take(game.open[0]!, 7)
  expect([luck.points, game.state.points]).toEqual([0, 7])
})
