/** The drills of a game as tiles: what each asks, and how it was answered; the day's drill before them. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { dayOf } from '../drills/daily.ts'
import { marksOf, streakOf, useAnswered } from '../drills/marks.ts'
import type { DrillSet } from '../drills/sets.ts'
import { themeName } from '../drills/words.ts'

export function DrillList({ sets, system }: { readonly sets: readonly DrillSet[]; readonly system: string }): ReactNode {
  const answered = useAnswered()
  const marks = marksOf(answered)
  const streak = streakOf(answered, dayOf(new Date()))
  const own = sets.find((set) => set.system === system)?.drills ?? []
  const solved = own.filter(({ id }) => marks.get(id) === 2).length
  const isBegun = own.some(({ id }) => marks.has(id))
  const all = own.length > 0 && own.every(({ id }) => marks.has(id))
  return (
    <section className="learn-drills" aria-labelledby="learn-drills">
      <header className="learn-drills-head">
        <div>
          <h2 id="learn-drills">Drills</h2>
          <p>
            {all
              ? `That was the last one: ${solved} of ${own.length} solved in full. New ones come from games you review.`
              : isBegun
                ? `${solved} of ${own.length} solved in full.`
                : `${numberWord(own.length)} positions from real games, a minute each. One question, no odds until you have answered.`}{' '}
            {streak > 0 && <b>{streak === 1 ? 'One day so far.' : `${streak} days in a row.`}</b>}
          </p>
        </div>
        <a className="ui-button ui-button-main" href={addressOf({ place: 'drill', id: undefined })}>
          Today’s drill
        </a>
      </header>
      {sets.map((set) => (
        <ol key={set.system} className="learn-drill-tiles" aria-label={set.system === 'own' ? set.title : 'Drills'}>
          {set.drills
            .filter((drill) => drill.system === system)
            .map((drill, i) => {
              const mark = marks.get(drill.id)
              return (
                <li key={drill.id}>
                  <a className={`learn-drill-tile is-${mark ?? 'open'}`} href={addressOf({ place: 'drill', id: drill.id })}>
                    <span className="learn-drill-number" aria-hidden="true">
                      {mark === 2 ? '✓' : mark === 1 ? '½' : i + 1}
                    </span>
                    <span>
                      {themeName(drill)}
                      {set.system === 'own' && <small>from your own game</small>}
                      {mark !== undefined && <span className="ui-hidden">, {['missed', 'half a mark', 'solved'][mark]}</span>}
                    </span>
                  </a>
                </li>
              )
            })}
        </ol>
      ))}
    </section>
  )
}

const NUMBERS: { readonly [count: number]: string } = { 15: 'Fifteen', 16: 'Sixteen', 17: 'Seventeen', 18: 'Eighteen' }
const numberWord = (count: number): string => NUMBERS[count] ?? String(count)
