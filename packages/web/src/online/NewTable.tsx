/** '#/online/<scenario>': a new table. It exists when the page opens, and its link works; everything else is chosen at it. */
import { type ReactNode, use, useEffect, useState } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { shelves } from '../games/index.ts'
import { api } from './api.ts'
import { freshTable, rememberLinks } from './links.ts'
import './online.css'

export function NewTable({ scenario: wanted }: { readonly scenario: string }): ReactNode {
  const all = use(shelves())
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = attempt < 0
    const cards = all.flatMap(({ game, shelf }) => shelf.scenarios.map((card) => ({ system: game.id, card })))
    const { system, card } = cards.find((each) => each.card.id === wanted) ?? cards[0]!
    const open = async (): Promise<string> => {
      await api.visit()
      const before = wanted === 'new' ? await freshTable((id) => api.table(id)) : null
      if (before !== null) return before
      const table = await api.newTable({ system, scenario: card.id, seat: card.proposed, open: false })
      rememberLinks(table.id, table)
      return table.id
    }
    opening ??= open().finally(() => {
      opening = null
    })
    opening.then(
      // the way back leads past this page, which would open another table
      (id) => !gone && location.replace(addressOf({ place: 'table', id })),
      (error: Error) => !gone && setProblem(error.message),
    )
    return () => {
      gone = true
    }
  }, [all, wanted, attempt])
  return (
    <Shell current="online">
      {problem === null ? (
        <p className="online-asking" role="status">
          Opening a table …
        </p>
      ) : (
        <div className="ui-sheet ui-sheet-narrow">
          <h1>The table was not opened</h1>
          <p role="alert">{problem}</p>
          <button
            type="button"
            className="ui-button ui-button-main"
            onClick={() => {
              setProblem(null)
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </button>
        </div>
      )}
    </Shell>
  )
}

/** A page that is shown twice opens one table. */
let opening: Promise<string> | null = null
