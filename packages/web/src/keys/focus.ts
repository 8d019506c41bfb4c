/**
 * Whose Enter it is. A control that was reached with the keyboard has Enter and Space to itself until it is pressed; from then on, and wherever the
 * pointer was used, they belong to the buttons that name them.
 */
const CONTROLS = 'button, a[href], summary, input, select'
/** What the arrows change or scroll. */
const STEERED = 'select, input[type="radio"], input[type="range"], [tabindex="0"]:not([data-hex])'

let byKey = false
let reached: Element | null = null
const watchers = new Set<() => void>()

/** The control that has Enter to itself; null while the table has it. */
export const reachedControl = (): Element | null => (reached?.isConnected && reached.matches(CONTROLS) ? reached : null)

/** Whether this is what the keyboard last went to, and the arrows are for itself. */
export const steersItself = (element: Element): boolean => element === reached && element.matches(STEERED)

export function watchReached(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function reach(element: Element | null): void {
  if (element === reached) return
  reached = element
  for (const watcher of watchers) watcher()
}

/** Follows the focus in this page. */
export function followFocus(page: Window): void {
  page.addEventListener('keydown', () => setByKey(true), true)
  page.addEventListener(
    'pointerdown',
    () => {
      setByKey(false)
      reach(null)
    },
    true,
  )
  page.addEventListener('focusin', ({ target }) => reach(byKey && target instanceof Element ? target : null), true)
  page.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Node && reached?.contains(target)) reach(null)
    },
    true,
  )
}

/** Whether the keyboard was used last, rather than the pointer. */
export const usesKeyboard = (): boolean => byKey

function setByKey(is: boolean): void {
  if (byKey === is) return
  byKey = is
  for (const watcher of watchers) watcher()
}
