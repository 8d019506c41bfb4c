import { osierBridge } from '../../boards/osier-bridge.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Combined arms over a river: tanks that shoot their infantry across a bridge, against a gun, a tank and rockets in the houses. */
export const theOsierBridge = card({
  id: 'the-osier-bridge',
  name: 'The Osier Bridge',
  briefing: {
    place: 'On the Seulles, Normandy',
    date: '9 August 1944',
    text: 'The bridge is whole, which nobody expected. Whoever holds the houses beyond it by evening will say that it was planned. The Americans have tanks and half-tracks and two hours of light; the rearguard has a gun that has not been seen yet.',
    blue: 'Let the tanks stand off and shell the houses before anybody drives onto the bridge. The half-track takes a squad over faster than it can run; at the shallows in the south men can wade and tanks can drive.',
    red: 'One gun covers the bridge and one tank the shallows. Hold your fire until they show you a flank; a wreck on the bridge is worth two anywhere else.',
    aftermath: 'Engineers pushed two wrecks off the bridge that night. The houses were full of shell cases and cider.',
  },
  boards: [{ map: osierBridge, at: { column: 0, row: 0 } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'tanks',
          name: 'The tank section',
          units: [{ type: 'us-m4a1', count: 2 }, ...of('us', 'armor-leader-6-1'), { type: 'm3ht', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
        },
        {
          id: 'riflemen',
          name: 'The riflemen',
          units: of('us', 'infantry-squad x5', 'leader-6-1', 'leader-6-0'),
          weapons: of('us', 'bar x2', 'm9-bazooka'),
          arrival: { kind: 'setup', area: { columns: ['A', 'E'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'armour',
          name: 'The gun and the tank',
          units: [...of('de', 'pak38'), { type: 'pz4h', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['J', 'O'] } },
        },
        {
          id: 'rearguard',
          name: 'The rearguard',
          units: of('de', 'grenadier-squad-late x4', 'leader-6-1'),
          weapons: of('de', 'mg42', 'pzf60 x2'),
          arrival: { kind: 'setup', area: { columns: ['I', 'O'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Americans win if they hold two of the three stone houses beyond the bridge (J4, K4 and J6) at the end. Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['J4', 'K4', 'J6'], atLeast: 2 },
        text: 'The Americans hold two houses beyond the bridge.',
      },
    ],
    otherwise: 'red',
    names: { J4: 'Toll house', K4: 'Inn', J6: 'Smithy' },
  },
})
