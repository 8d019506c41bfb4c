import { eventFor } from '@firegroup/kernel'
import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { fogScenario } from '../../test/fog.ts'
import { boardFrom, scripted, testScenario, withGroups } from '../../test/scenario.ts'
import type { Deployment } from '../scenario/deployment.ts'
import type { Group, Scenario } from '../scenario/types.ts'
import { view } from '../view.ts'

type Table = ReturnType<typeof scripted>

/** The Japanese of the example against one American squad, who sets up in A1 or comes from outside. */
function jungle(
  changes: Partial<Scenario> = {},
  units: Group['units'] = [{ type: 'ja-1-4-4-7', count: 8 }],
  americans = 'setup',
): Scenario {
  const ground = `
    X2 dense jungle    Y5 palm trees    Z6 kunai    AA7 hut    Y4 grain    X8 brush    EE4 kunai    DD2 dense jungle    DD4 palm trees    DD5 hut
    B1 woods   A2 woods    B2 woods`
  const plain = testScenario({
    boards: [{ map: boardFrom(ground, { columns: 33, rows: 10 }), at: { column: 0, row: 0 } }],
    setsUpFirst: 'axis',
    victory: { side: 'allied', text: 'Control X2.', condition: { type: 'control', hexes: ['X2'] } },
    rules: [{ type: 'concealment', axis: 6, text: 'Concealment is in effect.' }],
    ...changes,
  })
  return {
    ...plain,
    sides: {
      allied: {
        ...plain.sides.allied,
        groups: [
          {
            id: 'us',
            name: 'Americans',
            units: [{ type: 'am-6-6-6', count: 1 }],
            arrival:
              americans === 'setup'
                ? { kind: 'setup', area: { columns: ['A', 'A'] } }
                : { kind: 'enter', turn: 1, along: { columns: ['A', 'A'] } },
          },
        ],
      },
      axis: {
        nation: 'japanese',
        name: 'Japanese',
        elr: 3,
        groups: [{ id: 'ja', name: 'Japanese', units, arrival: { kind: 'setup', area: { columns: ['X', 'GG'] } } }],
      },
    },
  }
}

/** Units by the hexes in which they set up, in the order of their ids. */
function placed(t: Table, hexes: readonly string[], more: Partial<Deployment> = {}): Deployment {
  const first = t.game.state.units.findIndex(({ side }) => side === t.game.open[0]!.seat)
  return { type: 'place', units: hexes.map((hex, i) => ({ unit: first + i, hex })), weapons: [], ...more }
}

const statusIn = (t: Table, hex: string) => {
  const at = t.game.state.setting.map.grid.indexOf(hex)
  return t.game.state.units
    .filter((unit) => unit.at === at)
    .map(({ concealed, hidden }) => (hidden ? 'hidden' : concealed ? 'concealed' : 'seen'))
}

const EIGHT = ['X2', 'Y4', 'Y5', 'Z6', 'AA7', 'AA7', 'X8', 'X8']

example('EX-26a SK-8.3-05 counters of the order of battle go on stacks in Concealment Terrain alone; what is left over is lost', (seat) => {
  const t = seat(scripted(jungle()))
  for (const hex of ['Y4', 'X8'])
    t.refuses('axis', placed(t, EIGHT, { concealed: [hex] }), { rule: '8.3', message: /no Concealment Terrain/ })
  t.refuses('axis', placed(t, EIGHT, { concealed: ['X2', 'Y5', 'Z6', 'AA7', 'X2'] }), { rule: '8.3', message: /one concealment counter/ })
  t.refuses('axis', placed(t, EIGHT, { concealed: ['CC4'] }), { rule: '8.3', message: /nobody in CC4/ })
  t.decide('axis', 'setup', placed(t, EIGHT, { concealed: ['X2', 'Y5', 'Z6', 'AA7'] }))
  expect(['X2', 'Y5', 'Z6', 'AA7'].map((hex) => statusIn(t, hex)[0])).toEqual(['concealed', 'concealed', 'concealed', 'concealed'])
  expect(['Y4', 'X8'].map((hex) => statusIn(t, hex)[0])).toEqual(['seen', 'seen'])
  t.asks('allied', 'setup')
})

example('AID-ASOP-050 EX-26b SK-8.3-07 after all have set up, whom no enemy sees is concealed', (seat) => {
  const t = seat(scripted(jungle()))
  t.decide('axis', 'setup', placed(t, EIGHT)).decide('allied', 'setup', placed(t, ['A1']))
  expect(['Y4', 'X8', 'X2'].map((hex) => statusIn(t, hex)[0])).toEqual(['concealed', 'concealed', 'concealed'])
  t.asks(t.game.open[0]!.seat, t.game.open[0]!.question.kind)
  const seen = seat(scripted(jungle()))
  seen.decide('axis', 'setup', placed(seen, EIGHT)).decide('allied', 'setup', placed(seen, ['A5']))
  expect(statusIn(seen, 'Y4')).toEqual(['seen'])
  seen.asks(seen.game.open[0]!.seat, seen.game.open[0]!.question.kind)
})

example('EX-26b SK-8.3-06 where the enemy sets up nobody on the map all units are concealed without counters', (seat) => {
  const t = seat(scripted(jungle({}, undefined, 'enter')))
  t.refuses('axis', placed(t, EIGHT, { concealed: ['X2'] }), { rule: '8.3', message: /all your units are concealed/ })
  t.decide('axis', 'setup', placed(t, EIGHT))
  expect(['Y4', 'X8', 'X2'].map((hex) => statusIn(t, hex)[0])).toEqual(['concealed', 'concealed', 'concealed'])
  t.asks(t.game.open[0]!.seat, t.game.open[0]!.question.kind)
})

test('SK-8.3-08 reinforcements come onto the map concealed', () => {
  const t = scripted(jungle({}, undefined, 'enter'))
  t.decide('axis', 'setup', placed(t, EIGHT))
  while (t.game.open[0]!.question.kind !== 'move') {
    const [first, ...rest] = [...t.game.open[0]!.question.candidates()] as { type: string }[]
    t.decide(t.game.open[0]!.seat, t.game.open[0]!.question.kind, rest.find(({ type }) => type === 'end' || type === 'done') ?? first)
  }
  t.decide('allied', 'move', {
    type: 'step',
    units: [0],
    to: t.game.state.setting.map.grid.idOf(t.game.state.units[0]!.entry),
    mode: 'assault',
  })
  expect(t.game.state.units[0]!.concealed).toBe(true)
})

describe('who may set up hidden', () => {
  const NINE: Group['units'] = [
    { type: 'ja-1-4-4-7', count: 9 },
    { type: 'ja-crew-2-2-8', count: 4 },
  ]
  const hexes = ['EE4', 'DD2', 'EE5', 'DD4', 'DD5', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8', 'X9']

  example('EX-24a SK-8.1.8-05 SK-8.1.8-18 two of eleven squads, or one and two crews, but not in the open', (seat) => {
    const t = seat(scripted(jungle({}, NINE)))
    const hide = (hidden: number[]) => placed(t, hexes, { hidden: hidden.map((n) => n + 1) })
    expect((t.game.open[0]!.question.about as { unseen: unknown }).unseen).toMatchObject({ hiddenHalfSquads: 4 })
    t.refuses('axis', hide([2]), { rule: '8.1.8', message: /in the open, as in EE5/ })
    t.refuses('axis', hide([0, 1, 3]), { rule: '8.1.8', message: /At most 2 squads/ })
    for (const legal of [
      [0, 1],
      [3, 4],
      [0, 4],
    ])
      expect(t.game.problems('axis', hide(legal))).toEqual([])
    t.refuses('axis', hide([0, 1, 9]), { rule: '8.1.8' })
    t.decide('axis', 'setup', hide([0, 1])).decide('allied', 'setup', { type: 'place', units: [{ unit: 0, hex: 'A1' }], weapons: [] })
    expect([statusIn(t, 'EE4'), statusIn(t, 'DD2')]).toEqual([['hidden'], ['hidden']])
    t.asks(t.game.open[0]!.seat, t.game.open[0]!.question.kind)
  })

  test('AID-ASOP-032 SK-6.4-01 a Gun with its crew, in any scenario; nobody else', () => {
    const t = scripted(fogScenario)
    const [suggested] = [...t.game.open[0]!.question.candidates()] as Deployment[]
    const crews = t.game.state.units.filter(({ type }) => type === 'ge-crew-2-2-8').map(({ id }) => id)
    const squad = t.game.state.units.find(({ type }) => type === 'ge-4-6-7')!.id
    expect(suggested!.hidden).toEqual(crews)
    t.refuses('axis', { ...suggested!, hidden: [squad] }, { rule: '8.1.8', message: /Only Japanese Infantry and the crews of Guns/ })
    t.refuses('axis', { ...suggested!, hidden: [crews[0]!, crews[0]!] }, { rule: '6.4', message: /hidden twice/ })
  })

  test('SK-6.4-07 no Gun hides on a paved road', () => {
    const hides = (kind: 'dirt-road' | 'paved-road') => {
      const drawn = boardFrom('H5 road n s', { columns: 9, rows: 6 })
      const map = { ...drawn, ways: drawn.ways?.map((way) => ({ ...way, kind })) } as typeof drawn
      const battery: Group = {
        id: 'ge',
        name: 'The battery',
        units: [{ type: 'ge-crew-2-2-8', count: 1 }],
        weapons: [{ type: 'ge-AT75L', count: 1 }],
        arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
      }
      const t = scripted(withGroups('axis', [battery], { boards: [{ map, at: { column: 0, row: 0 } }] }))
      const crew = t.game.state.units.find(({ type }) => type === 'ge-crew-2-2-8')!.id
      const weapon = t.game.state.weapons.find(({ type }) => type === 'ge-AT75L')!.id
      const placing = { type: 'place', units: [{ unit: crew, hex: 'H5' }], weapons: [{ weapon, unit: crew, ca: 4 }], hidden: [crew] }
      return t.game.problems('axis', placing).map(({ rule }) => rule)
    }
    expect([hides('dirt-road'), hides('paved-road')]).toEqual([[], ['6.4']])
  })
})

test('the other side learns of a set-up how many are under its counters, and nothing of what is hidden', () => {
  const t = scripted(fogScenario)
  const [suggested] = [...t.game.open[0]!.question.candidates()] as Deployment[]
  t.decide('axis', 'setup', suggested)
  const told = t.game.events.map((each) => eventFor(each, 'allied')).find((event) => event?.type === 'setUp')!
  const units = told.type === 'setUp' ? told.units : []
  expect(units).toHaveLength(7 - suggested!.hidden!.length)
  expect(units.filter(({ unit }) => unit === -2).length).toBeGreaterThan(0)
  const seen = view(t.game.state, 'allied') as { units: { side: string; at: number }[]; concealed: { units: number }[] }
  const known = seen.units.filter(({ side, at }) => side === 'axis' && at >= 0).length
  expect(known + seen.concealed.reduce((sum, stack) => sum + stack.units, 0)).toBe(7 - suggested!.hidden!.length)
})
