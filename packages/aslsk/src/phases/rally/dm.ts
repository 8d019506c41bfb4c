import { integer, LEGAL, listOf, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { listed } from '@firegroup/kernel/words'
import { type Acting, type AslskAct, askFor, ending } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { isWoodsOrBuilding } from '../../map/terrain.ts'
import { type AslskState, defender, type Side, type Unit } from '../../state.ts'
import { ownUnits, typeOf } from '../../units/units.ts'
import { unitInPlace } from '../../words/names.ts'
import { isNextToKnownEnemy } from '../rout/enemies.ts'

export interface Keep {
  readonly type: 'keep'
  readonly units: readonly number[]
}

/** The units whose DM their side may keep. */
export interface Desperate extends Acting {
  readonly free: readonly Unit[]
}

export const takeOffDm = ending('done', '3.1h', 'Take off all desperation morale')

/** 3.1h: a broken unit in the open may keep its DM. Candidates are each of them, and all. */
export const keepDm: AslskAct<Desperate, Keep> = {
  type: 'keep',
  rule: '3.1h',
  fields: { units: listOf(integer(0), { min: 1 }) },
  candidates(_, { free }) {
    const found = free.map(({ id }): Keep => ({ type: 'keep', units: [id] }))
    if (free.length > 1) found.push({ type: 'keep', units: free.map(({ id }) => id) })
    return found
  },
  problems: (s, { side }, { units }) => units.flatMap((id, i) => keepProblems(s, side, s.units[id], units.indexOf(id) !== i)),
  perform(g, { side }, { units }) {
    settleDm(g, side, units)
    return undefined
  },
  describe: (s, { units }) => `Keep the desperation morale of ${listed(units.map((id) => unitInPlace(s, id)))}`,
}

/** 3.1h: at the end of the RPh DM counters come off, except beside the enemy and where the owner wants to keep one. */
export function* removeDm(g: Aslsk): Rules<void> {
  for (const side of [g.state.attacker, defender(g.state)]) {
    if (g.state.passed.includes(side)) continue
    const desperate = { side, free: ownUnits(g.state, side).filter((unit) => mayKeepDm(g.state, unit)) }
    if (!(yield* keepSome(g, desperate))) settleDm(g, side, [])
    g.state.passed.push(side)
  }
}

/** False where nobody's DM is kept by choice. */
function* keepSome(g: Aslsk, desperate: Desperate): Rules<boolean> {
  if (desperate.free.length === 0) return false
  g.checkpoint()
  const acts = g.state.setting.acts.keepDm
  const decision = yield* askFor(g, desperate.side, acts.question(g.state, desperate, keepDmHead(desperate)))
  if (acts.of(decision).ends) return false
  acts.perform(g, desperate, decision)
  return true
}

function keepDmHead({ free }: Desperate) {
  return {
    kind: 'keepDm',
    title: 'Which broken units shall keep their desperation morale, so that they may rout?',
    rule: '3.1h',
    about: { units: free.map((unit): number => unit.id) },
  } as const
}

function settleDm(g: Aslsk, side: Side, keep: readonly number[]): void {
  for (const unit of ownUnits(g.state, side)) if (unit.dm && unit.at >= 0) settleOne(g, unit, keep)
}

function settleOne(g: Aslsk, unit: Unit, keep: readonly number[]): void {
  const why = isNextToKnownEnemy(g.state, unit) ? 'enemy' : keep.includes(unit.id) ? 'choice' : null
  if (why) {
    g.emit({ type: 'dmKept', rule: '3.1h', unit: unit.id, why })
    return
  }
  unit.dm = false
  g.emit({ type: 'dm', rule: '3.1h', unit: unit.id, on: false })
}

function keepProblems(s: AslskState, side: Side, unit: Unit | undefined, isRepeated: boolean): readonly Problem[] {
  if (!unit || unit.side !== side || unit.at < 0 || !unit.dm)
    return refuse('3.1h', 'You have no such unit under desperation morale on the map.')
  const { label } = typeOf(s, unit)
  if (isRepeated) return refuse('3.1h', `The ${label} is named twice.`)
  if (isNextToKnownEnemy(s, unit)) return refuse('3.1h', `The ${label} is next to a Known Enemy Unit and keeps its DM anyway.`)
  return isWoodsOrBuilding(s, unit.at) ? refuse('3.1h', `The ${label} is in woods or a building and can't keep its DM.`) : LEGAL
}

/** 3.1h: a choice only outside woods and buildings, and away from the enemy. */
function mayKeepDm(s: AslskState, unit: Unit): boolean {
  return unit.dm && unit.at >= 0 && !isWoodsOrBuilding(s, unit.at) && !isNextToKnownEnemy(s, unit)
}
