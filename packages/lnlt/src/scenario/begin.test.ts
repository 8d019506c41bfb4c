import { freezePlain } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { boardFrom, complaints, started, testScenario, withGroups } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { lnlt } from '../system.ts'
import type { Group, Scenario } from './types.ts'

const group = (more: Partial<Group>): Group => ({
  id: 'de',
  name: 'The picket',
  units: [{ type: 'de-wehrmacht-squad', count: 1 }],
  arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
  ...more,
})
const withGroup = (more: Partial<Group>) => complaints(withGroups('red', [group(more)]))

describe('principles', () => {
  test('LNL-0-01 what no rule permits is refused', () => {
    const t = table('B2 US: a=2-5-4, BAR, m=medic     B4 US: b=2-5-4     H4 German: x=1-6-4')
    const bar = t.weapon('BAR')
    t.refuses('blue', { type: 'dig', at: 'B2' }, { message: /type must be/ })
    t.refuses('blue', { type: 'activate', at: ['H4'] }, {})
    t.activate('B2')
    t.refuses('blue', { type: 'move', units: [t.unit('b')], to: 'C4' }, {})
    t.refuses('blue', { type: 'move', units: [t.unit('x')], to: 'G3' }, {})
    t.refuses('blue', { type: 'move', units: [t.unit('a')], to: 'exit' }, { rule: '22.0' })
    const byMedic = { type: 'fire', from: 'B2', at: 'H4', firers: [{ unit: t.unit('m'), inherent: true, weapons: [] }] }
    t.refuses('blue', byMedic, {})
    t.refuses('blue', { ...byMedic, firers: [{ unit: t.unit('m'), inherent: false, weapons: [bar] }] }, {})
  })

  test('LNL-0-02 LNL-22.0-01 a special rule goes before a module, and a module before the core rules', () => {
    const capability = (options: Parameters<typeof table>[1]) => {
      const t = table('B2 Soviet: a=su-rifle-squad     H4 German: 1-6-4 shaken', options)
      t.activate('B2')
        .answer('act', { type: 'smoke', unit: t.unit('a'), at: 'B2' })
        .rolls(6)
      return t.events('smokeAttempt')[0]!.capability
    }
    expect(capability({})).toBe(1)
    expect(capability({ modules: ['normandy'] })).toBe(2)
    expect(capability({ modules: ['normandy'], rules: [{ type: 'smokeCapability', value: 4, text: 'Much smoke.' }] })).toBe(4)
  })

  test('LNL-0-03 a game of the Second World War has nothing of the modern era', () => {
    expect(withGroup({ units: [{ type: 'us-marine-squad-vietnam', count: 1 }] })).toEqual([
      "The group 'de' has 'us-marine-squad-vietnam', which belongs to the modern era.",
    ])
    expect(withGroup({ weapons: [{ type: 'us-m60', count: 1 }] })).toEqual([
      "The group 'de' has 'us-m60', which belongs to the modern era.",
    ])
    const garden = boardFrom('D3 pool', { columns: 9, rows: 6 })
    expect(complaints(testScenario({ boards: [{ map: garden, at: { column: 0, row: 0 } }] }))[0]).toMatch(/Pool, which is not on the chart/)
  })

  test('LNL-0-04 fractions round up', () => {
    const t = table('B2 US: a=2-5-4     C3 German: x=1-6-4, y=1-6-4', { initiative: 'red' })
    const firers = [
      { unit: t.unit('x'), inherent: true, weapons: [] },
      { unit: t.unit('y'), inherent: true, weapons: [] },
    ]
    t.activate('C3').answer('act', { type: 'fire', from: 'C3', at: 'B2', firers }).rolls(1, 6)
    t.saw({ type: 'attack', firepower: 2 })
  })

  test('LNL-1.1-01 a standard map has 8 by 14 hexes; a map may have any other size', () => {
    for (const [columns, rows] of [
      [14, 8],
      [30, 20],
    ]) {
      const reading = lnlt.begin(
        testScenario({ boards: [{ map: boardFrom('', { columns: columns!, rows: rows! }), at: { column: 0, row: 0 } }] }),
      )
      expect(reading.ok && reading.value.setting.map.grid.has(columns === 14 ? 'N8' : 'DD20')).toBe(true)
    }
  })

  test('LNL-1.2-01 only six-sided dice are rolled, one or two', () => {
    const game = started(testScenario())
    for (const { count, sides } of Object.values(game.state.setting.dice)) expect([[1, 2].includes(count), sides]).toEqual([true, 6])
  })

  test('LNL-1.3-09 all stacks are open to both sides', () => {
    const { game } = table('B2 US: 2-5-4, BAR, Medrow     H4 German: 1-6-4 shaken, MG34')
    expect(game.view('blue')).toEqual(game.view('red'))
    expect(game.view('red')).toMatchObject({ units: [{ location: 'B2' }, { location: 'B2' }, { location: 'H4', shaken: true }] })
  })

  test('LNL-1.9-02 the turn and the side with the initiative are kept and told', () => {
    const t = table('B2 US: 2-5-4     H4 German: 1-6-4', { turn: 2, phase: 'administrative' }).rolls(2, 5)
    expect(t.game.view('blue')).toMatchObject({ turn: 3, initiative: 'red' })
    t.saw({ type: 'turn', turn: 3 }).saw({ type: 'initiative', side: 'red' })
  })

  test('LNL-2.0-01 a turn is Rally, Operations and Administrative Phase', () => {
    const t = table('B2 US: 2-5-4     H4 German: 1-6-4', { phase: 'administrative' }).rolls(2, 5)
    for (let i = 0; i < 30 && t.state.turn === 2; i++) t.pass().rolls(3, 4)
    expect(
      t
        .events('phase')
        .map(({ phase }) => phase)
        .slice(0, 4),
    ).toEqual(['rally', 'operations', 'administrative', 'rally'])
    expect(t.events('turn').map(({ turn }) => turn)).toEqual([2, 3])
  })
})

describe('a scenario file', () => {
  test('LNL-22.0-02 has everything that a scenario needs, and nothing that it does not', () => {
    for (const field of ['name', 'briefing', 'sides', 'boards', 'turns', 'initiative', 'setsUpFirst', 'victory', 'era']) {
      const { [field as keyof Scenario]: _, ...rest } = testScenario()
      expect(complaints(rest)).toEqual([`scenario.${field} is missing.`])
    }
    expect(complaints({ ...testScenario(), weather: 'rain' })).toEqual(["scenario has the unknown field 'weather'."])
    expect(complaints({ ...testScenario(), system: 'aslsk' })[0]).toMatch(/system must be 'lnlt'/)
    expect(complaints(testScenario({ turns: 0 }))).toEqual(['scenario.turns must be at least 1, not 0.'])
  })

  test('what its groups name must exist', () => {
    expect(withGroup({ units: [{ type: 'de-dragon', count: 1 }] })).toEqual([
      "The group 'de' names the counter 'de-dragon', which does not exist.",
    ])
    expect(withGroup({ weapons: [{ type: 'de-lance', count: 1 }] })).toEqual([
      "The group 'de' names the weapon 'de-lance', which does not exist.",
    ])
    expect(withGroup({ units: [{ type: 'de-wehrmacht-leader-7-1', count: 1, skills: ['flying'] }] })[0]).toMatch(/Skill 'flying'/)
    expect(withGroup({ arrival: { kind: 'setup', area: { hexes: ['Z9'] } } })[0]).toMatch(/the map has no hex 'Z9'/)
    expect(withGroup({ arrival: { kind: 'enter', turn: 9, along: { edge: 'east' } } })[0]).toMatch(/turn 9, after the last/)
    expect(withGroup({ arrival: { kind: 'enter', turn: 1 } })[0]).toMatch(/one of the two/)
    expect(withGroup({ arrival: { kind: 'sniper' } })[0]).toMatch(/is no Sniper/)
    expect(complaints(withGroups('red', [group({}), group({})]))[0]).toMatch(/not the only one of that id/)
    expect(complaints(testScenario({ modules: ['dragons'] }))).toEqual(["There is no module 'dragons'."])
    const wrong = { ...testScenario().sides.red, nation: 'martian' }
    expect(complaints({ ...testScenario(), sides: { ...testScenario().sides, red: wrong } })[0]).toMatch(/no nation 'martian'/)
  })

  test('nobody sets up in water, and an area needs somewhere to stand', () => {
    const map = boardFrom('H2 water    H3 water', { columns: 9, rows: 6 })
    const boards = [{ map, at: { column: 0, row: 0 } }]
    const wet = group({ arrival: { kind: 'setup', area: { hexes: ['H2', 'H3'] } } })
    expect(complaints(withGroups('red', [wet], { boards }))).toEqual(["The group 'de' has an area without a single hex that it could use."])
    const mixed = withGroups('red', [group({ arrival: { kind: 'setup', area: { hexes: ['H2', 'H4'] } } })], { boards })
    const reading = lnlt.begin(mixed)
    expect(reading.ok && reading.value.setting.groups.at(-1)!.area).toHaveLength(1)
  })

  test('a frozen scenario is read once, and each game has a state of its own', () => {
    const scenario = freezePlain(testScenario())
    const [one, other] = [lnlt.begin(scenario), lnlt.begin(scenario)]
    if (!one.ok || !other.ok) throw new Error('It can be read.')
    expect(one.value).not.toBe(other.value)
    expect(one.value.setting).toBe(other.value.setting)
    one.value.units[0]!.shaken = true
    expect(other.value.units[0]!.shaken).toBe(false)
  })
})

describe('counters', () => {
  test('LNL-1.1-07 MMCs and single men are Leg units: they pay by the Leg column', () => {
    for (const who of ['a', 'l', 'm']) {
      const each = table('B2 US: a=2-5-4, l=Medrow, m=medic     B3 woods     H4 German: 1-6-4 shaken')
      each.activate('B2').answer('act', { type: 'move', units: [each.unit(who)], to: 'B3' })
      expect(each.events('moves').at(-1)).toMatchObject({ halves: 4 })
    }
  })

  test('LNL-1.1-08 a weapon is served by a Squad, a Half-Squad, a Crew or an eligible single man', () => {
    const t = table('B2 US: m=medic, a=2-5-4, BAR, h=1-4-4 hs, Hird     C3 German: x=1-6-4 moved')
    const bar = t.weapon('BAR')
    t.activate('B2')
    const by = (unit: number) => ({ type: 'fire', from: 'B2', at: 'C3', firers: [{ unit, inherent: false, weapons: [bar] }] })
    t.refuses('blue', by(t.unit('m')), {}).refuses('blue', by(t.unit('h')), {})
    t.answer('act', by(t.unit('a'))).rolls(1, 6)
    t.saw({ type: 'attack', parts: [{ weapon: bar }] })
  })

  test('LNL-1.1-17 whoever is hit takes a Damage Check, and its table says how bad it is', () => {
    const t = table('B2 US: a=2-5-4     A6 US: 2-5-4     C3 German: x=1-6-4 moved')
    t.activate('B2').answer('act', { type: 'fire', from: 'B2', at: 'C3', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }] })
    t.rolls(4, 1, 1, 5)
      .saw({ type: 'attack' })
      .saw({ type: 'damageCheck', rule: '5.1', unit: t.unit('x') })
    expect(t.u('x').shaken).toBe(true)
  })
})
