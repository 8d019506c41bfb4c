import { boards } from '@firegroup/content/boards'
import type { ReactNode } from 'react'
import { Sign } from '../icons.tsx'
import { anyRandom, type BoardOnTable, type Choice } from './choice.ts'

interface TopBarProps {
  readonly choice: Choice
  readonly board: BoardOnTable
  readonly onChoose: (choice: Choice) => void
}

export function TopBar({ choice, board, onChoose }: TopBarProps): ReactNode {
  const tabs: { name: string; current: boolean; choice: Choice }[] = [
    ...boards.map(({ id, name }) => ({
      name,
      current: choice.kind === 'board' && choice.id === id,
      choice: { kind: 'board', id, rotated: false } as const,
    })),
    { name: 'Two joined', current: choice.kind === 'joined', choice: { kind: 'joined', rotated: [false, false] } },
    { name: 'Random', current: choice.kind === 'random', choice: anyRandom(1) },
  ]
  return (
    <header className="ui-top-bar">
      <a className="ui-brand" href="#/" title="Home">
        <Sign />
        <span>Firegroup</span>
      </a>
      <nav aria-label="Boards" className="boards-tabs">
        {tabs.map((tab) => (
          <button key={tab.name} type="button" aria-current={tab.current ? 'page' : undefined} onClick={() => onChoose(tab.choice)}>
            {tab.name}
          </button>
        ))}
      </nav>
      <p className="boards-note">
        <strong>{board.name}</strong>
        <span>{board.map.size} hexes</span>
      </p>
    </header>
  )
}
