import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { acquired, lastShot, mayNotShell, shell } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'axis', rows: 12, columns: 20 } as const

/** The rulebook's 88mm AA Gun, on its 360° mount in M3. */
const FLAK = `
  A1 German: spare=4-6-7, LMG    M3 German: c=2-2-8 crew, flak=ge-AA88L ca3
  L3 grain    J5 woods; US: a=7-4-7    N3 grain    O4 US: b=6-6-6`

example(
  'EX-06a EX-06b EX-06c SK-3.2.4-08 SK-3.2.4-12 SK-3.2.4-25 SK-3.2.4-32 SK-6.10-01 SK-6.10-05 an 88 misses, keeps its rate and acquires, then hits on the 16 column',
  (seat) => {
    const t = seat(table(FLAK, prepFire))
    shell(t, 'flak', 'J5').rolls(1, 6)
    expect(lastShot(t)).toEqual({ th: 8, labels: ['grain in L3 +1', 'woods in J5 +1'], final: 9, hit: false, critical: false })
    expect(acquired(t, 'flak')).toBe('J5 -1')
    expect(t.w('flak').keptRate).toBe(true)
    shell(t, 'flak', 'J5').rolls(1, 2).rolls(3, 4).rolls(1, 1)
    expect(lastShot(t)).toMatchObject({ final: 4, hit: true, critical: false })
    t.saw({ type: 'attack', means: 'ordnance', column: 16, modifiers: [], result: '2MC' })
    expect([acquired(t, 'flak'), t.w('flak').keptRate]).toEqual(['J5 -2', true])
    t.asks('axis', 'prepFire')
  },
)

example(
  'EX-06d EX-06e SK-3.2.4-15 SK-3.2.4-17 SK-3.2.4-20 SK-3.2.4-48 SK-3.2.4-54 SK-3.2.4-56 the 88 is turned by a hexspine, loses its rate and uses Intensive Fire',
  (seat) => {
    const t = seat(table(FLAK, prepFire))
    shell(t, 'flak', 'J5').rolls(1, 6)
    shell(t, 'flak', 'O4', { ca: 2 }).rolls(5, 3)
    expect(lastShot(t)).toEqual({
      th: 9,
      labels: ['Case 8: turned by 1 hexspine +1', 'grain in N3 +1'],
      final: 10,
      hit: false,
      critical: false,
    })
    expect(acquired(t, 'flak')).toBe('O4 -1')
    mayNotShell(t, 'flak', 'O4', { rule: '3.2.4', message: /lost its rate/ })
    shell(t, 'flak', 'O4', { intensive: true }).rolls(2, 6)
    expect(lastShot(t)).toMatchObject({
      labels: ['Case 9: Intensive Fire +2', 'Case 20: acquired -1', 'grain in N3 +1'],
      final: 10,
      hit: false,
    })
    expect(acquired(t, 'flak')).toBe('O4 -2')
    mayNotShell(t, 'flak', 'O4', { message: /has used Intensive Fire/ }, { intensive: true })
    t.asks('axis', 'prepFire')
  },
)

example('EX-06f SK-3.2.4-09 SK-3.2.4-36 on the ATT the number is lower, and TEM waits for the effect', (seat) => {
  const t = seat(table(FLAK, prepFire))
  shell(t, 'flak', 'J5', { target: 'att' }).rolls(1, 4).rolls(6, 5)
  expect(lastShot(t)).toMatchObject({ th: 7, labels: ['grain in L3 +1'] })
  t.saw({ type: 'attack', column: 8, modifiers: [{ label: 'woods in J5', value: 1 }] })
  t.asks('axis', 'prepFire')
})

/** The rulebook's 75mm AT Gun and its Mortars. */
const BATTERY = `
  A1 German: spare=4-6-7, LMG    E8 German: c=2-2-8 crew, pak=ge-AT75L ca4
  E9 German: d=2-2-8 crew, mortar=ge-MTR81s ca1    D8 German: e=4-6-7, light=ge-MTR50
  C7 stone building; US: x=7-4-7    B7 woods; US: y=6-6-6`

example('EX-07a EX-07b SK-3.2.4-02 a 75 at a stone building two hexes away: it misses, acquires, and breaks the squad', (seat) => {
  const t = seat(table(BATTERY, prepFire))
  shell(t, 'pak', 'C7').rolls(1, 6)
  expect(lastShot(t)).toEqual({ th: 9, labels: ['stone building in C7 +3'], final: 10, hit: false, critical: false })
  expect([acquired(t, 'pak'), t.w('pak').keptRate]).toEqual(['C7 -1', true])
  shell(t, 'pak', 'C7').rolls(2, 5).rolls(3, 4).rolls(5, 5)
  expect(lastShot(t)).toMatchObject({ final: 9, hit: true })
  t.saw({ type: 'attack', column: 12, result: '1MC' })
  expect([acquired(t, 'pak'), t.w('pak').keptRate, t.u('x').broken]).toEqual(['C7 -2', true, true])
  t.asks('axis', 'prepFire')
})

example('EX-07c SK-3.2.4-35 SK-3.2.4-62 a 75 at an area: half its FP, TEM on the effect, and no rate any more', (seat) => {
  const t = seat(table(BATTERY, prepFire))
  shell(t, 'pak', 'C7', { target: 'att' }).rolls(1, 4).rolls(6, 6)
  expect(lastShot(t)).toMatchObject({ th: 7, labels: [], hit: true })
  t.saw({ type: 'attack', column: 6, modifiers: [{ label: 'stone building in C7', value: 3 }] })
  expect(t.w('pak').keptRate).toBe(false)
  t.asks('axis', 'prepFire')
})

example(
  'EX-07d EX-07j SK-3.2.4-45 SK-6.10-02 SK-3.2.4-47 the 75 is turned by a hexspine: +3, one rate less, and what it had acquired is lost',
  (seat) => {
    const t = seat(table(BATTERY.replace('ca4', 'ca5'), prepFire))
    shell(t, 'pak', 'C7').rolls(1, 6)
    mayNotShell(t, 'pak', 'B7', { rule: '3.2.4', message: /not in the Covered Arc/ })
    shell(t, 'pak', 'B7', { ca: 4 }).rolls(2, 2).rolls(3, 4).rolls(2, 1)
    expect(lastShot(t)).toMatchObject({
      th: 8,
      labels: ['Case 8: turned by 1 hexspine +3', 'woods in B7 +1'],
      final: 8,
      hit: true,
      critical: false,
    })
    t.saw({ type: 'attack', column: 12, result: '1MC' })
    expect([acquired(t, 'pak'), t.w('pak').keptRate]).toEqual(['B7 -1', false])
    t.asks('axis', 'prepFire')
  },
)

example(
  'EX-07e EX-07f EX-07g SK-1.1.1-43 SK-6.9-03 SK-6.11-03 an 81 Mortar is turned by two hexspines, keeps its rate, and its shells burst in the trees',
  (seat) => {
    const t = seat(table(BATTERY, prepFire))
    shell(t, 'mortar', 'C7', { target: 'att', ca: 5 }).rolls(3, 1)
    expect(lastShot(t)).toMatchObject({ th: 7, labels: ['Case 8: turned by 2 hexspines +4'], final: 8, hit: false })
    expect([acquired(t, 'mortar'), t.w('mortar').keptRate]).toEqual(['C7 -1', true])
    shell(t, 'mortar', 'C7', { target: 'att' }).rolls(3, 5).rolls(3, 4)
    expect(lastShot(t)).toMatchObject({ labels: ['Case 20: acquired -1'], final: 7, hit: true })
    t.saw({ type: 'attack', column: 8, final: 10, result: '-' })
    expect(t.w('mortar').keptRate).toBe(true)
    shell(t, 'mortar', 'B7', { target: 'att' }).rolls(4, 2).rolls(4, 4).rolls(1, 1)
    t.saw({ type: 'attack', column: 8, modifiers: [{ label: 'Air Bursts in B7', value: -1 }], final: 7, result: '1MC' })
    expect(t.w('mortar').keptRate).toBe(false)
    t.asks('axis', 'prepFire')
  },
)

example('EX-07h SK-4.5-01 SK-4.5-02 SK-4.5-04 a 50mm Mortar kills with 3 FP in the trees, and has no Intensive Fire', (seat) => {
  const t = seat(table(BATTERY, prepFire))
  shell(t, 'light', 'B7', { target: 'att' }).rolls(4, 2).rolls(1, 1)
  expect(lastShot(t)).toMatchObject({ th: 7, labels: [], hit: true })
  t.saw({ type: 'attack', column: 2, final: 1, result: '1KIA' })
  expect([t.where('y'), acquired(t, 'light'), t.w('light').keptRate]).toEqual(['eliminated', 'B7 -1', false])
  mayNotShell(t, 'light', 'C7', { rule: '4.5', message: /no Intensive Fire/ }, { target: 'att', intensive: true })
  t.asks('axis', 'prepFire')
})

example('EX-07i SK-6.9-04 SK-3.2.4-11 an American 60mm Mortar does not fire at two hexes', (seat) => {
  const t = seat(
    table('A1 US: spare=6-6-6, MMG    D8 US: e=6-6-6, light=am-MTR60    B7 German: y=4-6-7', { ...prepFire, attacker: 'allied' }),
  )
  mayNotShell(t, 'light', 'B7', { rule: '6.9', message: /less than 3 hexes/ }, { target: 'att' })
  t.asks('allied', 'prepFire')
})

example(
  'EX-14a SK-6.1-02 SK-6.1-04 SK-6.1-05 SK-6.1-07 SK-6.1-09 a Critical Hit: one squad on the 36 column with -3, the other on 20, one DR',
  (seat) => {
    const text =
      'A1 German: spare=4-6-7, LMG    R6 German: c=2-2-8 crew, gun=ge-AR105 ca2 acq2@S8    S8 stone building; US: x=6-6-6, y=6-6-6'
    const t = seat(table(text, { ...prepFire, columns: 24 }))
    shell(t, 'gun', 'S8').rolls(2, 1, t.unit('x'), 6, 6, 1, 1, 1, 1)
    expect(lastShot(t)).toMatchObject({ th: 9, final: 4, hit: true, critical: true })
    t.saw({ type: 'attack', column: 20, final: 12, result: 'PTC', others: [{ column: 36, final: 9, result: '3MC' }] })
    t.asks('axis', 'prepFire')
  },
)

example('EX-14b SK-3.2.4-41 SK-3.2.4-43 an American 105 of 1943 at seven hexes has the red number, 6, and a Critical Hit on 2', (seat) => {
  const text = 'A1 US: spare=6-6-6, MMG    D2 US: c=2-2-7 crew, gun=am-AR105 ca2    D9 German: x=4-6-7'
  const t = seat(table(text, { ...prepFire, attacker: 'allied', year: 1943 }))
  shell(t, 'gun', 'D9').rolls(6, 5)
  expect(lastShot(t)).toMatchObject({ th: 6, hit: false })
  t.asks('allied', 'prepFire')
})
