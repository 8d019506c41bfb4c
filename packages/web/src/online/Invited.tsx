/** '#/t/<words>/<secret>': sits down where somebody was invited, and goes there. */
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { api } from './api.ts'

export function Invited({ words, secret }: { readonly words: string; readonly secret: string }): ReactNode {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const sitDown = async (): Promise<string> => {
      await api.visit()
      return api.join(words, secret)
    }
    sitDown().then(
      (id) => goTo({ place: 'table', id }),
      (error: Error) => setProblem(error.message),
    )
  }, [words, secret])
  return (
    <Shell current="online">
      <div className="ui-sheet ui-sheet-narrow">
        {problem === null ? (
          <p role="status">Sitting down at {words} …</p>
        ) : (
          <>
            <h1>This table is not open to you</h1>
            <p role="alert">{problem}</p>
            <a className="ui-button ui-button-main" href="#/online">
              To the tables
            </a>
          </>
        )}
      </div>
    </Shell>
  )
}
