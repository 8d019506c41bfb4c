/** The examples of machine guns and second shots, every die stated. */
import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const russians: PbsTableOptions = { columns: 18, rows: 12, attacker: 'axis', pbs: { mode: 'opponent', side: 'allied' } }
const holdE1: PbsTableOptions = { victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E1'] } } }

describe('machine guns beyond Activation Range', () => {
  test('DX-15 at 0 they fire', () => {
    const t = approach({ firer: '4-6-7, MMG', range: 8, ground: 'woods' })
    come(t, 8).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I5').answer, t.visit('I6').answer, t.answers[0]]).toEqual(['no', '<=0', 'fire'])
    t.end()
  })

  test('DX-16 at +1 under Suppression, with a 4: they fire', () => {
    const t = approach({ firer: '4-6-7, MMG', range: 8, ground: 'woods' })
    come(t, 8, 'assault').thrown(
      ['Fire Discipline', 9],
      ['a machine gun beyond Activation Range', 4],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.visit('I6').answer, t.visit('I7').answer, t.answers[0]]).toEqual(['=+1', 'yes', 'fire'])
    t.end()
  })

  test('DX-16 at +1 under Suppression, with a 5: they hold', () => {
    const t = approach({ firer: '4-6-7, MMG', range: 8, ground: 'woods' })
    come(t, 8, 'assault').thrown(['Fire Discipline', 9], ['a machine gun beyond Activation Range', 5])
    expect([t.visit('I6').answer, t.visit('I7').answer, t.answers[0]]).toEqual(['=+1', 'no', 'hold'])
    t.end()
  })

  test('DX-17 at +1 under Interdiction, with a 6: they fire', () => {
    const t = approach({ firer: '4-6-7, MMG', range: 8, ground: 'woods' })
    come(t, 8, 'assault').thrown(
      ['Fire Discipline', 1],
      ['a machine gun beyond Activation Range', 6],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.visit('I6').answer, t.visit('I7').answer, t.answers[0]]).toEqual(['=+1', 'yes', 'fire'])
    t.end()
  })

  test('DX-17 at +1 under Interdiction, with a 7: they hold', () => {
    const t = approach({ firer: '4-6-7, MMG', range: 8, ground: 'woods' })
    come(t, 8, 'assault').thrown(['Fire Discipline', 1], ['a machine gun beyond Activation Range', 7])
    expect([t.visit('I6').answer, t.visit('I7').answer, t.answers[0]]).toEqual(['=+1', 'no', 'hold'])
    t.end()
  })

  test('DX-18 at +2, and a 9-1 who can direct makes it +1: with a 4 they fire', () => {
    const t = approach({ firer: '4-6-7, MMG, 9-1', range: 8, ground: 'wooden building' })
    come(t, 8, 'assault').thrown(
      ['Fire Discipline', 9],
      ['a machine gun beyond Activation Range', 4],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.visit('I6').answer, t.visit('I7').answer, t.answers[0]]).toEqual(['=+1', 'yes', 'fire'])
    t.end()
  })

  test('DX-19 at +2 even with him: they hold, and nothing is rolled for it', () => {
    const t = approach({ firer: '4-6-7, MMG, 9-1', range: 8, ground: 'stone building' })
    come(t, 8, 'assault').thrown(['Fire Discipline', 9])
    expect([t.visit('I6').answer, t.nodes.includes('I7'), t.answers]).toEqual(['>=+2', false, ['hold']])
    t.end()
  })
})

describe('Subsequent First Fire', () => {
  test('EX-05 a squad with an 8-1 next to a squad with an 8-0 that has fired: 6 against 5, and nothing is rolled for it', () => {
    const t = bookTable(`E1 Russian: 4-4-7 first, 8-0     E3 German: a=4-6-7, b=8-1     E5 German: c=4-6-7     R12 German: 4-6-7`, russians)
    t.go('a b', 'E2').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.first('I20').answer, t.first('I20').notes!.map(({ value }) => value), t.nodes.includes('I22'), t.answers[0]]).toEqual([
      'adjacent ATTACKER IFP >= own IFP',
      [6, 5],
      false,
      'fire',
    ])
    t.end()
  })

  test('DX-50 the closest enemy at four hexes, another yet to move at six: a roll is needed', () => {
    const t = approach({ firer: '4-6-7 first', range: 4, more: 'E7 US: b=6-6-6' })
    come(t, 4).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Subsequent First Fire', 1], ['fire attack', 5, 5])
    expect([t.note('I21', 'limit'), t.visit('I21').answer, t.nodes.includes('I22')]).toEqual([6, 'yes', true])
    t.end()
  })

  test('DX-50 another at seven: none is', () => {
    const t = approach({ firer: '4-6-7 first', range: 4, more: 'E8 US: b=6-6-6' })
    come(t, 4).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.note('I21', 'limit'), t.visit('I21').answer, t.nodes.includes('I22'), t.answers]).toEqual([6, 'no', false, ['fire']])
    t.end()
  })

  test('DX-51 two squads that run in the open: three less, with a 9 they fire', () => {
    const t = approach({ firer: '4-6-7 first', range: 4, mover: 'a=6-6-6, d=6-6-6', more: 'E7 US: b=6-6-6' })
    come(t, 4, undefined, 'a d').thrown(
      ['Fire Discipline', 9],
      ['Hold Fire Doctrine', 10],
      ['Subsequent First Fire', 9],
      ['fire attack', 5, 5],
    )
    expect([t.drm('I22'), t.visit('I22').answer, t.answers]).toEqual([
      { 'PBS-SFF-05': -1, 'PBS-SFF-06': -1, 'PBS-SFF-07': -1 },
      'yes',
      ['fire'],
    ])
    t.end()
  })

  test('DX-51 two squads that run in the open: three less, with a 10 they hold', () => {
    const t = approach({ firer: '4-6-7 first', range: 4, mover: 'a=6-6-6, d=6-6-6', more: 'E7 US: b=6-6-6' })
    come(t, 4, undefined, 'a d').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Subsequent First Fire', 10])
    expect([t.drm('I22'), t.visit('I22').answer, t.answers]).toEqual([
      { 'PBS-SFF-05': -1, 'PBS-SFF-06': -1, 'PBS-SFF-07': -1 },
      'no',
      ['hold'],
    ])
    t.end()
  })

  test('DX-52 a Scout next to it that runs into woods: two more, with a 4 they fire', () => {
    const t = approach({ firer: '4-6-7 first, 4-6-7 first', range: 1, ground: 'woods', mover: 'a=3-4-6', more: 'H2 US: b=6-6-6' })
    come(t, 1).thrown(
      ['Fire Discipline', 9],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['which of equal sets', 1],
      ['Subsequent First Fire', 4],
      ['fire attack', 5, 5],
      ['Final Protective Fire', 1, 1],
      ['fire attack', 5, 5],
    )
    expect([t.drm('I22'), t.first('I22').answer, t.answers[0]]).toEqual([
      { 'PBS-SFF-06': -1, 'PBS-SFF-08': 1, 'PBS-SFF-09': 2 },
      'yes',
      'fire',
    ])
    t.end()
  })

  test('DX-52 a Scout next to it that runs into woods: two more, with a 5 they hold', () => {
    const t = approach({ firer: '4-6-7 first, 4-6-7 first', range: 1, ground: 'woods', mover: 'a=3-4-6', more: 'H2 US: b=6-6-6' })
    come(t, 1).thrown(
      ['Fire Discipline', 9],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['which of equal sets', 1],
      ['Subsequent First Fire', 5],
    )
    expect([t.drm('I22'), t.first('I22').answer, t.answers[0]]).toEqual([
      { 'PBS-SFF-06': -1, 'PBS-SFF-08': 1, 'PBS-SFF-09': 2 },
      'no',
      'hold',
    ])
    t.end()
  })

  test('DX-53 nobody else is left to move: without a roll', () => {
    const t = approach({ firer: '4-6-7 first', range: 4 })
    come(t, 4).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.visit('I20').answer, t.nodes.includes('I22'), t.answers]).toEqual(['nobody left to move could be attacked', false, ['fire']])
    t.end()
  })
})

describe('Final Protective Fire', () => {
  test('DX-54 a Morale of 7, the attack at +2: with 5 it fires', () => {
    const t = approach({ firer: '4-6-7 final, 4-6-7 final', range: 1, ground: 'stone building', more: 'D1 woods' })
    come(t, 1).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Final Protective Fire', 1, 4], ['fire attack', 5, 5])
    expect([t.first('I28').roll!.total, t.first('I28').answer, t.answers[0]]).toEqual([7, 'passed', 'fire'])
    t.end()
  })

  test('DX-54 a Morale of 7, the attack at +2: with 6 it does not', () => {
    const t = approach({ firer: '4-6-7 final, 4-6-7 final', range: 1, ground: 'stone building', more: 'D1 woods' })
    come(t, 1).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Final Protective Fire', 1, 5])
    expect([t.first('I28').roll!.total, t.first('I28').answer, t.answers[0]]).toEqual([8, 'failed', 'hold'])
    t.end()
  })

  test('DX-55 a Morale of 6, the attack at -1: with 6 it fires', () => {
    const t = approach({ firer: '4-3-6 final', range: 1, more: 'D1 woods' })
    come(t, 1, 'assault').thrown(
      ['Fire Discipline', 9],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['Final Protective Fire', 1, 5],
      ['fire attack', 5, 5],
    )
    expect([t.first('I28').roll!.total, t.first('I28').roll!.need, t.first('I28').answer, t.answers[0]]).toEqual([
      6,
      'at most 6',
      'passed',
      'fire',
    ])
    t.end()
  })

  test('DX-55 a Morale of 6, the attack at -1: with 7 it does not', () => {
    const t = approach({ firer: '4-3-6 final', range: 1, more: 'D1 woods' })
    come(t, 1, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['Final Protective Fire', 1, 6])
    expect([t.first('I28').roll!.total, t.first('I28').roll!.need, t.first('I28').answer, t.answers[0]]).toEqual([
      7,
      'at most 6',
      'failed',
      'hold',
    ])
    t.end()
  })

  test('DX-56 the only defender in a Victory Location: none, and nothing is rolled for it', () => {
    const t = approach({ firer: '4-6-7 final', range: 1, more: 'D1 woods', options: holdE1 })
    come(t, 1).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10])
    expect([t.visit('I27').answer, t.visit('I27').notes!.map(({ rule }) => rule), t.nodes.includes('I28'), t.answers]).toEqual([
      'yes',
      ['PBS-FPF-03'],
      false,
      ['hold'],
    ])
    t.end()
  })
})

describe('Sustained Fire', () => {
  test('DX-57 a machine gun that breaks down on 11, at 0, not next to the target: with a 2 it is used', () => {
    const t = bookTable(`E1 Russian: 4-4-7 first, LMG first     E5 German: a=4-6-7     E4 woods     R12 German: 4-6-7`, russians)
    t.go('a', 'E4').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Sustained Fire', 2], ['fire attack', 5, 5])
    expect([t.first('I25').roll!.total, t.first('I25').roll!.need, t.whats[0]]).toEqual([
      2,
      'at most 2',
      'Fire from E1 with 4-4-7 and the LMG at E4',
    ])
    t.end()
  })

  test('DX-57 a machine gun that breaks down on 11, at 0, not next to the target: with a 3 it is not used', () => {
    const t = bookTable(`E1 Russian: 4-4-7 first, LMG first     E5 German: a=4-6-7     E4 woods     R12 German: 4-6-7`, russians)
    t.go('a', 'E4').thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 10], ['Sustained Fire', 3], ['fire attack', 5, 5])
    expect([t.first('I25').roll!.total, t.first('I25').roll!.need, t.whats[0]]).toEqual([3, 'at most 2', 'Fire from E1 with 4-4-7 at E4'])
    t.end()
  })

  test('DX-58 one that breaks down on 12, next to the target, at -1: a 6 is enough', () => {
    const t = approach({ firer: '4-6-7 first, MMG first', range: 1 })
    come(t, 1, 'assault').thrown(
      ['Fire Discipline', 9],
      ['CFFTC', 6, 6],
      ['Hold Fire Doctrine', 10],
      ['Sustained Fire', 6],
      ['fire attack', 5, 5],
    )
    expect([t.drm('I25'), t.first('I25').roll!.total, t.whats[0]]).toEqual([
      { 'PBS-SIF-05': -1, 'PBS-SIF-06': -1 },
      4,
      'Fire from E1 with 4-6-7 and the MMG at E2',
    ])
    t.end()
  })
})
