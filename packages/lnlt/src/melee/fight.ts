import { canDecide, type Rules, total } from '@firegroup/kernel'
import { isRiver } from '../boats/water.ts'
import type { Lnlt } from '../context.ts'
import { chargersOf, standCharge } from '../mounted/charge.ts'
import type { LnltQuestion } from '../questions.ts'
import { enemyOf, type LnltState, type Location, SIDES, type Side } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { endRound, removeUnprotected, spend, type UsedWeapon, usedWeapons } from './aftermath.ts'
import { type Round, roundOf } from './ambush.ts'
import type { Arms } from './arms.ts'
import { defendersOf, fightersOf, strikesIn } from './eligible.ts'
import { strongestArms } from './firepower.ts'
import { type MeleeDeclaration, oddsOf, rollMelee } from './odds.ts'
import { meleeQuestion, theOnly } from './question.ts'

/** 8.0: the one round of Melee of a location in a turn. `by` has entered or begun it; `entrants` are those who have just come. */
export function* fightMelee(g: Lnlt, at: Location, by: Side, entrants: readonly number[] = []): Rules<void> {
  const s = g.state
  const plain = roundOf(s, at, by, entrants)
  s.foughtIn.push(at)
  g.emit({ type: 'melee', rule: plain.ambush ? '8.4' : '8.0', at, by, ambush: plain.ambush })
  const round = landed(s, charged(g, plain, entrants), entrants)
  if (SIDES.every((side) => defendersOf(s, side, at).length > 0)) yield* exchange(g, round)
  removeUnprotected(g, at)
  endRound(g, at)
}

/** 23.3.1: who comes off the water only defends. */
function landed(s: LnltState, round: Round, entrants: readonly number[]): Round {
  if (!s.move || !isRiver(s, s.move.from)) return round
  return { ...round, cowed: [...(round.cowed ?? []), ...entrants] }
}

/** 8.6: a round that cavalry begins with a Charge. */
function charged(g: Lnlt, round: Round, entrants: readonly number[]): Round {
  const chargers = chargersOf(g.state, round.at, entrants)
  if (chargers.length === 0) return round
  g.emit({ type: 'charge', rule: '8.6', units: chargers, at: round.at })
  return { ...round, chargers, cowed: standCharge(g, round.at, round.by) }
}

/** 8.0: both sides attack, and losses are taken afterwards; 8.4: in an Ambush before the other side strikes back. */
function* exchange(g: Lnlt, round: Round): Rules<void> {
  const [first, second] = [round.by, enemyOf(round.by)]
  const declared = yield* declare(g, round)
  const used = { blue: usedWeapons(g.state, declared.blue), red: usedWeapons(g.state, declared.red) }
  const hits = strike(g, round, first, declared)
  if (round.ambush) {
    yield* strikeBack(g, round, declared, used, hits)
    return
  }
  const hitsBack = strike(g, round, second, declared)
  spend(g, used[first], hits.length > 0)
  spend(g, used[second], hitsBack.length > 0)
  takeLosses(g, [...hits, ...hitsBack])
}

type Declared = Record<Side, MeleeDeclaration | null>

/** 8.4: who is left of the ambushed strikes back, and chooses among the ambushers when it knows its losses. */
function* strikeBack(
  g: Lnlt,
  round: Round,
  declared: Declared,
  used: Record<Side, readonly UsedWeapon[]>,
  hits: readonly number[],
): Rules<void> {
  const s = g.state
  const side = enemyOf(round.by)
  spend(g, used[round.by], hits.length > 0)
  takeLosses(g, hits)
  const before = declared[side]
  let hitsBack: readonly number[] = []
  if (
    before &&
    fightersOf(s, side, round.at).some((unit) => strikesIn(s, round, unit) && before.weapons.some((way) => way.unit === unit.id))
  ) {
    const question = meleeQuestion(s, round, side, before)
    const answer = hits.length === 0 ? before : canDecide(question) ? yield* g.ask(side, question) : theOnly(question)
    hitsBack = strike(g, round, side, { ...declared, [side]: answer })
  }
  spend(g, used[side], hitsBack.length > 0)
  takeLosses(g, hitsBack)
}

/** 8.0: both sides choose at the same time; who has no choice is not asked, and who can't strike declares nothing. */
function* declare(g: Lnlt, round: Round): Rules<Declared> {
  const s = g.state
  const declared: Declared = { blue: null, red: null }
  const open: { readonly seat: Side; readonly question: LnltQuestion<'melee'> }[] = []
  for (const side of [round.by, enemyOf(round.by)]) {
    if (!fightersOf(s, side, round.at).some((unit) => strikesIn(s, round, unit))) continue
    const question = meleeQuestion(s, round, side)
    if (canDecide(question)) open.push({ seat: side, question })
    else declared[side] = theOnly(question)
  }
  const answers = yield* g.askAll(open)
  for (let i = 0; i < open.length; i++) declared[open[i]!.seat] = answers[i]!
  return declared
}

/** 8.0: an attack of one side; whom it kills. */
function strike(g: Lnlt, round: Round, by: Side, declared: Declared): readonly number[] {
  const s = g.state
  const own = declared[by]
  if (own === null) return NOBODY
  const odds = oddsOf(s, round, by, own, [...(declared[enemyOf(by)]?.weapons ?? []), ...cowedArms(s, round)])
  const { dice, total: rolled, success } = rollMelee(g, odds)
  g.emit({ type: 'meleeAttack', rule: '8.0', ...odds, dice, total: rolled + total(odds.modifiers), success })
  return success ? odds.targets : NOBODY
}

/** 8.6: those who strike no blow defend with all that they have. */
function cowedArms(s: LnltState, round: Round): readonly Arms[] {
  if (!round.cowed || round.cowed.length === 0) return []
  return strongestArms(
    s,
    round,
    round.cowed.map((id) => s.units[id]!),
  )
}

const NOBODY: readonly number[] = []

function takeLosses(g: Lnlt, units: readonly number[]): void {
  for (const id of units) if (g.state.units[id]!.at >= 0) eliminate(g, g.state.units[id]!, '8.0')
}
