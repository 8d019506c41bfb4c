/** The end of a game: who won and why, and where to look back. */
import type { ReactNode } from 'react'
import { sideName } from '../../games/aslsk/play/words.ts'
import type { Desk } from '../controller/desk.ts'

export function OutcomeCard({ desk }: { readonly desk: Desk }): ReactNode {
  const { s, session } = desk
  const { winner, winReason } = s
  const own = winner !== null && winner !== 'draw' && session.humans.includes(winner)
  const { id } = session.match.setup
  return (
    <section className="outcome" aria-label="Result">
      <h2>
        {winner === null || winner === 'draw'
          ? 'Nobody wins'
          : session.humans.length === 1
            ? own
              ? 'You win'
              : 'You lose'
            : `The ${sideName(s, winner)} win`}
      </h2>
      <p>{winReason || s.setting.scenario.victory.text}</p>
      <p className="hint">
        Casualty points: {sideName(s, 'allied')} {s.points.allied.casualties}, {sideName(s, 'axis')} {s.points.axis.casualties}.
      </p>
      <div className="outcome-ways">
        <a className="button button-main" href={`#/replay/${id}`}>
          Look back
        </a>
        <a className="button" href={`#/result/${id}`}>
          Result sheet
        </a>
        <a className="button" href="#/">
          Your games
        </a>
      </div>
    </section>
  )
}
