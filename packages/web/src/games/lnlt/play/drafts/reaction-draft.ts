/** Opportunity Fire: who fires at those who move, or whether all hold. */

import type { Problem } from '@firegroup/kernel'
import {
  type FireDeclaration,
  type FirePreview,
  hexOf,
  type LnltState,
  type Location,
  locationNamed,
  type MoveMode,
  missilePreview,
  type OrdnancePreview,
  type SnipePreview,
  type TargetOdds,
} from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import { harmOf } from '../faces.tsx'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { sniperChance } from '../questions/Sniper.tsx'
import { placeName } from '../words.ts'
import { declarationOf, type FireOption, FirePart } from './fire-part.ts'
import { GunPart, type GunShot, isGunShot, isOrdnance, effectOf as shotEffect } from './gun-part.ts'

/** 6.8: who rides, how, and where to first. */
export interface Ride extends Decision {
  readonly type: 'opportunityMove'
  readonly units: readonly number[]
  readonly mode: MoveMode
  readonly to: string
}

/** Fire of a place together, or of one weapon. */
export type Answer = { readonly harm: number } & ({ readonly option: FireOption } | { readonly shot: GunShot })

export class ReactionDraft implements HexDraft {
  readonly view = 'reaction'
  readonly path: readonly Place[] = []
  readonly about: { readonly at: string; readonly movers: readonly number[]; readonly budget: number }
  readonly fire: FirePart
  /** 14.1, 15.0: guns and machine guns, each by itself. */
  readonly guns: GunPart
  readonly candidates: readonly Decision[]
  /** An answer of another kind, taken instead of the fire. */
  other: Decision | null = null
  readonly #desk: LnltDesktop
  #missile: OrdnancePreview | null = null

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    this.about = desk.question.about as ReactionDraft['about']
    this.candidates = (desk.question.candidates() as readonly Decision[]).filter(({ type }) => type !== 'hold')
    this.fire = new FirePart(desk, () =>
      (this.candidates.filter(({ type }) => type === 'fire') as unknown as FireDeclaration[]).map(declarationOf),
    )
    this.guns = new GunPart(desk, () => this.candidates.filter(isGunShot))
    const [best] = this.answers
    if (best) this.answer(best)
    else this.other = [...this.others].sort((a, b) => this.#worth(b) - this.#worth(a))[0] ?? this.rides[0] ?? null
  }

  get s(): LnltState {
    return this.#desk.s
  }

  /** Every shot that is offered, the most likely to harm those who move first. */
  get ranked(): readonly FireOption[] {
    return this.fire.candidates.map((each) => this.fire.optionOf(each)).sort((a, b) => this.harmBy(b) - this.harmBy(a))
  }

  /** All of them with those of single weapons, the most dangerous first. */
  get answers(): readonly Answer[] {
    const shots = this.guns.candidates.map((shot): Answer => ({ shot, harm: this.#harmByShot(shot) }))
    return [...this.ranked.map((option): Answer => ({ option, harm: this.harmBy(option) })), ...shots].sort((a, b) => b.harm - a.harm)
  }

  answer(answer: Answer): void {
    if ('option' in answer) this.take(answer.option)
    else {
      this.other = null
      this.fire.clear()
      this.guns.take(answer.shot)
    }
  }

  isTaken(answer: Answer): boolean {
    if (this.other) return false
    const taken = 'option' in answer ? (this.guns.shot ? null : this.fire.declared) : this.guns.shot
    return taken !== null && JSON.stringify(taken) === JSON.stringify('option' in answer ? answer.option.declared : answer.shot)
  }

  /** 14.4: the missile that is on its way, as it would be rolled if nobody fired. */
  get missile(): OrdnancePreview | null {
    this.#missile ??= missilePreview(this.s)
    return this.#missile
  }

  /** 14.4: how likely it has any effect, of 1. */
  get atStake(): number {
    return this.missile ? shotEffect(this.missile) : 0
  }

  /** 14.4: how likely a shot stops it: any Damage Check does, whatever comes of it. */
  stopsBy(answer: Answer): number {
    return answer.harm
  }

  /** How likely one weapon harms whom it is aimed at: a gun must hit first. */
  #harmByShot(shot: GunShot): number {
    const preview = this.guns.previewOf(shot)
    if (!preview) return 0
    if (!isOrdnance(preview)) return this.harmBy({ preview })
    if (preview.fate) return 1 - preview.fate.none
    return preview.he ? (preview.hits / preview.of) * this.harmBy({ preview: preview.he }) : 0
  }

  /** What a machine gun would make of the first of those who move; null for what must hit first. */
  oddsByShot(shot: GunShot): TargetOdds | null {
    const preview = this.guns.previewOf(shot)
    return preview && !isOrdnance(preview) ? (this.#first(preview)?.odds ?? null) : null
  }

  /** How likely a shot harms the first of those who move; of a missile, how likely it stops it. */
  harmBy({ preview }: Pick<FireOption, 'preview'>): number {
    if (this.s.missile) return preview && preview.of > 0 ? preview.anyEffect / preview.of : 0
    const target = preview ? this.#first(preview) : undefined
    return target ? harmOf(target.odds) : 0
  }

  #first({ targets }: FirePreview): FirePreview['targets'][number] | undefined {
    return targets.find(({ unit }) => this.about.movers.includes(unit)) ?? targets[0]
  }

  get others(): readonly Decision[] {
    return this.candidates.filter(({ type }) => type === 'sniper')
  }

  /** SSR: those who hide and may show themselves to fire. */
  get hiding(): readonly Decision[] {
    return this.candidates.filter(({ type }) => type === 'appear')
  }

  /** 6.8: riders who answer with a move of their own, to each place that they could enter first. */
  get rides(): readonly Ride[] {
    return this.candidates.filter((each): each is Ride => each.type === 'opportunityMove')
  }

  /** The ride that is being made ready. */
  get ride(): Ride | null {
    return this.rides.find((each) => each === this.other) ?? null
  }

  get at(): Place {
    return hexOf(locationNamed(this.s.setting, this.about.at))
  }

  /** What a Sniper would do. */
  oddsOf(other: Decision): SnipePreview | null {
    return this.#desk.question.preview(other) as SnipePreview | null
  }

  /** The best shot is proposed. */
  #worth(other: Decision): number {
    const odds = this.oddsOf(other)
    return odds ? sniperChance(odds) : 0
  }

  #hexOf(other: Decision): Place {
    const { at } = other as { readonly at?: unknown }
    return typeof at === 'string' ? hexOf(locationNamed(this.s.setting, at)) : -1
  }

  setOther(other: Decision | null): void {
    this.other = other
    if (other) this.guns.clear()
    this.#desk.changed()
  }

  take(option: { readonly declared: FireDeclaration }): void {
    this.other = null
    this.guns.clear()
    this.fire.take(option)
  }

  get problems(): readonly Problem[] {
    if (this.guns.shot) return this.guns.problems
    return this.other ? this.#desk.question.problems(this.other) : this.fire.problems
  }

  get ready(): Ready | null {
    const decision = this.guns.shot ?? this.other ?? this.fire.decision
    if (!decision || this.problems.length > 0) return null
    const { ride } = this
    if (ride) return { decision, label: `Ride to ${ride.to}`, tone: 'move' }
    if (this.other?.type === 'appear')
      return { decision, label: `They show themselves in ${(decision as { readonly at: string }).at}`, tone: 'fire' }
    const label = this.from === null ? 'Let the Sniper fire' : `Fire from ${placeName(this.s, this.from)}`
    return { decision, label, tone: 'fire' }
  }

  /** The place of whoever would fire; null for a Sniper, or nobody. */
  get from(): Location | null {
    if (this.guns.shot) return this.s.units[this.guns.shot.unit]!.at
    return this.other ? null : this.fire.from
  }

  /** Own places from which anybody can answer. */
  get #places(): readonly Location[] {
    return unique([...this.fire.places, ...this.guns.places, ...this.rides.map(({ units }) => this.s.units[units[0]!]!.at)])
  }

  get actors(): readonly Place[] {
    return unique(this.#places.map(hexOf)).sort((a, b) => a - b)
  }

  /** Of those who fire, and below it of those who could. */
  get lines(): readonly Line[] {
    const from = this.from === null ? -1 : hexOf(this.from)
    const rides = unique(this.rides.map(({ units }) => hexOf(this.s.units[units[0]!]!.at)))
    const fires = unique([...this.fire.places, ...this.guns.places].map(hexOf))
    const others = this.actors.filter((place) => place !== from && place !== this.at && (fires.includes(place) || !rides.includes(place)))
    return [...others, ...(from < 0 ? [] : [from])].map((place) => ({ from: place, to: this.at }))
  }

  /** Own places from which nobody can answer, the nearest first, each with the engine's reason. */
  get unable(): readonly { readonly at: Location; readonly problem: Problem }[] {
    const { grid } = this.s.setting.map
    const able = this.#places
    const own = unique(this.s.units.filter((unit) => unit.side === this.#desk.seat && unit.at >= 0).map(({ at }) => at))
    return own
      .filter((at) => !able.includes(at))
      .sort((a, b) => grid.distance(hexOf(a), this.at) - grid.distance(hexOf(b), this.at))
      .flatMap((at) => {
        const problem = this.#whyNot(at)
        return problem ? [{ at, problem }] : []
      })
  }

  #whyNot(at: Location): Problem | null {
    for (const unit of this.s.units) {
      if (unit.side !== this.#desk.seat || unit.at !== at) continue
      const firers = [{ unit: unit.id, inherent: true, weapons: [] }]
      const problem = this.#desk.question.problem({ type: 'fire', from: placeName(this.s, at), at: this.about.at, firers })
      if (problem) return problem
    }
    return null
  }

  get marks(): readonly HexMark[] {
    const now = this.guns.shot ? null : this.fire.preview
    const best = new Map<Place, number>()
    for (const answer of this.answers) {
      const place = hexOf(this.#placeOf(answer))
      best.set(place, Math.max(best.get(place) ?? 0, answer.harm))
    }
    const from = this.from === null ? -1 : hexOf(this.from)
    return [
      { place: this.at, tone: 'target' },
      ...this.#rideMarks(),
      ...[...this.others, ...this.hiding].flatMap((each): HexMark[] =>
        this.#hexOf(each) < 0 ? [] : [{ place: this.#hexOf(each), tone: each === this.other ? 'selected' : 'area' }],
      ),
      ...[...best].map(
        ([place, effect]): HexMark =>
          place === from
            ? { place, tone: 'selected', label: percent(now ? this.harmBy({ preview: now }) : effect) }
            : { place, tone: 'shooter', label: percent(effect) },
      ),
    ]
  }

  /** Where those ride to who ride, or who could; the same riders, while they are looked at. */
  #rideMarks(): readonly HexMark[] {
    const { ride } = this
    const shown = this.rides.filter((each) => ride === null || (each.units.join() === ride.units.join() && each.mode === ride.mode))
    const places = new Map(shown.map((each) => [this.#placeNamed(each.to), each]))
    const going = ride ? [{ place: hexOf(this.s.units[ride.units[0]!]!.at), tone: 'selected' } as const] : []
    return [...going, ...[...places].map(([place, each]): HexMark => ({ place, tone: each === ride ? 'path' : 'option', detail: 'ride' }))]
  }

  #placeNamed(name: string): Place {
    return hexOf(locationNamed(this.s.setting, name))
  }

  choosePlace(hex: Place): Problem | null {
    const rides = this.rides.filter(({ to }) => this.#placeNamed(to) === hex)
    if (rides.length > 0 && hex !== this.at) {
      const { ride } = this
      this.setOther(rides.find((each) => ride && each.units.join() === ride.units.join() && each.mode === ride.mode) ?? rides[0]!)
      return null
    }
    const there = this.answers.filter((answer) => hexOf(this.#placeOf(answer)) === hex)
    if (there.length > 0) {
      this.answer(there[(there.findIndex((answer) => this.isTaken(answer)) + 1) % there.length]!)
      return null
    }
    if (hex === this.at) return null
    const sniper = [...this.others, ...this.hiding].filter((each) => this.#hexOf(each) === hex)
    if (sniper.length > 0) {
      this.setOther(sniper[(sniper.indexOf(this.other ?? sniper.at(-1)!) + 1) % sniper.length]!)
      return null
    }
    const unit = this.s.units.find((each) => each.side === this.#desk.seat && each.at >= 0 && hexOf(each.at) === hex)
    return unit ? this.#whyNot(unit.at) : { rule: '5.3', message: `Only those who move in ${this.about.at} can be fired at now.` }
  }

  #placeOf(answer: Answer): Location {
    return 'option' in answer ? answer.option.from : this.s.units[answer.shot.unit]!.at
  }

  remember(): () => void {
    const { other } = this
    const parts = [this.fire.remember(), this.guns.remember()]
    return () => {
      this.other = other
      for (const putBack of parts) putBack()
    }
  }

  back(): boolean {
    return false
  }
}
