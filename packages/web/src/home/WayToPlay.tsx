/** How the computer on the other side likes to play: as the position asks, in a character, or in one that is drawn when the game begins. */
import type { ReactNode } from 'react'
import { Choices } from '../app/Choices.tsx'

/** No character. */
export const PLAIN = ''
const DRAWN = 'drawn'

export const WAYS = [
  { id: 'cautious', name: 'Cautious', note: 'Waits, keeps to cover, goes forward with care.' },
  { id: 'bold', name: 'Bold', note: 'Goes forward, and waits for nobody.' },
  { id: 'methodical', name: 'Methodical', note: 'Smoke and cover first, then fire, then the next step.' },
  { id: 'hoarder', name: 'Hoarder', note: 'Keeps its fire and its cards for when they count.' },
] as const

/** The level as the match keeps it; a character is drawn now. */
export function levelInCharacter(level: string, way: string): string {
  const id = way === DRAWN ? WAYS[Math.floor(Math.random() * WAYS.length)]!.id : way
  return id === PLAIN ? level : `${level}-${id}`
}

interface WayToPlayProps {
  readonly way: string
  readonly onChoose: (way: string) => void
}

export function WayToPlay({ way, onChoose }: WayToPlayProps): ReactNode {
  return (
    <Choices
      legend="Its way to play"
      name="way"
      value={way}
      onChange={onChoose}
      choices={[
        { value: PLAIN, name: 'As the position asks', note: 'No habits to be found out.' },
        { value: DRAWN, name: 'Drawn at random', note: 'The briefing says who leads them.' },
        ...WAYS.map(({ id, name, note }) => ({ value: id, name, note })),
      ]}
    />
  )
}
