import { playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { breaches } from '../../test/invariants.ts'
import { boardFrom, started, testScenario } from '../../test/scenario.ts'
import type { Scenario } from '../scenario/types.ts'

/** Tanks, assault guns and Armored Cars of both sides among woods, houses, roads and a hill; some come from offboard. */
function melee(): Scenario {
  const ground = `
    C3 woods    D4 woods    E5 wooden building    F3 stone building    G5 brush    H4 level 1    H5 level 1    I5 level 1
    B4 road SE    C5 road NW SE    D5 road NW S    D6 road N SE    E7 road NW`
  const board = boardFrom(ground, { columns: 12, rows: 10 })
  const plain = testScenario()
  const group = (id: string, units: string[], columns: [string, string]) => ({
    id,
    name: id,
    units: units.map((type) => ({ type, count: 1 })),
    weapons: [],
    arrival: { kind: 'setup' as const, area: { columns } },
  })
  const late = {
    ...group('late', ['am-M4', 'am-M8AC'], ['A', 'B']),
    arrival: { kind: 'enter' as const, turn: 2, along: { edge: 'west' as const } },
  }
  return {
    ...plain,
    boards: [{ map: board, at: { column: 0, row: 0 } }],
    turns: 4,
    sides: {
      allied: {
        ...plain.sides.allied,
        groups: [group('us', ['am-M24', 'am-M10GMC', 'am-6-6-6', 'am-6-6-6', 'am-L-8-1'], ['A', 'D']), late],
      },
      axis: { ...plain.sides.axis, groups: [group('ge', ['ge-pzivh', 'ge-stgiiig', 'ge-psw2342', 'ge-4-6-7', 'ge-4-6-7'], ['H', 'K'])] },
    },
  }
}

test('random games with vehicles of all kinds end, and never come to what can’t be', () => {
  const scenario = melee()
  const seen = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = started(scenario)
    let n = 0
    playRandomly(game, {
      seed,
      maxDecisions: 6000,
      before: ({ state }, { open, decision }) => {
        seen.add(`${open.question.kind}.${(decision as { type?: string }).type}`)
        if (n++ % 7 === 0) expect(breaches(state)).toEqual([])
      },
    })
  }
  for (const act of ['start', 'drive', 'pivot', 'halt', 'delay', 'hatch', 'stop']) expect(seen).toContain(`move.${act}`)
})
