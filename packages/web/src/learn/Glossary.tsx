/** Every term with its rule, to search and to leaf through. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { Entries } from './Entries.tsx'
import { GROUPS, glossary, searchTerms, termOf, termsOfRule } from './glossary.ts'
import './learn.css'

/** `topic` is an entry's id, or the number of a rule: its entries come first. */
export function Glossary({ topic }: { readonly topic: string | undefined }): ReactNode {
  const [search, setSearch] = useState('')
  const asked = useMemo(
    () => (topic === undefined ? [] : [termOf(topic)].flatMap((term) => term ?? []).concat(termsOfRule(topic))),
    [topic],
  )
  const top = useRef<HTMLHeadingElement>(null)

  // another entry was asked for from inside the page
  useEffect(() => {
    setSearch('')
    if (topic !== undefined) {
      top.current?.focus({ preventScroll: true })
      top.current?.closest('.page-body')?.scrollTo(0, 0)
    }
  }, [topic])

  const found = search.trim() === '' ? null : searchTerms(search)
  return (
    <Shell current="learn">
      <div className="learn glossary">
        <header>
          <p className="learn-way">
            <a href="#/learn">Learn</a>
          </p>
          <h1 ref={top} tabIndex={-1}>
            Rules and terms
          </h1>
          <p className="learn-says">Every word that the table uses, in ours. The numbers are the sections of the rules.</p>
          <label className="glossary-search">
            <span>Search</span>
            <input type="search" value={search} placeholder="pinned, FFNAM, 3.3.5" onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p className="glossary-count" role="status">
            {found && (found.length === 0 ? 'Nothing of that name. Try a shorter word.' : `${found.length} of ${glossary.length} entries`)}
          </p>
        </header>
        {found ? (
          <Entries terms={found} linked />
        ) : (
          <>
            {asked.length > 0 && (
              <section className="glossary-asked">
                <h2>{termOf(topic ?? '') ? 'You asked for' : `Rule ${topic}`}</h2>
                <Entries terms={asked} linked />
              </section>
            )}
            {topic !== undefined && topic !== 'glossary' && asked.length === 0 && (
              <p className="glossary-none">There is no entry for {topic}. Here are all that there are.</p>
            )}
            {GROUPS.map(({ name, terms }) => (
              <section key={name}>
                <h2>{name}</h2>
                <Entries terms={terms} linked />
              </section>
            ))}
          </>
        )}
      </div>
    </Shell>
  )
}
