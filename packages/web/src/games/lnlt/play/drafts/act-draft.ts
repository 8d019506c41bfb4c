/** What the activated units do next: one location after the other, each by fire, by moving or otherwise. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import { type FireDeclaration, hexOf, type LnltState, type Location, locationNamed, type MoveMode, type Unit } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'
import { actMarks } from './act-marks.ts'
import { readyTo } from './act-ready.ts'
import { ACTIVITIES, type Activity, activityOf, isListed } from './activities.ts'
import { chooseAssaultShot } from './assault-shots.ts'
import { DrivePart } from './drive-part.ts'
import { declarationOf, FirePart } from './fire-part.ts'
import { aimOf, GunPart, isGunShot } from './gun-part.ts'
import { MovePart } from './move-part.ts'
import { hatchOf, hoverOf, type Switch } from './switches.ts'

interface MoveAct extends Decision {
  readonly units: readonly number[]
  readonly mode?: MoveMode
  readonly to: string
}
interface AssaultAct extends Decision, FireDeclaration {
  readonly movers: readonly number[]
  readonly to: string
}
interface SmokeAct extends Decision {
  readonly unit: number
  readonly at: string
}
interface UnitsAct extends Decision {
  readonly units: readonly number[]
}

/** Who was looked at when the draft before was decided. */
export interface ActCarry {
  readonly at: Location
}

export class ActDraft implements HexDraft {
  readonly view = 'act'
  /** The activated location that is looked at. */
  at: Location | null = null
  activity: Activity | null = null
  readonly fire: FirePart
  readonly assault: FirePart
  readonly move: MovePart
  /** 15.1: one vehicle, or a gun that is turned. */
  readonly drive: DrivePart
  readonly guns: GunPart
  /** 6.1.1: where they go after their Assault Fire. */
  assaultTo: string | null = null
  smoke: { readonly unit: number; readonly at: string } | null = null
  withdrawing: readonly number[] = []
  other: Decision | null = null
  readonly candidates: readonly Decision[]
  readonly #desk: LnltDesktop
  /** There may be thousands: sorted once. */
  readonly #byPlace: ReadonlyMap<Location, readonly Decision[]>

  constructor(desk: LnltDesktop, carry: ActCarry | null) {
    this.#desk = desk
    this.candidates = (desk.question.candidates() as readonly Decision[]).filter(({ type }) => type !== 'end')
    this.#byPlace = Map.groupBy(this.candidates, (each) => this.#placeOf(each))
    this.fire = new FirePart(desk, () => this.#of<Decision & FireDeclaration>('fire').map(declarationOf))
    this.assault = new FirePart(
      desk,
      () => uniqueDeclarations(this.#of<AssaultAct>('assaultFire').map(declarationOf)),
      () => ({ type: 'assaultFire', movers: this.assaultMovers, to: this.assaultTo ?? '' }),
    )
    this.move = new MovePart(desk, (units, mode, to) => {
      const { leaving } = this.move
      return leaving.length === 0 ? { type: 'move', units, mode, to } : { type: 'move', units, mode, to, abandon: leaving }
    })
    this.drive = new DrivePart(desk, (unit, mode, { kind, at, facing }) =>
      kind === 'turn' ? { type: 'pivot', unit, facing, mode } : { type: 'move', units: [unit], mode, to: placeName(this.s, at) },
    )
    this.guns = new GunPart(desk, () => this.candidates.filter(isGunShot))
    const { places } = this
    const first = carry && places.includes(carry.at) ? carry.at : places.length === 1 ? places[0]! : null
    if (first !== null) this.select(first)
  }

  get s(): LnltState {
    return this.#desk.s
  }

  /** The activated locations in which anything can still be done. */
  get places(): readonly Location[] {
    const { activated } = this.s.impulse!
    return activated.filter((at) => this.activitiesAt(at).length > 0)
  }

  activitiesAt(at: Location): readonly Activity[] {
    const found = this.#byPlace.get(at) ?? []
    return ACTIVITIES.filter((activity) => found.some((each) => activityOf(this.s, each) === activity))
  }

  /** Activated units of a location that could still do something. */
  ableAt(at: Location): readonly Unit[] {
    return this.s.impulse!.units.map((id) => this.s.units[id]!).filter((unit) => unit.at === at)
  }

  #placeOf(candidate: Decision): Location {
    const { from, units, unit, vehicle, at } = candidate as Partial<AssaultAct & MoveAct & SmokeAct & { readonly vehicle: number }>
    if (vehicle !== undefined) return this.s.units[vehicle]!.at
    if (from !== undefined) return locationNamed(this.s.setting, from)
    if (units !== undefined) return this.s.units[units[0]!]!.at
    if (unit !== undefined) return this.s.units[unit]!.at
    return at === undefined ? -1 : locationNamed(this.s.setting, at)
  }

  #of<T extends Decision>(type: string): readonly T[] {
    return this.candidates.filter((each) => each.type === type) as T[]
  }

  #here<T extends Decision>(type: string): readonly T[] {
    return (this.#byPlace.get(this.at ?? -1) ?? []).filter((each) => each.type === type) as T[]
  }

  select(at: Location): void {
    if (at !== this.at) {
      this.at = at
      this.fire.clear()
      this.fire.setFrom(at)
      this.assault.clear()
      this.assault.setFrom(at)
      this.assaultTo = null
      this.smoke = null
      this.other = null
      this.move.path = []
      this.drive.clear()
      this.guns.setFrom(at)
    }
    const able = this.activitiesAt(at)
    this.do(this.activity !== null && able.includes(this.activity) ? this.activity : (able[0] ?? null))
  }

  do(activity: Activity | null): void {
    this.activity = activity
    if (activity === 'move' && this.move.at !== this.at) this.move.plan(this.#usualMovers(), 'move')
    if (activity === 'drive') this.driveWith(this.drivers.includes(this.drive.unit ?? -1) ? this.drive.unit! : this.drivers[0]!)
    if (activity === 'guns' && this.guns.shot === null && this.guns.aims.length === 1)
      this.guns.aim(this.guns.aims[0]!.at, this.guns.aims[0]!.target)
    if (activity === 'smoke') this.smoke ??= this.#here<SmokeAct>('smoke')[0] ?? null
    if (activity === 'withdraw') this.withdrawing = this.#here<UnitsAct>('withdraw')[0]?.units ?? []
    if (isListed(activity) && !this.others.includes(this.other!)) this.other = this.others[0] ?? null
    if (activity === 'fire' && this.fire.at === null && this.fire.targets.length === 1)
      this.fire.aim(this.fire.targets[0]!.at, this.fire.targets[0]!.target)
    if (activity === 'assaultFire') this.#readyAssault()
    this.#desk.changed()
  }

  /* ------------------------------------------------------------------ moving */

  /** Everybody here who could go, alone or with others. */
  get movers(): readonly number[] {
    return unique(this.#walks.flatMap(({ units }) => units))
  }

  /** Moves on foot, and of a vehicle with men beside it. */
  get #walks(): readonly MoveAct[] {
    return this.#here<MoveAct>('move').filter((each) => activityOf(this.s, each) === 'move')
  }

  /** The first group that the engine offers: all who can go together. */
  #usualMovers(): readonly number[] {
    return this.#walks[0]?.units ?? []
  }

  toggleMover(id: number): void {
    const { units } = this.move
    const next = units.includes(id) ? units.filter((each) => each !== id) : [...units, id]
    this.move.plan(next.length > 0 ? next : [id], this.move.mode)
  }

  setMode(mode: MoveMode): void {
    if (this.at === null) return
    const isWay = mode === 'move' || mode === 'assaultMove'
    if (isWay && this.activitiesAt(this.at).includes('drive') && (this.activity === 'drive' || !this.#isFreeToWalk(mode))) {
      if (this.activity !== 'drive') this.do('drive')
      if (this.drive.unit !== null) this.drive.plan(this.drive.unit, mode)
      return
    }
    if (!this.activitiesAt(this.at).includes('move')) return
    if (this.activity !== 'move') this.do('move')
    this.move.plan(this.move.units, mode)
  }

  /** 6.7: riders who could Hit & Run. */
  get canRun(): boolean {
    return this.#walks.some(({ mode }) => mode === 'hitAndRun')
  }

  /** Men could move so and don't yet: the same key once more drives. */
  #isFreeToWalk(mode: MoveMode): boolean {
    return this.activitiesAt(this.at!).includes('move') && !(this.activity === 'move' && this.move.mode === mode)
  }

  /* ------------------------------------------------------------------ driving */

  /** Vehicles here that can move, and guns that can be turned. */
  get drivers(): readonly number[] {
    const here = this.#byPlace.get(this.at ?? -1) ?? []
    return unique(here.flatMap((each) => (activityOf(this.s, each) === 'drive' ? unitsOf(each) : [])))
  }

  driveWith(id: number): void {
    if (this.drive.unit !== id || this.drive.at === null) this.drive.plan(id, 'move')
  }

  /** What the vehicle can do besides driving on: to go hull down. */
  get besides(): readonly Decision[] {
    return this.candidates.filter((each) => each.type === 'hullDown' && unitsOf(each).includes(this.drive.unit ?? -1))
  }

  /** 15.0.1: to open or close the hatches of the vehicle that is looked at, or why not. */
  get hatch(): Switch | null {
    const id = this.activity === 'guns' ? (this.guns.shot?.unit ?? this.drivers[0]) : (this.drive.unit ?? this.drivers[0])
    return hatchOf(this.#desk, this.s.units[id ?? -1])
  }

  /** 19.2.1: to hover or to fly on, of the helicopter that is looked at, or why not. */
  get hover(): Switch | null {
    return hoverOf(this.#desk, this.s.units[this.drive.unit ?? -1])
  }

  /* ------------------------------------------------------------- Assault Fire */

  get assaultMovers(): readonly number[] {
    const { declared } = this.assault
    const offered = this.#here<AssaultAct>('assaultFire')
    const taking = declared ? [...declared.firers.map(({ unit }) => unit), declared.leader ?? -1] : []
    const able = unique(offered.flatMap(({ movers }) => movers))
    return taking.length === 0 ? (offered[0]?.movers ?? []) : able.filter((id) => taking.includes(id))
  }

  /** Where they may go after it. */
  get assaultPlaces(): readonly string[] {
    return unique(this.#here<AssaultAct>('assaultFire').map(({ to }) => to))
  }

  get assaultPath(): readonly Place[] {
    const hex = this.assaultTo === null ? -1 : this.hexNamed(this.assaultTo)
    return hex < 0 || (this.at !== null && hexOf(this.at) === hex) ? [] : [hex]
  }

  setAssaultTo(to: string): void {
    this.assaultTo = to
    this.#desk.changed()
  }

  #readyAssault(): void {
    this.assaultTo ??= this.assaultPlaces[0] ?? null
    if (this.assault.at === null && this.fire.at !== null) this.assault.aim(this.fire.at)
    else if (this.assault.at === null && this.assault.targets.length === 1)
      this.assault.aim(this.assault.targets[0]!.at, this.assault.targets[0]!.target)
  }

  /* ------------------------------------------------------------- Smoke, others */

  get smokes(): readonly SmokeAct[] {
    return this.#here<SmokeAct>('smoke')
  }

  setSmoke(smoke: { readonly unit: number; readonly at: string }): void {
    this.smoke = smoke
    this.#desk.changed()
  }

  toggleWithdrawing(id: number): void {
    this.withdrawing = this.withdrawing.includes(id) ? this.withdrawing.filter((each) => each !== id) : [...this.withdrawing, id]
    this.#desk.changed()
  }

  get withdrawers(): readonly number[] {
    return unique(this.#here<UnitsAct>('withdraw').flatMap(({ units }) => units))
  }

  get others(): readonly Decision[] {
    return (this.#byPlace.get(this.at ?? -1) ?? []).filter((each) => activityOf(this.s, each) === this.activity)
  }

  setOther(other: Decision): void {
    this.other = other
    this.#desk.changed()
  }

  /* -------------------------------------------------------------- the decision */

  /** The attack that is being made ready, if one is. */
  get attack(): FirePart | null {
    return this.activity === 'fire' ? this.fire : this.activity === 'assaultFire' ? this.assault : null
  }

  get decision(): object | null {
    switch (this.activity) {
      case 'fire':
        return this.fire.decision
      case 'assaultFire':
        return this.assaultTo === null ? null : this.assault.decision
      case 'move':
        return this.move.decision
      case 'drive':
        return this.drive.decision
      case 'guns':
        return this.guns.decision
      case 'smoke':
        return this.smoke && { type: 'smoke', unit: this.smoke.unit, at: this.smoke.at }
      case 'melee':
        return this.at === null ? null : { type: 'melee', at: placeName(this.s, this.at) }
      case 'withdraw':
        return this.withdrawing.length === 0 ? null : { type: 'withdraw', units: this.withdrawing }
      default:
        return isListed(this.activity) ? this.other : null
    }
  }

  get problems(): readonly Problem[] {
    const { attack, decision } = this
    if (attack) return attack.problems
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get preview(): unknown {
    const { decision } = this
    return decision && this.problems.length === 0 ? this.#desk.question.preview(decision) : null
  }

  get ready(): Ready | null {
    const { decision } = this
    return decision && this.problems.length === 0 ? readyTo(this, decision) : null
  }

  get actors(): readonly Place[] {
    return unique(this.places.map(hexOf)).sort((a, b) => a - b)
  }

  get path(): readonly Place[] {
    return this.activity === 'move' ? this.move.path.map(hexOf) : this.activity === 'drive' ? this.drive.path : []
  }

  get lines(): readonly Line[] {
    const { attack } = this
    const { shot } = this.guns
    if (this.activity === 'guns' && shot) return [{ from: hexOf(this.s.units[shot.unit]!.at), to: this.hexNamed(shot.at) }]
    return attack === null || attack.from === null || attack.at === null ? [] : [{ from: hexOf(attack.from), to: hexOf(attack.at) }]
  }

  get marks(): readonly HexMark[] {
    return actMarks(this)
  }

  hexNamed(name: string): Place {
    return hexOf(locationNamed(this.s.setting, name))
  }

  choosePlace(hex: Place): Problem | null {
    const { s } = this
    if (this.activity === 'smoke' && this.#chooseSmoke(hex)) return null
    if (this.activity === 'assaultShot' ? chooseAssaultShot(this, hex) : isListed(this.activity) && this.#chooseOther(hex)) return null
    if (this.activity === 'move' && this.move.units.length > 0 && this.move.goTo(hex)) return null
    if (this.activity === 'drive' && this.drive.unit !== null && this.drive.goTo(hex)) return null
    const enemies = unique(
      s.units.filter((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex).map(({ at }) => at),
    )
    if (this.activity === 'assaultFire' && enemies.length === 0) {
      const to = this.assaultPlaces.find((name) => this.hexNamed(name) === hex)
      if (to !== undefined) {
        this.setAssaultTo(to)
        return null
      }
    }
    // 21.5: guns aim at a Barricade as well, with nobody behind it
    const aimed = enemies.length > 0 || this.activity !== 'guns' ? enemies : this.guns.aimedIn(hex)
    if (aimed.length > 0) return this.#aim(aimed)
    const own = this.places.filter((at) => hexOf(at) === hex)
    if (own.length > 0) {
      this.select(own[(own.indexOf(this.at ?? -1) + 1) % own.length]!)
      return null
    }
    return this.#walk(hex)
  }

  /** An enemy was chosen: whoever is looked at, else whoever does it best, aims there. */
  #aim(enemies: readonly Location[]): Problem | null {
    const shoots = this.at !== null && this.activitiesAt(this.at).includes('guns')
    if (shoots && (this.activity === 'guns' || !this.fire.targets.some(({ at }) => enemies.includes(at)))) {
      this.activity = 'guns'
      const aims = this.guns.aims.filter(({ at }) => enemies.includes(at))
      const { shot } = this.guns
      const now = aims.findIndex(({ at, target }) => shot && placeName(this.s, at) === shot.at && target === aimOf(shot))
      const next = aims[(now + 1) % Math.max(1, aims.length)]
      return this.guns.aim(next?.at ?? enemies[0]!, next?.target)
    }
    const assault = this.activity === 'assaultFire'
    const part = assault ? this.assault : this.fire
    const next = enemies[(enemies.indexOf(part.at ?? -1) + 1) % enemies.length]!
    const able = part.targets.some(({ at }) => at === next)
    if (!able && this.at !== null && part.candidates.some((each) => each.at === placeName(this.s, next))) {
      // somebody else can: he comes forward
      const from = part.candidates.find((each) => each.at === placeName(this.s, next))!.from
      this.select(locationNamed(this.s.setting, from))
    }
    const problem = part.aim(next)
    if (part.firers.length > 0) {
      if (part.from !== null && part.from !== this.at) {
        this.at = part.from
        this.move.path = []
      }
      this.activity = assault ? 'assaultFire' : 'fire'
      if (assault) this.#readyAssault()
    } else part.clear()
    this.#desk.changed()
    return problem
  }

  /** A hex was chosen where nobody is: a way there, if somebody is looked at. */
  #walk(hex: Place): Problem | null {
    const { grid } = this.s.setting.map
    if (this.at === null) return { message: `Nobody in ${grid.idOf(hex)} can act now. Choose one of the activated locations.` }
    if (this.activity === 'drive' || (!this.activitiesAt(this.at).includes('move') && this.activitiesAt(this.at).includes('drive'))) {
      this.do('drive')
      return this.drive.goTo(hex) ? null : this.drive.whyNot(hex)
    }
    if (!this.activitiesAt(this.at).includes('move'))
      return (
        this.#desk.question.problem({ type: 'move', units: this.ableAt(this.at).map(({ id }) => id), to: grid.idOf(hex) }) ?? {
          message: 'Nobody there can move.',
        }
      )
    this.do('move')
    return this.move.goTo(hex) ? null : this.move.whyNot(hex)
  }

  #chooseOther(hex: Place): boolean {
    const there = this.others.filter((each) => this.hexOfOther(each) === hex)
    if (there.length > 0) this.setOther(there[(there.indexOf(this.other ?? there.at(-1)!) + 1) % there.length]!)
    return there.length > 0
  }

  /** The hex that an act is aimed at, or to which it leads. */
  hexOfOther(other: Decision): Place {
    const { at, to } = other as { readonly at?: unknown; readonly to?: unknown }
    const name = at ?? to
    return typeof name === 'string' ? this.hexNamed(name) : -1
  }

  #chooseSmoke(hex: Place): boolean {
    const found = this.smokes.find(({ at, unit }) => unit === this.smoke?.unit && this.hexNamed(at) === hex)
    if (found) this.setSmoke(found)
    return found !== undefined
  }

  remember(): () => void {
    const { at, activity, assaultTo, smoke, withdrawing, other } = this
    const parts = [this.fire, this.assault, this.move, this.drive, this.guns].map((part) => part.remember())
    return () => {
      Object.assign(this, { at, activity, assaultTo, smoke, withdrawing, other })
      for (const putBack of parts) putBack()
    }
  }

  back(): boolean {
    if (this.activity === 'move' && this.move.back()) return true
    if (this.activity === 'drive' && this.drive.back()) return true
    if (this.activity === 'guns' && this.guns.shot) {
      this.guns.clear()
      return true
    }
    const { attack } = this
    if (attack && attack.at !== null) attack.clear()
    else if (this.activity !== null && this.at !== null && this.places.length > 1) {
      this.activity = null
      this.at = null
      this.fire.setFrom(null)
    } else return false
    this.#desk.changed()
    return true
  }
}

function unitsOf(decision: Decision): readonly number[] {
  const { units, unit } = decision as Partial<MoveAct & SmokeAct>
  return units ?? (unit === undefined ? [] : [unit])
}

function uniqueDeclarations(all: readonly FireDeclaration[]): readonly FireDeclaration[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}
