import type { Modifier } from '@firegroup/kernel'
import { d6AtMost, d10AtMost, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { chosenShot, weaponNow } from './look.ts'

/** PBS-OFT-18, PBS-SIF-01: Intensive Fire needs a usage dr, by the breakdown number that the weapon has without it. */
export function intensiveRoll(walk: Walk): boolean {
  const { ask, options } = walk
  const weapon = weaponNow(walk)
  const { rows, drm } = options.tables['sustained-intensive-fire']
  const number = ask.breakdown(weapon.key)
  const row = rows.find(({ breakdown }) => number >= breakdown)!
  const attack = ask.toHit(chosenShot(walk, weapon)!).drm
  const better: Modifier[] = attack < 0 ? [{ rule: 'PBS-SIF-06', label: 'the DRM of the attack', value: attack }] : []
  walk.note(row.rule, 'breakdown number', number)
  const roll = options.switches.sustainedDie === 6 ? d6AtMost : d10AtMost
  return roll(walk, 'Intensive Fire', row.need, [...when(ask.adjacent(weapon.at, ask.spent.at), drm, 'adjacent'), ...better])
}
