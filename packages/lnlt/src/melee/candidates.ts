import { enemyOf, type LnltState, type Side, type Unit } from '../state.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import type { Round } from './ambush.ts'
import { type Arms, armsOf } from './arms.ts'
import { defendersOf, fightersOf, strikesIn } from './eligible.ts'
import { firepowerOf, strongestArms, sumOf } from './firepower.ts'
import { defenceOf, defending, isTooMany, type MeleeDeclaration } from './odds.ts'

/**
 * What a side may declare for a round. Arms: everybody's strongest, and each other way of each unit with the others at their strongest; the best LM that
 * costs nothing, and each Leader's who would leave his weapon for it. Targets: every choice among up to four enemies; among more, each alone, each pair,
 * all but one, and all. Other combinations are legal as well.
 */
export function* declarations(s: LnltState, round: Round, side: Side, bound: MeleeDeclaration | null): Iterable<MeleeDeclaration> {
  const enemies = defendersOf(s, enemyOf(side), round.at)
  const strength = enemies.map((enemy) => sumOf(firepowerOf(s, defending(s, round), [enemy], strongestArms(s, round, [enemy]))))
  const choices = [...targetChoices(enemies.length)]
  for (const { leader, weapons } of bound ? [settled(s, round, bound)] : waysToFight(s, round, side)) {
    const strikers = weapons.map(({ unit }) => s.units[unit]!)
    const attack = sumOf(firepowerOf(s, round, strikers, weapons))
    for (const chosen of choices) {
      let defence = 0
      for (const i of chosen) defence += strength[i]!
      if (isTooMany(attack, Math.max(defenceOf([]), defence), chosen.length)) continue
      const targets = chosen.map((i) => enemies[i]!.id)
      yield leader === undefined ? { targets, weapons } : { targets, leader, weapons }
    }
  }
}

type Way = Pick<MeleeDeclaration, 'leader' | 'weapons'>

/** 8.4: those who are left of an ambushed side fight as they had declared. */
function settled(s: LnltState, { at }: Round, { leader, weapons }: MeleeDeclaration): Way {
  const left = weapons.filter(({ unit }) => s.units[unit]!.at === at)
  return leader === undefined || s.units[leader]!.at !== at ? { weapons: left } : { leader, weapons: left }
}

function* waysToFight(s: LnltState, round: Round, side: Side): Iterable<Way> {
  const strikers = fightersOf(s, side, round.at).filter((unit) => strikesIn(s, round, unit))
  const usual = strongestArms(s, round, strikers)
  const free = bestLeader(s, round, side, strikers)
  yield wayOf(usual, free)
  for (const unit of strikers) for (const way of armsOf(s, unit)) if (!isUsual(usual, way)) yield wayOf(replaced(usual, way), free)
  if (usual.length < 2) return
  for (const unit of strikers)
    if (isLeader(s, unit) && leadershipOf(s, unit) > (free ? leadershipOf(s, free) : 0))
      yield wayOf(
        usual.filter((way) => way.unit !== unit.id),
        unit,
      )
}

function wayOf(weapons: readonly Arms[], leader: Unit | null): Way {
  return leader ? { leader: leader.id, weapons } : { weapons }
}

function isUsual(usual: readonly Arms[], { unit, inherent, weapons }: Arms): boolean {
  return usual.some((way) => way.unit === unit && way.inherent === inherent && way.weapons.join() === weapons.join())
}

function replaced(usual: readonly Arms[], by: Arms): readonly Arms[] {
  return usual.map((way) => (way.unit === by.unit ? by : way))
}

/** 8.0: the best LM of a Good Order Leader who fights with no weapon; null where none is above 0. */
function bestLeader(s: LnltState, { at, cowed }: Round, side: Side, strikers: readonly Unit[]): Unit | null {
  let best: Unit | null = null
  for (const unit of s.units) {
    if (unit.at !== at || unit.side !== side || unit.shaken || !isLeader(s, unit) || strikers.includes(unit) || cowed?.includes(unit.id))
      continue
    if (leadershipOf(s, unit) > (best ? leadershipOf(s, best) : 0)) best = unit
  }
  return best
}

const ALL_CHOICES_UP_TO = 4

function* targetChoices(count: number): Iterable<readonly number[]> {
  const all = Array.from({ length: count }, (_, i) => i)
  if (count <= ALL_CHOICES_UP_TO) {
    for (let set = 1; set < 1 << count; set++) yield all.filter((i) => (set & (1 << i)) !== 0)
    return
  }
  for (const i of all) yield [i]
  for (const i of all) for (let j = i + 1; j < count; j++) yield [i, j]
  for (const i of all) yield all.filter((j) => j !== i)
  yield all
}
