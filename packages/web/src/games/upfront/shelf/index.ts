/** The scenarios of Up Front. What needs the rules is loaded when a scenario is looked at. */
import { scenarios } from '@firegroup/content/upfront'
import type { Scenario, Side } from '@firegroup/upfront'
import { lazy } from 'react'
import type { GameShelf, ScenarioCard } from '../../game.ts'
import { agreedOptions } from './agreed.ts'
import { lengthOf } from './estimate.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

const TEAM_SEATS = ['axis1', 'axis2', 'allied1', 'allied2'] as const

/** 41.1: two games of a scenario side by side. */
function inTeams(scenario: Scenario): object {
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront-teams',
    id: 'in-teams',
    name: `${scenario.name}, in teams`.slice(0, 120),
    briefing: { text: `Two squads a side, one beside the other. ${scenario.briefing.text}`.slice(0, 4000) },
    first: scenario.first === 'allied' ? 'allied' : 'axis',
    games: [scenario, scenario],
  }
}

const ROLES = { attacker: 'attacks', defender: 'defends' } as const

export const shelf: GameShelf = {
  scenarios: scenarios.map(cardOf),
  Picture: ScenarioPicture,
  solo: [
    {
      id: 'teams-here',
      name: 'In teams, four at this screen',
      note: 'Two games side by side. The screen goes from hand to hand, and no partner sees another’s cards.',
      game: 'upfront-teams',
      both: false,
      seats: () => Object.fromEntries(TEAM_SEATS.map((seat) => [seat, { type: 'human', name: '' }])),
      scenario: (scenario) => inTeams(scenario as Scenario),
    },
    {
      id: 'teams-computers',
      name: 'In a team, with computers',
      note: 'Two games side by side: you have a computer beside you and two against you.',
      game: 'upfront-teams',
      both: false,
      seats: (side, you, computer) => Object.fromEntries(TEAM_SEATS.map((seat) => [seat, seat === `${side}1` ? you : computer])),
      scenario: (scenario) => inTeams(scenario as Scenario),
    },
  ],
  own: [
    { name: 'Design your own', href: '#/own/design' },
    { name: 'Campaigns', href: '#/own/campaign' },
  ],
  Detail: lazy(async () => ({ default: (await import('./ScenarioDetail.tsx')).ScenarioDetail })),
  Agreements: lazy(async () => ({ default: (await import('./Agreements.tsx')).Agreements })),
  agreed({ scenario }, agreements) {
    const { options } = scenario as Scenario
    return { ...scenario, options: { ...options, ...agreedOptions(agreements) } }
  },
}

function cardOf(scenario: Scenario): ScenarioCard {
  const { id, name, briefing, sides, decks } = scenario
  return {
    id,
    name,
    text: briefing.text,
    size: decks === 1 ? '1 deck' : `${decks} decks`,
    length: lengthOf(scenario),
    sides: (['axis', 'allied'] as const).map((seat) => ({
      seat,
      name: sides[seat].name,
      nation: sides[seat].nation.toLowerCase(),
      note: noteOf(scenario, seat),
    })),
    proposed: sides.axis.role === 'attacker' ? 'axis' : 'allied',
    scenario,
  }
}

function noteOf({ sides, first }: Scenario, seat: Side): string {
  const { role, nation, name } = sides[seat]
  const begins = first === seat || (role !== undefined && first === role)
  return [nation === name ? '' : nation, role ? ROLES[role] : '', begins ? 'plays first' : ''].filter(Boolean).join(', ')
}
