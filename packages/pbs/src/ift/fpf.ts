import { moraleOf } from '@firegroup/aslsk/queries'
import type { Modifier } from '@firegroup/kernel'
import { drAtMost } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { firerNow } from './firer.ts'

/** PBS-FPF-02 to PBS-FPF-04: what forbids Final Protective Fire. */
export function isFpfForbidden(walk: Walk): boolean {
  const { ask, memory } = walk
  const units = firers(walk)
  const reasons: [string, string, boolean][] = [
    ['PBS-FPF-04', 'it has checked at this entry', units.some(({ id }) => memory.mph!.entry!.fpf.includes(id))],
    ['PBS-FPF-02', 'broken it would be lost', units.some((unit) => ask.wouldBeLostIfBroken(unit))],
    ['PBS-FPF-03', 'broken it would uncover a Victory Location', uncovers(walk)],
  ]
  for (const [rule, label, holds] of reasons) if (holds) walk.note(rule, label, 'yes')
  return reasons.some(([, , holds]) => holds)
}

function firers(walk: Walk) {
  const ids = new Set(firerNow(walk).set.map(({ unit }) => unit))
  return walk.ask.defenders().filter(({ id }) => ids.has(id))
}

/** PBS-FPF-03: a Victory Location of the DEFENDER's would have nobody in Good Order in it, or as near to it as this unit is. */
function uncovers(walk: Walk): boolean {
  const { ask } = walk
  const { at } = firerNow(walk)
  const ids = new Set(firers(walk).map(({ id }) => id))
  const others = ask.defenders().filter((unit) => !ids.has(unit.id) && !unit.broken && !unit.melee)
  return ask
    .victory()
    .places.filter((place) => ask.controls(ask.side, place))
    .some((place) => !others.some((unit) => ask.range(unit.at, place) <= ask.range(at, place)))
}

/** PBS-FPF-01, GAPS B33: a task check without leadership, with the DRM of the attack; one worse for a Morale of 6 or less. Of several the weakest checks for all. */
export function passesFpfCheck(walk: Walk): boolean {
  const { ask, memory, options } = walk
  const { weakMorale, weakDrm } = options.tables.fpf
  const { set, leader } = firerNow(walk)
  const units = firers(walk)
  const morale = Math.min(...units.filter((unit) => !ask.isLeader(unit)).map((unit) => moraleOf(ask.s, unit)))
  const attack = ask.ift(set, leader)?.drm ?? 0
  const drm: Modifier[] = []
  if (morale <= weakMorale) drm.push({ rule: 'PBS-FPF-01', label: `a Morale of ${weakMorale} or less`, value: weakDrm })
  if (attack !== 0) drm.push({ rule: 'PBS-FPF-01', label: 'the DRM of the attack', value: attack })
  memory.mph!.entry!.fpf.push(...units.map(({ id }) => id))
  return drAtMost(walk, 'Final Protective Fire', morale, drm)
}
