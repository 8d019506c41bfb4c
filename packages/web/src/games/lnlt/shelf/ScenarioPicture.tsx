/** The picture on a scenario's card: the ground around what the game is about. */
import type { Scenario } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import type { PictureProps } from '../../game.ts'
import { GroundPicture, hexesNamed } from '../../hex-shelf.tsx'

export function ScenarioPicture({ scenario: given, ...size }: PictureProps): ReactNode {
  const scenario = given as Scenario
  return <GroundPicture boards={scenario.boards} about={objectivesOf(scenario)} {...size} />
}

/** The hexes that the Victory Objectives name, as far as they name hexes. */
export const objectivesOf = ({ victory, objectives }: Scenario): readonly string[] => [
  ...victory.conditions.flatMap(({ condition }) => hexesNamed(condition)),
  ...Object.keys(victory.points?.hexes ?? {}),
  ...(objectives?.hexes ?? []),
]
