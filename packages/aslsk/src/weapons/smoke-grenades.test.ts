import { expect, test } from 'vitest'
import { hold, step, stepOf, walk } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 10, rows: 10 } as const
const SPARE = 'A9 US: spare=8-0'

function smoke(t: AslskTable, unit: string, to: string, die: number): AslskTable {
  t.answer('move', { type: 'smoke', unit: t.unit(unit), to }).rolls(die)
  return hold(t)
}

test('AID-SKTIP-14 SK-3.3.1-12 SK-1.2.5-01 a dr at or under the Smoke Exponent lays +2 Smoke: one MF into its own hex, two into an adjacent one', () => {
  const own = smoke(table(`${SPARE}   C2 US: a=6-6-6`, movement), 'a', 'C2', 3)
  own.saw({ type: 'smokeGrenades', die: 3, exponent: 3, placed: true })
  expect(own.state.markers).toMatchObject([{ kind: 'smokeGrenade', at: own.place('C2'), value: 2, side: 'allied' }])
  expect(own.u('a').spent).toBe(2)
  const next = smoke(table(`${SPARE}   C2 US: a=6-6-6`, movement), 'a', 'C3', 4)
  next.saw({ type: 'smokeGrenades', die: 4, placed: false })
  expect(next.state.markers).toEqual([])
  expect(next.u('a').spent).toBe(4)
  next.refuses('allied', { type: 'smoke', unit: next.unit('a'), to: 'C3' }, { rule: '3.3.1', message: /has tried/ })
})

test('SK-3.3.1-12 only units with a Smoke Exponent, no farther than the next hex, and with the MF for it', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6, h=3-4-6`, movement)
  t.refuses('allied', { type: 'smoke', unit: t.unit('h'), to: 'C2' }, { rule: '3.3.1', message: /no Smoke grenades/ })
  t.refuses('allied', { type: 'smoke', unit: t.unit('a'), to: 'C4' }, { rule: '3.3.1', message: /reach only/ })
  walk(t, 'a', 'C3', 'C4', 'C5')
  t.refuses('allied', { type: 'smoke', unit: t.unit('a'), to: 'C6' }, { rule: '3.3.1', message: /costs 2 MF/ })
  smoke(t, 'a', 'C5', 1)
  expect(t.u('a').moveEnded).toBe(true)
})

test('SK-3.3.1-25 a CX unit adds one to the Smoke dr', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6`, movement)
  step(t, 'a', 'C3', { mode: 'double' })
  smoke(t, 'a', 'C3', 3).saw({
    type: 'smokeGrenades',
    die: 3,
    final: 4,
    modifiers: [{ rule: '3.3.1', label: 'CX', value: 1 }],
    placed: false,
  })
})

test('SK-3.3.1-29 SK-3.3.1-30 one attempt per unit and MPh; an original 6 ends its MPh where it is', () => {
  const t = smoke(table(`${SPARE}   C2 US: a=6-6-6, b=6-6-6`, movement), 'a', 'C2', 6)
  expect(t.u('a')).toMatchObject({ moveEnded: true, spent: 2 })
  t.refuses('allied', stepOf(t, 'a', 'C3'), { rule: '3.3.1', message: /ended its move/ })
  smoke(t, 'b', 'C2', 5)
  expect(t.u('b').moveEnded).toBe(false)
})

test('SK-3.3-07 SK-1.2.5-01 grenade Smoke goes at the end of the MPh', () => {
  const t = smoke(table(`${SPARE}   C2 US: a=6-6-6   I5 German: 4-6-7`, movement), 'a', 'C2', 1)
  t.answer('move', { type: 'end' })
  expect(t.state.phase).not.toBe('movement')
  expect(t.state.markers).toEqual([])
})

test('SK-1.2.5-07 two grenades in one hex hinder by no more than +3', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6, b=6-6-6   C5 German: g=4-6-7`, movement)
  smoke(t, 'a', 'C2', 1)
  t.answer('move', { type: 'smoke', unit: t.unit('b'), to: 'C2' }).rolls(2)
  t.asks('axis', 'firstFire')
  const shot = { type: 'fire', at: 'C2', firers: [{ unit: t.unit('g'), inherent: true, weapons: [] }], directors: [] }
  const preview = t.game.questionFor('axis')!.question.preview!(shot)
  expect(preview).toMatchObject({ modifiers: expect.arrayContaining([expect.objectContaining({ label: 'Smoke in C2', value: 3 })]) })
})

test('a scenario may take the grenades away', () => {
  const rules = [{ type: 'noSmokeGrenades', side: 'allied', text: 'The Americans have no Smoke.' }] as const
  const t = table(`${SPARE}   C2 US: a=6-6-6`, { ...movement, rules })
  t.refuses('allied', { type: 'smoke', unit: t.unit('a'), to: 'C2' }, { rule: '1.3', message: /no Smoke/ })
})
