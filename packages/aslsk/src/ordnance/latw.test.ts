import { expect, test } from 'vitest'
import { last, shoot } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { lastShot, mayNotShell, shell } from '../../test/ordnance.ts'
import { complaints, withGroups } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'

const options: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 20, columns: 12, year: 1944 }
const SPARE = 'A1 US: spare=6-6-6, MMG'
const baz = (target = 'D5 stone building; German: x=4-6-7', who = 'a=7-4-7, gun=am-BAZ43', at = 'D3') =>
  table(`${SPARE}    ${at} US: ${who}    ${target}`, options)

test('SK-4.4-01 SK-4.4.1-06 a Bazooka hits by its own table, with TEM as usual, on the 8 column', () => {
  const t = baz()
  shell(t, 'gun', 'D5').rolls(3, 2).rolls(6, 6)
  expect(lastShot(t)).toMatchObject({ th: 8, labels: ['stone building in D5 +3'], final: 8, hit: true, critical: false })
  t.saw({ type: 'attack', column: 8, modifiers: [] })
  expect(t.w('gun').ordnance!.acquired).toBeNull()
})

test('SK-4.4-02 SK-4.4-03 shaped charges go at Infantry only where it has the TEM of a building, and at Guns anywhere', () => {
  mayNotShell(baz('D5 woods; German: x=4-6-7'), 'gun', 'D5', { rule: '6.2', message: /in a building/ })
  const t = baz('D5 German: x=2-2-8 crew, their=ge-AT75L ca2, y=4-6-7')
  shell(t, 'gun', 'D5').rolls(3, 2).rolls(6, 6)
  t.saw({ type: 'attack', column: 8, targets: [t.unit('x')] })
})

test('SK-4.4.1-01 SK-4.4.1-03 any unbroken MMC fires it as use of a SW; of leaders it takes two', () => {
  const half = baz(undefined, 'a=3-4-6, gun=am-BAZ43')
  shell(half, 'gun', 'D5').rolls(6, 3)
  expect([half.w('gun').fire, half.u('a').forfeited]).toEqual(['prep', true])
  mayNotShell(baz(undefined, 'a=8-1, gun=am-BAZ43'), 'gun', 'D5', { rule: '4.4.1', message: /alone/ })
  const two = baz(undefined, 'a=8-1, gun=am-BAZ43, l=9-2')
  shell(two, 'gun', 'D5', { leader: two.unit('l') }).rolls(6, 3)
  expect(lastShot(two).labels).toEqual(['stone building in D5 +3'])
})

test('SK-3.5-03 a Bazooka or an anti-tank rifle that moved fires in the AFPh with +2; a light Mortar that moved does not', () => {
  const after = (carried: string, target: string) => {
    const t = table(`A14 German: far=4-6-7    ${SPARE}    C3 US: a=7-4-7, gun=${carried}    ${target}`, { ...options, phase: 'movement' })
    t.answer('move', stepOf(t, 'a', 'D3'))
    while (t.asked.kind === 'firstFire') t.pass()
    t.answer('move', { type: 'end' })
    while (t.asked.kind === 'defensiveFire') t.answer('defensiveFire', { type: 'end' })
    t.asks('allied', 'advancingFire')
    return t
  }
  const tank = 'E3 German: tank=ge-pzivh vca4, x=4-6-7'
  const bazooka = after('am-BAZ44', tank)
  shell(bazooka, 'gun', 'E3', { target: 'vtt' }).rolls(6, 4)
  expect(lastShot(bazooka).labels).toEqual(['Advancing Fire +2'])
  const rifle = after('am-ATR', tank)
  rifle.answer('advancingFire', { type: 'smallArms', weapon: rifle.weapon('gun'), at: 'E3', vehicle: rifle.unit('tank') }).rolls(6, 5)
  expect(lastShot(rifle).labels).toContain('Advancing Fire +2')
  mayNotShell(after('am-MTR60', 'D9 German: x=4-6-7'), 'gun', 'D9', { rule: '3.5', message: /has moved/ }, { target: 'att' })
})

test('SK-4.4.1-04 an original DR of its X# removes it', () => {
  const kept = baz()
  shell(kept, 'gun', 'D5').rolls(6, 3)
  const gone = baz()
  shell(gone, 'gun', 'D5').rolls(6, 4)
  expect([kept.w('gun').owner, gone.w('gun').at]).toEqual([kept.unit('a'), -4])
})

test('SK-4.4.1-05 a leader who directs modifies the shot', () => {
  const t = baz(undefined, 'a=7-4-7, gun=am-BAZ43, l=9-2')
  shell(t, 'gun', 'D5', { leader: t.unit('l') }).rolls(6, 3)
  expect(lastShot(t).labels).toEqual(['9-2 directs -2', 'stone building in D5 +3'])
})

test('SK-4.4.1-02 a Panzerschreck is fired likewise, on the 12 column', () => {
  const t = table('A1 German: spare=4-6-7, LMG    D3 German: a=4-6-7, gun=ge-PSK    D5 stone building; US: x=6-6-6', {
    ...options,
    attacker: 'axis',
  })
  shell(t, 'gun', 'D5').rolls(3, 2).rolls(6, 6)
  expect(lastShot(t).th).toBe(8)
  t.saw({ type: 'attack', column: 12 })
})

const group = (type: string) =>
  ({
    id: 'g',
    name: 'The group',
    units: [{ type: 'am-6-6-6', count: 1 }],
    weapons: [{ type, count: 1 }],
    arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
  }) as const
const told = (type: string, year: number, month: number) => complaints(withGroups('allied', [group(type)], { year, month })).join(' ')

test('SK-4.4.1-08 SK-4.4.1-02 SK-4.4.5-01 a LATW is not there before its time', () => {
  expect(told('am-BAZ43', 1942, 10)).toMatch(/BAZ43 before it was there, in 11\/1942/)
  expect(told('am-BAZ43', 1942, 11)).toBe('')
  expect([told('am-BAZ44', 1943, 12), told('am-BAZ45', 1944, 12)].every((each) => /before it was there/.test(each))).toBe(true)
  expect(told('ge-PSK', 1943, 8)).toMatch(/9\/1943/)
  expect(told('br-PIAT', 1943, 3)).toMatch(/4\/1943/)
})

const inside = (who: string) => baz(undefined, who, 'D3 wooden building;')

test('SK-4.4.3-01 from a building an unpinned firer may take +2 and spare those around him', () => {
  const t = inside('a=7-4-7, gun=am-BAZ43, b=6-6-6')
  shell(t, 'gun', 'D5', { careful: true }).rolls(2, 6)
  expect(lastShot(t).labels).toContain('Case 12: avoids backblast +2')
  expect(t.game.events.some(({ event }) => event.type === 'attack')).toBe(false)
  mayNotShell(baz(), 'gun', 'D5', { rule: '4.4.3' }, { careful: true })
})

test('SK-4.4.3-02 without it all in the hex are attacked on the 1 column, with the coloured die and no TEM', () => {
  const t = inside('a=7-4-7, gun=am-BAZ43, b=6-6-6')
  shell(t, 'gun', 'D5').rolls(4, 5).rolls(1, 1, 1, 1)
  t.saw({
    type: 'attack',
    means: 'backblast',
    at: t.place('D3'),
    column: 1,
    modifiers: [],
    final: 4,
    result: 'NMC',
    targets: [t.unit('a'), t.unit('b')],
  })
})

test('SK-4.4.3-03 a pinned firer has no choice', () => {
  mayNotShell(inside('a=7-4-7 pinned, gun=am-BAZ43'), 'gun', 'D5', { rule: '4.4.3', message: /pinned/ }, { careful: true })
})

test('SK-4.4.5-01 SK-4.4.5-04 a PIAT: its own table, the 8 column, B10 and no backblast', () => {
  const piat = (at = 'D3') =>
    table(`A1 British: spare=4-5-7, LMG    ${at} British: a=4-5-7, gun=br-PIAT    D5 stone building; German: x=4-6-7`, options)
  const t = piat('D3 wooden building;')
  shell(t, 'gun', 'D5').rolls(2, 2).rolls(6, 6)
  expect(lastShot(t)).toMatchObject({ th: 7, hit: true })
  expect(t.game.events.filter(({ event }) => event.type === 'attack')).toHaveLength(1)
  t.saw({ type: 'attack', column: 8 })
  const broken = piat()
  shell(broken, 'gun', 'D5').rolls(6, 4)
  expect([broken.w('gun').malfunctioned, broken.w('gun').owner]).toEqual([true, broken.unit('a')])
})

test('SK-4.4.5-02 a PIAT is not fired one level down into the next hex', () => {
  const t = table(
    'A1 British: spare=4-5-7, LMG    D4 level 1; British: a=4-5-7, gun=br-PIAT    D5 stone building; German: x=4-6-7',
    options,
  )
  mayNotShell(t, 'gun', 'D5', { rule: '4.4.5', message: /lower level/ })
})

test('SK-4.4.5-03 a leader fires a PIAT alone, and only another directs him', () => {
  const t = table('A1 British: spare=4-5-7, LMG    D3 British: a=9-2, gun=br-PIAT, l=9-1    D5 stone building; German: x=4-6-7', options)
  shell(t, 'gun', 'D5').rolls(6, 3)
  expect(lastShot(t)).toMatchObject({ th: 7, labels: ['stone building in D5 +3'] })
  const led = table('A1 British: spare=4-5-7, LMG    D3 British: a=9-2, gun=br-PIAT, l=9-1    D5 stone building; German: x=4-6-7', options)
  shell(led, 'gun', 'D5', { leader: led.unit('l') }).rolls(6, 3)
  expect(lastShot(led).labels).toEqual(['9-1 directs -1', 'stone building in D5 +3'])
})

const atr = (who: string, target = 'D9 German: x=4-6-7') => table(`${SPARE}    D3 US: ${who}    ${target}`, options)

test('SK-4.4.4-04 SK-4.4.4-02 an anti-tank rifle is 1 FP that joins a group; anybody uses it, and leadership applies', () => {
  const t = atr('a=6-6-6, gun=am-ATR, l=9-2')
  shoot(t, 'D9', 'a+gun', 'l').rolls(6, 6)
  expect(last(t)).toMatchObject({ fp: 7, labels: ['9-2 directs -2'] })
  const alone = atr('l=9-2, gun=am-ATR')
  shoot(alone, 'D9', '+gun').rolls(6, 6)
  expect(last(alone).fp).toBe(1)
  const far = atr('a=6-6-6, gun=am-ATR', 'D16 German: x=4-6-7')
  far.refuses(
    'allied',
    { type: 'fire', at: 'D16', firers: [{ unit: far.unit('a'), inherent: false, weapons: [far.weapon('gun')] }], directors: [] },
    { rule: '4.4.4' },
  )
})

test('SK-4.4.4-05 an anti-tank rifle leaves no residual fire', () => {
  const t = table('D3 US: a=6-6-6, gun=am-ATR    D9 German: x=4-6-7    A20 German: spare=4-6-7', {
    ...options,
    phase: 'movement',
    attacker: 'axis',
  })
  t.answer('move', stepOf(t, 'x', 'D8'))
  shoot(t, 'D8', '+gun').rolls(6, 6)
  expect(t.state.markers).toEqual([])
})
