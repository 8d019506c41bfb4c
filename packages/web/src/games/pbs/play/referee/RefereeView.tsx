/** The referee's questions in the dock: what may be tried, with its chance and what modifies it. */
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { RuleLink } from '../../../../learn/index.ts'
import { percent, signed } from '../../../../play/controller/draft.ts'
import type { BookDesk } from '../desk.ts'
import type { RefereeDraft, RefereeOption } from './referee-draft.ts'

const HINTS: { readonly [kind: string]: string } = {
  dummies: 'Choose a hex for each counter that conceals nobody.',
  shift: 'Choose two hexes with counters, at most eight hexes apart.',
  hipReveal: 'Choose one of its counters. What fails makes the next try easier.',
  hipOrders: 'Take up a counter and put it down up to two hexes away, or try to change what a stack is about.',
}
/** More than this is chosen on the board. */
const LISTED = 9

export function RefereeView({ desk, draft }: { readonly desk: BookDesk; readonly draft: RefereeDraft }): ReactNode {
  const { chosen, options } = draft
  return (
    <section className="table-panel">
      <p className="table-hint">{HINTS[draft.kind]}</p>
      {chosen && <Chosen option={chosen} />}
      {options.length <= LISTED && (
        <ul className="play-offers">
          {options.map((option, i) => (
            <li key={JSON.stringify(option.decision)}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={JSON.stringify(option.decision) === JSON.stringify(chosen?.decision)}
                onClick={() => draft.choose(option.decision)}
                onDoubleClick={() => desk.decide(option.decision)}
              >
                <span className="play-offer-words">
                  <strong>{option.words}</strong>
                </span>
                {option.preview && <b>{percent(option.preview.succeeds / option.preview.of)}</b>}
                <KeyHint of={i + 1} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {options.length > LISTED && <p className="table-hint">{options.length} ways: choose on the board.</p>}
    </section>
  )
}

function Chosen({ option: { words, preview } }: { readonly option: RefereeOption }): ReactNode {
  return (
    <>
      <p>
        <strong>{words}</strong>
        {preview && preview.succeeds < preview.of && `: ${preview.succeeds} in ${preview.of}`}
        {preview?.loses !== undefined && preview.loses > 0 && `; with ${preview.loses} in ${preview.of} they never Shift again`}
      </p>
      {preview && preview.modifiers.length > 0 && (
        <ul className="pbs-why-notes">
          {preview.modifiers.map(({ label, value, rule }) => (
            <li key={label}>
              <b className="pbs-why-drm">{signed(value)}</b> {label} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
