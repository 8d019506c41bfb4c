import { expect, test } from 'vitest'
import { upfront } from '../system.ts'
import { scenariosOf } from './pack-scenario.ts'

const men = [1, 2, 3, 4, 5, 6, 7, 8]
const meeting = {
  id: 'P01',
  title: 'Two patrols, one orchard',
  kind: 'meeting',
  rulesThrough: 16,
  decks: 3,
  situation: 6,
  first: 'fewer points, then card draw',
  deck: { removeFirst: { Buildings: 4 }, cower: { both: ['Minefield', 'Pillbox'] } },
  snipers: 'both',
  victory: { type: 'firstTo', count: 4, rangeChit: 4, terrain: 'reducing', else: 'mostVP' },
  special: [],
  pairings: [{ year: '1944a', sides: ['German meeting 1944a', 'American meeting 1944a'] }],
  forces: {
    'German meeting 1944a': { men, points: 214, squads: 1.01 },
    'American meeting 1944a': { men, points: 253, squads: 1.03 },
    'French meeting 1940a': { men },
  },
}
const attack = {
  ...meeting,
  id: 'P03',
  kind: 'attack',
  rulesThrough: 21,
  first: 'attacker',
  deck: { cower: { attacker: ['Sniper'] } },
  snipers: 'defender',
  victory: { type: 'vpRatio', ratio: 2, positionTerrain: 'Buildings', else: 'defender' },
  pairings: [
    {
      year: '1944a',
      variants: [
        { attacker: 'German attack', defender: 'American defend' },
        { attacker: 'American attack', defender: 'German defend' },
      ],
    },
  ],
  forces: {
    'German attack': { men: [...men, 9], secondaryWeapons: [{ weapon: 'DC', carrier: 4 }] },
    'German defend': { men },
    'American attack': { men: [...men, 9, 10] },
    'American defend': { men },
  },
}

function read(json: unknown) {
  const reading = scenariosOf(json)
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

test('UF-2.4-05 a meeting engagement makes two variations for a pair, an attack four', () => {
  expect([read(meeting).length, read(attack).length]).toEqual([2, 4])
  for (const scenario of [...read(meeting), ...read(attack)]) {
    const begun = upfront.begin(scenario)
    expect(begun.ok ? '' : begun.problems[0]!.message).toBe('')
  }
})

test('UF-2.4-02 in an attack a nation has a force to attack and one to defend, and uses exactly one of them', () => {
  const forces = read(attack).map(({ sides }) =>
    [sides.axis, sides.allied].map(({ nation, role, men: who }) => `${nation} ${role} ${who.length}`),
  )
  expect(forces).toEqual([
    ['German attacker 9', 'American defender 8'],
    ['American defender 8', 'German attacker 9'],
    ['American attacker 10', 'German defender 8'],
    ['German defender 8', 'American attacker 10'],
  ])
  const [first] = read(attack)
  expect([first!.deck?.cower, first!.snipers, first!.sides.axis.secondaryWeapons]).toEqual([
    { axis: ['Sniper'] },
    'allied',
    [{ weapon: 'demolitionCharge', carrier: 4 }],
  ])
  expect(read(meeting)[0]!.sides.axis.role).toBeUndefined()
})

test('a mistake is told with its field', () => {
  const wrong = (json: unknown) => {
    const reading = scenariosOf(json, 'pack[0]')
    return reading.ok ? '' : reading.problems[0]!.message
  }
  expect(wrong({ ...meeting, decks: 0 })).toBe('pack[0].decks must be at least 1, not 0.')
  expect(wrong({ ...meeting, victory: { type: 'sudden' } })).toContain("pack[0].victory.type is 'sudden'")
  expect(wrong({ ...meeting, pairings: [{ year: '1944a', sides: ['German meeting 1944a', 'Martian'] }] })).toContain("the force 'Martian'")
  expect(wrong({ ...meeting, pairings: [{ year: '1944a' }] })).toContain('pack[0].pairings[0].sides is missing')
})
