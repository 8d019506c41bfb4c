import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { last, mayNot, shoot } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

/** The rulebook's Prep Fire example. The American is the ATTACKER, the German ELR is 3. */
const position = `
  N4 US: e=5-3-6
  N5 US: a=7-4-7, b=7-4-7, l=9-1
  O5 orchard; German: o=4-6-7
  O6 US: d=6-6-6
  P1 stone building; German: s=4-6-7
  P5 stone building; German: p=4-6-7, q=4-6-7
  A1 US: spare=8-0`

const prepFire = { phase: 'prepFire', attacker: 'allied', rows: 9, columns: 20 } as const

example(
  'EX-05a EX-05b SK-3.2.2-01 SK-3.2.2-03 SK-3.2.2-08 SK-3.2.2-12 SK-2.0-12 a group from two hexes: 19 FP on the 16 column, +4, NMC; one breaks, one is pinned',
  (seat) => {
    const t = seat(table(position, prepFire))
    shoot(t, 'P5', 'a d').rolls(4, 2).rolls(6, 3).rolls(4, 3)
    expect(last(t)).toEqual({
      fp: 19,
      column: 16,
      drm: 4,
      labels: ['orchard in O5 +1', 'stone building in P5 +3'],
      final: 10,
      result: 'NMC',
      cowered: 0,
    })
    t.expect('P5').has('4-6-7 broken DM', '4-6-7 pinned')
    t.expect('N5').has('7-4-7 prep', '7-4-7', '9-1')
    t.expect('O6').has('6-6-6 prep')
    t.asks('allied', 'prepFire')
  },
)

example('EX-05c EX-05d SK-3.2.2-02 SK-3.2.2-06 a directed squad at long range: 3.5 FP on the 2 column, no cowering, 1MC passed', (seat) => {
  const t = seat(table(position, prepFire))
  shoot(t, 'P1', 'b', 'l').rolls(1, 1).rolls(3, 2)
  expect(last(t)).toEqual({
    fp: 3.5,
    column: 2,
    drm: 2,
    labels: ['9-1 directs -1', 'stone building in P1 +3'],
    final: 4,
    result: '1MC',
    cowered: 0,
  })
  t.saw({ type: 'check', what: '1MC', final: 6, result: 'passes' })
  t.expect('P1').has('4-6-7')
  t.expect('N5').has('7-4-7', '7-4-7 prep', '9-1 prep')
  t.asks('allied', 'prepFire')
})

example(
  'EX-05e EX-05f SK-3.2.2-17 SK-5.1-03 the Inexperienced cower two columns; a 12 reduces, then the ELR replaces, then it breaks',
  (seat) => {
    const t = seat(table(position, prepFire))
    shoot(t, 'O5', 'e').rolls(2, 2).rolls(6, 6)
    expect(last(t)).toMatchObject({ fp: 10, column: 4, drm: 0, labels: [], final: 4, result: '1MC', cowered: 2 })
    t.saw({ type: 'check', final: 13, result: 'breaks' })
      .saw({ type: 'replaced', was: 'ge-4-6-7', is: 'ge-2-4-7', why: 'reduced' })
      .saw({ type: 'replaced', was: 'ge-2-4-7', is: 'ge-2-3-7', why: 'elr' })
      .saw({ type: 'breaks', unit: t.unit('o') })
    t.expect('O5').has('2-3-7 broken DM')
    t.expect('N4').has('5-3-6 prep')
    mayNot(t, 'P5', 'e', { rule: '3.2' })
    t.asks('allied', 'prepFire')
  },
)
