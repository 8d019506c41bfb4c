import { assembled } from '../data/dismantled.ts'
import { STACKING } from '../data/movement.ts'
import { NOBODY, type UnitId, type WeaponId } from '../ids.ts'
import { gunOf, gunsOf } from '../ordnance/manned.ts'
import { copyOrdnance } from '../scenario/new-counters.ts'
import { type AslskState, type Location, NOWHERE, type OrdnanceState, RESERVE, type Side, type Unit, type Weapon } from '../state.ts'
import { isMmc, sizeOf, typeOf } from '../units/units.ts'
import { rename } from './rename.ts'
import { isUnseen } from './unseen.ts'

/** Chooses among so many. */
export type Pick = (count: number) => number

/** Where a hidden unit might be, with or without Guns; RESERVE for nowhere on the map. */
export type Hide = (s: AslskState, unit: Unit, guns: readonly Weapon[]) => { readonly at: Location; readonly ca: number }

/** What can be seen of an unseen unit and of the Guns that it mans; nothing but that there is one, where it is hidden. */
interface Slot {
  readonly unit: UnitId
  readonly guns: readonly SeenGun[]
  readonly hidden: boolean
  readonly seen: Partial<Unit> & { readonly at: Location }
  readonly key: string
}

interface SeenGun {
  readonly id: WeaponId
  readonly seen: Partial<Weapon>
}

/**
 * Deals the unseen units of a side anew: who is under which concealment counter, and who has which Weapon. What everybody can see of them stays with the
 * place where it is seen; who they are stays with their numbers. What comes out depends on what can be seen and on the choices alone.
 */
export function dealUnseen(s: AslskState, side: Side, pick: Pick, hide: Hide): void {
  const unseen = s.units.filter((unit) => unit.side === side && unit.at >= 0 && isUnseen(unit))
  if (unseen.length === 0) return
  const slots = unseen.map((unit) => slotOf(s, unit)).sort((a, b) => inOrder(a.key, b.key))
  const loads = s.weapons.filter((weapon) => unseen.some(({ id }) => id === weapon.owner) && !isGun(weapon))
  const room = new Map<Location, number>()
  for (const unit of s.units) if (unit.side === side && unit.at >= 0 && !isUnseen(unit)) take(s, room, unit, unit.at)
  const units = new Map<number, number>()
  const gunners = unseen.filter((unit) => gunOf(s, unit))
  const men = unseen.filter((unit) => !gunners.includes(unit))
  const guns = s.weapons.filter((weapon) => isGun(weapon) && gunners.some(({ id }) => id === weapon.owner))
  const filled: { readonly slot: Slot; readonly unit: Unit; readonly guns: readonly Weapon[] }[] = []
  for (const slot of slots) {
    const unit = pickFitting(s, slot.guns.length === 0 ? men : gunners, room, slot, pick)
    const manned = slot.guns.map(() => guns.splice(pick(guns.length), 1)[0]!)
    units.set(slot.unit, unit.id)
    filled.push({ slot, unit, guns: manned })
  }
  for (const { slot, unit, guns: manned } of filled) {
    Object.assign(unit, slot.seen)
    for (const [i, { seen }] of slot.guns.entries()) Object.assign(manned[i]!, { owner: unit.id, at: unit.at, ...copied(seen) })
  }
  for (const { slot, unit, guns: manned } of filled) {
    mark(unit, slot.hidden)
    if (!slot.hidden) continue
    const { at, ca } = hide(s, unit, manned)
    if (unit.startedAt >= 0) unit.startedAt = at
    unit.at = at
    for (const gun of manned) {
      gun.at = at
      if (gun.ordnance && at >= 0) gun.ordnance.ca = ca
    }
  }
  const bearers = filled.map(({ unit }) => unit).sort((a, b) => a.id - b.id)
  const troops = bearers.filter((unit) => isMmc(s, unit) && !gunOf(s, unit))
  for (const weapon of loads) giveAnew(weapon, troops.length > 0 ? troops : bearers, pick)
  rename(s, units)
}

function mark(unit: Unit, hidden: boolean): void {
  unit.hidden = hidden || undefined
  unit.concealed = hidden ? undefined : true
}

function slotOf(s: AslskState, unit: Unit): Slot {
  const hidden = unit.hidden === true
  const { pinned, wasPinned, cx, fire, mode, spent, spentHere, moveEnded, allRoad, onRoad, crestSide, triedSmoke } = unit
  const { rested, advanced, routed, triedRally, startedAt, entry, forfeited, firedWeapon } = unit
  const still = { withLeader: NOBODY, burden: 0, actedInRally: false, directed: [] as UnitId[] }
  const base = { pinned, wasPinned, cx, fire, mode, spent, spentHere, moveEnded, allRoad, onRoad, crestSide, triedSmoke }
  // 4.0: whoever has used up a Weapon and not fired himself shows nothing of it
  const effort = fire === 'none' ? { forfeited: false, firedWeapon: false } : { forfeited, firedWeapon }
  const rest = { rested, advanced, routed, triedRally, entry, ...effort }
  const at = hidden ? RESERVE : unit.at
  const where = hidden ? {} : { position: unit.position }
  const seen = { at, ...where, ...base, ...rest, ...still, startedAt: hidden ? (startedAt >= 0 ? (0 as Location) : NOWHERE) : startedAt }
  const guns = gunsOf(s, unit)
    .map((gun) => ({ id: gun.id, seen: seenOfGun(gun, hidden) }))
    .sort((a, b) => inOrder(JSON.stringify(a.seen), JSON.stringify(b.seen)))
  const key = JSON.stringify([hidden, guns.length > 0, seen, guns.map((gun) => gun.seen)])
  return { unit: unit.id, guns, hidden, seen, key }
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** 8.3.3: the counter of a Gun lies open to its size, its facing and what it has done; not to its kind, nor to what of its ammunition is left. */
function seenOfGun({ malfunctioned, fire, keptRate, used, carried, moved, ordnance }: Weapon, hidden: boolean): Partial<Weapon> {
  const { out: _, ...barrel } = ordnance!
  return { malfunctioned, fire, keptRate, used, carried, moved, ordnance: hidden ? { ...barrel, ca: 0 } : barrel }
}

function copied(gun: Partial<Weapon>): Partial<Weapon> {
  return { ...gun, ordnance: copyOrdnance(gun.ordnance as OrdnanceState) }
}

function isGun({ ordnance }: Weapon): boolean {
  return ordnance !== undefined && ordnance.ca >= 0
}

/** 3.3.1: one of them for whom there is still room there; any, if there is none. */
function pickFitting(s: AslskState, among: Unit[], room: Map<Location, number>, { seen, hidden, guns }: Slot, pick: Pick): Unit {
  const size = (unit: Unit) => (guns.length === 0 ? sizeOf(typeOf(s, unit)) : 2)
  const most = s.setting.places?.of(seen.at)?.room ?? STACKING.halfSquads
  const fits = hidden ? among : among.filter((unit) => (room.get(seen.at) ?? 0) + size(unit) <= most)
  const from = fits.length > 0 ? fits : among
  const unit = from[pick(from.length)]!
  among.splice(among.indexOf(unit), 1)
  if (!hidden) take(s, room, unit, seen.at)
  return unit
}

function take(s: AslskState, room: Map<Location, number>, unit: Unit, at: Location): void {
  room.set(at, (room.get(at) ?? 0) + sizeOf(typeOf(s, unit)))
}

/** A Weapon that nobody sees is as good as new, and in somebody's hands. */
function giveAnew(weapon: Weapon, bearers: readonly Unit[], pick: Pick): void {
  const bearer = bearers[pick(bearers.length)]!
  asNew(weapon)
  Object.assign(weapon, { owner: bearer.id, at: bearer.at })
  weapon.moved = bearer.spent > 0
}

/** Nothing is shown of what has been done with a Weapon; a Gun lies open to it (8.3.3). */
export function asNew(weapon: Weapon): void {
  if (isGun(weapon)) return
  weapon.type = assembled(weapon.type)
  Object.assign(weapon, { fire: 'none', keptRate: false, used: undefined, carried: false, moved: false, recovered: false, triedBy: [] })
  if (weapon.ordnance)
    weapon.ordnance = copyOrdnance({ ca: -1, acquired: null, turned: false, turnedIdle: false, intensive: false, noRate: false })
}
