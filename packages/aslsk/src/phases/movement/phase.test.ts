import { expect, test } from 'vitest'
import { step, stepOf, stop, walk } from '../../../test/moves.ts'
import { type AslskTable, table } from '../../../test/table.ts'

const movement = { phase: 'movement', attacker: 'allied', columns: 12, rows: 10 } as const
const SPARE = 'A9 Russian: spare=8-0'

/** How many open-ground hexes these units can go, straight down and up again. */
function hexesOfOpenGround(t: AslskTable, units: string, mode?: 'double'): number {
  const names = units.split(' ')
  let hexes = 0
  for (const to of ['C3', 'C4', 'C3', 'C4', 'C3', 'C4', 'C3', 'C4', 'C3', 'C4']) {
    if (t.game.problems('allied', stepOf(t, units, to, hexes === 0 && mode ? { mode } : {})).length > 0) break
    step(t, units, to, hexes === 0 && mode ? { mode } : {})
    hexes++
  }
  expect(t.u(names[0]!).spent).toBe(2 * hexes)
  return hexes
}

test.each<[string, string, string, number, number | null]>([
  ['SK-3.3.1-01 SK-3.3.1-04 a squad', 'a=4-4-7', 'a', 4, 6],
  ['SK-3.3.1-01 SK-3.3.1-04 a leader', 'a=8-0', 'a', 6, 8],
  ['SK-3.3.1-02 SK-3.3.1-04 a squad with its leader', 'a=4-4-7, l=8-0', 'a l', 6, 8],
  ['SK-3.3.1-15 SK-3.3.1-17 a Conscript', 'a=4-2-6', 'a', 3, 5],
  ['SK-3.3.1-16 SK-3.3.1-17 a Conscript with a leader', 'a=4-2-6, l=8-0', 'a l', 5, 7],
  ['SK-3.3.1-24 a wounded leader, who may not Double Time', 'a=8-0 wounded', 'a', 3, null],
])('%s', (_title, units, names, mf, doubled) => {
  const t = () => table(`${SPARE}   C2 Russian: ${units}`, movement)
  expect(hexesOfOpenGround(t(), names)).toBe(mf)
  if (doubled === null) t().refuses('allied', stepOf(t(), names, 'C3', { mode: 'double' }), { rule: '3.3.1', message: /wounded/ })
  else expect(hexesOfOpenGround(t(), names, 'double')).toBe(doubled)
})

test('AID-SKTIP-02 SK-3.3.1-15..17 a Green squad: 3 MF, 6 with a leader, 5 and 8 in Double Time', () => {
  const t = (units: string) => table(`A9 US: spare=8-0   C2 US: ${units}`, movement)
  expect(hexesOfOpenGround(t('a=5-3-6'), 'a')).toBe(3)
  expect(hexesOfOpenGround(t('a=5-3-6, l=8-0'), 'a l')).toBe(6)
  expect(hexesOfOpenGround(t('a=5-3-6'), 'a', 'double')).toBe(5)
  expect(hexesOfOpenGround(t('a=5-3-6, l=8-0'), 'a l', 'double')).toBe(8)
})

test('SK-3.3-01 units that are broken, pinned, in Melee or have Prep Fired do not move', () => {
  const t = table(
    `${SPARE}   C2 Russian: b=4-4-7 broken DM, p=4-4-7 pinned, f=4-4-7 prep, w=8-1, LMG prep   F5 Russian: m=4-4-7 melee; German: 4-6-7 melee`,
    movement,
  )
  t.refuses('allied', stepOf(t, 'b', 'C3'), { rule: '3.3', message: /broken/ })
  t.refuses('allied', stepOf(t, 'p', 'C3'), { rule: '3.2.3', message: /pinned/ })
  t.refuses('allied', stepOf(t, 'f', 'C3'), { rule: '3.3', message: /Prep Fire/ })
  t.refuses('allied', stepOf(t, 'w', 'C3'), { rule: '3.3', message: /Prep Fire/ })
  t.refuses('allied', stepOf(t, 'm', 'F6'), { rule: '3.3', message: /Melee/ })
  const moving = new Set(t.candidates().flatMap((d) => (d as { units?: number[] }).units ?? []))
  expect([...moving]).toEqual([t.unit('spare')])
})

test('AID-ASOP-091 SK-3.3-02 SK-3.3.1-06 hex by hex: no hex is skipped, and the way back costs MF like any other', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7`, movement)
  t.refuses('allied', stepOf(t, 'a', 'C4'), { message: /not adjacent/ })
  t.refuses('allied', stepOf(t, 'a', 'C2'), { message: /not adjacent/ })
  walk(t, 'a', 'C3', 'C2')
  expect(t.u('a').spent).toBe(4)
})

test('SK-3.3-03 Infantry may not enter a hex with an enemy in it', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 German: 4-6-7 broken`, movement)
  t.refuses('allied', stepOf(t, 'a', 'C3'), { rule: '3.3', message: /occupied by the enemy/ })
})

test('SK-3.3-08 SK-3.3-09 SK-3.3.1-07 SK-3.3.1-20 SK-2.0-25 three squads and four leaders in a hex, at every moment of a move', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, b=2-2-7, l=8-0, k=7-0   C3 Russian: 4-4-7, 4-4-7, 2-2-7, 9-1, 8-1, 6+1`, movement)
  t.refuses('allied', stepOf(t, 'a', 'C3'), { rule: '3.3.1', message: /Too many/ })
  t.refuses('allied', stepOf(t, 'l k', 'C3'), { rule: '3.3.1', message: /Too many/ })
  step(t, 'b l', 'C3')
  expect(t.at('C3')).toHaveLength(8)
  step(t, 'b l', 'C4')
  expect(t.at('C4')).toEqual(['2-2-7', '8-0'])
})

test('AID-SKTIP-13 SK-3.3-06 SK-3.3-14 SK-3.3.1-28 CX comes off when the MPh begins; in this MPh no Double Time, and nothing else', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7 CX, MMG`, movement)
  t.saw({ type: 'cx', unit: t.unit('a'), on: false })
  t.refuses('allied', stepOf(t, 'a', 'C3', { mode: 'double' }), { rule: '3.3.1', message: /was CX/ })
  walk(t, 'a', 'C3', 'C4')
  expect(t.u('a')).toMatchObject({ cx: false, spent: 4, moveEnded: true })
})

test('AID-ASOP-088 SK-3.3.1-24 Double Time is declared at the start, and not together with Assault Movement', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7`, movement)
  step(t, 'a', 'C3')
  t.refuses('allied', stepOf(t, 'a', 'C4', { mode: 'double' }), { rule: '3.3.1', message: /when its move begins/ })
  const other = table(`${SPARE}   C2 Russian: a=4-4-7`, movement)
  step(other, 'a', 'C3', { mode: 'assault' })
  other.refuses('allied', stepOf(other, 'a', 'C4', { mode: 'double' }), { rule: '3.3.1' })
})

test('SK-3.3.1-09 Assault Movement goes one hex and leaves some MF unspent, Smoke grenades included', () => {
  const t = table('A9 US: spare=8-0   C2 US: a=6-6-6   C1 woods; level 1', movement)
  t.refuses('allied', stepOf(t, 'a', 'C1', { mode: 'assault' }), { rule: '3.3.1', message: /all the MF/ })
  step(t, 'a', 'C3', { mode: 'assault' })
  t.refuses('allied', stepOf(t, 'a', 'C4'), { rule: '3.3.1', message: /one hex/ })
  t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'C4' }).rolls(5)
  expect(t.u('a')).toMatchObject({ mode: 'assault', spent: 6, moveEnded: true })
})

test('SK-3.3.1-05 every expenditure is told with its hex, its MF and what they are made of', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 woods; level 1`, movement)
  step(t, 'a', 'C3')
  t.saw({ type: 'moves', units: [t.unit('a')], from: t.place('C2'), to: t.place('C3'), mf: 8, mode: 'normal', by: 'terrain' })
  t.sawNo({ type: 'moves' })
})

test('SK-1.1.1-29 uphill over a Crest Line costs double, downhill does not', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C3 level 1`, movement)
  step(t, 'a', 'C3')
  expect(t.u('a')).toMatchObject({ spent: 4, crestSide: 0 })
  step(t, 'a', 'C4')
  expect(t.u('a')).toMatchObject({ spent: 6, crestSide: -1 })
})

test('SK-3.3.1-08 SK-3.3.1-22 SK-3.3.1-19 a stack splits, and all of it ends before others move', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, b=4-4-7   E2 Russian: c=4-4-7`, movement)
  step(t, 'a b', 'C3')
  step(t, 'a', 'C4')
  t.refuses('allied', stepOf(t, 'c', 'E3'), { rule: '3.3.1', message: /must end their move/ })
  step(t, 'b', 'D3')
  stop(t, 'a')
  t.refuses('allied', stepOf(t, 'c', 'E3'), { rule: '3.3.1' })
  t.refuses('allied', stepOf(t, 'a', 'C5'), { rule: '3.3.1', message: /ended its move/ })
  stop(t, 'b').saw({ type: 'moveEnds', units: [t.unit('b')] })
  step(t, 'c', 'E3')
  t.refuses('allied', { type: 'stop', units: [t.unit('a')] }, { rule: '3.3.1', message: /not moving/ })
})

test('SK-3.3.1-02 whoever leaves the leader has his own MF alone, and whoever used the bonus stays with him', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7, b=4-4-7, l=8-0`, movement)
  walk(t, 'a b l', 'C3', 'C4', 'C5')
  step(t, 'b', 'C6')
  expect(t.u('b')).toMatchObject({ withLeader: -1, moveEnded: true })
  walk(t, 'a l', 'C4', 'C5')
  expect(t.u('a').spent).toBe(10)
  t.refuses('allied', stepOf(t, 'a', 'C6'), { rule: '3.3.1', message: /0 left/ })
  t.refuses('allied', stepOf(t, 'l', 'C6'), { rule: '3.3.1', message: /must end its move with him/ })
  step(t, 'a l', 'C6')
})

test('SK-3.3.1-02 a leader met on the way gives no bonus', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7   C4 Russian: l=8-0`, movement)
  walk(t, 'a', 'C3', 'C4')
  t.refuses('allied', stepOf(t, 'a l', 'C5'), { rule: '3.3.1' })
  walk(t, 'a', 'C5', 'C6')
  expect(t.u('a').moveEnded).toBe(true)
})

test('SK-1.1.1-45 SK-1.1.1-14 SK-1.1.1-38 through woods by road for one MF, or for two under the trees without the road bonus', () => {
  const text = `${SPARE}   C2 Russian: a=4-4-7; road S   C3 woods; road S   C4 road S   C5 road S   C6 road S`
  const by = table(text, movement)
  step(by, 'a', 'C3')
  expect(by.u('a')).toMatchObject({ spent: 2, onRoad: true })
  walk(by, 'a', 'C4', 'C5', 'C6', 'C7')
  expect(by.where('a')).toBe('C7')
  const under = table(text, movement)
  step(under, 'a', 'C3', { by: 'terrain' })
  expect(under.u('a')).toMatchObject({ spent: 4, onRoad: false, allRoad: false })
  walk(under, 'a', 'C4', 'C5')
  expect(under.u('a').moveEnded).toBe(true)
  const choices = table(text, movement).candidates()
  expect(choices).toContainEqual({ type: 'step', units: [1], to: 'C3' })
  expect(choices).toContainEqual({ type: 'step', units: [1], to: 'C3', by: 'terrain' })
})

test('SK-1.1.1-38 the cover of an Orchard-Road costs the road bonus too', () => {
  const text = `${SPARE}   C2 Russian: a=4-4-7; road S   C3 orchard; road S   C4 road S   C5 road S   C6 road S`
  const t = table(text, movement)
  step(t, 'a', 'C3', { by: 'terrain' })
  walk(t, 'a', 'C4', 'C5', 'C6')
  expect(t.u('a')).toMatchObject({ spent: 8, moveEnded: true })
})

test('SK-1.1.1-39 SK-1.2.5-06 Smoke costs one MF to enter, none to leave, and the road bonus', () => {
  const t = table(`${SPARE}   C2 Russian: a=4-4-7; road S   C3 smoke; road S   C4 road S   C5 road S`, movement)
  step(t, 'a', 'C3')
  expect(t.u('a').spent).toBe(4)
  walk(t, 'a', 'C4', 'C5')
  expect(t.u('a')).toMatchObject({ spent: 8, moveEnded: true })
})

test('SK-3.3-10 SK-3.3-12 offboard units enter where they wait, pay the hex, and a road goes on offboard', () => {
  const text = `${SPARE}   >E1 Russian: a=4-4-7, l=8-0, b=4-4-7
    E1 road N S   E2 road S   E3 road S   E4 road S   E5 road S`
  const t = table(text, movement)
  t.refuses('allied', stepOf(t, 'a', 'F1'), { rule: '3.3', message: /may not enter/ })
  walk(t, 'a', 'E1', 'E2', 'E3', 'E4', 'E5')
  expect(t.u('a')).toMatchObject({ spent: 10, moveEnded: true })
  t.refuses('allied', { type: 'smoke', unit: t.unit('b'), to: 'E1' }, { rule: '3.3.1' })
  walk(t, 'b l', 'E1', 'E2', 'E3', 'E4')
  expect(t.u('b').spent).toBe(8)
})

test('SK-3.3-05 a Good Order unit leaves the map for its victory conditions alone, as into open ground', () => {
  const text = `${SPARE}   E1 Russian: a=4-4-7, LMG, b=4-4-7 broken DM   C2 Russian: c=4-4-7`
  const rules = [{ type: 'exitEdge', side: 'allied', edge: { hexes: ['E1'] }, text: 'Off by E1.' }] as const
  const t = table(text, { ...movement, rules })
  t.refuses('allied', { type: 'exit', units: [t.unit('b')] }, { rule: '3.3' })
  t.refuses('allied', { type: 'exit', units: [t.unit('c')] }, { rule: '3.3', message: /victory conditions/ })
  expect(t.candidates()).toContainEqual({ type: 'exit', units: [t.unit('a')] })
  t.answer('move', { type: 'exit', units: [t.unit('a')] })
  expect(t.where('a')).toBe('exited')
  expect(t.state.points.allied.exited).toBe(2)
  const far = table(text, { ...movement, rules })
  walk(far, 'a', 'E2', 'E1')
  far.answer('move', { type: 'exit', units: [far.unit('a')] })
  expect(far.where('a')).toBe('exited')
  const slow = table(text, { ...movement, rules })
  walk(slow, 'a', 'E2', 'E3', 'E2', 'E1')
  slow.refuses('allied', { type: 'exit', units: [slow.unit('a')] }, { rule: '3.3.1' })
})

test('SK-3.3-11 whoever has not entered by the end of the APh is lost', () => {
  const t = table(`${SPARE}   >E1 Russian: a=4-4-7   K5 German: 4-6-7`, movement)
  t.answer('move', { type: 'end' })
  while (t.state.attacker === 'allied') t.pass()
  expect(t.where('a')).toBe('eliminated')
})

test('the phase ends by itself when nobody can move, and is not asked for', () => {
  const t = table('C2 Russian: 4-4-7 pinned   K5 German: 4-6-7', movement)
  expect(t.state.phase).not.toBe('movement')
})

test('every candidate of a full hex is legal, and no two are the same', () => {
  const t = table(
    `C2 US: 6-6-6, 7-4-7, MMG, 8-1, DC, 5-3-6; road S   C3 woods; road S   C1 German: 4-6-7   D2 US: am-LMG unpossessed, 8-0
    D1 level 1   B2 stone building`.replace('am-LMG', 'MMG'),
    movement,
  )
  const candidates = t.candidates()
  expect(candidates.length).toBeGreaterThan(50)
  for (const candidate of candidates) expect(t.game.problems('allied', candidate)).toEqual([])
  expect(new Set(candidates.map((candidate) => JSON.stringify(candidate))).size).toBe(candidates.length)
})

test('SK-3.2.3-24 a broken unit becomes DM as soon as an enemy moves up to it', () => {
  const t = table('B2 US: a=6-6-6        D3 woods; German: g=4-6-7 broken', {
    phase: 'movement',
    attacker: 'allied',
    columns: 10,
    rows: 10,
  })
  t.answer('move', { type: 'step', units: [t.unit('a')], to: 'C3' })
  t.saw({ type: 'dm', unit: t.unit('g'), on: true })
  expect(t.u('g').dm).toBe(true)
})
