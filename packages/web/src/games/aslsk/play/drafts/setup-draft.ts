/** A set-up of the Starter Kit in the making, or an entry. */
import {
  type AslskState,
  arcToTheEnemy,
  type Deployment,
  isVehicle,
  locationOf,
  type MayKeepUnseen,
  type PlacedUnit,
  type Side,
  typeOf,
} from '@firegroup/aslsk'
import type { Problem } from '@firegroup/kernel'
import { DeploymentDraft, type DeploymentForm } from '../../../../play/controller/deployment-draft.ts'
import { nameOf, type Place, placeOf } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { gunPivot, hasTurret, type Pivot, vehiclePivot } from './pivot.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly units: readonly number[]
  readonly weapons: readonly number[]
  readonly hexes: readonly string[]
}

export type Stance = Required<Pick<PlacedUnit, 'vca' | 'tca' | 'exposed'>>

const gunKey = (weapon: number): string => `gun ${weapon}`
const hullKey = (unit: number): string => `hull ${unit}`
const turretKey = (unit: number): string => `turret ${unit}`
const hatchKey = (unit: number): string => `hatch ${unit}`
const hiddenKey = (unit: number): string => `hidden ${unit}`
const concealedKey = (unit: number): string => `concealed ${unit}`

export class SetupDraft extends DeploymentDraft<AslskState> {
  readonly isEntry: boolean

  constructor(desk: AslskDesktop) {
    super(desk, formOf(desk))
    this.isEntry = desk.question.kind === 'enter'
  }

  /** Where a Gun points: where it was turned to, or else at most of the enemy. */
  gunFacing(weapon: number): number {
    return this.stance(gunKey(weapon)) ?? this.#towardsEnemy(this.placeOfWeapon(weapon))
  }

  turnGun(weapon: number, towards: number): Problem | null {
    return this.setStance(gunKey(weapon), towards)
  }

  /** How a vehicle stands: its turret points where the hull does until it is turned by itself. */
  vehicleStance(unit: number): Stance {
    const vca = this.stance(hullKey(unit)) ?? this.#towardsEnemy(this.placeOfUnit(unit))
    return { vca, tca: this.stance(turretKey(unit)) ?? vca, exposed: this.stance(hatchKey(unit)) === 1 }
  }

  turnVehicle(unit: number, part: 'hull' | 'turret', towards: number): Problem | null {
    return this.setStance(part === 'hull' ? hullKey(unit) : turretKey(unit), towards)
  }

  /** The crew shows itself, or closes the hatches. */
  toggleHatch(unit: number): Problem | null {
    return this.setStance(hatchKey(unit), this.vehicleStance(unit).exposed ? 0 : 1)
  }

  /** 6.4, 8.3: what the enemy shall see of a unit. */
  secrecy(unit: number): 'hidden' | 'concealed' | 'seen' {
    if (this.stance(hiddenKey(unit)) === 1) return 'hidden'
    return this.#isUnderCounter(this.placeOfUnit(unit)) ? 'concealed' : 'seen'
  }

  /** 6.4, 8.3: what of a set-up may be kept from the enemy; null where nothing may. */
  get mayKeep(): MayKeepUnseen | null {
    return (this.desk.question.about as { readonly unseen?: MayKeepUnseen }).unseen ?? null
  }

  /** 6.4: a unit sets up hidden, or not. */
  toggleHidden(unit: number): Problem | null {
    return this.setStance(hiddenKey(unit), this.secrecy(unit) === 'hidden' ? 0 : 1)
  }

  /** 8.3: the stack of a unit gets a concealment counter, or gives it back. */
  toggleConcealed(unit: number): Problem | null {
    const place = this.placeOfUnit(unit)
    if (!this.#isUnderCounter(place)) return this.setStance(concealedKey(unit), 1)
    const covered = this.unitsAt(place).filter((each) => this.stance(concealedKey(each)) === 1)
    return covered.map((each) => this.setStance(concealedKey(each), 0)).find((problem) => problem !== null) ?? null
  }

  #isUnderCounter(place: Place): boolean {
    return place >= 0 && this.unitsAt(place).some((each) => this.stance(concealedKey(each)) === 1)
  }

  /** What of those in hand, or just put down, points somewhere: of the first of them. */
  get pivots(): readonly Pivot[] {
    for (const unit of this.turning) {
      const gun = this.weaponsOf(unit).find((weapon) => (this.s.weapons[weapon]!.ordnance?.ca ?? -1) >= 0)
      const own = this.s.units[unit]!
      if (gun !== undefined)
        return [
          gunPivot(
            this.s,
            gun,
            this.#pointing(unit, this.gunFacing(gun), (to) => this.turnGun(gun, to)),
          ),
        ]
      if (!isVehicle(own)) continue
      const { vca, tca } = this.vehicleStance(unit)
      const part = (which: Pivot['part'], spine: number): Pivot =>
        vehiclePivot(
          this.s,
          own,
          which,
          this.#pointing(unit, spine, (to) => this.turnVehicle(unit, which, to)),
        )
      return hasTurret(this.s, own) ? [part('hull', vca), part('turret', tca)] : [part('hull', vca)]
    }
    return []
  }

  #pointing(unit: number, towards: number, turn: Pivot['turn']) {
    return { hex: this.placeOfUnit(unit), from: towards, towards, cost: '', turn }
  }

  #towardsEnemy(place: Place): number {
    return arcToTheEnemy(this.s, locationOf(place), this.desk.seat as Side)
  }

  /** Where it stands with whoever has it; -1 while that is nowhere. */
  placeOfWeapon(weapon: number): Place {
    const owner = this.ownerOf(weapon)
    return owner === undefined ? -1 : this.placeOfUnit(owner)
  }

  label(unit: number): string {
    return typeOf(this.s, this.s.units[unit]!).label
  }
}

function formOf({ s, question }: AslskDesktop): DeploymentForm {
  const { groups } = question.about as { groups: readonly Group[] }
  return {
    groups: groups.map(({ hexes, ...group }) => ({ ...group, places: hexes })),
    deed: question.kind === 'enter' ? 'They come here' : 'Set up here',
    read: (candidate) => {
      const { units, weapons, hidden = [], concealed = [] } = candidate as Deployment
      const stances = new Map<string, number>()
      const said = (key: string, value: number | undefined): unknown => value !== undefined && stances.set(key, value)
      for (const { weapon, ca } of weapons) said(gunKey(weapon), ca)
      for (const { unit, vca, tca, exposed } of units) {
        said(hullKey(unit), vca)
        said(turretKey(unit), tca)
        if (exposed) said(hatchKey(unit), 1)
      }
      for (const unit of hidden) said(hiddenKey(unit), 1)
      for (const hex of concealed) {
        const under = units.find((each) => each.hex === hex && !hidden.includes(each.unit))
        if (under) said(concealedKey(under.unit), 1)
      }
      return { units: units.map(({ unit, hex }) => ({ unit, at: hex })), weapons, stances }
    },
    write: ({ units, weapons, stances = new Map() }): Deployment => ({
      type: 'place',
      units: units.map(({ unit, at }) => ({ unit, hex: at, ...placed(stances, unit) })),
      weapons: weapons.map(({ weapon, unit }) => {
        const ca = stances.get(gunKey(weapon))
        return { weapon, unit, ...(ca === undefined ? {} : { ca }) }
      }),
      ...unseen(units, stances),
    }),
    hexOf: (name) => placeOf(s, name),
    hexName: (hex) => nameOf(s, hex),
  }
}

/** 6.4, 8.3: whoever hides, and the hexes that get concealment counters. */
function unseen(
  units: readonly { readonly unit: number; readonly at: string }[],
  stances: ReadonlyMap<string, number>,
): Pick<Deployment, 'hidden' | 'concealed'> {
  const hidden = units.flatMap(({ unit }) => (stances.get(hiddenKey(unit)) === 1 ? [unit] : []))
  const under = units.filter(({ unit }) => stances.get(concealedKey(unit)) === 1 && !hidden.includes(unit))
  const concealed = [...new Set(under.map(({ at }) => at))]
  return { ...(concealed.length > 0 ? { concealed } : {}), ...(hidden.length > 0 ? { hidden } : {}) }
}

function placed(stances: ReadonlyMap<string, number>, unit: number): Omit<PlacedUnit, 'unit' | 'hex'> {
  const [vca, tca, exposed] = [hullKey, turretKey, hatchKey].map((key) => stances.get(key(unit)))
  return {
    ...(vca === undefined ? {} : { vca }),
    ...(tca === undefined ? {} : { tca }),
    ...(exposed === undefined ? {} : { exposed: exposed === 1 }),
  }
}
