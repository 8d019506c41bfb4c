/** What is agreed on. Whoever opened the table changes it until both are ready; everybody else sees it. */
import type { ClockTerms, OnlineTable, Settling, Terms } from '@firegroup/table'
import type { ReactNode } from 'react'
import { Cards } from './Cards.tsx'
import { ClockChoice } from './ClockChoice.tsx'
import type { Found } from './Gathering.tsx'

interface TermsColumnProps {
  readonly found: Found
  readonly table: OnlineTable
  readonly onSettle: (change: Settling) => void
}

const RANDOM = 'random'
const DELAYS = [0, 30, 120, 300, 900] as const

export function TermsColumn({ found: { shelf, card }, table, onSettle }: TermsColumnProps): ReactNode {
  const { terms, host, open } = table
  const own = table.seats.find(({ you }) => you)?.seat ?? ''
  const change = (part: Partial<Terms>, rest: Settling = {}): void => onSettle({ ...rest, terms: { ...terms, ...part } })
  return (
    <fieldset className="online-new-terms" disabled={!host} aria-label="What is agreed on">
      {!host && <p className="online-new-terms-note">Whoever opened the table chooses. Nobody is ready for a change before he says so.</p>}
      <Cards
        legend="Your side"
        name="side"
        value={terms.sides === 'random' ? RANDOM : own}
        onChange={(value) => (value === RANDOM ? change({ sides: 'random' }) : change({ sides: 'chosen' }, { seat: value }))}
        choices={[
          ...card.sides.map(({ seat, name, nation }) => ({ value: seat as string, name, note: '', nation })),
          { value: RANDOM, name: 'Random', note: 'the dice say' },
        ]}
      />
      <ClockChoice clock={terms.clock} onChange={(clock: ClockTerms) => change({ clock })} />
      <section className="online-new-terms-rows">
        <h2>Agreements</h2>
        <Row
          label="Taking back"
          value={terms.takingBack}
          onChange={(takingBack) => change({ takingBack })}
          options={[
            ['ask', 'Ask, never past a die'],
            ['never', 'Never'],
          ]}
        />
        {shelf.Agreements && (
          <details className="online-new-more">
            <summary>Balance, lines of sight and rulings</summary>
            <shelf.Agreements
              card={card}
              agreements={terms.agreements}
              onAgree={(agreements) => change({ agreements }, { agreed: shelf.agreed(card, agreements) as never })}
            />
          </details>
        )}
      </section>
      <Cards
        legend="Who finds it"
        name="who"
        value={open ? 'lobby' : 'link'}
        onChange={(value) => onSettle({ open: value === 'lobby' })}
        choices={[
          { value: 'link', name: 'Only by link', note: 'nobody else sees it' },
          { value: 'lobby', name: 'In the lobby', note: 'anybody may sit down' },
        ]}
      />
      <section className="online-new-terms-rows">
        <h2>Who may watch</h2>
        <Row
          label="Spectators"
          value={terms.watchers}
          onChange={(watchers) => change({ watchers })}
          options={[
            ['link', 'With the link'],
            ['anybody', 'Anybody, from the lobby'],
            ['nobody', 'Nobody'],
          ]}
        />
        <Row
          label="They see the game"
          value={String(terms.delay)}
          onChange={(delay) => change({ delay: Number(delay) })}
          options={DELAYS.map((seconds) => [String(seconds), delayWords(seconds)])}
        />
      </section>
    </fieldset>
  )
}

const delayWords = (seconds: number): string =>
  seconds === 0 ? 'At once' : seconds < 60 ? `${seconds} s late` : `${seconds / 60} min late`

interface RowProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly options: readonly (readonly [value: T, words: string])[]
}

function Row<T extends string>({ label, value, onChange, options }: RowProps<T>): ReactNode {
  return (
    <label className="online-new-terms-row">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
