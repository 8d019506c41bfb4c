import type { Unit } from '@firegroup/aslsk'
import type { Questions } from '../engine/questions.ts'
import type { Flags } from '../memory.ts'
import type { PbsOptions } from '../options.ts'
import { bumpOf } from '../vehicles/bump.ts'

/** PBS-SOP-13, PBS-SOP-19: what the mover is and does, settled once an expenditure, from what the DEFENDER sees. */
export function flagsOf(ask: Questions, { tables }: PbsOptions): Flags {
  const movers = ask.movers()
  const threatens = threatened(ask, tables['threatening-victory-location'].within)
  return {
    threatens,
    scout: isScout(ask, movers, threatens),
    bump: bumpOf(ask),
    assault: ask.usesAssaultMovement(),
    charge: ask.chargeTarget(),
    mmc: movers.filter((unit) => ask.isMmc(unit)).length,
  }
}

/**
 * PBS-DEF-20, PBS-DEF-21: the places that the movers threaten: near enough, the DEFENDER's, and to be reached in this MPh or the APh after it; or an edge
 * over which they could leave. PBS-DEF-22: that they could fight all who are there in CC is enough for control (GAPS B34).
 */
function threatened(ask: Questions, within: number): number[] {
  const { places, exits } = ask.victory()
  const { at } = ask.spent
  const near = (hex: number) => ask.range(at, hex) <= within
  const wanted = [...places.filter((hex) => ask.controls(ask.side, hex)), ...exits].filter(near)
  if (wanted.length === 0) return []
  const vehicle = ask.movingVehicle()
  const reach = vehicle ? ask.driveReach(vehicle) : ask.reach()
  const canHold = vehicle !== undefined || ask.movers().some((unit) => !ask.isKnown(unit) || ask.isMmc(unit))
  // 2.0 Control: only an MMC or an AFV gains Control; a leader alone can do no more than fight whoever is there, or leave
  const isOpenTo = (hex: number) => canHold || exits.includes(hex) || ask.defenders().some((unit) => unit.at === hex)
  return [...new Set(wanted.filter((hex) => reach.has(hex) && isOpenTo(hex)))]
}

/** PBS-DEF-25: a half squad or crew alone that mans no support weapon and no Gun. */
function isScout(ask: Questions, movers: readonly Unit[], threatens: readonly number[]): boolean {
  const [unit] = movers
  if (movers.length !== 1 || !unit || !ask.isKnown(unit) || !ask.isHalf(unit) || ask.weaponsOf(unit).length > 0) return false
  if (ask.isCharging() || ask.carriesAgainstVehicles(unit)) return false // PBS-DEF-28, PBS-DEF-26
  return threatens.length === 0 || isHeldBack(ask, threatens)
}

/**
 * PBS-DEF-27, PBS-DEF-23: whoever threatens a Victory Location is no Scout; but while the only one that is threatened is held, and those next to it are
 * fewer than those in it, he still is.
 */
function isHeldBack(ask: Questions, threatens: readonly number[]): boolean {
  const [place, other] = threatens
  if (place === undefined || other !== undefined) return false
  const held = ask.defenders().filter((unit) => unit.at === place)
  if (!held.some((unit) => !unit.broken)) return false
  const next = ask.attackers().filter((unit) => ask.adjacent(unit.at, place))
  return strength(ask, next) < strength(ask, held)
}

function strength(ask: Questions, units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + ask.us(unit), 0)
}

/** PBS-CON-02, PBS-CON-03: every target is pinned, broken, stunned, shocked, immobilized or gone; where casualties count, broken is not enough. */
export function isStopped(ask: Questions): boolean {
  const brokenCounts = !ask.victory().casualties
  return ask.spent.units.every((id) => ask.isStopped(ask.s.units[id]!, brokenCounts))
}

/** PBS-SPT-03: one leader alone, without a support weapon or a minus, who could not come to broken men of his. */
export function isLoneLeader(ask: Questions): boolean {
  const [unit] = ask.movers()
  if (ask.movers().length !== 1 || !unit || !ask.isKnown(unit) || !ask.isLeader(unit)) return false
  if (ask.weaponsOf(unit).length > 0 || ask.leadership(unit) < 0) return false
  const broken = ask.attackers().filter((other) => other.broken)
  if (broken.length === 0) return true
  const reach = ask.moveReach(unit)
  return !broken.some(({ at }) => [...reach].some((hex) => ask.range(hex, at) <= 1))
}
