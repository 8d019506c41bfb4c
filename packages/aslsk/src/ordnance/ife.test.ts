import { expect, test } from 'vitest'
import { last, mayNot } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { acquired, shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import type { FirePreview } from '../fire/preview.ts'
import type { FireIfe } from './ife.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 40, columns: 12 }
/** A 20mm Flak with IFE 4 and ROF 3 that points south. */
const flak = (target = 'D9 US: x=6-6-6', crew = 'c=2-2-8 crew', words = '', more: TableOptions = {}) =>
  table(`${SPARE}    D3 German: ${crew}, gun=ge-AA20L4 ca2 ${words}    ${target}`, { ...options, ...more })
const sprayed = (t: AslskTable, at: string, more: Partial<FireIfe> = {}): FireIfe => ({ type: 'ife', weapon: t.weapon('gun'), at, ...more })
const spray = (t: AslskTable, at: string, more: Partial<FireIfe> = {}) => t.answer(t.asked.kind, sprayed(t, at, more))

test('SK-6.8-01 IFE is fired on the IFT without a TH DR, and a change of CA counts there', () => {
  const t = flak()
  spray(t, 'D9').rolls(6, 6)
  expect(last(t)).toMatchObject({ fp: 4, column: 4, labels: [] })
  expect(t.game.events.some(({ event }) => event.type === 'toHit')).toBe(false)
  const turned = flak('A3 US: x=6-6-6')
  spray(turned, 'A3', { ca: 4 }).rolls(6, 5)
  expect(last(turned).labels[0]).toMatch(/^Case 8: turned by 2 hexspines \+2/)
})

test('SK-6.8-05 its normal range is 16 hexes, beyond that it is halved', () => {
  const near = flak('D19 US: x=6-6-6')
  spray(near, 'D19').rolls(6, 6)
  expect(last(near).fp).toBe(4)
  const far = flak('D20 US: x=6-6-6')
  spray(far, 'D20').rolls(6, 6)
  expect(last(far).fp).toBe(2)
  const out = flak('D36 US: x=6-6-6')
  out.refuses('axis', sprayed(out, 'D36'), { rule: '3.2.2' })
})

test('SK-6.8-03 SK-6.8-06 it joins no group, never cowers, and nobody directs it', () => {
  const t = flak('D9 US: x=6-6-6', 'c=4-6-7, l=9-2, c2=2-2-8 crew')
  mayNot(t, 'D9', '+gun', { rule: '3.2.4', message: /fire group/ })
  spray(t, 'D9').rolls(5, 5)
  expect(last(t)).toMatchObject({ cowered: 0, labels: [] })
  const { cowers } = flak().game.open[0]!.question.preview!(sprayed(flak(), 'D9')) as FirePreview
  expect(cowers).toBe(0)
})

test('AID-ACQ-18 SK-6.8-04 it uses no Acquisition, gains none and loses what there was', () => {
  const t = flak('D9 US: x=6-6-6', 'c=2-2-8 crew', 'acq2@D9')
  spray(t, 'D9').rolls(6, 6)
  expect([last(t).labels, acquired(t, 'gun')]).toEqual([[], null])
})

test('SK-3.2.4-13 its ROF is one less', () => {
  const kept = flak()
  spray(kept, 'D9').rolls(2, 6)
  const lost = flak()
  spray(lost, 'D9').rolls(3, 6)
  expect([kept.w('gun').keptRate, lost.w('gun').keptRate]).toEqual([true, false])
})

const moving = (words = '', crew = 'c=2-2-8 crew') =>
  table(`D3 German: ${crew}, gun=ge-AA20L4 ca2 ${words}    D9 US: x=6-6-6    A20 US: spare=6-6-6`, {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })

test('SK-6.8-02 SK-6.8-07 First Fire marked it fires again at half FP, breaks down on 10 and for good on 12', () => {
  const again = (dice: [number, number]) => {
    const t = moving('first', 'c=2-2-8 crew first')
    t.answer('move', stepOf(t, 'x', 'D8'))
    spray(t, 'D8').rolls(...dice)
    return t
  }
  const t = again([6, 3])
  expect(last(t).fp).toBe(2)
  expect(t.w('gun').fire).toBe('final')
  expect(again([4, 6]).w('gun').malfunctioned).toBe(true)
  const gone = again([6, 6])
  expect([gone.w('gun').owner, gone.w('gun').at]).toEqual([-1, -4])
  const whole = flak()
  spray(whole, 'D9').rolls(4, 6)
  expect(whole.w('gun').malfunctioned).toBe(false)
})

test('SK-6.8-02 in the Defensive Fire Phase a marked Gun sprays adjacent hexes alone', () => {
  const t = table('D3 German: c=2-2-8 crew first, gun=ge-AA20L4 ca2 first    D9 US: x=6-6-6    D4 US: y=6-6-6', {
    ...options,
    phase: 'defensiveFire',
    attacker: 'allied',
  })
  t.refuses('axis', sprayed(t, 'D9'), { rule: '3.4' })
  spray(t, 'D4').rolls(6, 5)
  expect(last(t).fp).toBe(4)
})

test('SK-6.8-02 at an adjacent mover it is Final Protective Fire, with its own DR as the check of its crew', () => {
  const t = table('D3 German: c=2-2-8 crew final, gun=ge-AA20L4 ca2 final    D5 US: x=6-6-6    A20 US: spare=6-6-6', {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', stepOf(t, 'x', 'D4'))
  spray(t, 'D4').rolls(5, 4, 1, 1)
  t.saw({ type: 'check', what: 'FPF NMC', final: 9, result: 'breaks' })
})

test('SK-6.12-03 SK-3.2.4-61 SK-3.2.4-60 in the wrong hands it breaks down on 10, and is removed on 12', () => {
  const by = (crew: string, dice: [number, number]) => {
    const t = flak('D9 US: x=6-6-6', crew)
    spray(t, 'D9').rolls(...dice)
    return [t.w('gun').malfunctioned, t.w('gun').owner < 0]
  }
  expect(by('c=4-6-7', [4, 6])).toEqual([true, false])
  expect(by('c=4-6-7', [6, 6])).toEqual([false, true])
  expect(by('c=2-2-8 crew', [6, 6])).toEqual([true, false])
})

test('a Gun without IFE does not spray', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6`, options)
  t.refuses('axis', sprayed(t, 'D9'), { rule: '6.8', message: /no Infantry Firepower Equivalent/ })
  expect(t.game.problems('axis', shotAt(t, 'gun', 'D9'))).toEqual([])
})

test('SK-3.2.1-14 SK-3.2.1-15 without a line of sight IFE is spent all the same, and may break down', () => {
  const blind = (a: number, b: number) => {
    const t = flak('D6 woods    D9 US: x=6-6-6', 'c=2-2-8 crew', '', { options: { losChecks: 'declared' } })
    spray(t, 'D9').rolls(a, b)
    t.saw({ type: 'noLos' })
    return [t.w('gun').malfunctioned, t.w('gun').fire]
  }
  expect([blind(1, 2), blind(6, 6)]).toEqual([
    [false, 'prep'],
    [true, 'prep'],
  ])
})
