/** Opportunity Fire: who fires at those who move, or whether all hold. */

import type { Problem } from '@firegroup/kernel'
import { type FireDeclaration, hexOf, type LnltState, type Location, locationNamed, type SnipePreview } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import { harmOf } from '../faces.tsx'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { sniperChance } from '../questions/Sniper.tsx'
import { placeName } from '../words.ts'
import { declarationOf } from './act-draft.ts'
import { type FireOption, FirePart } from './fire-part.ts'

export class ReactionDraft implements HexDraft {
  readonly view = 'reaction'
  readonly path: readonly Place[] = []
  readonly about: { readonly at: string; readonly movers: readonly number[]; readonly budget: number }
  readonly fire: FirePart
  readonly candidates: readonly Decision[]
  /** An answer of another kind, taken instead of the fire. */
  other: Decision | null = null
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    this.about = desk.question.about as ReactionDraft['about']
    this.candidates = (desk.question.candidates() as readonly Decision[]).filter(({ type }) => type !== 'hold')
    this.fire = new FirePart(desk, () =>
      (this.candidates.filter(({ type }) => type === 'fire') as unknown as FireDeclaration[]).map(declarationOf),
    )
    const [best] = this.ranked
    if (best) this.fire.take(best)
    else this.other = [...this.others].sort((a, b) => this.#worth(b) - this.#worth(a))[0] ?? null
  }

  get s(): LnltState {
    return this.#desk.s
  }

  /** Every shot that is offered, the most likely to harm those who move first. */
  get ranked(): readonly FireOption[] {
    return this.fire.candidates.map((each) => this.fire.optionOf(each)).sort((a, b) => this.harmBy(b) - this.harmBy(a))
  }

  /** How likely a shot harms the first of those who move. */
  harmBy({ preview }: Pick<FireOption, 'preview'>): number {
    const target = preview?.targets.find(({ unit }) => this.about.movers.includes(unit)) ?? preview?.targets[0]
    return target ? harmOf(target.odds) : 0
  }

  get others(): readonly Decision[] {
    return this.candidates.filter(({ type }) => type === 'sniper')
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
    this.#desk.changed()
  }

  take(option: { readonly declared: FireDeclaration }): void {
    this.other = null
    this.fire.take(option)
  }

  get problems(): readonly Problem[] {
    return this.other ? this.#desk.question.problems(this.other) : this.fire.problems
  }

  get ready(): Ready | null {
    const decision = this.other ?? this.fire.decision
    if (!decision || this.problems.length > 0) return null
    return { decision, label: this.other ? 'Let the Sniper fire' : `Fire from ${placeName(this.s, this.fire.from!)}`, tone: 'fire' }
  }

  get actors(): readonly Place[] {
    return unique(this.fire.places.map(hexOf)).sort((a, b) => a - b)
  }

  /** Of those who fire, and below it of those who could. */
  get lines(): readonly Line[] {
    const from = this.other || this.fire.from === null ? -1 : hexOf(this.fire.from)
    const others = this.actors.filter((place) => place !== from && place !== this.at)
    return [...others, ...(from < 0 ? [] : [from])].map((place) => ({ from: place, to: this.at }))
  }

  /** Own places from which nobody can answer, the nearest first, each with the engine's reason. */
  get unable(): readonly { readonly at: Location; readonly problem: Problem }[] {
    const { grid } = this.s.setting.map
    const able = this.fire.places
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
    const now = this.fire.preview
    const best = new Map<Place, number>()
    for (const option of this.ranked) best.set(hexOf(option.from), Math.max(best.get(hexOf(option.from)) ?? 0, this.harmBy(option)))
    const from = this.fire.from === null ? -1 : hexOf(this.fire.from)
    return [
      { place: this.at, tone: 'target' },
      ...this.others.flatMap((each): HexMark[] =>
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

  choosePlace(hex: Place): Problem | null {
    const best = this.ranked.find(({ from }) => hexOf(from) === hex)
    if (best) {
      this.take(best)
      return null
    }
    if (hex === this.at) return null
    const sniper = this.others.filter((each) => this.#hexOf(each) === hex)
    if (sniper.length > 0) {
      this.setOther(sniper[(sniper.indexOf(this.other ?? sniper.at(-1)!) + 1) % sniper.length]!)
      return null
    }
    const unit = this.s.units.find((each) => each.side === this.#desk.seat && each.at >= 0 && hexOf(each.at) === hex)
    return unit ? this.#whyNot(unit.at) : { rule: '5.3', message: `Only those who move in ${this.about.at} can be fired at now.` }
  }

  remember(): () => void {
    const { other } = this
    const putBack = this.fire.remember()
    return () => {
      this.other = other
      putBack()
    }
  }

  back(): boolean {
    return false
  }
}
