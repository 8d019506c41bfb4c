/** A shot of one weapon in the making: a gun, an ordnance Support Weapon or a vehicle's machine gun; at whom, who helps, and whether it turns first. */
import { LEGAL, type Problem } from '@firegroup/kernel'
import {
  type FirePreview,
  gunsOf,
  hexOf,
  isLaid,
  type LnltState,
  type Location,
  locationNamed,
  type MachineGunFire,
  machineGunsOf,
  type OrdnanceFire,
  type OrdnancePreview,
  plainGun,
  typeOf,
  weaponOfGun,
} from '@firegroup/lnlt'
import type { Pivot } from '../../../../play/board/turning.ts'
import { type Place, unique } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { placeName, weaponName } from '../words.ts'

export type GunShot = OrdnanceFire | MachineGunFire

export const isGunShot = (decision: Decision): decision is GunShot => decision.type === 'ordnance' || decision.type === 'machineGun'

/** A weapon that can fire now. */
export interface Arm {
  readonly key: string
  readonly unit: number
  readonly name: string
}

/** Whom it can fire at, with the best chance of it. */
export interface Aim {
  readonly at: Location
  /** The vehicle; -1: all the others there; below that one of its Barricades: see `aimOf`. */
  readonly target: number
  /** Chance of any effect, of 1. */
  readonly effect: number
}

export class GunPart {
  /** Only from there; null: from anywhere. */
  from: Location | null = null
  arm: string | null = null
  shot: GunShot | null = null
  readonly #desk: LnltDesktop
  readonly #offered: () => readonly GunShot[]
  #candidates: readonly GunShot[] | undefined

  constructor(desk: LnltDesktop, offered: () => readonly GunShot[]) {
    this.#desk = desk
    this.#offered = offered
  }

  get s(): LnltState {
    return this.#desk.s
  }

  /** All that is offered from the place that is looked at. */
  get candidates(): readonly GunShot[] {
    this.#candidates ??= this.#offered()
    return this.from === null ? this.#candidates : this.#candidates.filter(({ unit }) => this.s.units[unit]!.at === this.from)
  }

  get arms(): readonly Arm[] {
    const known = new Map<string, Arm>()
    for (const shot of this.candidates)
      if (!known.has(armOf(shot))) known.set(armOf(shot), { key: armOf(shot), unit: shot.unit, name: armName(this.s, shot) })
    return [...known.values()]
  }

  setFrom(from: Location | null): void {
    if (from === this.from) return
    this.from = from
    this.clear()
  }

  setArm(key: string): void {
    const before = this.shot
    this.arm = key
    this.shot = null
    if (before) this.aim(locationNamed(this.s.setting, before.at), aimOf(before))
    if (!this.shot && this.aims.length === 1) this.aim(this.aims[0]!.at, this.aims[0]!.target)
    this.#desk.changed()
  }

  clear(): void {
    this.arm = null
    this.shot = null
    this.#desk.changed()
  }

  /** What the weapon that is looked at can fire at, or any of them; the best first. */
  get aims(): readonly Aim[] {
    const best = new Map<string, Aim>()
    for (const shot of this.candidates) {
      if (this.arm !== null && armOf(shot) !== this.arm) continue
      const aim = { at: locationNamed(this.s.setting, shot.at), target: aimOf(shot), effect: effectOf(this.previewOf(shot)) }
      const key = `${aim.at} ${aim.target}`
      if ((best.get(key)?.effect ?? -1) < aim.effect) best.set(key, aim)
    }
    return [...best.values()].sort((a, b) => b.effect - a.effect)
  }

  /** The places of a hex that can be fired at. */
  aimedIn(hex: Place): readonly Location[] {
    return unique(this.aims.filter(({ at }) => hexOf(at) === hex).map(({ at }) => at))
  }

  get places(): readonly Location[] {
    return unique(this.candidates.map(({ unit }) => this.s.units[unit]!.at))
  }

  /** Every shot at what is aimed at with the weapon that is looked at. */
  get ways(): readonly GunShot[] {
    const { shot } = this
    if (!shot) return []
    return this.candidates.filter((each) => armOf(each) === armOf(shot) && each.at === shot.at && aimOf(each) === aimOf(shot))
  }

  /** Aims the best shot at somebody in a place; returns why it can't be. */
  aim(at: Location, target?: number): Problem | null {
    const name = placeName(this.s, at)
    const fits = this.candidates.filter((each) => each.at === name && (target === undefined || aimOf(each) === target))
    const own = fits.filter((each) => this.arm === null || armOf(each) === this.arm)
    const [best] = (own.length > 0 ? own : fits).toSorted((a, b) => isForIt(b) - isForIt(a) || this.effectOf(b) - this.effectOf(a))
    if (best) this.take(best)
    return best ? null : this.#whyNot(at)
  }

  take(shot: GunShot): void {
    this.arm = armOf(shot)
    this.shot = shot
    this.#desk.changed()
  }

  /** The engine's reason, asked with the weapon that is looked at, or with the first here. */
  #whyNot(at: Location): Problem | null {
    const [first] = this.arms
    const example = this.candidates.find((each) => armOf(each) === (this.arm ?? first?.key))
    if (!example) return null
    const { target: _target, facing: _facing, ...bare } = example
    const vehicle = this.s.units.find((unit) => unit.at === at && unit.vehicle && unit.side !== this.#desk.seat)
    return this.#desk.question.problem({ ...bare, at: placeName(this.s, at), ...(vehicle ? { target: vehicle.id } : {}) }) ?? null
  }

  previewOf(shot: GunShot): OrdnancePreview | FirePreview | null {
    return this.#desk.question.preview(shot) as OrdnancePreview | FirePreview | null
  }

  effectOf(shot: GunShot): number {
    return effectOf(this.previewOf(shot))
  }

  /** Where the shot goes; null while nothing is aimed at. */
  get target(): Location | null {
    return this.shot && locationNamed(this.s.setting, this.shot.at)
  }

  get decision(): GunShot | null {
    return this.shot
  }

  get problems(): readonly Problem[] {
    return this.shot ? this.#desk.question.problems(this.shot) : LEGAL
  }

  get preview(): OrdnancePreview | FirePreview | null {
    if (!this.shot) return null
    const preview = this.previewOf(this.shot)
    return this.problems.length === 0 ? preview : null
  }

  get effect(): number | null {
    const { preview } = this
    return preview && effectOf(preview)
  }

  /** Where the hull or the gun is turned before the shot. */
  turn(to: number): Problem | null {
    const { shot, s } = this
    const unit = s.units[shot?.unit ?? -1]
    if (!shot || !unit?.laid) return null
    const { facing: _facing, ...bare } = shot
    const next = (to === unit.laid.facing ? bare : { ...bare, facing: to }) as GunShot
    const problem = this.#desk.question.problem(next) ?? null
    if (!problem) this.take(next)
    return problem
  }

  get pivots(): readonly Pivot[] {
    const { shot, s } = this
    const unit = s.units[shot?.unit ?? -1]
    if (!shot || !unit || !isLaid(unit) || unit.at < 0) return []
    const { facing } = unit.laid
    return [
      {
        id: `hull ${unit.id}`,
        hex: hexOf(unit.at),
        name: typeOf(s, unit).label,
        part: 'hull',
        from: facing,
        towards: shot.facing ?? facing,
        cost: shot.facing === undefined ? '' : 'turns first, +1, can be fired at',
        turn: (to) => this.turn(to),
      },
    ]
  }

  remember(): () => void {
    const { from, arm, shot } = this
    return () => Object.assign(this, { from, arm, shot })
  }
}

/** Guns are for vehicles: what a machine gun does to one is seldom worth its belt; men come before the Barricade that they stand behind. */
const isForIt = (shot: GunShot): number => (shot.type === 'ordnance' && shot.target !== undefined ? 2 : aimOf(shot) >= -1 ? 1 : 0)

/** What is aimed at in its place: a vehicle, -1 for all the others, -2 and less for its Barricades by their hexsides. */
export const aimOf = (shot: GunShot): number =>
  shot.type === 'ordnance' && shot.barricade !== undefined ? -2 - shot.barricade : (shot.target ?? -1)

/** The hexside of a Barricade that is aimed at; -1: none is. */
export const barredSide = (target: number): number => Math.max(-1, -2 - target)

export const armOf = (shot: GunShot): string => (shot.type === 'ordnance' ? `gun ${shot.unit} ${shot.gun}` : `mg ${shot.unit} ${shot.mg}`)

/** '75 mm', 'MG 4', 'Bazooka'. */
function armName(s: LnltState, shot: GunShot): string {
  const unit = s.units[shot.unit]!
  if (shot.type === 'machineGun') {
    const mg = machineGunsOf(s, unit)[shot.mg]!
    if (mg.flames) return `Flames ${mg.fp}`
    return `MG ${mg.fp}${mg.arc === 'all' ? ' on top' : mg.arc === 'rear' ? ' at the rear' : ''}`
  }
  const weapon = weaponOfGun(s, shot.gun)
  return weapon ? weaponName(s, weapon.id) : plainGun(gunsOf(s, unit)[shot.gun]?.name ?? 'gun')
}

export const isOrdnance = (preview: OrdnancePreview | FirePreview): preview is OrdnancePreview => 'needed' in preview

/** How likely a shot has any effect, of 1. */
export function effectOf(preview: OrdnancePreview | FirePreview | null): number {
  if (!preview) return 0
  if (!isOrdnance(preview)) return preview.of === 0 ? 0 : preview.anyEffect / preview.of
  if (preview.fate) return 1 - preview.fate.none
  return (preview.hits / preview.of) * (preview.he && preview.he.of > 0 ? preview.he.anyEffect / preview.he.of : 0)
}
