import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { toldWithin } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { otherWay } from '../../data/dismantled.ts'
import { destroyProblems } from '../../fire/acts.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { forfeits } from '../../fire/marks.ts'
import { distance } from '../../map/terrain.ts'
import type { AslskState, Side, Weapon } from '../../state.ts'
import { noticedBy, weaponTypeOf } from '../../units/units.ts'
import { heldByMen } from '../../weapons/possession.ts'
import { heldBy, weaponName } from '../../words/names.ts'

export interface Dismantle {
  readonly type: 'dismantle'
  readonly weapon: number
}

/** A9.8: a German MMG or HMG is taken apart, or put together again, instead of being fired. Taken apart it fires as a LMG, also when it has moved. */
export const dismantle: AslskAct<Occasion, Dismantle> = {
  type: 'dismantle',
  rule: 'A9.8',
  fields: { weapon: integer(0, 9999) },
  *candidates(s, occasion) {
    for (const { id } of heldByMen(s, occasion.side)) {
      const decision: Dismantle = { type: 'dismantle', weapon: id }
      if (dismantleProblems(s, occasion, decision).length === 0) yield decision
    }
  },
  problems: dismantleProblems,
  perform(g, { when }, { weapon }) {
    turnOver(g, g.state.weapons[weapon]!, when === 'prepFire' ? 'prep' : 'final')
    return undefined
  },
  describe: (s, { weapon }) => `${isApart(s.weapons[weapon]!) ? 'Assemble' : 'Dismantle'} the ${weaponName(s, weapon)}${heldBy(s, weapon)}`,
}

function isApart({ type }: Weapon): boolean {
  return type.endsWith(':dm')
}

function dismantleProblems(s: AslskState, occasion: Occasion, { weapon: id }: Dismantle): readonly Problem[] {
  const weapon = s.weapons[id]
  if (!weapon || otherWay(weapon.type) === null) return refuse('A9.8', 'Only a German MMG or HMG is dismantled and assembled.')
  if (weapon.malfunctioned) return refuse('A9.8', `The ${weaponTypeOf(s, weapon).name} is malfunctioned.`)
  const problems = destroyProblems(s, occasion, id)
  return problems.length > 0 ? problems : LEGAL
}

function turnOver(g: Aslsk, weapon: Weapon, mark: 'prep' | 'final'): void {
  const unit = g.state.units[weapon.owner]!
  weapon.type = otherWay(weapon.type)!
  weapon.fire = mark
  g.emit(
    { type: 'german-units:dismantles', rule: 'A9.8', of: { weapon: weapon.id, unit: unit.id, apart: isApart(weapon) } },
    toldWithin(unit),
  )
  if (forfeits(g.state, unit)) unit.forfeited = true
}

/** One that is apart is put together where the enemy is in reach; a computer player takes none apart. */
export function dismantleAdvice(s: AslskState, side: Side, { weapon: id }: Dismantle): number {
  const weapon = s.weapons[id]!
  const owner = s.units[weapon.owner]!
  if (!isApart(weapon) || owner.at < 0) return -1
  const isNear = noticedBy(s, side).some((unit) => unit.side !== side && unit.at >= 0 && distance(s, owner.at, unit.at) <= NEAR)
  return isNear ? 0.1 : -1
}

const NEAR = 12
