import type { Modifier } from '@firegroup/kernel'
import { stopBefore } from '../../concealment/bump.ts'
import { isUnseen, unseenEnemies } from '../../concealment/unseen.ts'
import { fireCandidates } from '../../fire/candidates.ts'
import { attackFrom, type Occasion } from '../../fire/declaration.ts'
import { type FirePreview, firePreview } from '../../fire/preview.ts'
import { RESIDUAL } from '../../fire/residual.ts'
import { isEntryCost } from '../../map/costs.ts'
import { locationOf } from '../../map/location.ts'
import { markerAt } from '../../map/markers.ts'
import { neighbours, placeOf } from '../../map/terrain.ts'
import { entryPlaces } from '../../scenario/reinforcements.ts'
import { type AslskState, cloneState, defender, type Hex, type Location, OFFBOARD, type Unit } from '../../state.ts'
import { leaderAmong, mfLeft, modeOf } from './factors.ts'
import { carryOut, type DeclaredMode, isRoad, type Plan, planProblem, rateOf, type StepDecision, stepCost } from './step.ts'

/** A hex within reach: the MF, in halves, and the hexes on the way, the last one included. */
export interface Reachable {
  readonly place: Hex
  readonly mf: number
  readonly path: readonly Hex[]
}

/** What entering a hex of a path costs and may bring upon the movers. */
export interface HexRisk {
  readonly place: Hex
  /** In halves. */
  readonly mf: number
  /** 3.3.5: the residual fire that lies there. */
  readonly residual: number
  /** Enemy units that could fire at the movers here. */
  readonly firers: readonly number[]
  /** The attack that is most likely to have an effect, with its odds. */
  readonly worst: { readonly firers: readonly number[]; readonly preview: FirePreview } | null
}

/** What a step costs and draws: the worst attack by its numbers alone. */
export interface StepPreview {
  readonly mf: number
  readonly parts: readonly Modifier[]
  readonly left: readonly { readonly unit: number; readonly left: number }[]
  readonly risk: Pick<HexRisk, 'residual' | 'firers'> & {
    readonly worst: ({ readonly firers: readonly number[] } & Pick<FirePreview, 'column' | 'drm' | 'modifiers' | 'anyEffect'>) | null
  }
}

/** What would come of a step: its cost and the MF left, and the fire that it can draw. MF in halves. */
export function stepPreview(s: AslskState, decision: StepDecision): StepPreview {
  const units = decision.units.map((id) => s.units[id]!)
  const to = placeOf(s, decision.to)
  const by = decision.by ?? rateOf(s, units[0]!.at, to)
  return previewStep(s, { units, to, by, mode: decision.mode })
}

function previewStep(s: AslskState, plan: Plan): StepPreview {
  const ahead = cloneState(s)
  const units = plan.units.map((unit) => ahead.units[unit.id]!)
  const bumps = unseenEnemies(ahead, units[0]!.side, plan.to).length > 0
  const { mf, parts } = (bumps ? stopBefore : carryOut)(ahead, { ...plan, units })
  const left = units.map((unit) => ({ unit: unit.id, left: leftAfter(ahead, unit) }))
  return { mf, parts, left, risk: inShort(riskHere(ahead, bumps ? units[0]!.at : plan.to, mf)) }
}

/** The worst attack by its numbers: what may become of each target is worked out only for who asks with `moveRisk`. */
function inShort({ residual, firers, worst }: HexRisk): StepPreview['risk'] {
  if (!worst) return { residual, firers, worst: null }
  const { column, drm, modifiers, anyEffect } = worst.preview
  return { residual, firers, worst: { firers: worst.firers, column, drm, modifiers, anyEffect } }
}

function leftAfter(s: AslskState, unit: Unit): number {
  return mfLeft(s, unit, unit.mode, unit.withLeader < 0 ? null : s.units[unit.withLeader]!, false)
}

/** More MF, in halves, than any way over a map takes. */
const PLENTY = 4000

/** What these units have left for this MPh, moving so: the least of them, in halves. */
export function leftTogether(s: AslskState, units: readonly Unit[], mode?: DeclaredMode): number {
  return Math.min(...units.map((unit) => mfLeft(s, unit, modeOf(unit, mode), leaderAmong(s, unit, units), false)))
}

/** What it would cost these units to get to a hex that is out of their reach, by the cheapest way, in halves; null where no way leads there. */
export function costBeyond(s: AslskState, units: readonly Unit[], place: Hex, mode?: DeclaredMode): number | null {
  const rich = cloneState(s)
  const movers = units.map((unit) => rich.units[unit.id]!)
  for (const unit of movers) {
    unit.spent -= PLENTY
    unit.spentHere -= PLENTY
  }
  return reachable(rich, movers, mode, place).find((way) => way.place === place)?.mf ?? null
}

/** All hexes that these units reach together in this MPh, moving so, each by the cheapest way; or those up to one of them. They must be able to move. */
export function reachable(s: AslskState, units: readonly Unit[], mode?: DeclaredMode, upTo: Hex = OFFBOARD): Reachable[] {
  const found = new Map<Hex, Reachable>()
  let edge: Front[] = [{ state: s, mf: 0, path: [], place: units[0]!.at, onRoad: true }]
  const best = new Map<number, number>()
  while (edge.length > 0) {
    edge.sort((a, b) => a.mf - b.mf)
    const [here, ...rest] = edge as [Front, ...Front[]]
    edge = rest
    if (here.path.length > 0 && !found.has(here.place)) found.set(here.place, { place: here.place, mf: here.mf, path: here.path })
    if (here.place === upTo && found.has(upTo)) break
    for (const next of goOn(here, units, mode)) {
      const key = next.place * 2 + (next.onRoad ? 1 : 0)
      if ((best.get(key) ?? Number.MAX_SAFE_INTEGER) <= next.mf) continue
      best.set(key, next.mf)
      edge.push(next)
    }
  }
  return [...found.values()]
}

/** A way as far as it goes, with the state at its end. */
interface Front {
  readonly state: AslskState
  readonly place: Hex
  readonly mf: number
  readonly path: readonly Hex[]
  /** Only road hexsides so far: the road bonus is still open. */
  readonly onRoad: boolean
}

function goOn(here: Front, movers: readonly Unit[], mode: DeclaredMode | undefined): Front[] {
  const units = movers.map((unit) => here.state.units[unit.id]!)
  const first = units[0]!
  const targets = first.at === OFFBOARD ? entryPlaces(here.state, first) : neighbours(here.state, first.at)
  const fronts: Front[] = []
  for (const to of targets) {
    const by = rateOf(here.state, first.at, to)
    const plan: Plan = { units, to, by, mode: first.mode === 'still' ? mode : undefined }
    const cost = stepCost(here.state, first, to, by)
    if (!isEntryCost(cost) || planProblem(here.state, plan) || unseenEnemies(here.state, first.side, to).length > 0) continue
    const state = cloneState(here.state)
    carryOut(state, { ...plan, units: movers.map((unit) => state.units[unit.id]!) })
    const onRoad = here.onRoad && isRoad(cost, by)
    fronts.push({ state, place: to, mf: here.mf + cost.mf, path: [...here.path, to], onRoad })
  }
  return fronts
}

/**
 * The cost of a way and the fire that it can draw, hex by hex; ends where the way can't be gone on. With a Gun that is pushed along, as if every
 * attempt got there (6.5).
 */
export function moveRisk(s: AslskState, units: readonly Unit[], path: readonly Hex[], mode?: DeclaredMode, gun?: number): HexRisk[] {
  const risks: HexRisk[] = []
  const ahead = cloneState(s)
  const movers = units.map((unit) => ahead.units[unit.id]!)
  const pushed = gun === undefined ? undefined : ahead.weapons[gun]?.ordnance
  if (pushed) {
    pushed.pushedBy = movers.map(({ id }) => id)
    delete pushed.emplaced
  }
  for (const hex of path) {
    const to = locationOf(hex)
    const by = rateOf(ahead, movers[0]!.at, to)
    const plan: Plan = { units: movers, to, by, mode: movers[0]!.mode === 'still' ? mode : undefined, ...(pushed ? { gun: gun! } : {}) }
    if (planProblem(ahead, plan) || unseenEnemies(ahead, movers[0]!.side, to).length > 0) return risks
    const { mf } = carryOut(ahead, plan)
    risks.push(riskHere(ahead, to, mf))
  }
  return risks
}

/**
 * The fire that the expenditure of this state can draw, from the very attacks that the DEFENDER would be offered. Nothing is told of it where LOS is
 * checked only by firing (3.2.1).
 */
function riskHere(s: AslskState, place: Location, mf: number): HexRisk {
  const occasion: Occasion = { when: 'firstFire', side: defender(s), expenditure: s.move?.spent ?? null }
  const firers = new Set<number>()
  let worst: HexRisk['worst'] = null
  if (s.setting.options.losChecks === 'free')
    for (const declared of fireCandidates(s, occasion)) {
      if (declared.firers.some(({ unit }) => isUnseen(s.units[unit]!))) continue // 8.3.2: nobody knows what they have
      for (const firer of declared.firers) firers.add(firer.unit)
      const preview = firePreview(s, attackFrom(s, occasion, declared))
      if (worst === null || isWorse(preview, worst.preview)) worst = { firers: declared.firers.map((firer) => firer.unit), preview }
    }
  return { place, mf, residual: markerAt(s, place, RESIDUAL)?.value ?? 0, firers: [...firers], worst }
}

/** More of the 36 rolls have an effect, or as many with more firepower. */
function isWorse(a: FirePreview, b: FirePreview): boolean {
  return a.anyEffect > b.anyEffect || (a.anyEffect === b.anyEffect && a.fp64 > b.fp64)
}
