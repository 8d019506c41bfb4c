/** All keys, on K. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icons.tsx'

/** Every key of the app and what it does, in the order of the hand. */
const KEYS: readonly { readonly group: string; readonly keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    group: 'Anywhere',
    keys: [
      ['K', 'These keys'],
      ['Tab', 'Next control; in a stack its next member'],
      ['Enter', 'Confirm'],
      ['Esc', 'Back'],
    ],
  },
  {
    group: 'On the board',
    keys: [
      ['Arrows', 'Move the cursor'],
      ['7 9 1 3', 'Move the cursor diagonally, on the number pad'],
      ['Shift + arrows', 'Move the board'],
      ['+ −', 'Zoom'],
      ['0', 'Show the whole board'],
      ['/', 'Go to a hex by its name'],
      ['L', 'Line of sight'],
      ['R', 'Range'],
      ['T', 'Fan out the stack'],
      ['Y', 'Layers'],
      ['O', 'Objectives'],
      ['W', 'Who sees this hex'],
      ['X', 'Odds at this hex'],
      ['?', 'Why, or why not'],
    ],
  },
  {
    group: 'Deciding',
    keys: [
      ['N', 'Next unit that can act; with Shift the one before'],
      ['1 to 9', 'Choose what is offered'],
      ['!', 'Ask for advice'],
      ['F', 'Fire'],
      ['M', 'Move'],
      ['A', 'Assault movement'],
      ['S', 'Smoke, spotting'],
      ['C', 'Close combat, Melee'],
      ['D', 'Double time, Low Crawl'],
      ['U', 'Assault Fire'],
      ['J', 'Stealth'],
      ['B', 'Withdraw from Melee'],
      ['I', 'Sniper'],
      ['Q', 'All that Leaders bring'],
      ['P', 'Pass'],
      ['Space', 'Hold fire, or pass'],
      ['Backspace', 'Take back a step of the plan'],
      ['E', 'End the phase'],
      ['Z', 'Undo'],
      ['G', 'Log'],
      ['H', 'Rules'],
    ],
  },
  {
    group: 'At the card table',
    keys: [
      ['Arrows', 'From group to group, and through your hand'],
      ['A B C D', 'Your group with that letter'],
      ['Shift + A B C D', 'The enemy’s'],
    ],
  },
  {
    group: 'Replay',
    keys: [
      ['[ ]', 'One decision back, one forward'],
      ['Shift + [ ]', 'One phase back, one forward'],
      ['Home End', 'To the beginning, to the end'],
      ['Space', 'Play and stop'],
      ['B', 'Play from here'],
      ['!', 'What the computer saw here'],
    ],
  },
]

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
            {keys.map(([names, does]) => (
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
