/** Every term with its rule, to search and to leaf through. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { Entries } from './Entries.tsx'
import type { Glossary } from './glossary.ts'
import './learn.css'

/** The topic of the glossary as a whole. */
export const GLOSSARY = 'glossary'

interface GlossaryPageProps {
  readonly glossary: Glossary
  readonly topic: string
  /** The glossaries of all games: the ways to the others. */
  readonly others: readonly { readonly id: string; readonly title: string }[]
}

/** `topic` is an entry's id, or the number of a rule: its entries come first. */
export function GlossaryPage({ glossary, topic, others }: GlossaryPageProps): ReactNode {
  const [search, setSearch] = useState('')
  const asked = useMemo(() => [glossary.termOf(topic)].flatMap((term) => term ?? []).concat(glossary.termsOfRule(topic)), [glossary, topic])
  const top = useRef<HTMLHeadingElement>(null)

  // another entry may have been asked for from inside the page
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])

  const found = search.trim() === '' ? null : glossary.search(search)
  return (
    <Shell current="learn">
      <div className="learn learn-glossary">
        <header>
          <p className="learn-way">
            <a href="#/learn">Learn</a>
            {others.length > 1 &&
              others.map(({ id, title }) => (
                <a
                  key={id}
                  href={addressOf({ place: 'learn', game: id, topic: GLOSSARY })}
                  aria-current={id === glossary.game ? 'page' : undefined}
                >
                  {title}
                </a>
              ))}
          </p>
          <h1 ref={top} tabIndex={-1}>
            Rules and terms
          </h1>
          <p className="learn-says">Every word that the table uses, in ours. The numbers are the sections of the rules.</p>
          <label className="learn-glossary-search">
            <span>Search</span>
            <input type="search" value={search} placeholder={glossary.proposal} onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p className="learn-glossary-count" role="status">
            {found &&
              (found.length === 0 ? 'Nothing of that name. Try a shorter word.' : `${found.length} of ${glossary.terms.length} entries`)}
          </p>
        </header>
        {found ? (
          <Entries terms={found} linked={glossary.game} />
        ) : (
          <>
            {asked.length > 0 && (
              <section className="learn-glossary-asked">
                <h2>{glossary.termOf(topic) ? 'You asked for' : `Rule ${topic}`}</h2>
                <Entries terms={asked} linked={glossary.game} />
              </section>
            )}
            {topic !== GLOSSARY && asked.length === 0 && <p>There is no entry for {topic}. Here are all that there are.</p>}
            {glossary.groups.map(({ name, terms }) => (
              <section key={name}>
                <h2>{name}</h2>
                <Entries terms={terms} linked={glossary.game} />
              </section>
            ))}
          </>
        )}
      </div>
    </Shell>
  )
}
