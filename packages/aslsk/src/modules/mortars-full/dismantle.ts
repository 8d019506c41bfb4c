import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { toldWithin } from '../../concealment/unseen.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { forfeits } from '../../fire/marks.ts'
import { loseAcquisition } from '../../ordnance/acquisition.ts'
import { arcToTheEnemy } from '../../ordnance/arc.ts'
import { hasPushed } from '../../ordnance/manned.ts'
import { isMortar, type Shooter, shooterOf } from '../../ordnance/shot.ts'
import type { AslskState, Side, Unit, Weapon } from '../../state.ts'
import { isGoodOrder, typeOf, weaponTypeOf } from '../../units/units.ts'
import { heldBy, weaponName } from '../../words/names.ts'
import { MEDIUM } from './data.ts'
import { isApart, setApart } from './state.ts'

const RULE = 'A9.8'

export interface Dismantle {
  readonly type: 'takeApart' | 'putTogether'
  readonly weapon: number
}

/** A9.8: a medium Mortar is taken apart instead of being fired, and carried like a support weapon. */
export const dismantle: AslskAct<Occasion, Dismantle & { readonly type: 'takeApart' }> = row('takeApart', 'Take apart')

/** A9.8: and put together again. */
export const assemble: AslskAct<Occasion, Dismantle & { readonly type: 'putTogether' }> = row('putTogether', 'Put together')

function row<T extends Dismantle['type']>(type: T, words: string): AslskAct<Occasion, Dismantle & { readonly type: T }> {
  return {
    type,
    rule: RULE,
    fields: { weapon: integer(0, 9999) },
    *candidates(s, occasion) {
      for (const { id, ordnance } of s.weapons)
        if (ordnance && problems(s, occasion, { type, weapon: id }).length === 0) yield { type, weapon: id }
    },
    problems,
    perform(g, { when }, { weapon }) {
      const by = shooterOf(g.state, weapon)!
      const isOff = type === 'takeApart'
      setApart(g.state, weapon, isOff)
      by.weapon.ordnance.ca = isOff ? -1 : arcToTheEnemy(g.state, by.crew.at, by.crew.side)
      delete by.weapon.ordnance.emplaced
      loseAcquisition(by.weapon)
      spend(g.state, by.weapon, by.crew, when)
      g.emit({ type: 'mortars-full:apart', rule: RULE, of: { weapon, unit: by.crew.id, apart: isOff } }, toldWithin(by.crew))
      return undefined
    },
    describe: (s, { weapon }) => `${words} the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
  }
}

/** It counts as fire of the Weapon. */
function spend(s: AslskState, weapon: Weapon, crew: Unit, when: Occasion['when']): void {
  const mark = when === 'prepFire' ? 'prep' : 'final'
  weapon.fire = mark
  weapon.keptRate = false
  if (!forfeits(s, crew)) return
  crew.forfeited = true
  crew.fire = mark
}

function problems(s: AslskState, { side }: Occasion, { type, weapon: id }: Dismantle): readonly Problem[] {
  const by: Shooter | null = shooterOf(s, id)
  if (by?.kind !== 'weapon' || !isMortar(by) || by.crew.side !== side) return refuse(RULE, 'None of your units has such a Mortar.')
  const { weapon, barrel, crew } = by
  const { name } = weaponTypeOf(s, weapon)
  if (barrel.caliber < MEDIUM.least || barrel.caliber > MEDIUM.most)
    return refuse(RULE, `Only Mortars of ${MEDIUM.least} to ${MEDIUM.most} mm are taken apart.`)
  if (isApart(s, id) === (type === 'takeApart'))
    return refuse(RULE, type === 'takeApart' ? `The ${name} is in parts already.` : `The ${name} is put together.`)
  if (!isGoodOrder(crew) || crew.pinned) return refuse(RULE, `The ${typeOf(s, crew).label} must be in Good Order and not pinned.`)
  if (weapon.malfunctioned) return refuse(RULE, `The ${name} is malfunctioned.`)
  if (weapon.fire !== 'none' || weapon.keptRate || hasPushed(s, crew)) return refuse(RULE, `The ${name} has been used in this Player Turn.`)
  return crew.fire === 'none' || crew.forfeited ? LEGAL : refuse(RULE, `The ${typeOf(s, crew).label} has fired.`)
}

/** What is in parts is not fired. */
export function inParts(s: AslskState, _: Unit, weapon: Weapon): Problem | undefined {
  return isApart(s, weapon.id) ? { rule: RULE, message: `The ${weaponTypeOf(s, weapon).name} is in parts.` } : undefined
}

/** In parts it is carried for 5 PP. */
export function partsPortage(s: AslskState, weapon: Weapon): number | undefined {
  return isApart(s, weapon.id) ? MEDIUM.pp : undefined
}

/** What can fire is left as it is; what is in parts is put together where it is. */
export function dismantleAdvice(_s: AslskState, _side: Side, { type }: Dismantle): number {
  return type === 'putTogether' ? 0.5 : -1
}
