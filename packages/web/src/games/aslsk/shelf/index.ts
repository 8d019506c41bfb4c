/** The scenarios of the Starter Kit. What needs the rules is loaded when a scenario is looked at. */
import type { Scenario, Side } from '@firegroup/aslsk'
import { boardsInPlay } from '@firegroup/aslsk/boards'
import { scenarios } from '@firegroup/content/aslsk'
import { lazy } from 'react'
import { settings } from '../../../app/settings.ts'
import type { GameShelf } from '../../game.ts'
import { hexCard } from '../../hex-shelf.tsx'
import { lengthOf } from './estimate.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

const SEATS: readonly Side[] = ['allied', 'axis']

/** The concealment counters that the orders of battle give. */
function countersOf(scenario: object): { readonly [S in Side]?: number } {
  const rule = (scenario as Scenario).rules?.find(({ type }) => type === 'concealment')
  if (rule?.type !== 'concealment') return {}
  const { allied, axis } = rule
  return { ...(allied ? { allied } : {}), ...(axis ? { axis } : {}) }
}

export const shelf: GameShelf = {
  scenarios: scenarios.map((scenario) =>
    hexCard(scenario, { length: lengthOf(scenario), seats: SEATS, begins: scenario.movesFirst, beginning: 'moves first' }),
  ),
  Picture: ScenarioPicture,
  Detail: lazy(async () => ({ default: (await import('./ScenarioDetail.tsx')).ScenarioDetail })),
  Agreements: lazy(async () => ({ default: (await import('./Agreements.tsx')).Agreements })),
  solo: [
    {
      id: 'book',
      name: 'By the book',
      note: 'Play Both Sides: a printed procedure decides the defender’s fire while you move, with hidden dice of its own. A Regular does the rest.',
      game: 'pbs',
      both: false,
      scenario: (scenario, other) => ({ ...scenario, system: 'pbs', pbs: { mode: 'opponent', side: other } }),
    },
    {
      id: 'both',
      name: 'Both sides, alone',
      note: 'You play both. Whoever is moved against fires by the book, in the open, and you can read why.',
      game: 'pbs',
      both: true,
      scenario: (scenario) => ({ ...scenario, system: 'pbs', pbs: { mode: 'bothSides' } }),
    },
    {
      id: 'dummies',
      name: 'Both sides, with dummies',
      note: 'As above, and concealment counters that conceal nobody lie among the others. They may Shift, so that you can’t be sure of either side.',
      game: 'pbs',
      both: true,
      fits: (scenario) => Object.keys(countersOf(scenario)).length > 0,
      scenario: (scenario) => ({
        ...scenario,
        system: 'pbs',
        pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: countersOf(scenario) },
      }),
    },
  ],
  boards: (scenario) => boardsInPlay(scenario as Scenario),
  agreed({ scenario }, { balance }) {
    const { options } = scenario as Scenario
    return { ...scenario, options: { ...options, losChecks: settings().losChecks }, ...(balance ? { balanceFor: balance } : {}) }
  },
}
