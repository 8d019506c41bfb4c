import { SIDES } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'
import { ROAD_MF } from '../../data/movement.ts'
import { noVehicles, type TerrainType, terrainType } from '../../data/terrain.ts'
import type { Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { Land, NewPlace } from '../../places/place.ts'
import { specsOf } from '../../places/schema.ts'
import type { Setting } from '../../setting.ts'
import { type AslskState, enemyOf, type Hex, type Unit } from '../../state.ts'
import { hasUnits } from '../../units/units.ts'

const BRIDGE = 'bridge'
const RULE = 'B6'

/** The Starter Kit's vehicles have no rules for bridges: they stay off. */
const DECK: TerrainType = { ...terrainType('open'), ...noVehicles, id: BRIDGE, name: BRIDGE, rule: RULE }

/** B6: whoever is on a bridge is in another Location than those beneath; on and off lead the hexsides over which its road runs. Not on pontoons. */
function bridgeLocations({ scenario, map }: Land): readonly NewPlace[] {
  const bridges = specsOf(scenario, 'bridge').filter(({ pontoon }) => !pontoon)
  const sunk = specsOf(scenario, 'depression').map(({ at }) => at)
  return bridges.map(({ at }) => {
    const hex = map.grid.indexOf(at)
    const ways = SIDES.filter((side) => map.hasRoad(hex, side)).flatMap((side) => {
      const beyond = map.grid.neighbour(hex, side)
      if (beyond < 0) return []
      const isDeck = bridges.some((other) => other.at === map.grid.idOf(beyond))
      if (isDeck && beyond < hex) return [] // that one leads here
      return [{ to: isDeck ? `${map.grid.idOf(beyond)} ${BRIDGE}` : map.grid.idOf(beyond), mf: ROAD_MF, rule: RULE, label: BRIDGE }]
    })
    return {
      kind: BRIDGE,
      hex: at,
      name: BRIDGE,
      up: sunk.includes(at) ? 1 : 0,
      terrain: DECK,
      room: 6,
      withHex: true,
      setUp: true,
      ways,
    }
  })
}

/** B6: no LOS through the deck. */
function throughTheDeck({ places, map }: Setting, from: Hex, to: Hex): Blocked | undefined {
  if (!places || from === to || (places.of(from)?.kind !== BRIDGE && places.of(to)?.kind !== BRIDGE)) return undefined
  return map.grid.hexOf(from) === map.grid.hexOf(to) ? { rule: RULE, reason: 'the deck of the bridge is between them' } : undefined
}

/** B6: the road runs over the bridge, and not through what is beneath. */
function roadAbove(s: AslskState, from: Hex, to: Hex): Problem | undefined {
  const under = [from, to].find((hex) => decksOver(s, hex).length > 0)
  return under === undefined ? undefined : { rule: RULE, message: `In ${nameOf(s, under)} the road runs over the bridge.` }
}

function decksOver({ setting }: Pick<AslskState, 'setting'>, hex: Hex): readonly Hex[] {
  const { places } = setting
  return places ? places.within(hex).filter((at) => places.of(at)!.kind === BRIDGE) : []
}

/** B6: the hex is gained on the bridge or beneath it, while no enemy is in the other of the two. */
function isContested(s: AslskState, unit: Unit): boolean {
  const place = s.setting.places?.of(unit.at)
  const others = place?.kind === BRIDGE ? [place.hex] : decksOver(s, unit.at)
  return others.some((at) => hasUnits(s, enemyOf(unit.side), at))
}

/** B6 Bridges. */
export const bridges: Module = {
  id: 'bridges',
  title: 'Bridges',
  sentence: 'A bridge is a place of its own: those on it and those beneath do not see each other, and only its road leads on and off.',
  hooks: {
    locations: [bridgeLocations],
    outOfSight: [throughTheDeck],
    roadless: [roadAbove],
    keepsControl: [isContested],
    complaints: [
      ({ scenario, map }) =>
        specsOf(scenario, 'bridge').flatMap(({ at }) => {
          if (!map.grid.has(at)) return [`A bridge stands in ${at}, which the map does not have.`]
          return map.roads[map.grid.indexOf(at)] === 0 ? [`A bridge stands in ${at}, but no road leads over it.`] : []
        }),
    ],
  },
  glossary: [
    {
      id: 'bridge',
      name: 'Bridge',
      rules: [RULE],
      text: 'Whoever is on it is in another Location than those beneath, and neither sees the other. On and off lead only the hexsides of its road. A Good Order MMC on it or beneath gains the hex while no enemy is in either.',
      also: ['bridges', 'beneath a bridge', 'BRIDGE'],
    },
  ],
}
