import { columnsToSpare, effectiveDrm, minimumColumn, reachesMinimum, type WithTables } from '../definitions/minimum-fp.ts'
import type { Questions } from '../engine/questions.ts'
import type { Element } from '../memory.ts'
import type { PbsOptions } from '../options.ts'
import { d10AtMost } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { bestLeader, elementsOf, firerNow, ledShot, meets } from './firer.ts'

/** PBS-FD-05, PBS-FD-07, PBS-FD-15: a stack goes by its longest range; a MG counts for a half squad, crew or leader, not for a squad that mans it. */
function rowRange(ask: Questions, set: readonly Element[]): number {
  const usual = set.filter((element) => !ask.isIfe(element)) // PBS-MG-01: they have no Activation Range
  return Math.max(0, ...usual.map(({ unit, weapon }) => ask.normalRange({ unit, weapon: isSquad(ask, unit) ? -1 : weapon })))
}

function isSquad(ask: Questions, unit: number): boolean {
  const firer = ask.s.units[unit]!
  return ask.isMmc(firer) && !ask.isHalf(firer)
}

/** PBS-FD-08: the greatest listed range at or below it. */
export function rowFor({ tables }: WithTables, range: number): PbsOptions['tables']['activation-range']['rows'][number] | undefined {
  return tables['activation-range'].rows.findLast((row) => row.range <= range)
}

/** PBS-FD-11, PBS-FD-12: how far away a stack is activated, by how many columns its attack has to spare. The numbers are ours. */
export function activationRange(options: WithTables, mode: 'interdiction' | 'suppression', range: number, spare: number): number {
  return rowFor(options, range)?.[mode][Math.max(0, Math.min(3, spare))] ?? 0
}

/** PBS-SOP-16: the column of the Activation Range table: columns to spare (GAPS B5). */
function spareFor({ options }: Walk, shot: { column: number; drm: number }): number {
  return options.switches.drmEquivalent === 'A' ? columnsToSpare(options, shot) : -effectiveDrm(options, shot)
}

/** PBS-FD-13, PBS-FD-14: within its Activation Range; a leader who could direct counts, and is not bound by it. */
export function isActivated(walk: Walk): boolean {
  const { ask, options, memory } = walk
  const { at, set } = firerNow(walk)
  const shot = ledShot(ask, at, set)
  if (!shot) return false
  const mode = memory.mph!.discipline ?? 'suppression'
  const range = rowRange(ask, set)
  const most = activationRange(options, mode, range, spareFor(walk, shot))
  walk.note('PBS-FD-08', 'row', rowFor(options, range)?.range ?? 0)
  walk.note('PBS-FD-12', 'columns to spare', spareFor(walk, shot))
  walk.note('PBS-FD-11', `Activation Range, ${mode} (our numbers)`, most)
  walk.note('PBS-SOP-16', 'range', ask.range(at, ask.spent.at))
  return ask.range(at, ask.spent.at) <= most
}

/** PBS-MG-01, PBS-MG-02: what the MGs there would do beyond Activation Range, by their real DRM: PBS-MG-05 no columns, PBS-MG-06 the leader counts. */
export function machineGuns(walk: Walk): string {
  const { ask, options } = walk
  const { alwaysMax, rollAt } = options.tables['mg-ife-activation']
  const { at, set } = firerNow(walk)
  const guns = gunsOf(walk, set)
  const shot = ledShot(ask, at, guns)
  if (guns.length === 0 || !shot) return 'no such weapon'
  walk.note('PBS-MG-02', 'final DRM of the machine guns', shot.drm)
  return shot.drm <= alwaysMax ? '<=0' : shot.drm === rollAt ? '=+1' : '>=+2'
}

function gunsOf({ ask }: Walk, set: readonly Element[]): readonly Element[] {
  return set.filter((element) => ask.isMachineGun(element) || ask.isIfe(element) || ask.isAntiTankRifle(element))
}

/** PBS-MG-03, PBS-MG-04 */
export function machineGunRoll(walk: Walk): boolean {
  const { suppressionMax, interdictionMax } = walk.options.tables['mg-ife-activation']
  const isInterdiction = walk.memory.mph!.discipline === 'interdiction'
  return d10AtMost(walk, 'a machine gun beyond Activation Range', isInterdiction ? interdictionMax : suppressionMax)
}

/**
 * PBS-MG-07, PBS-MG-08: the MGs fire; whoever mans one joins with his own FP when no other enemy infantry is near him, and must where Minimum FP is not
 * reached without him.
 */
export function machineGunsFire(walk: Walk): void {
  const { ask } = walk
  const now = firerNow(walk)
  const guns = gunsOf(walk, now.set)
  const own = elementsOf(ask, now).filter((element) => element.weapon < 0 && guns.some(({ unit }) => unit === element.unit))
  const idle = own.filter((element) => !isEnemyNear(walk, element))
  const withIdle = legal(walk, [...guns, ...idle])
  now.set = [...(meets(walk, now.at, withIdle) ? withIdle : legal(walk, [...guns, ...own]))]
  if (!meets(walk, now.at, now.set)) now.set = [...guns]
  now.leader = bestLeader(ask, now.at, now.set)
}

/** Guns and those who man them, without those whom the rules don't let fire beside their gun. */
function legal({ ask }: Walk, set: readonly Element[]): readonly Element[] {
  const units = [...new Set(set.map(({ unit }) => unit))]
  return units.flatMap((unit) => {
    const own = set.filter((element) => element.unit === unit)
    return ledShot(ask, ask.s.units[unit]!.at, own) ? own : own.filter(({ weapon }) => weapon >= 0)
  })
}

/** GAPS B24: enemy infantry other than the target within its Normal Range, or four hexes if that is more. */
function isEnemyNear({ ask, options }: Walk, element: Element): boolean {
  const firer = ask.s.units[element.unit]!
  const within = Math.max(ask.normalRange(element), options.tables['mg-ife-activation'].joinRange)
  return ask.attackers().some((unit) => !unit.vehicle && !ask.spent.units.includes(unit.id) && ask.range(firer.at, unit.at) <= within)
}

/** PBS-DEF-17 */
export function canReachMinimum(walk: Walk): boolean {
  const { ask, options } = walk
  const { at, set } = firerNow(walk)
  const shot = ledShot(ask, at, set)
  if (shot) {
    walk.note('PBS-DEF-15', 'minimum column for its DRM', minimumColumn(options, shot.drm))
    walk.note('PBS-DEF-17', 'column', shot.column)
  }
  return reachesMinimum(options, shot)
}

/** PBS-SPT-02: within Normal Range of what fires. */
export function isInNormalRange(walk: Walk): boolean {
  const { ask } = walk
  const { at, set } = firerNow(walk)
  return set.some((element) => ask.range(at, ask.spent.at) <= ask.normalRange(element)) && canReachMinimum(walk)
}
