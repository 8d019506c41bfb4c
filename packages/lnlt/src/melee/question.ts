import { flag, integer, LEGAL, listOf, optional, type Problem, record } from '@firegroup/kernel'
import { nameOf } from '../map/location.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Side, type Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import type { Round } from './ambush.ts'
import { type Arms, armsProblem } from './arms.ts'
import { declarations } from './candidates.ts'
import { defendersOf, fightersOf, strikesIn } from './eligible.ts'
import type { MeleeOdds } from './events.ts'
import { firepowerOf, strongestArms, sumOf } from './firepower.ts'
import { chanceToKill, defenceOf, defending, isTooMany, type MeleeDeclaration, oddsOf } from './odds.ts'

const id = integer(0, 9999)
export const meleeSchema = record({
  targets: listOf(id, { min: 1, max: 30 }),
  leader: optional(id),
  weapons: listOf(record({ unit: id, inherent: flag(), weapons: listOf(id, { max: 4 }) }), { max: 30 }),
})

/**
 * 8.0: whom a side attacks, whose LM counts and with what everybody fights. `bound`: what it has declared already, when it strikes back after an Ambush:
 * then only the targets are open.
 */
export function meleeQuestion(s: LnltState, round: Round, side: Side, bound: MeleeDeclaration | null = null): LnltQuestion<'melee'> {
  const { at } = round
  return {
    kind: 'melee',
    title: `Melee in ${nameOf(s.setting, at)}: whom do you attack, and with what?`,
    rule: '8.0',
    schema: meleeSchema,
    about: { at: nameOf(s.setting, at), ambush: round.ambush, by: round.by },
    candidates: () => declarations(s, round, side, bound),
    problems: (declared) => {
      const problem = declarationProblem(s, round, side, declared) ?? (bound ? boundProblem(s, round, bound, declared) : null)
      return problem ? [problem] : LEGAL
    },
    preview: (declared) => meleePreview(s, round, side, declared, bound !== null),
  }
}

/** An attack before the dice, with what comes the other way at best; null once that has been. */
export interface MeleePreview extends MeleeOdds {
  readonly chance: number
  readonly reply: (MeleeOdds & { readonly chance: number }) | null
}

/** The odds of such an attack, if each of the enemies fights with the most that he has, and those of his best answer. */
function meleePreview(s: LnltState, round: Round, side: Side, declared: MeleeDeclaration, isAnswer: boolean): MeleePreview {
  const odds = oddsOf(s, round, side, declared, strongestArms(s, round, fightersOf(s, enemyOf(side), round.at)))
  return { ...odds, chance: chanceToKill(s, odds), reply: isAnswer ? null : bestReply(s, round, enemyOf(side), declared) }
}

/** 8.0: of all that a side may declare, what is likely to kill most of those who fight so. */
function bestReply(s: LnltState, round: Round, side: Side, against: MeleeDeclaration): MeleePreview['reply'] {
  let best: MeleePreview['reply'] = null
  for (const declared of declarations(s, round, side, null)) {
    const odds = oddsOf(s, round, side, declared, against.weapons)
    const chance = chanceToKill(s, odds)
    if (chance * declared.targets.length > (best ? best.chance * best.targets.length : 0)) best = { ...odds, chance }
  }
  return best
}

/** 8.0: why a side can't fight so; null if it can. */
function declarationProblem(s: LnltState, round: Round, side: Side, declared: MeleeDeclaration): Problem | null {
  return (
    leaderProblem(s, round, side, declared) ?? participantsProblem(s, round, side, declared) ?? targetsProblem(s, round, side, declared)
  )
}

/** 8.0, 11.1.4: a Good Order Leader who is there, with others who fight. */
function leaderProblem(s: LnltState, { at, cowed }: Round, side: Side, { leader, weapons }: MeleeDeclaration): Problem | null {
  if (leader === undefined) return null
  const unit = s.units[leader]
  if (!unit || unit.at !== at || unit.side !== side || !isLeader(s, unit))
    return { rule: '8.0', message: 'Only a Leader of yours in this Melee adds his LM.' }
  const { name } = typeOf(s, unit)
  if (unit.shaken) return { rule: '5.1', message: `${name} is Shaken: his LM does not count.` }
  if (cowed?.includes(leader)) return { rule: '8.6', message: `${name} did not stand the Charge: his LM does not count.` }
  if (weapons.some((way) => way.unit === leader))
    return { rule: '11.1.4', message: `${name} either adds his LM or uses his weapon, not both.` }
  return weapons.length > 0 ? null : { rule: '11.1.4', message: `${name} has nobody to lead: he fights with his weapon.` }
}

/** 8.0: everybody who is Melee-eligible takes part, each once. */
function participantsProblem(s: LnltState, round: Round, side: Side, { leader, weapons }: MeleeDeclaration): Problem | null {
  const { at } = round
  for (let i = 0; i < weapons.length; i++) {
    const way = weapons[i]!
    const unit = s.units[way.unit]
    if (!unit || unit.at !== at || unit.side !== side || !strikesIn(s, round, unit))
      return { rule: '8.0', message: 'Only your Melee-eligible units there fight.' }
    if (weapons.some((other, j) => j < i && other.unit === way.unit))
      return { rule: '8.0', message: `The ${typeOf(s, unit).name} is named twice.` }
    const problem = armsProblem(s, way)
    if (problem) return problem
  }
  for (const unit of fightersOf(s, side, at)) {
    if (unit.id === leader || !strikesIn(s, round, unit) || weapons.some((way) => way.unit === unit.id)) continue
    return { rule: '8.0', message: `The ${typeOf(s, unit).name} must take part: all Melee-eligible units do.` }
  }
  return null
}

/**
 * 8.0: at least one Melee-eligible enemy; several not at worse than 1:3. What the enemy will fight with is not known yet, so he is taken at his strongest:
 * whatever he chooses, the attack stays legal.
 */
function targetsProblem(s: LnltState, round: Round, side: Side, { targets, weapons }: MeleeDeclaration): Problem | null {
  const defenders: Unit[] = []
  const open = defendersOf(s, enemyOf(side), round.at)
  for (const target of targets) {
    const unit = s.units[target]
    if (!unit || unit.at !== round.at || unit.side === side) return { rule: '8.0', message: 'Only enemies in this Melee can be attacked.' }
    if (!open.includes(unit)) return { rule: '8.0', message: `The ${typeOf(s, unit).name} is not Melee-eligible: it can't be attacked.` }
    if (defenders.includes(unit)) return { rule: '8.0', message: `The ${typeOf(s, unit).name} is named twice.` }
    defenders.push(unit)
  }
  const attack = attackOf(s, round, weapons)
  const defence = defenceOf(firepowerOf(s, defending(s, round), defenders, strongestArms(s, round, defenders)))
  if (!isTooMany(attack, defence, targets.length)) return null
  return { rule: '8.0', message: `${attack} against ${defence} is worse than 1:3: at such odds only a single unit can be attacked.` }
}

function attackOf(s: LnltState, round: Round, arms: readonly Arms[]): number {
  return sumOf(
    firepowerOf(
      s,
      round,
      arms.map(({ unit }) => s.units[unit]!),
      arms,
    ),
  )
}

/** 11.1.4, 8.4: what they defended with they strike back with, and whoever led then leads now. */
function boundProblem(s: LnltState, { at }: Round, bound: MeleeDeclaration, declared: MeleeDeclaration): Problem | null {
  const lost = bound.leader === undefined || s.units[bound.leader]!.at !== at
  const leads = lost ? declared.leader === undefined : declared.leader === bound.leader
  const same = declared.weapons.every(({ unit, inherent, weapons }) => {
    const way = bound.weapons.find((each) => each.unit === unit)
    return way?.inherent === inherent && way.weapons.length === weapons.length && way.weapons.every((weapon) => weapons.includes(weapon))
  })
  return leads && same ? null : { rule: '11.1.4', message: 'What they fight with, and who leads, is settled for the round.' }
}

/** What a side declares that has nothing to decide. */
export function theOnly(question: LnltQuestion<'melee'>): MeleeDeclaration {
  for (const declared of question.candidates()) return declared
  throw new Error('A Melee without anybody to attack.')
}
