import type { Scenario } from '../src/scenario/types.ts'
import { boardFrom, testScenario } from './scenario.ts'

/** Close quarters: a house of two floors, flames and charges, Stealth, weapons that jam, nobody who surrenders, and men who come later. */
export const storm: Scenario = testScenario({
  name: 'Storm',
  turns: 4,
  boards: [
    {
      map: boardFrom(
        `C2 forest    C3 light-woods    D4 stone building    D5 stone building    E4 stone building    F3 forest    F5 wooden building
         B5 brush    G2 level 1    G4 wheat-field`,
        { columns: 8, rows: 6, joined: ['D4 D5', 'D4 E4'] },
      ),
      at: { column: 0, row: 0 },
    },
  ],
  rules: [{ type: 'ambush', side: 'red', text: 'They lie in wait.' }],
  sides: {
    blue: {
      nation: 'british',
      name: 'Commandos',
      groups: [
        {
          id: 'blue',
          name: 'The troop',
          units: [
            { type: 'uk-commando-squad', count: 3 },
            { type: 'uk-rifle-squad', count: 2 },
            { type: 'uk-leader-6-1', count: 2, skills: ['assaulter'] },
            { type: 'uk-hero-1-6-6', count: 1, skills: ['versatile'] },
          ],
          weapons: [
            { type: 'uk-lifebuoy', count: 2 },
            { type: 'uk-vickersk', count: 2 },
            { type: 'uk-satchel', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
        {
          id: 'later',
          name: 'The others',
          units: [
            { type: 'uk-commando-squad', count: 2 },
            { type: 'uk-leader-6-1', count: 1 },
          ],
          arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
        },
      ],
    },
    red: {
      nation: 'japanese',
      name: 'Japanese',
      groups: [
        {
          id: 'red',
          name: 'The garrison',
          units: [
            { type: 'jp-infantry-squad', count: 4 },
            { type: 'jp-veteran-squad', count: 2 },
            { type: 'jp-leader-6-1', count: 2 },
            { type: 'jp-medic', count: 1 },
          ],
          weapons: [
            { type: 'jp-t93ft', count: 1 },
            { type: 'jp-molotov', count: 3 },
          ],
          arrival: { kind: 'setup', area: { columns: ['D', 'H'] } },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'jp-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
  },
  victory: {
    text: 'The house.',
    conditions: [
      { side: 'blue', condition: { type: 'control', hexes: ['D4 upstairs', 'D5'] }, text: 'They have the house.' },
      { side: 'red', condition: { type: 'exit', area: { edge: 'west' }, halves: 6 }, text: 'They have broken out.' },
    ],
  },
})
