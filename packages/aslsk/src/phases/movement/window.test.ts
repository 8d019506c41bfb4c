import { expect, test } from 'vitest'
import { step, stepOf, walk } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 } as const
const SPARE = 'A9 US: spare=8-0'

function fire(t: AslskTable, at: string, ...dice: number[]): AslskTable {
  const shot = { type: 'fire', at, firers: [{ unit: t.unit('g'), inherent: true, weapons: [] }], directors: [] }
  return t.answer('firstFire', shot).rolls(...dice)
}

test('SK-3.3.3-02 SK-3.3.3-18 SK-3.3.3-19 after every expenditure in his sight the DEFENDER is asked, before the next', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6   C6 German: g=4-6-7`, movement)
  for (const to of ['C3', 'C2', 'C3']) {
    t.answer('move', stepOf(t, 'a', to))
    t.asks('axis', 'firstFire')
    t.pass()
  }
  t.asks('allied', 'move')
})

test('SK-3.3.3-03 SK-3.3.1-14 Smoke grenades and recoveries count as well', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6, MMG unpossessed   C6 German: g=4-6-7`, movement)
  t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'C3' }).rolls(6)
  t.asks('axis', 'firstFire')
  expect(t.state.move?.spent).toMatchObject({ kind: 'smoke', at: t.place('C2'), mf: 4 })
  const other = table(`${SPARE}   C2 US: a=6-6-6, MMG unpossessed   C6 German: g=4-6-7`, movement)
  other.answer('move', { type: 'recover', unit: other.unit('a'), weapon: 0 }).rolls(2)
  other.asks('axis', 'firstFire')
  expect(other.state.move?.spent).toMatchObject({ kind: 'recover', mf: 2 })
})

test('SK-3.3.3-04 no fire at what moved before: the window closes with the next expenditure, another unit or the end', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6   F2 US: b=6-6-6   C6 German: g=4-6-7`, movement)
  step(t, 'a', 'C3')
  t.answer('move', { type: 'stop', units: [t.unit('a')] })
  t.answer('move', stepOf(t, 'b', 'F3'))
  t.refuses(
    'axis',
    { type: 'fire', at: 'C3', firers: [{ unit: t.unit('g'), inherent: true, weapons: [] }], directors: [] },
    { rule: '3.3.3' },
  )
})

test('a unit that is pinned or breaks ends its move where it is; the others of its stack go on', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6, b=6-6-6   C6 German: g=4-6-7`, movement)
  t.answer('move', stepOf(t, 'a b', 'C3'))
  fire(t, 'C3', 2, 3, 6, 5, 1, 1)
  t.saw({ type: 'breaks' })
  const broken = t.u('a').broken ? 'a' : 'b'
  const whole = broken === 'a' ? 'b' : 'a'
  expect(t.u(broken).moveEnded).toBe(true)
  expect(t.state.move).toMatchObject({ stack: [t.unit(whole)], spent: null })
  t.refuses('allied', stepOf(t, broken, 'C2'), { rule: '3.3', message: /broken/ })
  t.answer('move', stepOf(t, whole, 'C2'))
})

test('when the leader breaks, a squad that has used his bonus stops with him, and one that has not goes on alone', () => {
  const text = `${SPARE}   C2 US: a=6-6-6, l=7-0   F7 German: g=4-6-7`
  const breaks = [2, 4, 6, 5, 1, 1, 1, 2] as const
  const early = table(text, movement)
  early.answer('move', stepOf(early, 'a l', 'C3'))
  fire(early, 'C3', ...breaks)
  expect([early.u('l').broken, early.u('a').broken]).toEqual([true, false])
  expect(early.u('a').moveEnded).toBe(false)
  walk(early, 'a', 'C2', 'C1', 'C2')
  expect(early.u('a')).toMatchObject({ spent: 8, moveEnded: true, withLeader: -1 })
  const late = walk(table(text, movement), 'a l', 'C3', 'C2', 'C3', 'C2')
  late.answer('move', stepOf(late, 'a l', 'C3'))
  fire(late, 'C3', ...breaks)
  expect([late.u('l').broken, late.u('a').broken]).toEqual([true, false])
  expect(late.u('a')).toMatchObject({ spent: 10, moveEnded: true })
})

/** The DRM of a shot at the expenditure that waits for an answer. */
function drm(t: AslskTable, at: string): Record<string, number> {
  const shot = { type: 'fire', at, firers: [{ unit: t.unit('g'), inherent: true, weapons: [] }], directors: [] }
  const { modifiers } = t.game.questionFor('axis')!.question.preview!(shot) as { modifiers: { label: string; value: number }[] }
  return Object.fromEntries(modifiers.map(({ label, value }) => [label.split(/[: ]/)[0]!, value]))
}

test('SK-3.3.1-23 Assault Movement avoids FFNAM', () => {
  const t = () => table(`${SPARE}   C2 US: a=6-6-6   C7 German: g=4-6-7`, movement)
  const assault = t()
  expect(drm(assault.answer('move', stepOf(assault, 'a', 'C3', { mode: 'assault' })), 'C3')).toEqual({ FFMO: -1 })
  const normal = t()
  expect(drm(normal.answer('move', stepOf(normal, 'a', 'C3')), 'C3')).toEqual({ FFMO: -1, FFNAM: -1 })
})

test('SK-1.1.1-13 SK-1.1.1-14 on a Woods-Road no cover from fire along the road; under the trees there is', () => {
  const text = `${SPARE}   C2 US: a=6-6-6; road S   C3 woods; road S   C4 road S   C7 German: g=4-6-7`
  const bare = table(text, { ...movement, outlines: { C3: [] } })
  expect(drm(bare.answer('move', stepOf(bare, 'a', 'C3')), 'C3')).toEqual({ FFMO: -1, FFNAM: -1 })
  const under = table(text, { ...movement, outlines: { C3: [] } })
  expect(drm(under.answer('move', stepOf(under, 'a', 'C3', { by: 'terrain' })), 'C3')).toEqual({ woods: 1, FFNAM: -1 })
})

test('SK-3.3.5-08 SK-3.3.5-10 residual fire attacks who enters, once, and not who leaves', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6   C3 residual 2`, movement)
  t.answer('move', stepOf(t, 'a', 'C3')).rolls(5, 6)
  t.saw({ type: 'attack', means: 'residual', targets: [t.unit('a')], column: 2 })
  t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'C3' }).rolls(5)
  walk(t, 'a', 'C4')
  t.sawNo({ type: 'attack' })
})

test('SK-3.3.5-10 two MF spent together in a building are one residual attack', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6   C3 stone building; residual 2`, movement)
  t.answer('move', stepOf(t, 'a', 'C3')).rolls(5, 6)
  t.saw({ type: 'attack', means: 'residual' }).sawNo({ type: 'attack' })
  t.asks('allied', 'move')
})

test('AID-SKTIP-19 AID-ASOP-108 SK-3.3.5-11 residual fire goes at the end of the MPh', () => {
  const t = table(`${SPARE}   C2 US: a=6-6-6   E3 residual 4   L9 German: 4-6-7`, movement)
  t.answer('move', { type: 'end' })
  expect(t.state.phase).not.toBe('movement')
  expect(t.state.markers).toEqual([])
})

test('saved in the middle of the DEFENDER’s window, the game goes on in it', () => {
  const t = table(`${SPARE}   C2 US: a=7-4-7, DC   C3 German: g=4-6-7`, movement)
  t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: 0, at: 'C3' })
  t.asks('axis', 'firstFire')
  const restored = t.game.fork()
  restored.take('axis', { type: 'hold' })
  expect(restored.state.markers).toMatchObject([{ kind: 'dc' }])
})
