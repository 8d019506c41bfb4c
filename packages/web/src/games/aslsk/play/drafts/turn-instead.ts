/** A Gun or vehicle that is turned in a fire phase: for the shot that it fires, or instead of one. */
import { type AslskState, isVehicle, type ShotDeclaration, SPINES } from '@firegroup/aslsk'
import { turnsBetween } from '../../../../board/facing/facing.ts'
import { percent } from '../../../../play/controller/draft.ts'
import { turretAlong } from './legs.ts'
import { gunPivot, hasTurret, type Pivot, vehiclePivot } from './pivot.ts'
import type { ShotOption } from './shot-parts.ts'

export type TurnInstead =
  | { readonly type: 'turn'; readonly weapon: number; readonly ca: number }
  | { readonly type: 'turnVehicle'; readonly unit: number; readonly vca?: number; readonly tca?: number }

/** The Weapons of whatever could be turned now: a Gun, of a vehicle the first that it has. */
export function turnersOf(s: AslskState, offered: readonly unknown[]): readonly number[] {
  const found = new Set<number>()
  for (const each of offered as readonly TurnInstead[]) {
    if (each.type === 'turn') found.add(each.weapon)
    if (each.type === 'turnVehicle') found.add(s.weapons.findIndex(({ owner }) => owner === each.unit))
  }
  return [...found].filter((id) => id >= 0)
}

/** Whether a Weapon can be turned with its Gun or its vehicle: one that men carry can't. */
export function canPoint(s: AslskState, id: number): boolean {
  const weapon = s.weapons[id]!
  const owner = s.units[weapon.owner]
  return weapon.ordnance !== undefined || (owner !== undefined && isVehicle(owner))
}

/** How a Weapon's draft stands. */
interface Aim {
  readonly weapon: number
  readonly shot: ShotDeclaration | null
  readonly turn: TurnInstead | null
}

/** What it would be turned to: with another shot, or without one; neither where it points so already. */
export interface Turned {
  readonly shot: ShotDeclaration | null
  readonly turn: TurnInstead | null
}

type Pointer = Omit<Pivot, 'turn' | 'cost' | 'hex'> & { readonly hex: number; readonly to: (spine: number) => Turned }

/** All that can be turned with this Weapon. */
export function pointersOf(s: AslskState, { weapon: id, shot, turn }: Aim): readonly Pointer[] {
  const weapon = s.weapons[id]!
  const owner = s.units[weapon.owner]
  if (!owner) return []
  const here = { hex: owner.at, cost: '', turn: () => null }
  /** A shot names only what must be turned for it. */
  const fired = (ca: number, now: number): ShotDeclaration | null => {
    if (!shot) return null
    const { ca: _, ...asItStands } = shot
    return (ca === now ? asItStands : { ...asItStands, ca }) as ShotDeclaration
  }
  if (!isVehicle(owner)) {
    const from = weapon.ordnance?.ca ?? -1
    if (from < 0) return []
    const towards = shot?.ca ?? (turn?.type === 'turn' ? turn.ca : from)
    const to = (ca: number): Turned => ({ shot: fired(ca, from), turn: shot || ca === from ? null : { type: 'turn', weapon: id, ca } })
    return [{ ...gunPivot(s, id, { ...here, from, towards }), to }]
  }
  const { vca, tca } = owner.vehicle
  const planned = turn?.type === 'turnVehicle' ? turn : { type: 'turnVehicle' as const, unit: owner.id }
  const hullNow = planned.vca ?? vca
  const turretNow = planned.tca ?? turretAlong(vca, hullNow, tca)
  const instead = (hull: number, turret: number): Turned => {
    const turretTurns = turret !== turretAlong(vca, hull, tca)
    const next = { ...(hull === vca ? {} : { vca: hull }), ...(turretTurns ? { tca: turret } : {}) }
    return { shot: null, turn: hull === vca && !turretTurns ? null : { type: 'turnVehicle', unit: owner.id, ...next } }
  }
  const hull = vehiclePivot(s, owner, 'hull', { ...here, from: vca, towards: shot && !hasTurret(s, owner) ? (shot.ca ?? vca) : hullNow })
  if (!hasTurret(s, owner)) return [{ ...hull, to: (spine) => (shot ? { shot: fired(spine, vca), turn: null } : instead(spine, spine)) }]
  const turret = vehiclePivot(s, owner, 'turret', { ...here, from: tca, towards: shot?.ca ?? turretNow })
  const turretTo = (spine: number): Turned => (shot ? { shot: fired(spine, tca), turn: null } : instead(hullNow, spine))
  // a hull is turned instead of firing alone: a shot turns the turret
  const hullTo = (spine: number): Turned => instead(spine, planned.tca ?? turretAlong(vca, spine, tca))
  return shot
    ? [{ ...turret, to: turretTo }]
    : [
        { ...hull, to: hullTo },
        { ...turret, to: turretTo },
      ]
}

/** 'two hexspines, 28% to hit': what it costs to turn so far, for the shot that is in the making or instead of one. */
export function turnCost({ from, towards }: Pick<Pivot, 'from' | 'towards'>, shot: Pick<ShotOption, 'hit'> | null): string {
  const spines = Math.abs(turnsBetween(from, towards))
  if (spines === 0) return ''
  const far = spines === 1 ? 'one hexspine' : `${spines} hexspines`
  if (!shot) return `${far}, and no shot this turn`
  return shot.hit === null ? far : `${far}, ${percent(shot.hit)} to hit`
}

/** 'Turn to the east', 'Turn the hull to the east, the turret to the west'. */
export function turnWords(turn: TurnInstead): string {
  if (turn.type === 'turn') return `Turn to the ${SPINES[turn.ca]}`
  const parts = [
    ...(turn.vca === undefined ? [] : [`the hull to the ${SPINES[turn.vca]}`]),
    ...(turn.tca === undefined ? [] : [`the turret to the ${SPINES[turn.tca]}`]),
  ]
  return `Turn ${parts.join(', ')}`
}
