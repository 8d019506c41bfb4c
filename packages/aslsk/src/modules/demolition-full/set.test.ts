import { expect, test } from 'vitest'
import { being } from '../../../test/charges.ts'
import { attacks, last, shoot, shotOf } from '../../../test/fire.ts'
import { scripted, testScenario } from '../../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { terrainAt } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { isWired } from '../wire/state.ts'
import { type SetCharge, setCharge } from './set.ts'

const SPARE = '    A9 US: 8-0    H9 German: 8-0'
const on = (phase: TableOptions['phase'], more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  attacker: 'allied',
  modules: ['demolition-full'],
  columns: 9,
  rows: 9,
  ...more,
})
const position = (text: string, phase: TableOptions['phase'], more: TableOptions = {}) => table(text + SPARE, on(phase, more))
const set = (t: AslskTable) => ({ type: 'setDc', unit: t.unit('a'), weapon: t.weapon('d') })
const setOff = (t: AslskTable, at = 'D5') => ({ type: 'detonate', unit: t.unit('a'), at })
/** A charge in D5 that a, the first unit of the table, has set. */
const mined = (text: string, more: TableOptions = {}) =>
  position(text, 'prepFire', { markers: [{ kind: 'setDc', at: 'D5', side: 'allied', value: 12, extra: 0 }], ...more })

test('AID-DC-28 a squad sets its charge with all its MF and a dr of 3 or less, in Hazardous Movement', () => {
  const t = position('D5 US: a=7-4-7, d=DC    D8 German: x=4-6-7', 'movement')
  t.answer('move', set(t))
  shoot(t, 'D5', 'x').rolls(6, 6).rolls(3)
  expect(last(t).labels).toContain('Hazardous Movement -2')
  expect(t.state.markers.filter(({ kind }) => kind === 'setDc')).toMatchObject([{ at: t.place('D5'), extra: t.unit('a') }])
  expect([t.w('d').owner, t.u('a').spent]).toEqual([-1, 8])
  t.sawNo({ type: 'attack', means: 'setDc' })
})

test('AID-DC-28 one more fails, a leader helps; half squads have 2, leaders 1; nobody sets one who has moved', () => {
  const tries = (who: string, die: number) => {
    const t = position(`D5 US: ${who}, d=DC`, 'movement')
    t.answer('move', { ...set(t), unit: t.unit('a') }).rolls(die)
    return t.state.markers.length
  }
  expect([tries('a=7-4-7', 4), tries('l=9-1, a=7-4-7', 4)]).toEqual([0, 1])
  expect([tries('a=3-4-7 hs', 2), tries('a=3-4-7 hs', 3), tries('a=8-0', 1), tries('a=8-0', 2)]).toEqual([1, 0, 1, 0])
  const moved = position('D5 US: a=7-4-7, d=DC', 'movement')
  moved.answer('move', { type: 'step', units: [moved.unit('a')], to: 'D4' })
  moved.refuses('allied', set(moved), { rule: 'A23.7', message: /all MF/ })
})

test('AID-DC-28 who is pinned by the fire has set nothing', () => {
  const t = position('D5 woods; US: a=7-4-7, d=DC    D8 German: x=4-6-7', 'movement')
  t.answer('move', set(t))
  shoot(t, 'D5', 'x').rolls(3, 4).rolls(2, 4).pass()
  expect([t.u('a').pinned, t.state.markers.filter(({ kind }) => kind === 'setDc')]).toEqual([true, []])
  expect(t.w('d').owner).toBe(t.unit('a'))
})

test('AID-DC-05 a berserk unit sets none', () => {
  const t = position('D5 US: a=7-4-7, d=DC', 'movement')
  const problems = (s: AslskState) => setCharge.problems(s, undefined as never, set(t) as SetCharge)
  expect([problems(t.state), problems(being(t, 'berserk', 'a'))]).toMatchObject([[], [{ rule: 'A23.1' }]])
})

test('AID-DC-01 AID-DC-60 AID-IFT-41 a set charge: 36 FP, -3 and no TEM, 18 FP against the concealed', () => {
  const t = mined('D2 US: a=7-4-7    D5 stone building; German: x=4-6-7')
  t.answer('prepFire', setOff(t)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  expect(last(t)).toMatchObject({ fp: 36, column: 36, labels: ['Set DC -3'] })
  const unseen = mined('D2 US: a=7-4-7    D5 woods; German: x=4-6-7 concealed', { rules: [{ type: 'concealment', text: 'On.' }] })
  unseen.answer('prepFire', setOff(unseen)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  expect(last(unseen)).toMatchObject({ fp: 36, column: 16 })
})

test('AID-DC-60 a crew that looks out has its +2', () => {
  const t = mined('D2 US: a=7-4-7    D5 German: tank=ge-pzivh ce')
  t.answer('prepFire', setOff(t)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  expect(last(t).labels).toEqual(['Set DC -3', 'crew exposed +2'])
})

test('AID-DC-59 set off by who set it, in Good Order, 2 to 6 hexes away, in sight, after a NTC', () => {
  const may = (text: string) => {
    const t = mined(text)
    return t.game.problems('allied', setOff(t))[0]?.message ?? 'legal'
  }
  expect(may('D3 US: a=7-4-7')).toBe('legal')
  expect(may('D4 US: a=7-4-7    E5 German: 4-6-7')).toMatch(/2 to 6 hexes/)
  expect(may('D3 US: a=7-4-7 broken, b=6-6-6    E5 German: 4-6-7')).toMatch(/Good Order/)
  expect(may('D2 US: a=7-4-7    D3 woods    E2 German: 4-6-7')).toMatch(/does not see/)
  const other = mined('D2 US: b=6-6-6, a=7-4-7    E3 German: 4-6-7')
  other.refuses('allied', setOff(other), { rule: 'A23.7', message: /set no charge/ })
  const timid = mined('D2 US: a=7-4-7    D5 German: x=4-6-7')
  timid.answer('prepFire', setOff(timid)).rolls(4, 4)
  expect([timid.state.markers.length, attacks(timid).length]).toEqual([1, 0])
  timid.refuses('allied', setOff(timid), { rule: 'A23.7', message: /in this phase/ })
})

test('AID-DC-59 AID-DC-35 what is left of the squad sets it off too, in any fire phase, and fires by itself besides only as a squad', () => {
  const t = mined('D2 US: a=7-4-7    D5 German: x=4-6-7    D8 German: y=4-6-7', { phase: 'defensiveFire', attacker: 'axis' })
  t.answer('defensiveFire', setOff(t)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  shoot(t, 'D5', 'a').rolls(6, 6)
  const half = mined('D2 US: a=3-4-7 hs, b=6-6-6    D5 German: x=4-6-7    D6 German: y=4-6-7', { phase: 'advancingFire' })
  half.answer('advancingFire', setOff(half)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  half.refuses('allied', shotOf(half, 'D6', 'a'), { rule: '4.0' })
})

test('EX-AID-63 AID-DC-29 it fails on a 12, one sooner for each enemy unit that is there', () => {
  const t = mined('D2 US: a=7-4-7    D5 German: x=4-6-7, y=8-0')
  t.answer('prepFire', setOff(t)).rolls(3, 3).rolls(5, 5)
  t.saw({ type: 'dud', xNumber: 10 })
  const one = mined('D2 US: a=7-4-7    D5 German: x=4-6-7')
  one.answer('prepFire', setOff(one)).rolls(3, 3).rolls(5, 5).rolls(1, 1)
  one.saw({ type: 'attack', means: 'setDc' })
})

test('AID-DC-61 with a KIA, all DRM counted, the building comes down: rubble, dearer to cross', () => {
  const bang = (...dice: [number, number]) => {
    const t = mined('D2 US: a=7-4-7    D5 stone building    D6 US: b=6-6-6')
    t.answer('prepFire', setOff(t))
      .rolls(3, 3)
      .rolls(...dice)
    return t
  }
  const down = bang(5, 4)
  expect(terrainAt(down.state, down.place('D5'))).toMatchObject({ name: 'stone rubble', tem: 3, building: null })
  down.answer('prepFire', { type: 'end' })
  const step = { type: 'step', units: [down.unit('b')], to: 'D5' }
  expect((down.game.open[0]!.question.preview!(step) as { mf: number }).mf).toBe(6)
  expect(terrainAt(bang(6, 5).state, down.place('D5')).name).toBe('stone building')
})

test('AID-DC-61 and so does a bridge', () => {
  const t = mined('D2 US: a=7-4-7', { places: [{ type: 'bridge', at: 'D5' }] })
  t.answer('prepFire', setOff(t)).rolls(3, 3).rolls(5, 4)
  t.saw({ type: 'demolition-full:bridge' })
})

test('AID-DC-42 EX-AID-101 a set charge takes wire away with any KIA, its DRM counted', () => {
  const bang = (...dice: [number, number]) => {
    const t = mined('D2 US: a=7-4-7', { modules: ['demolition-full', 'wire'], places: [{ type: 'wire', at: 'D5' }] })
    t.answer('prepFire', setOff(t))
      .rolls(3, 3)
      .rolls(...dice)
    return isWired(t.state, t.place('D5'))
  }
  expect([bang(5, 4), bang(6, 5)]).toEqual([false, true])
})

test('AID-DC-06 nobody picks up a charge that was set', () => {
  const t = mined('D2 US: a=7-4-7    D5 US: b=6-6-6', { phase: 'movement' })
  expect(t.state.weapons).toEqual([])
  expect(t.candidates().some((decision) => (decision as { type: string }).type === 'recover')).toBe(false)
})

test('AID-DC-58 before play only the scenario sets charges, and their owner says who sets them off', () => {
  const scenario = testScenario({ modules: ['demolition-full'], places: [{ type: 'setCharge', side: 'allied', at: 'E2' }] })
  const t = scripted(scenario)
  for (let i = 0; i < 12 && t.game.open[0]?.question.kind === 'setup'; i++) {
    const { seat, question } = t.game.open[0]!
    t.decide(seat, 'setup', [...question.candidates()][0]!)
  }
  const offered = [...t.game.open[0]!.question.candidates()] as readonly { type: string; unit: number; at: string }[]
  const squad = offered.find(({ type }) => type === 'assignDc')!
  expect(squad.at).toBe('E2')
  t.refuses('allied', { ...squad, unit: t.game.state.units.find(({ side }) => side === 'axis')!.id }, { rule: 'A23.7' })
  t.decide('allied', 'choice', squad)
  expect(t.game.state.markers).toMatchObject([{ kind: 'setDc', at: t.game.state.setting.map.grid.indexOf('E2'), extra: squad.unit }])
})
