/** The focus is never lost to the page: what has it and goes away hands it on. */
import { type RefObject, useEffect } from 'react'

/** What lies over the table and is closed again. */
const PANELS = '[data-panel]'
const CURSOR = '[data-hex][tabindex="0"]'
const TITLE = '[data-title]'

type Region = 'panel' | 'board' | 'decision'

const regionOf = (element: Element): Region => (element.closest(PANELS) ? 'panel' : element.closest('.board') ? 'board' : 'decision')

/** A panel gives it back to where it was opened from, the board keeps it, everything else leaves it at the title of the decision. */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = table.current
    if (!root) return
    let last: HTMLElement | null = null
    let region: Region = 'decision'
    let behind: HTMLElement | null = null
    let due = 0

    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === root) return
      last = target
      region = regionOf(target)
      if (region !== 'panel') behind = target
    }
    const isGone = (element: HTMLElement | null): boolean => !element?.isConnected || element.matches(':disabled')
    const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector)
    const home = (): HTMLElement | null => {
      if (region === 'panel') return isGone(behind) ? (find(CURSOR) ?? find(TITLE)) : behind
      return region === 'board' ? (find(CURSOR) ?? find(TITLE)) : find(TITLE)
    }
    const check = (): void => {
      due = 0
      const now = document.activeElement
      const lost = now === null || now === document.body || (now instanceof HTMLElement && now.matches(':disabled'))
      if (lost && isGone(last) && !document.querySelector('dialog[open]')) home()?.focus({ preventScroll: true })
    }
    const watcher = new MutationObserver(() => {
      if (due === 0) due = requestAnimationFrame(check)
    })

    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    root.addEventListener('focusin', focused)
    check()
    return () => {
      cancelAnimationFrame(due)
      watcher.disconnect()
      root.removeEventListener('focusin', focused)
    }
  }, [table])
}
