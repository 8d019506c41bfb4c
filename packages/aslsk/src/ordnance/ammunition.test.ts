import { expect, test } from 'vitest'
import { gun, mounted } from '../../test/armour.ts'
import { acquired, lastShot, mayNotShell, shell, shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import type { ShotPreview } from './preview.ts'
import type { ShotDeclaration } from './shot.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12, year: 1943, month: 6 }
const with75 = (target = 'US: x=6-6-6', more: TableOptions = {}) =>
  table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 ${target}`, { ...options, ...more })
const with105 = (target: string, more: TableOptions = {}) =>
  table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AR105 ca2    D9 ${target}`, { ...options, ...more })
const american = (gun: string, year: number, month: number) =>
  table(`A1 US: spare=6-6-6, MMG    D3 US: c=2-2-7 crew, gun=${gun} ca2    D9 German: x=4-6-7`, {
    ...options,
    attacker: 'allied',
    year,
    month,
  })
const smokeIn = (t: AslskTable, hex: string) =>
  t.state.markers.filter(({ at }) => at === t.place(hex)).map(({ kind, value, extra }) => [kind, value, extra])
const preview = (t: AslskTable, at: string, more: Partial<ShotDeclaration>) =>
  t.game.open[0]!.question.preview!(shotAt(t, 'gun', at, more)) as ShotPreview

test('AID-TANK-06 SK-6.0-01 SK-6.0-02 SK-2.0-03 a calibre that is overscored has no AP, one that is underscored no HE, and no AP goes at an area', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AR150 ca2    D9 US: x=6-6-6`, options)
  mayNotShell(t, 'gun', 'D9', { rule: '6.2', message: /has no armour-piercing/ }, { ammo: 'ap' })
  const us = american('am-AT57L', 1944, 5)
  mayNotShell(us, 'gun', 'D9', { rule: '6.2', message: /has no High Explosive/ })
  mayNotShell(us, 'gun', 'D9', { rule: '6.2', message: /Only High Explosive/ }, { ammo: 'ap', target: 'att' })
  shell(us, 'gun', 'D9', { ammo: 'ap' }).rolls(2, 2).rolls(6, 6)
  us.saw({ type: 'attack', column: 2 })
})

test('SK-6.0-03 SK-6.2-13 what is starred is there from its date on, by its depletion number', () => {
  const t = american('am-AT57L', 1944, 6)
  expect(preview(t, 'D9', {}).depletion).toBe(7)
  shell(t, 'gun', 'D9').rolls(2, 2).rolls(6, 6)
  t.saw({ type: 'attack', column: 6 })
  mayNotShell(american('am-AT57L', 1944, 5), 'gun', 'D9', { message: /has no High Explosive/ })
})

test('SK-6.2-01 SK-6.2-08 SK-6.2-02 AP and HE are there in plenty, and a shot is HE unless something else is announced', () => {
  const t = with75()
  expect([preview(t, 'D9', {}).depletion, preview(t, 'D9', { ammo: 'ap' }).depletion]).toEqual([null, null])
  shell(t, 'gun', 'D9').rolls(1, 3).rolls(6, 6)
  t.saw({ type: 'attack', column: 12 })
  mayNotShell(
    table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-MTR81s ca2    D9 US: x=6-6-6`, options),
    'gun',
    'D9',
    { rule: '6.2' },
    {
      target: 'att',
      ammo: 'ap',
    },
  )
})

test('SK-6.2-04 SK-6.2-15 armour-piercing shot is 1 or 2 FP against Infantry, APCR always 1', () => {
  const t = with75()
  shell(t, 'gun', 'D9', { ammo: 'ap' }).rolls(2, 3).rolls(6, 6)
  t.saw({ type: 'attack', column: 2 })
  const small = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AA20L4 ca2    D9 US: x=6-6-6`, options)
  shell(small, 'gun', 'D9', { ammo: 'ap' }).rolls(2, 3).rolls(6, 6)
  small.saw({ type: 'attack', column: 1 })
  const hard = with75('woods; US: x=6-6-6')
  shell(hard, 'gun', 'D9', { ammo: 'apcr' }).rolls(1, 2).rolls(6, 6)
  hard.saw({ type: 'attack', column: 1 })
})

test('SK-6.2-14 armour-piercing shot leaves no residual fire', () => {
  const t = table('D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6    A20 US: spare=6-6-6', {
    ...options,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', { type: 'step', units: [t.unit('x')], to: 'D8' })
  shell(t, 'gun', 'D8', { ammo: 'ap' }).rolls(5, 2).rolls(6, 6)
  expect(t.state.markers).toEqual([])
})

test('SK-6.2-09 SK-6.2-10 under the depletion number it is there, with the number itself it was the last', () => {
  const t = with75('woods; US: x=6-6-6')
  shell(t, 'gun', 'D9', { ammo: 'apcr' }).rolls(1, 2).rolls(6, 6)
  expect(t.w('gun').ordnance!.out).toBeUndefined()
  shell(t, 'gun', 'D9', { ammo: 'apcr' }).rolls(1, 3).rolls(6, 6)
  t.saw({ type: 'depleted', ammo: 'apcr', number: 4, last: true, fired: true })
  t.saw({ type: 'attack', column: 1 })
  mayNotShell(t, 'gun', 'D9', { rule: '6.2', message: /run out of APCR/ }, { ammo: 'apcr' })
})

test('SK-6.2-11 over it there never was any: the Gun has not fired, nor turned, and fires something else', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca5    D9 US: x=6-6-6`, options)
  shell(t, 'gun', 'D9', { ammo: 'apcr', ca: 2 }).rolls(1, 4)
  t.saw({ type: 'depleted', ammo: 'apcr', number: 4, last: false, fired: false })
  expect([t.w('gun').fire, t.w('gun').ordnance!.ca, acquired(t, 'gun')]).toEqual(['none', 5, null])
  shell(t, 'gun', 'D9', { ca: 2 }).rolls(6, 4)
  expect(lastShot(t).labels).toContain('Case 8: turned by 3 hexspines +5')
})

test('SK-6.2-12 a DR that breaks the Gun down counts as fired, and the ammunition is gone', () => {
  const t = with75()
  shell(t, 'gun', 'D9', { ammo: 'apcr' }).rolls(6, 6)
  t.saw({ type: 'depleted', last: false, fired: true })
  expect([t.w('gun').malfunctioned, t.w('gun').fire, t.w('gun').ordnance!.out]).toEqual([true, 'prep', ['apcr']])
})

test('SK-6.2-12 SK-7.2.1-03 with little ammunition the DR that breaks the gun down is one lower, for special ammunition too', () => {
  const fired = (low: boolean) => {
    const t = table(`${SPARE}    D3 German: pz=ge-mardiiim vca2    D19 Russian: x=ru-T34M43 vca2    A14 Russian: 4-4-7`, options)
    gun(t, 'pz', 'D19').rolls(6, low ? 5 : 4)
    gun(t, 'pz', 'D19', { ammo: 'apcr', intensive: true }).rolls(4, 4, ...(low ? [6, 6] : []))
    t.saw({ type: 'depleted', last: false, fired: low })
    return t.state.weapons[mounted(t, 'pz', 'main')]!.malfunctioned
  }
  expect([fired(false), fired(true)]).toEqual([false, true])
})

test('SK-6.2-03 HEAT comes with its date: the Germans have it from May 1942', () => {
  const building = 'stone building; US: x=6-6-6'
  mayNotShell(with105(building, { year: 1942, month: 4 }), 'gun', 'D9', { rule: '6.2', message: /has no HEAT/ }, { ammo: 'heat' })
  shell(with105(building, { year: 1942, month: 5 }), 'gun', 'D9', { ammo: 'heat' })
    .rolls(1, 2)
    .rolls(6, 6)
  const us = (month: number) => {
    const t = table('A1 US: spare=6-6-6, MMG    D3 US: c=2-2-7 crew, gun=am-AR105 ca2    D9 stone building; German: x=4-6-7', {
      ...options,
      attacker: 'allied',
      year: month > 12 ? 1943 : 1942,
      month: month > 12 ? month - 12 : month,
    })
    return t.game.problems('allied', shotAt(t, 'gun', 'D9', { ammo: 'heat' })).length
  }
  expect([us(12), us(13)]).toEqual([1, 0])
})

test('SK-6.2-05 SK-6.2-16 HEAT is fired at Infantry in buildings and at Guns, a column below HE', () => {
  mayNotShell(with105('US: x=6-6-6'), 'gun', 'D9', { rule: '6.2', message: /in a building/ }, { ammo: 'heat' })
  const t = with105('stone building; US: x=6-6-6')
  shell(t, 'gun', 'D9', { ammo: 'heat' }).rolls(2, 2).rolls(6, 6)
  t.saw({ type: 'attack', column: 16 })
  const gun = with105('US: x=2-2-7 crew, their=am-AT57L ca2, y=6-6-6')
  shell(gun, 'gun', 'D9', { ammo: 'heat' }).rolls(2, 3).rolls(6, 6)
  gun.saw({ type: 'attack', column: 16, targets: [gun.unit('x')] })
})

test('AID-ACQ-20 SK-6.2-06 SK-1.2.5-02 SK-3.2.5-03 SK-6.10-04 Smoke of the Prep Fire Phase is full, uses Acquisition, gains none and loses it', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq1@D9    D9 US: x=6-6-6    D12 marker smoke 3`, {
    ...options,
    markers: [{ kind: 'smoke', at: 'F9', side: 'axis', value: 3 }],
  })
  shell(t, 'gun', 'D9', { target: 'att', ammo: 'smoke' }).rolls(2, 4)
  expect(lastShot(t).labels).toEqual(['Case 20: acquired -1'])
  expect([smokeIn(t, 'D9'), acquired(t, 'gun')]).toEqual([[['smoke', 3, 0]], null])
  const later = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6`, {
    ...options,
    step: 'prepFire.smoke',
    markers: [{ kind: 'smoke', at: 'F9', side: 'axis', value: 3 }],
  })
  expect(smokeIn(later, 'F9')).toEqual([['smoke', 2, 0]])
})

test('AID-ASOP-109 SK-6.2-17 SK-3.4-01 Smoke of the Defensive Fire Phase is Dispersed', () => {
  const t = with75(undefined, { phase: 'defensiveFire', attacker: 'allied' })
  shell(t, 'gun', 'D9', { target: 'att', ammo: 'smoke' }).rolls(2, 4)
  expect(smokeIn(t, 'D9')).toEqual([['smoke', 2, 0]])
})

test('SK-6.2-18 SK-3.2.5-05 once a side has fired anything else, it fires no more Smoke in the phase', () => {
  const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    E3 German: s=4-6-7    D9 US: x=6-6-6`, options)
  t.fire({ units: ['s'], at: 'D9' }).rolls(6, 6)
  mayNotShell(t, 'gun', 'D9', { rule: '6.2', message: /comes before it/ }, { target: 'att', ammo: 'smoke' })
  const two = table(
    `${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    E3 German: d=2-2-8 crew, other=ge-AT75L ca3    D9 US: x=6-6-6`,
    options,
  )
  shell(two, 'gun', 'D9', { target: 'att', ammo: 'smoke' }).rolls(6, 1)
  shell(two, 'other', 'D9', { target: 'att', ammo: 'smoke' }).rolls(2, 2)
  expect(smokeIn(two, 'D9')).toHaveLength(2)
  mayNotShell(
    with75(undefined, { phase: 'advancingFire' }),
    'gun',
    'D9',
    { rule: '6.2', message: /start of/ },
    {
      target: 'att',
      ammo: 'smoke',
    },
  )
})

const MORTAR = 'am-MTR81s'
const phosphorus = (target: string, more: TableOptions = {}) =>
  table(`A1 US: spare=6-6-6, MMG    D3 US: c=2-2-7 crew, gun=${MORTAR} ca2    D9 ${target}`, {
    ...options,
    attacker: 'allied',
    year: 1944,
    ...more,
  })

test('AID-ACQ-12 SK-6.2-19 SK-6.2-22 whom white phosphorus hits takes a NMC from which TEM is subtracted; it lies as +2', () => {
  const t = phosphorus('stone building; German: x=4-6-7')
  shell(t, 'gun', 'D9', { target: 'att', ammo: 'wp' }).rolls(2, 3).rolls(4, 4)
  t.saw({ type: 'check', what: 'WP NMC', final: 5, modifiers: [{ label: 'stone building in D9', value: -3 }] })
  expect(smokeIn(t, 'D9')).toEqual([['smoke', 2, 1]])
})

test('SK-6.2-19 SK-6.2-20 an exposed crew takes that NMC too, behind its armour; one that is buttoned up does not', () => {
  const crew = (hex: string) => {
    const t = phosphorus(hex)
    shell(t, 'gun', 'D9', { target: 'att', ammo: 'wp' }).rolls(2, 3)
    return t
  }
  const open = crew('German: tank=ge-pzivh vca2 CE').rolls(6, 5)
  open.saw({ type: 'check', what: 'WP NMC', morale: 8, final: 9, modifiers: [{ label: 'crew exposed', value: -2 }] })
  open.saw({ type: 'stunned', vehicle: open.unit('tank') })
  crew('woods; German: tank=ge-pzivh vca2 CE')
    .rolls(4, 4)
    .saw({
      type: 'check',
      final: 7,
      modifiers: [
        { label: 'crew exposed', value: -2 },
        { label: 'Air Bursts in D9', value: 1 },
      ],
    })
  expect(crew('German: tank=ge-pzivh vca2').game.events.some(({ event }) => event.type === 'check')).toBe(false)
})

test('AID-WPH-18 SK-6.2-20 SK-6.2-21 in the trees it is one worse; a Critical Hit adds the TEM', () => {
  const woods = phosphorus('woods; German: x=4-6-7')
  shell(woods, 'gun', 'D9', { target: 'att', ammo: 'wp' }).rolls(2, 3).rolls(2, 3)
  woods.saw({ type: 'check', final: 6, modifiers: [{ label: 'Air Bursts in D9', value: 1 }] })
  const critical = phosphorus('stone building; German: x=4-6-7')
  shell(critical, 'gun', 'D9', { target: 'att', ammo: 'wp' }).rolls(1, 1).rolls(1, 1)
  critical.saw({ type: 'check', final: 5, modifiers: [{ label: 'stone building in D9', value: 3 }] })
})

test('SK-6.2-07 white phosphorus is fired at areas, at the start of a fire phase or at those who move, then Dispersed', () => {
  mayNotShell(phosphorus('German: x=4-6-7', { phase: 'advancingFire' }), 'gun', 'D9', { rule: '6.2' }, { target: 'att', ammo: 'wp' })
  const t = table(`D3 US: c=2-2-7 crew, gun=${MORTAR} ca2    D9 German: x=4-6-7    A20 German: spare=4-6-7`, {
    ...options,
    phase: 'movement',
    attacker: 'axis',
    year: 1944,
  })
  t.answer('move', { type: 'step', units: [t.unit('x')], to: 'D8' })
  mayNotShell(t, 'gun', 'D8', { rule: '6.2' }, { target: 'att', ammo: 'smoke' })
  shell(t, 'gun', 'D8', { target: 'att', ammo: 'wp' }).rolls(6, 1).rolls(1, 1)
  expect(smokeIn(t, 'D8')).toEqual([['smoke', 1, 1]])
})

test('the tree of a shot with special ammunition says how likely it is no shot at all, and adds up', () => {
  const t = with75()
  const { odds, depletion } = preview(t, 'D9', { ammo: 'apcr' })
  expect(depletion).toBe(4)
  expect(odds.branches.map(({ outcome, rolls }) => [outcome, rolls])).toEqual([
    ['critical', 3],
    ['hit', 3],
    ['miss', 1],
    ['notFired', 29],
  ])
  const smoke = preview(t, 'D9', { target: 'att', ammo: 'smoke' })
  expect([smoke.lays, smoke.effect, smoke.odds.targets]).toEqual([3, null, []])
  const wp = preview(phosphorus('German: x=4-6-7'), 'D9', { target: 'att', ammo: 'wp' }).odds.targets[0]!.odds
  expect(wp.eliminated + wp.reduced + wp.broken + wp.pinned + wp.unharmed).toBe(wp.of)
  expect(wp.broken).toBeGreaterThan(0)
})
