/** Attacks of a Close Combat in the making: who attacks whom. A group is a unit with the leaders on it, and goes as one. */
import { type AslskState, type DeclaredAttack, type Designation, type DesignationPreview, type Place, typeOf } from '@firegroup/aslsk'
import { LEGAL, type Problem } from '@firegroup/kernel'
import { type HexDraft, type HexMark, type Line, nameOf, placeOf, type Ready, unique } from '../../../../play/controller/draft.ts'
import { DUEL_LETTERS } from '../../../../play/duel/duel.ts'
import type { AslskDesktop } from '../kinds.ts'
import { blowBy, sameUnits } from './combat-blow.ts'
import { type AboutCombat, anyLoss, costOf, designation, same, without } from './combat-parts.ts'

/** So many of what is offered are weighed for a first proposal. */
const LOOKED_AT = 12

export class CombatDraft implements HexDraft {
  readonly view = 'combat'
  readonly path: readonly Place[] = []
  readonly lines: readonly Line[] = []
  readonly about: AboutCombat
  readonly offered: readonly (readonly DeclaredAttack[])[]
  /** What it begins with: the offered attacks that are likely to cost the enemy most. */
  readonly proposed: readonly DeclaredAttack[]
  attacks: readonly DeclaredAttack[]
  /** The attackers in hand. */
  by: readonly number[] = []
  readonly #desk: AslskDesktop

  constructor(desk: AslskDesktop) {
    this.#desk = desk
    this.about = desk.question.about as AboutCombat
    this.offered = (desk.question.candidates() as readonly Designation[]).flatMap((each) => (each.type === 'attack' ? [each.attacks] : []))
    this.proposed = this.offered.slice(0, LOOKED_AT).sort((a, b) => this.#worth(b) - this.#worth(a))[0] ?? []
    this.attacks = this.proposed
  }

  get s(): AslskState {
    return this.#desk.s
  }

  get seat(): string {
    return this.#desk.seat
  }

  get decision(): Designation {
    return designation(this.attacks)
  }

  get problems(): readonly Problem[] {
    return this.attacks.length === 0 ? LEGAL : this.#desk.question.problems(this.decision)
  }

  get preview(): DesignationPreview | null {
    return this.previewOf(this.attacks)
  }

  /** What such attacks would do, and what comes the other way; without any, that alone. */
  previewOf(attacks: readonly DeclaredAttack[]): DesignationPreview | null {
    const { question } = this.#desk
    const decision = designation(attacks)
    if (attacks.length > 0 && question.problems(decision).length > 0) return null
    return question.preview(decision) as DesignationPreview | null
  }

  get ready(): Ready | null {
    if (this.attacks.length === 0) return null
    return this.problems.length === 0
      ? { decision: this.decision, label: this.attacks.length === 1 ? 'Attack' : `Make ${this.attacks.length} attacks`, tone: 'fire' }
      : null
  }

  get actors(): readonly Place[] {
    return [placeOf(this.s, this.about.hex)]
  }

  get marks(): readonly HexMark[] {
    return [{ place: placeOf(this.s, this.about.hex), tone: 'target' }]
  }

  /** Everybody of a side who is in it, in the order of his number. */
  get own(): readonly number[] {
    return this.about.own.flat()
  }

  /** The letter of a group that can be attacked. */
  letterOf(group: number): string {
    return DUEL_LETTERS.charAt(group)
  }

  /** The letters of those whom an attack is on: what it is called. */
  lettersOf({ on }: DeclaredAttack): string {
    return this.about.enemy.flatMap((group, i) => (group.some((id) => on.includes(id)) ? [this.letterOf(i)] : [])).join('')
  }

  attackOf(unit: number): DeclaredAttack | undefined {
    return this.attacks.find(({ by, on }) => by.includes(unit) || on.includes(unit))
  }

  /** Who goes with a unit: those of its group who can attack. */
  mates(unit: number): readonly number[] {
    const group = this.about.own.find((each) => each.includes(unit)) ?? [unit]
    return group.filter((id) => this.#canStrike(id))
  }

  #canStrike(unit: number): boolean {
    return !this.s.units[unit]!.broken && !this.about.exchange?.struck.includes(unit)
  }

  /** Why a unit makes no attack; null if it can. */
  whyIdle(unit: number): Problem | null {
    const target = this.about.enemy[0]
    return !this.#canStrike(unit) && target ? this.#desk.question.problem(designation([{ by: [unit], on: target }])) : null
  }

  /** Who of his attacks nobody yet. */
  get idle(): readonly number[] {
    return this.own.filter((id) => this.#canStrike(id) && !this.attacks.some(({ by }) => by.includes(id)))
  }

  /** The engine's own suggestions, taken whole. */
  take(attacks: readonly DeclaredAttack[]): void {
    this.attacks = attacks
    this.by = []
    this.#desk.changed()
  }

  /** An attacker is taken in hand with his group, or put down again. */
  pick(id: number): Problem | null {
    const problem = this.whyIdle(id)
    if (problem) return problem
    const mates = this.mates(id)
    this.by = this.by.includes(id) ? this.by.filter((each) => !mates.includes(each)) : unique([...this.by, ...mates])
    this.#desk.changed()
    return null
  }

  /** Those in hand attack this group; with nobody in hand, all who attack nobody yet. They join an attack on it that there is. */
  strike(group: number): Problem | null {
    if (this.about.exchange && this.by.length === 0) return this.#bestOn(group)
    const by = this.by.length > 0 ? this.by : this.idle
    if (by.length === 0) return { rule: '3.8', message: `All of yours attack already. Take one in hand first: ${this.#numbers}.` }
    return this.put(by, group)
  }

  /** With a vehicle there: the best single attack on a group that is offered. */
  #bestOn(group: number): Problem | null {
    const target = this.about.enemy[group] ?? []
    const offers = this.offered.filter(([attack]) => attack && sameUnits(attack.on, target))
    const [best] = offers.sort((a, b) => this.#chance(b) - this.#chance(a))
    if (best) this.take(best)
    return best ? null : { rule: '3.8', message: 'Nobody of yours can attack them now.' }
  }

  /** They attack the group, with those who do already. */
  put(units: readonly number[], group: number): Problem | null {
    const next = this.#with(units, group)
    return next && this.#settle(next)
  }

  /** What the engine would have against that; null also while it has not said. */
  whyNotPut(units: readonly number[], group: number): Problem | null {
    const next = this.#with(units, group)
    return next && this.#desk.question.problem(designation(next))
  }

  #with(units: readonly number[], group: number): readonly DeclaredAttack[] | null {
    const by = unique(units.flatMap((id) => this.mates(id)))
    const target = this.about.enemy[group]
    if (!target || by.length === 0) return null
    if (this.about.exchange) return [blowBy(this.s, by, target, this.attacks[0])]
    const rest = without(this.attacks, by)
    const known = rest.find(({ on }) => target.every((id) => on.includes(id)))
    if (known) return rest.map((each) => (each === known ? { by: [...each.by, ...by], on: each.on } : each))
    const on = this.attackOf(target[0]!)?.on ?? target
    return this.#sorted([...rest, { by, on }])
  }

  /** The two groups are attacked together, by all who attack either; a second time apart. */
  join(one: number, other: number): Problem | null {
    const [first, second] = [this.about.enemy[one], this.about.enemy[other]]
    if (!first || !second || one === other) return null
    const known = this.attacks.find(({ on }) => on.includes(first[0]!)) ?? this.attacks.find(({ on }) => on.includes(second[0]!))
    if (!known) return { rule: '3.8', message: 'Nobody attacks them yet. Choose who does first.' }
    if (first.every((id) => known.on.includes(id)) && second.every((id) => known.on.includes(id)))
      return this.#settle(
        this.attacks.map((each) => (each === known ? { by: each.by, on: each.on.filter((id) => !second.includes(id)) } : each)),
      )
    const both = this.attacks.filter(({ on }) => on.includes(first[0]!) || on.includes(second[0]!))
    const joined = { by: both.flatMap(({ by }) => by), on: unique([...both.flatMap(({ on }) => on), ...first, ...second]) }
    return this.#settle(this.#sorted([...this.attacks.filter((each) => !both.includes(each)), joined]))
  }

  /** The group is attacked together with the one that was chosen last, or apart again. */
  joinTo(group: number): Problem | null {
    const { enemy } = this.about
    const own = this.attackOf(enemy[group]?.[0] ?? -1)
    const joined = enemy.findIndex((each, i) => i !== group && own?.on.includes(each[0]!))
    if (joined >= 0) return this.join(joined, group)
    const other = this.attacks.filter((attack) => attack !== own).at(-1)
    if (!other) return { rule: '3.8', message: 'Nobody else is attacked yet, to be attacked together with.' }
    return this.join(
      enemy.findIndex((each) => other.on.includes(each[0]!)),
      group,
    )
  }

  /** They attack nobody. */
  takeBack(units: readonly number[]): void {
    const by = unique(units.flatMap((id) => this.mates(id)))
    this.attacks = without(this.attacks, by)
    this.by = []
    this.#desk.changed()
  }

  /** Everybody who can, on one group: the next one each time. */
  allOnOne(): Problem | null {
    const all = this.everyoneOnOne
    const now = all.findIndex((each) => same(each, this.attacks))
    const next = all[(now + 1) % Math.max(1, all.length)]
    if (!next) return { rule: '3.8', message: 'Nobody of yours can attack here.' }
    this.take(next)
    return null
  }

  /** The offered attacks of most of yours on one group alone, the best first. */
  get everyoneOnOne(): readonly (readonly DeclaredAttack[])[] {
    const single = this.offered.filter(([attack, more]) => attack && !more && this.about.enemy.some((group) => sameUnits(group, attack.on)))
    const most = Math.max(0, ...single.map(([attack]) => attack!.by.length))
    return single.filter(([attack]) => attack!.by.length === most).sort((a, b) => this.#chance(b) - this.#chance(a))
  }

  #worth(attacks: readonly DeclaredAttack[]): number {
    return costOf(this.previewOf(attacks)?.attacks ?? [])
  }

  #chance(attacks: readonly DeclaredAttack[]): number {
    return this.previewOf(attacks)?.attacks.reduce((sum, each) => sum + anyLoss(each), 0) ?? 0
  }

  choosePlace(place: Place): Problem | null {
    return place === this.actors[0] ? null : { message: `This Close Combat is in ${nameOf(this.s, this.actors[0]!)}.` }
  }

  /** Of whoever is in hand, else of the first who attacks. */
  get why(): Problem | null {
    return this.whyNot(this.by[0] ?? this.own.find((id) => this.attackOf(id)) ?? this.own[0]!)
  }

  /** What keeps a unit from another attack. */
  whyNot(unit: number): Problem | null {
    const { label } = typeOf(this.s, this.s.units[unit]!)
    const idle = this.whyIdle(unit)
    if (idle) return idle
    const attack = this.attackOf(unit)
    if (attack?.by.includes(unit)) return { rule: '3.8', message: `${label} attacks already, in ${this.lettersOf(attack)}.` }
    if (attack) return { rule: '3.8', message: `${label} is attacked already, in ${this.lettersOf(attack)}: once is all there is.` }
    return this.own.includes(unit) ? { rule: '3.8', message: `${label} attacks nobody yet.` } : null
  }

  remember(): () => void {
    const { attacks, by } = this
    return () => {
      this.attacks = attacks
      this.by = by
    }
  }

  back(): boolean {
    if (this.by.length > 0) this.by = []
    else if (!same(this.attacks, this.proposed)) this.attacks = this.proposed
    else return false
    this.#desk.changed()
    return true
  }

  /** Takes the attacks, unless the engine has something against them. */
  #settle(next: readonly DeclaredAttack[]): Problem | null {
    const problem = next.length === 0 ? null : (this.#desk.question.problems(designation(next))[0] ?? null)
    if (problem) return problem
    this.attacks = next
    this.by = []
    this.#desk.changed()
    return null
  }

  /** In the order of the letters of those whom they are on. */
  #sorted(attacks: readonly DeclaredAttack[]): readonly DeclaredAttack[] {
    const first = ({ on }: DeclaredAttack): number => this.about.enemy.findIndex((group) => group.includes(on[0]!))
    return [...attacks].sort((a, b) => first(a) - first(b))
  }

  get #numbers(): string {
    return this.own.length === 1 ? '1' : `1 to ${Math.min(9, this.own.length)}`
  }
}
