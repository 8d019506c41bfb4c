/** The scenarios of Lock 'n Load. What needs the rules is loaded when a scenario is looked at. */
import { scenarios } from '@firegroup/content/lnlt'
import type { Scenario } from '@firegroup/lnlt'
import { lazy } from 'react'
import type { GameShelf, ScenarioCard } from '../../game.ts'
import { lengthOf } from './estimate.ts'
import { RULINGS } from './rulings.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

export const shelf: GameShelf = {
  scenarios: scenarios.map(cardOf),
  Picture: ScenarioPicture,
  Detail: lazy(async () => ({ default: (await import('./ScenarioDetail.tsx')).ScenarioDetail })),
  Agreements: lazy(async () => ({ default: (await import('./Agreements.tsx')).Agreements })),
  agreed({ scenario }, agreements) {
    const { options } = scenario as Scenario
    const agreed = Object.fromEntries(RULINGS.flatMap(({ id }) => (agreements[id] === undefined ? [] : [[id, agreements[id]]])))
    return Object.keys(agreed).length === 0 ? scenario : { ...scenario, options: { ...options, ...agreed } }
  },
}

function cardOf(scenario: Scenario): ScenarioCard {
  const { id, name, turns, briefing, sides, initiative, setsUpFirst } = scenario
  return {
    id,
    name,
    text: briefing.text,
    size: `${turns} turns`,
    length: lengthOf(scenario).short,
    sides: (['blue', 'red'] as const).map((seat) => ({
      seat,
      name: sides[seat].name,
      note: [seat === initiative && 'has the initiative', seat === setsUpFirst && 'sets up first'].filter(Boolean).join(', '),
    })),
    proposed: initiative,
    scenario,
  }
}
