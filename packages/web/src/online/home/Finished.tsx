/** '#/online/finished': what was played, with its result, its replay and its dice. */
import { type ReactNode, Suspense } from 'react'
import { addressOf } from '../../app/route.ts'
import { Shell } from '../../app/Shell.tsx'
import { when } from '../../matches/glance.ts'
import { useServer } from '../useServer.ts'
import { Thumb } from './OthersList.tsx'
import { sorted } from './order.ts'
import { endWords, othersOf } from './words.ts'
import '../online.css'
import './home.css'

export function Finished(): ReactNode {
  const { server } = useServer()
  const games = server.state === 'here' ? sorted(server.home.own).finished : []
  return (
    <Shell current="online">
      <div className="online online-one">
        <section aria-labelledby="online-finished">
          <p className="online-crumbs">
            <a href={addressOf({ place: 'online', scenario: undefined })}>Online</a> › Finished games
          </p>
          <h1 id="online-finished">Finished games</h1>
          {server.state === 'here' && games.length === 0 && <p className="online-empty">No game is finished yet.</p>}
          {games.length > 0 && (
            <ol className="online-rows">
              {games.map((table) => (
                <li key={table.id} className="online-row">
                  <Suspense fallback={<span className="online-thumb" />}>
                    <Thumb scenario={table.scenario} />
                  </Suspense>
                  <a className="online-row-words" href={addressOf({ place: 'table', id: table.id })}>
                    <strong>
                      {table.name}: {endWords(table)}
                    </strong>
                    <span>
                      Against {othersOf(table)}
                      {table.played === undefined ? '' : `, ${when(table.played)}`}. {table.ended?.told}
                    </span>
                  </a>
                  <a className="ui-button" href={addressOf({ place: 'table', id: table.id, view: 'dice' })}>
                    Check the dice <span className="ui-hidden">of {table.name}</span>
                  </a>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    </Shell>
  )
}
