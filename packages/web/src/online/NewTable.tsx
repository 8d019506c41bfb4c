/** '#/online/<scenario>': a new table. Choosing comes first; the table is there as soon as the button is pressed, and its link works. */
import { type ReactNode, use, useState } from 'react'
import { Choices } from '../app/Choices.tsx'
import { goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { shelves } from '../games/index.ts'
import { type Agreements, api } from './api.ts'
import { rememberLinks } from './links.ts'
import { clockWords } from './words.ts'
import '../home/new-game.css'
import './online.css'

const RANDOM = 'random'
type ClockName = 'none' | 'days' | 'live'
const CLOCKS: { readonly [C in ClockName]: Agreements['clock'] } = {
  live: { type: 'live', bank: 40, increment: 15 },
  days: { type: 'days', days: 2 },
  none: { type: 'none' },
}

export function NewTable({ scenario: wanted }: { readonly scenario: string }): ReactNode {
  const all = use(shelves())
  const cards = all.flatMap(({ game, shelf }) => shelf.scenarios.map((card) => ({ game, shelf, card })))
  const [chosen, setChosen] = useState(() => cards.find(({ card }) => card.id === wanted)?.card.id ?? cards[0]!.card.id)
  const { game, shelf, card } = cards.find((each) => each.card.id === chosen)!
  const [seat, setSeat] = useState<string>(RANDOM)
  const [clock, setClock] = useState<ClockName>('none')
  const [who, setWho] = useState<'link' | 'lobby'>('link')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const open = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.visit()
      const side = card.sides.some((each) => each.seat === seat) ? { seat } : {}
      const agreements = { clock: CLOCKS[clock], delay: 0 }
      const table = await api.newTable({ system: game.id, scenario: card.id, ...side, open: who === 'lobby', agreements })
      rememberLinks(table.id, table)
      goTo({ place: 'table', id: table.id })
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <Shell current="online">
      <form
        className="online-new"
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <div>
          <label className="ui-field">
            <span>Scenario</span>
            <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
              {all.map(({ game: each, shelf: of }) => (
                <optgroup key={each.id} label={each.title}>
                  {of.scenarios.map(({ id, name, length }) => (
                    <option key={id} value={id}>
                      {name} ({length})
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <shelf.Detail card={card} />
        </div>
        <div className="online-new-options">
          <h1>A new table</h1>
          <Choices
            legend="Your side"
            name="side"
            value={seat}
            onChange={setSeat}
            choices={[
              ...card.sides.map(({ seat: value, name, note }) => ({ value: value as string, name, note })),
              { value: RANDOM, name: 'Random', note: 'The dice say.' },
            ]}
          />
          <Choices
            legend="Clock"
            name="clock"
            value={clock}
            onChange={setClock}
            choices={[
              { value: 'none', name: 'None', note: 'Among friends.' },
              { value: 'days', name: 'Days', note: `${clockWords({ clock: CLOCKS.days, delay: 0 })}.` },
              { value: 'live', name: 'Live', note: `${clockWords({ clock: CLOCKS.live, delay: 0 })}.` },
            ]}
          />
          <Choices
            legend="Who finds it"
            name="who"
            value={who}
            onChange={setWho}
            choices={[
              { value: 'link', name: 'Only by link', note: 'Nobody else sees it.' },
              { value: 'lobby', name: 'In the lobby', note: 'Anybody may sit down.' },
            ]}
          />
          {problem && (
            <p role="alert" className="online-problem">
              The table was not opened: {problem}
            </p>
          )}
          <button type="submit" className="ui-button ui-button-fire" disabled={busy}>
            {busy ? 'Opening …' : 'Open the table'}
          </button>
        </div>
      </form>
    </Shell>
  )
}
