import { expect, test } from 'vitest'
import { end, move, stop } from '../../test/moves.ts'
import { field, table } from '../../test/table.ts'
import { BUNKER, CAVE, locationOf } from '../map/location.ts'
import { reaches } from './activation.ts'

const FAR = 'L9 German: x=medic'

test('LNL-4.0-06 LNL-11.1.2-01 a Leader activates the hexes next to him with his own, and none farther off', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6    C2 US: a=2-6-4    D3 US: b=2-6-4    C5 US: c=2-6-4`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C5'] }, { rule: '4.0', message: /next to him/ })
  t.activate('C3', 'C2', 'D3')
  expect(t.state.impulse).toMatchObject({ units: t.units('l a b'), leaders: [t.unit('l')] })
})

test('LNL-4.0-23 without a Leader one hex is activated, not two', () => {
  const t = table(`${FAR}    C3 US: a=2-6-4    C2 US: b=2-6-4`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C2'] }, { rule: '4.0', message: /No unwounded Leader/ })
})

test('LNL-4.0-06 a Leader who has acted activates nobody', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6 opsComplete, a=2-6-4    C2 US: b=2-6-4`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C2'] }, { rule: '4.0' })
})

test('LNL-4.0-27 a Shaken Leader activates others too', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6 shaken    C2 US: b=2-6-4`)
  t.activate('C3', 'C2')
  expect(t.state.impulse?.units).toEqual(t.units('l b'))
})

test('LNL-11.1.2-02 a wounded Leader activates his own hex only', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6 wounded, a=2-6-4    C2 US: b=2-6-4`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C2'] }, { rule: '4.0', message: /No unwounded Leader/ })
  t.activate('C3')
  expect(t.state.impulse?.units).toEqual(t.units('l a'))
})

test('LNL-4.0-11 a Leader who is reached reaches further; all of the chain who do nothing else are Ops Complete', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6    C4 US: m=6-0-6 leader    C5 US: n=7-1-6    C6 US: a=2-6-4, z=medic`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C5'] }, { rule: '4.0' })
  t.activate('C3', 'C4', 'C5', 'C6')
  stop(move(t, 'a', 'C7'))
  end(t)
  for (const hex of ['C3', 'C4']) expect(t.at(hex)[0]).toMatch(/opsComplete/i)
  t.expect('C5').has('7-1-6 opsComplete').expect('C6').has('6-0-6')
})

test('LNL-4.0-11 the whole chain and each of its links are offered', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6    C4 US: m=6-0-6 leader    C5 US: a=2-6-4    G3 US: b=2-6-4`)
  const offered = t.candidates().map((each) => (each as { at?: string[] }).at?.join(' ') ?? 'pass')
  expect(offered).toEqual(['C3', 'C4', 'C5', 'G3', 'C3 C4', 'C3 C4 C5', 'C4 C3', 'C4 C5', 'C4 C3 C5', 'pass'])
})

const HOUSE = { joined: ['C3 D3', 'C3 D2', 'D2 D3'] } as const
const BUILDING = 'C3 stone building    D3 stone building    D2 stone building'

test('LNL-4.0-07 LNL-4.0-28 upstairs a Leader activates his own floor of the hexes around, and the floor below in his hex', () => {
  const t = table(
    `${FAR}    ${BUILDING}
     C3 upstairs US: l=6-1-6; US: a=2-6-4
     D3 upstairs US: b=2-6-4; US: c=2-6-4
     B3 level 1; US: d=2-6-4    B2 US: e=2-6-4`,
    HOUSE,
  )
  for (const at of ['D3', 'B2']) t.refuses('blue', { type: 'activate', at: ['C3 upstairs', at] }, { rule: '4.0', message: /next to him/ })
  t.activate('C3 upstairs', 'C3', 'D3 upstairs', 'B3')
  expect(t.state.impulse?.units).toEqual(t.units('l a b d'))
})

test('LNL-4.0-07 on the ground floor he activates the ground around, inside and outside, and the floor above in his hex alone', () => {
  const t = table(
    `${FAR}    ${BUILDING}
     C3 US: l=6-1-6; upstairs US: a=2-6-4
     D3 US: c=2-6-4; upstairs US: b=2-6-4
     B2 US: e=2-6-4`,
    HOUSE,
  )
  t.refuses('blue', { type: 'activate', at: ['C3', 'D3 upstairs'] }, { rule: '4.0', message: /next to him/ })
  t.activate('C3', 'C3 upstairs', 'D3', 'B2')
})

test('LNL-4.0-30 an Armor Leader on foot activates no Leg units around him', () => {
  const t = table(`${FAR}    C3 US: us-armor-leader-7-1, a=2-6-4    C2 US: b=2-6-4`)
  t.refuses('blue', { type: 'activate', at: ['C3', 'C2'] }, { rule: '4.0' })
})

test('LNL-4.0-05 only locations of the map with somebody who can act are activated, each once', () => {
  const t = table(`${FAR}    C3 US: l=6-1-6, a=2-6-4    C2 US: b=2-6-4 moved`)
  t.refuses('blue', { type: 'activate', at: ['Z99'] }, { rule: '1.4' })
  t.refuses('blue', { type: 'activate', at: ['C3', 'C3'] }, { rule: '4.0', message: /twice/ })
  t.refuses('blue', { type: 'activate', at: ['C3', 'C2'] }, { rule: '4.0', message: /have acted/ })
  t.refuses('blue', { type: 'activate', at: ['L9'] }, { rule: '4.0' })
})

test('LNL-4.0-08 LNL-4.0-09 LNL-4.0-29 from outside a Bunker or Cave a Leader reaches its inside, from inside only the hex around; no other hex reaches in', () => {
  const s = field(`${FAR}    C3 US: 2-6-4    C4 US: 2-6-4`)
  const { grid } = s.setting.map
  const [here, next] = [grid.indexOf('C3'), grid.indexOf('C4')]
  for (const inside of [BUNKER, CAVE]) {
    expect(reaches(s, locationOf(here), locationOf(here, inside))).toBe(true)
    expect(reaches(s, locationOf(here), locationOf(next))).toBe(true)
    expect(reaches(s, locationOf(here, inside), locationOf(here))).toBe(true)
    expect(reaches(s, locationOf(here, inside), locationOf(next))).toBe(false)
    expect(reaches(s, locationOf(next), locationOf(here, inside))).toBe(false)
  }
})

test('LNL-4.0-06 a Leader who is locked in Melee activates what is next to him; not where it is played otherwise', () => {
  const board = 'C3 melee; US: l=6-1-6, a=2-6-4; German: x=1-6-4    C4 US: b=2-6-4'
  table(`${FAR}    ${board}`)
    .activate('C3', 'C4')
    .saw({ type: 'activates', leaders: [1] })
  const t = table(`${FAR}    ${board}`, { options: { lockedLeaderExtends: 'no' } })
  t.refuses('blue', { type: 'activate', at: ['C3', 'C4'] }, { rule: '4.0' })
  t.activate('C3')
})
