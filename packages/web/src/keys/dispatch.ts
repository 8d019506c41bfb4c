/** One listener for all keys of the app, before whatever has the focus hears them. */
import { chordsOf } from './chord.ts'
import { type KeyActs, type KeyContext, rankOf } from './context.ts'
import { followFocus, reachedControl, steersItself } from './focus.ts'

export interface Heard {
  readonly context: KeyContext
  acts: KeyActs
}

const heard: Heard[] = []
let listening = false

/** The acts may be exchanged at any time; returns how to stop. */
export function hear(entry: Heard): () => void {
  listen()
  const rank = rankOf(entry.context.level)
  // of equals the one that came last is asked first
  const at = heard.findIndex((other) => rankOf(other.context.level) <= rank)
  heard.splice(at < 0 ? heard.length : at, 0, entry)
  return () => {
    heard.splice(heard.indexOf(entry), 1)
  }
}

function listen(): void {
  if (listening) return
  listening = true
  followFocus(window)
  addEventListener('keydown', press, true)
}

function press(event: KeyboardEvent): void {
  if (event.isComposing || isCommand(event) || document.querySelector('dialog[open]')) return
  const target = event.target instanceof HTMLElement ? event.target : null
  for (const chord of chordsOf(event)) {
    if (target && isItsOwn(target, chord)) continue
    for (const { context, acts } of [...heard]) {
      const command = Object.keys(context.lines).find((each) => context.lines[each]!.keys.includes(chord))
      if (command === undefined || acts[command]?.(event, chord) === false) continue
      event.preventDefault()
      event.stopPropagation()
      return
    }
  }
}

/** Keys with Ctrl, Alt or the like are the browser's, but for those with which some keyboards write brackets. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false
  return event.ctrlKey || event.metaKey || (event.altKey && !'[]{}'.includes(event.key))
}

const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="file"]), select, textarea'

/** What this element does with the key by itself. */
function isItsOwn(target: HTMLElement, chord: string): boolean {
  // a field of the decision itself leaves Enter to the decision
  if (target.matches(FIELD)) return chord !== 'Escape' && !(chord === 'Enter' && target.closest('[data-decides]'))
  if (chord === 'Space' && target.matches('input')) return true
  if (/^(Shift\+)?Arrow|^Page|^Home$|^End$/.test(chord)) return steersItself(target) || target.closest('[data-own-arrows]') !== null
  if (chord !== 'Enter' && chord !== 'Space') return false
  const control = reachedControl()
  return (control?.contains(target) ?? false) && !target.matches('input')
}
