/** A set-up of the Starter Kit being made. */
import type { ReactNode } from 'react'
import { DeploymentView } from '../../../../play/dock/DeploymentView.tsx'
import type { SetupDraft } from '../drafts/setup-draft.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords, weaponWords } from '../words.ts'

export function SetupView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: SetupDraft }): ReactNode {
  const { s } = desk
  return (
    <DeploymentView
      draft={draft}
      attempt={(act) => desk.attempt(act)}
      aim={s.setting.scenario.victory.text}
      hint="Drag a stack to another hex, or a counter from this list; or choose a unit and then its hex. Choose a Weapon, then who shall carry it."
      unit={(id) => ({ face: <UnitFace s={s} id={id} size={36} />, words: unitWords(s, id) })}
      weapon={(id) => ({ face: <WeaponFace s={s} id={id} size={34} />, words: weaponWords(s, id) })}
    />
  )
}
