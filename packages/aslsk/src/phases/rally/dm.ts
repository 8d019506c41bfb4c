import { integer, LEGAL, listOf, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Done } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { isWoodsOrBuilding } from '../../map/terrain.ts'
import type { AslskQuestion } from '../../questions.ts'
import { type AslskState, defender, type Side, type Unit } from '../../state.ts'
import { ownUnits, typeOf } from '../../units/units.ts'
import { isNextToKnownEnemy } from '../rout/enemies.ts'

interface Keep {
  readonly type: 'keep'
  readonly units: readonly number[]
}
export type DmDecision = Keep | Done

const DONE: Done = { type: 'done' }

export const dmSchema = variants({ keep: { units: listOf(integer(0), { min: 1 }) }, done: {} })

/** 3.1h: at the end of the RPh DM counters come off, except beside the enemy and where the owner wants to keep one. */
export function* removeDm(g: Aslsk): Rules<void> {
  for (const side of [g.state.attacker, defender(g.state)]) {
    if (g.state.passed.includes(side)) continue
    const free = ownUnits(g.state, side).filter((unit) => mayKeepDm(g.state, unit))
    let keep: readonly number[] = []
    if (free.length > 0) {
      g.checkpoint()
      const decision = yield* g.ask(side, keepDmQuestion(g.state, side, free))
      if (decision.type === 'keep') keep = decision.units
    }
    for (const unit of ownUnits(g.state, side)) if (unit.dm && unit.at >= 0) settleDm(g, unit, keep)
    g.state.passed.push(side)
  }
}

function settleDm(g: Aslsk, unit: Unit, keep: readonly number[]): void {
  const why = isNextToKnownEnemy(g.state, unit) ? 'enemy' : keep.includes(unit.id) ? 'choice' : null
  if (why) {
    g.emit({ type: 'dmKept', rule: '3.1h', unit: unit.id, why })
    return
  }
  unit.dm = false
  g.emit({ type: 'dm', rule: '3.1h', unit: unit.id, on: false })
}

/** Candidates: none, each one, all of them. */
function keepDmQuestion(s: AslskState, side: Side, free: readonly Unit[]): AslskQuestion<'keepDm'> {
  const ids = free.map((unit) => unit.id)
  const options: DmDecision[] = [DONE, ...ids.map((id): Keep => ({ type: 'keep', units: [id] }))]
  if (ids.length > 1) options.push({ type: 'keep', units: ids })
  return {
    kind: 'keepDm',
    title: 'Which broken units shall keep their desperation morale, so that they may rout?',
    rule: '3.1h',
    schema: dmSchema,
    about: { units: ids },
    candidates: () => options,
    problems: (decision) => {
      if (decision.type === 'done') return LEGAL
      return decision.units.flatMap((id, i) => keepProblems(s, side, s.units[id], decision.units.indexOf(id) !== i))
    },
  }
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
