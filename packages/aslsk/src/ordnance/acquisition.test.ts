import { expect, test } from 'vitest'
import { hold, stepOf } from '../../test/moves.ts'
import { acquired, lastShot, shell } from '../../test/ordnance.ts'
import { type TableOptions, table } from '../../test/table.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
const answering: TableOptions = { ...options, phase: 'movement', attacker: 'allied' }

test('SK-4.5-04 SK-6.10-07 leaders who fire a light Mortar fire no FP of their own: it keeps what it has acquired', () => {
  const t = table(`${SPARE}    D3 German: k=8-0, m=ge-MTR50, l=8-0    D9 US: x=6-6-6`, options)
  for (const _ of [1, 2])
    shell(t, 'm', 'D9', { target: 'att', leader: t.unit('l') })
      .rolls(1, 6)
      .rolls(6, 6)
  expect([lastShot(t).labels, acquired(t, 'm')]).toEqual([['Case 20: acquired -1'], 'D9 -2'])
})

test('SK-6.10-07 a squad under Final Fire by its Gun’s Intensive Fire has fired nothing of its own, and loses no Acquisition', () => {
  const t = table(`D3 German: c=4-6-7, gun=ge-AT75L ca2    D9 US: x=6-6-6    A20 US: spare=6-6-6`, answering)
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'gun', 'D8').rolls(6, 3)
  hold(t)
  t.answer('move', stepOf(t, 'x', 'D7'))
  shell(t, 'gun', 'D7', { intensive: true }).rolls(4, 3).rolls(6, 6)
  hold(t)
  expect([t.u('c').fire, acquired(t, 'gun')]).toEqual(['final', 'D7 -2'])
})

test('SK-6.10-07 a crew that fires its own FP at an adjacent unit after its Gun loses what the Gun has acquired', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D4 US: x=6-6-6    D9 US: y=6-6-6`, {
    ...options,
    phase: 'defensiveFire',
    attacker: 'allied',
  })
  shell(t, 'gun', 'D9').rolls(1, 6).rolls(6, 6)
  expect(acquired(t, 'gun')).toBe('D9 -1')
  t.fire({ units: [{ unit: 'c' }], at: 'D4' }).rolls(6, 5)
  expect(acquired(t, 'gun')).toBeNull()
})

test('SK-6.10-02 a light Mortar that is carried away has acquired nothing any more', () => {
  const ground = `${SPARE}    D3 German: c=4-6-7, m=ge-MTR50 acq1@D9    D9 US: x=6-6-6`
  const moved = table(ground, { ...options, phase: 'movement' })
  moved.answer('move', stepOf(moved, 'c', 'D4'))
  hold(moved)
  const advanced = table(ground, { ...options, phase: 'advance' })
  advanced.answer('advance', { type: 'advance', units: [advanced.unit('c')], to: 'D4' })
  expect([acquired(moved, 'm'), acquired(advanced, 'm')]).toEqual([null, null])
})

test('SK-6.10-02 a Gun that a hit silences has acquired nothing any more, whoever is left to man it', () => {
  const t = table(`D9 US: b=2-2-7 crew, atk=am-AT57L ca5    D3 German: c=4-6-7, gun=ge-AT75L ca2 acq1@D9`, {
    ...options,
    attacker: 'allied',
  })
  shell(t, 'atk', 'D3').rolls(5, 1).rolls(1, 2, 1, 1, 1, 1)
  expect([t.w('gun').malfunctioned, t.w('gun').owner >= 0, acquired(t, 'gun')]).toEqual([true, true, null])
})

test('SK-6.10-08 whoever comes next to the hex where the target went out of sight takes its Acquisition with him', () => {
  const t = table(`D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D6 woods    D7 US: x=6-6-6, y=6-6-6    F20 US: spare=6-6-6`, answering)
  t.answer('move', stepOf(t, 'x', 'D6'))
  shell(t, 'gun', 'D6').rolls(6, 5)
  hold(t).answer('move', stepOf(t, 'x', 'D7'))
  hold(t).answer('move', { type: 'stop', units: [t.unit('x')] })
  expect(t.w('gun').ordnance!.acquired).toMatchObject({ at: t.place('D6'), units: [], left: [] })
  for (const to of ['D6', 'D5']) {
    hold(t.answer('move', stepOf(t, 'y', to)))
    expect([acquired(t, 'gun'), t.w('gun').ordnance!.acquired!.units]).toEqual([`${to} -1`, [t.unit('y')]])
  }
})

test('SK-6.10-08 who was there already when the target went out of sight does not take it along', () => {
  const t = table(`D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D6 woods; US: q=6-6-6    D7 US: x=6-6-6    F20 US: spare=6-6-6`, answering)
  t.answer('move', stepOf(t, 'x', 'D6'))
  shell(t, 'gun', 'D6').rolls(6, 5)
  hold(t).answer('move', stepOf(t, 'x', 'D7'))
  hold(t).answer('move', { type: 'stop', units: [t.unit('x')] })
  hold(t.answer('move', stepOf(t, 'q', 'D5')))
  expect([acquired(t, 'gun'), t.w('gun').ordnance!.acquired!.units]).toEqual(['D6 -1', []])
})
