/** The scenario's card, beside the rail: what is told and asked for, who fights, who is lost, what is in force. */
import type { GameEvent } from '@firegroup/kernel'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { nationLook } from '../../counters/nations.ts'
import type { ForceItem } from '../../games/game.ts'
import { Icon } from '../../icons.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

/** A scrolling region must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 } as const
const TABS = ['Card', 'Forces', 'Losses', 'Rules in force'] as const
type Tab = (typeof TABS)[number]

interface CardPanelProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly onClose: () => void
}

export function CardPanel<S, E extends GameEvent, D extends Draft>({ desk, onClose }: CardPanelProps<S, E, D>): ReactNode {
  const [tab, setTab] = useState<Tab>('Card')
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const { game, s } = desk

  // the panel takes the focus, and gives it back where it was
  useEffect(() => {
    before.current = document.activeElement
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true })
    }
  }, [])

  const steer = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!
    setTab(next)
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className="play-card-panel" aria-label="The scenario’s card" data-panel>
      <header>
        <div>
          <h2>{game.bars.scenarioName(s)}</h2>
          <p>{game.card.where(s)}</p>
        </div>
        <kbd>O</kbd>
        <button type="button" className="ui-icon-button" aria-label="Close the card" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={tabs} className="play-card-tabs" role="tablist" aria-label="Parts of the card">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={tab === name}
            aria-controls={`${id}-page`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={steer}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="play-card-page" role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${tab}`} {...SCROLLS}>
        {tab === 'Card' && <CardPage desk={desk} />}
        {tab === 'Forces' && <Sides desk={desk} items={(seat) => game.card.forces(s, seat)} none="Nobody is left." />}
        {tab === 'Losses' && <Sides desk={desk} items={(seat) => game.card.losses(s, seat)} none="Nobody is lost yet." />}
        {tab === 'Rules in force' && <InForce desk={desk} />}
      </div>
    </section>
  )
}

function CardPage<S, E extends GameEvent, D extends Draft>({ desk }: { desk: Desk<S, E, D> }): ReactNode {
  const { game, s, seat } = desk
  const { card } = game
  const orders = card.orders(s, seat)
  const special = card.special(s).filter((text) => text !== '')
  const coming = card.reinforcements(s)
  return (
    <>
      <p className="play-card-story">{card.story(s)}</p>
      <section className="play-card-wins">
        <h3>What wins</h3>
        {card.wins(s).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      {orders !== '' && (
        <section>
          <h3>Your orders</h3>
          <p>{orders}</p>
        </section>
      )}
      <Leaders desk={desk} />
      {special.length > 0 && (
        <section>
          <h3>Special rules</h3>
          <ol className="play-card-special">
            {special.map((text, i) => (
              <li key={text}>
                <span>{text}</span>
                <span className="play-card-mark">{game.system.id === 'aslsk' ? `SSR ${i + 1}` : i + 1}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {coming.length > 0 && (
        <section>
          <h3>Reinforcements</h3>
          <ul className="play-card-coming">
            {coming.map(({ when, who, stands }) => (
              <li key={who}>
                <b>
                  <span className="ui-hidden">{when === '?' ? 'Some time' : 'Turn'}</span> {when}
                </b>
                <span className="play-card-who">{who}</span>
                <span className="play-card-stands">{stands}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Who leads the other side, where that is a computer. */
function Leaders<S, E extends GameEvent, D extends Draft>({ desk: { game, s, seat, seating } }: { desk: Desk<S, E, D> }): ReactNode {
  const led = game.system.seats.flatMap((other) => {
    const player = seating.setup.players[other]
    if (other === seat || player?.type !== 'computer') return []
    const [level, character] = player.level.split('-')
    return [{ other, words: `${game.sideName(s, other)}: ${character ? `a ${character} ${level}` : `a ${level}`}.` }]
  })
  if (led.length === 0) return null
  return (
    <section>
      <h3>Who leads them</h3>
      {led.map(({ other, words }) => (
        <p key={other}>{words}</p>
      ))}
    </section>
  )
}

interface SidesProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly items: (seat: string) => readonly ForceItem[]
  readonly none: string
}

function Sides<S, E extends GameEvent, D extends Draft>({ desk: { game, s, seat }, items, none }: SidesProps<S, E, D>): ReactNode {
  const seats = [seat, ...game.system.seats.filter((each) => each !== seat)]
  return seats.map((each) => {
    const all = items(each)
    return (
      <section key={each}>
        <h3>
          <svg
            className="play-card-roundel"
            viewBox="-9 -9 18 18"
            width="22"
            height="22"
            aria-hidden="true"
            style={paletteOf(game.nation(s, each))}
          >
            <rect x="-9" y="-9" width="18" height="18" rx="3" />
            <use href={`#ctr-roundel-${nationLook(game.nation(s, each)).roundel}`} transform="scale(.8)" />
          </svg>
          {game.sideName(s, each)} <small>{game.card.strength(s, each)}</small>
        </h3>
        {all.length === 0 ? (
          <p className="table-hint">{none}</p>
        ) : (
          <ul className="play-card-items">
            {all.map(({ id, face, words, count }) => (
              <li key={id} title={words}>
                {face}
                <span className="ui-hidden">{`${count > 1 ? `${count} × ` : ''}${words}`}</span>
                {count > 1 && <b aria-hidden="true">{count}</b>}
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}

function paletteOf(nation: string): Record<string, string> {
  const { palette } = nationLook(nation)
  return { '--base': `var(--${palette})`, '--deep': `var(--${palette}-deep)` }
}

function InForce<S, E extends GameEvent, D extends Draft>({ desk: { game, s } }: { desk: Desk<S, E, D> }): ReactNode {
  const rules = game.card.inForce(s)
  const special = game.card.special(s).filter((text) => text !== '')
  return (
    <>
      <section>
        <h3>Chosen for this game</h3>
        {rules.length === 0 ? (
          <p className="table-hint">The rules as they are printed: no optional rule is on, and no ruling was changed.</p>
        ) : (
          <dl className="play-card-rules">
            {rules.map(({ name, says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {special.length > 0 && (
        <section>
          <h3>Of the scenario</h3>
          <ul className="play-card-plain">
            {special.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
