/** The scenarios of the Starter Kit. What needs the rules is loaded when a scenario is looked at. */
import type { Scenario } from '@firegroup/aslsk'
import { scenarios } from '@firegroup/content/aslsk'
import { lazy } from 'react'
import { settings } from '../../../app/settings.ts'
import type { GameShelf, ScenarioCard } from '../../game.ts'
import { lengthOf } from './estimate.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

export const shelf: GameShelf = {
  scenarios: scenarios.map(cardOf),
  Picture: ScenarioPicture,
  Detail: lazy(async () => ({ default: (await import('./ScenarioDetail.tsx')).ScenarioDetail })),
  Agreements: lazy(async () => ({ default: (await import('./Agreements.tsx')).Agreements })),
  agreed({ scenario }, { balance }) {
    const { options } = scenario as Scenario
    return { ...scenario, options: { ...options, losChecks: settings().losChecks }, ...(balance ? { balanceFor: balance } : {}) }
  },
}

function cardOf(scenario: Scenario): ScenarioCard {
  const { id, name, turns, briefing, sides, movesFirst, setsUpFirst } = scenario
  return {
    id,
    name,
    text: briefing.text,
    size: `${turns} turns`,
    length: lengthOf(scenario).short,
    sides: (['allied', 'axis'] as const).map((seat) => ({
      seat,
      name: sides[seat].name,
      note: [seat === movesFirst && 'moves first', seat === setsUpFirst && 'sets up first'].filter(Boolean).join(', '),
    })),
    proposed: movesFirst,
    scenario,
  }
}
