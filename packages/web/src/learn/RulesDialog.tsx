/** Rules and terms over whatever is on the screen, on H: to look something up without leaving a game. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icons.tsx'
import { Entries } from './Entries.tsx'
import { GROUPS, glossary, searchTerms } from './glossary.ts'
import { SCROLLED_BY_KEYS } from './RuleLink.tsx'
import './learn.css'
import './rule-link.css'

export function RulesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [search, setSearch] = useState('')
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  const found = search.trim() === '' ? null : searchTerms(search)
  return (
    <dialog ref={dialog} className="entry-dialog rules-dialog" aria-labelledby="rules-title" onClose={onClose}>
      <header>
        <h2 id="rules-title">Rules and terms</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <label className="glossary-search">
        <span>Search</span>
        <input
          ref={field}
          type="search"
          value={search}
          placeholder="pinned, FFNAM, 3.3.5"
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="glossary-count" role="status">
        {found && (found.length === 0 ? 'Nothing of that name. Try a shorter word.' : `${found.length} of ${glossary.length} entries`)}
      </p>
      <section className="entry-body" {...SCROLLED_BY_KEYS} aria-label="Entries">
        {found ? (
          <Entries terms={found} />
        ) : (
          GROUPS.map(({ name, terms }) => (
            <div key={name} className="rules-group">
              <h3>{name}</h3>
              <Entries terms={terms} />
            </div>
          ))
        )}
      </section>
    </dialog>
  )
}
