import type { Problem } from '@firegroup/kernel'
import { abilitiesOf } from '../data/smc.ts'
import { PORTAGE } from '../data/support-weapons.ts'
import { type Firer, inherentFire } from '../fire/attack.ts'
import { mountOf } from '../mounted/mounted.ts'
import type { LnltState, Unit } from '../state.ts'
import { typeOf, typeOfWeapon } from '../units/units.ts'
import { isMeleeWeapon } from './eligible.ts'

/** 8.0, 1.6: what a unit fights with: its own firepower, weapons, or both. */
export type Arms = Firer

/** 8.0, LG-46: the ways in which a unit can fight with all that it can use; it saves no charge that it could throw. */
export function armsOf(s: LnltState, unit: Unit): readonly Arms[] {
  const weapons = meleeWeaponsOf(s, unit)
  const { firesWithOwn, firesInstead } = PORTAGE[typeOf(s, unit).kind]
  const own = fightsWithOwn(s, unit)
  const withOwn = Math.min(firesWithOwn, weapons.length)
  const instead = Math.min(firesInstead, weapons.length)
  const found: Arms[] = []
  if (own && (withOwn > 0 || weapons.length === 0 || !isZeroFirepower(s, unit)))
    for (const used of choose(weapons, withOwn)) found.push({ unit: unit.id, inherent: true, weapons: used })
  if (instead > (own ? withOwn : 0))
    for (const used of choose(weapons, instead)) found.push({ unit: unit.id, inherent: false, weapons: used })
  return withoutSaving(s, found)
}

/** 8.0: MMCs, Heroes and Scouts fight without a SW too. */
function fightsWithOwn(s: LnltState, unit: Unit): boolean {
  return abilitiesOf(typeOf(s, unit).kind).melee === 'always'
}

/** 8.3, 11.6: an MMC that shows an IFP of 0, and a Scout. */
export function isZeroFirepower(s: LnltState, unit: Unit): boolean {
  const { kind } = typeOf(s, unit)
  return kind !== 'weaponTeam' && fightsWithOwn(s, unit) && (kind === 'scout' || inherentFire(s, unit).fp === 0)
}

function meleeWeaponsOf(s: LnltState, unit: Unit): number[] {
  const found: number[] = []
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id && isMeleeWeapon(s, weapon) && mountOf(s, unit) !== 'horse') found.push(weapon.id)
  return found
}

/** So many of them, in every combination; a unit has two at most. */
function choose(weapons: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return count >= weapons.length ? [weapons] : weapons.map((weapon) => [weapon])
}

/** 8.0: only the ways that use up as much of what can be used once as any does. */
function withoutSaving(s: LnltState, ways: readonly Arms[]): readonly Arms[] {
  if (ways.length < 2) return ways
  const thrown = ways.map(({ weapons }) => weapons.filter((id) => typeOfWeapon(s, s.weapons[id]!).uses === 1).length)
  const most = Math.max(...thrown)
  return ways.filter((_, i) => thrown[i] === most)
}

/** 8.0, 1.6: why a unit can't fight so; null if it can. */
export function armsProblem(s: LnltState, { unit: id, inherent, weapons }: Arms): Problem | null {
  const unit = s.units[id]!
  const { name, kind } = typeOf(s, unit)
  for (const weapon of weapons) {
    const named = s.weapons[weapon]
    if (!named || named.owner !== id) return { rule: '1.6', message: `The ${name} does not have such a weapon.` }
    if (!isMeleeWeapon(s, named)) return { rule: '8.0', message: `The ${typeOfWeapon(s, named).name} can't be used in Melee now.` }
  }
  if (armsOf(s, unit).some((way) => isSame(way, inherent, weapons))) return null
  const { firesWithOwn, firesInstead } = PORTAGE[kind]
  if (weapons.length > (inherent ? firesWithOwn : firesInstead)) return { rule: '1.6', message: `The ${name} can't use so much at once.` }
  return { rule: '8.0', message: `The ${name} fights with everything that it can use, and saves no charge.` }
}

function isSame(way: Arms, inherent: boolean, weapons: readonly number[]): boolean {
  return way.inherent === inherent && way.weapons.length === weapons.length && way.weapons.every((id) => weapons.includes(id))
}
