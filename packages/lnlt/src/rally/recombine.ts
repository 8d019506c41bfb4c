import { integer, LEGAL, listOf, type Problem, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { type Lnlt, lot } from '../context.ts'
import { sameNationality } from '../data/pack.ts'
import { isLocked } from '../melee/eligible.ts'
import { type LnltState, MERGED, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'
import { placeOfUnits } from '../words/deeds.ts'
import { unitList } from '../words/names.ts'

export interface Recombine {
  readonly type: 'recombine'
  readonly units: readonly number[]
}

/** 3.0: two Good Order Half-Squads of one root Squad become a Squad, where a Good Order Leader of theirs is. */
export const recombineAction: RallyAction<Recombine> = {
  type: 'recombine',
  rule: '3.0',
  fields: { units: listOf(integer(0), { min: 2, max: 2 }) },
  *candidates(s, side) {
    for (const first of s.units) {
      if (first.side !== side || first.at < 0 || typeOf(s, first).kind !== 'halfSquad') continue
      for (const second of s.units) {
        if (second.id <= first.id || second.at !== first.at) continue
        const decision: Recombine = { type: 'recombine', units: [first.id, second.id] }
        if (recombineProblems(s, side, decision) === LEGAL) yield decision
      }
    }
  },
  problems: recombineProblems,
  perform(g, _side, { units: [a, b] }) {
    join(g, g.state.units[a!]!, g.state.units[b!]!)
    return undefined
  },
  describe: (s, { units }) => `Make a Squad of ${unitList(s, units)}${placeOfUnits(s, units)}`,
}

function recombineProblems(s: LnltState, side: Side, { units: [a, b] }: Recombine): readonly Problem[] {
  const first = s.units[a!]
  const second = s.units[b!]
  if (!first || !second || first === second || first.at < 0 || first.at !== second.at || first.side !== side || second.side !== side)
    return refuse('3.0', 'They must be two units of yours in one place.')
  for (const unit of [first, second]) {
    const { kind, name } = typeOf(s, unit)
    if (kind !== 'halfSquad') return refuse('3.0', `Only Half-Squads recombine, and the ${name} is none.`)
    if (!isGoodOrder(unit)) return refuse('3.0', `The ${name} is Shaken.`)
    if (isLocked(s, unit)) return refuse('3.0', `The ${name} is locked in Melee.`)
  }
  if (!sameNationality(typeOf(s, first), typeOf(s, second))) return refuse('3.0', 'They have different badges.')
  if (rootsOf(s, first, second).length === 0) return refuse('3.0', 'They do not come from the same kind of Squad.')
  return hasLeader(s, first) ? LEGAL : refuse('3.0', 'They need a Good Order Leader of their badge where they are.')
}

function hasLeader(s: LnltState, unit: Unit): boolean {
  const type = typeOf(s, unit)
  return s.units.some(
    (leader) =>
      leader.at === unit.at &&
      leader.side === unit.side &&
      isGoodOrder(leader) &&
      isLeader(s, leader) &&
      sameNationality(typeOf(s, leader), type),
  )
}

/** 3.0: the Squads that both can have been: the one that is remembered, else all that are reduced to such Half-Squads. */
function rootsOf(s: LnltState, first: Unit, second: Unit): readonly string[] {
  const others = rootsOfOne(s, second)
  return rootsOfOne(s, first).filter((root) => others.includes(root))
}

function rootsOfOne(s: LnltState, unit: Unit): readonly string[] {
  return unit.rootType !== '' ? [unit.rootType] : squadsBehind(s, unit.type)
}

function squadsBehind(s: LnltState, type: string): readonly string[] {
  return [...s.setting.pack.counters.values()]
    .filter(({ halfSquad, halfSquadEven }) => halfSquad === type || halfSquadEven === type)
    .map(({ id }) => id)
}

/** 3.0: where more than one Squad is possible the die says which. The Squad has what both had. */
function join(g: Lnlt, first: Unit, second: Unit): void {
  const among = rootsOf(g.state, first, second)
  const to = among[lot(g, 'which Squad they were', among.length)]!
  g.emit({ type: 'recombined', rule: '3.0', units: [first.id, second.id], from: [first.type, second.type], to, at: first.at, among })
  for (const weapon of g.state.weapons) if (weapon.owner === second.id) weapon.owner = first.id
  first.type = to
  first.rootType = ''
  first.marks |= second.marks
  first.skills = [...first.skills, ...second.skills]
  second.skills = []
  second.marks = 0
  second.at = MERGED
}
