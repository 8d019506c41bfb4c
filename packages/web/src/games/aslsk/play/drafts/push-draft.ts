/** Movement where Guns are: one of them pushed into the next hex by those who go, or else a move of men. */
import type { AslskState, Place, PushGun, PushPreview, Unit } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexMark, nameOf, percent, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import { riskWords } from '../figures.ts'
import { type Carry, MoveDraft, type PlannedStep } from './move-draft.ts'
import { gunPivot, type Pivot } from './pivot.ts'

interface PushCarry extends Carry {
  readonly gun: number
}

export class PushDraft extends MoveDraft {
  /** The Gun that they push; null while they go without it. */
  #gun: number | null = null
  /** Where it shall point there; null for as it does now. */
  #ca: number | null = null

  override begin(carry: (Carry & Partial<PushCarry>) | null): this {
    super.begin(carry)
    if (carry?.gun !== undefined && this.guns.includes(carry.gun)) this.#take(carry.gun)
    return this
  }

  get gun(): number | null {
    return this.#gun
  }

  /** The Guns that somebody among those in their hex can push. */
  get guns(): readonly number[] {
    const here = this.mates.map(({ id }): number => id)
    return unique(this.#pushes.filter(({ units }) => units.every((id) => here.includes(id))).map(({ weapon }) => weapon))
  }

  get #pushes(): readonly PushGun[] {
    return this.candidates.filter((each): each is PushGun => each.type === 'push')
  }

  /** The next Gun of the hex is pushed; after the last they go without one. */
  togglePush(): Problem | null {
    const { guns } = this
    const next = guns[this.#gun === null ? 0 : guns.indexOf(this.#gun) + 1]
    if (this.#gun === null && next === undefined) return { rule: '6.5', message: 'Nobody here can push a Gun.' }
    this.#take(next ?? null)
    return null
  }

  goWithout(): null {
    this.#take(null)
    return null
  }

  /** A Gun's own counter was chosen. */
  chooseGun(gun: number): Problem | null {
    const owner = this.s.units[ownerOf(this.s, gun)]
    if (!owner || owner.side !== this.desk.seat) return null
    const problem = this.units.includes(owner.id) ? null : this.choosePlace(owner.at)
    if (problem) return problem
    if (this.guns.includes(gun)) this.#take(gun)
    else if (this.#around[0] !== undefined)
      return this.desk.question.problem({ type: 'push', weapon: gun, units: [owner.id], to: nameOf(this.s, this.#around[0]) })
    return null
  }

  /** Whoever mans it pushes it, with those who were chosen as far as they may. */
  #take(gun: number | null): void {
    this.#gun = gun
    if (gun !== null) {
      const owner = ownerOf(this.s, gun)
      const [all] = this.#pushes.filter(({ weapon }) => weapon === gun).sort((a, b) => b.units.length - a.units.length)
      const chosen = this.units.filter((id) => id === owner || all?.units.includes(id))
      if (this.mode === 'assault') this.mode = undefined
      this.path = []
      this.select(unique([owner, ...chosen]))
    } else {
      this.path = []
      this.select(this.units)
    }
  }

  /** Who mans a Gun goes nowhere without it: then it is taken along at once. */
  protected override selectTogether(own: readonly Unit[]): void {
    super.selectTogether(own)
    const [gun] = this.guns
    if (this.reach.length === 0 && gun !== undefined) this.#take(gun)
  }

  protected override select(units: readonly number[]): void {
    this.#ca = null
    if (this.#gun !== null && !units.includes(ownerOf(this.s, this.#gun))) this.#gun = null
    super.select(units)
    if (this.#gun !== null) this.askRisks({ units, mode: this.freshMode(), push: { gun: this.#gun, to: this.#around } })
  }

  /** The attempt as it stands; null without a hex. */
  get push(): PushGun | null {
    const [to] = this.path
    return this.#gun === null || to === undefined ? null : this.#pushTo(to, this.#ca)
  }

  #pushTo(to: Place, ca: number | null = null): PushGun {
    const mode = this.freshMode()
    return {
      type: 'push',
      weapon: this.#gun!,
      units: [...this.units],
      to: nameOf(this.s, to),
      ...(mode ? { mode } : {}),
      ...(ca === null ? {} : { ca }),
    }
  }

  get pushPreview(): PushPreview | null {
    const { push } = this
    return push && this.problems.length === 0 ? this.#previewOf(push) : null
  }

  #previewOf(push: PushGun): PushPreview | null {
    return this.desk.question.preview(push) as PushPreview | null
  }

  /** Hexes around that it may be pushed into, with the chance that it gets there; null while that is not known. */
  get pushTargets(): readonly { readonly place: Place; readonly mf: number | null; readonly chance: number | null }[] {
    if (this.#gun === null) return []
    return this.#around.flatMap((place) => {
      const push = this.#pushTo(place)
      if (this.desk.question.problems(push).length > 0) return []
      const preview = this.#previewOf(push)
      return [{ place, mf: preview?.mf ?? null, chance: preview && getsThere(preview) }]
    })
  }

  get #around(): readonly Place[] {
    const { at } = this
    if (at !== null && at >= 0) return this.s.setting.map.grid.neighbours(at).filter((place) => place >= 0)
    return unique(this.#pushes.filter(({ weapon }) => weapon === this.#gun).map(({ to }) => placeOf(this.s, to)))
  }

  override get problems(): readonly Problem[] {
    if (this.#gun === null) return super.problems
    return this.push ? this.desk.question.problems(this.push) : LEGAL
  }

  override get ready(): Ready | null {
    const { push } = this
    if (this.#gun === null) return super.ready
    return push && this.problems.length === 0 ? { decision: push, label: `Push to ${push.to}`, tone: 'move' } : null
  }

  /** They go on pushing it, while they can. */
  override get carry(): Carry {
    return this.#gun === null ? super.carry : ({ units: this.units, path: [], gun: this.#gun } as PushCarry)
  }

  /** As if the attempt got there. */
  override get steps(): readonly PlannedStep[] {
    const [place] = this.path
    if (this.#gun === null) return super.steps
    if (place === undefined) return []
    const { harm = null, residual = 0, seenFrom = [] } = this.riskThere(place) ?? {}
    return [{ place, mf: this.pushPreview?.mf ?? null, harm, residual, seenFrom }]
  }

  override get marks(): readonly HexMark[] {
    if (this.#gun === null) return super.marks
    const marks: HexMark[] = this.at !== null && this.at >= 0 ? [{ place: this.at, tone: 'selected' }] : []
    for (const { place, chance } of this.pushTargets) {
      const risk = this.riskThere(place)
      marks.push({
        place,
        tone: this.path.includes(place) ? 'path' : 'option',
        ...(chance === null ? {} : { label: percent(chance) }),
        ...(risk ? { detail: riskWords(risk.harm, risk.residual), risk: risk.harm } : {}),
      })
    }
    return marks
  }

  override choosePlace(place: Place): Problem | null {
    if (this.#gun === null) return super.choosePlace(place)
    const problems = this.desk.question.problems(this.#pushTo(place))
    const isOwn = this.s.units.some((unit) => unit.at === place && this.able.has(unit.id))
    if (problems.length > 0 && isOwn) {
      this.#gun = null
      return super.choosePlace(place)
    }
    if (problems.length > 0) return problems[0]!
    this.path = [place]
    this.#ca = null
    this.desk.changed()
    return null
  }

  /** How the Gun shall point when it gets there. */
  get pivots(): readonly Pivot[] {
    const [hex] = this.path
    if (this.#gun === null || hex === undefined) return []
    const from = this.s.weapons[this.#gun]!.ordnance!.ca
    return [gunPivot(this.s, this.#gun, { hex, from, towards: this.#ca ?? from, cost: '', turn: (to) => this.#turnTo(to) })]
  }

  #turnTo(to: number): null {
    this.#ca = to === this.s.weapons[this.#gun!]!.ordnance!.ca ? null : to
    this.desk.changed()
    return null
  }

  override remember(): () => void {
    const putBack = super.remember()
    const [gun, ca] = [this.#gun, this.#ca]
    return () => {
      putBack()
      this.#gun = gun
      this.#ca = ca
    }
  }

  override back(): boolean {
    if (this.#gun === null) return super.back()
    if (this.path.length > 0) {
      this.path = []
      this.#ca = null
      this.desk.changed()
    } else this.#take(null)
    return true
  }
}

/** 6.5: it moves, whether or not it may go on. */
export const getsThere = ({ odds: { moves, stops } }: PushPreview): number => (moves + stops) / 36

const ownerOf = (s: AslskState, gun: number): number => s.weapons[gun]!.owner
