/** Labelled controls in a row: the name to the left, what is chosen to the right. */
import type { ReactNode } from 'react'

interface SelectFieldProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

export function SelectField({ name, value, options, onChange }: SelectFieldProps): ReactNode {
  return (
    <label className="lab-field">
      <span>{name}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface TextFieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly numeric?: boolean
  /** Where it is said what is wrong with it; undefined while nothing is. */
  readonly problem?: string | undefined
}

export function TextField({ name, value, onChange, numeric = false, problem }: TextFieldProps): ReactNode {
  return (
    <label className="lab-field">
      <span>{name}</span>
      <input
        value={value}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
