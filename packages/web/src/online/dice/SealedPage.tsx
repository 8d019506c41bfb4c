/** The dice of a match that is still played: seals, and nothing of what they seal. */
import type { Seals } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { Hash } from './Hash.tsx'

export function SealedPage({ id, seals }: { readonly id: string; readonly seals: Seals }): ReactNode {
  const all = [['The server', seals.server] as const, ...Object.entries(seals.seats)]
  return (
    <div className="online online-one">
      <section aria-labelledby="online-dice">
        <p className="online-crumbs">
          <a href={addressOf({ place: 'online', scenario: undefined })}>Online</a> ›{' '}
          <a href={addressOf({ place: 'table', id })}>The match</a> › Dice
        </p>
        <h1 id="online-dice">Check the dice</h1>
        <div className="online-step">
          <h2>Sealed. Opens when the game ends.</h2>
          <p>
            The key of this match is made of a secret of the server’s and one of each seat. Each is fixed by its seal and shown to nobody
            before the end; the server holds the key while the match runs.
          </p>
          <table className="online-seals">
            <thead>
              <tr>
                <th scope="col">Whose</th>
                <th scope="col">Sealed</th>
              </tr>
            </thead>
            <tbody>
              {all.map(([who, seal]) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td>
                    <Hash of={seal} what={`The seal of ${who}`} />
                  </td>
                </tr>
              ))}
              {seals.setUps.map(({ decision, seat, commitment }) => (
                <tr key={decision}>
                  <th scope="row">Set-up, {seat}</th>
                  <td>
                    <Hash of={commitment} what={`The seal of the set-up of ${seat}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  )
}
