/** A scenario before it is played: the story, what wins, and the men of both sides. */
import { type Scenario, SIDES, type SideLook, type Tableau, tableau, upfront } from '@firegroup/upfront'
import { type ReactNode, useMemo } from 'react'
import { measuredFacts } from '../../../home/measured.ts'
import type { ScenarioCard } from '../../game.ts'
import { Soldier } from '../art/Soldier.tsx'
import { manSaid } from '../play/words.ts'
import { lengthOf } from './estimate.ts'
import { ScenarioPicture } from './ScenarioPicture.tsx'
import { victoryWords } from './victory-words.ts'
import '../style/detail.css'

export function ScenarioDetail({ card }: { readonly card: ScenarioCard }): ReactNode {
  const scenario = card.scenario as Scenario
  const look = useMemo((): Tableau | undefined => {
    const begun = upfront.begin(scenario)
    return begun.ok ? tableau(begun.value, null) : undefined
  }, [scenario])
  const { briefing, sides } = scenario
  return (
    <article className="new-scenario">
      <header>
        <h1>{scenario.name}</h1>
        <p>{[briefing.place, briefing.date].filter(Boolean).join(', ')}</p>
      </header>
      <div className="uf-scenario-head">
        <ScenarioPicture scenario={scenario} width={640} height={190} scale={1} />
        <dl className="new-facts">
          <div>
            <dt>Decks</dt>
            <dd>{scenario.decks}</dd>
          </div>
          <div>
            <dt>Kind</dt>
            <dd>{scenario.kind === 'meeting' ? 'Meeting' : 'Attack'}</dd>
          </div>
          <div>
            <dt>Plays first</dt>
            <dd>{firstWords(scenario)}</dd>
          </div>
          <div>
            <dt>Rules</dt>
            <dd>to chapter {scenario.rulesThrough}</dd>
          </div>
          {measuredFacts(scenario.id, card.sides, lengthOf(scenario)).map(({ name, value, more }) => (
            <div key={name} className="new-facts-wide">
              <dt>{name}</dt>
              <dd>
                {value} {more && <a href={more.href}>{more.words}</a>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="new-story">{briefing.text}</p>
      <section className="new-winning">
        <h2>What wins</h2>
        <p>{victoryWords(scenario)}</p>
        {(scenario.special ?? []).length > 0 && (
          <ul>
            {scenario.special?.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
      {look && (
        <div className="new-forces">
          {SIDES.map((side) => (
            <Force key={side} side={look.sides[side]} part={sides[side].role} text={briefing[side]} />
          ))}
        </div>
      )}
    </article>
  )
}

function Force({ side, part, text }: { side: SideLook; part: string | undefined; text: string | undefined }): ReactNode {
  return (
    <section className="new-force">
      <h2>
        {side.name} <small>{[part, `${side.men.length} men`, `${side.limit} cards`].filter(Boolean).join(', ')}</small>
      </h2>
      {text && <p>{text}</p>}
      <ul className="uf-force-men">
        {side.men.map((man, i) => (
          <li key={man.id} title={manSaid(man)}>
            <Soldier man={man} nation={side.nation} place={i + 1} firepower={null} />
            <span className="ui-hidden">{manSaid(man)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function firstWords({ first, sides }: Scenario): string {
  if (first === 'axis' || first === 'allied') return sides[first].name
  return FIRST[first]
}

const FIRST = {
  attacker: 'The attacker',
  defender: 'The defender',
  fewerPoints: 'The weaker side',
  fewerPointsThenAxis: 'The weaker side',
  cardDraw: 'By a draw',
} as const
