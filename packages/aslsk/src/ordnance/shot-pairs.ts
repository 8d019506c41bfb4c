import type { Parts } from '@firegroup/kernel'
import { SHELLS } from '../data/to-kill.ts'
import type { Occasion } from '../fire/declaration.ts'
import { Pairs } from '../fire/pairs.ts'
import { placesToNotice } from '../fire/target-places.ts'
import { ByColumn } from '../map/by-column.ts'
import type { AslskState, Location, Side, Unit } from '../state.ts'
import { vehicleIds } from '../vehicles/roster.ts'
import { isCloud, isCloudTime } from './ammunition.ts'
import { readyShooters, shotCandidates, shotsIntoNowhere, shotsToHex } from './candidates.ts'
import { isMortar, type Shooter, type ShotDeclaration } from './shot.ts'

/** No map is as wide. */
const EVERYWHERE = 1_000_000

/**
 * All shots of a fire phase, or of some alone, by the Weapon and the hex that is fired at; and behind them those into empty hexes, for Weapons that have nothing
 * else to fire at.
 */
export class ShotPairs extends Pairs<Shooter, ShotDeclaration> {
  readonly #s: AslskState
  readonly #occasion: Occasion
  readonly #among: readonly Unit[] | undefined
  readonly #shooters: readonly Shooter[]
  readonly #atTargets: number
  /** So many slots for each Weapon into empty hexes. */
  readonly #intoNowhere: number
  /** By Weapon: what it can fire there, once somebody has looked. */
  readonly #nowhere: (readonly ShotDeclaration[] | undefined)[] = []
  #last: { readonly by: Shooter; readonly at: Location; readonly shots: readonly ShotDeclaration[] } | undefined

  constructor(s: AslskState, occasion: Occasion, among?: readonly Unit[]) {
    super()
    this.#s = s
    this.#occasion = occasion
    this.#among = among
    this.#shooters = readyShooters(s, occasion, among)
    const most = this.#shooters.length > 0 ? this.#addTargets() : 0
    this.#intoNowhere = among ? 0 : most
    this.#atTargets = this.size
    this.size += this.#intoNowhere * this.#shooters.length
  }

  list(): Parts<ShotDeclaration> {
    return shotCandidates(this.#s, this.#occasion, this.#among)
  }

  override at(slot: number): ShotDeclaration | null {
    if (slot < this.#atTargets) return super.at(slot)
    const behind = slot - this.#atTargets
    const index = Math.floor(behind / this.#intoNowhere)
    // whether a Weapon has nothing else takes long to tell: it is the same for all its slots
    this.#nowhere[index] ??= shotsIntoNowhere(this.#s, this.#occasion, this.#shooters[index]!)
    return this.#nowhere[index][behind % this.#intoNowhere] ?? null
  }

  /** So many for each hex as there are rounds to be fired at men or areas, and for hexes with vehicles what more there may be. Tells how many rounds a Weapon has at most. */
  #addTargets(): number {
    const s = this.#s
    const { side } = this.#occasion
    const places = placesToNotice(s, this.#occasion).allByColumn
    const { withVehicles, most } = enemyVehicles(s, side)
    let mostOfAll = 0
    for (const by of this.#shooters) {
      const rounds = mostRounds(s, this.#occasion, by)
      this.addReach(by, by.crew.at, EVERYWHERE, places, rounds)
      this.addReach(by, by.crew.at, EVERYWHERE, withVehicles, most * SHELLS.length, rounds)
      mostOfAll = Math.max(mostOfAll, rounds)
    }
    return mostOfAll
  }

  protected nth(by: Shooter, at: Location, n: number): ShotDeclaration | null {
    if (this.#last?.by !== by || this.#last.at !== at) this.#last = { by, at, shots: shotsToHex(this.#s, this.#occasion, by, at) }
    return this.#last.shots[n] ?? null
  }
}

/** The hexes with vehicles of the enemy, and the most of them in one. */
function enemyVehicles(s: AslskState, side: Side): { readonly withVehicles: ByColumn; readonly most: number } {
  const counts = new Map<Location, number>()
  let most = 0
  for (const id of vehicleIds(s)) {
    const unit = s.units[id]!
    if (unit.side === side || unit.at < 0) continue
    const count = (counts.get(unit.at) ?? 0) + 1
    counts.set(unit.at, count)
    most = Math.max(most, count)
  }
  return { withVehicles: new ByColumn(s, [...counts.keys()]), most }
}

/** No fewer kinds of rounds than a Weapon fires at men or areas (`roundsOf`), by its counter alone. */
function mostRounds(s: AslskState, { when }: Occasion, by: Shooter): number {
  const { shaped, ammunition, asMortarFrom } = by.barrel
  if (shaped) return 3
  let most = asMortarFrom === undefined ? 1 : 2
  if (!isMortar(by)) most++
  for (const { kind } of ammunition)
    if (kind === 'heat' || (kind === 'wp' && when === 'firstFire') || (isCloud(kind) && isCloudTime(s, kind, when))) most++
  return most
}
