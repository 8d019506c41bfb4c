import type { Problem } from '@firegroup/kernel'
import type { Status } from '../../data/statuses.ts'
import { isBuilding, terrainAt } from '../../map/terrain.ts'
import { isMortar, type Shot } from '../../ordnance/shot.ts'
import type { AslskState, Hex, Unit, Weapon } from '../../state.ts'
import { isStatus } from '../../units/statuses.ts'
import { isVehicle, weaponTypeOf } from '../../units/units.ts'
import { isLight, type Light } from '../../weapons/light.ts'

interface Position {
  /** As the card calls it. */
  readonly letter: string
  readonly rule: string
  readonly status: Status
  readonly where: string
  readonly allows: readonly Light[]
}

/** The letters of the card that name where a unit is, and what it may fire from there besides its own FP. The Crest and streams, cliffs, entrenchments, pillboxes, sewers and wire belong to their modules. */
export const POSITIONS: readonly Position[] = [
  { letter: 'b', rule: 'G8.212', status: 'bank', where: 'on a bank', allows: ['lmg', 'latw'] },
  { letter: 'F', rule: 'B21.42', status: 'fording', where: 'fording', allows: [] },
  { letter: 'M', rule: 'B16.32', status: 'inMarsh', where: 'in marsh', allows: ['lmg', 'latw', 'ft', 'dc'] },
  { letter: 'p', rule: 'G9.21', status: 'panji', where: 'on panjis', allows: ['lmg', 'latw', 'ft'] },
  { letter: 'w', rule: 'G13.421', status: 'wading', where: 'wading', allows: ['lmg'] },
]

/** Letters b, F, M, p and w: what is too heavy for where its owner is. */
export function positionForbids(s: AslskState, unit: Unit, weapon: Weapon, _at: Hex): Problem | undefined {
  if (isVehicle(unit)) return undefined
  const type = weaponTypeOf(s, weapon)
  const position = POSITIONS.find(({ status, allows }) => isStatus(s, unit, status) && !allows.some((light) => isLight(type, light)))
  return position && { rule: position.rule, message: `The ${type.name} can’t be fired ${position.where}.` }
}

/** B23.423: in fortified buildings Guns of these roles up to this calibre, in mm. */
const IN_FORTIFIED = { roles: ['ART', 'AT', 'INF'], most: 76 } as const

/** B23.423, letter B: which Guns fire from a building. Letter D: no Mortar and no AA Gun fires from dense jungle or bamboo. */
export function houseForbids(s: AslskState, { by }: Shot): Problem | undefined {
  const { barrel, crew, weapon } = by
  if (by.kind === 'vehicle' || barrel.shaped) return undefined
  const { name } = weaponTypeOf(s, weapon)
  const isHigh = barrel.role === 'AA' || isMortar(by)
  if (isHigh && terrainAt(s, crew.at).undergrowth === 'dense')
    return { rule: 'G2.2', message: `The ${name} can’t be fired from ${terrainAt(s, crew.at).name}.` }
  if (!isBuilding(s, crew.at) || barrel.mount === null) return undefined
  if (isHigh) return { rule: 'B23.423', message: `The ${name} can’t be fired from a building.` }
  const isSmall = barrel.targetSize > 0
  const isModest = (barrel.role === 'AT' || barrel.role === 'INF') && barrel.targetSize >= 0
  const isSheltered =
    IN_FORTIFIED.roles.some((role) => role === barrel.role) &&
    barrel.caliber <= IN_FORTIFIED.most &&
    s.setting.hooks.fortified.some((is) => is(s, crew.at))
  return isSmall || isModest || isSheltered
    ? undefined
    : { rule: 'B23.423', message: `The ${name} is too large to be fired from a building.` }
}
