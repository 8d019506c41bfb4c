import { expect, test } from 'vitest'
import { shoot, shotOf } from '../../test/fire.ts'
import { step, stepOf } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 10, rows: 10 } as const
const SPARE = 'A9 US: spare=8-0'
const FORTRESS = 'C3 stone building; German: g=4-6-7'

const place = (t: AslskTable, mode?: 'double') => ({ type: 'placeDc', unit: t.unit('a'), weapon: 0, at: 'C3', ...(mode ? { mode } : {}) })

/** Places the charge without a shot at the placer. */
function placed(text: string, mode?: 'double'): AslskTable {
  const t = table(text, movement)
  t.answer('move', place(t, mode))
  while (t.asked.kind === 'firstFire') t.pass()
  return t
}

/** Everyone holds until the charge goes off. */
function toTheBang(t: AslskTable, ...dice: number[]): AslskTable {
  t.rolls(...dice)
  while (t.state.phase === 'movement' || t.state.phase === 'defensiveFire') t.pass()
  return t
}

test('SK-4.3-03 SK-4.3-10 placing costs as much as entering, and the MF are spent in the placer’s own hex', () => {
  const t = table(`${SPARE}   C2 US: a=7-4-7, DC   ${FORTRESS}   E2 US: b=7-4-7, x=DC`, movement)
  t.refuses('allied', { ...place(t), unit: t.unit('b') }, { rule: '4.3', message: /does not possess/ })
  t.refuses('allied', { ...place(t), unit: t.unit('b'), weapon: 1 }, { rule: '4.3', message: /adjacent/ })
  t.answer('move', place(t))
  t.saw({ type: 'spends', for: 'placeDc', at: t.place('C2'), mf: 4 })
  t.asks('axis', 'firstFire')
  expect(t.state.move?.spent).toMatchObject({ at: t.place('C2'), mf: 4, kind: 'placeDc' })
  expect(t.state.markers).toEqual([])
  t.pass()
  t.saw({ type: 'chargePlaced', at: t.place('C3') })
  expect(t.state.markers).toMatchObject([{ kind: 'dc', at: t.place('C3'), value: 12, extra: t.unit('a') }])
  expect(t.w('DC').owner).toBe(-1)
})

test('SK-4.3-04 a placer who is pinned or broken before the fire is over has placed nothing', () => {
  const t = table(`${SPARE}   C2 US: a=7-4-7, DC   ${FORTRESS}`, movement)
  t.answer('move', place(t))
  t.answer('firstFire', { type: 'fire', at: 'C2', firers: [{ unit: t.unit('g'), inherent: true, weapons: [] }], directors: [] })
  t.rolls(3, 4, 6, 4).pass()
  t.saw({ type: 'chargeNotPlaced', weapon: 0 })
  expect(t.state.markers.filter(({ kind }) => kind === 'dc')).toEqual([])
  expect(t.w('DC').owner).toBe(t.unit('a'))
  const pinned = table(`${SPARE}   C2 US: a=7-4-7, DC   ${FORTRESS}`, movement)
  pinned.answer('move', place(pinned))
  pinned.answer('firstFire', { type: 'fire', at: 'C2', firers: [{ unit: pinned.unit('g'), inherent: true, weapons: [] }], directors: [] })
  pinned.rolls(3, 4, 2, 3).pass()
  pinned.saw({ type: 'pinned' }).saw({ type: 'chargeNotPlaced' })
})

test('SK-4.3-03 SK-8.2.1-03 a charge in bamboo takes all MF, from the start of a move', () => {
  const t = table(`${SPARE}   C2 US: a=7-4-7, DC   C1 US: b=7-4-7, x=DC   C3 bamboo; German: g=4-6-7`, movement)
  t.refuses('allied', { ...place(t), mode: 'assault' }, { rule: '3.3.1', message: /all the MF/ })
  t.answer('move', place(t))
  t.saw({ type: 'spends', for: 'placeDc', mf: 8 })
  while (t.asked.kind === 'firstFire') t.pass()
  t.saw({ type: 'chargePlaced' })
  step(t, 'b', 'C2')
  t.refuses('allied', { ...place(t), unit: t.unit('b'), weapon: 1 }, { rule: '8.2.1', message: /all the MF/ })
})

test('SK-4.3-11 a unit that Prep Fired places no charge', () => {
  const t = table(`${SPARE}   C2 US: a=7-4-7 prep, DC   ${FORTRESS}`, movement)
  t.refuses('allied', place(t), { rule: '3.3', message: /Prep Fire/ })
})

test('SK-4.3-02 a squad uses one DC only', () => {
  const t = placed(`${SPARE}   C2 US: a=7-4-7, DC, y=DC   C3 German: 4-6-7`)
  t.refuses('allied', { ...place(t), weapon: t.weapon('y') }, { rule: '4.3', message: /already/ })
})

test('SK-4.3-01 SK-3.5-05 SK-4.3-07 30 FP in the AFPh against all in the hex, with TEM and without leadership', () => {
  const t = toTheBang(placed(`${SPARE}   C2 US: a=7-4-7, DC, l=9-2   ${FORTRESS}`), 1, 1)
  t.saw({
    type: 'attack',
    means: 'charge',
    rule: '4.3',
    at: t.place('C3'),
    targets: [t.unit('g')],
    column: 30,
    final: 5,
    modifiers: [{ rule: '1.1.1', label: 'stone building in C3', value: 3, tags: ['tem', 'inHex'] }],
  })
  expect(t.state.markers).toEqual([])
  expect(t.where('g')).toBe('eliminated')
})

test('SK-4.3-01 a charge spares nobody in the hex', () => {
  const t = toTheBang(placed(`${SPARE}   C2 US: a=7-4-7, DC   C3 German: g=4-6-7 melee; US: f=6-6-6 melee`), 6, 5, 1, 1, 1, 1)
  t.saw({ type: 'attack', means: 'charge', targets: [t.unit('g'), t.unit('f')] })
})

test('SK-4.3-07 the charge of a CX unit attacks with +1', () => {
  const t = toTheBang(placed(`${SPARE}   C2 US: a=7-4-7, DC   C3 German: g=4-6-7`, 'double'), 1, 1)
  t.saw({ type: 'attack', means: 'charge', final: 3, modifiers: [{ rule: '4.3', label: 'placed by a CX unit', value: 1 }] })
})

/** The charge of such a squad does not go off with these dice, and is gone; the squad may still fire. */
function isDud(squad: string, dice: [number, number], xNumber: number): void {
  const t = toTheBang(placed(`${SPARE}   C2 US: a=${squad}, DC   C3 German: g=4-6-7`), ...dice)
  t.saw({ type: 'dud', dice, xNumber })
  t.sawNo({ type: 'attack' })
  t.answer('advancingFire', { type: 'fire', at: 'C3', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }], directors: [] })
  t.rolls(6, 5).saw({ type: 'attack', when: 'advancingFire' })
  expect(t.state.markers).toEqual([])
  expect(t.where('g')).toBe('C3')
}

test('SK-4.3-05 SK-4.3-02 an original DR of 12 is a dud in elite hands, which may still fire', () => {
  isDud('7-4-7', [6, 6], 12)
})

test('SK-4.3-09 in other hands a 10 is a dud already', () => {
  isDud('6-6-6', [5, 5], 10)
})

test('SK-4.3-03 a placer short of MF is refused', () => {
  const t = table(`${SPARE}   C4 US: a=7-4-7, DC   C3 stone building; German: 4-6-7 pinned`, movement)
  step(t, 'a', 'D4')
  step(t, 'a', 'D3')
  t.refuses('allied', stepOf(t, 'a', 'C3'), { rule: '3.3' })
  step(t, 'a', 'D2')
  t.refuses('allied', place(t), { rule: '3.3.1', message: /costs 2 MF/ })
})

/** In the AFPh, after the charge of this unit has done nothing. */
function afterTheBang(units: string): AslskTable {
  return toTheBang(placed(`${SPARE}   C2 US: ${units}   C3 German: g=4-6-7`), 6, 5, 1, 1)
}

test('SK-4.0-18 SK-4.3-02 a half squad that used a charge has no FP of its own left; a squad has, with no other Weapon', () => {
  const half = afterTheBang('a=3-4-7 hs, DC, b=6-6-6')
  half.refuses('allied', shotOf(half, 'C3', 'a'), { rule: '4.0' })
  const squad = afterTheBang('a=7-4-7, DC, m=MMG')
  squad.refuses('allied', shotOf(squad, 'C3', 'a+m'), { rule: '4.0', message: /two Weapons/ })
  shoot(squad, 'C3', 'a').rolls(6, 5).saw({ type: 'attack', when: 'advancingFire' })
})

test('SK-4.0-10 a leader who used a charge directs nobody in that phase', () => {
  const t = afterTheBang('a=9-1, DC, b=6-6-6')
  t.refuses('allied', shotOf(t, 'C3', 'b', 'a'), { rule: '4.0' })
})
