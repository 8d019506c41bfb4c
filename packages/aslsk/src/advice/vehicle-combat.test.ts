import { expect, test } from 'vitest'
import { advanceOf, blowOf, reactionOf } from '../../test/close-combat.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { act, go } from '../../test/vehicles.ts'
import { advisor } from './advisor.ts'

/** What a planner holds a decision to be worth. */
function worth(t: AslskTable, decision: unknown): number {
  const [open] = t.game.open
  return advisor.judge(t.state, open!.seat, open!)(decision)
}

test('computer players go for a tank with its crew exposed, and let a closed one alone if it takes Final Protective Fire', () => {
  const met = (tank: string, squad: string) => {
    const t = table(`C5 Russian: tank=ru-T3485 vca0 ${tank}   C4 German: squad=4-6-7 ${squad}`, {
      phase: 'movement',
      attacker: 'allied',
      rows: 8,
      columns: 8,
    })
    go(t, 'start', 'tank')
    return t.answer('move', act(t, 'drive', 'tank', { to: 'C4' }))
  }
  const open = met('CE', '')
  expect(worth(open, reactionOf(open, 'squad', 'tank'))).toBeGreaterThan(0)
  const spent = met('', 'final')
  expect(worth(spent, reactionOf(spent, 'squad', 'tank'))).toBeLessThan(0)
})

test('they advance on a tank that can’t drive, rather than on one in Motion', () => {
  const worthOf = (state: string) => {
    const t = table(`E4 Russian: r=6-2-8, l=9-1   E5 German: tank=ge-pzivh ${state}`, { phase: 'advance', attacker: 'allied' })
    return worth(t, advanceOf(t, 'E5', 'l', 'r'))
  }
  expect(worthOf('immobilized CE')).toBeGreaterThan(worthOf('MOTION'))
})

test('in Close Combat they attack the tank, with the leader, rather than nobody', () => {
  const t = table('E5 German: tank=ge-pzivh CE; Russian: r=4-4-7, l=9-1', { phase: 'closeCombat', attacker: 'allied' })
  t.pass('restack')
  expect(worth(t, blowOf(t, ['r l', 'tank']))).toBeGreaterThan(worth(t, blowOf(t, ['r', 'tank'])))
  expect(worth(t, blowOf(t, ['r', 'tank']))).toBeGreaterThan(worth(t, { type: 'pass' }))
})

test('the close defence weapon is for enemies, not for friends', () => {
  const use = (friends: string) => {
    const t = table(`E5 German: tank=ge-pzvg${friends}; Russian: r=4-4-7, q=4-4-7`, {
      phase: 'closeCombat',
      attacker: 'allied',
      year: 1944,
      month: 9,
    })
    t.decide('allied', 'closeCombat', blowOf(t, ['r', 'tank'])).rolls(5, 4)
    return worth(t, { type: 'closeDefence', vehicle: t.unit('tank') })
  }
  expect(use('')).toBeGreaterThan(0)
  expect(use(', a=5-4-8, b=5-4-8, c=5-4-8')).toBeLessThan(0)
})
