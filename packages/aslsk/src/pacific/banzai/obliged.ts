import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import type { Firer } from '../../fire/attack.ts'
import { type Aim, inherentProblems, usableWeapons } from '../../fire/firers.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Expenditure, Side, Unit } from '../../state.ts'
import { infantryOf, isGoodOrder, isMmc, typeOf } from '../../units/units.ts'

/** 8.1.8.7: those in the hex who must fire at the MMC that has charged into it: all in Good Order who can. */
function obliged(s: AslskState, side: Side, spent: Expenditure): Unit[] {
  if (!spent.mustFire) return []
  const aim: Aim = { when: 'firstFire', at: spent.at, expenditure: spent }
  return infantryOf(s, side, spent.at).filter(
    (unit) =>
      isGoodOrder(unit) && isMmc(s, unit) && (inherentProblems(s, unit, aim).length === 0 || usableWeapons(s, unit, aim).length > 0),
  )
}

/** 8.1.8.7: they fire as one Fire Group from that hex, with nobody else. */
export function obligedProblems(s: AslskState, side: Side, spent: Expenditure | null, firers: readonly Firer[]): readonly Problem[] {
  if (!spent?.mustFire) return LEGAL
  const all = obliged(s, side, spent)
  if (all.length === 0) return LEGAL
  const outsider = firers.find(({ unit }) => s.units[unit]!.at !== spent.at)
  if (outsider) return refuse('8.1.8.7', `First those in ${nameOf(s, spent.at)} fire at the Charge that has come among them.`)
  const missing = all.find(({ id }) => !firers.some(({ unit }) => unit === id))
  if (!missing) return LEGAL
  return refuse(
    '8.1.8.7',
    `The ${typeOf(s, missing).label} must fire too: all in ${nameOf(s, spent.at)} fire at the Charge as one Fire Group.`,
  )
}

/** 8.1.8.7: nobody holds his fire while there is somebody who must. */
export function mustFire(s: AslskState, side: Side, spent: Expenditure | null): boolean {
  return spent !== null && obliged(s, side, spent).length > 0
}
