import type { AslskState } from '@firegroup/aslsk'
import { cloneState } from '@firegroup/aslsk/queries'
import { reachesMinimum } from '../definitions/minimum-fp.ts'
import { flagsOf } from '../definitions/mover.ts'
import type { Dice } from '../dice.ts'
import { questionsOf } from '../engine/aslsk.ts'
import { holdsFire, isCheckNeeded } from '../ift/cfftc.ts'
import { bestLeader, elementsOf, ledShot, strongest } from '../ift/firer.ts'
import type { ExpenditureMemory, HipStack, Memory } from '../memory.ts'
import type { PbsOptions } from '../options.ts'
import { passesOftc } from '../ordnance/check.ts'
import { infantryGateFacts } from '../ordnance/facts.ts'
import { infantryGate } from '../ordnance/gates.ts'
import { chosenShot, isTarget, tablesOf } from '../ordnance/look.ts'
import type { Walk } from '../tree/walk.ts'
import { putOnMap } from './reveal.ts'
import { isBig } from './stacks.ts'

/** What the automatic attack of a hidden stack is judged with. */
export interface Springs {
  readonly memory: Memory
  readonly now: ExpenditureMemory
  readonly options: PbsOptions
  readonly dice: Dice
}

/** PBS-HIP-22: whether the stack, if it were there, would make its attack; what may not attack stays hidden. */
export function wouldAttack(s: AslskState, stack: HipStack, hex: number, springs: Springs): boolean {
  const there = cloneState(s)
  putOnMap(there, stack, hex, s.move!.spent!.at, false)
  const walk = walkIn(there, stack, springs)
  return isGun(there, stack) ? gunAttacks(walk, stack) : menAttack(walk, stack, hex)
}

/** PBS-HIP-38: the attack, as the rules take it, once it is on the map; null where the turn of its arc has made it impossible. */
export function attackOf(s: AslskState, stack: HipStack, hex: number, springs: Springs): unknown {
  const walk = walkIn(s, stack, springs)
  if (isGun(s, stack)) {
    const weapon = walk.ask.ordnance().find(({ unit }) => stack.units.includes(unit))
    return (weapon && chosenShot(walk, weapon)) ?? null
  }
  const set = menOf(walk, stack, hex)
  return ledShot(walk.ask, hex, set)?.declaration ?? null
}

function isGun(s: AslskState, { units }: HipStack): boolean {
  return units.some((id) => isBig(s, s.units[id]!))
}

function walkIn(s: AslskState, stack: HipStack, { memory, now, options, dice }: Springs): Walk {
  const ask = questionsOf(s, stack.side, options)
  const flags = flagsOf(ask, options)
  const silent = () => {}
  return { ask, options, memory, dice, now: { ...now, flags, revealing: true }, note: silent, rolled: silent, about: silent }
}

function menOf({ ask }: Walk, { units }: HipStack, hex: number) {
  return strongest(
    ask,
    hex,
    elementsOf(ask, { at: hex }).filter(({ unit }) => units.includes(unit)),
  )
}

/** PBS-HIP-42, PBS-HIP-43: Minimum FP, and where the target calls for a CFFTC it must fail; that they were hidden calls for none. */
function menAttack(walk: Walk, stack: HipStack, hex: number): boolean {
  const set = menOf(walk, stack, hex)
  if (!reachesMinimum(walk.options, ledShot(walk.ask, hex, set))) return false
  const leader = bestLeader(walk.ask, hex, set)
  const judged: Walk = { ...walk, now: { ...walk.now, ift: { left: [], now: { at: hex, set: [...set], leader, state: 'first' } } } }
  return !isCheckNeeded(judged) || !holdsFire(judged)
}

/**
 * PBS-HIP-40, PBS-HIP-41, PBS-HIP-49: at a vehicle only of Class B or better; at men only where the gate is open, and one that could be fired at later does
 * not close it; then an OFTC, in which a turn of its arc does not count, for it points at the mover.
 */
function gunAttacks(walk: Walk, stack: HipStack): boolean {
  const weapon = walk.ask.ordnance().find(({ unit }) => stack.units.includes(unit))
  const shot = weapon && chosenShot(walk, weapon)
  if (!weapon || !shot) return false
  const vehicle = walk.ask.movingVehicle()
  if (vehicle) return isTarget(walk, weapon, vehicle) && passesOftc(walk, weapon, shot)
  const facts = { ...infantryGateFacts(walk, weapon), ...IGNORED }
  return infantryGate(facts, tablesOf(walk), walk.options.switches) !== null && passesOftc(walk, weapon, shot)
}

/** PBS-HIP-41: vehicles that are open to Final Fire. */
const IGNORED = { vehicleOpen: false } as const
