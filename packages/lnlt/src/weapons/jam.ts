import { integer, LEGAL, outcomesOf, type Problem, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { fallsOf, type Lnlt, lot, roll } from '../context.ts'
import { UNJAM } from '../data/morale.ts'
import { jamsOn } from '../data/support-weapons.ts'
import type { Attack } from '../fire/attack.ts'
import type { LnltState, Side, Weapon } from '../state.ts'
import { isGoodOrder, typeOf, typeOfWeapon } from '../units/units.ts'
import { weaponInHands } from '../words/deeds.ts'
import { removeWeapon } from './possession.ts'

/** 1.6.2: equal unmodified dice jam one of the machine guns marked J, by lot; it takes no part in this attack any more. -1: none. */
export function jams(g: Lnlt, attack: Attack, attackDie: number, defenceDie: number): number {
  if (!jamsOn(attackDie, defenceDie)) return -1
  // two men who serve one weapon both name it
  const fired = new Set(attack.firers.flatMap(({ weapons }) => weapons))
  const among = [...fired].filter((id) => typeOfWeapon(g.state, g.state.weapons[id]!).jams)
  if (among.length === 0) return -1
  const weapon = among[lot(g, 'which weapon jams', among.length)]!
  g.state.weapons[weapon]!.jammed = true
  g.emit({ type: 'weaponJams', rule: '1.6.2', weapon, die: attackDie, among })
  return weapon
}

export interface Unjam {
  readonly type: 'unjam'
  readonly weapon: number
}

/** 1.6.2: a Good Order unit that has a jammed MG rolls for it in its Rally Phase: it works again, or is lost. The roll is due. */
export const unjamAction: RallyAction<Unjam> = {
  type: 'unjam',
  rule: '1.6.2',
  fields: { weapon: integer(0) },
  *candidates(s, side) {
    for (const { jammed, id } of s.weapons) {
      if (!jammed) continue
      const decision: Unjam = { type: 'unjam', weapon: id }
      if (unjamProblems(s, side, decision) === LEGAL) yield decision
    }
  },
  problems: unjamProblems,
  preview(s, _side, { weapon }) {
    const of = fallsOf(s, 'single')
    return { works: outcomesOf(s, (g: Lnlt) => rollToUnjam(g, s.weapons[weapon]!).works).outOf(of, 'true'), of }
  },
  perform(g, _side, { weapon: id }) {
    const weapon = g.state.weapons[id]!
    const { die, worst, works } = rollToUnjam(g, weapon)
    g.emit({ type: 'unjam', rule: '1.6.2', weapon: id, unit: weapon.owner, die, lostOn: worst, works })
    weapon.jammed = false
    if (!works) removeWeapon(g, weapon, 'jammed', '1.6.2')
    return undefined
  },
  describe: (s, { weapon }) => `Clear the jam of the ${weaponInHands(s, weapon)}`,
}

function rollToUnjam(g: Lnlt, weapon: Weapon): { readonly die: number; readonly worst: number; readonly works: boolean } {
  const worst = lostOn(g.state)
  const die = roll(g, 'single', `unjam ${typeOfWeapon(g.state, weapon).name}`, (rolled) => rolled > worst).total
  return { die, worst, works: die > worst }
}

function unjamProblems(s: LnltState, side: Side, { weapon: id }: Unjam): readonly Problem[] {
  const weapon = s.weapons[id]
  const unit = weapon && s.units[weapon.owner]
  if (!weapon || !unit || unit.side !== side || unit.at < 0) return refuse('1.6.2', 'None of your units on the map has that weapon.')
  if (!weapon.jammed) return refuse('1.6.2', `The ${typeOfWeapon(s, weapon).name} is not jammed.`)
  return isGoodOrder(unit) ? LEGAL : refuse('1.6.2', `The ${typeOf(s, unit).name} is Shaken.`)
}

/** 1.6.2: sand gets into everything. */
function lostOn({ setting }: LnltState): number {
  return setting.terrain.some(({ id }) => id === 'sand') ? UNJAM.lostUpToInSand : UNJAM.lostUpTo
}
