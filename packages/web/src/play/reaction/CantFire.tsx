/** Own people who can't answer, each with what keeps them from it. */
import type { Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { Rule } from '../dock/parts.tsx'

export interface Unable {
  readonly key: string
  readonly face: ReactNode
  /** 'E5: squad and LMG'. */
  readonly words: string
  readonly problem: Problem
}

/** So many are told at once; the others when asked for. */
const ROOM = 3

export function CantFire({ rows }: { readonly rows: readonly Unable[] }): ReactNode {
  if (rows.length === 0) return null
  const [first, others] = [rows.slice(0, ROOM), rows.slice(ROOM)]
  return (
    <section className="table-panel play-unable">
      <h2>Who can’t</h2>
      <Rows rows={first} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? 'One more' : `${others.length} more`}</summary>
          <Rows rows={others} />
        </details>
      )}
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly Unable[] }): ReactNode {
  return (
    <ul>
      {rows.map(({ key, face, words, problem }) => (
        <li key={key}>
          <span className="play-unable-face">{face}</span>
          <span className="play-unable-words">
            <strong>{words}</strong>
            <span>{problem.message}</span>
          </span>
          <Rule rule={problem.rule} about={problem.message} />
        </li>
      ))}
    </ul>
  )
}
