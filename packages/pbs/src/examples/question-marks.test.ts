/** The examples of concealment and Shifts, every die stated. */
import { describe, expect, test } from 'vitest'
import { approach, come } from '../../test/approach.ts'
import { bookTable, type PbsTableOptions } from '../../test/table.ts'

const fog: PbsTableOptions = {
  columns: 18,
  rows: 20,
  year: 1943,
  month: 9,
  rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
}
const WALL = 'F8 stone building    F9 stone building    G8 stone building    G9 stone building    H8 stone building'
const shifts: PbsTableOptions = {
  columns: 18,
  rows: 12,
  attacker: 'axis',
  rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
  pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 1 } },
}
const TWO =
  'E2 woods; German: x=4-6-7 concealed\n E6 stone building; German: y=4-6-7 concealed\n R12 US: a=6-6-6\n D3 woods\n E3 woods\n F3 woods\n E7 woods\n D7 woods\n F7 woods\n D2 woods\n F2 woods\n D6 woods\n F6 woods'
const OPEN = 'E2 German: x=4-6-7 concealed\n E6 German: y=4-6-7 concealed\n E3 US: a=6-6-6'

describe('who fires from under a counter', () => {
  test('DX-20 concealed, at a squad in the open: with 3 they hold', () => {
    const t = approach({ firer: '4-6-7 concealed', range: 3, options: fog })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 1, 2])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-15': 4 }, 'DR+DRM <= 7', 'hold'])
    t.end()
  })

  test('DX-20 concealed, at a squad in the open: with 4 they fire', () => {
    const t = approach({ firer: '4-6-7 concealed', range: 3, options: fog })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 1, 3], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-15': 4 }, 'DR+DRM > 7', 'fire'])
    t.end()
  })

  test('DX-25 concealed, at two squads at 0 that threaten a place, next to another defender: with 2 they hold', () => {
    const t = approach({
      firer: '4-6-7 concealed, 4-6-7 concealed',
      mover: 'a=6-6-6, b=6-6-6',
      range: 3,
      ground: 'woods',
      more: 'E5 German: 4-6-7 broken',
      options: {
        ...fog,
        victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E5'] } },
        control: { axis: ['E5'] },
      },
    })
    come(t, 3, undefined, 'a b').thrown(['Fire Discipline', 9], ['CFFTC', 1, 1])
    expect([t.first('I13').roll!.drm.reduce((sum, { value }) => sum + value, 0), t.first('I13').answer, t.answers[0]]).toEqual([
      5,
      'DR+DRM <= 7',
      'hold',
    ])
    t.end()
  })

  test('DX-25 concealed, at two squads at 0 that threaten a place, next to another defender: with 3 they fire', () => {
    const t = approach({
      firer: '4-6-7 concealed, 4-6-7 concealed',
      mover: 'a=6-6-6, b=6-6-6',
      range: 3,
      ground: 'woods',
      more: 'E5 German: 4-6-7 broken',
      options: {
        ...fog,
        victory: { side: 'allied', text: 'Take it.', condition: { type: 'control', hexes: ['E5'] } },
        control: { axis: ['E5'] },
      },
    })
    come(t, 3, undefined, 'a b').thrown(['Fire Discipline', 9], ['CFFTC', 1, 2], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.first('I13').roll!.drm.reduce((sum, { value }) => sum + value, 0), t.first('I13').answer, t.answers[0]]).toEqual([
      5,
      'DR+DRM > 7',
      'fire',
    ])
    t.end()
  })

  test('DX-27 concealed, at a Scout at -1: with 9 they hold', () => {
    const t = approach({ firer: '4-6-7 concealed', mover: 'a=3-4-6', range: 3, ground: 'orchard', options: fog })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 3])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-11': -2 }, 'DR+DRM <= 7', 'hold'])
    t.end()
  })

  test('DX-27 concealed, at a Scout at -1: with 10 they fire', () => {
    const t = approach({ firer: '4-6-7 concealed', mover: 'a=3-4-6', range: 3, ground: 'orchard', options: fog })
    come(t, 3).thrown(['Fire Discipline', 9], ['CFFTC', 6, 4], ['Hold Fire Doctrine', 10], ['fire attack', 5, 5])
    expect([t.drm('I13'), t.visit('I13').answer, t.answers[0]]).toEqual([{ 'PBS-CFF-11': -2 }, 'DR+DRM > 7', 'fire'])
    t.end()
  })

  test('DX-65b a concealed tank and a threat of Class C: with a 6 nothing, never Motion', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziiih vca2 concealed    ${WALL}    G11 US: tank=am-M4A3 vca5 motion`, fog)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown(['Motion, Class C', 6])
    expect([t.visit('O9').answer, t.nodes.includes('O15'), t.nodes.includes('O9b'), t.nodes.includes('M3')]).toEqual([
      'HIP/concealed, Class C',
      false,
      false,
      false,
    ])
    t.end()
  })

  test('DX-65b a concealed tank and a threat of Class C: with a 7 an OFTC, never Motion', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziiih vca2 concealed    ${WALL}    G11 US: tank=am-M4A3 vca5 motion`, fog)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown(['Motion, Class C', 7], ['OFTC', 10])
    expect([t.visit('O9').answer, t.nodes.includes('O15'), t.nodes.includes('O9b'), t.nodes.includes('M3')]).toEqual([
      'HIP/concealed, Class C',
      true,
      false,
      false,
    ])
    t.end()
  })

  test('DX-65c a concealed tank and a threat of Class D: nothing', () => {
    const t = bookTable(`A20 US: spare=6-6-6    E5 German: pz=ge-pziif vca2 concealed    ${WALL}    G11 US: tank=am-M4A1 vca5 motion`, fog)
    t.drives('drive', { to: 'F10' }).thrown()
    t.drives('drive', { to: 'E10' }).thrown()
    expect([t.visit('O9').answer, t.nodes.includes('O15'), t.nodes.includes('O9b')]).toEqual(['HIP/concealed, Class D', false, false])
    t.end()
  })
})

describe('Shifts', () => {
  test('DX-86 woods with a stone building, out of sight, the first: 8 is 7, they change places, and no more', () => {
    const t = bookTable(TWO, shifts)
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 6, 2])
    expect([t.where('x'), t.asked.kind, t.counters.real.length]).toEqual(['E6', 'move', 2])
    t.end()
  })

  test('DX-86 woods with a stone building, out of sight, the first: 9 is 8, it fails, and no more', () => {
    const t = bookTable(TWO, shifts)
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 6, 3])
    expect([t.where('x'), t.asked.kind, t.counters.real.length]).toEqual(['E2', 'move', 2])
    t.end()
  })

  test('DX-86 woods with a stone building, out of sight, the first: 12 is 11, and they never Shift again', () => {
    const t = bookTable(TWO, shifts)
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 6, 6])
    expect([t.where('x'), t.asked.kind, t.counters.real.length]).toEqual(['E2', 'move', 0])
    t.end()
  })

  test('DX-87 in the open, in sight, next to an enemy, the second of the phase: 2 is 7, they change places, and no more', () => {
    const t = bookTable(OPEN, shifts)
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 1, 1])
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 1, 1])
    expect([t.where('x'), t.asked.kind]).toEqual(['E2', 'move'])
    t.end()
  })

  test('DX-87 in the open, in sight, next to an enemy, the second of the phase: 3 is 8, it fails', () => {
    const t = bookTable(OPEN, shifts)
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 1, 1])
    t.decide('axis', 'shift', { type: 'shift', from: 'E2', to: 'E6' }).thrown(['Shift', 1, 2])
    expect([t.where('x'), t.asked.kind]).toEqual(['E6', 'move'])
    t.end()
  })
})
