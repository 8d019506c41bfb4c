/** The picture on a scenario's card: the ground around what the game is about. */
import type { Scenario } from '@firegroup/aslsk'
import { boardsInPlay } from '@firegroup/aslsk/boards'
import type { ReactNode } from 'react'
import type { PictureProps } from '../../game.ts'
import { GroundPicture, hexesNamed } from '../../hex-shelf.tsx'

export function ScenarioPicture({ scenario: given, ...size }: PictureProps): ReactNode {
  const scenario = given as Scenario
  return <GroundPicture boards={boardsInPlay(scenario)} about={objectivesOf(scenario)} {...size} />
}

/** The hexes that the victory conditions name, as far as they name hexes. */
export const objectivesOf = ({ victory }: Scenario): readonly string[] =>
  [victory, ...(victory.immediately ?? [])].flatMap(({ condition }) => hexesNamed(condition))
