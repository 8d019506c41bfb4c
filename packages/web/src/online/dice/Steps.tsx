/** The four steps of the proof, each with whether it fits. */
import { numberWord } from '@firegroup/kernel/words'
import type { ReactNode } from 'react'
import type { Checked } from './check.ts'
import { Hash } from './Hash.tsx'
import { Rolls } from './Rolls.tsx'

export function Steps({ checked, nameOf }: { readonly checked: Checked; readonly nameOf: (seat: string | null) => string }): ReactNode {
  const { seals, keyFits, key, rolls, failed, setUps, setUpProblem, asSeen } = checked
  const count = numberWord(seals.length)
  return (
    <ol className="online-steps">
      <Step
        fits={seals.length > 0 && seals.every(({ fits }) => fits) && asSeen !== false}
        title={`${cap(count)} secrets were sealed before anything was rolled`}
      >
        <p>
          A seal fixes a secret without showing it. Opened after the last decision, each secret fits its seal.
          {asSeen === true && ' The seals are those that this browser saw while the match was played.'}
          {asSeen === false && ' But the seals are not those that this browser saw while the match was played.'}
        </p>
        <table className="online-seals">
          <thead>
            <tr>
              <th scope="col">Whose</th>
              <th scope="col">Sealed</th>
              <th scope="col">Opened</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {seals.map(({ seat, sealed, opened, fits }) => (
              <tr key={seat ?? ''}>
                <th scope="row">{nameOf(seat)}</th>
                <td>
                  <Hash of={sealed} what={`The seal of ${nameOf(seat)}`} />
                </td>
                <td>
                  <Hash of={opened} what={`The secret of ${nameOf(seat)}`} />
                </td>
                <td className={fits ? 'online-fits' : 'online-fits is-bad'}>{fits ? '✓ fits' : '✗ does not fit'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Step>
      <Step fits={keyFits} title="Together they make the key of the match">
        <p>It needs all of them, so neither the server nor a player could choose it.</p>
        <p className="online-key">
          <Hash of={key} what="The key" />
        </p>
      </Step>
      <Step fits={failed === null} title={rolls.length === 0 ? 'Every shuffle follows from the key' : 'Every roll follows from the key'}>
        {failed === null ? <Rolls rolls={rolls} /> : <p>{failed}</p>}
      </Step>
      <Step fits={setUpProblem === null} title="The set-ups are the ones that were sealed">
        <p>
          {setUpProblem ??
            (setUps === 0 ? 'Nothing was set up.' : `${cap(numberWord(setUps))} of them: nothing was moved before it was seen.`)}
        </p>
      </Step>
    </ol>
  )
}

function Step({ fits, title, children }: { readonly fits: boolean; readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <li className={fits ? 'online-step' : 'online-step is-bad'}>
      <h3>
        <span className="online-check" aria-hidden="true">
          {fits ? '✓' : '✗'}
        </span>
        {title}
        <span className="ui-hidden">{fits ? ': it fits' : ': it does not fit'}</span>
      </h3>
      {children}
    </li>
  )
}

const cap = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
