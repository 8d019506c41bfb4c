import type { Modifier } from '@firegroup/kernel'
import { d6AtMost, d10AtMost, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'

/**
 * PBS-SIF-01 to PBS-SIF-07: whether a weapon is used beyond its usual fire (Sustained Fire of a MG, Intensive Fire of a Gun): the easier it breaks down the
 * less. `drm`: that of the attack. The die is a ruling (GAPS B6).
 */
export function sustains(walk: Walk, weapon: number, drm: number): boolean {
  const { ask, now, options } = walk
  const { rows, drm: drms } = options.tables['sustained-intensive-fire']
  const breakdown = ask.breakdown(weapon)
  const { need, rule } = rows.find((row) => breakdown >= row.breakdown)!
  const { at } = ask.s.units[ask.s.weapons[weapon]!.owner]!
  const better: Modifier[] = drm < 0 ? [{ rule: 'PBS-SIF-06', label: 'the DRM of the attack', value: drm }] : []
  const all = [...when(ask.adjacent(at, ask.spent.at), drms, 'adjacent'), ...better, ...when(now.flags!.charge === at, drms, 'charge')]
  walk.note(rule, `breaks down on ${breakdown}`, need)
  const roll = options.switches.sustainedDie === 10 ? d10AtMost : d6AtMost
  return roll(walk, 'Sustained Fire', need, all)
}
