/** Where play stands among the steps of the sequence that are in force, under the bar; unfolded, all of them. */
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { ShownStep, StepsShown } from '../../games/game.ts'
import { Rule } from '../dock/parts.tsx'

export function StepStrip({ shown }: { readonly shown: StepsShown }): ReactNode {
  const { phase, steps, next, whole, reminders } = shown
  return (
    <section className="play-sequence" aria-label="Sequence of play">
      <strong>{phase}</strong>
      <StepRow steps={steps} fits />
      {next && (
        <>
          <strong className="play-sequence-next">{next.phase}</strong>
          <StepRow steps={next.steps} fits />
        </>
      )}
      <details className="play-sequence-all" onToggle={showWhereWeAre}>
        <summary aria-label="The whole sequence of play">
          <span aria-hidden="true">⌄</span>
        </summary>
        <div className="play-sequence-whole">
          {whole.map((each) => (
            <section key={each.phase} data-now={each.phase === phase ? '' : undefined}>
              <h2>{each.phase}</h2>
              <StepRow steps={each.steps} />
              {each.phase === phase && <Reminders reminders={reminders} />}
            </section>
          ))}
        </div>
      </details>
    </section>
  )
}

/** Unfolded, the list begins where play stands, and not with the set-up. */
function showWhereWeAre({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('[data-now]')?.scrollIntoView({ block: 'start' })
}

/** Where there is no room for all steps, those that are done go first, and what is cut off fades. */
export function fitRow(row: HTMLOListElement): void {
  const here = row.querySelectorAll<HTMLElement>('[aria-current]')
  const [first, last] = [here[0], here[here.length - 1]]
  if (first && last) {
    const from = row.offsetLeft
    const beyond = last.offsetLeft + last.offsetWidth - from - row.clientWidth
    row.scrollLeft = Math.max(0, Math.min(first.offsetLeft - from, beyond))
  }
  row.toggleAttribute('data-cut', row.scrollLeft + row.clientWidth < row.scrollWidth)
}

function Reminders({ reminders }: Pick<StepsShown, 'reminders'>): ReactNode {
  if (reminders.length === 0) return null
  return (
    <>
      <h3>Did you remember?</h3>
      <ul>
        {reminders.map(({ text, rule }) => (
          <li key={text}>
            {text} <Rule rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}

function StepRow({ steps, fits = false }: { readonly steps: readonly ShownStep[]; readonly fits?: boolean }): ReactNode {
  const row = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    if (fits && row.current) fitRow(row.current)
  })
  return (
    <ol ref={row}>
      {steps.map(({ number, name, where, modules }) => (
        <li key={number} data-where={where} aria-current={where === 'here' ? 'step' : undefined}>
          {where === 'done' && <span aria-hidden="true">✓ </span>}
          <small>{number}</small> {name}
          {modules.length > 0 && (
            <em title={modules.join(', ')}>
              <span aria-hidden="true">+</span>
              <span className="ui-hidden">, by {modules.join(', ')}</span>
            </em>
          )}
        </li>
      ))}
    </ol>
  )
}
