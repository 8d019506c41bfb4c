/** A scenario of Lock 'n Load before it is played. */
import {
  counterType,
  type Group,
  hexOf,
  type LnltState,
  lnlt,
  ourPack,
  type Pack,
  type Scenario,
  SIDES,
  type Side,
  weaponType,
} from '@firegroup/lnlt'
import { type ReactNode, useMemo } from 'react'
import { nationLook } from '../../../counters/nations.ts'
import { measuredFacts } from '../../../home/measured.ts'
import { type ForceProps, type GroundProps, ScenarioPage } from '../../../home/ScenarioPage.tsx'
import type { ScenarioCard } from '../../game.ts'
import { placesOn } from '../../hex-shelf.tsx'
import { freshFace, nameWithLabel, weaponFace } from '../counters/index.tsx'
import { lengthOf, unitsIn } from './estimate.ts'
import { objectivesOf } from './ScenarioPicture.tsx'

export function ScenarioDetail({ card }: { readonly card: ScenarioCard }): ReactNode {
  const scenario = card.scenario as Scenario
  const begun = useMemo(() => lnlt.begin(scenario), [scenario])
  const pack = begun.ok ? begun.value.setting.pack : ourPack
  const { briefing, victory, sides } = scenario
  return (
    <ScenarioPage
      name={scenario.name}
      where={`${briefing.place}, ${briefing.date}`}
      facts={[
        { name: 'Turns', value: String(scenario.turns) },
        { name: 'Units', value: String(unitsIn(scenario)) },
        { name: 'Initiative at first', value: sides[scenario.initiative].name },
        { name: 'Sets up first', value: sides[scenario.setsUpFirst].name },
        ...measuredFacts(scenario.id, card.sides, lengthOf(scenario)),
      ]}
      story={briefing.text}
      wins={[...new Set([victory.text, ...victory.conditions.map(({ text, immediately }) => (immediately ? `At once: ${text}` : text))])]}
      rules={[
        ...(scenario.rules ?? []).map(({ text }) => text),
        ...(scenario.events ? ['Event markers lie on the map; nobody knows yet what they bring.'] : []),
      ]}
      ground={begun.ok ? groundOf(scenario, begun.value.setting) : null}
      forces={SIDES.map((side) => ({
        name: sides[side].name,
        note: '',
        text: briefing[side],
        groups: sides[side].groups.map((group) => groupOf(pack, group)),
      }))}
    />
  )
}

function groundOf(scenario: Scenario, { map, groups }: LnltState['setting']): GroundProps {
  const palette = (side: Side): string => nationLook(scenario.sides[side].nation).palette
  return {
    name: scenario.name,
    map,
    // a Sniper may be anywhere: nothing to draw
    areas: groups
      .filter(({ entersOn }) => entersOn !== -2)
      .map(({ id, area, side, entersOn }) => ({
        id,
        hexes: [...new Set(area.map(hexOf))],
        palette: palette(side),
        enters: entersOn !== 0,
      })),
    objectives: placesOn(map, objectivesOf(scenario)),
    sides: SIDES.map((side) => ({
      name: scenario.sides[side].name,
      palette: palette(side),
      does: groups.some((group) => group.side === side && group.entersOn === 0) ? 'set up' : 'enter',
    })),
  }
}

function groupOf(pack: Pack, { id, name, arrival, units, weapons = [] }: Group): ForceProps['groups'][number] {
  return {
    id,
    name,
    when: whenOf(arrival),
    counters: [
      ...units.map(({ type, count, skills = [] }) => ({
        face: freshFace(pack, type),
        words: [nameWithLabel(counterType(pack, type)), ...skills].join(', '),
        count,
      })),
      ...weapons.map(({ type, count }) => ({
        face: weaponFace(pack, { type, assembled: weaponType(pack, type).fp === 0, jammed: false }),
        words: weaponType(pack, type).name,
        count,
      })),
    ],
  }
}

function whenOf(arrival: Group['arrival']): string {
  switch (arrival.kind) {
    case 'setup':
      return 'sets up'
    case 'hidden':
      return 'sets up in secret'
    case 'enter':
      return arrival.turn === 1 ? 'enters on turn 1' : `enters from turn ${arrival.turn}`
    case 'event':
      return 'comes with an Event'
    case 'sniper':
      return 'hidden until he fires'
  }
}
