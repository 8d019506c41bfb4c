import type { Game } from '@firegroup/kernel'
import { complaintsOf, ScriptedTable, startedGame } from '@firegroup/testkit'
import type { AslskEvent } from '../src/events.ts'
import type { Scenario, SideSpec } from '../src/scenario/types.ts'
import type { AslskState } from '../src/state.ts'
import { aslsk } from '../src/system.ts'
import { type BoardOptions, testBoard } from './board.ts'
import { readScript } from './script.ts'

/** A board from the same text as a table's; units in it are ignored. */
export function boardFrom(text: string, size: BoardOptions = {}) {
  return testBoard(readScript(text).hexes, size)
}

const VILLAGE = `
  B2 woods        C3 stone building        D2 wooden building
  F3 stone building        F4 stone building        G2 orchard        H4 grain`

const american: SideSpec = {
  nation: 'american',
  name: 'Americans',
  elr: 3,
  groups: [
    {
      id: 'us',
      name: 'The platoon',
      units: [
        { type: 'am-6-6-6', count: 3 },
        { type: 'am-L-8-1', count: 1 },
      ],
      weapons: [{ type: 'am-MMG', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
    },
  ],
}

const german: SideSpec = {
  nation: 'german',
  name: 'Germans',
  elr: 3,
  groups: [
    {
      id: 'ge',
      name: 'The picket',
      units: [
        { type: 'ge-4-6-7', count: 2 },
        { type: 'ge-L-8-0', count: 1 },
      ],
      weapons: [{ type: 'ge-LMG', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
    },
  ],
}

/** A small scenario, with whatever a test wants to be different. */
export function testScenario(changes: Partial<Scenario> = {}): Scenario {
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'aslsk',
    id: 'test',
    name: 'Test',
    briefing: { place: 'Nowhere', date: 'June 1944', text: 'A test.', allied: 'Take the house.', axis: 'Hold it.' },
    month: 6,
    year: 1944,
    boards: [{ map: boardFrom(VILLAGE, { columns: 9, rows: 6, joined: ['F3 F4'] }), at: { column: 0, row: 0 } }],
    turns: 3,
    movesFirst: 'allied',
    setsUpFirst: 'axis',
    sides: { allied: american, axis: german },
    victory: { side: 'allied', text: 'Control F3.', condition: { type: 'control', hexes: ['F3'] } },
    ...changes,
  }
}

/** The scenario with one side's groups replaced. */
export function withGroups(side: 'allied' | 'axis', groups: SideSpec['groups'], changes: Partial<Scenario> = {}): Scenario {
  const scenario = testScenario(changes)
  return { ...scenario, sides: { ...scenario.sides, [side]: { ...scenario.sides[side], groups } } }
}

/** A strict script over a scenario from its set-up on. */
export function scripted(scenario: Scenario): ScriptedTable<AslskState, AslskEvent> {
  return new ScriptedTable<AslskState, AslskEvent>(aslsk, { scenario })
}

export function started(scenario: Scenario, key?: string): Game<AslskState, AslskEvent> {
  return startedGame(aslsk, scenario, key)
}

/** What `begin` complains about. */
export function complaints(scenario: unknown): string[] {
  return complaintsOf(aslsk, scenario)
}
