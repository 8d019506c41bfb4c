/** A set-up being made: who stands where and who carries what. */
import type { Problem } from '@firegroup/kernel'
import { type ReactNode, useState } from 'react'
import type { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { OnMap, Place } from '../controller/draft.ts'
import { Ghost } from '../drag/Ghost.tsx'
import { hexAtPoint } from '../drag/hex-at.ts'
import { useDrag } from '../drag/useDrag.ts'
import { Problems } from './parts.tsx'

interface DeploymentViewProps<S extends OnMap> {
  readonly draft: DeploymentDraft<S>
  /** Does something to the draft, and says why nothing came of it. */
  readonly attempt: (act: () => Problem | null) => void
  /** What wins. */
  readonly aim: string
  readonly hint: string
  readonly unit: (id: number) => { readonly face: ReactNode; readonly words: string }
  readonly weapon: (id: number) => { readonly face: ReactNode; readonly words: string }
  /** More to choose for a unit: floors, tripods. */
  readonly more?: (id: number) => ReactNode
}

export function DeploymentView<S extends OnMap>({ draft, attempt, aim, hint, unit, weapon, more }: DeploymentViewProps<S>): ReactNode {
  const { map } = draft.s.setting
  const [over, setOver] = useState<Place>(-1)
  // off the list onto the map: the face is the handle, so that the list still scrolls under a finger
  const drag = useDrag<number>({
    onLift: (id) => draft.hold([id]),
    onOver: (_, { x, y }) => setOver(hexAtPoint(map, x, y)),
    onDrop: (id, { x, y }) => {
      setOver(-1)
      const hex = hexAtPoint(map, x, y)
      if (hex < 0) draft.hold([])
      else attempt(() => draft.put([id], hex))
    },
    onCancel: () => {
      setOver(-1)
      draft.hold([])
    },
  })
  const refused = drag.held !== null && over >= 0 ? draft.whyNotAt([drag.held], over) : null
  return (
    <>
      <p className="play-dock-note">{aim}</p>
      <Problems problems={draft.problems} />
      {draft.groups.map((group) => (
        <section key={group.id} className="table-panel">
          <h2>{group.name}</h2>
          <ul className="play-offers">
            {group.units.map((id) => (
              <li key={id} className="play-setup-row">
                <button
                  type="button"
                  className="play-offer"
                  aria-pressed={draft.held.includes(id)}
                  onClick={() => {
                    if (!draft.give(id)) draft.hold(draft.held.length === 1 && draft.held[0] === id ? [] : [id])
                  }}
                >
                  <span className="play-offer-face play-setup-handle" onPointerDown={(event) => drag.grab(id, event)}>
                    {unit(id).face}
                  </span>
                  <span className="play-offer-words">
                    <strong>{unit(id).words}</strong>
                    <span>{draft.heldWeapon === null ? '' : `takes the ${weapon(draft.heldWeapon).words}`}</span>
                  </span>
                  <b>{draft.placeNameOf(id) ?? ''}</b>
                </button>
                {draft.weaponsOf(id).map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="play-setup-weapon"
                    aria-pressed={draft.heldWeapon === each}
                    onClick={() => draft.holdWeapon(each)}
                  >
                    {weapon(each).face}
                    <span className="ui-hidden">{weapon(each).words}: give it to somebody else</span>
                  </button>
                ))}
                {more?.(id)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="table-panel">
        <button type="button" className="ui-button" onClick={() => draft.suggest()}>
          Another suggestion
        </button>
        <p className="table-hint">{hint}</p>
      </div>
      {drag.held !== null && (
        <Ghost at={drag.ghost} refusal={refused?.message} welcome={over >= 0 && refused === null}>
          {unit(drag.held).face}
        </Ghost>
      )}
    </>
  )
}
