/** What in a hex can fire: each Gun with a To Hit roll, the machine guns of a vehicle, a light Gun that sprays, and the men. */
import { isVehicle, type Place } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { nameOf } from '../../../../play/controller/draft.ts'
import type { Firer } from '../drafts/fire-parts.ts'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { labelOf, weaponWords } from '../words.ts'

interface ArmsProps {
  readonly desk: AslskDesk
  readonly draft: OrdnanceDraft
  readonly place: Place
}

export function Arms({ desk, draft, place }: ArmsProps): ReactNode {
  const { s } = desk
  const guns = draft.shots.gunsIn(place)
  const firers = draft.candidates.flatMap((each) => (each.firers.every(({ unit }) => s.units[unit]!.at === place) ? each.firers : []))
  const mounted = mostOf(firers.filter(({ unit }) => isVehicle(s.units[unit]!)))
  const sprays = mostOf(firers.filter(({ unit, weapons }) => !isVehicle(s.units[unit]!) && weapons.some((id) => s.weapons[id]?.ordnance)))
  const isMan = ({ unit, weapons }: Firer): boolean => !isVehicle(s.units[unit]!) && !weapons.some((id) => s.weapons[id]?.ordnance)
  const [men] = draft.candidates
    .filter((each) => each.firers.every((firer) => s.units[firer.unit]!.at === place && isMan(firer)))
    .sort((a, b) => b.firers.length + b.directors.length - a.firers.length - a.directors.length)
  if (guns.length + mounted.length + sprays.length + (men ? 1 : 0) < 2) return null
  const isOn = ({ unit, weapons }: Firer): boolean =>
    draft.weapon === null && draft.firers.some((each) => each.unit === unit && each.weapons.some((id) => weapons.includes(id)))
  return (
    <fieldset className="play-arms">
      <legend className="ui-hidden">What fires from {nameOf(s, place)}</legend>
      {guns.map((id) => (
        <button key={id} type="button" aria-pressed={id === draft.weapon} onClick={() => desk.attempt(() => draft.chooseGun(id))}>
          <WeaponFace s={s} id={id} size={30} />
          {weaponWords(s, id)}
          {s.weapons[id]!.ordnance ? '' : ' at a vehicle'}
        </button>
      ))}
      {mounted.map((firer) => (
        <button key={firer.unit} type="button" aria-pressed={isOn(firer)} onClick={() => desk.attempt(() => draft.chooseFirers([firer]))}>
          <UnitFace s={s} id={firer.unit} size={30} />
          {labelOf(s, firer.unit)}, machine guns
        </button>
      ))}
      {sprays.map((firer) => (
        <button key={firer.unit} type="button" aria-pressed={isOn(firer)} onClick={() => desk.attempt(() => draft.chooseFirers([firer]))}>
          <WeaponFace s={s} id={firer.weapons[0]!} size={30} />
          Spray like a machine gun
        </button>
      ))}
      {men && (
        <button
          type="button"
          aria-pressed={draft.weapon === null && draft.firers.some(isMan)}
          onClick={() => desk.attempt(() => draft.chooseFirers(men.firers, men.directors))}
        >
          <UnitFace s={s} id={men.firers[0]!.unit} size={30} />
          The men
        </button>
      )}
    </fieldset>
  )
}

/** Of each unit the one with the most Weapons. */
function mostOf(firers: readonly Firer[]): readonly Firer[] {
  const most = new Map<number, Firer>()
  for (const firer of firers) if (firer.weapons.length > (most.get(firer.unit)?.weapons.length ?? 0)) most.set(firer.unit, firer)
  return [...most.values()]
}
