/** The scenarios of Lock 'n Load. What needs the rules is loaded when a scenario is looked at. */
import { scenarios } from '@firegroup/content/lnlt'
import type { Scenario, Side } from '@firegroup/lnlt'
import { lazy } from 'react'
import type { GameShelf } from '../../game.ts'
import { hexCard } from '../../hex-shelf.tsx'
import { lengthOf } from './estimate.ts'
import { RULINGS } from './rulings.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

const SEATS: readonly Side[] = ['blue', 'red']

export const shelf: GameShelf = {
  scenarios: scenarios.map((scenario) =>
    hexCard(scenario, { length: lengthOf(scenario), seats: SEATS, begins: scenario.initiative, beginning: 'has the initiative' }),
  ),
  Picture: ScenarioPicture,
  Detail: lazy(async () => ({ default: (await import('./ScenarioDetail.tsx')).ScenarioDetail })),
  Agreements: lazy(async () => ({ default: (await import('./Agreements.tsx')).Agreements })),
  boards: (scenario) => (scenario as Scenario).boards,
  agreed({ scenario }, agreements) {
    const { options } = scenario as Scenario
    const agreed = Object.fromEntries(RULINGS.flatMap(({ id }) => (agreements[id] === undefined ? [] : [[id, agreements[id]]])))
    return Object.keys(agreed).length === 0 ? scenario : { ...scenario, options: { ...options, ...agreed } }
  },
}
