import { expect, test } from 'vitest'
import { complaints, started, testScenario } from '../../../test/scenario.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { terrainAt } from '../../map/terrain.ts'

const PEOPLE = 'A9 US: spare=8-0    H9 German: x=4-6-7'
const at = (phase: TableOptions['phase'], step: string, more: TableOptions = {}): TableOptions => ({
  ...(phase ? { phase } : {}),
  step,
  attacker: 'allied',
  columns: 8,
  rows: 12,
  modules: ['fire'],
  ...more,
})
const WIND = at('rally', 'rally.windChange')
const SPREAD = at('advancingFire', 'advancingFire.spread')
const ground = (t: AslskTable, hex: string) => terrainAt(t.state, t.place(hex)).name
const fires = (t: AslskTable) => t.state.markers.map((marker) => `${t.state.setting.map.grid.idOf(marker.at)} ${marker.kind}`).sort()

test('AID-FIRE-20 with a Wind Change DR of 12 one of the houses that burn comes down, drawn by lot', () => {
  const houses = `C5 stone building; marker blaze 3    F5 wooden building; marker blaze 3    C8 stone building    ${PEOPLE}`
  const t = table(houses, WIND).rolls(6, 6).rolls(2).rolls(5)
  expect(['C5', 'F5', 'C8'].map((hex) => ground(t, hex))).toEqual(['stone building', 'wooden rubble', 'stone building'])
  t.saw({ type: 'rubble:falls', rule: 'B25.66', of: { at: t.place('F5') } })
  const calm = table(houses, WIND).rolls(6, 5)
  expect(ground(calm, 'F5')).toBe('wooden building')
  const woods = table(`C5 woods; marker blaze 3    ${PEOPLE}`, WIND).rolls(6, 6)
  woods.sawNo({ type: 'rubble:falls' })
})

test('AID-FIRE-43 a house that burns when it comes down burns on as rubble', () => {
  const t = table(`F5 wooden building; marker blaze 3    ${PEOPLE}`, WIND).rolls(6, 6)
  expect([ground(t, 'F5'), fires(t)]).toEqual(['wooden rubble', ['F5 blaze']])
})

test('AID-FIRE-22 for a fire rubble is of one building with the rubble beside it', () => {
  const needed = (...fallen: string[]) => {
    const t = table(`C5 stone building; marker blaze 3    C4 stone building    ${PEOPLE}`, { ...SPREAD, collapsed: fallen }).rolls(6, 3)
    return t.game.events.flatMap(({ event }) =>
      event.type === 'fire:spreads'
        ? (event.of['modifiers'] as { label: string; value: number }[]).map(({ label, value }) => `${label} ${value}`)
        : [],
    )
  }
  expect(needed()).toEqual(['not attached -2'])
  expect(needed('C5')).toEqual(['not attached -2'])
  expect(needed('C5', 'C4')).toEqual([])
})

test('a scenario may say which of its houses are rubble, and only of houses', () => {
  const ruined = (...hexes: string[]) => testScenario({ modules: ['fire'], places: hexes.map((hex) => ({ type: 'rubble', at: hex })) })
  const { state } = started(ruined('C3'))
  expect(['C3', 'D2'].map((hex) => terrainAt(state, state.setting.map.grid.indexOf(hex)).name)).toEqual(['stone rubble', 'wooden building'])
  expect(complaints(ruined('B2', 'Z9'))).toEqual([
    'There is rubble in B2, where no building stood.',
    'There is rubble in Z9, which the map does not have.',
  ])
})

/** A charge set in D5, and a squad that sets it off. */
const mined = (text: string, modules: readonly string[]) =>
  table(`D2 US: a=7-4-7    ${text}    A9 US: 8-0    H8 German: 8-0`, {
    phase: 'prepFire',
    attacker: 'allied',
    columns: 9,
    rows: 9,
    modules: [...modules],
    kept: { environment: { ec: 'veryDry' } },
    markers: [{ kind: 'setDc', at: 'D5', side: 'allied', value: 12, extra: 0 }],
  })

test('AID-FIRE-44 what comes down puts out a Flame in it', () => {
  const t = mined('D5 stone building; marker flame; German: x=4-6-7', ['fire', 'demolition-full'])
  expect(fires(t)).toContain('D5 flame')
  t.answer('prepFire', { type: 'detonate', unit: t.unit('a'), at: 'D5' })
    .rolls(3, 3)
    .rolls(1, 1)
  expect([ground(t, 'D5'), fires(t)]).toEqual(['stone rubble', []])
})

test('AID-FIRE-45 an attack that brings down a building sets nothing on fire, whichever rule is asked first', () => {
  for (const modules of [
    ['fire', 'demolition-full'],
    ['demolition-full', 'fire'],
  ] as const) {
    const t = mined('D5 stone building; German: x=4-6-7', modules)
    t.answer('prepFire', { type: 'detonate', unit: t.unit('a'), at: 'D5' })
      .rolls(3, 3)
      .rolls(1, 1)
    expect(ground(t, 'D5')).toBe('stone rubble')
    t.sawNo({ type: 'fire:kindles' })
  }
})
