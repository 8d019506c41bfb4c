import type { Modifier, Problem } from '@firegroup/kernel'
import type { Attack } from '../../fire/attack.ts'
import type { Forbidden } from '../../hooks.ts'
import { cameFrom } from '../../map/came-from.ts'
import { nameOf } from '../../map/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { Place } from '../../places/place.ts'
import type { Setting } from '../../setting.ts'
import { type AslskState, enemyOf, type Hex, type Unit } from '../../state.ts'
import { hasInfantry, hasUnits, isInfantry } from '../../units/units.ts'
import { isCovered, isPillbox, pillboxAt, pillboxesIn, specOf } from './location.ts'

/** B30.3: the TEM of the Covered Arc counts against whatever comes through it, the other against everything else; not against what goes off inside. */
export function pillboxTem(s: AslskState, attack: Attack, target: Unit, from: Hex | null): Modifier | undefined {
  const box = pillboxAt(s, target.at)
  if (!box) return undefined
  const { ca, nca } = specOf(s.setting, box)
  const origin = from ?? attack.from ?? null
  const isThrough = origin !== null && (origin === box.at || isCovered(s.setting, box, origin))
  const value = isThrough ? ca : nca
  return { rule: 'B30.3', label: isThrough ? 'pillbox, Covered Arc' : 'pillbox, outside its arc', value, tags: ['tem', 'inHex'] }
}

/** B30.2: nobody in a pillbox sees, or is seen by, another Location of its hex at another level. */
export function offLevel(setting: Setting, from: Hex, to: Hex): Blocked | undefined {
  const { places, map } = setting
  const box = boxOf(setting, from) ?? boxOf(setting, to)
  const other = boxOf(setting, from) ? to : from
  if (!box || !places?.of(other) || map.grid.hexOf(other) !== box.hex || map.levels[other] === map.levels[box.at]) return undefined
  return { rule: 'B30.2', reason: 'from a pillbox nobody sees what is above or below it' }
}

function boxOf({ places }: Setting, at: Hex): Place | undefined {
  const place = places?.of(at)
  return place?.kind === 'pillbox' ? place : undefined
}

/** B30.2, B30.4, B30.42, B30.6, B30.7: what those in a pillbox may not do, and who may not go through its door. */
export function pillboxForbids(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (at === undefined || !s.setting.places) return undefined
  if (what === 'fire') return fireProblem(s, unit, at)
  if (what === 'smoke') return isPillbox(s, at) ? no('B30.7', 'Smoke does not stay in a pillbox.') : undefined
  if (what === 'move' || what === 'advance' || what === 'rout') return doorProblem(s, unit, what, at)
  return undefined
}

/** B30.2: fire goes out through the Covered Arc alone; into its own hex only at those who have just come in through it. */
function fireProblem(s: AslskState, unit: Unit, at: Hex): Problem | undefined {
  const box = pillboxAt(s, unit.at)
  if (!box || at === box.at || isCovered(s.setting, box, at)) return undefined
  if (s.setting.map.grid.hexOf(at) !== box.hex)
    return no('B30.2', `${nameOf(s, at)} is outside the Covered Arc of the ${nameOf(s, box.at)}.`)
  const spent = s.move?.spent
  const comes = spent && spent.at === at ? cameFrom(s, spent) : []
  if (at === box.hex && comes.length > 0 && comes.every((from) => isCovered(s.setting, box, from))) return undefined
  return no('B30.2', `From the ${nameOf(s, box.at)} its own hex is fired at only when somebody has just come in through the Covered Arc.`)
}

function doorProblem(s: AslskState, unit: Unit, what: 'move' | 'advance' | 'rout', at: Hex): Problem | undefined {
  const box = pillboxAt(s, at) ?? pillboxAt(s, unit.at)
  if (!box) return undefined
  const enemy = enemyOf(unit.side)
  if (at === box.at && hasInfantry(s, enemy, box.at))
    return no('B30.6', `There are enemies in the ${nameOf(s, box.at)}: nobody goes in to them.`)
  const advancesOut = what === 'advance' && unit.at === box.at && at === box.hex
  if (hasUnits(s, enemy, box.hex) && !advancesOut)
    return no('B30.42', `There are enemies in ${nameOf(s, box.hex)}: nobody goes through the door of the pillbox.`)
  return undefined
}

/** B30.4: an overrun does nothing to those in a pillbox. */
export function overrunning(s: AslskState, { means }: Attack, target: Unit): { num: number; den: number } | undefined {
  return means === 'overrun' && isPillbox(s, target.at) ? { num: 0, den: 1 } : undefined
}

/** B30.8: the hex of a pillbox is controlled by whoever controls the pillbox and has a MMC outside. */
export function holdsPillbox(s: AslskState, unit: Unit): boolean {
  if (!s.setting.places || pillboxAt(s, unit.at)) return false
  return pillboxesIn(s, unit.at).some((box) => s.control[box] !== unit.side && !isLeftTo(s, unit, box))
}

/** An empty pillbox that nobody has held is taken with its hex. */
function isLeftTo(s: AslskState, unit: Unit, box: Hex): boolean {
  return s.control[box] === '' && !s.units.some((other) => other.at === box && other.side !== unit.side)
}

/** B30.44: broken men in a pillbox never have to rout. */
export function mayStay(s: AslskState, unit: Unit): boolean {
  return isInfantry(unit) && isPillbox(s, unit.at)
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
