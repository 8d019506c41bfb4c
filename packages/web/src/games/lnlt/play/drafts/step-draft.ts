/** A move under way: the next step of the plan, fire on the way, something picked up, somebody who gets on or off, or the end of it. */

import { LEGAL, type Problem } from '@firegroup/kernel'
import { type DriveLeg, type FireDeclaration, hexOf, type LnltState, type Location } from '@firegroup/lnlt'
import { type HexDraft, type HexMark, type Line, type Place, type Ready, unique } from '../../../../play/controller/draft.ts'
import type { Decision, LnltDesktop } from '../kinds.ts'
import { placeName } from '../words.ts'
import { DrivePart, legWords } from './drive-part.ts'
import { declarationOf, FirePart } from './fire-part.ts'
import { GunPart, isGunShot } from './gun-part.ts'
import { MovePart } from './move-part.ts'
import { hoverOf, type Switch } from './switches.ts'
import { gunMarks, targetMarks } from './target-marks.ts'

/** What is left of a plan after its first step was taken. */
export interface StepCarry {
  readonly path?: readonly Location[]
  readonly legs?: readonly DriveLeg[]
}

/** What is being made ready: to go on, or to fire from where they are. */
export type Doing = 'go' | 'guns' | 'fire'

/** What a step off the map is called in decisions. */
const EXIT = 'exit'
/** What can be done on the way besides going on. */
const BESIDES: readonly string[] = ['overrun', 'tearDown', 'dismount', 'board', 'unload', 'pickUp', 'hullDown']

export class StepDraft implements HexDraft {
  readonly view = 'step'
  doing: Doing = 'go'
  readonly move: MovePart
  /** 15.1: of a vehicle that moves by itself, or of a gun that may be turned; null for all others. */
  readonly drive: DrivePart | null
  /** 19.2.4, 15.2.2: what a helicopter or a modern tank fires on its way. */
  readonly guns: GunPart
  /** 6.7: what riders fire in their Hit & Run. */
  readonly fire: FirePart
  readonly candidates: readonly Decision[]
  readonly #desk: LnltDesktop

  constructor(desk: LnltDesktop, carry: StepCarry | null) {
    this.#desk = desk
    this.candidates = desk.question.candidates() as readonly Decision[]
    this.move = new MovePart(desk, (_units, _mode, to) => ({ type: 'step', to }))
    this.guns = new GunPart(desk, () => this.candidates.filter(isGunShot))
    this.fire = new FirePart(desk, () => (this.#of('fire') as unknown as FireDeclaration[]).map(declarationOf))
    const move = this.s.move!
    const [first] = move.units.map((id) => this.s.units[id]!)
    const isDriven = move.units.length === 1 && first?.vehicle !== undefined
    this.drive = isDriven
      ? new DrivePart(desk, (_unit, _mode, { kind, at, facing }) =>
          kind === 'turn' ? { type: 'pivot', facing } : { type: 'step', to: placeName(this.s, at) },
        )
      : null
    if (this.drive) {
      this.move.follow(move)
      this.drive.goOn(move, carry?.legs ?? [])
    } else {
      this.move.goOn(move)
      if (carry?.path) this.move.goAlong(carry.path)
    }
    // 6.7: a Hit & Run that was begun to fire
    if (move.steps === 0 && this.can('fire')) this.do('fire')
  }

  get s(): LnltState {
    return this.#desk.s
  }

  #of(type: string): readonly Decision[] {
    return this.candidates.filter((each) => each.type === type)
  }

  can(doing: Doing): boolean {
    return doing === 'go' || (doing === 'guns' ? this.guns.candidates : this.fire.candidates).length > 0
  }

  do(doing: Doing): void {
    if (!this.can(doing)) return
    this.doing = doing
    const [aim] = this.guns.aims
    if (doing === 'guns' && this.guns.shot === null && aim && this.guns.aims.length === 1) this.guns.aim(aim.at, aim.target)
    const [target] = this.fire.targets
    if (doing === 'fire' && this.fire.at === null && target) this.fire.aim(target.at, target.target)
    this.#desk.changed()
  }

  /** The attack that is being made ready, if one is. */
  get attack(): FirePart | null {
    return this.doing === 'fire' ? this.fire : null
  }

  get stop(): Decision | null {
    return this.#of('stop')[0] ?? null
  }

  /** 19.2.1: to hover or to fly on, of a helicopter on its way. */
  get hover(): Switch | null {
    return this.drive ? hoverOf(this.#desk, this.s.units[this.drive.unit ?? -1]) : null
  }

  /** Weapons to be picked up, who may get on or off, a gun's other facings, and the way off the map. */
  get activities(): readonly Decision[] {
    return this.candidates
      .filter((each) => BESIDES.includes(each.type) || (each as { to?: string }).to === EXIT || (each.type === 'pivot' && !this.drive))
      .sort((a, b) => BESIDES.indexOf(a.type) - BESIDES.indexOf(b.type))
  }

  get problems(): readonly Problem[] {
    if (this.doing === 'guns') return this.guns.problems
    if (this.doing === 'fire') return this.fire.problems
    if (this.drive) return this.drive.problems
    const { decision } = this.move
    return decision ? this.#desk.question.problems(decision) : LEGAL
  }

  get ready(): Ready | null {
    return this.doing === 'go' ? this.#goes() : this.#fires()
  }

  #fires(): Ready | null {
    const decision = this.doing === 'guns' ? this.guns.decision : this.fire.decision
    if (!decision || this.problems.length > 0) return null
    const at = this.doing === 'guns' ? this.guns.shot!.at : placeName(this.s, this.fire.at!)
    return { decision, label: `Fire at ${at}`, tone: 'fire' }
  }

  #goes(): Ready | null {
    const { drive, s } = this
    const decision = drive ? drive.decision : this.move.decision
    if (decision && this.problems.length === 0) {
      const label = drive
        ? legWords(s, drive.legs[0]!, s.units[drive.unit!]!.laid!.facing)
        : `Next step, ${placeName(s, this.move.path[0]!)}`
      return { decision, label, tone: 'move' }
    }
    return this.stop && !decision ? { decision: this.stop, label: 'Stop here', tone: 'plain' } : null
  }

  get path(): readonly Place[] {
    if (this.doing !== 'go') return []
    return this.drive ? this.drive.path : this.move.path.map(hexOf)
  }

  get actors(): readonly Place[] {
    return this.move.at === null || this.move.at < 0 ? [] : [hexOf(this.move.at)]
  }

  get lines(): readonly Line[] {
    const [from] = this.actors
    const at = this.doing === 'guns' ? this.guns.target : this.doing === 'fire' ? this.fire.at : null
    return from === undefined || at === null ? [] : [{ from, to: hexOf(at) }]
  }

  get marks(): readonly HexMark[] {
    const own = this.actors.map((place): HexMark => ({ place, tone: 'selected' }))
    if (this.doing === 'guns') return [...own, ...gunMarks(this.guns)]
    if (this.doing === 'fire') return [...own, ...targetMarks(this.fire)]
    return [...own, ...(this.drive ?? this.move).marks()]
  }

  choosePlace(hex: Place): Problem | null {
    const part = this.drive ?? this.move
    const enemies = unique(
      this.s.units.filter((unit) => unit.side !== this.#desk.seat && unit.at >= 0 && hexOf(unit.at) === hex).map(({ at }) => at),
    )
    const aimed = enemies.length > 0 || this.doing !== 'guns' ? enemies : this.guns.aimedIn(hex)
    if (aimed.length > 0 && this.#aim(aimed)) return null
    if (part.goTo(hex)) {
      this.doing = 'go'
      return null
    }
    return this.actors.includes(hex) ? null : part.whyNot(hex)
  }

  /** An enemy that somebody here can fire at; where he could be entered as well, only who fires already aims. */
  #aim(enemies: readonly Location[]): boolean {
    const aim = this.guns.aims.find(({ at }) => enemies.includes(at))
    if (aim) {
      this.doing = 'guns'
      this.guns.aim(aim.at, aim.target)
      return true
    }
    const target = this.doing === 'fire' ? this.fire.targets.find(({ at }) => enemies.includes(at)) : undefined
    if (target) this.fire.aim(target.at, target.target)
    return target !== undefined
  }

  remember(): () => void {
    const { doing } = this
    const parts = [this.move.remember(), this.drive?.remember(), this.guns.remember(), this.fire.remember()]
    return () => {
      this.doing = doing
      for (const putBack of parts) putBack?.()
    }
  }

  back(): boolean {
    if (this.doing === 'go') return (this.drive ?? this.move).back()
    this.doing = 'go'
    this.guns.clear()
    this.fire.clear()
    return true
  }
}
