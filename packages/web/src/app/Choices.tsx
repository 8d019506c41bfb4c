/** One of a few, as cards with a name and a sentence: radio buttons underneath. */
import type { ReactNode } from 'react'

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly choices: readonly { readonly value: T; readonly name: string; readonly note: string }[]
}

export function Choices<T extends string>({ legend, name, value, onChange, choices }: ChoicesProps<T>): ReactNode {
  return (
    <fieldset className="ui-choices">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="ui-choice">
          <input type="radio" name={name} value={choice.value} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>
            <strong>{choice.name}</strong>
            {choice.note && <span>{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
