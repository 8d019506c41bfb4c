/** What the activated units do next: one location after the other, each by fire, by moving or otherwise. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import { type FireDeclaration, hexOf, type LnltState, type Location, locationNamed, type MoveMode, type Unit } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { isArtillery } from '../shells.ts'
import { placeName } from '../words.ts'
import { ACTIVITIES, type Activity, activityOf, isListed, SHELL_LABELS } from './activities.ts'
import { FirePart } from './fire-part.ts'
import { MovePart } from './move-part.ts'

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
    return ACTIVITIES.filter((activity) => found.some((each) => activityOf(each) === activity))
  }

  /** Activated units of a location that could still do something. */
  ableAt(at: Location): readonly Unit[] {
    return this.s.impulse!.units.map((id) => this.s.units[id]!).filter((unit) => unit.at === at)
  }

  #placeOf(candidate: Decision): Location {
    const { from, units, unit, at } = candidate as Partial<AssaultAct & MoveAct & SmokeAct>
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
    }
    const able = this.activitiesAt(at)
    this.do(this.activity !== null && able.includes(this.activity) ? this.activity : (able[0] ?? null))
  }

  do(activity: Activity | null): void {
    this.activity = activity
    if (activity === 'move' && this.move.at !== this.at) this.move.plan(this.#usualMovers(), 'move')
    if (activity === 'smoke') this.smoke ??= this.#here<SmokeAct>('smoke')[0] ?? null
    if (activity === 'withdraw') this.withdrawing = this.#here<UnitsAct>('withdraw')[0]?.units ?? []
    if (isListed(activity) && !this.others.includes(this.other!)) this.other = this.others[0] ?? null
    if (activity === 'fire' && this.fire.at === null && this.fire.targets.length === 1) this.fire.aim(this.fire.targets[0]!.at)
    if (activity === 'assaultFire') this.#readyAssault()
    this.#desk.changed()
  }

  /* ------------------------------------------------------------------ moving */

  /** Everybody here who could go, alone or with others. */
  get movers(): readonly number[] {
    return unique(this.#here<MoveAct>('move').flatMap(({ units }) => units))
  }

  /** The first group that the engine offers: all who can go together. */
  #usualMovers(): readonly number[] {
    return this.#here<MoveAct>('move')[0]?.units ?? []
  }

  toggleMover(id: number): void {
    const { units } = this.move
    const next = units.includes(id) ? units.filter((each) => each !== id) : [...units, id]
    this.move.plan(next.length > 0 ? next : [id], this.move.mode)
  }

  setMode(mode: MoveMode): void {
    if (this.at === null || !this.activitiesAt(this.at).includes('move')) return
    if (this.activity !== 'move') this.do('move')
    this.move.plan(this.move.units, mode)
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
    const hex = this.assaultTo === null ? -1 : this.#hexNamed(this.assaultTo)
    return hex < 0 || (this.at !== null && hexOf(this.at) === hex) ? [] : [hex]
  }

  setAssaultTo(to: string): void {
    this.assaultTo = to
    this.#desk.changed()
  }

  #readyAssault(): void {
    this.assaultTo ??= this.assaultPlaces[0] ?? null
    if (this.assault.at === null && this.fire.at !== null) this.assault.aim(this.fire.at)
    else if (this.assault.at === null && this.assault.targets.length === 1) this.assault.aim(this.assault.targets[0]!.at)
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
    return (this.#byPlace.get(this.at ?? -1) ?? []).filter((each) => activityOf(each) === this.activity)
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
      case 'smoke':
        return this.smoke && { type: 'smoke', unit: this.smoke.unit, at: this.smoke.at }
      case 'melee':
        return this.at === null ? null : { type: 'melee', at: placeName(this.s, this.at) }
      case 'withdraw':
        return this.withdrawing.length === 0 ? null : { type: 'withdraw', units: this.withdrawing }
      case 'snipe':
      case 'shells':
      case 'flames':
        return this.other
      default:
        return null
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
    if (!decision || this.problems.length > 0) return null
    const { s } = this
    switch (this.activity) {
      case 'fire':
        return { decision, label: `Fire at ${placeName(s, this.fire.at!)}`, tone: 'fire' }
      case 'assaultFire':
        return { decision, label: `Fire, then move to ${this.assaultTo}`, tone: 'fire' }
      case 'move': {
        const [first] = this.move.path
        return {
          decision,
          label: this.move.path.length > 1 ? `First step, ${placeName(s, first!)}` : `Go to ${placeName(s, first!)}`,
          tone: 'move',
        }
      }
      case 'smoke':
        return { decision, label: `Lay Smoke in ${this.smoke!.at}`, tone: 'plain' }
      case 'melee':
        return { decision, label: `Fight in ${placeName(s, this.at!)}`, tone: 'fire' }
      case 'withdraw':
        return { decision, label: 'Try to withdraw', tone: 'move' }
      case 'shells':
        return { decision, label: SHELL_LABELS[(decision as Decision).type] ?? 'Fire', tone: 'fire' }
      case 'flames':
        return { decision, label: (decision as Decision).type === 'brave' ? 'Face the fire' : 'Fight the fire', tone: 'plain' }
      default:
        return { decision, label: 'Let the Sniper fire', tone: 'fire' }
    }
  }

  get actors(): readonly Place[] {
    return unique(this.places.map(hexOf)).sort((a, b) => a - b)
  }

  get path(): readonly Place[] {
    return this.activity === 'move' ? this.move.path.map(hexOf) : []
  }

  get lines(): readonly Line[] {
    const { attack } = this
    return attack === null || attack.from === null || attack.at === null ? [] : [{ from: hexOf(attack.from), to: hexOf(attack.at) }]
  }

  get marks(): readonly HexMark[] {
    const marks: HexMark[] = this.at === null ? [] : [{ place: hexOf(this.at), tone: 'selected' }]
    for (const at of this.places) if (this.at === null || hexOf(at) !== hexOf(this.at)) marks.push({ place: hexOf(at), tone: 'option' })
    if (this.activity === 'move') marks.push(...this.move.marks())
    const attack = this.attack ?? (this.activity === null ? this.fire : null)
    if (attack) marks.push(...targetMarks(attack))
    if (this.activity === 'assaultFire' && this.assault.at !== null)
      for (const name of this.assaultPlaces) marks.push({ place: this.#hexNamed(name), tone: name === this.assaultTo ? 'path' : 'option' })
    if (isListed(this.activity))
      for (const each of this.others)
        if (this.#hexOfOther(each) >= 0) marks.push({ place: this.#hexOfOther(each), tone: each === this.other ? 'target' : 'aim' })
    marks.push(...this.#drift())
    if (this.activity === 'smoke')
      for (const { unit, at } of this.smokes)
        if (unit === this.smoke?.unit)
          marks.push({ place: this.#hexNamed(at), tone: at === this.smoke.at ? 'path' : 'option', detail: 'smoke' })
    return marks
  }

  /** 18.2: where the Spotting Round may fall, and what would be struck from the hex aimed at. */
  #drift(): readonly HexMark[] {
    const { preview } = this
    if (this.activity !== 'shells' || !isArtillery(preview)) return []
    const falls = preview.falls.map(({ hex, ways }): HexMark => ({ place: hex, tone: 'area', label: percent(ways / preview.of) }))
    return [...falls, ...preview.struck.map(({ hex }): HexMark => ({ place: hex, tone: 'area', detail: 'struck' }))]
  }

  #hexNamed(name: string): Place {
    return hexOf(locationNamed(this.s.setting, name))
  }

  choosePlace(hex: Place): Problem | null {
    const { s } = this
    if (this.activity === 'smoke' && this.#chooseSmoke(hex)) return null
    if (isListed(this.activity) && this.#chooseOther(hex)) return null
    if (this.activity === 'move' && this.move.units.length > 0 && this.move.goTo(hex)) return null
    const enemies = unique(
      s.units.filter((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex).map(({ at }) => at),
    )
    if (this.activity === 'assaultFire' && enemies.length === 0) {
      const to = this.assaultPlaces.find((name) => this.#hexNamed(name) === hex)
      if (to !== undefined) {
        this.setAssaultTo(to)
        return null
      }
    }
    if (enemies.length > 0) return this.#aim(enemies)
    const own = this.places.filter((at) => hexOf(at) === hex)
    if (own.length > 0) {
      this.select(own[(own.indexOf(this.at ?? -1) + 1) % own.length]!)
      return null
    }
    return this.#walk(hex)
  }

  /** An enemy was chosen: whoever is looked at, else whoever does it best, aims there. */
  #aim(enemies: readonly Location[]): Problem | null {
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
    const there = this.others.filter((each) => this.#hexOfOther(each) === hex)
    if (there.length > 0) this.setOther(there[(there.indexOf(this.other ?? there.at(-1)!) + 1) % there.length]!)
    return there.length > 0
  }

  #hexOfOther(other: Decision): Place {
    const { at } = other as { readonly at?: unknown }
    return typeof at === 'string' ? this.#hexNamed(at) : -1
  }

  #chooseSmoke(hex: Place): boolean {
    const found = this.smokes.find(({ at, unit }) => unit === this.smoke?.unit && this.#hexNamed(at) === hex)
    if (found) this.setSmoke(found)
    return found !== undefined
  }

  remember(): () => void {
    const { at, activity, assaultTo, smoke, withdrawing, other } = this
    const parts = [this.fire.remember(), this.assault.remember(), this.move.remember()]
    return () => {
      Object.assign(this, { at, activity, assaultTo, smoke, withdrawing, other })
      for (const putBack of parts) putBack()
    }
  }

  back(): boolean {
    if (this.activity === 'move' && this.move.back()) return true
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

/** Where an attack could go, with its odds. */
function targetMarks(part: FirePart): HexMark[] {
  const now = part.preview
  return part.targets.map(({ at, effect }) => {
    const isTarget = at === part.at
    const share = isTarget && now ? now.anyEffect / now.of : effect
    return { place: hexOf(at), tone: isTarget ? 'target' : 'aim', label: percent(share) }
  })
}

export function declarationOf({ from, at, firers, leader }: FireDeclaration): FireDeclaration {
  return leader === undefined ? { from, at, firers } : { from, at, firers, leader }
}

function uniqueDeclarations(all: readonly FireDeclaration[]): readonly FireDeclaration[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}
