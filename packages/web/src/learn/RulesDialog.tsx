/** Rules and terms over whatever is on the screen, on H: to look something up without leaving a game. */
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { games } from '../games/index.ts'
import { Icon } from '../icons.tsx'
import { lastGlossary } from './at-hand.tsx'
import { Entries } from './Entries.tsx'
import { SCROLLED_BY_KEYS } from './RuleLink.tsx'
import './learn.css'
import './rule-link.css'

export function RulesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [search, setSearch] = useState('')
  const [id, setId] = useState(() => lastGlossary()?.game ?? games[0]!.id)
  const glossary = use(games.find((game) => game.id === id)!.parts.glossary())
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  const found = search.trim() === '' ? null : glossary.search(search)
  return (
    <dialog ref={dialog} className="rule-dialog learn-rules-dialog" aria-labelledby="rules-title" onClose={onClose}>
      <header>
        <h2 id="rules-title">Rules and terms</h2>
        <button type="button" className="ui-icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {games.length > 1 && (
        <label className="learn-glossary-search">
          <span>Game</span>
          <select value={id} onChange={(event) => setId(event.currentTarget.value)}>
            {games.map((game) => (
              <option key={game.id} value={game.id}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="learn-glossary-search">
        <span>Search</span>
        <input
          ref={field}
          type="search"
          value={search}
          placeholder={glossary.proposal}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="learn-glossary-count" role="status">
        {found &&
          (found.length === 0 ? 'Nothing of that name. Try a shorter word.' : `${found.length} of ${glossary.terms.length} entries`)}
      </p>
      <section className="rule-dialog-body" {...SCROLLED_BY_KEYS} aria-label="Entries">
        {found ? (
          <Entries terms={found} />
        ) : (
          glossary.groups.map(({ name, terms }) => (
            <div key={name} className="learn-rules-group">
              <h3>{name}</h3>
              <Entries terms={terms} />
            </div>
          ))
        )}
      </section>
    </dialog>
  )
}
