import { schematicBoard } from '@firegroup/hexmap/draw'
import type { Game } from '@firegroup/kernel'
import { complaintsOf, ScriptedTable, startedGame } from '@firegroup/testkit'
import type { LnltEvent } from '../src/events.ts'
import type { Scenario, SideSpec } from '../src/scenario/types.ts'
import type { LnltState, Side } from '../src/state.ts'
import { lnlt } from '../src/system.ts'
import { readScript } from './script.ts'

/** A board from the same text as a table's; units in it are ignored. */
export function boardFrom(text: string, size: { columns?: number; rows?: number; joined?: readonly string[] } = {}) {
  return schematicBoard(readScript(text).hexes, size)
}

const VILLAGE = `
  B2 woods        C3 stone building        D2 wooden building
  F3 stone building        F4 stone building        G2 orchard        H4 grain`

const american: SideSpec = {
  nation: 'american',
  name: 'Americans',
  groups: [
    {
      id: 'us',
      name: 'The platoon',
      units: [
        { type: 'us-101st-airborne-squad', count: 3 },
        { type: 'us-101st-airborne-leader-6-0', count: 1 },
      ],
      weapons: [
        { type: 'us-bar', count: 1 },
        { type: 'us-m1919a4', count: 1 },
      ],
      arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
    },
  ],
}

const german: SideSpec = {
  nation: 'german',
  name: 'Germans',
  groups: [
    {
      id: 'de',
      name: 'The picket',
      units: [
        { type: 'de-wehrmacht-squad', count: 2 },
        { type: 'de-wehrmacht-half-squad', count: 1 },
        { type: 'de-wehrmacht-leader-7-1', count: 1 },
      ],
      weapons: [{ type: 'de-mg42', count: 1 }],
      arrival: { kind: 'setup', area: { columns: ['F', 'I'] } },
    },
  ],
}

/** A small scenario, with whatever a test wants to be different. */
export function testScenario(changes: Partial<Scenario> = {}): Scenario {
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'lnlt',
    id: 'test',
    name: 'Test',
    briefing: { place: 'Nowhere', date: 'June 1944', text: 'A test.', blue: 'Take the house.', red: 'Hold it.' },
    era: 'ww2',
    boards: [{ map: boardFrom(VILLAGE, { columns: 9, rows: 6, joined: ['F3 F4'] }), at: { column: 0, row: 0 } }],
    turns: 3,
    initiative: 'blue',
    setsUpFirst: 'red',
    sides: { blue: american, red: german },
    victory: {
      text: 'Control F3.',
      conditions: [{ side: 'blue', condition: { type: 'control', hexes: ['F3'] }, text: 'The Americans hold F3.' }],
      otherwise: 'red',
    },
    ...changes,
  }
}

/** The scenario with one side's groups replaced. */
export function withGroups(side: Side, groups: SideSpec['groups'], changes: Partial<Scenario> = {}): Scenario {
  const scenario = testScenario(changes)
  return { ...scenario, sides: { ...scenario.sides, [side]: { ...scenario.sides[side], groups } } }
}

/** A strict script over a scenario from its set-up on. */
export function scripted(scenario: Scenario): ScriptedTable<LnltState, LnltEvent> {
  return new ScriptedTable<LnltState, LnltEvent>(lnlt, { scenario })
}

export function started(scenario: Scenario, key?: string): Game<LnltState, LnltEvent> {
  return startedGame(lnlt, scenario, key)
}

/** What `begin` complains about. */
export function complaints(scenario: unknown): string[] {
  return complaintsOf(lnlt, scenario)
}
