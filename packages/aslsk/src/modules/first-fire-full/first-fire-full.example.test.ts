import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { last, mayNot, shoot } from '../../../test/fire.ts'
import { stepOf } from '../../../test/moves.ts'
import { table } from '../../../test/table.ts'

const moving = { phase: 'movement', attacker: 'allied', rows: 12, columns: 10, modules: ['first-fire-full', 'fire-card'] } as const
const SPARE = '    J11 Russian: 8-0'

example(
  'EX-AID-13 a machine gun squad under First Fire, with a half squad two hexes away: no Subsequent First Fire at the street four hexes away',
  (seat) => {
    const t = seat(table(`E2 German: a=4-6-7 first, g=MMG first, b=4-6-7    E4 Russian: h=2-3-7 hs    D6 Russian: x=4-4-7${SPARE}`, moving))
    t.answer('move', stepOf(t, 'x', 'E6'))
    mayNot(t, 'E6', 'a', { rule: '3.3.3', message: /closest known enemy, 2 hexes/ })
    mayNot(t, 'E6', 'a+g', { rule: '3.3.3', message: /closest known enemy, 2 hexes/ })
    t.asks('axis', 'firstFire')
  },
)

example('EX-AID-14 under First Fire or Final Fire small arms have their printed FP at an adjacent mover: half of twice', (seat) => {
  for (const mark of ['first', 'final']) {
    const t = seat(table(`E2 German: a=4-6-7 ${mark}    E4 Russian: x=4-4-7${SPARE}`, moving))
    t.answer('move', stepOf(t, 'x', 'E3'))
    shoot(t, 'E3', 'a').rolls(6, 5)
    expect(last(t).fp).toBe(4)
    t.asks('allied', 'move')
  }
})

example(
  'EX-AID-16 whatever has First Fired, squad or machine gun: after one Subsequent First Fire all that they have is under Final Fire',
  (seat) => {
    for (const [first, again] of [
      ['a', 'a+g'],
      ['+g', '+g'],
      ['+g', 'a+g'],
    ] as const) {
      const t = seat(table(`E2 German: a=4-6-7, g=LMG, h=LMG    E7 Russian: x=4-4-7    F8 Russian: y=4-4-7${SPARE}`, moving))
      t.answer('move', stepOf(t, 'x', 'E6'))
      shoot(t, 'E6', first).rolls(6, 5)
      if (t.asked.kind === 'firstFire') t.answer('firstFire', { type: 'hold' })
      t.answer('move', stepOf(t, 'x', 'E5'))
      shoot(t, 'E5', again).rolls(6, 5)
      expect([t.u('a').fire, t.w('g').fire, t.w('h').fire]).toEqual(['final', 'final', 'final'])
      t.asks('allied', 'move')
    }
  },
)
