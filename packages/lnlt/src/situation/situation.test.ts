import { describe, expect, test } from 'vitest'
import { nameOf } from '../map/location.ts'
import { OFFBOARD } from '../state.ts'
import { marksOf } from '../units/marks.ts'
import { type Situation, type SituationUnit, situation } from './situation.ts'

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

  test('that no play leads to is refused, each with where it is said', () => {
    const [squad, leader, waiting] = base.units as [SituationUnit, SituationUnit, SituationUnit]
    const with0 = (more: object) => complaints({ units: [{ ...squad, ...more }, leader, waiting] })
    const bars = (count: number, owner = 0) => Array.from({ length: count }, () => ({ side: 'blue', type: 'us-bar', owner }))
    expect(complaints({ turn: 9, turns: 3 })).toEqual(['situation.turn: turn 9 comes after the last, 3.'])
    expect(with0({ wounds: 1 })).toEqual([
      'situation.units[0]: only a single man is wounded, and the American 101st Airborne Squad is none.',
    ])
    expect(with0({ type: 'us-hero-1-4-6', shaken: true })[0]).toMatch(/^situation\.units\[0\]: the .*Hero.* never Shaken\.$/)
    expect(with0({ type: 'us-hero-1-4-6', wounds: 2 })[0]).toMatch(/2 wounds would have killed/)
    expect(with0({ at: 'F4' })).toEqual(['situation.units: enemies are together in F4, where no Melee marker lies.'])
    expect(complaints({ units: [{ ...squad, at: 'F4' }, leader], markers: [{ kind: 'melee', at: 'F4' }] })).toEqual([])
    expect(with0({ marks: ['melee'] })[0]).toMatch(/marked Melee, but no Melee marker lies where it is/)
    expect(with0({ type: 'us-ranger-squad' })).toEqual(["situation.units[0].type: 'us-ranger-squad' belongs to the modern era."])
    expect(complaints({ weapons: [{ side: 'blue', type: 'us-claymore', owner: 0 }] })[0]).toMatch(/'us-claymore' belongs to the modern era/)
    expect(complaints({ weapons: bars(3) })).toEqual(['situation.weapons[2]: the American 101st Airborne Squad can carry 2, not 3.'])
    expect(complaints({ units: [{ ...squad, type: 'us-medic' }], weapons: bars(1) })[0]).toMatch(/Medic .*can't carry Support Weapons/)
    expect(complaints({ weapons: [{ side: 'blue', type: 'us-bar', owner: 0, assembled: true }] })[0]).toMatch(
      /no other side to set it up on/,
    )
    expect(complaints({ era: 'modern', ground: { hexes: { C3: 'pool', F4: 'stone-building' } } })[0]).toBe(
      'situation.units[0]: nobody can be in C3.',
    )
    expect(with0({ skills: ['assaulter'] })[0]).toMatch(/the Skill .* is of no use to a unit of this kind/)
    expect(with0({ type: 'us-leader-6-1', skills: ['assaulter'] })[0]).toMatch(
      /units\[1\]\.skills: unit 0 has the Skill 'assaulter' already/,
    )
    expect(complaints({ skillPool: ['assaulter'] })[0]).toMatch(/skillPool\[0\]: somebody has the Skill/)
    expect(complaints({ control: { red: ['D3'], blue: ['D3'] } })).toEqual(["situation.control.red[0]: D3 is blue's already."])
  })

  test('knows the markers that there are', () => {
    expect(complaints({ markers: [{ kind: 'smoek', at: 'F4' }] })).toEqual(["situation.markers[0].kind: there is no marker 'smoek'."])
    expect(complaints({ markers: [{ kind: 'smoke', at: 'D3', value: 3 }] })[0]).toMatch(/numbers 1 to 2, not 3/)
    expect(complaints({ markers: [{ kind: 'spotted', at: 'D3' }] })[0]).toMatch(
      /Spotted marker of blue lies in D3, where none of its enemies is/,
    )
    expect(complaints({ markers: [{ kind: 'spotted', at: 'D3', value: 1 }] })).toEqual([])
  })

  test('joins hexes to one building with an upper floor, draws walls, and says what is missing for one', () => {
    const hexes = { F4: 'stone-building', F5: 'stone-building', F6: 'stone-building' }
    const upstairs = { units: [{ ...base.units[0]!, at: 'F5 upstairs' }], weapons: [], control: {} }
    expect(complaints({ ground: { hexes }, ...upstairs })[0]).toMatch(/F5 has no upper floor.*'joined' in the ground/)
    const s = read({ ground: { hexes, joined: ['F4 F5 F6'], hexsides: { 'C3/C4': 'wall' } }, ...upstairs })
    expect(nameOf(s.setting, s.units[0]!.at)).toBe('F5 upstairs')
    expect(s.setting.map.features(s.setting.map.grid.indexOf('C3'), 3)).toEqual(['wall'])
    const high = { F5: { terrain: 'stone-building', height: 2 } }
    expect(complaints({ ground: { hexes: high }, ...upstairs, markers: [] })).toEqual([])
  })

  test('what flies is in the air, and aboard are as many of one side as there is room for', () => {
    const modern = (...units: object[]) =>
      complaints({ era: 'modern', units, weapons: [], markers: [], control: {}, red: { nation: 'nva' } })
    const huey = { side: 'blue', type: 'us-uh1', at: 'C3 air' }
    const squad = { side: 'blue', type: 'us-marine-squad-vietnam', at: 'C3' }
    expect(modern(huey, { ...squad, aboard: 0 })).toEqual([])
    expect(modern({ ...huey, at: 'C3' })[0]).toMatch(/is in the air over a hex, C3 air/)
    expect(modern({ ...squad, at: 'C3 air' })[0]).toMatch(/does not fly/)
    expect(modern({ ...huey, buttoned: true })[0]).toMatch(/only a vehicle on the ground is buttoned/)
    expect(modern({ side: 'blue', type: 'us-m48', at: 'C3', hovering: true })[0]).toMatch(/only a helicopter hovers/)
    expect(modern(huey, { ...squad, aboard: 0 }, { ...squad, aboard: 0 })[0]).toMatch(/there is no room for them/)
    expect(modern(huey, { side: 'red', type: 'nva-squad', at: 'C3', aboard: 0 })[0]).toMatch(/aboard a vehicle of the enemy/)
  })
})
