import { expect, test } from 'vitest'
import { table } from '../../test/table.ts'

/** The phases and turns of a game in which nobody has anything to decide. */
function course(options: Parameters<typeof table>[1]): string[] {
  const t = table('B2', { phase: 'rally', attacker: 'allied', ...options })
  return t.game.events.flatMap(({ event }) =>
    event.type === 'turn'
      ? [`${event.turn} ${event.attacker}`]
      : event.type === 'phase'
        ? [event.phase]
        : event.type === 'victory'
          ? ['over']
          : [],
  )
}

const PLAYER_TURN = ['prepFire', 'movement', 'defensiveFire', 'advancingFire', 'rout', 'advance', 'closeCombat']

test('SK-3.0-01 SK-2.0-26 a Player Turn is eight phases in their order', () => {
  expect(course({ turns: 1, halfLastTurn: true })).toEqual([...PLAYER_TURN, 'over'])
})

test('AID-SKTIP-25 SK-3.0-02 SK-3.9-01 the sides swap, and the turn counter goes on when both have been ATTACKER', () => {
  const turns = course({ turns: 2 }).filter((word) => /\d/.test(word))
  expect(turns).toEqual(['1 axis', '2 allied', '2 axis'])
  const other = course({ turns: 2, attacker: 'axis', movesFirst: 'axis' }).filter((word) => /\d/.test(word))
  expect(other).toEqual(['1 allied', '2 axis', '2 allied'])
})

test('SK-3.9-03 the game is over when the counter would pass the last turn', () => {
  const events = course({ turns: 3 })
  expect(events.filter((word) => word === 'closeCombat').length).toBe(6)
  expect(events.at(-1)).toBe('over')
})

test('SK-3.9-04 in a halved last turn only the side that moves first has a Player Turn', () => {
  expect(course({ turns: 2, halfLastTurn: true }).filter((word) => /\d/.test(word))).toEqual(['1 axis', '2 allied'])
})

test('SK-2.0-26 what counters did in a Player Turn is forgotten when it ends', () => {
  const t = table('B2 US: 6-6-6 pinned first, MMG first', { step: 'turn.end', turn: 1, turns: 1, attacker: 'axis', movesFirst: 'allied' })
  expect(t.u('6-6-6')).toMatchObject({ wasPinned: false, fire: 'none' })
  expect(t.w('MMG')).toMatchObject({ fire: 'none' })
})
