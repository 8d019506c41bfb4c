import { describe, expect, test } from 'vitest'
import { boardFrom, complaints, scripted, started, testScenario, withGroups } from '../../test/scenario.ts'
import type { Deployment } from './deployment.ts'
import type { Scenario, SideSpec } from './types.ts'

type Change = (deployment: Deployment) => Deployment

/** The first suggestion for whoever is asked first, changed. */
function changed(
  scenario: Scenario,
  change: Change,
): { readonly t: ReturnType<typeof scripted>; readonly decision: Deployment; readonly seat: string } {
  const t = scripted(scenario)
  const { seat, question } = t.game.open[0]!
  const [first] = question.candidates() as Iterable<Deployment>
  return { t, seat, decision: change(first!) }
}

function all(at: string): Change {
  return ({ units, weapons }) => ({ units: units.map(({ unit }) => ({ unit, at })), weapons })
}

const picket = (units: SideSpec['groups'][number]['units'], more: Partial<SideSpec['groups'][number]> = {}): SideSpec['groups'] => [
  { id: 'de', name: 'The picket', units, arrival: { kind: 'setup', area: { columns: ['F', 'I'] } }, ...more },
]

describe('setting up', () => {
  test('the sides set up one after the other, in sight of each other, and then turn 1 begins', () => {
    const game = started(testScenario())
    expect(game.open.map(({ seat, question }) => [seat, question.kind])).toEqual([['red', 'setup']])
    game.decide('red', [...game.open[0]!.question.candidates()][0])
    expect(game.state.units.filter(({ side, at }) => side === 'red' && at >= 0)).toHaveLength(4)
    expect(game.open.map(({ seat }) => seat)).toEqual(['blue'])
    game.decide('blue', [...game.open[0]!.question.candidates()][0])
    expect(game.events.map(({ event }) => event.type).slice(0, 5)).toEqual(['setUp', 'control', 'setUp', 'control', 'turn'])
    expect(game.state).toMatchObject({ turn: 1, initiative: 'blue' })
  })

  test('every suggestion is legal, and there are several', () => {
    const { question } = started(testScenario()).open[0]!
    const suggestions = [...question.candidates()]
    expect(suggestions.length).toBeGreaterThan(2)
    for (const suggestion of suggestions) expect(question.problems(suggestion)).toEqual([])
  })

  test('units set up in their own area, each once, nobody left out', () => {
    const refuse = (change: Change, message: RegExp) => {
      const { t, seat, decision } = changed(testScenario(), change)
      t.refuses(seat, decision, { rule: '22.0', message })
    }
    refuse(all('A1'), /has other hexes/)
    refuse(all('Q9'), /has other hexes/)
    refuse(({ units, weapons }) => ({ units: units.slice(1), weapons }), /has no place yet/)
    refuse(({ units, weapons }) => ({ units: [...units, units[0]!], weapons }), /placed twice/)
    refuse(({ units, weapons }) => ({ units: [{ unit: 0, at: 'F3' }, ...units], weapons }), /no unit 0/)
  })

  test('LNL-1.3-01 LNL-1.3-08 at most three Squads of a side in a location, from the set-up on', () => {
    const { t, seat, decision } = changed(withGroups('red', picket([{ type: 'de-wehrmacht-squad', count: 4 }])), all('F3'))
    t.refuses(seat, decision, { rule: '1.3', message: /three Squads/ })
    const three = changed(withGroups('red', picket([{ type: 'de-wehrmacht-squad', count: 3 }])), all('F3'))
    three.t.decide(three.seat, 'setup', three.decision)
  })

  test('LNL-1.3-15 two Half-Squads count as one Squad', () => {
    const mixed = (halves: number) =>
      changed(
        withGroups(
          'red',
          picket([
            { type: 'de-wehrmacht-squad', count: 2 },
            { type: 'de-wehrmacht-half-squad', count: halves },
          ]),
        ),
        all('F3'),
      )
    const two = mixed(2)
    two.t.decide(two.seat, 'setup', two.decision)
    const three = mixed(3)
    three.t.refuses(three.seat, three.decision, { rule: '1.3', message: /three Squads/ })
  })

  test('LNL-1.3-14 at most two Single-Man Counters of a side in a location', () => {
    const { t, seat, decision } = changed(withGroups('red', picket([{ type: 'de-leader-6-1', count: 3 }])), all('F3'))
    t.refuses(seat, decision, { rule: '1.3', message: /two single men/ })
  })

  test('LNL-1.3-11 each floor of a Multi-story Building has a limit of its own', () => {
    const text = 'F2 stone building   F3 stone building   F4 stone building'
    const map = boardFrom(text, { columns: 9, rows: 6, joined: ['F2 F3', 'F3 F4'] })
    const scenario = withGroups('red', picket([{ type: 'de-wehrmacht-squad', count: 4 }]), { boards: [{ map, at: { column: 0, row: 0 } }] })
    const { t, seat, decision } = changed(scenario, ({ units, weapons }) => ({
      units: units.map(({ unit }, index) => ({ unit, at: index < 3 ? 'F3' : 'F3 upstairs' })),
      weapons,
    }))
    t.decide(seat, 'setup', decision)
    expect(t.game.state.units.filter(({ side }) => side === 'red').map(({ at }) => at % 8)).toEqual([0, 0, 0, 1])
  })

  test('LNL-22.0-04 half hexes where two maps meet belong to neither for set-up', () => {
    const map = boardFrom('', { columns: 5, rows: 4 })
    const boards = [
      { map, label: 'm', at: { column: 0, row: 0 } },
      { map, label: 'n', at: { column: 4, row: 0 } },
    ]
    const victory = { text: '', conditions: [{ side: 'blue', condition: { type: 'eliminate', halves: 1 }, text: '' }] } as const
    const groups = picket([{ type: 'de-wehrmacht-squad', count: 1 }], { arrival: { kind: 'setup', area: { board: 'n' } } })
    const scenario = withGroups('red', groups, { boards, victory })
    const blue = scenario.sides.blue.groups.map((group) => ({ ...group, arrival: { kind: 'setup', area: { board: 'm' } } as const }))
    const both = { ...scenario, sides: { ...scenario.sides, blue: { ...scenario.sides.blue, groups: blue } } }
    const seam = changed(both, all('mE2'))
    seam.t.refuses(seam.seat, seam.decision, { rule: '22.0', message: /other hexes/ })
    const inside = changed(both, all('nC2'))
    inside.t.decide(inside.seat, 'setup', inside.decision)
  })
})

describe('Support Weapons at the set-up', () => {
  const gun =
    (assembled: boolean): Change =>
    ({ units, weapons }) => ({ units, weapons: weapons.map((each) => ({ ...each, assembled })) })

  test('LNL-22.0-06 LNL-1.6.1-09 on the map the owner chooses the side of a tripod weapon', () => {
    for (const assembled of [true, false]) {
      const { t, seat, decision } = changed(testScenario(), gun(assembled))
      t.decide(seat, 'setup', decision)
      expect(t.game.state.weapons.find(({ type }) => type === 'de-mg42')).toMatchObject({ assembled })
    }
  })

  test('LNL-22.0-06 a tripod weapon enters the map off its tripod', () => {
    const units = [{ type: 'de-wehrmacht-squad', count: 2 }]
    const groups = picket(units, { weapons: [{ type: 'de-mg42', count: 1 }], arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } } })
    const scenario = { ...withGroups('red', groups), setsUpFirst: 'blue' } as const
    const t = scripted(scenario)
    t.decide('blue', 'setup', [...t.game.open[0]!.question.candidates()][0])
    t.asks('red', 'setup')
    const carrier = t.game.state.units.find(({ side }) => side === 'red')!.id
    const gun42 = t.game.state.weapons.find(({ type }) => type === 'de-mg42')!.id
    t.refuses(
      'red',
      { units: [], weapons: [{ weapon: gun42, unit: carrier, assembled: true }] },
      { rule: '22.0', message: /off its tripod/ },
    )
    t.refuses('red', { units: [{ unit: carrier, at: 'I3' }], weapons: [] }, { rule: '22.0', message: /enter later/ })
    t.decide('red', 'setup', { units: [], weapons: [{ weapon: gun42, unit: carrier + 1 }] })
    expect(t.game.state.weapons[gun42]).toMatchObject({ owner: carrier + 1, assembled: false })
  })

  test('LNL-22.0-13 weapons are given out freely within their group, but one tied to a unit goes with it', () => {
    const units = [
      { type: 'de-wehrmacht-squad', count: 2 },
      { type: 'de-hero-1-6-6', count: 1 },
    ]
    const tied = withGroups('red', picket(units, { weapons: [{ type: 'de-mg34', count: 1, with: 'de-hero-1-6-6' }] }))
    const wrong = changed(tied, ({ units: placed, weapons }) => ({
      units: placed,
      weapons: weapons.map((each) => ({ ...each, unit: placed[0]!.unit })),
    }))
    wrong.t.refuses(wrong.seat, wrong.decision, { rule: '22.0', message: /another unit/ })
    const right = changed(tied, (suggested) => suggested)
    right.t.decide(right.seat, 'setup', right.decision)
    const free = withGroups('red', picket(units, { weapons: [{ type: 'de-mg34', count: 1 }] }))
    for (const index of [0, 1]) {
      const { t, seat, decision } = changed(free, ({ units: placed, weapons }) => ({
        units: placed,
        weapons: weapons.map((each) => ({ ...each, unit: placed[index]!.unit })),
      }))
      t.decide(seat, 'setup', decision)
    }
    expect(complaints(withGroups('red', picket(units, { weapons: [{ type: 'de-mg34', count: 1, with: 'de-medic' }] })))).toEqual([
      "The group 'de' ties a weapon to 'de-medic', which it does not have.",
    ])
  })

  test('nobody carries more than he can, and nothing is left lying', () => {
    const { t, seat, decision } = changed(testScenario(), ({ units, weapons }) => ({ units, weapons: weapons.slice(1) }))
    t.refuses(seat, decision, { rule: '22.0', message: /Somebody must take the MG42/ })
    const heavy = withGroups('red', picket([{ type: 'de-wehrmacht-squad', count: 2 }], { weapons: [{ type: 'de-mg34', count: 3 }] }))
    const laden = changed(heavy, ({ units, weapons }) => ({ units, weapons: weapons.map((each) => ({ ...each, unit: units[0]!.unit })) }))
    laden.t.refuses(laden.seat, laden.decision, { rule: '1.6', message: /can carry 2, not 3/ })
  })
})
