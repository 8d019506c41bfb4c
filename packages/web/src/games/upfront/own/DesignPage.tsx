/** One's own scenario: two forces for points, what is played for, and straight to the table. */
import {
  type Bought,
  type Design,
  designed,
  designProblems,
  drawScenario,
  HALF_YEARS,
  ourPack,
  SIDES,
  SITUATIONS,
  type Side,
} from '@firegroup/upfront'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { addressOf, goTo } from '../../../app/route.ts'
import { useSettings } from '../../../app/settings.ts'
import { Icon } from '../../../icons.tsx'
import { browserStore, keepForGood } from '../../../matches/browser-store.ts'
import { download, fileNameOf } from '../../../matches/export.ts'
import { beginMatch, now } from '../../../matches/new-match.ts'
import { useFileDrop } from '../../../useFileDrop.ts'
import { USUAL_LEVEL } from '../../listing.ts'
import { play } from '../play/index.tsx'
import { ForcePanel } from './ForcePanel.tsx'
import { FIRST_DESIGN, fromLink, keepDesign, keptDesign, linkOf } from './kept.ts'
import { OddsPanel } from './OddsPanel.tsx'

/** What a link or a file brings must be a design; whether it can be played is shown like anything else. */
function isDesign(json: unknown): json is Design {
  return json !== undefined && !designProblems(json).some(({ rule }) => rule === undefined)
}

interface Opened {
  readonly design: Design
  readonly news: string
}

function opened(link: string | undefined): Opened {
  const kept = keptDesign()
  const own = isDesign(kept) ? kept : FIRST_DESIGN
  if (link === undefined) return { design: own, news: '' }
  const sent = fromLink(link)
  if (isDesign(sent)) return { design: sent, news: '' }
  return { design: own, news: 'This link needs a newer Firegroup, or is damaged. What you had here is still here.' }
}

export function DesignPage({ link }: { readonly link: string | undefined }): ReactNode {
  const [first] = useState(() => opened(link))
  const [design, setDesign] = useState(first.design)
  const [news, setNews] = useState(first.news)
  const { name } = useSettings()
  const picker = useRef<HTMLInputElement>(null)
  useEffect(() => keepDesign(design), [design])
  const problems = useMemo(() => designProblems(design), [design])
  const change = (changes: Partial<Design>): void => setDesign((before) => ({ ...before, ...changes }))
  const open = async (file: File): Promise<void> => {
    const json: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => undefined)
    const wrong = json === undefined ? 'it is no JSON.' : designProblems(json).find(({ rule }) => rule === undefined)?.message
    setNews(wrong ? `${file.name} was not opened: ${wrong}` : `${file.name} is open.`)
    if (!wrong) setDesign(json as Design)
  }
  useFileDrop((file) => void open(file))

  const begin = async (): Promise<void> => {
    const made = designed(design)
    if (!made.ok) return
    const you: Side = design.attacker ?? 'axis'
    const players = Object.fromEntries(
      SIDES.map((side) => [
        side,
        side === you ? ({ type: 'human', name: name.trim() } as const) : ({ type: 'computer', level: USUAL_LEVEL } as const),
      ]),
    )
    const begun = await beginMatch(play.system, { name: design.name, scenario: made.value, players }, browserStore())
    if (!begun.ok) return setNews(begun.problems.map(({ message }) => message).join(' '))
    keepForGood()
    goTo({ place: 'play', id: begun.value })
  }
  const share = async (): Promise<void> => {
    const address = new URL(addressOf({ place: 'own', page: 'design', more: linkOf(design) }), location.href).href
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setNews(copied ? 'The link is copied. It holds forces and rules, no cards and no names.' : address)
  }
  const bad = problems.length > 0
  return (
    <div className="uf-own">
      <header className="uf-own-head">
        <div>
          <h1>
            <label>
              <span className="ui-hidden">Name of the scenario</span>
              <input value={design.name} maxLength={120} onChange={(event) => change({ name: event.currentTarget.value || 'Unnamed' })} />
            </label>
          </h1>
          <p>Up Front, design your own. Everything is saved as you go.</p>
        </div>
        <span className="uf-own-deeds">
          <button type="button" className="ui-button" disabled={bad} onClick={() => void share()}>
            <Icon name="copy" /> Share link
          </button>
          <button
            type="button"
            className="ui-button"
            onClick={() =>
              download(fileNameOf({ name: design.name, played: now() }, 'design.json'), JSON.stringify(design, null, 1), 'application/json')
            }
          >
            <Icon name="save" /> Save file
          </button>
          <button type="button" className="ui-button" onClick={() => picker.current?.click()}>
            <Icon name="open" /> Open file
          </button>
          <input
            ref={picker}
            type="file"
            accept=".json"
            hidden
            aria-label="A design file"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) void open(file)
            }}
          />
          <button type="button" className="ui-button ui-button-main" disabled={bad} onClick={() => void begin()}>
            <Icon name="play" /> Play now
          </button>
        </span>
      </header>
      <p className="uf-own-news" role="status">
        {news}
      </p>
      <div className="uf-own-columns">
        <Force
          side="axis"
          design={design}
          problems={problems.map(({ message }) => message)}
          onBuy={(bought) => change({ sides: { ...design.sides, axis: bought } })}
        />
        <div className="uf-own-middle">
          <Played design={design} onChange={change} />
          {/* another force is another question */}
          <OddsPanel key={linkOf({ ...design, name: '' })} design={design} playable={!bad} />
        </div>
        <Force
          side="allied"
          design={design}
          problems={problems.map(({ message }) => message)}
          onBuy={(bought) => change({ sides: { ...design.sides, allied: bought } })}
        />
      </div>
    </div>
  )
}

interface ForceProps {
  readonly side: Side
  readonly design: Design
  readonly problems: readonly string[]
  readonly onBuy: (bought: Bought) => void
}

function Force({ side, problems, ...rest }: ForceProps): ReactNode {
  const own = problems.flatMap((problem) => (problem.startsWith(`${side}: `) ? [sentence(problem.slice(side.length + 2))] : []))
  return <ForcePanel {...rest} side={side} problems={own} />
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const WHEN = { a: 'January to June', b: 'July to December' } as const
const BUDGETS = [150, 200, 250, 300, 400, 500] as const

function Played({ design, onChange }: { readonly design: Design; readonly onChange: (changes: Partial<Design>) => void }): ReactNode {
  const { halfYear, situation, decks, attacker, budget } = design
  const attack = SITUATIONS[situation - 1]!.kind === 'attack'
  const row = SITUATIONS[situation - 1]!
  /** 43.3: year, what is played for and how long, by four cards of the deck. */
  const draw = (): void => {
    const cards = ourPack().cards.filter(Boolean)
    const one = () => cards[Math.floor(Math.random() * cards.length)]!
    const drawn = drawScenario([one(), one(), one(), one()])
    const sides = {
      axis: drawn.attacker === 'German' ? drawn.attacker : drawn.defender,
      allied: drawn.attacker === 'German' ? drawn.defender : drawn.attacker,
    }
    onChange({
      halfYear: drawn.halfYear,
      situation: drawn.situation,
      decks: drawn.decks,
      attacker: drawn.attacker === sides.axis ? 'axis' : 'allied',
      sides: { axis: { nation: sides.axis, men: [1, 2, 3, 4] }, allied: { nation: sides.allied, men: [1, 2, 3, 4] } },
    })
  }
  return (
    <section className="uf-own-played">
      <header>
        <h2>What is played</h2>
        <button type="button" className="ui-button" onClick={draw}>
          <Icon name="dice" /> Draw it all
        </button>
      </header>
      <label>
        <span>When</span>
        <select value={halfYear} onChange={(event) => onChange({ halfYear: event.currentTarget.value as Design['halfYear'] })}>
          {HALF_YEARS.map((each) => (
            <option key={each} value={each}>
              {WHEN[each.endsWith('a') ? 'a' : 'b']} {each.slice(0, 4)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Victory</span>
        <select
          value={situation}
          onChange={(event) => onChange({ situation: Number(event.currentTarget.value), attacker: attacker ?? 'axis' })}
        >
          {SITUATIONS.map(({ title }, i) => (
            <option key={title} value={i + 1}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {attack && (
        <label>
          <span>Attacker</span>
          <select value={attacker} onChange={(event) => onChange({ attacker: event.currentTarget.value as Side })}>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {design.sides[side].nation}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>Time</span>
        <select value={decks} onChange={(event) => onChange({ decks: Number(event.currentTarget.value) })}>
          {[2, 3, 4].map((each) => (
            <option key={each} value={each}>
              {each} decks
            </option>
          ))}
        </select>
      </label>
      {SIDES.map((side) => (
        <label key={side}>
          <span>Points, {design.sides[side].nation}</span>
          <select value={budget[side]} onChange={(event) => onChange({ budget: { ...budget, [side]: Number(event.currentTarget.value) } })}>
            {[...new Set([...BUDGETS, budget[side]])]
              .toSorted((a, b) => a - b)
              .map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
          </select>
        </label>
      ))}
      <p>
        {Object.entries(row.removeFirst)
          .map(([type, count]) => `${count} ${type}`)
          .join(', ')}{' '}
        out{row.cower.length > 0 ? `, ${row.cower.join(' and ')} are Cower cards` : ''}.
      </p>
    </section>
  )
}
