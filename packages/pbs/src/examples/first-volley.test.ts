/** The examples of the first volley, every die stated: Minimum FP, Fire Discipline, Activation Range, other firers. */
import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const board: PbsTableOptions = { columns: 18, rows: 12 }
const russians: PbsTableOptions = { columns: 18, rows: 12, attacker: 'axis', pbs: { mode: 'opponent', side: 'allied' } }
const casualties: PbsTableOptions = {
  columns: 18,
  rows: 12,
  victory: { side: 'allied', text: 'Casualties.', condition: { type: 'casualties', points: 20 } },
}

describe('Minimum FP', () => {
  test('DX-01 4 FP at +2 is too little: the minimum is 6', () => {
    const t = approach({ range: 2, ground: 'wooden building' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 1])
    expect([t.note('I9', 'minimum column for its DRM'), t.note('I9', 'column'), t.answers]).toEqual([3, 2, ['hold']])
    t.end()
  })

  test('DX-02 8 FP at +2, 4 doubled next to the target: one column to spare', () => {
    const t = approach({ range: 1, ground: 'wooden building' })
    come(t, 1, 'assault').thrown(['Fire Discipline', 1], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'columns to spare'), t.visit('I9').answer, t.answers[0]]).toEqual([1, 'yes', 'fire'])
    t.end()
  })

  test('DX-03 4 FP at -2: three columns to spare', () => {
    const t = approach({ range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'columns to spare'), t.visit('I9').answer, t.answers]).toEqual([3, 'yes', ['fire']])
    t.end()
  })

  test('DX-04 1 FP of an anti-tank rifle at -1: made, with nothing to spare', () => {
    const t = approach({ firer: '2-4-7 hs, p=ge-ATR', range: 6, options: { year: 1944, month: 6, columns: 18, rows: 20 } })
    come(t, 6, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I9', 'minimum column for its DRM'), t.note('I9', 'column'), t.answers[0]]).toEqual([0, 0, 'fire'])
    t.end()
  })

  test('DX-05 1 FP at 0: not made', () => {
    const t = approach({ firer: '2-4-7 hs, p=ge-ATR', range: 6, ground: 'woods', options: { year: 1944, month: 6, columns: 18, rows: 20 } })
    come(t, 6).thrown(['Fire Discipline', 9])
    expect([t.note('I9', 'minimum column for its DRM'), t.note('I9', 'column'), t.answers]).toEqual([1, 0, ['hold']])
    t.end()
  })

  test('DX-06 12 FP at +4: made', () => {
    const t = approach({ firer: '4-6-7, 4-6-7, 4-6-7', range: 3, ground: 'stone building', more: 'E3 grain', options: { month: 7 } })
    come(t, 3, 'assault').thrown(['Fire Discipline', 1], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I9', 'minimum column for its DRM'), t.note('I9', 'column'), t.visit('I9').answer, t.answers[0]]).toEqual([
      5,
      5,
      'yes',
      'fire',
    ])
    t.end()
  })

  test('DX-06 12 FP at +5: not made', () => {
    const t = approach({
      firer: '4-6-7, 4-6-7, 4-6-7',
      range: 3,
      ground: 'stone building',
      more: 'E3 grain   E2 grain',
      options: { month: 7 },
    })
    come(t, 3, 'assault').thrown(['Fire Discipline', 1])
    expect([t.note('I9', 'minimum column for its DRM'), t.note('I9', 'column'), t.answers]).toEqual([6, 5, ['hold']])
    t.end()
  })
})

describe('Fire Discipline', () => {
  test('DX-10 5, 3, 6, 7, 3 in one phase: Suppression, Interdiction, Interdiction, Suppression, Interdiction', () => {
    const t = bookTable(`A1 German: 4-6-7      I2 US: a=6-6-6, 9-1      R12 US: spare=6-6-6`, board)
    t.go('a', 'I3', { mode: 'double' }).thrown(['Fire Discipline', 5])
    t.go('a', 'I4').thrown(['Fire Discipline', 3])
    t.go('a', 'I5').thrown(['Fire Discipline', 6])
    t.go('a', 'I6').thrown(['Fire Discipline', 7])
    t.go('a', 'I7').thrown(['Fire Discipline', 3])
    expect(t.decided.map(({ trace }) => trace.find(({ node }) => node === 'T5')!.answer)).toEqual(['>=4', '<=3', '<=3', '>=4', '<=3'])
    t.end()
  })
})

describe('Activation Range', () => {
  test('EX-01a a half squad with a 2-6 LMG: row 6', () => {
    const t = bookTable(`E1 Russian: 2-2-8, LMG     E8 German: a=4-6-7     R12 German: 4-6-7`, russians)
    t.go('a', 'E7').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'row'), t.answers]).toEqual([6, ['fire']])
    t.end()
  })

  test('EX-01b with a 4-10 MMG: row 8', () => {
    const t = bookTable(`E1 Russian: 2-2-8, MMG     E8 German: a=4-6-7     R12 German: 4-6-7`, russians)
    t.go('a', 'E7').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'row'), t.answers]).toEqual([8, ['fire']])
    t.end()
  })

  test('DX-12 a squad that runs in the open six hexes away is fired at, under Suppression', () => {
    const t = approach({ range: 6 })
    come(t, 6).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'columns to spare'), t.visit('I5').answer, t.answers]).toEqual([3, 'yes', ['fire']])
    t.end()
  })

  test('DX-12 seven hexes away it is not, under Suppression', () => {
    const t = approach({ range: 7 })
    come(t, 7).thrown(['Fire Discipline', 9])
    expect([t.visit('I5').answer, t.answers]).toEqual(['no', ['hold']])
    t.end()
  })

  test('DX-12 a squad that runs in the open six hexes away is fired at, under Interdiction', () => {
    const t = approach({ range: 6 })
    come(t, 6).thrown(['Fire Discipline', 1], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'columns to spare'), t.visit('I5').answer, t.answers]).toEqual([3, 'yes', ['fire']])
    t.end()
  })

  test('DX-12 seven hexes away it is not, under Interdiction', () => {
    const t = approach({ range: 7 })
    come(t, 7).thrown(['Fire Discipline', 1])
    expect([t.visit('I5').answer, t.answers]).toEqual(['no', ['hold']])
    t.end()
  })

  test('DX-13 one that runs into woods three hexes away, under Suppression', () => {
    const t = approach({ range: 3, ground: 'woods' })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'columns to spare'), t.visit('I5').answer, t.answers[0]]).toEqual([1, 'yes', 'fire'])
    t.end()
  })

  test('DX-13 not four hexes away, under Suppression', () => {
    const t = approach({ range: 4, ground: 'woods' })
    come(t, 4).thrown(['Fire Discipline', 9])
    expect([t.visit('I5').answer, t.answers]).toEqual(['no', ['hold']])
    t.end()
  })

  test('DX-13 three hexes away, under Interdiction', () => {
    const t = approach({ range: 3, ground: 'woods' })
    come(t, 3).thrown(['Fire Discipline', 1], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['yes', 'fire'])
    t.end()
  })

  test('DX-13 and four hexes away, under Interdiction', () => {
    const t = approach({ range: 4, ground: 'woods' })
    come(t, 4).thrown(['Fire Discipline', 1], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['yes', 'fire'])
    t.end()
  })

  test('DX-14 one that assault-moves into woods 2 hexes away, under Suppression: activated', () => {
    const t = approach({ range: 2, ground: 'woods' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['yes', 'fire'])
    t.end()
  })

  test('DX-14 one that assault-moves into woods 3 hexes away, under Suppression: not activated', () => {
    const t = approach({ range: 3, ground: 'woods' })
    come(t, 3, 'assault').thrown(['Fire Discipline', 9])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['no', 'hold'])
    t.end()
  })

  test('DX-14 one that assault-moves into woods 2 hexes away, under Interdiction: activated', () => {
    const t = approach({ range: 2, ground: 'woods' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 1], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['yes', 'fire'])
    t.end()
  })

  test('DX-14 one that assault-moves into woods 3 hexes away, under Interdiction: activated', () => {
    const t = approach({ range: 3, ground: 'woods' })
    come(t, 3, 'assault').thrown(['Fire Discipline', 1], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.answers[0]]).toEqual(['yes', 'fire'])
    t.end()
  })

  test('DX-14b a half squad with a 4-10 MMG and nothing to spare, 4 hexes away, under Suppression: activated', () => {
    const t = bookTable(`E1 Russian: 2-2-8, MMG     E6 German: a=4-6-7     E5 woods    R12 German: 4-6-7`, russians)
    t.go('a', 'E5', { mode: 'assault' }).thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'row'), t.note('I5', 'columns to spare'), t.visit('I5').answer]).toEqual([8, 0, 'yes'])
    t.end()
  })

  test('DX-14b a half squad with a 4-10 MMG and nothing to spare, 5 hexes away, under Suppression: not activated', () => {
    const t = bookTable(`E1 Russian: 2-2-8, MMG     E7 German: a=4-6-7     E6 woods    R12 German: 4-6-7`, russians)
    t.go('a', 'E6', { mode: 'assault' }).thrown(['Fire Discipline', 9], ['a machine gun beyond Activation Range', 5])
    expect([t.note('I5', 'row'), t.note('I5', 'columns to spare'), t.visit('I5').answer]).toEqual([8, 0, 'no'])
    t.end()
  })

  test('DX-14b a half squad with a 4-10 MMG and nothing to spare, 4 hexes away, under Interdiction: activated', () => {
    const t = bookTable(`E1 Russian: 2-2-8, MMG     E6 German: a=4-6-7     E5 woods    R12 German: 4-6-7`, russians)
    t.go('a', 'E5', { mode: 'assault' }).thrown(['Fire Discipline', 1], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I5', 'row'), t.note('I5', 'columns to spare'), t.visit('I5').answer]).toEqual([8, 0, 'yes'])
    t.end()
  })

  test('DX-14b a half squad with a 4-10 MMG and nothing to spare, 5 hexes away, under Interdiction: not activated', () => {
    const t = bookTable(`E1 Russian: 2-2-8, MMG     E7 German: a=4-6-7     E6 woods    R12 German: 4-6-7`, russians)
    t.go('a', 'E6', { mode: 'assault' }).thrown(
      ['Fire Discipline', 1],
      ['a machine gun beyond Activation Range', 5],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.note('I5', 'row'), t.note('I5', 'columns to spare'), t.visit('I5').answer]).toEqual([8, 0, 'no'])
    t.end()
  })
})

describe('another firer', () => {
  test('DX-40 the second attack at -2, on a mover next to a defender: with a 8 they go on', () => {
    const t = bookTable(`E1 German: 4-6-7   E4 German: 4-6-7 broken   E5 German: 4-6-7   F3 US: a=6-6-6   R12 US: 6-6-6`, board)
    t.go('a', 'E3').thrown(
      ['Fire Discipline', 9],
      ['which of equal firers', 1],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 8],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.visit('I11').answer, t.drm('I11'), t.answers]).toEqual([
      'yes',
      { 'PBS-CON-08': 1, 'PBS-CON-09': -2, 'PBS-CON-10': -1 },
      ['fire', 'fire'],
    ])
    t.end()
  })

  test('DX-40 the second attack at -2, on a mover next to a defender: with a 9 all attacks end', () => {
    const t = bookTable(`E1 German: 4-6-7   E4 German: 4-6-7 broken   E5 German: 4-6-7   F3 US: a=6-6-6   R12 US: 6-6-6`, board)
    t.go('a', 'E3').thrown(
      ['Fire Discipline', 9],
      ['which of equal firers', 1],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 9],
    )
    expect([t.visit('I11').answer, t.drm('I11'), t.answers]).toEqual([
      'no',
      { 'PBS-CON-08': 1, 'PBS-CON-09': -2, 'PBS-CON-10': -1 },
      ['fire', 'hold'],
    ])
    t.end()
  })

  test('DX-41 the third attack at +1: with a 4 it goes on', () => {
    const t = bookTable(
      `E1 German: 4-6-7, 4-6-7      G3 German: 4-6-7, 4-6-7      C3 German: 4-6-7, 4-6-7      E3 woods        E4 US: a=6-6-6         R12 US: spare=6-6-6`,
      board,
    )
    t.go('a', 'E3', { mode: 'assault' }).thrown(
      ['Fire Discipline', 9],
      ['which of equal firers', 1, 1],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 1],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 4],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.visit('I11').answer, t.visit('I11').roll!.total]).toEqual(['yes', 6])
    t.end()
  })

  test('DX-41 the third attack at +1: with a 5 all attacks end', () => {
    const t = bookTable(
      `E1 German: 4-6-7, 4-6-7      G3 German: 4-6-7, 4-6-7      C3 German: 4-6-7, 4-6-7      E3 woods        E4 US: a=6-6-6         R12 US: spare=6-6-6`,
      board,
    )
    t.go('a', 'E3', { mode: 'assault' }).thrown(
      ['Fire Discipline', 9],
      ['which of equal firers', 1, 1],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 1],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 5],
    )
    expect([t.visit('I11').answer, t.visit('I11').roll!.total]).toEqual(['no', 7])
    t.end()
  })

  test('DX-42 the first attack pins the only mover: nothing more is rolled, and the attacks end', () => {
    const t = bookTable(`E1 German: 4-6-7   E6 German: 4-6-7   E7 German: 4-6-7   F3 US: a=6-6-6   R12 US: 6-6-6`, board)
    t.go('a', 'E3').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 4], ['PTC of 6-6-6', 6, 6])
    expect([t.u('a').pinned, t.u('a').broken, t.answers]).toEqual([true, false, ['fire', 'hold']])
    t.end()
  })

  test('DX-43 the first attack breaks the only mover, and casualties win: they may go on', () => {
    const t = bookTable(`E1 German: 4-6-7   E6 German: 4-6-7   E7 German: 4-6-7   F3 US: a=6-6-6   R12 US: 6-6-6`, casualties)
    t.go('a', 'E3').thrown(
      ['Fire Discipline', 9],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 4, 3],
      ['1MC of 6-6-6', 6, 6],
      ['another firer', 1],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
      ['another firer', 10],
    )
    expect([t.decided[1]!.trace.some(({ node }) => node === 'I11'), t.answers]).toEqual([true, ['fire', 'fire', 'hold']])
    t.end()
  })
})
