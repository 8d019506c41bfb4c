import { describe, expect, test } from 'vitest'
import { mayNot, shoot } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'

const moving = { phase: 'movement', attacker: 'allied', rows: 12, columns: 10, modules: ['first-fire-full'] } as const
const MISS = [6, 5] as const
const go = (t: AslskTable, unit: string, to: string) => t.answer('move', stepOf(t, unit, to))

describe('a MMG that First Fires', () => {
  const BOARD = 'E6 woods; German: a=4-6-7, g=MMG    E9 Russian: x=4-4-7    E2 Russian: y=4-4-7    J11 Russian: 8-0'
  const fired = (board = BOARD) => {
    const t = table(board, moving)
    go(t, 'x', 'E8')
    shoot(t, 'E8', '+g').rolls(...MISS)
    while (t.asked.kind === 'firstFire') t.pass()
    t.answer('move', { type: 'stop', units: [t.unit('x')] })
    return go(t, 'y', 'E3')
  }

  test('AID-DFF-07 from woods is confined to that arc until its counters come off', () => {
    mayNot(fired(), 'E3', 'a+g', { rule: 'A9.21', message: /confined/ })
    const open = fired(BOARD.replace('E6 woods; ', 'E6 '))
    expect(open.state.modules).toBeUndefined()
  })

  test('AID-DFF-07 straight ahead two arcs are still open to it, until it fires at what is in one of them alone', () => {
    const board =
      'E6 woods; German: a=4-6-7, g=MMG    E3 Russian: x=4-4-7    C3 Russian: y=4-4-7    G3 Russian: z=4-4-7    J11 Russian: 8-0'
    const t = table(board, moving)
    const next = (unit: string, to: string, fires: boolean) => {
      go(t, unit, to)
      if (fires) shoot(t, to, '+g').rolls(1, 6).rolls(1, 1)
      else
        expect(
          t.game.problems('axis', {
            type: 'fire',
            at: to,
            firers: [{ unit: t.unit('a'), inherent: false, weapons: [t.weapon('g')] }],
            directors: [],
          })[0]?.rule,
        ).toBe('A9.21')
      if (t.asked.kind === 'keepRate') t.answer('keepRate', { keep: true })
      while (t.asked.kind === 'firstFire') t.pass()
      t.answer('move', { type: 'stop', units: [t.unit(unit)] })
    }
    next('x', 'E4', true)
    expect(t.state.modules?.['first-fire-full']).toEqual([
      { weapon: 0, spine: 0 },
      { weapon: 0, spine: 5 },
    ])
    next('y', 'C4', true)
    expect(t.state.modules?.['first-fire-full']).toEqual([{ weapon: 0, spine: 5 }])
    next('z', 'G4', false)
  })

  test('AID-DFF-20 gives nothing up when its squad uses SFF where it could not fire', () => {
    const board = 'E6 woods; German: a=4-6-7 first, g=MMG    E2 Russian: y=4-4-7    J11 Russian: 8-0'
    const t = table(board, { ...moving, kept: { 'first-fire-full': [{ weapon: 0, spine: 2 }] } })
    go(t, 'y', 'E3')
    shoot(t, 'E3', 'a').rolls(...MISS)
    expect([t.u('a').fire, t.w('g').fire]).toEqual(['final', 'none'])
    const free = table(board, moving)
    go(free, 'y', 'E3')
    shoot(free, 'E3', 'a').rolls(...MISS)
    expect(free.w('g').fire).toBe('final')
  })
})

test('AID-DFF-08 SFF is Area Fire of small arms and machine guns: no flamethrower', () => {
  const t = table('E6 German: a=4-6-7 first, f=FT first    E8 Russian: y=4-4-7    J11 Russian: 8-0', moving)
  go(t, 'y', 'E7')
  mayNot(t, 'E7', '+f', { message: /already fired/ })
  shoot(t, 'E7', 'a').rolls(...MISS)
  t.saw({ type: 'attack', parts: [{ factors: [{ label: 'point blank' }, { label: 'Subsequent First Fire' }] }] })
})
