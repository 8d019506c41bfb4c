/** How an impulse begins: what is activated and through whom, a spotting attempt before it, somebody who enters, or a pass. */

import { LEGAL, type Modifier, type Problem } from '@firegroup/kernel'
import { enemyOf, hexOf, type LnltState, type Location, locationNamed, type MoveMode, whySpotted } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, percent, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { numberWord, placeName } from '../words.ts'

export type Opening = 'activate' | 'spot' | 'enter' | 'sniper' | 'tunnel' | 'appear'

/** The openings that are chosen from a list, and what the engine calls their decisions. */
const LISTED: { readonly [O in Opening]?: string } = { tunnel: 'tunnelOn', sniper: 'sniper', appear: 'appear' }

interface Activate extends Decision {
  readonly at: readonly string[]
}
interface Spot extends Decision {
  readonly unit: number
  readonly at: string
}
interface Enter extends Decision {
  readonly units: readonly number[]
  readonly mode: MoveMode
  readonly to: string
}

interface SpotOdds {
  readonly modifiers: readonly Modifier[]
  readonly needed: number
  readonly chances: number
  readonly of: number
}

export interface SpotOption {
  readonly unit: number
  readonly at: Location
  /** Null while they are not known. */
  readonly odds: SpotOdds | null
  readonly chance: number
}

/** A location that a Leader could add, and from which of the chosen ones he does. */
export interface Offered {
  readonly at: Location
  readonly through: Location
}

export class ImpulseDraft implements HexDraft {
  readonly view = 'impulse'
  opening: Opening = 'activate'
  chosen: readonly Location[] = []
  spot: { readonly unit: number; readonly at: Location } | null = null
  entering: { readonly units: readonly number[]; readonly mode: MoveMode; readonly to: string | null } | null = null
  other: Decision | null = null
  readonly about: { readonly passes: number; readonly passesToEnd: number }
  readonly candidates: readonly Decision[]
  readonly path: readonly Place[] = []
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop) {
    this.#desk = desk
    this.about = desk.question.about as ImpulseDraft['about']
    this.candidates = (desk.question.candidates() as readonly Decision[]).filter(({ type }) => type !== 'pass')
    if (this.open.length === 0) this.opening = this.#firstBut('activate')
    // after a successful look the spotter's own location is what can fire there
    const { impulse } = this.s
    const spotter = impulse && impulse.spotter >= 0 && impulse.spotted >= 0 ? this.s.units[impulse.spotter]!.at : -1
    if (this.open.includes(spotter)) this.chosen = [spotter]
    if (this.opening === 'enter') this.takeEntry(this.groups[0]!)
    if (this.opening === 'tunnel') this.other = this.others[0]!
  }

  get s(): LnltState {
    return this.#desk.s
  }

  get seat(): string {
    return this.#desk.seat
  }

  #of<T extends Decision>(type: string): readonly T[] {
    return this.candidates.filter((each) => each.type === type) as T[]
  }

  /* -------------------------------------------------------------- activation */

  /** Own locations in which somebody could act. */
  get open(): readonly Location[] {
    return unique(this.#of<Activate>('activate').flatMap(({ at }) => at.map((name) => locationNamed(this.s.setting, name))))
  }

  /** What Leaders could add to what is chosen. */
  get offered(): readonly Offered[] {
    if (this.chosen.length === 0) return []
    return this.open.flatMap((at) => {
      if (this.chosen.includes(at) || !this.#isLegal([...this.chosen, at])) return []
      return [{ at, through: this.#through(this.chosen, at) }]
    })
  }

  /** The chosen locations as they hang together: each after the first, with the one whose Leader brings it. */
  get links(): readonly Offered[] {
    return this.chosen.slice(1).map((at, i) => ({ at, through: this.#through(this.chosen.slice(0, i + 1), at) }))
  }

  /** The Leader's location: the one that could activate this with itself alone. */
  #through(from: readonly Location[], at: Location): Location {
    return from.find((each) => this.#isLegal([each, at])) ?? from[0]!
  }

  #isLegal(at: readonly Location[]): boolean {
    return this.#desk.question.problems({ type: 'activate', at: at.map((each) => placeName(this.s, each)) }).length === 0
  }

  toggle(at: Location): Problem | null {
    this.opening = 'activate'
    if (this.chosen.includes(at)) this.chosen = this.#linked(this.chosen.filter((each) => each !== at))
    else if (this.chosen.length === 0 || !this.#isLegal([...this.chosen, at])) this.chosen = [at]
    else this.chosen = [...this.chosen, at]
    this.#desk.changed()
    return null
  }

  /** Without what nobody reaches any more. */
  #linked(at: readonly Location[]): readonly Location[] {
    const kept: Location[] = []
    for (const each of at) if (kept.length === 0 || this.#isLegal([...kept, each])) kept.push(each)
    return kept
  }

  /** Everything that Leaders reach from the first on. */
  takeAll(): void {
    for (let more = this.offered; more.length > 0; more = this.offered) this.chosen = [...this.chosen, more[0]!.at]
    this.#desk.changed()
  }

  /* ---------------------------------------------------------------- spotting */

  /** Every attempt, the likeliest first. */
  get spots(): readonly SpotOption[] {
    return this.#of<Spot>('spot')
      .map((each) => {
        const odds = this.#desk.question.preview(each) as SpotOdds | null
        return { unit: each.unit, at: locationNamed(this.s.setting, each.at), odds, chance: odds ? odds.chances / odds.of : 0 }
      })
      .sort((a, b) => b.chance - a.chance)
  }

  /** The best attempt at each place. */
  get spotPlaces(): readonly SpotOption[] {
    return unique(this.spots.map(({ at }) => at)).map((at) => this.spots.find((each) => each.at === at)!)
  }

  look(spot: { readonly unit: number; readonly at: Location }): void {
    this.opening = 'spot'
    this.spot = { unit: spot.unit, at: spot.at }
    this.#desk.changed()
  }

  /* ---------------------------------------------------------------- entering */

  get enters(): readonly Enter[] {
    return this.#of<Enter>('enter')
  }

  /** The groups that could enter, as the engine offers them. */
  get groups(): readonly (readonly number[])[] {
    return [...new Map(this.enters.map(({ units }) => [units.join(), units])).values()]
  }

  takeEntry(units: readonly number[], mode?: MoveMode): void {
    const modes = this.entryModes(units)
    this.opening = 'enter'
    this.entering = { units, mode: mode ?? modes[0] ?? 'move', to: null }
    this.#desk.changed()
  }

  entryModes(units: readonly number[]): readonly MoveMode[] {
    return unique(this.enters.filter((each) => each.units.join() === units.join()).map(({ mode }) => mode))
  }

  /** Where those who are to enter may do so. */
  get entryHexes(): readonly string[] {
    const { entering } = this
    if (!entering) return []
    return this.enters.filter((each) => each.units.join() === entering.units.join() && each.mode === entering.mode).map(({ to }) => to)
  }

  enterAt(to: string): void {
    if (this.entering) this.entering = { ...this.entering, to }
    this.#desk.changed()
  }

  /* ------------------------------------------- the Sniper, those underground */

  /** What is chosen from a list: where a Sniper or those who hide show themselves, or who goes on in a tunnel. */
  get others(): readonly Decision[] {
    return this.#of(LISTED[this.opening] ?? 'sniper')
  }

  setOther(other: Decision): void {
    this.opening = other.type === 'tunnelOn' ? 'tunnel' : other.type === 'appear' ? 'appear' : 'sniper'
    this.other = other
    this.#desk.changed()
  }

  /** What there is to begin with. */
  can(opening: Opening): boolean {
    const found: { readonly [O in Opening]: readonly unknown[] } = {
      activate: this.open,
      spot: this.#of('spot'),
      enter: this.enters,
      sniper: this.#of('sniper'),
      tunnel: this.#of('tunnelOn'),
      appear: this.#of('appear'),
    }
    return found[opening].length > 0
  }

  #firstBut(otherwise: Opening): Opening {
    return (['enter', 'tunnel', 'sniper', 'appear'] as const).find((opening) => this.can(opening)) ?? otherwise
  }

  begin(opening: Opening): void {
    if (!this.can(opening)) return
    this.opening = opening
    if (opening === 'spot' && this.spot === null && this.spots[0]) this.look(this.spots[0])
    if (opening === 'enter' && this.entering === null && this.groups[0]) this.takeEntry(this.groups[0])
    if (LISTED[opening] && !this.others.includes(this.other!)) this.other = opening === 'tunnel' ? this.others[0]! : null
    this.#desk.changed()
  }

  /* -------------------------------------------------------------- the decision */

  get decision(): object | null {
    switch (this.opening) {
      case 'activate':
        return this.chosen.length === 0 ? null : { type: 'activate', at: this.chosen.map((at) => placeName(this.s, at)) }
      case 'spot':
        return this.spot && { type: 'spot', unit: this.spot.unit, at: placeName(this.s, this.spot.at) }
      case 'enter':
        return this.entering && this.entering.to !== null ? { type: 'enter', ...this.entering } : null
      default:
        return this.other
    }
  }

  get problems(): readonly Problem[] {
    const { decision } = this
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get ready(): Ready | null {
    const { decision } = this
    if (!decision || this.problems.length > 0) return null
    switch (this.opening) {
      case 'activate': {
        const more = this.chosen.length - 1
        const first = placeName(this.s, this.chosen[0]!)
        return { decision, label: more === 0 ? `Activate ${first}` : `Activate ${first} and ${numberWord(more)} more`, tone: 'plain' }
      }
      case 'spot':
        return { decision, label: `Try to spot ${placeName(this.s, this.spot!.at)}`, tone: 'plain' }
      case 'enter':
        return { decision, label: `Enter at ${this.entering!.to}`, tone: 'move' }
      case 'tunnel':
        return { decision, label: 'Go on underground', tone: 'move' }
      case 'appear':
        return { decision, label: `They show themselves in ${(decision as { readonly at: string }).at}`, tone: 'fire' }
      default:
        return { decision, label: 'He shows himself', tone: 'fire' }
    }
  }

  get actors(): readonly Place[] {
    const places = this.open.length > 0 ? this.open : this.enters.map(({ to }) => locationNamed(this.s.setting, to))
    return unique(places.map(hexOf)).sort((a, b) => a - b)
  }

  get lines(): readonly Line[] {
    return this.opening === 'spot' && this.spot ? [{ from: hexOf(this.s.units[this.spot.unit]!.at), to: hexOf(this.spot.at) }] : []
  }

  get marks(): readonly HexMark[] {
    if (this.opening === 'spot')
      return [
        ...(this.spot ? [{ place: hexOf(this.s.units[this.spot.unit]!.at), tone: 'selected' } as const] : []),
        ...this.spotPlaces.map(
          ({ at, chance }): HexMark => ({
            place: hexOf(at),
            tone: at === this.spot?.at ? 'target' : 'aim',
            label: percent(at === this.spot?.at ? this.#chanceOf(this.spot) : chance),
          }),
        ),
      ]
    if (LISTED[this.opening])
      return this.others.flatMap((each): HexMark[] => {
        const hex = this.#hexOf(each)
        return hex < 0 ? [] : [{ place: hex, tone: each === this.other ? 'selected' : 'area' }]
      })
    if (this.opening === 'enter')
      return this.entryHexes.map((to) => ({
        place: hexOf(locationNamed(this.s.setting, to)),
        tone: to === this.entering?.to ? 'selected' : 'area',
        detail: 'enter',
      }))
    const chosen = this.chosen.map((at): HexMark => ({ place: hexOf(at), tone: 'selected' }))
    return [...chosen, ...this.offered.map(({ at }): HexMark => ({ place: hexOf(at), tone: 'area' }))]
  }

  /** The hex that another kind of opening names, or to which a tunnel leads; -1 for none. */
  #hexOf(decision: Decision): Place {
    const { at, units } = decision as { readonly at?: unknown; readonly units?: readonly number[] }
    const exit = this.s.units[units?.[0] ?? -1]?.tunnelTo
    if (exit !== undefined) return hexOf(exit)
    return typeof at === 'string' ? hexOf(locationNamed(this.s.setting, at)) : -1
  }

  #chanceOf({ unit, at }: { readonly unit: number; readonly at: Location }): number {
    return this.spots.find((each) => each.unit === unit && each.at === at)?.chance ?? 0
  }

  choosePlace(hex: Place): Problem | null {
    const { s } = this
    const name = s.setting.map.grid.idOf(hex)
    if (this.opening === 'enter') {
      const to = this.entryHexes.find((each) => hexOf(locationNamed(s.setting, each)) === hex)
      if (to !== undefined) {
        this.enterAt(to)
        return null
      }
    }
    if (LISTED[this.opening]) {
      const there = this.others.filter((each) => this.#hexOf(each) === hex)
      if (there.length > 0) {
        this.setOther(there[(there.indexOf(this.other ?? there.at(-1)!) + 1) % there.length]!)
        return null
      }
    }
    const own = this.open.filter((at) => hexOf(at) === hex)
    if (own.length > 0) {
      if (this.opening === 'spot') {
        const by = this.spots.find(({ unit, at }) => own.includes(s.units[unit]!.at) && (this.spot === null || at === this.spot.at))
        if (by) {
          this.look(by)
          return null
        }
      }
      // several places in one hex are gone through one after the other
      return this.toggle(own.find((at) => !this.chosen.includes(at)) ?? own[0]!)
    }
    const hiding = this.#of('appear').find((each) => this.#hexOf(each) === hex)
    if (hiding) {
      this.setOther(hiding)
      return null
    }
    return this.#chooseOther(hex, name)
  }

  #chooseOther(hex: Place, name: string): Problem | null {
    const { s } = this
    const enemy = s.units.find((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex)
    if (enemy) {
      const spot = this.spotPlaces.find(({ at }) => hexOf(at) === hex)
      if (spot) {
        this.look(spot)
        return null
      }
      const why = whySpotted(s, enemyOf(enemy.side), enemy.at)
      return why
        ? { rule: why.rule, message: `${name} is spotted: ${why.reason}. Activate somebody to fire at it.` }
        : { rule: '10.1.1', message: `Nobody of yours who could look sees ${name}.` }
    }
    const mine = s.units.find((unit) => unit.side === this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex)
    if (mine) return this.#desk.question.problem({ type: 'activate', at: [placeName(s, mine.at)] }) ?? null
    return { message: `${name} is empty. Choose one of your locations.` }
  }

  remember(): () => void {
    const { opening, chosen, spot, entering, other } = this
    return () => {
      this.opening = opening
      this.chosen = chosen
      this.spot = spot
      this.entering = entering
      this.other = other
    }
  }

  back(): boolean {
    if (this.opening !== 'activate' && this.open.length > 0) this.opening = 'activate'
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1)
    else return false
    this.#desk.changed()
    return true
  }
}
