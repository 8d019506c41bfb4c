import { integer, type Problem, type Rules, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { NO_ORDNANCE, smallArmsBarrel } from '../../armour/small-arms.ts'
import type { Aslsk } from '../../context.ts'
import { columnIndex, FP_UNIT } from '../../data/ift.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { unitProblems } from '../../fire/firers.ts'
import { markFor } from '../../fire/shot-mode.ts'
import { canSee } from '../../map/los.ts'
import { distance, nameOf, placeOf } from '../../map/terrain.ts'
import { gunshield } from '../../ordnance/manned.ts'
import { shotPreviewOf } from '../../ordnance/preview.ts'
import { shotProblemsOf } from '../../ordnance/problems.ts'
import { fireOrdnance } from '../../ordnance/resolve.ts'
import { type Shot, type ShotDeclaration, shotBy } from '../../ordnance/shot.ts'
import { targetUnits } from '../../ordnance/to-hit.ts'
import { copyOrdnance, copyWeapon } from '../../scenario/new-counters.ts'
import { type AslskState, enemyOf, type Location, type Side, type Weapon } from '../../state.ts'
import { hasInfantry, isInfantry, knownTo, typeOf, weaponTypeOf } from '../../units/units.ts'
import { heldBy, weaponName } from '../../words/names.ts'

export interface RifleShot {
  readonly type: 'rifleShot'
  readonly weapon: number
  readonly at: string
}

/** C13.2, C11.52: an anti-tank rifle is aimed at men as Ordnance: the 20L at any, the others at those behind the shield of a Gun, which it may hit. */
export const rifleShot: AslskAct<Occasion, RifleShot> = {
  type: 'rifleShot',
  rule: 'C13.2',
  fields: { weapon: integer(0, 9999), at: text({ max: 24 }) },
  *candidates(s, occasion) {
    const { side, expenditure } = occasion
    const rifles = s.weapons.filter((weapon) => isRifle(s, weapon) && s.units[weapon.owner]?.side === side && !weapon.malfunctioned)
    for (const weapon of rifles) {
      const owner = s.units[weapon.owner]!
      if (owner.at < 0 || unitProblems(s, owner).length > 0) continue
      const { range } = weaponTypeOf(s, weapon)
      const places = expenditure ? [expenditure.at] : enemyPlaces(s, side)
      for (const at of places) {
        if (distance(s, owner.at, at) > range || !canSee(s, owner.at, at)) continue
        const declared: RifleShot = { type: 'rifleShot', weapon: weapon.id, at: nameOf(s, at) }
        if (rifleProblems(s, occasion, declared).length === 0) yield declared
      }
    }
  },
  problems: rifleProblems,
  perform: fireRifle,
  describe: (s, { weapon, at }) => `Aim the ${weaponName(s, weapon)}${heldBy(s, weapon)} at the men in ${at}`,
  preview(s, occasion, declared) {
    const shot = rifleShotOf(s, occasion, declared, s.weapons[declared.weapon]!)
    return shot && shotPreviewOf(s, shot)
  },
}

function isRifle(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).kind === 'atr'
}

/** C13.2: those of 20 mm. */
function isHeavy(s: AslskState, weapon: Weapon): boolean {
  return weaponTypeOf(s, weapon).name.includes('20L')
}

function enemyPlaces(s: AslskState, side: Side): readonly Location[] {
  const places = new Set<Location>()
  for (const unit of knownTo(s, side)) if (unit.at >= 0 && unit.side !== side && isInfantry(unit)) places.add(unit.at)
  return [...places]
}

function declaration({ weapon, at }: RifleShot): ShotDeclaration {
  return { type: 'ordnance', weapon, at, target: 'itt', ammo: 'ap' }
}

function rifleShotOf(s: AslskState, occasion: Occasion, declared: RifleShot, weapon: Weapon): Shot | null {
  const barrel = isRifle(s, weapon) ? smallArmsBarrel(s, weapon) : null
  if (!barrel) return null
  const armed = weapon.ordnance ? weapon : copyWeapon({ ...weapon, ordnance: NO_ORDNANCE })
  return shotBy(s, occasion, declaration(declared), armed, barrel)
}

function rifleProblems(s: AslskState, occasion: Occasion, declared: RifleShot): readonly Problem[] {
  const weapon = s.weapons[declared.weapon]
  const shot = weapon && rifleShotOf(s, occasion, declared, weapon)
  if (!shot) return refuse('C13.2', `Weapon ${declared.weapon} is no anti-tank rifle.`)
  const { crew } = shot.by
  if (crew.side !== occasion.side) return refuse('3.2', 'None of your units has that Weapon.')
  if (markFor(s, crew, weapon) !== 'none') return refuse('C13.2', `The ${weaponTypeOf(s, weapon).name} has fired in this Player Turn.`)
  const problems = shotProblemsOf(s, shot, declaration(declared))
  if (problems.length > 0 || isHeavy(s, weapon)) return problems
  return hasInfantry(s, enemyOf(occasion.side), shot.at) && targetUnits(s, shot).some((unit) => gunshield(s, unit, crew.at, false))
    ? problems
    : refuse('C11.52', `The ${weaponTypeOf(s, weapon).name} is aimed at men only behind the shield of a Gun.`)
}

function* fireRifle(g: Aslsk, occasion: Occasion, declared: RifleShot): Rules<void> {
  const weapon = g.state.weapons[declared.weapon]!
  weapon.ordnance = copyOrdnance(NO_ORDNANCE)
  yield* fireOrdnance(g, rifleShotOf(g.state, occasion, declared, weapon)!)
  weapon.ordnance = undefined
}

/** About half of the shots hit, on the first column. */
export function rifleAdvice(s: AslskState, side: Side, { at }: RifleShot): number {
  const place = placeOf(s, at)
  let gain = 0
  for (const unit of knownTo(s, side))
    if (unit.at === place && unit.side !== side && typeOf(s, unit).kind !== 'vehicle')
      gain += 0.5 * worthOf(s, unit) * expectedLoss(s, unit, columnIndex(FP_UNIT), 0)
  return gain - RIFLE_PRICE
}

const RIFLE_PRICE = 0.03
