/** Above the lines: what is looked for, and what is left out. */
import type { KeyboardEvent, ReactNode } from 'react'
import { LogIcon, TOPIC_SIGNS } from './LogIcon.tsx'
import { FILTERS, type Filter, type LogView } from './useLog.ts'

interface LogSearchProps {
  readonly view: LogView
  /** Which of the lines that were found is chosen, from 0; -1 for none. */
  readonly at: number
  readonly onStep: (by: 1 | -1) => void
}

export function LogSearch({ view: { search, setSearch, found }, at, onStep }: LogSearchProps): ReactNode {
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onStep(event.shiftKey ? -1 : 1)
  }
  const said = found.length === 0 ? 'none' : `${at < 0 ? '' : `${at + 1} of `}${found.length}`
  return (
    <search className="play-log-search">
      <LogIcon name="search" />
      <label>
        <span className="ui-hidden">Search the log</span>
        <input
          type="search"
          placeholder="Search"
          value={search}
          aria-keyshortcuts="Enter Shift+Enter"
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={key}
        />
      </label>
      {search.trim() !== '' && (
        <>
          <output>{said}</output>
          <button type="button" aria-label="The one before" disabled={found.length === 0} onClick={() => onStep(-1)}>
            <LogIcon name="up" />
          </button>
          <button type="button" aria-label="The next one" disabled={found.length === 0} onClick={() => onStep(1)}>
            <LogIcon name="down" />
          </button>
        </>
      )}
    </search>
  )
}

const SIGNS = { ...TOPIC_SIGNS, Notes: 'note', Marks: 'mark' } as const

export function LogFilters({ view: { counts, filters, toggle } }: { readonly view: LogView }): ReactNode {
  return (
    <fieldset className="play-log-filters">
      <legend className="ui-hidden">Show only</legend>
      <button type="button" aria-pressed={filters.size === 0} onClick={() => toggle('All')}>
        All <b>{counts.All}</b>
      </button>
      {FILTERS.map((filter) => (
        <Toggle key={filter} filter={filter} count={counts[filter]} pressed={filters.has(filter)} onToggle={() => toggle(filter)} />
      ))}
    </fieldset>
  )
}

interface ToggleProps {
  readonly filter: Filter
  readonly count: number
  readonly pressed: boolean
  readonly onToggle: () => void
}

function Toggle({ filter, count, pressed, onToggle }: ToggleProps): ReactNode {
  return (
    <button
      type="button"
      className={`play-log-filter-${SIGNS[filter]}`}
      title={filter}
      aria-pressed={pressed}
      aria-label={`${filter}, ${count}`}
      onClick={onToggle}
    >
      <LogIcon name={SIGNS[filter]} />
      {pressed && <span>{filter}</span>}
      <b>{count}</b>
    </button>
  )
}
