import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { playRandomly } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { church, roadblock, VILLAGE_HEXES, village } from '../../test/fixtures.ts'
import { boardFrom, scripted } from '../../test/scenario.ts'
import { locationNamed, locationsIn } from '../map/location.ts'
import { type LnltState, RESERVE, type Side } from '../state.ts'
import { lnlt } from '../system.ts'
import type { Scenario } from './types.ts'
import { verdict } from './victory.ts'

function begun(scenario: Scenario): LnltState {
  const reading = lnlt.begin(scenario)
  if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join(' '))
  return reading.value
}

function forces(s: LnltState, side: Side): string {
  const count = new Map<string, number>()
  for (const { side: whose, type } of [...s.units, ...s.weapons]) if (whose === side) count.set(type, (count.get(type) ?? 0) + 1)
  return [...count].map(([type, n]) => `${n} ${type.replace(/^(us|de)-(101st-airborne|wehrmacht)?-?/, '')}`).join(', ')
}

const NOTHING: Keep = { history: false, events: false, hashes: false }

describe('the set-ups that the rulebook gives', () => {
  test('LNL-SC-01 the village: 1944, six turns, the Germans have the first initiative', () => {
    const s = begun(village)
    expect(s.setting.scenario).toMatchObject({ turns: 6, era: 'ww2' })
    expect(s.initiative).toBe('red')
    expect(forces(s, 'blue')).toBe('2 squad, 1 half-squad, 1 leader-6-0, 1 sniper, 1 m1919a4')
    expect(forces(s, 'red')).toBe('3 squad, 1 half-squad, 2 leader-7-1, 1 medic, 1 mg42, 2 mg34')
  })

  test('LNL-SC-07 the village: four of the building hexes win for either side, else it is a draw', () => {
    const s = begun(village)
    const hold = (side: Side | '', hexes: number) => {
      for (const [index, hex] of VILLAGE_HEXES.entries())
        s.control[locationNamed(s.setting, hex)] = index < hexes ? side : side === 'blue' ? 'red' : side === 'red' ? 'blue' : ''
      return verdict(s).winner
    }
    expect([hold('blue', 4), hold('red', 4), hold('blue', 7)]).toEqual(['blue', 'red', 'blue'])
    expect([hold('blue', 3), hold('red', 3), hold('', 7)]).toEqual(['red', 'blue', 'draw'])
    for (const hex of VILLAGE_HEXES) s.control[locationNamed(s.setting, hex)] = ''
    for (const [index, hex] of VILLAGE_HEXES.slice(0, 6).entries()) s.control[locationNamed(s.setting, hex)] = index < 3 ? 'blue' : 'red'
    expect(verdict(s).winner).toBe('draw')
  })

  test('LNL-SC-14 the village: the Americans control every building hex from the start', () => {
    const s = begun(village)
    const owners = s.setting.buildingHexes.flat().flatMap((hex) => locationsIn(s.setting, hex).map((at) => s.control[at]))
    expect(new Set(owners)).toEqual(new Set(['blue']))
    expect(s.control.filter((side) => side === 'red')).toEqual([])
  })

  test('LNL-SC-15 the village: buildings have one level', () => {
    const text = 'B2 stone building    B3 stone building    B4 stone building'
    const boards = [{ map: boardFrom(text, { columns: 14, rows: 8, joined: ['B2 B3', 'B3 B4'] }), at: { column: 0, row: 0 } }]
    const upstairs = (scenario: Scenario) => begun({ ...scenario, boards }).setting.locations.filter((places) => places.length > 1).length
    expect(upstairs(village)).toBe(0)
    expect(upstairs({ ...village, rules: village.rules!.filter(({ type }) => type !== 'singleStory') })).toBe(3)
  })

  test('LNL-SC-02 the roadblock: five turns; two Squads’ worth and a Leader out by one hex', () => {
    const s = begun(roadblock)
    expect(s.setting.scenario.turns).toBe(5)
    expect(forces(s, 'blue')).toBe('1 squad, 1 half-squad, 1 hero-2-2-6, 1 leader-6-0, 1 bar, 1 m1919a4')
    expect(forces(s, 'red')).toBe('2 squad, 3 half-squad, 1 leader-6-1, 1 leader-7-1, 1 mg34')
    const red = s.units.filter(({ side }) => side === 'red').map(({ id }) => id)
    const from = locationNamed(s.setting, 'H8')
    const out = (...units: number[]) => {
      s.exits = units.map((index) => ({ unit: red[index]!, from }))
      return verdict(s).winner
    }
    expect([out(0, 1, 5), out(0, 2, 3, 6)]).toEqual(['red', 'red'])
    expect([out(0, 1), out(0, 2, 5), out(0, 5, 6)]).toEqual(['blue', 'blue', 'blue'])
    s.exits = [0, 1, 5].map((index) => ({ unit: red[index]!, from: locationNamed(s.setting, 'G8') }))
    expect(verdict(s).winner).toBe('blue')
  })

  test('LNL-SC-06 the church: four turns; the Germans need both hexes, and no American in Good Order', () => {
    const s = begun(church)
    expect(s.setting.scenario.turns).toBe(4)
    expect(forces(s, 'blue')).toBe('3 squad, 1 leader-6-0, 1 leader-6-2, 1 sniper, 1 bar, 1 m1919a4')
    expect(forces(s, 'red')).toBe('5 squad, 1 medic, 1 leader-7-1, 1 leader-6-1, 1 mg34, 1 mg42')
    expect(s.units.find(({ type }) => type === 'de-wehrmacht-leader-7-1')!.skills).toEqual(['assaulter'])
    expect(s.setting.map.grid.has('D4') || s.setting.map.grid.has('L4')).toBe(false)
    for (const hex of ['I5', 'I6']) s.control[locationNamed(s.setting, hex)] = 'red'
    expect(verdict(s).winner).toBe('red')
    s.units[0]!.at = locationNamed(s.setting, 'F6')
    expect(verdict(s).winner).toBe('blue')
    s.units[0]!.shaken = true
    expect(verdict(s).winner).toBe('red')
    s.control[locationNamed(s.setting, 'I6')] = 'blue'
    expect(verdict(s).winner).toBe('blue')
  })

  test('LNL-22.0-14 a Sniper is not set up with the others: he is off the map until he is placed', () => {
    const t = scripted(church)
    const sniper = t.game.state.units.find(({ type }) => type === 'us-sniper')!
    const { question } = t.game.open[0]!
    const [first] = question.candidates() as Iterable<{ units: { unit: number; at: string }[]; weapons: unknown[] }>
    expect(first!.units.map(({ unit }) => unit)).not.toContain(sniper.id)
    t.refuses('blue', { ...first!, units: [...first!.units, { unit: sniper.id, at: 'I6' }] }, { rule: '22.0' })
    t.decide('blue', 'setup', first)
    expect(t.game.state.units[sniper.id]!.at).toBe(RESERVE)
    expect(t.game.state.setting.groups.find(({ id }) => id === 'sniper')!.area).not.toContain(locationNamed(t.game.state.setting, 'F2'))
  })

  test.each([village, roadblock, church])('$name is played to its end by random players', (scenario) => {
    for (let seed = 0; seed < 5; seed++) {
      const game = startGame(lnlt, { scenario }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
      if (!game.ok) throw new Error(game.problems[0]!.message)
      playRandomly(game.value, { seed: `${seed}`, maxDecisions: 8000 })
      expect(game.value.outcome).not.toBeNull()
    }
  })
})
