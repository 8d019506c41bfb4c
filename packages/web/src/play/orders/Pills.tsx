/** One of a few, side by side: radio buttons underneath. */
import { type ReactNode, useId } from 'react'

interface PillsProps<T extends string> {
  readonly legend: string
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly words: string }[]
  readonly onChange: (value: T) => void
}

export function Pills<T extends string>({ legend, value, options, onChange }: PillsProps<T>): ReactNode {
  const name = useId()
  return (
    <fieldset className="play-pills">
      <legend className="ui-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.words}</span>
        </label>
      ))}
    </fieldset>
  )
}
