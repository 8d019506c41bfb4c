/** The picture on a scenario's card: two men face each other over a piece of ground. */
import type { Scenario, Terrain } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import type { PictureProps } from '../../game.ts'
import { Landscape } from '../art/Landscape.tsx'
import { Portrait } from '../art/Portrait.tsx'
import '../style/picture.css'

const GROUNDS: readonly Terrain[] = ['Woods', 'Buildings', 'Hill', 'Walls', 'Brush', 'Stream', 'Marsh', 'Gully']

export function ScenarioPicture({ scenario: given, width, height }: PictureProps): ReactNode {
  const scenario = given as Scenario
  return (
    <div className="uf-picture home-map-picture" style={{ width: width > 200 ? '100%' : width, height }}>
      <Landscape terrain={groundOf(scenario)} />
      {width > 100 && (
        <span className="uf-picture-men" style={{ height: height * 0.46 }}>
          <Portrait nation={scenario.sides.axis.nation} leads />
          <Portrait nation={scenario.sides.allied.nation} leads={false} />
        </span>
      )}
    </div>
  )
}

/** The ground that the scenario is about, or else one that stays the same for it. */
function groundOf({ id, victory }: Scenario): Terrain {
  const named = 'positionTerrain' in victory ? GROUNDS.find((each) => each === victory.positionTerrain) : undefined
  if (named) return named
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  return GROUNDS[sum % GROUNDS.length]!
}
