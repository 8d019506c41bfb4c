import { flag, LEGAL, type Rules, record } from '@firegroup/kernel'
import type { AslskForm } from '../acts.ts'
import type { Aslsk, DiceRoll } from '../context.ts'
import type { AslskQuestion } from '../questions.ts'
import type { AslskState, Side, Weapon } from '../state.ts'
import { weaponTypeOf } from '../units/units.ts'
import { rateOfFire } from '../weapons/breakdown.ts'
import { unitOf } from './attack.ts'
import type { Figured } from './resolution.ts'

/**
 * 1.2.4.1: Weapons whose rate of fire the coloured die keeps. Not in the AFPh, not for a pinned user, not when the attack cowered (3.2.2) or the
 * Weapon broke down, was used as sustained fire or, in the enemy MPh, by a unit under Final Fire. In the enemy MPh its owner may give it up, to leave residual fire (3.3.5).
 */
export function* keepRate(
  g: Aslsk,
  { attack, parts }: Figured,
  dr: DiceRoll,
  cowered: boolean,
  broken: readonly Weapon[],
  sustained: ReadonlySet<Weapon>,
): Rules<Weapon[]> {
  const kept: Weapon[] = []
  if (attack.when === 'advancingFire' || cowered) return kept
  for (const part of parts) {
    if (part.weapon < 0) continue
    const weapon = g.state.weapons[part.weapon]!
    const user = unitOf(g.state, part.unit)
    if ((attack.expenditure !== null && user.fire === 'final') || weapon.ordnance?.noRate) continue
    if (dr.coloured > rateOfFire(g.state, weapon, user) || user.pinned || user.at < 0 || broken.includes(weapon) || sustained.has(weapon))
      continue
    const keep = attack.expenditure === null || (yield* askRate(g, attack.by, weapon))
    g.emit({ type: 'rateKept', rule: '1.2.4.1', weapon: weapon.id, kept: keep })
    if (keep) kept.push(weapon)
  }
  return kept
}

/** 3.3.5: in the enemy MPh the owner of a Weapon may give up its rate. */
export function* askRate(g: Aslsk, side: Side, weapon: Weapon): Rules<boolean> {
  return (yield* g.ask(side, rateQuestion(g.state, weapon))).keep
}

/** 3.3.5: a rate that is kept leaves no residual fire. */
export const keepRateForm: AslskForm<'keepRate', { readonly keep: boolean }> = {
  kind: 'keepRate',
  rule: '3.3.5',
  schema: record({ keep: flag() }),
  candidates: () => [{ keep: true }, { keep: false }],
  problems: () => LEGAL,
  describe: (_, { keep }) => (keep ? 'Keep the rate of fire' : 'Give up the rate and leave residual fire'),
}

function rateQuestion(s: AslskState, weapon: Weapon): AslskQuestion<'keepRate'> {
  const { name } = weaponTypeOf(s, weapon)
  const title = `The ${name} keeps its rate. Fire it again later, or leave residual fire?`
  return { ...keepRateForm, title, about: { weapon: weapon.id } }
}
