import { expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const OPTIONS: TableOptions = { phase: 'movement', attacker: 'allied', columns: 8, rows: 12, modules: ['white-phosphorus'] }
const BOARD = 'A9 US: spare=8-0   C2 US: a=6-6-6   C3 woods   G9 German: x=4-6-7'

/** The second of the board: the first stays behind, so that there is more to do. */
const THROWER = 1

function throwing(to: string, text = BOARD, options: TableOptions = {}): AslskTable {
  return table(text, { ...OPTIONS, ...options }).answer('move', { type: 'wp', unit: THROWER, to })
}

test('AID-WPH-01 a dr of one less than the Smoke Exponent is needed: 2 for a 6-6-6, whose exponent is 3', () => {
  expect(throwing('C3').rolls(2).state.markers).toMatchObject([{ kind: 'wpGrenade', value: 1 }])
  expect(throwing('C3').rolls(3).state.markers).toEqual([])
})

test('AID-WPH-02 it costs one MF into its own hex and two into an adjacent one', () => {
  expect(throwing('C2').rolls(3).u('a').spent).toBe(2)
  expect(throwing('C3').rolls(3).u('a').spent).toBe(4)
})

test('AID-WPH-03 not into marsh, nor two levels up', () => {
  const t = table('A9 US: spare=8-0   C2 US: a=6-6-6   C3 marsh   B2 level 2   G9 German: x=4-6-7', OPTIONS)
  t.refuses('allied', { type: 'wp', unit: t.unit('a'), to: 'C3' }, { rule: 'A24.3', message: /goes out/ })
  t.refuses('allied', { type: 'wp', unit: t.unit('a'), to: 'B2' }, { rule: 'A24.3', message: /too high/ })
})

test('AID-WPH-06 uphill it takes a further dr of 3 or less, or falls back', () => {
  const hill = 'A9 US: spare=8-0   C2 US: a=6-6-6   C3 level 1   G9 German: x=4-6-7'
  expect(throwing('C3', hill).rolls(1, 3).state.markers[0]).toMatchObject({ kind: 'wpGrenade' })
  const back = throwing('C3', hill).rolls(1, 4, 2, 2)
  expect(back.state.markers[0]!.at).toBe(back.place('C2'))
})

test('AID-WPH-07 it hinders by one and is gone when the Movement Phase ends', () => {
  const t = throwing('C3').rolls(1)
  t.answer('move', { type: 'stop', units: [t.unit('a')] })
  t.answer('move', { type: 'end' })
  expect(t.state.markers).toEqual([])
})

test('AID-WPH-08 AID-WPH-10 AID-WPH-30 whoever moves where it bursts takes a NMC that its cover helps, and nobody else', () => {
  const t = throwing('C2', 'A9 US: spare=8-0   C2 woods; US: a=6-6-6, b=6-6-6   G9 German: x=4-6-7').rolls(1, 2, 5)
  t.saw({ type: 'check', unit: t.unit('a'), what: 'WP NMC', modifiers: [{ label: 'woods', value: -1 }], final: 6 })
  expect(t.u('b')).toMatchObject({ broken: false, pinned: false })
})

test('AID-WPH-09 AID-WPH-11 with a coloured 6 cover counts against those in it; who breaks is DM', () => {
  const t = throwing('C2', 'A9 US: spare=8-0   C2 woods; US: a=6-6-6   G9 German: x=4-6-7').rolls(1, 6, 1)
  t.saw({ type: 'check', unit: t.unit('a'), what: 'WP NMC', modifiers: [{ label: 'woods', value: 1 }], final: 8, result: 'breaks' })
  expect(t.u('a')).toMatchObject({ broken: true, dm: true })
})

test('AID-WPH-25 Germans have none', () => {
  const t = table('A1 German: spare=4-6-7   C2 German: a=8-3-8   G9 US: x=6-6-6', { ...OPTIONS, attacker: 'axis' })
  t.refuses('axis', { type: 'wp', unit: t.unit('a'), to: 'C2' }, { rule: 'A24.3', message: /has no white phosphorus/ })
})

test('AID-WPH-25 of the Japanese only the best squads have it, of the British from 1944 on', () => {
  const has = (text: string, year: number, attacker: 'allied' | 'axis') => {
    const t = table(text, { ...OPTIONS, attacker, year })
    return !t.game.problems(attacker, { type: 'wp', unit: t.unit('a'), to: 'C2' }).some(({ message }) => /has no white/.test(message))
  }
  const japanese = (squad: string) => has(`A1 Japanese: spare=4-4-7   C2 Japanese: a=${squad}   G9 US: x=6-6-6`, 1944, 'axis')
  expect([japanese('4-4-8'), japanese('4-4-7')]).toEqual([true, false])
  const british = (year: number) => has('A1 British: spare=4-5-8   C2 British: a=4-5-8   G9 German: x=4-6-7', year, 'allied')
  expect([british(1943), british(1944)]).toEqual([false, true])
})

test('AID-WPH-31 whom it burns in sight of the enemy is seen, also one whose own move would have kept him concealed', () => {
  const t = table('A9 US: spare=8-0   C2 woods; US: a=6-6-6 concealed, b=6-6-6 concealed   C3 woods   C5 German: x=4-6-7', {
    ...OPTIONS,
    rules: [{ type: 'concealment', text: 'Concealment is in effect.' }],
  })
  t.answer('move', { type: 'step', units: [t.unit('a'), t.unit('b')], to: 'C3', mode: 'assault' })
  t.answer('firstFire', { type: 'hold' })
  expect([t.u('a').concealed, t.u('b').concealed]).toEqual([true, true])
  t.answer('move', { type: 'wp', unit: t.unit('a'), to: 'C3' }).rolls(1, 2, 2, 2, 2)
  expect([t.u('a').concealed, t.u('b').concealed]).toEqual([undefined, undefined])
})

test('AID-WPH-35 a dr of 6 ends the move', () => {
  expect(throwing('C3').rolls(6).u('a').moveEnded).toBe(true)
})

test('a situation knows the counter where the module is on, and not elsewhere', () => {
  const text = 'C2 US: a=6-6-6   C5 marker wpGrenade 1   G9 German: x=4-6-7'
  const t = table(text, OPTIONS)
  expect(t.state.markers).toHaveLength(1)
  expect(() => table(text, { phase: 'movement', attacker: 'allied' }).state).toThrow("there is no marker 'wpGrenade'")
})

test('AID-WPH-17 nor do shells lay any in marsh or water; Smoke they do', () => {
  const refused = (ground: string) => {
    const t = table(`C9 US: crew=2-2-7, g=am-AR105 ca0    C4 ${ground}    C3 German: x=4-6-7    A11 US: 8-0`, {
      ...{ phase: 'prepFire', attacker: 'allied', columns: 9, rows: 12, year: 1944, modules: ['white-phosphorus'] },
    })
    return ['wp', 'smoke'].map(
      (ammo) => t.game.problems('allied', { type: 'ordnance', weapon: t.weapon('g'), at: 'C4', target: 'att', ammo })[0]?.rule,
    )
  }
  expect([refused('marsh'), refused('water'), refused('open')]).toEqual([
    ['A24.3', undefined],
    ['A24.3', undefined],
    [undefined, undefined],
  ])
})
