/** A card of the lab: what it shows, in words and as a drawing, and the numbers behind it for those who want them or can't see it. */
import { type ReactNode, useId } from 'react'

export interface Numbers {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface CardProps {
  readonly title: string
  readonly says?: ReactNode
  readonly numbers?: Numbers
  readonly className?: string
  /** Beside the title. */
  readonly controls?: ReactNode
  readonly children: ReactNode
}

export function Card({ title, says, numbers, className, controls, children }: CardProps): ReactNode {
  const id = useId()
  return (
    <section className={className ? `lab-card ${className}` : 'lab-card'} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {controls}
      </header>
      {says !== undefined && <p className="lab-says">{says}</p>}
      {children}
      {numbers && numbers.rows.length > 0 && <NumbersTable {...numbers} />}
    </section>
  )
}

function NumbersTable({ head, rows }: Numbers): ReactNode {
  return (
    <details className="lab-numbers">
      <summary>Numbers</summary>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
