/** Choosing a scenario and how to play it. */
import { aslsk, type Scenario } from '@firegroup/aslsk'
import { scenarios } from '@firegroup/content'
import { type ReactNode, useMemo } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { lengthOf } from '../games/aslsk/shelf/estimate.ts'
import { ScenarioDetail } from '../games/aslsk/shelf/ScenarioDetail.tsx'
import { ScenarioPicture } from '../games/aslsk/shelf/ScenarioPicture.tsx'
import { Options } from './Options.tsx'
import './new-game.css'

export function NewGame({ scenario: id }: { readonly scenario: string | undefined }): ReactNode {
  const scenario = scenarios.find((each) => each.id === id) ?? scenarios[0]!
  const begun = useMemo(() => aslsk.begin(scenario), [scenario])
  return (
    <Shell current="home">
      <div className="new-game">
        <nav className="scenario-list" aria-label="Scenarios">
          <h2>Scenarios</h2>
          <ul>
            {scenarios.map((each) => (
              <li key={each.id}>
                <ScenarioLink scenario={each} current={each === scenario} />
              </li>
            ))}
          </ul>
        </nav>
        <ScenarioDetail scenario={scenario} setting={begun.ok ? begun.value.setting : undefined} />
        <Options key={scenario.id} scenario={scenario} />
      </div>
    </Shell>
  )
}

function ScenarioLink({ scenario, current }: { scenario: Scenario; current: boolean }): ReactNode {
  return (
    <a className="scenario-link" href={addressOf({ place: 'new', scenario: scenario.id })} aria-current={current ? 'page' : undefined}>
      <ScenarioPicture scenario={scenario} width={72} height={56} hexHeight={30} />
      <span>
        <strong>{scenario.name}</strong>
        <span>
          {scenario.turns} turns, {lengthOf(scenario).short}
        </span>
      </span>
    </a>
  )
}
