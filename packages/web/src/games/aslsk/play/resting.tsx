/** Own stacks that can't act in this phase, with what keeps them from it. */
import { type AslskState, isVehicle, type Unit, type Vehicle, vehicleTypeOf } from '@firegroup/aslsk'
import { nameOf } from '../../../play/controller/draft.ts'
import { list } from '../../../words.ts'
import type { Resting } from '../../game.ts'
import { AdvanceDraft } from './drafts/advance-draft.ts'
import { FireDraft } from './drafts/fire-draft.ts'
import { MoveDraft } from './drafts/move-draft.ts'
import { UnitFace } from './faces.tsx'
import type { AslskDesk } from './kinds.ts'
import { unitWords } from './words.ts'

export function resting({ draft, s, seat }: AslskDesk): readonly Resting[] {
  const otherwise =
    draft instanceof FireDraft
      ? 'has nobody to fire at'
      : draft instanceof MoveDraft || draft instanceof AdvanceDraft
        ? 'can’t move now'
        : null
  if (!draft || otherwise === null) return []
  const own = s.units.filter((unit) => unit.side === seat && unit.at >= 0 && !draft.actors.includes(unit.at))
  return [...new Set(own.map(({ at }) => at))].map((place) => {
    const units = own.filter(({ at }) => at === place)
    return {
      place,
      name: nameOf(s, place),
      face: <UnitFace s={s} id={units[0]!.id} size={36} />,
      who: list(units.map(({ id }) => unitWords(s, id))),
      why: whyOf(units) ?? (draft instanceof FireDraft ? whySilent(s, units) : null) ?? otherwise,
    }
  })
}

/** 7.10, 3.2.5, 7.2: what keeps vehicles alone from firing. */
function whySilent(s: AslskState, units: readonly Unit[]): string | null {
  const vehicles = units.filter(isVehicle)
  const all = (is: (unit: Vehicle) => boolean): boolean => vehicles.length === units.length && vehicles.every(is)
  if (all(({ vehicle }) => vehicle.shock !== 'none')) return 'Shocked'
  if (all(({ vehicle }) => vehicle.stun === 'stunned')) return 'Stunned'
  if (s.phase === 'prepFire' && all(({ vehicle }) => vehicle.motion)) return 'in Motion'
  const isCrowded = (unit: Vehicle): boolean => {
    const { turret, openTopped } = vehicleTypeOf(s, unit)
    return unit.vehicle.exposed && !openTopped && (turret === 'RST' || turret === '1MT')
  }
  return all(isCrowded) ? 'fires only buttoned up' : null
}

/** What all of them have in common. */
function whyOf(units: readonly Unit[]): string | null {
  const all = (is: (unit: Unit) => boolean): boolean => units.every(is)
  if (all(({ broken }) => broken)) return 'broken'
  if (all(({ melee }) => melee)) return 'in Melee'
  if (all(({ fire, broken }) => broken || fire !== 'none')) return 'has fired'
  if (all(({ pinned, broken }) => broken || pinned)) return 'pinned'
  return null
}
