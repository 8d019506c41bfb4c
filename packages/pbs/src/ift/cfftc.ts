import type { Modifier } from '@firegroup/kernel'
import { rowOf } from '../data/schema.ts'
import type { MphMemory } from '../memory.ts'
import { drAtMost, modifier, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { isNextToDefenders } from './another.ts'
import { firerNow, ledShot } from './firer.ts'

/** PBS-CFF-05 to PBS-CFF-08: what calls for a Conditional First Fire Task Check. */
export function isCheckNeeded(walk: Walk): boolean {
  const { ask, now, options } = walk
  const { at, set } = firerNow(walk)
  const flags = now.flags!
  const reasons: [string, string, boolean][] = [
    ['PBS-CFF-05', 'the target is a Scout', flags.scout],
    ['PBS-CFF-06', 'the target uses Assault Movement', flags.assault && !(flags.charge >= 0 && ask.adjacent(at, ask.spent.at))],
    ['PBS-CFF-07', 'the firer is concealed', set.every(({ unit }) => ask.isConcealed(ask.s.units[unit]!))],
    ['PBS-CFF-08', 'other enemies are next to the firer', options.switches.cffAdjacency === 'attacker' && othersNextTo(walk, at)],
  ]
  for (const [rule, label, holds] of reasons) if (holds) walk.note(rule, label, 'yes')
  return reasons.some(([, , holds]) => holds)
}

/** PBS-CFF-08, GAPS B3: unbroken enemies next to the firer whom it could affect, besides the target. */
function othersNextTo({ ask }: Walk, at: number): boolean {
  return ask.attackers().some((unit) => !unit.vehicle && !unit.broken && !ask.spent.units.includes(unit.id) && ask.adjacent(at, unit.at))
}

/** PBS-CFF-01 to PBS-CFF-04: one check a Location, at a Morale of 7 without leadership; who passes it holds his fire. It costs nothing else. */
export function holdsFire(walk: Walk): boolean {
  const { morale } = walk.options.tables.cfftc
  const drm = checkDrm(walk)
  countCheck(walk)
  return drAtMost(walk, 'CFFTC', morale, drm)
}

/** PBS-CFF-10 to PBS-CFF-18 */
function checkDrm(walk: Walk): Modifier[] {
  const { ask, now, options } = walk
  const { drm: rows } = options.tables.cfftc
  const { at, set } = firerNow(walk)
  const flags = now.flags!
  const range = ask.range(at, ask.spent.at)
  const isSeen = ask.movers().every((unit) => ask.isKnown(unit))
  return [
    ...when((flags.assault && flags.charge < 0) || flags.bump >= 0, rows, 'assault'),
    ...when(flags.scout, rows, 'scout'),
    ...modifier(rows, 'scoutAgain', flags.scout ? checksAgainst(walk) : 0),
    ...when(
      set.some((element) => ask.isMachineGun(element) && range > ask.normalRange(element)),
      rows,
      'longMg',
    ),
    ...byAttack(walk, ledShot(ask, at, set)?.drm ?? 0, flags.scout),
    ...when(isNextToDefenders(ask) && isSeen && !flags.scout, rows, 'adjacent'),
    ...when(
      flags.threatens.some((hex) => !ask.adjacent(at, hex) && at !== hex),
      rows,
      'threat',
    ),
    ...when(flags.mmc > 1, rows, 'crowd'),
  ]
}

/** PBS-CFF-13 to PBS-CFF-15: the better the attack, the likelier it is made; against a Scout less so. */
function byAttack({ options }: Walk, drm: number, scout: boolean): Modifier[] {
  if (drm > 0) return []
  const row = rowOf(options.tables.cfftc.drm, drm === 0 ? 'drm0' : drm === -1 ? 'drm1' : 'drm2')
  const value = scout ? (row.vsScout ?? row.value) : row.value
  return value === 0 ? [] : [{ rule: row.rule, label: row.says, value }]
}

/** PBS-CFF-11, GAPS B9: checks made before against this Scout in this MPh, by whomever; or by this Location alone. */
function checksAgainst(walk: Walk): number {
  return countOf(walk)?.checks ?? 0
}

function countOf(walk: Walk): MphMemory['scoutChecks'][number] | undefined {
  const { memory, ask, options } = walk
  const firer = options.switches.scoutTcCount === 'perScout' ? -1 : firerNow(walk).at
  return memory.mph!.scoutChecks.find((each) => each.unit === ask.spent.units[0] && each.firer === firer)
}

function countCheck(walk: Walk): void {
  const { memory, ask, now, options } = walk
  if (!now.flags!.scout) return
  const count = countOf(walk)
  if (count) count.checks++
  else {
    const firer = options.switches.scoutTcCount === 'perScout' ? -1 : firerNow(walk).at
    memory.mph!.scoutChecks.push({ unit: ask.spent.units[0]!, firer, checks: 1 })
  }
}
