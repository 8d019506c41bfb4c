/** The end of a game: who won and why, and where to look back. */
import type { GameEvent } from '@firegroup/kernel'
import { endingWords } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { useAround } from '../around.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { personAt } from '../controller/people.ts'

export function OutcomeCard<S, E extends GameEvent, D extends Draft>({ desk }: { readonly desk: Desk<S, E, D> }): ReactNode {
  const { s, seating, standpoint, game } = desk
  const { winner = null, reason = '' } = standpoint.outcome ?? {}
  const around = useAround()
  const { ending } = standpoint
  const told = ending
    ? endingWords(ending, (seat) => personAt(seating.setup, seat, game.sideName(s, seat)).name)
    : (game.system.words?.result?.(s) ?? '')
  const { id } = seating.setup
  const note = game.bars.outcomeNote(s)
  return (
    <section className="play-outcome" aria-label="Result">
      <h2>
        {winner === null
          ? 'Nobody wins'
          : seating.humans.length === 1
            ? seating.humans.includes(winner)
              ? 'You win'
              : 'You lose'
            : `The ${game.sideName(s, winner)} win`}
      </h2>
      <p>{told || reason}</p>
      {note !== '' && <p className="table-hint">{note}</p>}
      {seating.practice && <p className="table-hint">A practice game: dice were taken back.</p>}
      <div className="play-outcome-ways">
        {around ? (
          around.outcome
        ) : (
          <>
            <a className="ui-button ui-button-main" href={addressOf({ place: 'replay', id, at: undefined })}>
              Look back
            </a>
            <a className="ui-button" href={addressOf({ place: 'result', id })}>
              Result sheet
            </a>
            <a className="ui-button" href="#/">
              Your games
            </a>
          </>
        )}
      </div>
    </section>
  )
}
