import { useEffect, useRef } from 'react'

interface ReplayKeys {
  readonly step: (by: number) => void
  readonly toPhase: (by: 1 | -1) => void
  readonly toEnd: (end: boolean) => void
  readonly toggle: () => void
  readonly branch: () => void
  readonly lookBack: () => void
}

/**
 * [ and ] step, with Shift by phases; Space plays; B branches; ! asks what the computer saw. They work wherever the focus is, except in a field
 * and on a button's own key.
 */
export function useReplayKeys(deeds: ReplayKeys): void {
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      const typing = target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea, dialog *')
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return
      const { step, toPhase, toEnd, toggle, branch, lookBack } = latest.current
      const onButton = target instanceof HTMLElement && target.matches('button, a')
      const acts = new Map<string, () => void>([
        ['[', () => step(-1)],
        [']', () => step(1)],
        ['{', () => toPhase(-1)],
        ['}', () => toPhase(1)],
        ['Home', () => toEnd(false)],
        ['End', () => toEnd(true)],
        ['b', branch],
        ['!', lookBack],
      ])
      if (!onButton) acts.set(' ', toggle)
      const act = acts.get(event.key === 'B' ? 'b' : event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    // Before the board takes the space bar for panning.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}
