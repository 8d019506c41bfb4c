import type { Unit } from '@firegroup/aslsk'
import { reachesMinimum } from '../definitions/minimum-fp.ts'
import type { IftShot, Questions } from '../engine/questions.ts'
import type { Element, FirerMemory } from '../memory.ts'
import { specialFirers } from '../ordnance/special-firers.ts'
import type { Walk } from '../tree/walk.ts'

/** A Location that is being looked at. */
export type Here = Pick<FirerMemory, 'at' | 'alone'>

/** The one that is being looked at now. */
export function firerNow({ now }: Walk): FirerMemory {
  return now.ift!.now!
}

/** Everything there that may fire together; a Weapon that joins nobody by itself. */
export function elementsOf(ask: Questions, { at, alone }: Here): readonly Element[] {
  const all = ask.elementsAt(at)
  if (alone === undefined) return all.filter((element) => !ask.isAlone(element))
  return all.filter(({ weapon }) => weapon === alone || (weapon >= 0 && ask.areTogether(alone, weapon)))
}

/** PBS-HFD-15, GAPS B36: the leader there who would do most for this fire; one with a plus does nothing for it. */
export function bestLeader(ask: Questions, at: number, set: readonly Element[]): number {
  let best: Unit | undefined
  for (const leader of ask.leadersFor(at, set))
    if (ask.leadership(leader) <= 0 && (!best || ask.leadership(leader) < ask.leadership(best))) best = leader
  return best?.id ?? -1
}

/** The attack that this set would make with its best leader; null where the rules forbid it. */
export function ledShot(ask: Questions, at: number, set: readonly Element[]): IftShot | null {
  const leader = bestLeader(ask, at, set)
  return (leader < 0 ? null : ask.ift(set, leader)) ?? ask.ift(set, -1)
}

/** Whether it would reach its Minimum FP, with a leader or without. */
export function meets(walk: Walk, at: number, set: readonly Element[]): boolean {
  const { ask, options } = walk
  return reachesMinimum(options, ask.ift(set, -1)) || reachesMinimum(options, ledShot(ask, at, set))
}

/**
 * The strongest fire that these could make together: of each unit the combination of its own FP and its Weapons that the rules allow it and that has most FP.
 * Empty where nothing is allowed.
 */
export function strongest(ask: Questions, at: number, elements: readonly Element[]): readonly Element[] {
  const led = withoutLeadersWhoDirect(ask, at, elements)
  const set = [...new Set(led.map(({ unit }) => unit))].flatMap((unit) =>
    strongestOf(
      ask,
      at,
      led.filter((each) => each.unit === unit),
    ),
  )
  if (ledShot(ask, at, set)) return set
  // what may not fire together fires with the strongest of them alone
  const alone = [...new Set(led.map(({ unit }) => unit))].map((unit) => set.filter((each) => each.unit === unit))
  return alone.filter((own) => ledShot(ask, at, own)).sort((a, b) => fpOf(ask, at, b) - fpOf(ask, at, a))[0] ?? []
}

/** A leader rather directs than fires a MG. */
function withoutLeadersWhoDirect(ask: Questions, at: number, elements: readonly Element[]): readonly Element[] {
  const isLeaders = ({ unit }: Element) => ask.isLeader(ask.s.units[unit]!)
  const others = elements.filter((element) => !isLeaders(element))
  if (others.length === 0) return elements
  const leaders = ask.leadersFor(at, others.slice(0, 1))
  return elements.filter((element) => !isLeaders(element) || !leaders.some(({ id }) => id === element.unit))
}

function strongestOf(ask: Questions, at: number, own: readonly Element[]): readonly Element[] {
  let best: readonly Element[] = []
  for (let bits = 1; bits < 1 << Math.min(own.length, 5); bits++) {
    const some = own.filter((_, i) => bits & (1 << i))
    if (fpOf(ask, at, some) > fpOf(ask, at, best)) best = some
  }
  return best
}

/** The FP of this fire; 0 where it is not allowed. */
export function fpOf(ask: Questions, at: number, set: readonly Element[]): number {
  return set.length === 0 ? 0 : (ledShot(ask, at, set)?.fp64 ?? 0)
}

/**
 * GAPS B37: what would fire first: those without a counter as a set of their own; where they can't reach Minimum FP, or there are none, everybody who
 * still may.
 */
export function available(walk: Walk, here: Here): readonly Element[] {
  const { ask } = walk
  const elements = specialFirers(walk, elementsOf(ask, here))
  const fresh = strongest(
    ask,
    here.at,
    elements.filter((element) => ask.stateOf(element) === 'first'),
  )
  if (fresh.length > 0 && meets(walk, here.at, fresh)) return fresh
  const all = strongest(ask, here.at, elements)
  return all.length > 0 && meets(walk, here.at, all) ? all : fresh.length > 0 ? fresh : all
}

/** What it is called in a trace. */
export function nameOfFirer({ ask }: Walk, { at, alone }: Here): string {
  return alone === undefined ? ask.nameOf(at) : `${ask.nameOf(at)}, a weapon alone`
}

/** FP as a number, or in words where it is no whole one. */
export function fpWords(fp64: number): number | string {
  return fp64 % 64 === 0 ? fp64 / 64 : String(fp64 / 64)
}
