/** All keys, on K. */
import { type ReactNode, useEffect, useRef } from 'react'
import { gameKeys } from '../games/keys.ts'
import { Icon } from '../icons.tsx'
import { printed } from '../keys/chord.ts'
import type { KeyContext, KeyLine } from '../keys/context.ts'
import { CONTEXTS } from '../keys/contexts.ts'

/** A heading, and the keys under it with what each does. */
interface KeyGroup {
  readonly group: string
  readonly lines: readonly KeyLine[]
}

/** The keys of the app, and before the replay's those of each game, each group once. */
function groups(): readonly KeyGroup[] {
  const contexts: readonly KeyContext[] = [...CONTEXTS.slice(0, -1), ...gameKeys, ...CONTEXTS.slice(-1)]
  return [...new Set(contexts.map(({ group }) => group))].map((group) => ({
    group,
    lines: contexts.filter((each) => each.group === group).flatMap(({ lines }) => Object.values(lines)),
  }))
}

const GROUPS = groups()

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
      {GROUPS.map(({ group, lines }) => (
        <section key={group}>
          <h3>{group}</h3>
          <dl>
            {lines.map(({ keys, shown, does }) => (
              <div key={does}>
                <dt>
                  <kbd>{shown ?? keys.map(printed).join(' ')}</kbd>
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
