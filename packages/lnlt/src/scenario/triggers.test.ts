import { eventFor } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { complaints, scripted, started, testScenario, withGroups } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { entryArea } from './reinforcements.ts'
import type { EventEffect, Group, Scenario, ScenarioEventSpec } from './types.ts'

const event = (more: Partial<ScenarioEventSpec> = {}): ScenarioEventSpec => ({
  id: 'a',
  trigger: 'occupation',
  hexes: ['C3'],
  paragraph: 'Something stirs.',
  effects: [{ type: 'points', side: 'blue', points: 2 }],
  ...more,
})

const WALK = 'B2 US: a=2-5-4    H4 German: x=1-6-4'

function walk(options: TableOptions, to = 'C3') {
  const t = table(WALK, options)
  return t.activate('B2').answer('act', { type: 'move', units: [t.unit('a')], to })
}

describe('Occupation Events', () => {
  test('LNL-1.8-01 it is triggered when the named side occupies its hex', () => {
    const t = walk({ events: [event({ side: 'blue' })] })
    t.saw({ type: 'eventRead', rule: '1.8', event: 'a', side: 'blue', at: t.place('C3'), paragraph: 'Something stirs.' })
    t.saw({ type: 'points', side: 'blue', points: 2 })
    expect(t.state).toMatchObject({ events: [], points: { blue: 2, red: 0 } })
  })

  test('LNL-1.8-01 the other side does not trigger it', () => {
    const t = walk({ events: [event({ side: 'red' })] })
    t.sawNo({ type: 'eventRead' })
    expect(t.state.events).toEqual([0])
  })

  test('LNL-1.8-05 where no side is named either triggers it', () => {
    walk({ events: [event()] }).saw({ type: 'eventRead', side: 'blue' })
    const t = table('H4 US: 2-5-4    B2 German: x=1-6-4', { events: [event()], initiative: 'red' })
    t.activate('B2').answer('act', { type: 'move', units: [t.unit('x')], to: 'C3' })
    t.saw({ type: 'eventRead', side: 'red' })
  })

  test('another hex is not its business, and it happens once', () => {
    walk({ events: [event()] }, 'C2').sawNo({ type: 'eventRead' })
    const t = walk({ events: [event()] })
    t.pass('opportunityFire').answer('step', { type: 'step', to: 'C2' }).pass('opportunityFire').answer('step', { type: 'step', to: 'C3' })
    expect(t.events('eventRead')).toHaveLength(1)
  })

  test('LNL-1.8-04 it comes before the other side may fire at who came', () => {
    const t = table('B2 US: a=2-5-4    E3 German: x=1-6-4', { events: [event()] })
    t.activate('B2').answer('act', { type: 'move', units: [t.unit('a')], to: 'C3' })
    t.asks('red', 'opportunityFire').saw({ type: 'eventRead' })
    expect(t.events('attack')).toHaveLength(0)
  })
})

describe('LOS Events', () => {
  test('LNL-1.8-02 it is triggered when the named side has a LOS to its hex', () => {
    const t = table(WALK, { events: [event({ trigger: 'los', hexes: ['E3'], side: 'blue' })] })
    t.saw({ type: 'eventRead', side: 'blue', at: t.place('E3') }).asks('blue', 'impulse')
    table(WALK, { events: [event({ trigger: 'los', hexes: ['E3'], side: 'red' })] }).saw({ type: 'eventRead', side: 'red' })
  })

  test('LNL-1.8-02 while nobody of that side sees its hex, nothing happens; a step into sight reads it', () => {
    const events = [event({ trigger: 'los', hexes: ['F3'], side: 'blue' })]
    const t = table('B2 US: a=2-5-4    D2 stone building    D3 stone building    D4 stone building    B6 German: x=1-6-4 shaken', {
      events,
      columns: 9,
      joined: ['D2 D3', 'D3 D4'],
    })
    t.asks('blue', 'impulse').sawNo({ type: 'eventRead' })
    t.activate('B2').answer('act', { type: 'move', units: [t.unit('a')], to: 'C2' })
    t.asks('blue', 'step').sawNo({ type: 'eventRead' })
    t.answer('step', { type: 'step', to: 'D1' })
    t.saw({ type: 'eventRead', side: 'blue', at: t.place('F3') })
  })
})

describe('what an Event brings', () => {
  const relief: Group = {
    id: 'relief',
    name: 'The relief',
    units: [
      { type: 'de-wehrmacht-squad', count: 1 },
      { type: 'de-wehrmacht-leader-6-1', count: 1, skills: ['assaulter'] },
    ],
    weapons: [{ type: 'de-mg34', count: 1 }],
    arrival: { kind: 'event', alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }] },
  }
  const answer: Group = {
    id: 'answer',
    name: 'The answer',
    units: [{ type: 'us-101st-airborne-squad', count: 1 }],
    arrival: {
      kind: 'event',
      after: 'relief',
      beside: 'relief',
      alongOneOf: [{ edge: 'east' }, { edge: 'north' }, { edge: 'west' }, { edge: 'south' }],
    },
  }

  /** Blue begins beside the Event's hex and goes there. */
  function scenario(effects: readonly EventEffect[], more: Partial<Scenario> = {}): Scenario {
    const { sides } = testScenario()
    const blue = {
      ...sides.blue.groups[0]!,
      weapons: [],
      units: [{ type: 'us-101st-airborne-squad', count: 1 }],
      arrival: { kind: 'setup', area: { hexes: ['C2'] } } as const,
    }
    const events = [event({ side: 'blue', effects }), event({ id: 'b', hexes: ['H2'], side: 'blue' })]
    const base = withGroups('red', [...sides.red.groups, relief])
    return { ...base, sides: { ...base.sides, blue: { ...base.sides.blue, groups: [blue, answer] } }, events, ...more }
  }

  function triggered(effects: readonly EventEffect[], to = 'C3', at = 'I1') {
    const t = scripted(scenario(effects))
    const units = t.game.state.units.filter(({ side }) => side === 'red').map(({ id }) => ({ unit: id, at }))
    const spread = units.map((each, index) => ({ ...each, at: index === 0 ? at : 'I3' }))
    t.decide('red', 'setup', { units: spread, weapons: [{ weapon: 0, unit: units[0]!.unit }] })
    while (t.game.open[0]!.question.kind !== 'impulse') t.decide(t.game.open[0]!.seat, t.game.open[0]!.question.kind, { type: 'done' })
    t.decide('blue', 'impulse', { type: 'activate', at: ['C2'] }).decide('blue', 'act', { type: 'move', units: [0], to })
    return t
  }

  test('LNL-22.0-03 units of an Event are made when it is read, with their Skills, and take their weapons', () => {
    const t = triggered([{ type: 'reinforce', group: 'relief' }])
    t.saw({ type: 'eventRead' }).saw({ type: 'reinforcements', rule: '1.8', side: 'red', group: 'relief' })
    const arrived = t.game.state.units.filter(({ at }) => at === -1)
    expect(arrived.map(({ type, skills }) => [type, skills])).toEqual([
      ['de-wehrmacht-squad', []],
      ['de-wehrmacht-leader-6-1', ['assaulter']],
    ])
    const gun = t.game.state.weapons.at(-1)!
    t.decide('red', 'setup', { units: [], weapons: [{ weapon: gun.id, unit: arrived[1]!.id }] })
    expect(t.game.state.weapons[gun.id]).toMatchObject({ type: 'de-mg34', owner: arrived[1]!.id })
  })

  test('LNL-SC-09 an Event takes other Events away; its units come by any one edge except the south', () => {
    const t = triggered([
      { type: 'removeEvents', ids: ['a', 'b'] },
      { type: 'reinforce', group: 'relief' },
    ])
    t.saw({ type: 'eventRemoved', event: 'b' })
    expect(t.game.state.events).toEqual([])
    while (t.game.open[0]!.question.kind !== 'impulse') decline(t)
    t.asks('red', 'impulse')
    const arrived = t.game.state.units.filter(({ at }) => at === -1).map(({ id }) => id)
    t.refuses('red', { type: 'enter', units: arrived, to: 'E6' }, { rule: '22.0' })
    t.decide('red', 'impulse', { type: 'enter', units: [arrived[0]!], to: 'A4' })
    expect(t.game.state.arrivals[0]).toMatchObject({ ways: 4, entered: true })
  })

  test('LNL-SC-16 others may come only after them, by an edge next to theirs', () => {
    const t = triggered([
      { type: 'reinforce', group: 'relief' },
      { type: 'reinforce', group: 'answer' },
    ])
    while (t.game.open[0]!.question.kind !== 'impulse') decline(t)
    const [first] = t.game.state.units.filter(({ at, side }) => at === -1 && side === 'red')
    const [later] = t.game.state.units.filter(({ at, side }) => at === -1 && side === 'blue')
    t.decide('red', 'impulse', { type: 'enter', units: [first!.id], to: 'A4' })
    while (!(t.game.open[0]!.question.kind === 'impulse' && t.game.open[0]!.seat === 'blue')) decline(t)
    t.refuses('blue', { type: 'enter', units: [later!.id], to: 'A2' }, { rule: '22.0' })
    t.refuses('blue', { type: 'enter', units: [later!.id], to: 'I5' }, { rule: '22.0' })
    t.decide('blue', 'impulse', { type: 'enter', units: [later!.id], to: 'E6' })
  })

  test('LNL-SC-16 before that they wait', () => {
    const t = triggered([
      { type: 'reinforce', group: 'relief' },
      { type: 'reinforce', group: 'answer' },
    ])
    while (t.game.open[0]!.question.kind !== 'impulse') decline(t)
    const [later] = t.game.state.units.filter(({ at, side }) => at === -1 && side === 'blue')
    expect(entryArea(t.game.state, later!)).toEqual([])
    t.decide('red', 'impulse', { type: 'pass' }).asks('red', 'impulse')
    expect(t.game.state.units[later!.id]!.at).toBe(-1)
  })

  test('units of an Event appear in their hex', () => {
    const t = triggered([{ type: 'appear', group: 'relief', hex: 'E3' }])
    const arrived = t.game.state.units.slice(-2)
    t.asks('red', 'setup')
    t.refuses(
      'red',
      { units: arrived.map(({ id }) => ({ unit: id, at: 'E4' })), weapons: [{ weapon: 1, unit: arrived[0]!.id }] },
      { rule: '22.0' },
    )
    t.decide('red', 'setup', { units: arrived.map(({ id }) => ({ unit: id, at: 'E3' })), weapons: [{ weapon: 1, unit: arrived[0]!.id }] })
  })

  test('LNL-22.0-09 where the enemy is in their hex they appear in adjacent hexes of their owner’s choice', () => {
    const t = triggered([{ type: 'appear', group: 'relief', hex: 'C3' }])
    const [squad, sergeant] = t.game.state.units.slice(-2)
    const at = (one: string, other: string) => ({
      units: [
        { unit: squad!.id, at: one },
        { unit: sergeant!.id, at: other },
      ],
      weapons: [{ weapon: 1, unit: squad!.id }],
    })
    t.refuses('red', at('C3', 'C4'), { rule: '22.0' }).refuses('red', at('E4', 'C4'), { rule: '22.0' })
    t.decide('red', 'setup', at('C4', 'D3'))
  })

  test('where their own side leaves no room in their hex they appear beside it', () => {
    const t = triggered([{ type: 'appear', group: 'relief', hex: 'I3' }], 'C3', 'I3')
    const places = [...t.asks('red', 'setup').game.open[0]!.question.candidates()] as {
      readonly units: readonly { readonly at: string }[]
    }[]
    expect(places.length).toBeGreaterThan(0)
    for (const { units } of places) for (const { at } of units) expect(['I2', 'I4', 'H2', 'H3', 'H4', 'J2', 'J3', 'J4']).toContain(at)
    t.decide('red', 'setup', places[0])
  })

  test('what it speaks of must be there', () => {
    const wrong = (effects: readonly EventEffect[]) => complaints(scenario(effects))
    expect(wrong([{ type: 'reinforce', group: 'nobody' }])[0]).toMatch(/brings 'nobody'/)
    expect(wrong([{ type: 'reinforce', group: 'de' }])[0]).toMatch(/no group that waits for an Event/)
    expect(wrong([{ type: 'removeEvents', ids: ['z'] }])[0]).toMatch(/removes 'z'/)
    expect(complaints(scenario([], { events: [event({ hexes: ['Z9'] })] }))).toEqual(["The map has no hex 'Z9'."])
    expect(complaints(scenario([], { events: [event(), event()] }))[0]).toMatch(/two Events 'a'/)
  })

  /** Whoever is asked does nothing. */
  function decline(t: ReturnType<typeof scripted>): void {
    const { seat, question } = t.game.open[0]!
    const nothing = [...question.candidates()].find((each) =>
      ['pass', 'done', 'end', 'hold', 'stop'].includes((each as { type: string }).type),
    )
    t.decide(seat, question.kind, nothing ?? [...question.candidates()][0])
  }

  test('LNL-1.8-03 LNL-22.0-11 before it is read nobody can know what an Event says or brings', () => {
    const secret = (paragraph: string, effects: readonly EventEffect[], count: number) => {
      const made = scenario(effects, {
        events: [event({ side: 'blue', effects, paragraph }), event({ id: 'b', hexes: ['H2'], effects, paragraph: `${paragraph}!` })],
      })
      const groups = made.sides.red.groups.map((group) =>
        group.id === 'relief' ? { ...group, units: [{ type: 'de-wehrmacht-squad', count }] } : group,
      )
      return started({ ...made, sides: { ...made.sides, red: { ...made.sides.red, groups } } })
    }
    const one = secret('A column!', [{ type: 'reinforce', group: 'relief' }], 3)
    const other = secret('Nothing.', [{ type: 'points', side: 'red', points: 9 }], 1)
    for (let i = 0; i < 3; i++) {
      for (const viewer of ['blue', 'red', 'observer']) {
        expect(JSON.stringify(one.view(viewer))).toBe(JSON.stringify(other.view(viewer)))
        const seen = (game: typeof one) => JSON.stringify(game.events.map((each) => eventFor(each, viewer)))
        expect(seen(one)).toBe(seen(other))
      }
      const [open] = one.open
      const candidates = [...open!.question.candidates()]
      expect(JSON.stringify(candidates)).toBe(JSON.stringify([...other.open[0]!.question.candidates()]))
      for (const game of [one, other]) game.decide(open!.seat, candidates[0])
    }
    expect(one.view('blue')).toMatchObject({
      events: [
        { id: 'a', trigger: 'occupation', hexes: ['C3'], side: 'blue' },
        { id: 'b', trigger: 'occupation' },
      ],
    })
  })
})

describe('Objectives', () => {
  const objectives = { hexes: ['B2', 'C3', 'D2'], values: [1, 3, 5], known: 'controlled' } as const

  test('LNL-1.8.1-01 an Objective lies face down until a side controls it; then its value is drawn and counts', () => {
    const t = table(WALK, { objectives }).rolls('3')
    t.saw({ type: 'objective', rule: '1.8.1', at: t.place('B2'), value: 3 })
    expect(t.game.view('red')).toMatchObject({
      objectives: [
        { location: 'B2', value: 3 },
        { location: 'C3', value: -1 },
        { location: 'D2', value: -1 },
      ],
      objectivePool: [1, 5],
    })
  })

  test('LNL-1.8.1-01 or until the end, where the scenario says so', () => {
    const victory = {
      text: 'Points.',
      conditions: [{ side: 'blue', condition: { type: 'points', atLeast: 5 }, text: 'Blue has the five.' }],
    } as const
    const t = table(WALK, { objectives: { ...objectives, known: 'atTheEnd' }, turns: 1, victory })
    expect(t.state.objectives.map(({ value }) => value)).toEqual([-1, -1, -1])
    t.rolls('5', '1', '3')
    for (let i = 0; i < 20 && !t.game.outcome; i++) t.pass()
    expect(t.events('objective').map(({ value }) => value)).toEqual([5, 1, 3])
    expect(t.game.outcome!.winner).toBe('blue')
  })

  test('there are as many values as markers', () => {
    expect(complaints(testScenario({ objectives: { ...objectives, values: [1] } }))).toEqual([
      'There must be as many Objectives as values for them.',
    ])
  })
})
