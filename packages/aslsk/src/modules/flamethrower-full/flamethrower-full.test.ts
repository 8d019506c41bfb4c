import { expect, test } from 'vitest'
import { attacks, last, mayNot, preview, shoot, shotOf } from '../../../test/fire.ts'
import { hold, step, stepOf } from '../../../test/moves.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { go } from '../../../test/vehicles.ts'
import { FP_UNIT } from '../../data/ift.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'

const SPARE = '    A9 US: spare=6-6-6    H9 German: 8-0'
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['flamethrower-full'],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'] = 'prepFire', more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const fp = (t: ReturnType<typeof position>, at: string, by = '+f') => preview(t, at, by).fp64 / FP_UNIT

test('AID-FLAME-01 EX-AID-12 it is lost on 10 in the hands of elites, leaders and crews, on 8 by others, on 6 if those have captured it', () => {
  const t = position('D4 US: a=7-4-7, f1=FT, b=6-6-6, f2=FT, c=6-6-6, f3=FT captured    D5 US: l=9-1, f4=FT, e=2-2-7 crew, f5=FT')
  const names = ['f1', 'f2', 'f3', 'f4', 'f5']
  expect(names.map((name) => breakdownNumber(t.state, t.w(name), false))).toEqual([10, 8, 6, 10, 10])
})

test('AID-FLAME-02 Casualty Reduction leaves the flamethrower of a half squad on the ground, and a squad with its own', () => {
  const struck = (who: string) => {
    const t = position(`D4 German: x=4-6-7    D6 US: a=${who}, f=FT`, 'prepFire', { attacker: 'axis' })
    shoot(t, 'D6', 'x').rolls(1, 2).rolls(1, 1)
    return t.w('f').owner >= 0
  }
  expect([struck('7-4-7'), struck('3-4-7 hs')]).toEqual([true, false])
})

test('AID-FLAME-03 EX-AID-09 24 FP in the next hex, 12 in the second, and nothing beyond', () => {
  const t = position('D4 US: a=7-4-7, f=FT    D5 German: x=4-6-7    D6 German: y=4-6-7    D7 German: z=4-6-7')
  expect([fp(t, 'D5'), fp(t, 'D6')]).toEqual([24, 12])
  mayNot(t, 'D7', '+f', { rule: '3.2.2' })
})

test('AID-FLAME-04 EX-AID-08 after a move it fires in the AFPh with all its FP, at a stone building without any DRM', () => {
  const t = position('D3 US: a=7-4-7, f=FT    D5 stone building; German: x=4-6-7 pinned', 'movement')
  step(t, 'a', 'D4')
  while (t.state.phase !== 'advancingFire') t.pass()
  const shown = preview(t, 'D5', '+f')
  expect([shown.fp64 / FP_UNIT, shown.drm]).toEqual([24, 0])
})

test('AID-FLAME-05 no TEM, but Smoke counts', () => {
  const t = position('D4 US: a=7-4-7, f=FT    D5 stone building; smoke 2; German: x=4-6-7')
  expect(preview(t, 'D5', '+f').modifiers.map(({ value }) => value)).toEqual([2])
})

test('AID-FLAME-06 EX-AID-11 whoever carries one is hit with -1', () => {
  const t = position('D4 US: a=6-6-6    D6 German: x=4-6-7, f=FT')
  expect(preview(t, 'D6', 'a').modifiers).toMatchObject([{ label: 'carries a flamethrower', value: -1 }])
})

test('AID-FLAME-07 EX-AID-07 12 FP without DRM: 30 of 36 are a NMC or worse', () => {
  const t = position('D4 US: a=7-4-7, f=FT, l=8-0    D6 German: x=4-6-7')
  const { results, drm } = preview(t, 'D6', '+f')
  const worse = results.filter(({ result }) => /MC|K/.test(result)).reduce((sum, { rolls }) => sum + rolls, 0)
  expect([drm, worse]).toEqual([0, 30])
})

test('AID-FLAME-08 EX-AID-15 Smoke grenades cover the approach and are gone by the AFPh; adjacent, it draws fire at point blank', () => {
  const t = position('D3 US: b=6-6-6, a=7-4-7, f=FT    D5 stone building; German: x=4-6-7', 'movement')
  t.answer('move', { type: 'smoke', unit: t.unit('b'), to: 'D4' }).rolls(1)
  hold(t).answer('move', { type: 'stop', units: [t.unit('b')] })
  t.answer('move', stepOf(t, 'a', 'D4'))
  shoot(t, 'D4', 'x').rolls(6, 5)
  expect(last(t)).toMatchObject({ fp: 8 })
  expect(last(t).labels.join()).toMatch(/[Ss]moke/)
  while (t.state.phase !== 'advancingFire') t.pass()
  expect(preview(t, 'D5', '+f')).toMatchObject({ fp64: 24 * FP_UNIT, drm: 0 })
})

test('AID-FLAME-10 EX-AID-10 half against the concealed', () => {
  const t = position('D4 US: a=7-4-7, f=FT    D5 woods; German: x=4-6-7 concealed', 'prepFire', {
    rules: [{ type: 'concealment', text: 'On.' }],
  })
  expect(preview(t, 'D5', '+f')).toMatchObject({ fp64: 12 * FP_UNIT, drm: 0 })
})

/** A Crocodile in D4 that points south. */
const croc = (text: string, phase: TableOptions['phase'] = 'prepFire') =>
  table(`D4 British: tank=br-crocodile vca2 tca2    A9 British: spare=4-5-7    H9 German: 8-0    ${text}`, on(phase, { year: 1944 }))
const spray = (t: ReturnType<typeof croc>, at: string, more: object = {}) => ({ type: 'spray', unit: t.unit('tank'), at, ...more })

test('AID-FLAME-09 that of a Crocodile has its full FP to two hexes, half at three, and goes no farther', () => {
  const t = croc('D6 German: x=4-6-7    D7 German: y=4-6-7    D8 German: z=4-6-7')
  const shown = (at: string) => (t.game.open[0]!.question.preview!(spray(t, at)) as { fp64: number }).fp64 / FP_UNIT
  expect([shown('D6'), shown('D7')]).toEqual([24, 12])
  t.refuses('allied', spray(t, 'D8'), { rule: '7.8', message: /reaches 3/ })
  t.answer('prepFire', spray(t, 'D7')).rolls(6, 5)
  expect(attacks(t)).toHaveLength(1)
  t.saw({ type: 'malfunction', removed: true })
})

test('AID-FLAME-09 it fires through its arc alone, once, and in the AFPh at full FP', () => {
  const t = croc('D5 stone building; German: x=4-6-7    D3 German: y=4-6-7', 'advancingFire')
  t.refuses('allied', spray(t, 'D3'), { rule: '3.2.4' })
  expect(t.candidates()).toContainEqual(spray(t, 'D5'))
  expect(t.candidates().some((each) => (each as { at?: string; vca?: number }).at === 'D3' && 'vca' in (each as object))).toBe(true)
  t.answer('advancingFire', spray(t, 'D5')).rolls(3, 5).rolls(1, 1)
  expect(last(t)).toMatchObject({ fp: 24, labels: [] })
  t.refuses('allied', spray(t, 'D5'), { rule: 'A22', message: /used/ })
})

test('SK-3.3.2.2-09 on the move it has its full FP once the vehicle has stopped, half before, and is done then', () => {
  const driving = croc('D6 German: x=4-6-7', 'movement')
  const shown = (t: typeof driving) => (t.game.open[0]!.question.preview!(spray(t, 'D6')) as { fp64: number }).fp64 / FP_UNIT
  go(driving, 'start', 'tank')
  expect(shown(driving)).toBe(12)
  driving.answer('move', spray(driving, 'D6')).rolls(6, 4).rolls(1, 1)
  expect(last(driving).fp).toBe(12)
  const stopped = croc('D6 German: x=4-6-7', 'movement')
  go(stopped, 'start', 'tank')
  go(stopped, 'halt', 'tank')
  expect(stopped.candidates()).toContainEqual(spray(stopped, 'D6'))
  stopped.refuses('allied', spray(stopped, 'D6', { vca: 3 }), { rule: '7.8', message: /as it points/ })
  stopped.answer('move', spray(stopped, 'D6')).rolls(4, 3).rolls(1, 1)
  expect(last(stopped).fp).toBe(24)
  stopped.refuses('allied', spray(stopped, 'D6'), { rule: 'A22', message: /used/ })
})

test('AID-FLAME-11 the crew of such a vehicle is no easier to hit for it', () => {
  const t = table(
    'D4 British: tank=br-crocodile vca2 tca2 ce    A9 British: 4-5-7    D6 German: x=4-6-7    H9 German: 8-0',
    on('prepFire', { attacker: 'axis', year: 1944 }),
  )
  expect(preview(t, 'D4', 'x').modifiers.map(({ label }) => label)).not.toContain('carries a flamethrower')
  expect(shotOf(t, 'D4', 'x').at).toBe('D4')
})
