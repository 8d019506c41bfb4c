/** Where everyone arrives: the games that wait, and the way into a new one. */
import type { MatchRecord, MatchSummary } from '@firegroup/table'
import { type ReactNode, useRef, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { Icon } from '../icons.tsx'
import { browserStore } from '../matches/browser-store.ts'
import { exportUnread } from '../matches/export.ts'
import type { Glance } from '../matches/glance.ts'
import { troubleWords } from '../matches/trouble-words.ts'
import { useFileDrop } from '../useFileDrop.ts'
import { GameCard } from './GameCard.tsx'
import { Hero } from './Hero.tsx'
import { ImportNews, type News } from './ImportNews.tsx'
import { ScenarioShelf } from './ScenarioShelf.tsx'
import { type Matches, useMatches } from './useMatches.ts'
import './home.css'

interface Removed {
  readonly record: MatchRecord
  readonly summary: MatchSummary
}

export function Home(): ReactNode {
  const matches = useMatches()
  const [removed, setRemoved] = useState<Removed | undefined>()
  const [news, setNews] = useState<News | undefined>()
  const [failure, setFailure] = useState<string | undefined>()
  const picker = useRef<HTMLInputElement>(null)

  const open = async (file: File): Promise<void> => {
    setNews({ kind: 'reading', file: file.name })
    const { importFile } = await import('../matches/import.ts')
    const read = await importFile(file, browserStore()).catch((error: unknown) => ({
      ok: false as const,
      problems: [{ message: troubleWords(error) }],
    }))
    setNews(
      read.ok
        ? { kind: 'imported', ...read.value }
        : { kind: 'refused', file: file.name, problems: read.problems.map(({ message }) => message) },
    )
    if (read.ok) await matches.refresh()
  }
  const dropping = useFileDrop((file) => void open(file))

  /** Something done with the storage; where that fails, it is said. */
  const trying = (act: () => Promise<void>): void => {
    setFailure(undefined)
    act().catch((error: unknown) => setFailure(troubleWords(error)))
  }

  const remove = async (game: Glance): Promise<void> => {
    const store = browserStore()
    const record = (await store.load(game.id)) as MatchRecord
    const summary = (await store.list()).find(({ id }) => id === game.id)
    if (!summary) return
    await store.remove(game.id)
    setRemoved({ record, summary })
    await matches.refresh()
  }

  const forget = async (id: string): Promise<void> => {
    await browserStore().remove(id)
    await matches.refresh()
  }

  const restore = async (): Promise<void> => {
    if (!removed) return
    await browserStore().save(removed.record, removed.summary)
    setRemoved(undefined)
    await matches.refresh()
  }

  const going = matches.games?.filter(({ over }) => !over)
  return (
    <Shell current="home">
      <div className={dropping ? 'home is-dropping' : 'home'}>
        <Hero game={going?.[0]} ready={matches.games !== undefined} />
        <div className="home-columns">
          <div className="home-games">
            <ImportNews news={news} onClose={() => setNews(undefined)} />
            {failure !== undefined && (
              <p className="home-note" role="alert">
                {failure}
              </p>
            )}
            <Games matches={matches} onRemove={(game) => trying(() => remove(game))} />
            <Unreadable
              ids={matches.unreadable}
              onExport={(id) => trying(() => exportUnread(id))}
              onForget={(id) => trying(() => forget(id))}
            />
          </div>
          <div className="home-start">
            <ScenarioShelf />
            <ul className="home-doors">
              <li>
                <a className="home-door" href="#/drill">
                  <span className="home-door-sign">
                    <Icon name="look" />
                  </span>
                  <span>
                    <strong>Today’s drill</strong>
                    <span>One position, one question. A minute.</span>
                  </span>
                </a>
              </li>
              <li>
                <a className="home-door" href="#/boards">
                  <span className="home-door-sign">
                    <Icon name="sight" />
                  </span>
                  <span>
                    <strong>Boards</strong>
                    <span>Look at the ground, trace lines of sight.</span>
                  </span>
                </a>
              </li>
              <li>
                <button type="button" className="home-door" onClick={() => picker.current?.click()}>
                  <span className="home-door-sign">
                    <Icon name="open" />
                  </span>
                  <span>
                    <strong>Import a game</strong>
                    <span>Choose a file, or drop it on this page.</span>
                  </span>
                </button>
              </li>
            </ul>
            <input
              ref={picker}
              type="file"
              accept=".json,application/json"
              hidden
              data-testid="import-file"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                event.currentTarget.value = ''
                if (file) void open(file)
              }}
            />
          </div>
        </div>
        <div className="home-toast-place" aria-live="polite">
          {removed && (
            <div className="home-toast">
              <span>{removed.summary.name} is deleted.</span>
              <button type="button" className="home-toast-button" onClick={() => trying(restore)}>
                Undo
              </button>
              <button type="button" className="home-toast-button" aria-label="Close" onClick={() => setRemoved(undefined)}>
                <Icon name="close" />
              </button>
            </div>
          )}
        </div>
      </div>
    </Shell>
  )
}

function Games({ matches, onRemove }: { matches: Matches; onRemove: (game: Glance) => void }): ReactNode {
  const { games, problem, lasting } = matches
  const going = games?.filter(({ over }) => !over) ?? []
  const over = games?.filter((game) => game.over) ?? []
  return (
    <>
      <h2>Waiting for you</h2>
      {problem && (
        <p className="home-note" role="alert">
          Your games can’t be read. {problem} Nothing was changed.
        </p>
      )}
      {games?.length === 0 && !problem && (
        <p className="home-empty">
          No games yet. <a href="#/learn">Your first shot in a minute.</a>
        </p>
      )}
      {games !== undefined && games.length > 0 && going.length === 0 && <p className="home-empty">Nothing waits. Start a new game.</p>}
      <ul className="home-game-list">
        {going.map((game) => (
          <GameCard key={game.id} game={game} onRemove={onRemove} />
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <h2>Finished</h2>
          <ul className="home-game-list">
            {over.map((game) => (
              <GameCard key={game.id} game={game} onRemove={onRemove} />
            ))}
          </ul>
        </>
      )}
      {lasting === 'local' && <p className="home-note">This browser has little room for games. Export those that matter.</p>}
      {lasting === 'page' && (
        <p className="home-note">This browser keeps no games: they last until the page is closed. Export those that matter.</p>
      )}
    </>
  )
}

interface UnreadableProps {
  readonly ids: readonly string[]
  readonly onExport: (id: string) => void
  readonly onForget: (id: string) => void
}

/** Games that are there but can't be read: nothing is done to them unless the player wants it. */
function Unreadable({ ids, onExport, onForget }: UnreadableProps): ReactNode {
  if (ids.length === 0) return null
  const named = ids.filter((id) => id !== '')
  return (
    <section className="home-note" aria-label="Games that can’t be read">
      <p>
        {ids.length === 1 ? 'One kept game' : `${ids.length} kept games`} can’t be read by this version. Nothing was deleted; export what
        matters, then delete it.
      </p>
      <ul>
        {named.map((id) => (
          <li key={id}>
            <span>Game {id}</span>
            <button type="button" className="ui-button" onClick={() => onExport(id)}>
              Export <span className="ui-hidden">game {id}</span>
            </button>
            <button type="button" className="ui-button" onClick={() => onForget(id)}>
              Delete <span className="ui-hidden">game {id}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
