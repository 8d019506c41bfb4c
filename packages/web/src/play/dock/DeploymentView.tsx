/** A set-up being made: who stands where and who carries what. */
import type { ReactNode } from 'react'
import type { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { OnMap } from '../controller/draft.ts'
import { Problems } from './parts.tsx'

interface DeploymentViewProps<S extends OnMap> {
  readonly draft: DeploymentDraft<S>
  /** What wins. */
  readonly aim: string
  readonly hint: string
  readonly unit: (id: number) => { readonly face: ReactNode; readonly words: string }
  readonly weapon: (id: number) => { readonly face: ReactNode; readonly words: string }
  /** More to choose for a unit: floors, tripods. */
  readonly more?: (id: number) => ReactNode
}

export function DeploymentView<S extends OnMap>({ draft, aim, hint, unit, weapon, more }: DeploymentViewProps<S>): ReactNode {
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
                  <span className="play-offer-face">{unit(id).face}</span>
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
    </>
  )
}
