/** References that explain themselves where they stand: a rule's number, or a term. */
import { Fragment, type MouseEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { addressOf } from '../app/route.ts'
import { Icon } from '../icons.tsx'
import { AtHand } from './at-hand.tsx'
import type { Term as Entry, Glossary } from './glossary.ts'
import './rule-link.css'

interface RuleLinkProps {
  readonly rule: string
  /** The words beside it, by which the right one of several entries is found. */
  readonly about?: string | undefined
}

/** '3.2.2' as a chip that opens what the glossary says about it, without leaving the table. */
export function RuleLink({ rule, about = '' }: RuleLinkProps): ReactNode {
  const glossary = use(AtHand)
  if (!glossary) return <span className="rule-ref">{rule}</span>
  const entries = (): readonly Entry[] => {
    const one = glossary.termFor(rule, about)
    return one ? [one] : glossary.termsOfRule(rule)
  }
  return (
    <Opener glossary={glossary} topic={rule} className="rule-ref" label={`Rule ${rule}`} entries={entries} title={`Rule ${rule}`}>
      {rule}
    </Opener>
  )
}

/** A word of the glossary: underlined in running text, or by its own name as a chip. */
export function Term({ id, children }: { readonly id: string; readonly children?: ReactNode }): ReactNode {
  const glossary = use(AtHand)
  const entry = glossary?.termOf(id)
  if (!glossary || !entry) return children
  return (
    <Opener glossary={glossary} topic={id} className={children ? 'rule-word' : 'rule-term'} entries={() => [entry]} title={entry.name}>
      {children ?? entry.name}
    </Opener>
  )
}

/** A text in which these entries can be opened where they are named. */
export function TermText({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): ReactNode {
  const glossary = use(AtHand)
  if (!glossary) return text
  let at = 0
  return glossary.piecesOf(text, terms).map(({ text: words, term }) => {
    const key = `${at} ${term ?? ''}`
    at += words.length
    if (!term) return <Fragment key={key}>{words}</Fragment>
    return (
      <Term key={key} id={term}>
        {words}
      </Term>
    )
  })
}

/** A scrolling region must be reachable by keyboard, though nothing in it can be pressed. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const

interface OpenerProps {
  readonly glossary: Glossary
  readonly topic: string
  readonly className: string
  readonly label?: string
  readonly title: string
  readonly entries: () => readonly Entry[]
  readonly children: ReactNode
}

/** An ordinary link, so that it can be opened beside the game; a plain click opens the entry here. */
function Opener({ glossary, topic, className, label, title, entries, children }: OpenerProps): ReactNode {
  const [open, setOpen] = useState(false)
  const click = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
  }
  return (
    <>
      <a
        className={className}
        href={addressOf({ place: 'learn', game: glossary.game, topic })}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={click}
      >
        {children}
      </a>
      {open &&
        createPortal(
          <EntryDialog glossary={glossary} title={title} topic={topic} entries={entries()} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}

/** More than these would be a page to read; the others are a tap away. */
const FEW = 3

interface EntryDialogProps {
  readonly glossary: Glossary
  readonly title: string
  readonly topic: string
  readonly entries: readonly Entry[]
  readonly onClose: () => void
}

function EntryDialog({ glossary, title, topic, entries: first, onClose }: EntryDialogProps): ReactNode {
  const [entries, setEntries] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // what lies around the sheet is its own background: a click there closes it, as Escape does
    const outside = (event: globalThis.MouseEvent): void => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', outside)
    return () => element.removeEventListener('click', outside)
  }, [])
  const single = entries.length === 1 ? entries[0]! : null
  return (
    <dialog ref={dialog} className="rule-dialog" aria-labelledby={heading} onClose={onClose}>
      <header>
        <h2 id={heading}>{single ? single.name : title}</h2>
        <button type="button" className="ui-icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <section className="rule-dialog-body" {...SCROLLED_BY_KEYS} aria-label="Explanation">
        {entries.slice(0, single ? 1 : FEW).map((entry) => (
          <div key={entry.id}>
            {!single && <h3>{entry.name}</h3>}
            <p>{entry.text}</p>
            {single && <See glossary={glossary} entry={entry} onGo={(next) => setEntries([next])} />}
          </div>
        ))}
        {entries.length > FEW && <Others entries={entries.slice(FEW)} onGo={(next) => setEntries([next])} />}
        {entries.length === 0 && <p>The glossary has no entry for this rule.</p>}
      </section>
      <footer>
        <a
          href={addressOf({ place: 'learn', game: glossary.game, topic: single ? single.id : topic })}
          onClick={() => dialog.current?.close()}
        >
          Open in the glossary
        </a>
      </footer>
    </dialog>
  )
}

function Others({ entries, onGo }: { entries: readonly Entry[]; onGo: (entry: Entry) => void }): ReactNode {
  return (
    <p className="rule-dialog-see">
      <span>In the same rule</span>
      {entries.map((entry) => (
        <button key={entry.id} type="button" className="rule-term" onClick={() => onGo(entry)}>
          {entry.name}
        </button>
      ))}
    </p>
  )
}

function See({ glossary, entry, onGo }: { glossary: Glossary; entry: Entry; onGo: (entry: Entry) => void }): ReactNode {
  const others = (entry.see ?? []).flatMap((id) => glossary.termOf(id) ?? [])
  return (
    <p className="rule-dialog-see">
      <span>Rule {entry.rules.join(', ')}</span>
      {others.map((other) => (
        <button key={other.id} type="button" className="rule-term" onClick={() => onGo(other)}>
          {other.name}
        </button>
      ))}
    </p>
  )
}
