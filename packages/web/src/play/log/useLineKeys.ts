import { type RefObject, useEffect, useRef } from 'react'

interface LineKeys {
  readonly step: (line: number, by: number) => void
  /** Opens or folds the sum of the line; false where there is nothing to do so with. */
  readonly open: (line: number, open: boolean) => boolean
}

const STEPS: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e6, End: 1e6 }

/** The keys of the lines: arrows go from one to the next, Right and Left open and fold, Enter opens what is folded and else looks back. */
export function useLineKeys(lines: RefObject<HTMLElement | null>, keys: LineKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const element = lines.current
    const press = (event: KeyboardEvent): void => {
      const line = event.target instanceof HTMLElement ? Number(event.target.dataset['line'] ?? Number.NaN) : Number.NaN
      if (event.ctrlKey || event.metaKey || event.altKey || Number.isNaN(line)) return
      const { step, open } = latest.current
      const by = STEPS[event.key]
      if (by !== undefined) step(line, by)
      else if (event.key === 'ArrowRight') open(line, true)
      else if (event.key === 'ArrowLeft') open(line, false)
      else if (event.key !== 'Enter' || !open(line, true)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [lines])
}
