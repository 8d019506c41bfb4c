/** 23.2.1: they come near a Claymore: which one is set off, at whom, or none. */

import type { Problem } from '@firegroup/kernel'
import { type FirePreview, hexOf, locationNamed } from '@firegroup/lnlt'
import { type HexMark, type Line, type Place, percent, type Ready } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { OneOfDraft } from './one-of-draft.ts'

export interface Detonate extends Decision {
  readonly from: string
  readonly target?: number
}

export class ClaymoreDraft extends OneOfDraft<Detonate> {
  readonly view = 'claymore'
  readonly about: { readonly at: string; readonly units: readonly number[] }

  constructor(desk: LnltDesktop) {
    const candidates = desk.question.candidates() as readonly Decision[]
    super(
      desk,
      candidates.filter((each): each is Detonate => each.type === 'detonate'),
    )
    this.about = desk.question.about as ClaymoreDraft['about']
  }

  /** Where they come. */
  get at(): Place {
    return this.#hexOf(this.about.at)
  }

  #hexOf(name: string): Place {
    return hexOf(locationNamed(this.s.setting, name))
  }

  previewOf(option: Detonate): FirePreview | null {
    return this.desk.question.preview(option) as FirePreview | null
  }

  get ready(): Ready | null {
    return this.problems.length > 0 ? null : { decision: this.chosen, label: `Set off ${this.chosen.from}`, tone: 'fire' }
  }

  get actors(): readonly Place[] {
    return [...new Set(this.options.map(({ from }) => this.#hexOf(from)))]
  }

  get lines(): readonly Line[] {
    const from = this.#hexOf(this.chosen.from)
    return from === this.at ? [] : [{ from, to: this.at }]
  }

  get marks(): readonly HexMark[] {
    const odds = this.previewOf(this.chosen)
    return [
      { place: this.at, tone: 'target', ...(odds && odds.of > 0 ? { label: percent(odds.anyEffect / odds.of) } : {}) },
      ...this.actors.map((place): HexMark => ({ place, tone: place === this.#hexOf(this.chosen.from) ? 'selected' : 'shooter' })),
    ]
  }

  choosePlace(hex: Place): Problem | null {
    const found = this.chooseNext(this.options.filter(({ from }) => this.#hexOf(from) === hex))
    return found || hex === this.at ? null : { rule: '23.2.1', message: 'No Claymore of yours that reaches them lies there.' }
  }
}
