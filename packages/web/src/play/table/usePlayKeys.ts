/** What the keys do at every table. */
import type { GameEvent } from '@firegroup/kernel'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { type KeyActs, useKeys } from '../useKeys.ts'
import type { Frame } from './useFrame.ts'

export interface AtHand<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly frame: Frame
  readonly next: (by: 1 | -1) => void
  readonly why: () => void
  /** Asks for advice, or puts it away; absent where there is none to be had. */
  readonly onAdvice?: (() => void) | undefined
  /** What is played on takes this Enter for itself. */
  readonly takesEnter?: (target: HTMLElement) => boolean
  /** Puts something away instead of going back in the draft; false when there is nothing. */
  readonly putAway?: () => boolean
  /** A number was pressed. */
  readonly onPick?: () => void
  /** The game's own. */
  readonly keys?: KeyActs
}

const ON_CONTROL = 'button, a, summary, input'

export function usePlayKeys<S, E extends GameEvent, D extends Draft>(hand: AtHand<S, E, D>): void {
  const { desk, frame, next, why, onAdvice, takesEnter, putAway, onPick, keys } = hand

  const enter = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.closest(ON_CONTROL)) return false
    if (target && desk.reports.length === 0 && !desk.confirming && takesEnter?.(target)) return false
    desk.confirm()
    return true
  }

  const hold = (event: KeyboardEvent): boolean => {
    if (!desk.isReaction || desk.reports.length > 0) return false
    if (event.target instanceof HTMLElement && event.target.closest(ON_CONTROL)) return false
    desk.endPhase()
    return true
  }

  const back = (): void => desk.back()
  const stepBack = (): void => {
    if (putAway?.()) return
    if (frame.logShown) frame.showLog(false)
    else desk.back()
  }

  const pick = (number: number): void => {
    const { stage } = desk.advice
    if (stage.kind === 'given') {
      desk.advice.choose(stage.thoughts.options[number - 1])
      return
    }
    onPick?.()
    desk.pick(number - 1)
  }

  useKeys({
    Enter: enter,
    Escape: stepBack,
    Backspace: back,
    ' ': hold,
    e: () => desk.endPhase(),
    z: () => desk.undo(),
    n: (event) => next(event.shiftKey ? -1 : 1),
    g: () => frame.showLog(!frame.logShown),
    '?': () => why(),
    '!': () => onAdvice?.(),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [String(number), () => pick(number)])),
    ...keys,
  })
}
