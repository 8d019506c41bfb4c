/** To go back past dice is asked once in a game: it is practice from then on. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

export function PracticeAsk<S, E extends GameEvent, D extends Draft>({ desk }: { readonly desk: Desk<S, E, D> }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="play-practice-ask" role="alertdialog" aria-labelledby="play-practice-title" aria-describedby="play-practice-words">
      <h2 id="play-practice-title">Go back past the dice?</h2>
      <p id="play-practice-words">
        The game is marked as practice from then on, at home and in its result. The dice stay as they fell: the same act rolls the same.
      </p>
      <div className="play-outcome-ways">
        <button ref={button} type="button" className="ui-button ui-button-main" onClick={() => desk.undo()}>
          Go back <KeyHint of="Enter" />
        </button>
        <button type="button" className="ui-button" onClick={() => desk.back()}>
          Leave it <KeyHint of="Escape" />
        </button>
      </div>
    </div>
  )
}
