/** What the dice have just done, with every reason. */
import type { AslskState } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import type { Report } from '../controller/report.ts'
import { signed, unitWords } from '../words.ts'
import { Modifiers, Rule, UnitFace } from './parts.tsx'

const RESULT_WORDS = { passes: 'steady', pinned: 'pinned', breaks: 'broken', reduced: 'reduced', eliminated: 'eliminated' } as const

export function ReportView({ s, reports }: { readonly s: AslskState; readonly reports: readonly Report[] }): ReactNode {
  return reports.map((report) => <One key={report.index} s={s} report={report} />)
}

function One({ s, report: { head, words, rest } }: { s: AslskState; report: Report }): ReactNode {
  const checks = rest.flatMap(({ event }) => (event.type === 'check' ? [event] : []))
  const others = rest.filter(({ event }) => event.type !== 'check')
  return (
    <>
      <section className="panel">
        <p className="report-head">
          <strong>{words.text}</strong> <Rule rule={words.rule} />
        </p>
        {words.detail && <p>{words.detail}</p>}
      </section>
      {'modifiers' in head && head.modifiers.length > 0 && (
        <Modifiers title="Modifiers" modifiers={head.modifiers} sum={head.modifiers.reduce((sum, { value }) => sum + value, 0)} />
      )}
      {checks.length > 0 && (
        <section className="panel">
          <ul className="checks">
            {checks.map((check, i) => (
              <li key={`${check.unit} ${check.what} ${i}`}>
                <UnitFace s={s} id={check.unit} size={38} />
                <span className="choice-words">
                  <strong>{unitWords(s, check.unit)}</strong>
                  <span>
                    {check.what}: {check.dice[0]} + {check.dice[1]}
                    {check.modifiers.map(({ value, label }) => `, ${signed(value)} ${label}`).join('')} makes {check.final}, needs{' '}
                    {check.morale}
                  </span>
                </span>
                <em className={`result-${check.result}`}>{RESULT_WORDS[check.result]}</em>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="panel">
          <h2>Because of this</h2>
          <ul className="consequences">
            {others.map(({ event, words: told }, i) => (
              <li key={`${event.type} ${i}`}>
                {told.text} {told.detail && <small>{told.detail}</small>} <Rule rule={told.rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
