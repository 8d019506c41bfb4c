import { REPLAY } from '../../keys/contexts.ts'
import { useKeys } from '../../keys/useKeys.ts'

interface ReplayKeys {
  readonly step: (by: number) => void
  readonly toPhase: (by: 1 | -1) => void
  readonly toEnd: (end: boolean) => void
  readonly toggle: () => void
  readonly branch: () => void
  readonly lookBack: () => void
}

export function useReplayKeys({ step, toPhase, toEnd, toggle, branch, lookBack }: ReplayKeys): void {
  useKeys(REPLAY, {
    back: () => step(-1),
    forward: () => step(1),
    phaseBack: () => toPhase(-1),
    phaseForward: () => toPhase(1),
    first: () => toEnd(false),
    last: () => toEnd(true),
    play: toggle,
    branch,
    lookBack,
  })
}
