/** Where Guns and vehicles point: their covered arcs, and how they are turned. */
import { type AslskState, isMounted, isVehicle, type Place, vehicleTypeOf, type Weapon, weaponTypeOf } from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import type { Arc } from '../../../../board/facing/ArcLayer.tsx'
import type { Turnable } from '../../../../board/facing/Dial.tsx'
import { turned } from '../../../../board/facing/facing.ts'
import type { BarAct } from '../../../game.ts'
import { SetupDraft, type Stance } from '../drafts/setup-draft.ts'
import type { AslskDesk } from '../kinds.ts'

/** Further than that nobody looks along an arc. */
const FAR = 16

/** Something that points: where it stands and points now, or would by the set-up in the making. */
interface Pointing {
  readonly id: string
  readonly unit: number
  readonly name: string
  readonly part: Turnable['part']
  readonly hex: Place
  readonly spine: number
  readonly range: number
  readonly own: boolean
  readonly turn: ((draft: SetupDraft, to: number) => Problem | null) | null
}

function pointingOf(desk: AslskDesk): Pointing[] {
  return [...gunsOf(desk), ...vehiclesOf(desk)].filter(({ hex }) => hex >= 0)
}

function gunsOf({ s, draft, seat }: AslskDesk): Pointing[] {
  const setup = draft instanceof SetupDraft ? draft : null
  return s.weapons.filter(hasArc).map((weapon) => {
    const isPlaced = setup !== null && setup.placeOfWeapon(weapon.id) >= 0
    const unit = isPlaced ? setup.ownerOf(weapon.id)! : weapon.owner
    return {
      id: `w${weapon.id}`,
      unit,
      name: weaponTypeOf(s, weapon).name,
      part: 'hull',
      hex: isPlaced ? setup.placeOfWeapon(weapon.id) : (s.units[weapon.owner]?.at ?? -1),
      spine: isPlaced ? setup.gunFacing(weapon.id) : weapon.ordnance!.ca,
      range: Math.min(FAR, weaponTypeOf(s, weapon).range),
      own: (s.units[unit]?.side ?? weapon.side) === seat,
      turn: (now, to) => now.turnGun(weapon.id, to),
    }
  })
}

const hasArc = ({ ordnance }: Weapon): boolean => (ordnance?.ca ?? -1) >= 0

/** A hull, and a turret where there is one. */
function vehiclesOf({ s, draft, seat }: AslskDesk): Pointing[] {
  const setup = draft instanceof SetupDraft ? draft : null
  return s.units.filter(isVehicle).flatMap((unit): Pointing[] => {
    const isPlaced = setup !== null && setup.placeOfUnit(unit.id) >= 0
    const stance = isPlaced ? setup.vehicleStance(unit.id) : unit.vehicle
    const { label, turret } = vehicleTypeOf(s, unit)
    const both = {
      unit: unit.id,
      hex: isPlaced ? setup.placeOfUnit(unit.id) : unit.at,
      range: rangeOf(s, unit.id),
      own: unit.side === seat,
    }
    const pointing = (part: Turnable['part'], spine: number, name: string): Pointing => ({
      ...both,
      id: `${part} ${unit.id}`,
      name,
      part,
      spine,
      turn: (now, to) => now.turnVehicle(unit.id, part, to),
    })
    const hull = pointing('hull', stance.vca, turret === 'NT' ? label : `hull of the ${label}`)
    return turret === 'NT' ? [hull] : [hull, pointing('turret', stance.tca, `turret of the ${label}`)]
  })
}

/** How a vehicle would stand by the draft in the making; undefined where it stands as it does. */
export function plannedStance({ draft }: AslskDesk, unit: number): Stance | undefined {
  return draft instanceof SetupDraft && draft.s.units[unit]!.vehicle && draft.placeOfUnit(unit) >= 0 ? draft.vehicleStance(unit) : undefined
}

/** How far its main armament reaches. */
function rangeOf(s: AslskState, unit: number): number {
  const main = s.weapons.find((weapon) => weapon.owner === unit && isMounted(s, weapon))
  return main ? Math.min(FAR, weaponTypeOf(s, main).range) : FAR
}

export function arcsOf(desk: AslskDesk, at: Place | 'everywhere'): readonly Arc[] {
  const turning = turnablesOf(desk).map(({ id }) => id)
  const all = pointingOf(desk)
  return all
    .filter(({ id, hex }) => at === 'everywhere' || hex === at || turning.includes(id))
    .filter(
      (one) => one.part === 'hull' || all.every((other) => other.unit !== one.unit || other.part === 'turret' || other.spine !== one.spine),
    )
    .map(({ hex, spine, range, own, part }) => ({ hex, spine, range, tone: own ? (part === 'turret' ? 'turret' : 'own') : 'enemy' }))
}

/** What of the chosen can be turned. */
export function turnablesOf(desk: AslskDesk): readonly Turnable[] {
  const { draft } = desk
  if (desk.reports.length > 0 || !(draft instanceof SetupDraft)) return []
  const chosen = pointingOf(desk).filter(({ unit }) => draft.turning.includes(unit))
  return chosen
    .filter(({ unit }) => unit === chosen[0]!.unit)
    .map(({ id, hex, name, part, spine, turn }) => ({
      id,
      hex,
      name,
      part,
      from: spine,
      towards: spine,
      cost: '',
      refusal: '',
      turn: (to) => desk.attempt(() => turn?.(draft, to) ?? null),
    }))
}

/** The same as buttons, for whoever has neither handle nor keys at hand. */
export function facingActs(desk: AslskDesk): readonly BarAct[] {
  const parts = turnablesOf(desk).map(({ part }) => part)
  if (!parts.includes('hull')) return []
  return [
    { icon: 'turnLeft', label: 'Turn left', key: ',', act: () => turnBy(desk, 'hull', -1) },
    { icon: 'turnRight', label: 'Turn right', key: '.', act: () => turnBy(desk, 'hull', 1) },
    ...(hatchOf(desk) === null ? [] : [{ icon: 'hatch', label: 'Hatch', key: 'u', act: () => toggleHatch(desk) } as const]),
  ]
}

/** The vehicle whose hatches can be opened or closed. */
function hatchOf({ s, draft }: AslskDesk): number | null {
  return draft instanceof SetupDraft ? (draft.turning.find((id) => s.units[id]!.vehicle) ?? null) : null
}

export function toggleHatch(desk: AslskDesk): boolean {
  const unit = hatchOf(desk)
  if (unit !== null) desk.attempt((draft) => (draft instanceof SetupDraft ? draft.toggleHatch(unit) : null))
  return unit !== null
}

/** Turns what is chosen by one hexspine; false where nothing can be. */
export function turnBy(desk: AslskDesk, part: Turnable['part'], by: 1 | -1): boolean {
  const one = turnablesOf(desk).find((each) => each.part === part)
  one?.turn(turned(one.towards, by))
  return one !== undefined
}
