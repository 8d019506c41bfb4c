/** Fire where Guns and Mortars take part: a shot of one of them in the making, or else a fire attack. */
import { type Place, type ShotDeclaration, type ShotPreview, weaponTypeOf } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { AslskDesktop } from '../kinds.ts'
import { FireDraft } from './fire-draft.ts'
import { shotMarks } from './fire-marks.ts'
import type { FireOption, Firer, Reply } from './fire-parts.ts'
import { OfferedShots } from './offered-shots.ts'
import type { Pivot } from './pivot.ts'
import { type Judge, shotChoices } from './shot-choices.ts'
import { arcOf, placeOfWeapon, type ShotChoice, type ShotOption, type ShotWay } from './shot-parts.ts'
import { decisionOf } from './small-arms.ts'
import { canPoint, pointersOf, type Turned, type TurnInstead, turnCost, turnersOf, turnWords } from './turn-instead.ts'

export class OrdnanceDraft extends FireDraft {
  /** The Weapon that fires; null while a fire attack is in the making, or nothing. */
  #weapon: number | null = null
  #shot: ShotDeclaration | null = null
  /** The turn that is made instead of a shot; null while none is. */
  #turn: TurnInstead | null = null
  readonly shots: OfferedShots
  #turners: readonly number[] | undefined

  constructor(desk: AslskDesktop) {
    super(desk)
    this.shots = new OfferedShots(desk)
  }

  get weapon(): number | null {
    return this.#weapon
  }

  /** The shot as it stands; null without a target. */
  get shot(): ShotDeclaration | null {
    return this.#shot
  }

  /** What the shot would do; null where it may not be told, or is not legal. */
  get shotPreview(): ShotPreview | null {
    const shot = this.#shot
    if (!shot) return null
    const { preview } = this.shotOf(shot)
    return this.problems.length === 0 ? preview : null
  }

  shotOf(declared: ShotDeclaration): ShotOption {
    return this.shots.optionOf(declared)
  }

  /** The Guns and vehicles that could be turned though they have nobody to fire at, each by one of its Weapons. */
  get turners(): readonly number[] {
    this.#turners ??= turnersOf(this.s, this.desk.question.candidates()).filter((id) => !this.shots.weapons.includes(id))
    return this.#turners
  }

  get choices(): readonly ShotChoice[] {
    return this.#shot ? shotChoices(this.s, this.#shot, this.#judge) : []
  }

  /** The ways that are legal, in their order: what the numbers choose. */
  get ways(): readonly (ShotWay & { readonly key: string })[] {
    return this.choices.flatMap(({ id, ways }) =>
      ways.filter(({ problem }) => problem === null).map((way) => ({ ...way, key: `${id} ${way.words}` })),
    )
  }

  chooseWay({ declared }: Pick<ShotWay, 'declared'>): void {
    this.#shot = declared
    this.changed()
  }

  /** A Weapon is laid on the target, or waits for one. */
  chooseGun(id: number): Problem | null {
    const target = this.at
    const turnsOnly = this.turners.includes(id)
    if (!turnsOnly && !this.shots.weapons.includes(id)) return this.#whyNotFire(id)
    super.clear()
    this.#weapon = id
    this.#shot = null
    this.#turn = null
    if (!turnsOnly && (this.isReaction || target !== null)) return this.aim(target ?? -1)
    if (turnsOnly) this.at = null
    this.changed()
    return null
  }

  #whyNotFire(weapon: number): Problem {
    const enemy = this.at ?? this.s.units.find((unit) => unit.at >= 0 && unit.side !== this.desk.seat)?.at ?? -1
    const problem = this.#judge.problem({ type: 'ordnance', weapon, at: nameOf(this.s, enemy), target: 'att' })
    return problem ?? { message: `The ${weaponTypeOf(this.s, this.s.weapons[weapon]!).name} sees nobody to fire at.` }
  }

  override chooseFirers(firers: readonly Firer[], directors: readonly number[] = []): Problem | null {
    this.#leave()
    return super.chooseFirers(firers, directors)
  }

  override choosePeople(place: Place): Problem | null {
    this.#leave()
    return this.places.includes(place) ? null : super.toggleHex(place)
  }

  override get replies(): readonly Reply[] {
    if (!this.isReaction && this.places.length > 0) return super.replies
    const best = this.shots.bestOfEach(this.at)
    const shots = best.map((option): Reply => ({ kind: 'shot', option, effect: option.harm, places: [option.place] }))
    return [...super.replies, ...shots].sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
  }

  override reply(reply: Reply): void {
    if (reply.kind === 'shot') this.takeShot(reply.option)
    else super.reply(reply)
  }

  override get replyNow(): number | null {
    if (this.#weapon === null) return super.replyNow
    return this.#shot && this.problems.length === 0 ? this.shotOf(this.#shot).harm : null
  }

  takeShot({ declared }: Pick<ShotOption, 'declared'>): void {
    super.clear()
    this.#weapon = declared.weapon
    this.#shot = declared
    this.#turn = null
    this.at = placeOf(this.s, declared.at)
    this.changed()
  }

  override take(option: Pick<FireOption, 'declared'>): void {
    this.#leave()
    super.take(option)
  }

  override get places(): readonly Place[] {
    return this.#weapon === null ? super.places : [placeOfWeapon(this.s, this.#weapon)]
  }

  /** What was chosen, turned for its shot or instead of one. */
  get pivots(): readonly Pivot[] {
    const weapon = this.#weapon
    if (weapon === null || this.isReaction || !canPoint(this.s, weapon)) return []
    return pointersOf(this.s, { weapon, shot: this.#shot, turn: this.#turn }).map(({ to, ...pointer }) => ({
      ...pointer,
      cost: turnCost(pointer, this.#shot && this.shotOf(this.#shot)),
      turn: (spine) => this.#turnTo(to(spine)),
    }))
  }

  #turnTo({ shot, turn }: Turned): Problem | null {
    const problem = shot ? this.#judge.problem(shot) : turn && this.desk.question.problem(turn)
    if (problem) return problem
    this.#shot = shot
    this.#turn = turn
    this.changed()
    return null
  }

  override get problems(): readonly Problem[] {
    if (this.#weapon === null) return super.problems
    if (this.#turn) return this.desk.question.problems(this.#turn)
    return this.#shot ? this.desk.question.problems(decisionOf(this.s, this.#shot)) : LEGAL
  }

  override get ready(): Ready | null {
    if (this.#weapon === null) return super.ready
    if (this.#turn && this.problems.length === 0) return { decision: this.#turn, label: turnWords(this.#turn), tone: 'plain' }
    if (!this.#shot || this.problems.length > 0) return null
    return { decision: decisionOf(this.s, this.#shot), label: this.#shot.intensive ? 'Intensive Fire' : 'Fire', tone: 'fire' }
  }

  override get actors(): readonly Place[] {
    return unique([...super.actors, ...this.shots.weapons.map((weapon) => placeOfWeapon(this.s, weapon))]).sort((a, b) => a - b)
  }

  /** Hexes with the chance to hit, for a Weapon; else with the best that anybody can do. */
  override get targets(): readonly { readonly place: Place; readonly effect: number | null }[] {
    const best = new Map<Place, number | null>()
    if (this.#weapon === null) {
      for (const { place, effect } of super.targets) best.set(place, effect)
      if (this.places.length > 0) return [...best].map(([place, effect]) => ({ place, effect }))
    }
    for (const [at, share] of this.shots.targets(this.#weapon))
      best.set(at, share === null ? (best.get(at) ?? null) : Math.max(best.get(at) ?? 0, share))
    return [...best].map(([place, effect]) => ({ place, effect }))
  }

  override get marks(): readonly HexMark[] {
    return this.#weapon === null || this.isReaction ? super.marks : shotMarks(this)
  }

  override get lines(): readonly Line[] {
    if (this.#weapon === null || this.isReaction) return super.lines
    return this.at === null ? [] : this.places.map((from) => ({ from, to: this.at! }))
  }

  /** The Gun of the hex first, then the next, then the men, then nobody. */
  override toggleHex(place: Place): Problem | null {
    // machine guns fire with the men, unless they are chosen by themselves
    const firing = this.shots.gunsIn(place).filter((id) => this.s.weapons[id]!.ordnance)
    const hasMen = this.candidates.some(({ firers }) => firers.some(({ unit }) => this.s.units[unit]!.at === place))
    const guns = firing.length > 0 || hasMen ? firing : this.turners.filter((id) => placeOfWeapon(this.s, id) === place)
    const now = this.#weapon === null ? -1 : guns.indexOf(this.#weapon)
    const hasGroup = this.#weapon === null && super.places.length > 0
    if (guns.length > 0 && now < 0 && !hasGroup) return this.chooseGun(guns[0]!)
    if (now >= 0 && now + 1 < guns.length) return this.chooseGun(guns[now + 1]!)
    if (now >= 0) {
      this.#leave()
      if (hasMen) return super.toggleHex(place)
      this.changed()
      return null
    }
    this.#leave()
    return super.toggleHex(place)
  }

  override aim(place: Place): Problem | null {
    if (this.#weapon === null) {
      const [shot] = this.isReaction || super.places.length > 0 ? [] : this.shots.among(null, place)
      const [group] = this.options.filter(({ declared }) => declared.at === nameOf(this.s, place))
      if (!shot || (group?.effect ?? 0) > (shot.harm ?? 0)) return super.aim(place)
      this.takeShot(shot)
      return null
    }
    if (this.isReaction && place !== this.at && place >= 0)
      return { message: `Only who moves in ${nameOf(this.s, this.at!)} can be fired at now.` }
    const weapon = this.#weapon
    const [best] = this.shots.among(weapon, place)
    this.at = place
    this.#turn = null
    this.#shot = best?.declared ?? this.#tried(weapon, place)
    this.changed()
    return this.problems[0] ?? null
  }

  /** A shot at a hex that was not offered: an empty one, perhaps, turned no further than it must be. */
  #tried(weapon: number, place: Place): ShotDeclaration {
    const plain: ShotDeclaration = { type: 'ordnance', weapon, at: nameOf(this.s, place), target: 'att', ...this.#again(weapon) }
    const turned = [0, 1, 5, 2, 4, 3].map((by) => ({ ...plain, ca: ((arcOf(this.s, weapon) ?? 0) + by) % 6 }))
    return [plain, ...turned].find((each) => this.#judge.problem(each) === null) ?? plain
  }

  #again(weapon: number): { readonly intensive?: true } {
    return this.shots.all.some((each) => each.weapon === weapon && each.intensive) ? { intensive: true } : {}
  }

  override choosePlace(place: Place): Problem | null {
    const own = this.s.units.some((unit) => unit.at === place && unit.side === this.desk.seat)
    if (this.#weapon !== null && !own && !this.isReaction) return this.aim(place)
    return super.choosePlace(place)
  }

  override toggleUnit(id: number): void {
    this.#leave()
    super.toggleUnit(id)
  }

  override toggleWeapon(id: number): void {
    if (this.s.weapons[id]?.ordnance) this.chooseGun(id)
    else {
      this.#leave()
      super.toggleWeapon(id)
    }
  }

  override remember(): () => void {
    const putBack = super.remember()
    const [weapon, shot, turn] = [this.#weapon, this.#shot, this.#turn]
    return () => {
      putBack()
      this.#turn = turn
      this.#weapon = weapon
      this.#shot = shot
    }
  }

  override back(): boolean {
    if (this.#weapon === null) return super.back()
    if (this.isReaction) return false
    if (this.#turn) this.#turn = null
    else if (this.at === null) this.#weapon = null
    this.at = null
    this.#shot = null
    this.changed()
    return true
  }

  /** The Weapon is left for the men; a reaction keeps its target. */
  #leave(): void {
    if (this.#weapon === null) return
    this.#weapon = null
    this.#shot = null
    this.#turn = null
  }

  readonly #judge: Judge = {
    problem: (declared) => this.desk.question.problems(decisionOf(this.s, declared))[0] ?? null,
    option: (declared) => this.shotOf(declared),
  }
}
