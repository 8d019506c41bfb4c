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

/** Whether a group that sets up on the map can spare a squad, as Play Both Sides counts it. */
function hasSquadsToHide(scenario: object): boolean {
  return Object.values((scenario as Scenario).sides).some(({ groups }) =>
    groups.some(({ arrival, units }) => {
      const men = units.filter(({ type }) => /-\d-\d-\d+$/.test(type))
      return arrival.kind === 'setup' && men.reduce((sum, { count }) => sum + count, 0) >= 3
    }),
  )
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
    {
      id: 'hidden',
      name: 'Both sides, with hidden men',
      note: 'As above, and one or two of the defender’s squads are nowhere: each comes to light somewhere around its two counters, when you walk into it or when its owner tries.',
      game: 'pbs',
      both: true,
      fits: hasSquadsToHide,
      scenario: (scenario) => ({ ...scenario, system: 'pbs', pbs: { mode: 'bothSides', parts: { hipAreas: true } } }),
    },
  ],
  boards: (scenario) => boardsInPlay(scenario as Scenario),
  agreed({ scenario }, { balance }) {
    const { options } = scenario as Scenario
    return { ...scenario, options: { ...options, losChecks: settings().losChecks }, ...(balance ? { balanceFor: balance } : {}) }
  },
}
