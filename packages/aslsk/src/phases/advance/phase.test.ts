import { expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const advance: TableOptions = { phase: 'advance', attacker: 'allied', columns: 12, rows: 10 }

function go(t: AslskTable, to: string, ...units: string[]): AslskTable {
  return t.answer('advance', move(t, to, ...units))
}

function move(t: AslskTable, to: string, ...units: string[]): unknown {
  return { type: 'advance', units: units.map((called) => t.unit(called)), to }
}

test('AID-ASOP-143 AID-SKTIP-23 SK-3.7-01 the ATTACKER moves any Good Order, unpinned unit one hex, also into the enemy’s', () => {
  const t = table(
    `E5 Russian: a=4-4-7, b=4-4-7 pinned, c=4-4-7 broken, d=8-0
    E4 German: 4-6-7
    I5 Russian: e=4-4-7 melee; German: 4-6-7 melee`,
    advance,
  )
  t.refuses('allied', move(t, 'E6', 'b'), { rule: '3.7', message: /pinned/ })
  t.refuses('allied', move(t, 'E6', 'c'), { rule: '3.7', message: /Good Order/ })
  t.refuses('allied', move(t, 'I6', 'e'), { rule: '3.7', message: /Good Order/ })
  t.refuses('allied', move(t, 'E7', 'a'), { rule: '3.7', message: /one hex/ })
  t.refuses('allied', { type: 'advance', units: [t.unit('4-6-7')], to: 'E3' }, { rule: '3.7', message: /no such unit/ })
  go(t, 'E4', 'a', 'd').saw({ type: 'advances', to: t.place('E4'), exhausted: [] })
  t.expect('E4').has('4-6-7', '4-4-7', '8-0')
})

test('SK-3.7-01 once each, and the DEFENDER not at all', () => {
  const t = table(
    `E5 Russian: a=4-4-7    C5 Russian: b=4-4-7
    H5 German: 4-6-7`,
    advance,
  )
  go(t, 'E6', 'a').refuses('allied', move(t, 'E7', 'a'), { rule: '3.7', message: /has advanced/ })
  expect(t.candidates().every((decision) => !(decision as { units?: number[] }).units?.includes(t.unit('a')))).toBe(true)
  t.pass('advance')
  expect(t.game.open.some(({ question }) => question.kind === 'advance')).toBe(false)
})

test('SK-3.7-01 stacking holds', () => {
  const t = table(`E5 Russian: a=4-4-7    E6 Russian: 4-4-7, 4-4-7, 4-4-7`, advance)
  t.refuses('allied', move(t, 'E6', 'a'), { rule: '3.3.1', message: /no room/ })
})

test('EX-10a SK-3.7-02 SK-2.0-09 a squad that carries 5 PP has 2 MF: woods make it CX, unless a leader goes along', () => {
  const alone = table(`E5 Russian: a=4-4-7, MMG, b=8-0    E6 woods`, advance).pass('transfer')
  expect(alone.game.open[0]!.question.preview!(move(alone, 'E6', 'a'))).toMatchObject({ units: [{ cost: 4, mf: 4, becomesCx: true }] })
  go(alone, 'E6', 'a').saw({ type: 'advances', exhausted: [alone.unit('a')] })
  alone.expect('E6').has('4-4-7 CX')
  const led = table(`E5 Russian: a=4-4-7, MMG, b=8-0    E6 woods`, advance).pass('transfer')
  expect(led.game.open[0]!.question.preview!(move(led, 'E6', 'a', 'b'))).toMatchObject({
    units: [{ mf: 10, becomesCx: false }, { mf: 12 }],
  })
  go(led, 'E6', 'a', 'b').expect('E6').has('4-4-7', '8-0')
})

test('EX-10b SK-3.7-08 a CX squad with 4 PP has 2 MF and may not advance into a building, unless a leader goes along', () => {
  const t = table(`E5 German: a=4-6-7 CX, HMG, b=8-0    E6 stone building`, { ...advance, attacker: 'axis' }).pass('transfer')
  t.refuses('axis', move(t, 'E6', 'a'), { rule: '3.7', message: /all its MF, and it is CX/ })
  expect(t.candidates()).not.toContainEqual(move(t, 'E6', 'a'))
  expect(t.candidates()).toContainEqual(move(t, 'E4', 'a')) // open ground costs 1 of its 2
  go(t, 'E6', 'b', 'a').expect('E6').has('4-6-7 CX', '8-0')
})

test('SK-3.7-02 uphill into a building costs all 4 MF', () => {
  const t = table(`E5 Russian: a=4-4-7    E6 level 1; wooden building    B2 Russian: 4-4-7`, advance)
  go(t, 'E6', 'a').expect('E6').has('4-4-7 CX')
})

test('SK-3.7-01 SK-3.7-02 a hex that would take more MF than the unit has takes all of them; a load that leaves none keeps it where it is', () => {
  const uphill = table(`E5 Russian: a=4-2-6, b=4-2-6 CX    E6 level 1; wooden building    B2 Russian: 4-4-7`, advance)
  uphill.refuses('allied', move(uphill, 'E6', 'b'), { rule: '3.7', message: /CX already/ })
  expect(uphill.candidates()).toContainEqual(move(uphill, 'E6', 'a'))
  go(uphill, 'E6', 'a').expect('E6').has('4-2-6 CX')
  const laden = table(`E5 Russian: a=4-4-7, x=MMG, y=MMG    E6 Russian: 4-4-7`, advance)
  laden.refuses('allied', move(laden, 'E4', 'a'), { rule: '4.0' })
})

test('SK-4.0-14 a leader does not advance with more than 2 PP: he must leave it', () => {
  const t = table(`E5 Russian: a=9-1, MMG`, advance)
  t.refuses('allied', move(t, 'E6', 'a'), { rule: '4.0', message: /2 PP/ })
  expect(t.candidates()).toEqual([{ type: 'drop', weapon: 0 }, { type: 'done' }])
  t.answer('advance', { type: 'drop', weapon: 0 })
  go(t, 'E6', 'a').expect('E6').has('9-1')
})

test('AID-ASOP-140 SK-3.7-07 in the APh the ATTACKER transfers Weapons among Good Order, unpinned units', () => {
  const t = table(
    `E5 Russian: a=4-4-7, x=LMG, b=8-0, c=4-4-7 pinned, y=LMG
    H5 German: 4-6-7, LMG, 8-0`,
    advance,
  )
  const give = (weapon: string, to: string) => ({ type: 'transfer', transfers: [{ weapon: t.weapon(weapon), to: t.unit(to) }] })
  t.refuses('allied', give('x', 'c'), { rule: '3.7', message: /pinned/ })
  t.refuses('allied', give('y', 'a'), { rule: '3.7', message: /pinned/ })
  t.answer('transfer', give('x', 'b')).asks('allied', 'advance') // and the DEFENDER is not asked
  expect(t.w('x').owner).toBe(t.unit('b'))
})

test('SK-4.0-02 an unbroken unit may drop a Weapon in its APh', () => {
  const t = table(`E5 Russian: a=4-4-7, MMG    E6 woods`, advance)
  t.answer('advance', { type: 'drop', weapon: 0 }).saw({ type: 'dropped', weapon: 0 })
  go(t, 'E6', 'a').expect('E6').has('4-4-7')
  expect(t.w('MMG')).toMatchObject({ owner: -1, at: t.place('E5') })
})

test('SK-3.2.3-24 an advance beside a broken enemy makes him DM', () => {
  const t = table(
    `E5 Russian: a=4-4-7
    E7 German: 4-6-7 broken`,
    advance,
  )
  go(t, 'E6', 'a').saw({ type: 'dm', rule: '3.2.3', unit: t.unit('4-6-7'), on: true })
})

test('SK-3.7-01 units that wait offboard may enter by advancing', () => {
  const t = table(`>E1 Russian: a=4-4-7, LMG`, advance)
  go(t, 'E1', 'a')
  expect(t.where('a')).toBe('E1')
  expect(t.w('LMG').at).toBe(t.place('E1'))
})

test('SK-3.3-11 SK-3.7-01 who waits offboard beside an enemy may enter against him in the APh', () => {
  const t = table('>A5 US: a=6-6-6   A5 German: 4-6-7', { phase: 'advance', attacker: 'allied' })
  t.answer('advance', { type: 'advance', units: [t.unit('a')], to: 'A5' })
  expect(t.where('a')).toBe('A5')
})

test('SK-3.7-01 an advance onto the enemy tells the chances of ambush and of both attacks beforehand', () => {
  const t = table(`E5 Russian: a=4-4-7    E6 woods; German: 4-6-7 broken    E4 German: 4-6-7`, advance)
  const preview = (to: string) => t.game.open[0]!.question.preview!(move(t, to, 'a'))
  // woods: each side lower by three or more in 6 of 36 rolls, and the broken defenders add 1 to theirs
  expect(preview('E6')).toMatchObject({
    combat: { ambush: { attackerAmbushes: 10, defenderAmbushes: 3, of: 36 }, attack: { odds: '1-1' }, reply: null },
  })
  expect(preview('E4')).toMatchObject({ combat: { ambush: null, attack: { kill: 5, eliminated: 6, reduced: 4 }, reply: { odds: '1-1' } } })
  expect(preview('F5')).toMatchObject({ combat: null })
})

test('SK-3.7-01 in a large battle too, who fails his PAATC and who has advanced is offered no more, and all others are', () => {
  const t = table(
    `E5 Russian: a=4-4-7, b=4-4-7
    E4 German: tank=ge-pzivh
    I5 Russian: c=4-4-7
    ${['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'].map((hex) => `${hex} German: 4-6-7, 4-6-7, 4-6-7`).join('\n')}
    K1 Russian: d=4-4-7`,
    advance,
  )
  const offered = () => {
    const decisions = [...t.game.open[0]!.question.candidates()] as { type: string; units?: number[] }[]
    return new Set(decisions.flatMap(({ units }) => units ?? []))
  }
  expect(offered()).toEqual(new Set([t.unit('a'), t.unit('b'), t.unit('c'), t.unit('d')]))
  go(t, 'E4', 'a').rolls(6, 6)
  expect(t.u('a').pinned).toBe(true)
  expect(offered()).toEqual(new Set([t.unit('b'), t.unit('c'), t.unit('d')]))
  go(t, 'I6', 'c')
  expect(offered()).toEqual(new Set([t.unit('b'), t.unit('d')]))
})
