import type { ReactNode } from 'react'

interface NewPasswordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
}

/** A password that is chosen, not asked for: as long as the server wants it. */
export function NewPassword({ label, value, onChange }: NewPasswordProps): ReactNode {
  return (
    <label className="ui-field">
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
