import { expect, test } from 'vitest'
import { hold, step, stepOf, stop, walk } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 10, rows: 10 } as const
const SPARE = 'A9 Russian: spare=8-0'

function drop(t: AslskTable, weapon: string): AslskTable {
  return t.answer('move', { type: 'drop', weapon: t.weapon(weapon) })
}

function recover(t: AslskTable, unit: string, weapon: string, die: number): AslskTable {
  t.answer('move', { type: 'recover', unit: t.unit(unit), weapon: t.weapon(weapon) }).rolls(die)
  return hold(t)
}

test('SK-4.0-01 SK-1.2.4-01 SK-1.2.4-02 a unit carries all that it possesses; what nobody possesses stays', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, x=LMG, y=LMG, z=LMG unpossessed`, movement)
  walk(t, 'a', 'C3', 'C4')
  expect([t.w('x').at, t.w('y').at]).toEqual([t.place('C4'), t.place('C4')])
  expect(t.w('z')).toMatchObject({ owner: -1, at: t.place('C2'), moved: false })
})

test('SK-4.0-02 SK-4.0-03 a Weapon is dropped at no cost and stays unpossessed in the hex', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, LMG, b=4-4-7 broken DM, m=LMG`, movement)
  step(t, 'a', 'C3')
  drop(t, 'LMG').saw({ type: 'dropped', weapon: 0, at: t.place('C3') })
  expect(t.w('LMG')).toMatchObject({ owner: -1, at: t.place('C3') })
  expect(t.u('a').spent).toBe(2)
  t.refuses('allied', { type: 'drop', weapon: 0 }, { rule: '4.0' })
  t.refuses('allied', { type: 'drop', weapon: t.weapon('m') }, { rule: '4.0', message: /unbroken/ })
})

test('SK-4.0-11 SK-4.0-12 what was carried once is not carried again; what was dropped before any MF may be', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, LMG   C3 Russian: b=4-4-7`, movement)
  step(t, 'a', 'C3')
  drop(t, 'LMG')
  stop(t, 'a')
  recover(t, 'b', 'LMG', 1)
  expect(t.w('LMG').owner).toBe(t.unit('b'))
  t.refuses('allied', stepOf(t, 'b', 'C4'), { rule: '4.0', message: /has been carried/ })
  drop(t, 'LMG')
  step(t, 'b', 'C4')
  expect(t.w('LMG').at).toBe(t.place('C3'))

  const fresh = table(`${SPARE}   C2 Russian: a=4-4-7, LMG, b=4-4-7`, movement)
  drop(fresh, 'LMG')
  recover(fresh, 'b', 'LMG', 1)
  step(fresh, 'b', 'C3')
  expect(fresh.w('LMG').at).toBe(fresh.place('C3'))
})

test('AID-ASOP-092 SK-3.3.1-13 SK-3.3.1-31 a recovery costs one MF and needs less than a 6; each unit tries once for each Weapon', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 Russian: LMG, b=4-4-7`, movement)
  const attempt = { type: 'recover', unit: t.unit('a'), weapon: 0 }
  t.refuses('allied', attempt, { rule: '3.3.1', message: /No such Weapon/ })
  step(t, 'a', 'C3')
  recover(t, 'a', 'LMG', 6).saw({ type: 'recovery', die: 6, recovered: false })
  expect(t.u('a')).toMatchObject({ spent: 4, spentHere: 4 })
  t.refuses('allied', attempt, { rule: '3.3.1', message: /has tried/ })
  stop(t, 'a')
  recover(t, 'b', 'LMG', 5).saw({ type: 'recovery', die: 5, recovered: true })
  expect(t.w('LMG').owner).toBe(t.unit('b'))
})

test('SK-3.3-01 to recover what the enemy has fired in this Player Turn does not end a move', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 German: LMG first   H9 German: 4-6-7`, movement)
  step(t, 'a', 'C3')
  recover(t, 'a', 'LMG', 1)
  step(t, 'a', 'C4')
  expect(t.w('LMG').at).toBe(t.place('C4'))
})

test('SK-3.3.1-25 a CX unit recovers with a +1 drm', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 Russian: LMG`, movement)
  step(t, 'a', 'C3', { mode: 'double' })
  recover(t, 'a', 'LMG', 5).saw({
    type: 'recovery',
    die: 5,
    final: 6,
    modifiers: [{ rule: '3.3.1', label: 'CX', value: 1 }],
    recovered: false,
  })
})

test('SK-4.0-05 SK-4.0-13 three PP are free for a squad and one for a leader; each more costs one MF', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, LMG, LMG, LMG, b=4-4-7, LMG, LMG, LMG, LMG, l=8-0, LMG, LMG`, movement)
  const reach = (unit: string) => {
    let hexes = 0
    for (const to of ['C3', 'C2', 'C3', 'C2', 'C3', 'C2'])
      if (t.game.problems('allied', stepOf(t, unit, to)).length === 0) {
        step(t, unit, to)
        hexes++
      }
    return hexes
  }
  expect([reach('a'), reach('b'), reach('l')]).toEqual([4, 3, 5])
})

test('SK-4.0-13 MF that portage took do not come back when the Weapon is dropped on the way', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, MMG`, movement)
  step(t, 'a', 'C3')
  drop(t, 'MMG')
  step(t, 'a', 'C4')
  expect(t.u('a').moveEnded).toBe(true)
  const before = table(`${SPARE}   C2 Russian: a=4-4-7, MMG`, movement)
  drop(before, 'MMG')
  walk(before, 'a', 'C3', 'C4', 'C5', 'C6')
  expect(before.u('a').spent).toBe(8)
})

test('SK-4.0-14 a leader never carries more than 2 PP', () => {
  const t = table(`${SPARE}   C2 Russian: l=8-0, LMG, LMG, LMG`, movement)
  t.refuses('allied', stepOf(t, 'l', 'C3'), { rule: '4.0', message: /2 PP/ })
})

test('SK-4.0-15 SK-3.3.1-26 one leader lends to one MMC that moves with him; not when he carries something or is CX', () => {
  const text = `${SPARE}   C2 Russian: a=4-4-7, MMG, b=4-4-7, x=MMG, l=8-0, LMG`
  const both = table(text, movement)
  drop(both, 'LMG')
  walk(both, 'a b l', 'C3', 'C4', 'C5', 'C6')
  expect([both.u('a').moveEnded, both.u('b').moveEnded]).toEqual([false, true])
  const laden = table(text, movement)
  walk(laden, 'a l', 'C3', 'C4', 'C5', 'C6')
  expect(laden.u('a').moveEnded).toBe(true)
  const tired = table(text, movement)
  drop(tired, 'LMG')
  step(tired, 'a l', 'C3', { mode: 'double' })
  walk(tired, 'a l', 'C4', 'C3', 'C4', 'C3')
  expect(tired.u('a').moveEnded).toBe(true)
})
