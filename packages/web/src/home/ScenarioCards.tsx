import { scenarios } from '@firegroup/content'
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { lengthOf } from '../games/aslsk/shelf/estimate.ts'
import { ScenarioPicture } from '../games/aslsk/shelf/ScenarioPicture.tsx'

const SHOWN = 3

export function ScenarioCards(): ReactNode {
  return (
    <ul className="shelf-cards">
      {scenarios.slice(0, SHOWN).map((scenario) => (
        <li key={scenario.id} className="shelf-card">
          <ScenarioPicture scenario={scenario} width={340} height={158} hexHeight={50} />
          <div className="shelf-words">
            <h3>{scenario.name}</h3>
            <p>{firstSentences(scenario.briefing.text)}</p>
            <footer>
              <a
                className="button button-main"
                href={addressOf({ place: 'new', scenario: scenario.id })}
                aria-label={`Play ${scenario.name}`}
              >
                Play
              </a>
              <span>{lengthOf(scenario).short}</span>
            </footer>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** As many whole sentences as fit on a card. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=\.) /)
  let shown = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (shown.length + sentence.length > 118) break
    shown += ` ${sentence}`
  }
  return shown
}
