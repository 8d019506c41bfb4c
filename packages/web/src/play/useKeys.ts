import { useEffect, useRef } from 'react'

/** What a key does; false leaves it to whoever has the focus. */
export type KeyActs = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** Keys of the table, wherever the focus is but in a field. They are heard before the board's own. */
export function useKeys(keys: KeyActs): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input:not([type="checkbox"]), select, textarea')
      if (document.querySelector('dialog[open]')) return // an open dialog has the keys to itself
      if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== 'Escape')) return
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const act = latest.current[name]
      if (!act || act(event) === false) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
}
