/** One of a few, side by side. */
import { type ReactNode, useId } from 'react'
import { Face } from '../Face.tsx'

interface CardsProps<T extends string> {
  readonly legend: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly choices: readonly { readonly value: T; readonly name: string; readonly note: string; readonly nation?: string }[]
}

export function Cards<T extends string>({ legend, name, value, onChange, choices }: CardsProps<T>): ReactNode {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <h2 id={id}>{legend}</h2>
      <div className="online-new-choice-cards">
        {choices.map((choice) => (
          <label key={choice.value} className="online-new-choice">
            <input type="radio" name={name} value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.nation && <Face nation={choice.nation} />}
            <span>
              <strong>{choice.name}</strong>
              {choice.note && <span>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
