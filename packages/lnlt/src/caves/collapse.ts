import { integer, LEGAL, type Problem, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { type Lnlt, roll } from '../context.ts'
import { type Attack, weaponFire } from '../fire/attack.ts'
import { conditionProblem, readyProblem, userProblem } from '../fire/firers.ts'
import { terrainModifier } from '../fire/tm.ts'
import { CAVE, hexOf, layerOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { adjacent, distance } from '../map/terrain.ts'
import { markActed } from '../operations/marking.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import type { Impulse, LnltState, Location } from '../state.ts'
import { TUNNEL, type Weapon } from '../state.ts'
import { eliminate } from '../units/damage.ts'
import { hasMarker, typeOf, typeOfWeapon } from '../units/units.ts'
import { isFlamethrowerTank } from '../vehicles/flames.ts'
import { removeWeapon } from '../weapons/possession.ts'
import { unitInPlace, weaponName } from '../words/names.ts'
import { isInTunnel, isOpenCave, nearestCave } from './entrances.ts'
import { put } from './tunnel.ts'

const BRINGS_DOWN: ReadonlySet<string> = new Set(['satchel', 'flamethrower'])

function bringsDown(s: LnltState, weapon: Weapon): boolean {
  return BRINGS_DOWN.has(typeOfWeapon(s, weapon).kind)
}

/** 10.7.2: charges and flames that cause a Damage Check bring the Cave down, whatever the check says. Contribution to `attacked`. */
export function collapseAfter(g: Lnlt, attack: Attack, _shaken: readonly number[], struck: { readonly hit: boolean }): undefined {
  const s = g.state
  const { at, firers } = attack
  if (!struck.hit || at < 0 || layerOf(at) !== CAVE || !isOpenCave(s, at)) return undefined
  const byMen = firers.some(({ weapons }) => weapons.some((id) => bringsDown(s, s.weapons[id]!)))
  if (byMen || isFlamethrowerTank(s, attack)) collapse(g, at)
  return undefined
}

/** 10.7.2: those inside get into the Tunnel towards another entrance, if there is one; with the last of them all who are underground are lost. */
function collapse(g: Lnlt, at: Location): void {
  const s = g.state
  const hex = hexOf(at)
  for (const marker of s.markers) {
    if (marker.kind !== 'cave' || hexOf(marker.at) !== hex) continue
    marker.kind = 'collapsed'
    marker.value = 0
  }
  const inside = s.units.filter((unit) => unit.at === at)
  g.emit({ type: 'collapses', rule: '10.7.2', at, units: inside.map(({ id }) => id) })
  const to = nearestCave(s, at)
  for (const unit of s.units) {
    const isCut = unit.at === at || (isInTunnel(unit) && (to < 0 || unit.tunnelTo === at))
    if (!isCut) continue
    if (to < 0) eliminate(g, unit, '10.7.2')
    else put(s, unit, TUNNEL, to, (isInTunnel(unit) ? unit.tunnelLeft! : 0) + distance(s.setting, at, to))
  }
  for (const weapon of s.weapons) if (weapon.owner < 0 && weapon.at === at) removeWeapon(g, weapon, 'lost', '10.7.2')
  removeUnseenMarkers(g, at)
}

export interface Blast {
  readonly type: 'blast'
  readonly unit: number
  readonly weapon: number
  readonly at: string
}

/** 10.7.2: an entrance with nobody in it is brought down with a charge or flames; its own TM does not count. */
export const blastAct: ImpulseAct<Blast> = {
  type: 'blast',
  rule: '10.7.2',
  fields: { unit: integer(0, 9999), weapon: integer(0, 9999), at: text({ max: 40 }) },
  idle: (s) => !hasMarker(s, 'cave'),
  *candidates(s, impulse) {
    for (const { kind, at: hex } of s.markers) {
      if (kind !== 'cave') continue
      const at = nameOf(s.setting, locationOf(hexOf(hex), CAVE))
      for (const weapon of s.weapons) {
        if (weapon.owner < 0 || !impulse.units.includes(weapon.owner)) continue
        const decision: Blast = { type: 'blast', unit: weapon.owner, weapon: weapon.id, at }
        if (blastProblem(s, impulse, decision) === null) yield decision
      }
    }
  },
  problems(s, impulse, decision) {
    const problem = blastProblem(s, impulse, decision)
    return problem ? [problem] : LEGAL
  },
  perform(g, impulse, { unit: id, weapon: which, at: name }) {
    const s = g.state
    const unit = s.units[id]!
    const weapon = s.weapons[which]!
    const at = locationNamed(s.setting, name)
    const { total: attackDie, dice: attackDice } = roll(g, 'attack', `attack on ${name}`, String)
    const { total: defenceDie, dice: defenceDice } = roll(g, 'defence', `defence of ${name}`, String)
    const attack = attackDie + weaponFire(s, weapon).fp
    const defence = defenceDie + coverOf(s, at)
    const collapses = attack > defence
    impulse.shots.push({ from: unit.at, at, kind: 'separate', leader: -1 })
    g.emit({ type: 'blasts', rule: '10.7.2', unit: id, weapon: which, at, attackDice, defenceDice, attack, defence, collapses })
    weapon.used = true
    if (typeOfWeapon(s, weapon).uses === 1) removeWeapon(g, weapon, 'usedUp', '10.7.2')
    markActed(g, [unit], 'fired', '10.7.2')
    if (collapses) collapse(g, at)
    return undefined
  },
  preview: (s, _impulse, { weapon, at }) => blastOdds(s, s.weapons[weapon]!, locationNamed(s.setting, at)),
  describe: (s, { unit, weapon, at }) => `Bring down the entrance of ${at} with the ${weaponName(s, weapon)} of ${unitInPlace(s, unit)}`,
}

/** 10.7.2: the ground of the hex counts, the entrance does not. */
function coverOf(s: LnltState, at: Location): number {
  return terrainModifier(s, locationOf(hexOf(at)), null, null).reduce((sum, { value }) => sum + value, 0)
}

/** Falls of both dice that bring it down. */
function blastOdds(s: LnltState, weapon: Weapon, at: Location): { readonly success: number; readonly of: number } {
  const lead = weaponFire(s, weapon).fp - coverOf(s, at)
  let success = 0
  for (let attack = 1; attack <= 6; attack++) for (let defence = 1; defence <= 6; defence++) if (attack + lead > defence) success++
  return { success, of: 36 }
}

function blastProblem(s: LnltState, impulse: Impulse, { unit: id, weapon: which, at: name }: Blast): Problem | null {
  const at = locationNamed(s.setting, name)
  const unit = s.units[id]
  const weapon = s.weapons[which]
  if (!isOpenCave(s, at)) return { rule: '10.7.2', message: `There is no Cave in ${name}.` }
  if (!unit || unit.side !== impulse.side || unit.at < 0 || !weapon || weapon.owner !== id || !bringsDown(s, weapon))
    return { rule: '10.7.2', message: 'A unit of yours with a Satchel Charge or a Flamethrower does it.' }
  if (s.units.some((other) => other.at === at)) return { rule: '10.7.2', message: `Somebody is in ${name}: fire at him.` }
  const aim = {
    side: impulse.side,
    occasion: 'fire',
    from: unit.at,
    at,
    units: ({ id: each }: { id: number }) => impulse.units.includes(each),
  } as const
  const unfit = readyProblem(s, aim, unit) ?? userProblem(s, unit, weapon) ?? conditionProblem(s, weapon)
  if (unfit) return unfit
  return adjacent(s.setting, unit.at, at) ? null : { rule: '10.7.2', message: `The ${typeOf(s, unit).name} is not next to ${name}.` }
}
