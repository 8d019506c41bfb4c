/** '#/online/<scenario>': a new table. Choosing comes first; the table is there as soon as the button is pressed, and its link works. */
import { type ReactNode, use, useState } from 'react'
import { Choices } from '../app/Choices.tsx'
import { goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { shelves } from '../games/index.ts'
import { api } from './api.ts'
import { rememberLinks } from './links.ts'
import '../home/new-game.css'
import './online.css'

const RANDOM = 'random'
export function NewTable({ scenario: wanted }: { readonly scenario: string }): ReactNode {
  const all = use(shelves())
  const cards = all.flatMap(({ game, shelf }) => shelf.scenarios.map((card) => ({ game, shelf, card })))
  const [chosen, setChosen] = useState(() => cards.find(({ card }) => card.id === wanted)?.card.id ?? cards[0]!.card.id)
  const { game, shelf, card } = cards.find((each) => each.card.id === chosen)!
  const [seat, setSeat] = useState<string>(RANDOM)
  const [who, setWho] = useState<'link' | 'lobby'>('link')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const open = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.visit()
      const side = card.sides.some((each) => each.seat === seat) ? { seat } : {}
      const table = await api.newTable({ system: game.id, scenario: card.id, ...side, open: who === 'lobby' })
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
