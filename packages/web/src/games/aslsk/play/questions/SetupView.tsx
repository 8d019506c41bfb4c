/** A set-up of the Starter Kit being made. */
import { type AslskState, isVehicle } from '@firegroup/aslsk'
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
      hint={hintOf(s)}
      unit={(id) => ({
        face: <UnitFace s={s} id={id} size={36} stance={s.units[id]?.vehicle && draft.vehicleStance(id)} />,
        words: unitWords(s, id),
      })}
      weapon={(id) => ({
        face: <WeaponFace s={s} id={id} size={34} ca={isGun(s, id) ? draft.gunFacing(id) : undefined} />,
        words: weaponWords(s, id),
      })}
    />
  )
}

const isGun = (s: AslskState, weapon: number): boolean => (s.weapons[weapon]!.ordnance?.ca ?? -1) >= 0

const MEN =
  'Drag a stack to another hex, or a counter from this list; or choose a unit and then its hex. Choose a Weapon, then who shall carry it.'

function hintOf(s: AslskState): string {
  const points = s.units.some(isVehicle) || s.weapons.some(({ id }) => isGun(s, id))
  return points ? `${MEN} What points somewhere is turned by its handle on the board, or with , and .` : MEN
}
