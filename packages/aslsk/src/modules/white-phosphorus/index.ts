import type { ModuleEvent } from '../../events.ts'
import type { Module } from '../../hooks.ts'
import { removeMarkers } from '../../map/markers.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { unitInPlace } from '../../words/names.ts'
import type { Telling } from '../../words/telling.ts'
import { WP_GRENADE } from './data.ts'
import { shellGoesOut, type ThrownWp, throwWp, WP } from './throw.ts'

/** A24.3 White phosphorus grenades. */
export const whitePhosphorus: Module = {
  id: 'white-phosphorus',
  title: 'White phosphorus',
  sentence:
    'American squads, and from 1944 British ones, may throw white phosphorus instead of Smoke: a thinner cloud that burns whoever moves in it.',
  acts: { move: [throwWp] },
  hooks: { shotForbids: [shellGoesOut] },
  markers: [
    {
      kind: WP,
      name: 'White phosphorus',
      rule: 'A24.3',
      what: 'Hindrance',
      values: [WP_GRENADE.hindrance],
      usual: WP_GRENADE.hindrance,
      smoke: true,
    },
  ],
  counters: [{ id: WP, until: ['movement.end'], remove: ({ state }) => removeMarkers(state, [WP]) }],
  tellers: { 'white-phosphorus:throws': throwWords },
  advice: { wp: () => -1 },
  glossary: [
    {
      id: 'white-phosphorus',
      name: 'White phosphorus grenades',
      rules: ['A24.3', 'A24.31'],
      text: 'Thrown like Smoke grenades and for the same MF, with a dr one lower than the Smoke Exponent. The cloud hinders by +1 to the end of the Movement Phase. Units on the move where it bursts take a Morale Check: their cover helps, but with a coloured 6 it counts against them.',
      also: ['WP'],
    },
  ],
}

function throwWords(s: AslskState, event: ModuleEvent): Telling {
  const { unit, to, die, needed, placed } = event.of as unknown as ThrownWp
  const where = nameOf(s, to)
  const text = placed
    ? `${unitInPlace(s, unit)} throws white phosphorus into ${where}.`
    : `${unitInPlace(s, unit)} throws white phosphorus, which does not burn.`
  return { text, detail: `Die ${die}: ${needed} or less was needed.`, place: to }
}
