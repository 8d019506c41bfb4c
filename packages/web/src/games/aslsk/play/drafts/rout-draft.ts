/** A rout in the making: which broken unit, into which hex, at what pace. */
import type { AslskState, Place, RoutDecision } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import { factors } from '../figures.ts'
import type { AslskDesktop } from '../kinds.ts'

type RoutMove = Extract<RoutDecision, { type: 'rout' | 'crawl' }>

export interface RoutStepAbout {
  readonly hex: string
  readonly mf: number
  readonly refused: { readonly rule: string; readonly message: string } | null
  readonly crawl: boolean
  readonly interdictedBy: readonly number[]
}

interface About {
  readonly rout: number | null
  readonly mfLeft?: number
  readonly goals?: readonly string[]
  readonly steps?: readonly RoutStepAbout[]
  readonly units?: readonly {
    readonly unit: number
    readonly must: string | null
    readonly mf: number
    readonly goals: readonly { readonly hex: string; readonly mf: number; readonly ignorable: string | null }[]
    readonly steps: readonly RoutStepAbout[]
    readonly leaders: readonly number[]
  }[]
}

export class RoutDraft implements HexDraft {
  readonly view = 'rout'
  unit: number | null
  to: Place | null = null
  crawl = false
  leader: number | null = null
  readonly path: readonly Place[] = []
  readonly about: About
  readonly candidates: readonly RoutDecision[]
  readonly #desk: AslskDesktop

  constructor(desk: AslskDesktop) {
    this.#desk = desk
    this.about = desk.question.about as About
    this.candidates = desk.question.candidates() as readonly RoutDecision[]
    const first = this.moves[0]
    this.unit = this.about.rout ?? first?.unit ?? null
    this.to = this.unit === null ? null : this.#bestHex()
  }

  get s(): AslskState {
    return this.#desk.s
  }

  get moves(): readonly RoutMove[] {
    return this.candidates.filter((each): each is RoutMove => each.type === 'rout' || each.type === 'crawl')
  }

  get routers(): readonly number[] {
    return unique(this.moves.map(({ unit }) => unit))
  }

  get steps(): readonly RoutStepAbout[] {
    return this.about.steps ?? this.about.units?.find(({ unit }) => unit === this.unit)?.steps ?? []
  }

  /** Why it must rout, and which hexes it may aim at: none once it is in one. */
  get goals(): { readonly must: string | null; readonly hexes: readonly string[]; readonly mf: number } {
    const one = this.about.units?.find(({ unit }) => unit === this.unit)
    const hexes = this.about.goals ?? one?.goals.map(({ hex }) => hex) ?? []
    const isThere = this.unit !== null && hexes.includes(nameOf(this.s, this.s.units[this.unit]!.at))
    return {
      must: one?.must ?? null,
      hexes: isThere ? [] : hexes,
      mf: this.about.mfLeft ?? one?.mf ?? 0,
    }
  }

  get leaders(): readonly number[] {
    return this.about.units?.find(({ unit }) => unit === this.unit)?.leaders ?? []
  }

  get decision(): RoutMove | null {
    if (this.unit === null || this.to === null) return null
    const along = this.leader === null ? {} : { with: this.leader }
    return { type: this.crawl ? 'crawl' : 'rout', unit: this.unit, to: nameOf(this.s, this.to), ...along }
  }

  get preview(): unknown {
    return this.decision && this.problems.length === 0 ? this.#desk.question.preview(this.decision) : null
  }

  get problems(): readonly Problem[] {
    return this.decision ? this.#desk.question.problems(this.decision) : LEGAL
  }

  /** Stopping where it is, if that is allowed now. */
  get stop(): RoutDecision | null {
    return this.candidates.find((each) => each.type === 'stop') ?? null
  }

  get ready(): Ready | null {
    const { decision } = this
    if (decision && this.problems.length === 0)
      return { decision, label: `${this.crawl ? 'Low Crawl' : 'Rout'} to ${decision.to}`, tone: 'move' }
    return this.stop && !decision ? { decision: this.stop, label: 'Stop here', tone: 'plain' } : null
  }

  get actors(): readonly Place[] {
    return unique(this.routers.map((id) => this.s.units[id]!.at)).sort((a, b) => a - b)
  }

  get lines(): readonly Line[] {
    return this.unit === null || this.to === null ? [] : [{ from: this.s.units[this.unit]!.at, to: this.to }]
  }

  get marks(): readonly HexMark[] {
    const marks: HexMark[] = this.unit === null ? [] : [{ place: this.s.units[this.unit]!.at, tone: 'selected' }]
    for (const place of this.actors) if (this.unit === null || place !== this.s.units[this.unit]!.at) marks.push({ place, tone: 'option' })
    for (const step of this.steps) {
      const place = placeOf(this.s, step.hex)
      const tone = step.refused ? 'refused' : place === this.to ? 'path' : 'option'
      const danger = step.interdictedBy.length > 0 && !this.crawl
      marks.push({
        place,
        tone,
        ...(step.refused ? {} : { label: factors(step.mf), ...(danger ? { detail: 'fire', risk: 0.4 } : { risk: 0 }) }),
      })
    }
    for (const hex of this.goals.hexes) {
      const place = placeOf(this.s, hex)
      if (!marks.some((mark) => mark.place === place)) marks.push({ place, tone: 'area', detail: 'cover' })
    }
    return marks
  }

  choosePlace(place: Place): Problem | null {
    const step = this.steps.find(({ hex }) => placeOf(this.s, hex) === place)
    if (step && !step.refused) {
      this.to = place
      if (this.crawl && !step.crawl) this.crawl = false
      this.#desk.changed()
      return null
    }
    const router = this.routers.find((id) => this.s.units[id]!.at === place)
    if (router !== undefined && this.about.rout === null) {
      this.select(router)
      return null
    }
    return step?.refused ?? { message: `Nobody can rout to ${nameOf(this.s, place)} in one step.` }
  }

  select(unit: number): void {
    this.unit = unit
    this.leader = null
    this.crawl = false
    this.to = this.#bestHex()
    this.#desk.changed()
  }

  setCrawl(on: boolean): void {
    this.crawl = on
    this.#desk.changed()
  }

  setLeader(id: number | null): void {
    this.leader = id
    this.#desk.changed()
  }

  remember(): () => void {
    const { unit, to, crawl, leader } = this
    return () => {
      this.unit = unit
      this.to = to
      this.crawl = crawl
      this.leader = leader
    }
  }

  back(): boolean {
    if (this.to === null) return false
    this.to = null
    this.#desk.changed()
    return true
  }

  /** The first hex that the engine offers. */
  #bestHex(): Place | null {
    const first = this.moves.find(({ unit, type }) => unit === this.unit && type === 'rout')
    return first ? placeOf(this.s, first.to) : null
  }
}
