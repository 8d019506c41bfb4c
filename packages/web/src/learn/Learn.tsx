/** The Learn place: what a turn is, in two minutes, and a first game to try it in. */
import type { ReactNode } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import './learn.css'

const PHASES: readonly { readonly name: string; readonly rule: string; readonly text: string }[] = [
  {
    name: 'Rally',
    rule: '3.1',
    text: 'Broken units try to recover with two dice, with a leader’s help if one is there. Weapons are repaired and handed over.',
  },
  { name: 'Prep Fire', rule: '3.2', text: 'The side whose turn it is may fire. Whoever fires now does not move later.' },
  { name: 'Movement', rule: '3.3', text: 'Squads have four movement factors. Each hex costs some, and each step may be answered by fire.' },
  { name: 'Defensive Fire', rule: '3.4', text: 'The other side fires with what it held back.' },
  { name: 'Advancing Fire', rule: '3.5', text: 'Those who moved fire with half their strength.' },
  { name: 'Rout', rule: '3.6', text: 'Broken units run to the nearest woods or building.' },
  { name: 'Advance', rule: '3.7', text: 'Everyone may slip one hex ahead, into the enemy’s hex too.' },
  { name: 'Close Combat', rule: '3.8', text: 'Both sides in one hex fight hand to hand.' },
]

export function Learn({ topic }: { readonly topic: string | undefined }): ReactNode {
  return (
    <Shell current="learn">
      <div className="learn" data-topic={topic}>
        <header>
          <h1>A turn in eight phases</h1>
          <p>Each side has a turn of these eight. You need none of it by heart: the game asks one question at a time and says why.</p>
        </header>
        <ol className="learn-phases">
          {PHASES.map(({ name, rule, text }) => (
            <li key={name} className="sheet">
              <h2>{name}</h2>
              <p>{text}</p>
              <small>{rule}</small>
            </li>
          ))}
        </ol>
        <ul className="learn-doors">
          <li>
            <a className="button button-fire" href={addressOf({ place: 'new', scenario: 'first-light' })}>
              Play First Light, the smallest game
            </a>
          </li>
          <li>
            <a className="button" href="#/boards">
              Try lines of sight on a board
            </a>
          </li>
          <li>
            <a className="button" href="#/settings">
              See all keys
            </a>
          </li>
        </ul>
      </div>
    </Shell>
  )
}
