import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import { at } from '../../sequence/step.ts'
import type { AslskState, Hex } from '../../state.ts'
import { unitLabel } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { crestLocations, isCrest } from './crest.ts'
import { depressionsOf, isAlong, isStream, overBanks } from './ground.ts'
import { crestTem, downCost, noGunUp, noRoutUp, offFront, slideDown, tooHeavy } from './rules.ts'

/** B19, B20, B4: gullies, streams, sunken roads and wadis, and Crest status in them. */
export const depressions: Module = {
  id: 'depressions',
  title: 'Gullies and streams',
  sentence:
    'Gullies, streams and sunken roads hide whoever is down in them; who lies at the Crest sees out over the bank and is covered by it.',
  fills: ['3.32', '7.21'],
  steps: [{ key: 'rout.crest', ...at('6.31'), run: slideDown }],
  hooks: {
    locations: [crestLocations],
    depressions: [(land) => [...depressionsOf(land).keys()]],
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, 'depression').flatMap(({ at: hex }) =>
          map.grid.has(hex) ? [] : [`A depression lies in ${hex}, which the map does not have.`],
        ),
    ],
    sightlines: [overBanks],
    movementCosts: [downCost],
    bogChecks: [(s, from, to) => isStream(s, from) && !isAlong(s, from, to)],
    barriers: [noGunUp],
    tem: [crestTem],
    firepowerFactors: [offFront],
    weaponForbids: [tooHeavy],
    forbids: [noRoutUp],
    statuses: [
      (s, unit, status) => ((status === 'crest' && isCrest(s, unit.at)) || (status === 'inStream' && isStream(s, unit.at)) ? 1 : 0),
    ],
  },
  tellers: { 'depressions:down': downWords },
  glossary: [
    {
      id: 'depression',
      name: 'Gully, stream, sunken road',
      rules: ['A6.3', 'B19.4', 'B20.6'],
      text: 'A hex a level lower than the ground around it. Who is down in it is seen along it, or from as many levels above as there are hexes between. Over the bank it costs 1 MF more down, twice the ground up; streams are dearer. In a stream only light weapons are fired.',
      also: ['depression', 'gullies', 'streams', 'wadi', 'IN', 'INTO'],
    },
    {
      id: 'crest',
      name: 'Crest',
      rules: ['B20.9', 'B20.95', 'F5.41', 'F5.43'],
      text: 'Behind the bank of a depression, a level above its bottom. Taken from below for 2 MF, from outside for 1 MF less than the hex costs. Against Direct Fire over its three hexsides it is a foxhole, but not from where the bottom is seen. Fire elsewhere is halved; only light weapons fire. Broken men leave it.',
      also: ['Crest status', 'CREST'],
    },
  ],
}

function downWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, at: hex } = event.of as { readonly unit: number; readonly at: Hex }
  return { text: `${unitLabel(s, unit)} slides down from the Crest in ${nameOf(s, hex)}.`, place: hex }
}
