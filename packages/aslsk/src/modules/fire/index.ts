import { environment } from '../../environment/index.ts'
import { blownAway, gustsBlow } from '../../environment/wind.ts'
import type { Occasion } from '../../fire/declaration.ts'
import type { Module } from '../../hooks.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import { rubble } from '../../places/rubble.ts'
import { at } from '../../sequence/step.ts'
import { fireAdvice } from './advice.ts'
import { busyState, clearFlame, fireFighter, handsFull } from './clear.ts'
import { burnDown, smother } from './collapse.ts'
import { fires, lightFires, wrongDryness, wrongFires } from './conditions.ts'
import { forfeits } from './control.ts'
import { BLAZE_SMOKE } from './data.ts'
import { ablazeAhead, fleeFire, getOut, leaveFire, mustLeave, takeMen, takeVehicles } from './escape.ts'
import { BLAZE, FLAME, WRECK_BLAZE } from './fires.ts'
import { kindle } from './kindle.ts'
import { blazeHeight, veiled, withinSmoke } from './smoke.ts'
import { grenadeBurns, lingeringPhosphorus, sparked, sparks, wreckBurns } from './sparks.ts'
import { grow, spread } from './spread.ts'
import { tellers } from './words.ts'

/** B25 Fire: what burns, how it starts, and where it goes. */
export const fire: Module = {
  id: 'fire',
  title: 'Fire',
  sentence:
    'Houses, woods and fields burn: set on fire on purpose, by shells and flames, or by a burning wreck; fires grow, spread with the wind, and drive everybody out.',
  needs: [environment, rubble],
  state: busyState,
  fills: ['2.21', '4.214'],
  steps: [
    { key: 'setup.fires', ...at('0.15'), run: lightFires },
    { key: 'movement.phosphorus', ...at('3.22'), run: lingeringPhosphorus },
    { key: 'movement.blazes', ...at('3.51'), run: takeVehicles },
    { key: 'advancingFire.spread', ...at('5.31'), run: spread },
    { key: 'advancingFire.grow', ...at('5.32'), run: grow },
    { key: 'rout.escape', ...at('6.11'), run: getOut },
    { key: 'rout.blazes', ...at('6.31'), run: takeMen },
  ],
  acts: {
    prepFire: [kindle],
    move: [clearFlame<Moving>((s) => s.attacker)],
    defensiveFire: [clearFlame<Occasion>((_, { side }) => side)],
    choice: [fleeFire, leaveFire],
  },
  windows: {
    windChange: [
      { key: 'gusts', order: 50, run: gustsBlow },
      { key: 'collapse', order: 60, run: burnDown },
    ],
  },
  hooks: {
    attacked: [sparks],
    rubbled: [smother],
    ignitions: [sparked],
    wrecked: [wreckBurns],
    barriers: [ablazeAhead],
    laid: [grenadeBurns],
    mustRout: [mustLeave],
    statuses: [fireFighter],
    forbids: [handsFull],
    forfeited: [forfeits],
    hindrances: [withinSmoke],
    veiled: [veiled],
    smokeHeights: [blazeHeight],
    noSmoke: [blownAway],
    conditions: [fires],
    complaints: [wrongDryness, wrongFires],
  },
  markers: [
    { kind: FLAME, name: 'Flame', rule: 'B25.15', what: 'nothing', values: [0], usual: 0 },
    {
      kind: BLAZE,
      name: 'Blaze',
      rule: 'B25.2',
      what: 'Hindrance',
      values: [BLAZE_SMOKE.terrain],
      usual: BLAZE_SMOKE.terrain,
      smoke: true,
    },
    {
      kind: WRECK_BLAZE,
      name: 'Burning wreck',
      rule: 'B25.14',
      what: 'Hindrance',
      values: [BLAZE_SMOKE.wreck],
      usual: BLAZE_SMOKE.wreck,
      smoke: true,
    },
  ],
  tellers,
  advice: fireAdvice,
  glossary: [
    {
      id: 'kindling',
      name: 'Setting fire',
      rules: ['B25.11', 'B25.12', 'B25.13', 'A22.611', 'G5', 'A24.32'],
      text: 'In Prep Fire unpinned men with a leader may set fire to where they stand: the leader passes a task check, then two dice reach the Kindling number of the terrain. A KIA of shells or charges and a K or KIA of flames may start a fire as well.',
      also: ['kindle', 'Kindling', 'arson', 'Molotov'],
    },
    {
      id: 'flame',
      name: 'Flame',
      rules: ['B25.15', 'B24.72', 'B25.5'],
      text: 'A small fire without effect. From the next Player Turn on it is rolled for at the end of Advancing Fire: with the Spread number it becomes a Blaze, with 2 or less it goes out. Men who do nothing else may put it out.',
      also: ['Flame clearance', 'Environmental Conditions', 'EC'],
    },
    {
      id: 'blaze',
      name: 'Blaze',
      rules: ['B25.2', 'B25.4', 'B25.6', 'B25.14'],
      text: 'Burning terrain: nobody enters it, and men who are in it when the Rout Phase ends are lost, vehicles at the end of their Movement Phase. Its smoke hinders by +3. At the end of Advancing Fire it spreads. A burning wreck hinders by +2 and bars nobody.',
      also: ['fire', 'burning wreck', 'spread'],
    },
    {
      id: 'burnt-out',
      name: 'Houses that come down',
      rules: ['B25.66', 'B24.11'],
      text: 'With a Wind Change DR of 12 one of the houses that burn, drawn by lot, comes down and burns on as rubble: the same cover, one MF more, and no house. What brings a house down sets nothing on fire, and puts out a Flame in it.',
      also: ['rubble', 'collapse'],
    },
    {
      id: 'arson',
      name: 'Control by fire',
      rules: ['B25.7'],
      text: 'What a side has set on fire on purpose is controlled by the enemy as long as it burns, wherever the fire has spread, unless fires of both sides have met.',
    },
    {
      id: 'gusts',
      name: 'Gusts and Heavy Winds',
      rules: ['B25.63', 'B25.651', 'A24.2'],
      text: 'A Wind Change DR of 12 brings Gusts for that Player Turn: every Blaze goes on downwind, one of them two hexes. In Heavy Winds fire spreads to the three hexes downwind without a roll, and Smoke has no effect.',
      also: ['wind', 'breeze'],
    },
  ],
}
