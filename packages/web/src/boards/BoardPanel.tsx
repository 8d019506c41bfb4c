import type { Theme } from '@firegroup/hexmap/draw'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { capital } from '../words.ts'
import { type BoardOnTable, type Choice, themes } from './choice.ts'

interface BoardPanelProps {
  readonly board: BoardOnTable
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly onOpen: (file: File) => void
}

export function BoardPanel({ board, choice, onChoose, onOpen }: BoardPanelProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <section className="table-panel">
      <h2>{board.name}</h2>
      {board.description && <p>{board.description}</p>}
      {choice.kind === 'board' && (
        <Switch label="Turn the board" on={choice.rotated} onChange={(rotated) => onChoose({ ...choice, rotated })} />
      )}
      {choice.kind === 'joined' && (
        <>
          <Switch
            label="Turn the northern board"
            on={choice.rotated[0]}
            onChange={(on) => onChoose({ ...choice, rotated: [on, choice.rotated[1]] })}
          />
          <Switch
            label="Turn the southern board"
            on={choice.rotated[1]}
            onChange={(on) => onChoose({ ...choice, rotated: [choice.rotated[0], on] })}
          />
        </>
      )}
      {choice.kind === 'random' && <RandomOptions choice={choice} onChoose={onChoose} />}
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onOpen(file)
        }}
      />
      <button type="button" className="ui-button" onClick={() => picker.current?.click()}>
        <Icon name="open" /> Open a map file
      </button>
      <p className="table-hint">Or drop one anywhere on the page.</p>
    </section>
  )
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }): ReactNode {
  return (
    <label className="ui-switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  )
}

type RandomChoice = Extract<Choice, { kind: 'random' }>

const sizes = [
  { name: 'Half a board', columns: 17, rows: 10 },
  { name: 'One board', columns: 33, rows: 10 },
  { name: 'Large, 66 by 31', columns: 66, rows: 31 },
] as const

function RandomOptions({ choice, onChoose }: { choice: RandomChoice; onChoose: (choice: Choice) => void }): ReactNode {
  const size = sizes.findIndex(({ columns, rows }) => columns === choice.columns && rows === choice.rows)
  return (
    <div className="boards-random-options">
      <label>
        <span>Theme</span>
        <select value={choice.theme} onChange={(event) => onChoose({ ...choice, theme: event.currentTarget.value as Theme })}>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {capital(theme)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Size</span>
        <select
          value={size}
          onChange={(event) => {
            const next = sizes[Number(event.currentTarget.value)]
            if (next) onChoose({ ...choice, columns: next.columns, rows: next.rows })
          }}
        >
          {size < 0 && <option value={-1}>{`${choice.columns} by ${choice.rows}`}</option>}
          {sizes.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Seed</span>
        <input
          type="number"
          min={1}
          max={999_999}
          value={choice.seed}
          onChange={(event) => {
            const seed = event.currentTarget.valueAsNumber
            if (Number.isInteger(seed) && seed >= 1 && seed <= 999_999) onChoose({ ...choice, seed })
          }}
        />
      </label>
      <button type="button" className="ui-button ui-button-main" onClick={() => onChoose({ ...choice, seed: (choice.seed % 999_999) + 1 })}>
        <Icon name="dice" /> Another one
      </button>
    </div>
  )
}
