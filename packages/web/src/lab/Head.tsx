/** The head of the lab: the question, what was played, and what can be done with it. */
import { seriesCsv, seriesJson } from '@firegroup/lab'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { addressOf } from '../app/route.ts'
import type { ScenarioCard } from '../games/game.ts'
import { Icon } from '../icons.tsx'
import { download } from '../matches/export.ts'
import { count, games as gamesWords } from './figures.ts'
import type { LabState, Subject } from './laboratory.ts'

interface HeadProps {
  readonly card: ScenarioCard
  readonly subject: Subject
  readonly shown: LabState | null
  /** The address of this experiment, behind '#/lab?'. */
  readonly query: string
  readonly running: boolean
  readonly games: number | null
  readonly blocked: boolean
  readonly playerName: (id: string) => string
  readonly onCancel: () => void
}

/** The form that the main button sends. */
export const FORM = 'lab-setup'

export function Head({ card, subject, shown, query, running, games, blocked, playerName, onCancel }: HeadProps): ReactNode {
  const printed = shown?.printed
  const main = useHeldFocus()
  const file = `${card.id}-${subject.seed.replaceAll(/[^\w-]+/g, '-')}`
  return (
    <header className="lab-head">
      <div>
        <h1>Is {card.name} fair?</h1>
        <p>{printed ? playedWords(shown, playerName) : 'Computer players play it many times, and you see who wins, how and where.'}</p>
      </div>
      <div className="lab-deeds">
        <Share query={query} />
        {printed && (
          <>
            <button type="button" className="ui-button" onClick={() => download(`${file}.csv`, `${seriesCsv(printed)}\n`, 'text/csv')}>
              <Icon name="save" /> Export CSV
            </button>
            <button
              type="button"
              className="ui-button"
              onClick={() => download(`${file}.json`, `${seriesJson(printed)}\n`, 'application/json')}
            >
              <Icon name="save" /> Export JSON
            </button>
          </>
        )}
        {running ? (
          // a button of its own: the one that sends the form must not take its place under the very same click
          <button key="cancel" ref={main} type="button" className="ui-button ui-button-main" onClick={onCancel}>
            <Icon name="close" /> Cancel
          </button>
        ) : (
          <button key="run" ref={main} type="submit" form={FORM} className="ui-button ui-button-main" disabled={blocked}>
            <Icon name="play" /> {printed ? `Run ${count(games ?? 0)} more` : `Run ${gamesWords(games ?? 0)}`}
          </button>
        )}
      </div>
    </header>
  )
}

/** For buttons that take each other's place: whoever has the focus as it goes hands it on, so that nobody at a keyboard is lost. */
function useHeldFocus(): (button: HTMLButtonElement) => () => void {
  const held = useRef(false)
  return useCallback((button) => {
    if (held.current) button.focus()
    return () => {
      held.current = document.activeElement === button
    }
  }, [])
}

/** '200 games of Greedy against itself. Seed 1, rules 1.' */
function playedWords({ printed }: LabState, playerName: (id: string) => string): string {
  if (!printed) return ''
  const { players, records, games, seed, arena } = printed
  const [first, second] = players.map(playerName)
  const who = first === second ? `${first} against itself` : `${first} against ${second}`
  const played = records.length === games ? gamesWords(games) : `${count(records.length)} of ${gamesWords(games)}`
  return `${played} of ${who}. Seed ${seed}, rules ${arena.rules}.`
}

/** Copies the link; where the browser does not let it, shows it to be copied by hand. */
function Share({ query }: { query: string }): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const link = `${location.href.replace(/#.*$/, '')}${addressOf({ place: 'lab', experiment: query })}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <button type="button" className="ui-button" onClick={() => void copy()} onBlur={() => state === 'copied' && setState('idle')}>
        <Icon name="copy" /> {state === 'copied' ? 'Link copied' : 'Share'}
      </button>
      <output className="ui-hidden">{state === 'copied' ? 'The link to this experiment is copied.' : ''}</output>
      {state === 'refused' && (
        <label className="lab-link">
          <span>Copy this link</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  )
}
