/** The scenarios of Up Front. What needs the rules is loaded when a scenario is looked at. */
import { scenarios } from '@firegroup/content/upfront'
import type { Scenario, Side } from '@firegroup/upfront'
import { lazy } from 'react'
import type { GameShelf, ScenarioCard } from '../../game.ts'
import { agreedOptions } from './agreed.ts'
import { lengthOf } from './estimate.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'

const ROLES = { attacker: 'attacks', defender: 'defends' } as const

export const shelf: GameShelf = {
  scenarios: scenarios.map(cardOf),
  Picture: ScenarioPicture,
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
