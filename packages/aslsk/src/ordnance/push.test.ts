import { expect, test } from 'vitest'
import { last } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { shell, shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { moveRisk } from '../phases/movement/preview.ts'
import type { PushGun, PushPreview } from './push.ts'

const options: TableOptions = { phase: 'movement', attacker: 'allied', rows: 20, columns: 12, month: 3 }
const DEFENDER = 'A20 German: far=4-6-7'
const GUN = 'c=2-2-7 crew, gun=am-AT57L ca2 emplaced'
const pushOf = (t: AslskTable, to: string, units = 'c', more: Partial<PushGun> = {}): PushGun => ({
  type: 'push',
  weapon: t.weapon('gun'),
  units: units.split(' ').map((name) => t.unit(name)),
  to,
  ...more,
})
const push = (t: AslskTable, to: string, units?: string, more?: Partial<PushGun>) => t.answer('move', pushOf(t, to, units, more))
const pushed = (t: AslskTable) =>
  t.game.events.flatMap(({ event }) =>
    event.type === 'pushes' ? [[event.modifiers.map(({ label, value }) => `${label} ${value}`), event.final, event.result]] : [],
  )

test('SK-6.5-01 SK-6.5-02 SK-6.5-05 SK-6.3-06 under its M# a Gun moves for double MF, may go on, and is Emplaced no more', () => {
  const t = table(`D6 US: ${GUN}    ${DEFENDER}`, options)
  push(t, 'D5').rolls(3, 4)
  expect(pushed(t)).toEqual([[['MF 2'], 9, 'moves']])
  expect([t.where('c'), t.w('gun').at, t.u('c').spent, t.w('gun').ordnance!.emplaced]).toEqual(['D5', t.place('D5'), 4, undefined])
  push(t, 'D4').rolls(1, 1)
  expect(t.where('c')).toBe('D4')
})

test('SK-6.5-06 at its M# it moves and stops', () => {
  const t = table(`D6 US: ${GUN}    ${DEFENDER}    F6 US: y=6-6-6`, options)
  push(t, 'D5').rolls(4, 4)
  expect([t.where('c'), t.u('c').moveEnded]).toEqual(['D5', true])
  t.refuses('allied', pushOf(t, 'D4'), { rule: '3.3.1' })
})

test('SK-6.5-07 over its M# neither it nor those who push it move', () => {
  const t = table(`D6 US: ${GUN}, l=8-1    ${DEFENDER}    F6 US: y=6-6-6`, options)
  push(t, 'D5', 'c l').rolls(5, 4)
  expect([t.where('c'), t.where('l'), t.w('gun').ordnance!.emplaced]).toEqual(['D6', 'D6', true])
  t.refuses('allied', pushOf(t, 'D5'), { rule: '3.3.1' })
  t.refuses('allied', stepOf(t, 'l', 'D5'), { rule: '3.3.1' })
})

test('SK-6.5-14 SK-6.5-15 SK-6.5-16 the DRM: MF, TEM of the hex, a road, who mans it and who helps', () => {
  const drm = (text: string, to: string, units?: string) => {
    const t = table(`${text}    ${DEFENDER}`, options)
    const preview = t.game.open[0]!.question.preview!(pushOf(t, to, units)) as PushPreview
    return preview.modifiers.map(({ value }) => value)
  }
  expect(drm(`D6 US: ${GUN}    D5 woods`, 'D5')).toEqual([4, 1])
  expect(drm(`D6 road n; US: ${GUN}    D5 woods; road s`, 'D5')).toEqual([2, 1, -2])
  expect(drm('D6 US: c=6-6-6, gun=am-AT57L ca2', 'D5')).toEqual([2, -1])
  expect(drm(`D6 US: ${GUN}, h=6-6-6, k=3-4-6, l=8-1`, 'D5', 'c h k l')).toEqual([2, -2])
})

test('SK-6.5-08 SK-6.5-09 no Assault Movement, nothing carried, no road bonus; Double Time is allowed', () => {
  const t = table(`D6 road n; US: ${GUN}, h=6-6-6, MMG    D5 road s n    D4 road s n    D3 road s n    ${DEFENDER}`, options)
  t.refuses('allied', pushOf(t, 'D5', 'c', { mode: 'assault' }), { rule: '6.5', message: /Assault/ })
  t.refuses('allied', pushOf(t, 'D5', 'c h'), { rule: '6.5', message: /carries/ })
  push(t, 'D5').rolls(1, 1)
  push(t, 'D4').rolls(1, 1)
  t.refuses('allied', pushOf(t, 'D3'), { rule: '3.3.1', message: /ended its move/ })
  const quick = table(`D6 US: ${GUN}    ${DEFENDER}`, options)
  push(quick, 'D5', 'c', { mode: 'double' }).rolls(1, 1)
  expect(quick.u('c').cx).toBe(true)
})

test('SK-6.5-10 with a successful DR its Covered Arc may be changed, with another not', () => {
  const t = table(`D6 US: ${GUN}    ${DEFENDER}`, options)
  push(t, 'D5', 'c', { ca: 5 }).rolls(1, 1)
  expect(t.w('gun').ordnance!.ca).toBe(5)
  const failed = table(`D6 US: ${GUN}    ${DEFENDER}    F6 US: y=6-6-6`, options)
  push(failed, 'D5', 'c', { ca: 5 }).rolls(6, 6)
  expect(failed.w('gun').ordnance!.ca).toBe(2)
})

test('AID-IFT-40 SK-6.5-04 SK-6.5-12 SK-6.5-13 who pushes is in Hazardous Movement: -2 instead of FFMO and FFNAM, and no shield', () => {
  const t = table(`D6 US: c=2-2-7 crew, gun=am-AT57L ca2    D10 German: x=4-6-7    F19 US: y=6-6-6`, options)
  push(t, 'D7').rolls(1, 1)
  t.fire({ units: ['x'], at: 'D7' }).rolls(6, 6)
  t.saw({ type: 'attack', modifiers: [{ label: 'Hazardous Movement', value: -2 }] })
  const shot = table(`D6 US: c=2-2-7 crew, gun=am-AT57L ca2    D10 German: e=2-2-8 crew, pak=ge-AT75L ca5    F19 US: y=6-6-6`, options)
  push(shot, 'D7').rolls(1, 1)
  shell(shot, 'pak', 'D7').rolls(6, 6)
  const { groups } = shot.game.events.map(({ event }) => event).find((event) => event.type === 'toHit')!
  expect(groups[0]!.modifiers.map(({ label }) => label)).toEqual(['small Gun', 'Hazardous Movement'])
})

test('SK-6.5-04 a failed attempt is hazardous too, in every fire phase of the Player Turn, until they are pinned', () => {
  const t = table(`D6 US: c=2-2-7 crew, gun=am-AT57L ca2    D10 German: x=4-6-7    D11 German: z=4-6-7    F19 US: y=6-6-6`, options)
  push(t, 'D7').rolls(6, 6)
  t.answer('firstFire', { type: 'hold' })
  t.answer('move', { type: 'end' })
  t.fire({ units: ['x'], at: 'D6' })
    .rolls(3, 5)
    .rolls(6, 1)
  t.saw({ type: 'attack', modifiers: [{ label: 'Hazardous Movement', value: -2 }], result: 'NMC' })
  expect(t.u('c').pinned).toBe(true)
  t.fire({ units: ['z'], at: 'D6' }).rolls(6, 5)
  expect(last(t).labels).not.toContain('Hazardous Movement -2')
})

test('SK-6.5-03 SK-6.5-11 SK-3.7-06 neither Gun nor pushers fire in the Advancing Fire Phase or advance, and a Gun never does', () => {
  const t = table(`D6 US: ${GUN}, h=6-6-6    D10 German: x=4-6-7    F9 US: y=6-6-6`, options)
  push(t, 'D5', 'c h').rolls(6, 6)
  t.answer('firstFire', { type: 'hold' })
  t.answer('move', { type: 'end' })
  t.answer('defensiveFire', { type: 'end' })
  t.refuses('allied', shotAt(t, 'gun', 'D10'), { rule: '3.5' })
  t.refuses(
    'allied',
    { type: 'fire', at: 'D10', firers: [{ unit: t.unit('h'), inherent: true, weapons: [] }], directors: [] },
    { rule: '6.5' },
  )
  t.answer('advancingFire', { type: 'end' })
  t.answer('transfer', { type: 'done' })
  t.refuses('allied', { type: 'advance', units: [t.unit('h')], to: 'D7' }, { rule: '6.5', message: /pushed/ })
  t.refuses('allied', { type: 'advance', units: [t.unit('c')], to: 'D7' }, { rule: '6.5', message: /mans/ })
})

test('SK-1.2.6-03 a Gun that must be limbered stays where it is', () => {
  const t = table(`D6 US: c=2-2-7 crew, gun=am-AR105 ca2    ${DEFENDER}`, options)
  t.refuses('allied', pushOf(t, 'D5'), { rule: '1.2.6', message: /limbered/ })
  expect(t.candidates().filter((each) => (each as { type: string }).type === 'push')).toEqual([])
})

test('the odds of a push are those of its dice', () => {
  const t = table(`D6 US: ${GUN}    ${DEFENDER}`, options)
  const { odds, mf, number } = t.game.open[0]!.question.preview!(pushOf(t, 'D5')) as PushPreview
  expect([mf, number, odds]).toEqual([4, 10, { moves: 21, stops: 5, fails: 10 }])
})

test('the risk of a push counts its Hazardous Movement, and neither the emplacement nor the shield that it gives up', () => {
  const t = table(`D6 US: ${GUN}    D10 German: g=4-6-7`, options)
  const [risk] = moveRisk(t.state, [t.u('c')], [t.place('D7')], undefined, t.weapon('gun'))
  expect(risk).toMatchObject({ mf: 4, firers: [t.unit('g')] })
  const labels = risk!.worst!.preview.modifiers.map(({ label, value }) => `${label} ${value}`)
  expect(labels).toContain('Hazardous Movement -2')
  expect(labels.some((label) => /Emplaced|Gunshield/.test(label))).toBe(false)
  expect(t.w('gun').ordnance!.emplaced).toBe(true)
})
