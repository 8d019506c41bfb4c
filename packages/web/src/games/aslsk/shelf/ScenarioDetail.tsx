/** A scenario of the Starter Kit before it is played. */
import { type AslskState, aslsk, type Pack, packOf, type Scenario, SIDES, type Side, unitType, weaponType } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { nationLook } from '../../../counters/nations.ts'
import { measuredFacts } from '../../../home/measured.ts'
import { type ForceProps, type GroundProps, ScenarioPage } from '../../../home/ScenarioPage.tsx'
import type { ScenarioCard } from '../../game.ts'
import { placesOn } from '../../hex-shelf.tsx'
import { unitFace, weaponFace } from '../counters.ts'
import { modulesOf } from '../modules.ts'
import { Works } from '../play/board/Works.tsx'
import { lengthOf, unitsIn } from './estimate.ts'
import { objectivesOf } from './ScenarioPicture.tsx'
import type { Group } from './types.ts'

export function ScenarioDetail({ card }: { readonly card: ScenarioCard }): ReactNode {
  const scenario = card.scenario as Scenario
  const begun = useMemo(() => aslsk.begin(scenario), [scenario])
  const { briefing, victory, sides } = scenario
  return (
    <ScenarioPage
      name={scenario.name}
      where={`${briefing.place}, ${briefing.date}`}
      facts={[
        { name: 'Turns', value: `${scenario.turns}${scenario.halfLastTurn ? ', the last one half' : ''}` },
        { name: 'Units', value: String(unitsIn(scenario)) },
        { name: 'Moves first', value: sides[scenario.movesFirst].name },
        { name: 'Sets up first', value: sides[scenario.setsUpFirst].name },
        ...measuredFacts(scenario.id, card.sides, lengthOf(scenario)),
      ]}
      story={briefing.text}
      wins={[victory.text, ...(victory.immediately ?? []).map(({ text, side }) => `${sides[side].name} win at once: ${text}`)]}
      rules={(scenario.rules ?? []).map(({ text }) => text)}
      inForce={begun.ok ? modulesOf(begun.value) : []}
      ground={begun.ok ? groundOf(scenario, begun.value) : null}
      forces={SIDES.map((side) => forceOf(scenario, side))}
    />
  )
}

function groundOf(scenario: Scenario, s: AslskState): GroundProps {
  const { map, groups, places } = s.setting
  const palette = (side: Side): string => nationLook(scenario.sides[side].nation).palette
  return {
    name: scenario.name,
    map,
    areas: groups.map(({ id, area, side, entersOn }) => ({
      id,
      // the places inside a hex are that hex
      hexes: [...new Set(area.map((place) => places?.of(place)?.hex ?? place))],
      palette: palette(side),
      enters: entersOn > 0,
    })),
    objectives: placesOn(map, objectivesOf(scenario)),
    works: <Works s={s} />,
    sides: SIDES.map((side) => ({
      name: scenario.sides[side].name,
      palette: palette(side),
      does: groups.some((group) => group.side === side && group.entersOn === 0) ? 'set up' : 'enter',
    })),
  }
}

function forceOf(scenario: Scenario, side: Side): ForceProps {
  const { name, elr, groups } = scenario.sides[side]
  return { name, note: `ELR ${elr}`, text: scenario.briefing[side], groups: groups.map((group) => groupOf(packOf(scenario), group)) }
}

function groupOf(pack: Pack, { id, name, arrival, units, weapons = [] }: Group): ForceProps['groups'][number] {
  return {
    id,
    name,
    when: arrival.kind === 'setup' ? 'sets up' : arrival.turn === 1 ? 'enters on turn 1' : `enters from turn ${arrival.turn}`,
    counters: [
      ...units.map(({ type, count }) => ({ face: unitFace(pack, { type, broken: false }), words: unitType(pack, type).label, count })),
      ...weapons.map(({ type, count }) => ({
        face: weaponFace(pack, { type, malfunctioned: false }),
        words: weaponType(pack, type).name,
        count,
      })),
    ],
  }
}
