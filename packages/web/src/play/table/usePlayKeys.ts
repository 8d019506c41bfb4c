/** What the keys do at every table. */
import type { GameEvent } from '@firegroup/kernel'
import type { Answers } from '../../keys/context.ts'
import { DECIDING } from '../../keys/contexts.ts'
import { useAnswers, useKeys } from '../../keys/useKeys.ts'
import { useAround } from '../around.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import type { Frame } from './useFrame.ts'

export interface AtHand<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly frame: Frame
  readonly next: (by: 1 | -1) => void
  readonly why: () => void
  /** Asks for advice, or puts it away; absent where there is none to be had. */
  readonly onAdvice?: (() => void) | undefined
  /** Opens the standing orders, or closes them; absent where there are none. */
  readonly onOrders?: (() => void) | undefined
  /** What is played on has Enter now: it chooses there, and the decision's button does not name it. */
  readonly enterChooses?: boolean | undefined
  /** Puts something away instead of going back in the draft; false when there is nothing. */
  readonly putAway?: () => boolean
  /** A number was pressed. */
  readonly onPick?: () => void
  /** The game's own. */
  readonly keys?: Answers<Desk<S, E, D>> | undefined
}

/** The advice whose button names Enter, as long as it is open. */
export function adviceTaken<S, E extends GameEvent, D extends Draft>({
  advice: { stage },
}: Desk<S, E, D>): { readonly decision: unknown } | null {
  return stage.kind === 'given' ? (stage.chosen ?? null) : null
}

export function usePlayKeys<S, E extends GameEvent, D extends Draft>(hand: AtHand<S, E, D>): void {
  const { desk, frame, next, why, onAdvice, onOrders, enterChooses, putAway, onPick, keys } = hand

  const around = useAround()

  const confirm = (): void => {
    const advised = desk.reports.length === 0 ? adviceTaken(desk) : null
    if (advised) desk.decideAsAdvised(advised.decision)
    else desk.confirm()
  }

  const hold = (): boolean => {
    if (!desk.isReaction || desk.reports.length > 0) return false
    desk.endPhase()
    return true
  }

  const back = (): void => {
    if (!putAway?.() && !frame.closePanel()) desk.back()
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

  useKeys(DECIDING, {
    confirm: () => !enterChooses && confirm(),
    back,
    takeBack: () => desk.back(),
    hold,
    end: () => desk.endPhase(),
    undo: () => (around?.undo ? around.undo.ask() : desk.undo()),
    next: () => next(1),
    previous: () => next(-1),
    log: () => frame.toggle('log'),
    objectives: () => frame.toggle('card'),
    why,
    advice: () => onAdvice?.(),
    orders: () => (onOrders ? onOrders() : false),
    pick: (_, chord) => pick(Number(chord)),
  })
  useAnswers(keys, desk)
}
