import { expect, test } from 'vitest'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const rout: TableOptions = { phase: 'rout', attacker: 'allied', columns: 16, rows: 14 }

function go(t: AslskTable, to: string, more: { with?: number } = {}): AslskTable {
  return t.answer('rout', { type: 'rout', unit: t.unit('x'), to, ...more })
}

/** A broken squad in F5 that routs to F6 before this enemy; whether it is interdicted there. */
function interdicted(enemy: string, more = '', options: TableOptions = {}): boolean {
  const t = table(`F5 Russian: x=4-4-7 broken DM\nF9 woods\n${enemy}\n${more}`, { ...rout, ...options })
  const preview = t.game.open[0]!.question.preview!({ type: 'rout', unit: t.unit('x'), to: 'F6' }) as { interdiction: unknown }
  go(t, 'F6')
  let happened = false
  try {
    t.rolls(1, 2).saw({ type: 'interdiction', at: t.place('F6') })
    happened = true
  } catch {
    t.sawNo({ type: 'interdiction' })
  }
  expect(preview.interdiction !== null).toBe(happened)
  return happened
}

test('SK-3.6-14 an unbroken, unpinned enemy with LOS and in normal range interdicts whoever enters Open Ground', () => {
  expect(interdicted('F2 German: 4-6-7')).toBe(true)
  expect(interdicted('F2 German: 4-6-7 broken')).toBe(false)
  expect(interdicted('F2 German: 4-6-7 pinned')).toBe(false)
  expect(interdicted('F2 German: 4-6-7', 'F3 woods')).toBe(false) // out of sight
  expect(interdicted('F2 German: 4-3-6')).toBe(false) // range 3, and F6 is four hexes away
  expect(interdicted('F2 German: 8-0')).toBe(false) // no FP
})

test('SK-3.6-14 a MG reaches farther than its squad, unless it has malfunctioned', () => {
  expect(interdicted('F2 German: 4-3-6, LMG')).toBe(true)
  expect(interdicted('F2 German: 4-3-6, LMG malfunctioned')).toBe(false)
})

test('SK-3.6-14 SK-4.4.4-04 an anti-tank rifle interdicts with its 1 FP up to 12 hexes, a leader’s too', () => {
  expect(interdicted('F2 German: 4-3-6, ge-ATR')).toBe(true)
  expect(interdicted('F2 German: 4-3-6, ge-ATR malfunctioned')).toBe(false)
  expect(interdicted('F2 German: 8-0, ge-ATR')).toBe(true)
  expect(interdicted('F2 German: 8-0 CX, ge-ATR')).toBe(false)
})

test('SK-3.6-15 a unit in Melee does not interdict', () => {
  expect(interdicted('F2 German: 4-6-7 melee; Russian: 4-4-7 melee')).toBe(false)
})

test('SK-3.6-17 only where FFMO could apply: not in other terrain, through a Hindrance or with Height Advantage', () => {
  expect(interdicted('F2 German: 4-6-7', 'F6 orchard')).toBe(false)
  expect(interdicted('F2 German: 4-6-7', 'F6 grain')).toBe(false)
  expect(interdicted('F2 German: 4-6-7', 'F6 grain', { month: 11 })).toBe(true) // out of season
  expect(interdicted('F2 German: 4-6-7', 'F4 grain')).toBe(false)
  expect(interdicted('F2 German: 4-6-7', 'F4 smoke 2')).toBe(false)
  expect(interdicted('F2 German: 4-6-7', 'F5 level 1\nF6 level 1\nF4 level 1')).toBe(false)
})

test('SK-3.6-30 whoever would fire at half FP or with a positive DRM does not interdict', () => {
  expect(interdicted('F2 German: 4-6-7 CX')).toBe(false)
  expect(interdicted('F2 German: 8-0, LMG')).toBe(false)
  expect(interdicted('F2 German: 8-0, LMG, 7-0')).toBe(true) // 4.1: two leaders fire it at full FP
  expect(interdicted('F2 smoke 2; German: 4-6-7')).toBe(false)
})

test('SK-3.6-30 a vehicle interdicts with a MG in its arc that its crew can serve, and with its main armament only while exposed', () => {
  expect(interdicted('F2 German: ge-pzivh vca2 BU')).toBe(true)
  expect(interdicted('F2 German: ge-pzivh vca5 tca2 BU')).toBe(true) // by its coaxial MG
  expect(interdicted('F2 German: ge-pzivh vca5 BU')).toBe(false) // it points away
  expect(interdicted('F2 German: ge-pzivh vca5 CE')).toBe(true) // nothing holds its AAMG
  expect(interdicted('F2 German: ge-pzivh vca2 CE motion')).toBe(false)
  expect(interdicted('F2 German: ge-stgiiig vca2 BU')).toBe(false) // its one MG is outside, and its gun would have +1
  expect(interdicted('F2 German: ge-stgiiig vca2 CE')).toBe(true)
  expect(interdicted('F2 German: ge-pzivh vca2 shaken')).toBe(false) // +1
})

test('SK-7.10-06 SK-7.10-17 a Shocked or Stunned vehicle does not interdict', () => {
  for (const state of ['shocked', 'unconfirmed', 'stunned']) expect(interdicted(`F2 German: ge-pzivh vca2 ${state}`)).toBe(false)
})

test('SK-3.6-29 SK-3.6-30 nor does a Gun in the wrong hands, nor a weapon that hits nobody in the open', () => {
  expect(interdicted('F2 German: 2-2-8 crew pinned, ge-AT75L ca2')).toBe(false)
  expect(interdicted('F2 German: 4-3-6, ge-AT75L ca2')).toBe(false) // out of the squad's own range
  expect(interdicted('F2 German: 2-2-8 crew, ge-AT75L ca2')).toBe(true)
  expect(interdicted('F2 German: 2-2-8 crew, ru-AT45L captured ca2')).toBe(false)
  expect(interdicted('F2 German: 4-3-6, ge-PSK')).toBe(false)
})

test('SK-3.6-31 having fired is no hindrance', () => {
  expect(interdicted('F2 German: 4-6-7 final')).toBe(true)
  expect(interdicted('F2 German: 4-3-6, LMG final')).toBe(true)
})

const BEFORE_TWO = `F5 Russian: x=4-4-7 broken DM, LMG
  F8 woods
  E2 German: 4-6-7    G2 German: 4-6-7`

test('SK-3.6-16 SK-3.6-33 one NMC a hex however many interdict; failing it is Casualty Reduction, and the half squad routs on', () => {
  const t = table(BEFORE_TWO, rout)
  go(t, 'F6').rolls(4, 4) // morale 7
  t.saw({ type: 'interdiction', by: [1, 2] }).saw({ type: 'check', what: 'Interdiction', morale: 7, final: 8, result: 'reduced' })
  t.sawNo({ type: 'interdiction' }).expect('F6').has('2-3-7 broken DM')
  go(t, 'F7')
    .rolls(1, 1)
    .saw({ type: 'interdiction', at: t.place('F7') }) // another hex, another NMC
  t.saw({ type: 'check', morale: 6, result: 'passes' })
  go(t, 'F8').saw({ type: 'routEnds', at: t.place('F8') })
})

test('SK-3.6-16 the preview has the exact chances, and a 12 is the end', () => {
  const t = table(BEFORE_TWO, rout)
  const preview = t.game.open[0]!.question.preview!({ type: 'rout', unit: t.unit('x'), to: 'F6' })
  expect(preview).toMatchObject({
    mf: 2,
    interdiction: { by: [1, 2], morale: 7, passes: 15, pinned: 6, reduced: 14, eliminated: 1, of: 36 },
  })
  go(t, 'F6').rolls(6, 6).saw({ type: 'check', result: 'eliminated' })
  expect(t.where('x')).toBe('eliminated')
  expect(t.w('LMG')).toMatchObject({ owner: -1, at: t.place('F6') })
})

test('SK-3.6-32 a unit pinned by its Interdiction NMC goes no further', () => {
  const t = table(BEFORE_TWO, rout)
  go(t, 'F6').rolls(3, 4)
  t.saw({ type: 'pinned', rule: '3.6', unit: t.unit('x') }).saw({ type: 'routEnds', at: t.place('F6') })
  expect(t.where('x')).toBe('F6')
})

test('SK-3.6-32 pinned beside an unbroken enemy it is eliminated', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken; German: 4-6-7
    F8 woods
    I4 German: 4-6-7`,
    rout,
  )
  go(t, 'F6').rolls(3, 4)
  t.saw({ type: 'pinned', unit: t.unit('x') }).saw({ type: 'eliminated', unit: t.unit('x'), why: 'failure to rout' })
})

test('SK-3.6-34 others in the hex do not suffer', () => {
  const t = table(`${BEFORE_TWO}\nF6 Russian: 4-4-7, 4-4-7`, rout)
  go(t, 'F6')
    .rolls(5, 5)
    .saw({ type: 'check', unit: t.unit('x'), result: 'reduced' })
  expect(t.at('F6').filter((unit) => unit === '4-4-7')).toHaveLength(2)
})

const WITH_LEADER = `F5 Russian: x=4-4-7 broken DM, y=9-1, z=4-4-7 broken DM
  F8 woods
  F2 German: 4-6-7`

test('SK-3.6-13 SK-3.6-27 an unpinned leader routs along, unbroken, stays with the unit, and adds his DRM to its NMC', () => {
  const t = table(WITH_LEADER, rout)
  go(t, 'F6', { with: t.unit('y') }).rolls(2, 5)
  t.saw({ type: 'check', modifiers: [{ rule: '3.6', value: -1 }], final: 6, result: 'passes' })
  t.expect('F6').has('4-4-7 broken DM', '9-1')
  go(t, 'F7').rolls(1, 2)
  go(t, 'F8').expect('F8').has('4-4-7 broken DM', '9-1')
  t.refuses('allied', { type: 'rout', unit: t.unit('z'), to: 'F6', with: t.unit('y') }, { rule: '3.6', message: /not stacked/ })
})

test('SK-3.6-13 a pinned or broken leader, or one of another hex, does not rout along', () => {
  const t = table(
    `F5 Russian: x=4-4-7 broken DM, a=8-0 pinned, b=8-1 broken DM
    G5 Russian: c=9-1
    F8 woods`,
    rout,
  )
  for (const called of ['a', 'b'])
    t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F6', with: t.unit(called) }, { message: /can't rout along/ })
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F6', with: t.unit('c') }, { rule: '3.6', message: /not stacked/ })
})

test('SK-3.6-28 a leader who routs along is eliminated if the unit fails its Interdiction NMC', () => {
  const t = table(WITH_LEADER, rout)
  go(t, 'F6', { with: t.unit('y') }).rolls(4, 5, 1, 1) // 8 > 7, and then the LLMC of the half squad
  t.saw({ type: 'check', what: 'Interdiction', result: 'reduced' }).saw({ type: 'eliminated', unit: t.unit('y') })
  t.saw({ type: 'check', what: 'LLMC', unit: t.unit('x'), result: 'passes' })
  t.expect('F6').has('2-3-7 broken DM')
})

test('SK-3.6-16 SK-3.6-21 a leader who is wounded on the way has 3 MF in all, and goes where he still can', () => {
  const t = table(`F5 Russian: x=8-0 broken DM    F9 woods    F2 German: 4-6-7`, rout)
  t.refuses('allied', { type: 'rout', unit: t.unit('x'), to: 'F4' }, { rule: '3.6' })
  go(t, 'F6').rolls(6, 5, 1)
  t.saw({ type: 'wounded', unit: t.unit('x') })
  go(t, 'F7').rolls(1, 1)
  go(t, 'G8').rolls(1, 1)
  t.saw({ type: 'routEnds', unit: t.unit('x'), at: t.place('G8') })
})
