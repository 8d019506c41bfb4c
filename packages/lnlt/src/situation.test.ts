import { describe, expect, test } from 'vitest'
import { type Situation, situation } from './situation.ts'
import { OFFBOARD } from './state.ts'
import { marksOf } from './units/marks.ts'

const base: Situation = {
  ground: { hexes: { F4: 'stone-building', E3: { terrain: 'brush', level: 1, road: ['N', 'S'] } } },
  blue: { nation: 'american' },
  red: { nation: 'german' },
  units: [
    { side: 'blue', type: 'us-101st-airborne-squad', at: 'C3', marks: ['fired', 'assaultMove'], wounds: 0 },
    { side: 'red', type: 'de-wehrmacht-leader-7-1', at: 'F4', shaken: true, skills: ['assaulter'] },
    { side: 'red', type: 'de-wehrmacht-squad', at: 'offboard', entry: 'A2' },
  ],
  weapons: [
    { side: 'blue', type: 'us-bar', owner: 0, jammed: true },
    { side: 'red', type: 'de-mg42', at: 'B2', assembled: true },
  ],
  markers: [{ kind: 'smoke', at: 'D3', value: 1, side: 'red' }],
  control: { red: ['D3'] },
}

function read(more: Partial<Situation> = {}) {
  const reading = situation({ ...base, ...more })
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

function complaints(more: object): string[] {
  const reading = situation({ ...base, ...more })
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}

describe('a situation', () => {
  test('puts everything where it says', () => {
    const s = read({ turn: 3, next: 'red' })
    expect(s).toMatchObject({ turn: 3, phase: 'operations', initiative: 'blue', next: 'red', nextMarker: 1 })
    expect(marksOf(s.units[0]!)).toEqual(['fired', 'assaultMove'])
    expect(s.units[1]).toMatchObject({ shaken: true, skills: ['assaulter'] })
    expect(s.weapons.map(({ owner, at }) => [owner, at === s.units[0]!.at])).toEqual([
      [0, true],
      [-1, false],
    ])
    expect(s.control.filter((side) => side === 'red')).toHaveLength(1)
    expect(s.setting.map.levelOf(s.setting.map.grid.indexOf('E3'))).toBe(1)
  })

  test('lets units wait off the map for the hex at which they enter', () => {
    const s = read()
    expect(s.units[2]!.at).toBe(OFFBOARD)
    expect(s.arrivals).toMatchObject([{ waiting: [2], entered: false }])
  })

  test('begins in the phase or step that it names', () => {
    expect(read({ phase: 'rally' }).phase).toBe('rally')
    expect(read({ step: 'rally.second' })).toMatchObject({ step: 'rally.second', phase: 'rally' })
    expect(complaints({ step: 'rally.tenth' })).toEqual(["situation.step: there is no step 'rally.tenth' in play."])
    expect(complaints({ step: 'setup.deploy' })[0]).toMatch(/no step 'setup.deploy' in play/)
  })

  test('is refused with sentences that say where the trouble is', () => {
    const unit = base.units[0]!
    expect(complaints({ units: [{ ...unit, type: 'us-dragon' }], weapons: [] })).toEqual([
      "situation.units[0].type: there is no unit 'us-dragon'.",
    ])
    expect(complaints({ units: [{ ...unit, at: 'Z9' }], weapons: [] })[0]).toMatch(/units\[0\]\.at: the map has no place 'Z9'/)
    expect(complaints({ units: [{ ...unit, at: 'C3 upstairs' }], weapons: [] })[0]).toMatch(/no place 'C3 upstairs'/)
    expect(complaints({ units: [{ ...unit, skills: ['flying'] }], weapons: [] })[0]).toMatch(/no Skill 'flying'/)
    expect(complaints({ units: [{ ...unit, asleep: true }] })).toEqual(["situation.units[0] has the unknown field 'asleep'."])
    expect(complaints({ units: Array.from({ length: 4 }, () => unit), weapons: [] })[0]).toMatch(/too many of a side in C3/)
    expect(complaints({ weapons: [{ side: 'blue', type: 'us-bar' }] })[0]).toMatch(/has an owner, or else a place/)
    expect(complaints({ weapons: [{ side: 'blue', type: 'us-bar', owner: 9 }] })[0]).toMatch(/no unit 9/)
    expect(complaints({ weapons: [{ side: 'blue', type: 'us-lance', owner: 0 }] })[0]).toMatch(/no Support Weapon 'us-lance'/)
    expect(complaints({ red: { nation: 'martian' } })).toEqual(["situation.red.nation: there is no nation 'martian'."])
    expect(complaints({ ground: undefined })[0]).toMatch(/not none/)
    expect(complaints({ ground: { hexes: { F4: 'lava' } } })[0]).toMatch(/no terrain 'lava'/)
    expect(complaints({ ground: { hexes: { f4: 'woods' } } })[0]).toMatch(/'f4', which is no hex/)
    expect(complaints({ modules: ['dragons'] })).toEqual(["There is no module 'dragons'."])
  })
})
