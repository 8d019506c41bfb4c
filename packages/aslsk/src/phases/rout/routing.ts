import type { Problem } from '@firegroup/kernel'
import { STACKING } from '../../data/movement.ts'
import { crestSideOf } from '../../map/crest-side.ts'
import { nameOf, neighbours } from '../../map/terrain.ts'
import type { AslskState, RoutInProgress, Side, Unit } from '../../state.ts'
import { unitsAround } from '../../units/still.ts'
import { isLeader, ownUnits, typeOf } from '../../units/units.ts'
import { type EnemyField, enemyField } from './enemy-field.ts'
import { interdictorsOf } from './interdiction.ts'
import type { KeptPlans } from './kept-plans.ts'
import { companionProblem, mustRout, onwardSteps, type RoutPlan, type RoutStep, routOptions, routProblem, whyIgnored } from './plan.ts'

/** A hex next to the unit, and why it may not go there. */
export interface RoutStepChoice {
  readonly hex: string
  readonly mf: number
  readonly refused: { readonly rule: string; readonly message: string } | null
  readonly crawl: boolean
  readonly interdictedBy: readonly number[]
}

/** A unit that could rout, and what it would be aimed at. */
export interface RouterChoice {
  readonly unit: number
  /** Why it must rout; null where it may stay. */
  readonly must: string | null
  readonly mf: number
  readonly goals: readonly { readonly hex: string; readonly mf: number; readonly ignorable: string | null }[]
  readonly steps: readonly RoutStepChoice[]
  readonly leaders: readonly number[]
}

/** Who could begin to rout, or how a rout goes on. */
export type AboutRout =
  | { readonly rout: null; readonly units: readonly RouterChoice[] }
  | {
      readonly rout: number
      readonly mfLeft: number
      readonly goals: readonly string[]
      readonly steps: readonly RoutStepChoice[]
    }

/** A unit that could begin to rout, alone or with a leader, and how many hexes there are around it. */
export interface RoutStart {
  readonly router: Unit
  readonly leader: Unit | null
  readonly around: number
}

/** What all acts of a question of the RtPh want to know, worked out once for it: the next steps of a rout under way, or who could begin one and how. */
export class Routing {
  readonly side: Side
  /** The rout that goes on; null where one may begin. */
  readonly under: RoutInProgress | null
  readonly #s: AslskState
  readonly #kept: KeptPlans | undefined
  readonly #made: { readonly leader: Unit | null; readonly plan: RoutPlan }[] = []
  #onward: readonly RoutStep[] | null = null
  #routers: readonly Unit[] | null = null
  #starts: readonly RoutStart[] | null = null
  #field: EnemyField | null = null
  #manyLeaders: boolean | null = null
  readonly #musts = new Map<number, Problem | null>()

  /** `kept`: what is known from the questions before. */
  constructor(s: AslskState, side: Side, kept?: KeptPlans) {
    this.#s = s
    this.#kept = kept
    this.side = side
    this.under = s.rout
  }

  /** The enemies before whom all of them rout; with what is known of them from the questions before, also while a rout is under way. */
  get field(): EnemyField {
    this.#field ??= this.#kept?.fieldFor(this.#s, this.side) ?? enemyField(this.#s, this.side)
    return this.#field
  }

  /** The steps of the rout that is under way. */
  get onward(): readonly RoutStep[] {
    this.#onward ??= this.under ? onwardSteps(this.#s, this.under, this.field) : []
    return this.#onward
  }

  /** Those who could begin to rout. */
  get routers(): readonly Unit[] {
    this.#routers ??= this.under
      ? []
      : ownUnits(this.#s, this.side).filter((unit) => unit.at >= 0 && unit.broken && routProblem(this.#s, unit) === null)
    return this.#routers
  }

  /** How each of them could begin, alone and with each leader who could go along. */
  get starts(): readonly RoutStart[] {
    this.#starts ??= this.routers.flatMap((router) => {
      const around = neighbours(this.#s, router.at).length
      return [null, ...this.companionsOf(router)].map((leader) => ({ router, leader, around }))
    })
    return this.#starts
  }

  /** 3.6: those of them who must, and can: their side is not done before. */
  get pending(): readonly Unit[] {
    return this.routers.filter((unit) => this.#isPending(unit))
  }

  /** 3.6: whether there is any of them. */
  get isAnyPending(): boolean {
    return this.routers.some((unit) => this.#isPending(unit))
  }

  #isPending(unit: Unit): boolean {
    if (this.mustOf(unit) === null) return false
    const plan = this.planOf(unit, null)
    return plan.around.some((_, i) => plan.step(i).refusal === null)
  }

  /** Why a unit must rout or be eliminated; null when it may stay. */
  mustOf(unit: Unit): Problem | null {
    const known = this.#musts.get(unit.id)
    if (known !== undefined) return known
    const must = this.#kept ? this.#kept.mustOf(this.#s, unit) : mustRout(this.#s, unit)
    this.#musts.set(unit.id, must)
    return must
  }

  /** What a rout that begins so is aimed at. Plans are costly: each is made once, and with a leader only if he could make a difference. */
  planOf(unit: Unit, company: Unit | null): RoutPlan {
    this.#manyLeaders ??= ownUnits(this.#s, this.side).filter((own) => own.at >= 0 && isLeader(this.#s, own)).length > STACKING.smc
    const leader = company?.wounded || this.#manyLeaders ? company : null
    for (const made of this.#made) if (made.plan.unit === unit.id && made.leader === leader) return made.plan
    const plan = this.#kept?.planOf(this.#s, unit, leader, this.field) ?? routOptions(this.#s, unit, leader, this.field)
    this.#made.push({ leader, plan })
    return plan
  }

  /** 3.6: the leaders who could rout along with a unit. */
  companionsOf(unit: Unit): Unit[] {
    const found: Unit[] = []
    for (const leader of unitsAround(this.#s, unit.at))
      if (leader.at === unit.at && leader !== unit && companionProblem(this.#s, unit, leader) === null) found.push(leader)
    return found
  }

  get title(): string {
    if (!this.under)
      return this.isAnyPending ? 'Which broken unit routs first, and where to?' : 'Which broken unit shall rout, and where to?'
    const unit = this.#s.units[this.under.unit]!
    return `Where does the ${typeOf(this.#s, unit).label} in ${nameOf(this.#s, unit.at)} rout on to?`
  }

  get about(): AboutRout {
    const s = this.#s
    if (!this.under) return { rout: null, units: this.routers.map((unit) => this.#described(unit)) }
    const { unit, left, goals } = this.under
    return {
      rout: unit,
      mfLeft: left,
      goals: goals.map((goal) => nameOf(s, goal)),
      steps: this.onward.map((step) => describedStep(s, s.units[unit]!, step)),
    }
  }

  #described(unit: Unit): RouterChoice {
    const s = this.#s
    const { allotment, goals, steps } = this.planOf(unit, null)
    return {
      unit: unit.id,
      must: this.mustOf(unit)?.message ?? null,
      mf: allotment,
      goals: goals.map(({ at, mf }) => ({ hex: nameOf(s, at), mf, ignorable: whyIgnored(s, unit, at) })),
      steps: steps.map((step) => describedStep(s, unit, step)),
      leaders: this.companionsOf(unit).map((leader) => leader.id),
    }
  }
}

function describedStep(s: AslskState, unit: Unit, step: RoutStep): RoutStepChoice {
  const problem = step.refusal?.()
  return {
    hex: nameOf(s, step.to),
    mf: step.mf,
    refused: problem ? { rule: problem.rule ?? '3.6', message: problem.message } : null,
    crawl: step.crawl,
    interdictedBy: problem ? [] : interdictorsOf(s, unit, step.to, crestSideOf(s, unit.at, step.to)),
  }
}
