/** The examples of letting them come, every die stated: the fire check, and Hold Fire Doctrine. */
import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const board: PbsTableOptions = { columns: 18, rows: 12 }
const SCOUT = 'a=3-4-6'
const NEAR = 'F5 US: b=6-6-6'

describe('the fire check', () => {
  test('DX-21 a Scout in the open, checked for the first time: with 8 they hold', () => {
    const t = approach({ mover: SCOUT, range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 2])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([{ 'PBS-CFF-11': -2, 'PBS-CFF-15': 1 }, 'DR+DRM <= 7', ['hold']])
    t.end()
  })

  test('DX-21 a Scout in the open, checked for the first time: with 9 they fire', () => {
    const t = approach({ mover: SCOUT, range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 3], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([{ 'PBS-CFF-11': -2, 'PBS-CFF-15': 1 }, 'DR+DRM > 7', ['fire']])
    t.end()
  })

  test('DX-22 the same Scout, checked for the third time: with 10 they hold', () => {
    const t = approach({ mover: SCOUT, range: 5 })
    come(t, 5).thrown(['Fire Discipline', 9], ['CFFTC', 1, 2])
    come(t, 4).thrown(['Fire Discipline', 9], ['CFFTC', 1, 2])
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 4])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([
      { 'PBS-CFF-11': -4, 'PBS-CFF-15': 1 },
      'DR+DRM <= 7',
      ['hold', 'hold', 'hold'],
    ])
    t.end()
  })

  test('DX-22 the same Scout, checked for the third time: with 11 they fire', () => {
    const t = approach({ mover: SCOUT, range: 5 })
    come(t, 5).thrown(['Fire Discipline', 9], ['CFFTC', 1, 2])
    come(t, 4).thrown(['Fire Discipline', 9], ['CFFTC', 1, 2])
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 5], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([
      { 'PBS-CFF-11': -4, 'PBS-CFF-15': 1 },
      'DR+DRM > 7',
      ['hold', 'hold', 'fire'],
    ])
    t.end()
  })

  test('DX-23 Assault Movement into woods, at +1: with 9 they hold', () => {
    const t = approach({ range: 2, ground: 'woods' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 3])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-10': -2 }, 'DR+DRM <= 7', 'hold'])
    t.end()
  })

  test('DX-23 Assault Movement into woods, at +1: with 10 they fire', () => {
    const t = approach({ range: 2, ground: 'woods' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 4], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-10': -2 }, 'DR+DRM > 7', 'fire'])
    t.end()
  })

  test('DX-24 Assault Movement in the open, at -1: with 7 they hold', () => {
    const t = approach({ range: 2 })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 1, 6])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([{ 'PBS-CFF-10': -2, 'PBS-CFF-14': 2 }, 'DR+DRM <= 7', ['hold']])
    t.end()
  })

  test('DX-24 Assault Movement in the open, at -1: with 8 they fire', () => {
    const t = approach({ range: 2 })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 2], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers]).toEqual([{ 'PBS-CFF-10': -2, 'PBS-CFF-14': 2 }, 'DR+DRM > 7', ['fire']])
    t.end()
  })

  test('DX-26 whoever assault-moves to place a charge on the firer’s hex: no check', () => {
    const t = bookTable(`E1 German: 4-6-7    E2 US: a=6-6-6, DC   R12 US: 6-6-6`, board)
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1', mode: 'assault' }).thrown(
      ['Fire Discipline', 9],
      ['Hold Fire Doctrine', 10],
      ['fire attack', 5, 5],
    )
    expect([t.first('I12').answer, t.nodes.includes('I13'), t.answers[0]]).toEqual(['no', false, 'fire'])
    t.end()
  })
})

describe('Hold Fire Doctrine', () => {
  test('DX-30 nothing modifies it: with a 4 it is enforced', () => {
    const t = approach({ range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 4], ['fire attack', 5, 5])
    expect([t.visit('I15').roll!.total, t.visit('I15').answer]).toEqual([4, 'yes'])
    t.end()
  })

  test('DX-30 nothing modifies it: with a 5 it is not', () => {
    const t = approach({ range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 5], ['fire attack', 5, 5])
    expect([t.visit('I15').roll!.total, t.visit('I15').answer]).toEqual([5, 'no'])
    t.end()
  })

  test('DX-31 others yet to move are within range: with a 6 it is enforced', () => {
    const t = approach({ range: 3, more: NEAR })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 6], ['fire attack', 5, 5])
    expect([t.drm('I15'), t.visit('I15').answer]).toEqual([{ 'PBS-HFD-03': -2 }, 'yes'])
    t.end()
  })

  test('DX-31 others yet to move are within range: with a 7 it is not', () => {
    const t = approach({ range: 3, more: NEAR })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 7], ['fire attack', 5, 5])
    expect([t.drm('I15'), t.visit('I15').answer]).toEqual([{ 'PBS-HFD-03': -2 }, 'no'])
    t.end()
  })

  test('DX-32 a lone 8-0 without a support weapon: enforced, and no die is rolled for it', () => {
    const t = approach({ mover: 'a=8-0', range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['fire attack', 5, 5])
    expect([t.visit('I14').answer, t.nodes.includes('I15')]).toEqual(['yes', false])
    t.end()
  })

  test('DX-33 a lone 9-1: with a 6 it is enforced', () => {
    const t = approach({ mover: 'a=9-1', range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 6], ['fire attack', 5, 5])
    expect([t.drm('I15'), t.visit('I15').answer]).toEqual([{ 'PBS-HFD-05': -2 }, 'yes'])
    t.end()
  })

  test('DX-33 a lone 9-1: with a 7 it is not', () => {
    const t = approach({ mover: 'a=9-1', range: 3 })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 7], ['fire attack', 5, 5])
    expect([t.drm('I15'), t.visit('I15').answer]).toEqual([{ 'PBS-HFD-05': -2 }, 'no'])
    t.end()
  })

  test('DX-34 a Scout next to the firer, others yet to move: six less, enforced with a 10', () => {
    const t = approach({ mover: SCOUT, range: 1, more: NEAR })
    come(t, 1).thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5], ['PTC of 3-4-6', 5, 5])
    expect([t.visit('I15').roll!.total, t.visit('I15').answer]).toEqual([4, 'yes'])
    t.end()
  })

  test('DX-35 whoever places a charge next to the firer, others yet to move: nothing counts, free with a 5', () => {
    const t = bookTable(`E1 German: 4-6-7, 4-6-7    E2 US: a=6-6-6, DC   R12 US: 6-6-6   ${NEAR}`, board)
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E1' }).thrown(
      ['Fire Discipline', 9],
      ['Hold Fire Doctrine', 5],
      ['fire attack', 5, 5],
      ['1MC of 6-6-6', 5, 5],
    )
    expect([t.first('I15').roll!.drm, t.first('I15').answer]).toEqual([[], 'no'])
    t.end()
  })

  test('DX-36 enforced, at 0: of two squads and a half squad the half squad fires alone', () => {
    const t = approach({ firer: '4-6-7, 4-6-7, 2-4-7', range: 3, ground: 'woods' })
    come(t, 3).thrown(['Fire Discipline', 9], ['Hold Fire Doctrine', 4], ['fire attack', 5, 5])
    expect([t.visit('I15').answer, t.whats[0]]).toEqual(['yes', 'Fire from E1 with 2-4-7 at E4'])
    t.end()
  })

  test('DX-37 enforced, at +1: the squad’s own FP fires, its LMG holds', () => {
    const t = approach({ firer: '4-6-7, LMG', range: 2, ground: 'woods' })
    come(t, 2, 'assault').thrown(['Fire Discipline', 9], ['CFFTC', 6, 6], ['Hold Fire Doctrine', 4], ['fire attack', 5, 5])
    expect([t.visit('I15').answer, t.whats[0]]).toEqual(['yes', 'Fire from E1 with 4-6-7 at E3'])
    t.end()
  })
})
