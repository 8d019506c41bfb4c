/** Where Guns and vehicles point: their covered arcs, and how they are turned. */
import { type AslskState, isMounted, isVehicle, type Place, type Unit, weaponTypeOf } from '@firegroup/aslsk'
import type { Arc } from '../../../../board/facing/ArcLayer.tsx'
import type { Turnable } from '../../../../board/facing/Dial.tsx'
import { turnablesFrom, turnByOne } from '../../../../play/board/turning.ts'
import type { HexDraft } from '../../../../play/controller/draft.ts'
import type { BarAct } from '../../../game.ts'
import { DriveDraft } from '../drafts/drive-draft.ts'
import { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { hasTurret, pivotsOf } from '../drafts/pivot.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import type { AslskDesk } from '../kinds.ts'

/** Further than that nobody looks along an arc. */
const FAR = 16

/** Where a Gun would point by the draft in the making; undefined where it points as it does. */
export function plannedArc(draft: HexDraft | null, weapon: number): number | undefined {
  if (draft instanceof SetupDraft && draft.placeOfWeapon(weapon) >= 0) return draft.gunFacing(weapon)
  return pivotsOf(draft).find(({ of }) => 'weapon' in of && of.weapon === weapon)?.towards
}

type Stance = Partial<NonNullable<Unit['vehicle']>>

/** How a vehicle would stand by it; undefined where it stands as it does. */
export function plannedStance(draft: HexDraft | null, unit: Unit): Stance | undefined {
  if (!unit.vehicle || draft instanceof DriveDraft) return undefined
  if (draft instanceof SetupDraft) return draft.placeOfUnit(unit.id) >= 0 ? draft.vehicleStance(unit.id) : undefined
  const own = pivotsOf(draft).filter(({ of }) => 'unit' in of && of.unit === unit.id)
  const [hull, turret] = (['hull', 'turret'] as const).map((part) => own.find((each) => each.part === part)?.towards)
  return own.length === 0 ? undefined : { ...(hull === undefined ? {} : { vca: hull }), ...(turret === undefined ? {} : { tca: turret }) }
}

interface OwnedArc extends Arc {
  /** As a pivot has it. */
  readonly id: string
}

function allArcs({ s, draft, seat }: AslskDesk): OwnedArc[] {
  const setup = draft instanceof SetupDraft ? draft : null
  const guns = s.weapons.flatMap((weapon): OwnedArc[] => {
    if ((weapon.ordnance?.ca ?? -1) < 0) return []
    const owner = s.units[setup?.ownerOf(weapon.id) ?? weapon.owner]
    if (owner?.unknown) return [] // how far a Gun reaches that nobody knows is not told
    const hex = setup?.ownerOf(weapon.id) === undefined ? (owner?.at ?? -1) : setup.placeOfWeapon(weapon.id)
    const spine = plannedArc(draft, weapon.id) ?? weapon.ordnance!.ca
    const range = Math.min(FAR, weaponTypeOf(s, weapon).range)
    return [{ id: `w${weapon.id}`, hex, spine, range, tone: (owner?.side ?? weapon.side) === seat ? 'own' : 'enemy' }]
  })
  return [...guns, ...s.units.flatMap((unit) => vehicleArcs(s, unit, draft, seat))].filter(({ hex }) => hex >= 0)
}

/** Of the hull, and of the turret where it points elsewhere. */
function vehicleArcs(s: AslskState, unit: Unit, draft: HexDraft | null, seat: string): OwnedArc[] {
  if (!isVehicle(unit)) return []
  const { vca, tca } = { ...unit.vehicle, ...plannedStance(draft, unit) }
  const placed = draft instanceof SetupDraft ? draft.placeOfUnit(unit.id) : -1
  const main = s.weapons.find((weapon) => weapon.owner === unit.id && isMounted(s, weapon))
  const both = { hex: placed >= 0 ? placed : unit.at, range: main ? Math.min(FAR, weaponTypeOf(s, main).range) : FAR }
  const own = unit.side === seat
  const hull: OwnedArc = { ...both, id: `hull ${unit.id}`, spine: vca, tone: own ? 'own' : 'enemy' }
  return vca === tca || !hasTurret(s, unit)
    ? [hull]
    : [hull, { ...both, id: `turret ${unit.id}`, spine: tca, tone: own ? 'turret' : 'enemy' }]
}

export function arcsOf(desk: AslskDesk, at: Place | 'everywhere'): readonly Arc[] {
  const turning = turnablesOf(desk)
  const known = allArcs(desk)
  const drives = desk.draft instanceof DriveDraft && desk.draft.vehicle !== null
  // a driver wants to know what points at him, and where he points himself only when he looks at it
  const firing = firingArc(desk)
  const wanted = ({ id, hex, tone }: OwnedArc): boolean =>
    at === 'everywhere' || hex === at || id === firing || (drives && tone === 'enemy')
  const others = known.filter((arc) => wanted(arc) && !turning.some(({ id }) => id === arc.id))
  const turned = turning.map(({ id, hex, towards, part }): OwnedArc => {
    const range = known.find((each) => each.id === id)?.range ?? FAR
    return { id, hex, spine: towards, range, tone: part === 'turret' ? 'turret' : 'own' }
  })
  const apart = turned.filter(
    ({ tone, spine }) => tone === 'own' || turned.every((other) => other.tone === 'turret' || other.spine !== spine),
  )
  return [...others, ...apart.filter(({ hex }) => !drives || at === 'everywhere' || at === hex)].map(({ id: _, ...arc }) => arc)
}

/** The arc through which what answers a move would fire, as a pivot has it; whoever fires in his own phase turns it, and sees it by that. */
function firingArc({ s, draft }: AslskDesk): string | null {
  const weapon = draft instanceof OrdnanceDraft && draft.isReaction && draft.weapon !== null ? s.weapons[draft.weapon] : undefined
  const owner = weapon && s.units[weapon.owner]
  if (!weapon || !owner) return null
  if (!isVehicle(owner)) return `w${weapon.id}`
  const { tca, vca } = owner.vehicle
  return hasTurret(s, owner) && tca !== vca ? `turret ${owner.id}` : `hull ${owner.id}`
}

/** What of the chosen can be turned. */
export const turnablesOf = (desk: AslskDesk): readonly Turnable[] => turnablesFrom(desk, pivotsOf(desk.draft))

/** The same as buttons, for whoever has neither handle nor keys at hand. */
export function facingActs(desk: AslskDesk): readonly BarAct[] {
  const parts = turnablesOf(desk).map(({ part }) => part)
  if (!parts.includes('hull')) return []
  return [
    { icon: 'turnLeft', label: 'Turn left', key: ',', act: () => turnBy(desk, 'hull', -1) },
    { icon: 'turnRight', label: 'Turn right', key: '.', act: () => turnBy(desk, 'hull', 1) },
    ...(hatchOf(desk) === null ? [] : [{ icon: 'hatch', label: 'Hatch', key: 'u', act: () => toggleHatch(desk) } as const]),
    ...(desk.draft instanceof DriveDraft ? [{ icon: 'stop', label: 'Stop', key: 'j', act: () => toggleStop(desk) } as const] : []),
  ]
}

export function toggleStop(desk: AslskDesk): boolean {
  const { draft } = desk
  if (!(draft instanceof DriveDraft) || !draft.vehicle) return false
  desk.attempt(() => draft.toggleStop())
  return true
}

/** The vehicle whose hatches can be opened or closed. */
function hatchOf({ s, draft }: AslskDesk): number | null {
  if (draft instanceof DriveDraft) return draft.vehicle?.id ?? null
  return draft instanceof SetupDraft ? (draft.turning.find((id) => s.units[id]!.vehicle) ?? null) : null
}

export function toggleHatch(desk: AslskDesk): boolean {
  const unit = hatchOf(desk)
  if (desk.draft instanceof DriveDraft) return unit !== null && moveHatch(desk, desk.draft)
  if (unit !== null) desk.attempt((draft) => (draft instanceof SetupDraft ? draft.toggleHatch(unit) : null))
  return unit !== null
}

/** On the move it is decided at once: others may answer it. */
function moveHatch(desk: AslskDesk, draft: DriveDraft): boolean {
  const { hatch } = draft
  if (!hatch) return false
  if (hatch.problem) desk.attempt(() => hatch.problem)
  else desk.decide(hatch.decision)
  return true
}

/** Turns what is chosen by one hexspine; false where nothing can be. */
export const turnBy = (desk: AslskDesk, part: Turnable['part'], by: 1 | -1): boolean => turnByOne(desk, pivotsOf, part, by)
