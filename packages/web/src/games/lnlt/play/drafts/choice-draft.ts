/** One of a few: who looks where an Event stirs, whether a Hero goes on, which weapon stays behind, whether a barrage does. */

import type { Problem } from '@firegroup/kernel'
import { hexOf, type LnltState, type Location, locationNamed } from '@firegroup/lnlt'
import { type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { LnltDesktop } from '../kinds.ts'
import { unitName, weaponName } from '../words.ts'
import { OneOfDraft } from './one-of-draft.ts'

const KINDS = ['eventCheck', 'heroMove', 'dropWeapon', 'barrage'] as const

export type ChoiceKind = (typeof KINDS)[number]

export const isChoiceKind = (kind: string): kind is ChoiceKind => (KINDS as readonly string[]).includes(kind)

/** What any of these decisions may say. */
export interface Choice {
  readonly type?: 'goOn' | 'stay'
  readonly mode?: string
  readonly unit?: number
  readonly weapon?: number
  readonly cancel?: boolean
}

export class ChoiceDraft extends OneOfDraft<Choice> {
  readonly view = 'choice'
  readonly lines: readonly Line[] = []
  readonly kind: ChoiceKind
  readonly about: { readonly unit?: number; readonly units?: readonly number[]; readonly at?: string }

  constructor(desk: LnltDesktop, kind: ChoiceKind) {
    super(desk, desk.question.candidates() as readonly Choice[])
    this.kind = kind
    this.about = (desk.question.about ?? {}) as ChoiceDraft['about']
  }

  /** How likely it goes well, of 1; null where no dice are in it. */
  chanceOf(choice: Choice): number | null {
    const odds = this.desk.question.preview(choice) as { readonly success?: number; readonly of?: number } | null
    return odds?.success === undefined || !odds.of ? null : odds.success / odds.of
  }

  get ready(): Ready | null {
    return this.problems.length > 0 ? null : { decision: this.chosen, label: deedOf(this.s, this.chosen), tone: 'plain' }
  }

  #placeOf({ unit = this.about.unit }: Choice): Place {
    const at: Location = unit === undefined ? -1 : this.s.units[unit]!.at
    return at < 0 ? -1 : hexOf(at)
  }

  get actors(): readonly Place[] {
    return unique(this.options.map((each) => this.#placeOf(each))).filter((place) => place >= 0)
  }

  get marks(): readonly HexMark[] {
    const now = this.#placeOf(this.chosen)
    const own = this.actors.map((place): HexMark => {
      const best = Math.max(...this.options.filter((each) => this.#placeOf(each) === place).map((each) => this.chanceOf(each) ?? -1))
      return { place, tone: place === now ? 'selected' : 'option', ...(best < 0 ? {} : { label: percent(best) }) }
    })
    const where = this.about.at === undefined ? -1 : hexOf(locationNamed(this.s.setting, this.about.at))
    return where < 0 || this.actors.includes(where) ? own : [...own, { place: where, tone: 'target' }]
  }

  choosePlace(hex: Place): Problem | null {
    const found = this.chooseNext(this.options.filter((each) => this.#placeOf(each) === hex))
    return found ? null : { message: `Nobody in ${this.s.setting.map.grid.idOf(hex)} is asked.` }
  }
}

function deedOf(s: LnltState, { type, unit, weapon, cancel }: Choice): string {
  if (cancel !== undefined) return cancel ? 'Cancel the barrage' : 'Let it go on'
  if (weapon !== undefined) return `Leave the ${weaponName(s, weapon)}`
  if (unit !== undefined) return `The ${unitName(s, unit)} looks`
  return type === 'stay' ? 'He stays here' : 'He goes on'
}
