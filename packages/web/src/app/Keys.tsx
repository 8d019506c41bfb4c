/** All keys, on K. */
import { type ReactNode, useEffect, useRef } from 'react'
import { gameKeys } from '../games/keys.ts'
import { Icon } from '../icons.tsx'

/** A heading, and the keys under it with what each does. */
interface KeyGroup {
  readonly group: string
  readonly keys: { readonly [keys: string]: string }
}

/** The keys of the app, in the order of the hand; each game adds its own. */
const KEYS: readonly KeyGroup[] = [
  {
    group: 'Anywhere',
    keys: { K: 'These keys', H: 'Rules', Tab: 'Next control; in a stack its next member', Enter: 'Confirm', Esc: 'Back' },
  },
  {
    group: 'On the board',
    keys: {
      Arrows: 'Move the cursor',
      '7 9 1 3': 'Move the cursor diagonally, on the number pad',
      'Shift + arrows': 'Move the board',
      '+ − 0': 'Zoom in, out, and to the whole board',
      '/': 'Go to a hex by its name',
      L: 'Line of sight; once more, all that the hex sees',
      V: 'Put the line of sight away',
      T: 'Fan out the stack',
    },
  },
  {
    group: 'Deciding',
    keys: {
      N: 'Next unit that can act; with Shift the one before',
      '1 to 9': 'Choose what is offered',
      '?': 'Why, or why not',
      '!': 'Ask for advice',
      Space: 'Hold fire, or pass',
      Backspace: 'Take back a step of the plan',
      E: 'End the phase',
      Z: 'Undo',
      G: 'Log',
    },
  },
  ...gameKeys.map(({ game, keys }) => ({ group: game, keys: named(keys) })),
  {
    group: 'Replay',
    keys: {
      '[ ]': 'One decision back, one forward',
      'Shift + [ ]': 'One phase back, one forward',
      'Home End': 'To the beginning, to the end',
      Space: 'Play and stop',
      B: 'Play from here',
      '!': 'What the computer saw here',
    },
  },
]

/** Single letters as they stand on the keys. */
function named(keys: KeyGroup['keys']): KeyGroup['keys'] {
  return Object.fromEntries(Object.entries(keys).map(([key, does]) => [key.length === 1 ? key.toUpperCase() : key, does]))
}

export function Keys({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="app-keys-dialog" aria-labelledby="keys-title" onClose={onClose}>
      <header>
        <h2 id="keys-title">Keys</h2>
        <button type="button" className="ui-icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <KeyList />
    </dialog>
  )
}

export function KeyList(): ReactNode {
  return (
    <div className="app-keys-list">
      {KEYS.map(({ group, keys }) => (
        <section key={group}>
          <h3>{group}</h3>
          <dl>
            {Object.entries(keys).map(([names, does]) => (
              <div key={names}>
                <dt>
                  <kbd>{names}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
