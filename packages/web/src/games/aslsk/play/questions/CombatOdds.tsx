/** The odds of attacks in Close Combat. */
import type { AslskState, CombatOdds } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { unitsWords } from '../words.ts'

interface OddsListProps {
  readonly s: AslskState
  readonly title: string
  readonly odds: readonly CombatOdds[]
}

export function OddsList({ s, title, odds }: OddsListProps): ReactNode {
  return (
    <section className="table-panel">
      <h2>{title}</h2>
      <ul className="play-combat-odds">
        {odds.map((each) => (
          <li key={each.by.join()}>
            <span>
              <strong>
                {each.odds}, kill number {each.kill}
                {each.drm !== 0 && `, ${signed(each.drm)}`}
              </strong>
              <span>
                {unitsWords(s, each.by)} on {unitsWords(s, each.on)}
              </span>
            </span>
            <b>{percent(each.eliminated / each.of)}</b>
            <small>{percent((each.eliminated + each.reduced) / each.of)} any loss</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
