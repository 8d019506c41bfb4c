import { SMOKE } from '../../data/smoke.ts'
import { environment } from '../../environment/index.ts'
import { blownAway, gustsBlow } from '../../environment/wind.ts'
import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { smokeShells } from '../../ordnance/smoke-shells.ts'
import { at } from '../../sequence/step.ts'
import type { AslskState } from '../../state.ts'
import type { Telling } from '../../words/telling.ts'
import { againstWind, alsoAdvancing, DRIFT, drift, driftAtDawn, endDrift, gustsThin, smokeHeight, windNow, windTurns } from './rules.ts'

/** A24.6 Smoke in the wind. */
export const smokeWind: Module = {
  id: 'smoke-wind',
  title: 'Smoke in the wind',
  sentence:
    'A breeze carries Smoke along, Gusts blow it apart, Heavy Winds leave none; it rises only so high, and white phosphorus is fired in Advancing Fire as well.',
  needs: [environment, smokeShells],
  fills: ['5.12'],
  steps: [
    { key: 'rally.drift', ...at('1.12'), run: driftAtDawn },
    { key: 'rally.gusts', ...at('1.121'), run: gustsThin },
    { key: 'prepFire.drift', ...at('2.11'), run: endDrift },
    { key: 'advancingFire.drift', ...at('5.11'), run: drift },
    { key: 'advancingFire.gusts', ...at('5.13'), run: gustsThin },
  ],
  windows: { windChange: [{ key: 'smokeGusts', order: 50, run: gustsBlow }] },
  hooks: {
    cloudTimes: [alsoAdvancing],
    forbids: [againstWind],
    smokeHeights: [smokeHeight],
    noSmoke: [blownAway],
    environment: [windTurns],
    conditions: [windNow],
  },
  markers: [
    {
      kind: DRIFT,
      name: 'Drifting Smoke',
      rule: 'A24.61',
      what: 'Hindrance',
      values: [SMOKE.wpDispersed.hindrance, SMOKE.dispersed.hindrance],
      usual: SMOKE.dispersed.hindrance,
      smoke: true,
    },
  ],
  tellers: {
    'smoke-wind:drifts': (s, event) => told(s, event, 'from', 'The wind carries along the smoke of'),
    'smoke-wind:gusts': (s, event) => told(s, event, 'at', 'Gusts blow apart the smoke in'),
  },
  glossary: [
    {
      id: 'drifting-smoke',
      name: 'Smoke in the wind',
      rules: ['A24.61', 'A24.62', 'A24.1', 'A24.2', 'C8.6', 'B25.651'],
      text: 'In a mild breeze every cloud trails Dispersed Smoke downwind, a hex for each +1 of its Hindrance. Gusts remove Dispersed Smoke and thin out the rest. Grenades are not thrown upwind; in Heavy Winds no Smoke counts.',
      also: ['drift', 'Gusts', 'mild breeze', 'Heavy Winds'],
    },
  ],
}

function told(s: AslskState, event: ModuleEvent, where: string, words: string): Telling {
  const hexes = new Set(event.of[where] as readonly number[])
  return { text: `${words} ${[...hexes].map((place) => nameOf(s, place)).join(', ')}.` }
}
