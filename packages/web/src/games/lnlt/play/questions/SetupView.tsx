/** A set-up being made: hexes, floors, and who carries what. */
import type { ReactNode } from 'react'
import { Counter } from '../../../../counters/Counter.tsx'
import { DeploymentView } from '../../../../play/dock/DeploymentView.tsx'
import { weaponFace } from '../../counters/index.tsx'
import type { SetupDraft } from '../drafts/setup-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { unitName, weaponName } from '../words.ts'

export function SetupView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: SetupDraft }): ReactNode {
  const { s } = desk
  return (
    <DeploymentView
      draft={draft}
      attempt={(act) => desk.attempt(act)}
      aim={s.setting.scenario.victory.text}
      hint={
        draft.onMap
          ? 'Drag a stack to another hex, or a counter from this list; or choose a unit and then its hex. Choose a weapon, then who shall carry it.'
          : 'Choose a weapon, then who shall carry it. They enter later.'
      }
      unit={(id) => ({ face: <UnitFace s={s} id={id} size={36} />, words: unitName(s, id) })}
      weapon={(id) => ({
        face: <Counter face={weaponFace(s.setting.pack, { ...s.weapons[id]!, assembled: draft.isAssembled(id) })} size={34} />,
        words: weaponName(s, id),
      })}
      more={(id) => (
        <>
          {draft.floorsOf(id).map((name) => (
            <button key={name} type="button" className="lnlt-small-button" onClick={() => desk.attempt(() => draft.changeFloor(id, name))}>
              {name.includes(' ') ? `↑ ${name.slice(name.indexOf(' ') + 1)}` : '↓ ground'}
            </button>
          ))}
          {draft.weaponsOf(id).map(
            (weapon) =>
              draft.hasTripod(weapon) && (
                <button
                  key={weapon}
                  type="button"
                  className="lnlt-small-button"
                  aria-pressed={draft.isAssembled(weapon)}
                  onClick={() => draft.flip(weapon)}
                >
                  tripod
                </button>
              ),
          )}
        </>
      )}
    />
  )
}
