import type { Aslsk, AslskState, Expenditure } from '@firegroup/aslsk'
import { defender, distance } from '@firegroup/aslsk/queries'
import { keptBy, type Rules } from '@firegroup/kernel'
import { refereeTables } from '../data/referee-tables.ts'
import { expenditureOf } from '../defender.ts'
import { isStopped } from '../definitions/mover.ts'
import { Dice } from '../dice.ts'
import { questionsOf } from '../engine/aslsk.ts'
import { ID, memoryOf, pbsOf } from '../kept.ts'
import type { Behaviour, ExpenditureMemory, HipStack, Memory } from '../memory.ts'
import { attackOf, type Springs, wouldAttack } from './attack.ts'
import { controlPlaces, nearness, placeFor, type Search } from './places.ts'
import { drift, putOnMap } from './reveal.ts'
import { forget, hiddenStacks, kindOf } from './stacks.ts'
import { tellReveal } from './tell.ts'

/** PBS-HIP-08, PBS-HIP-09, GAPS B16: whether this expenditure covers an odd MF, or begins a block of four MP. In MF or MP, before it and after it. */
export function isCheckDue(before: number, after: number, onFoot: boolean): boolean {
  const { block } = refereeTables['hip-activation']
  if (!onFoot) return Math.ceil(after / block) > Math.ceil(before / block)
  for (let mf = Math.floor(before) + 1; mf <= Math.ceil(after); mf++) if (mf % 2 === 1 && mf > before) return true
  return false
}

/** PBS-HIP-16, PBS-HIP-17, PBS-SOP-03: after the first half of the turns, rounded up, the numbers rise. */
export function isLate(turn: number, turns: number): boolean {
  return turn > Math.ceil(turns / 2)
}

/** PBS-HIP-12 to PBS-HIP-14: which behaviour a DR brings forth. */
export function awakened(dr: number, late: boolean): readonly Behaviour[] {
  const { ambush, surprise, control } = refereeTables['hip-activation']
  const half = late ? 'late' : 'first'
  if (dr === ambush[half]) return ['ambush']
  if (dr === surprise[half]) return ['surpriseShort', 'surpriseLong']
  return dr === control[half] ? ['control'] : []
}

/** PBS-HIP-18, PBS-HIP-19: in which order stacks are tried against a target; chance among equals. Men and vehicles never move together here (PBS-HIP-20). */
export function inOrder(s: AslskState, stacks: readonly HipStack[], armoured: boolean, dice: Dice): readonly HipStack[] {
  const rank = (stack: HipStack) => {
    const kind = kindOf(s, stack)
    return armoured ? (kind === 'armourPiercing' ? 0 : 1) : kind === 'infantry' ? 0 : kind === 'highExplosive' ? 1 : 2
  }
  return [0, 1, 2].flatMap((at) =>
    dice.shuffled(
      stacks.filter((stack) => rank(stack) === at),
      'which hidden stack',
    ),
  )
}

/**
 * PBS-SOP-14, PBS-FF-03: before any First Fire, one DR for each Location that is entered may bring forth a hidden stack, which attacks at once. Where nothing
 * comes nothing is told, and the Location is secured (PBS-HIP-54).
 */
export function* hipCheck(g: Aslsk, _: Expenditure): Rules<void> {
  const s = g.state
  const memory = memoryOf(s)
  const spent = s.move?.spent
  if (!memory.hip || !spent) return
  const now = expenditureOf(memory, questionsOf(s, defender(s), pbsOf(s)!.options))
  if (now.searched) return
  now.searched = true
  const stacks = memory.hip.stacks.length
  yield* search(g, memory, now)
  if (memory.hip.stacks.length === stacks && !memory.hip.secured.includes(spent.at)) memory.hip.secured.push(spent.at)
  settleControl(g)
}

function* search(g: Aslsk, memory: Memory, now: ExpenditureMemory): Rules<void> {
  const s = g.state
  const { options } = pbsOf(s)!
  const spent = s.move!.spent!
  const side = defender(s)
  const dice = new Dice(g, memory)
  const ask = questionsOf(s, side, options)
  const entry = memory.mph!.entry!
  const mover = s.units[spent.units[0]!]!
  // PBS-HIP-10: one DR for each Location; PBS-HIP-15: none where nobody is left to be attacked
  if (hiddenStacks(memory.hip, side).length === 0 || entry.hipChecked || isStopped(ask)) return
  if (!isCheckDue((mover.spent - spent.mf) / 2, mover.spent / 2, !mover.vehicle)) return
  entry.hipChecked = true
  const behaviours = awakened(sum(dice.dr('hidden stacks')), isLate(s.turn, s.setting.scenario.turns))
  const able = hiddenStacks(memory.hip, side).filter((stack) => behaviours.includes(stack.behaviour))
  const springs: Springs = { memory, now, options, dice }
  for (const stack of inOrder(s, able, mover.vehicle !== undefined, dice)) {
    const hex = springFrom(s, stack, springs)
    if (hex < 0) continue
    forget(memory.hip!, stack)
    putOnMap(s, stack, hex, spent.at, false)
    const turned = drift(s, stack, dice)
    tellReveal(g, stack, hex, turned, false)
    yield* automaticAttack(g, stack, hex, springs)
    return
  }
}

/** PBS-HIP-21: for its closest counter first; PBS-HIP-34: -1 where it stays hidden. */
function springFrom(s: AslskState, stack: HipStack, springs: Springs): number {
  const { at } = s.move!.spent!
  const search: Search = {
    s,
    hip: springs.memory.hip!,
    stack,
    towards: at,
    needsSight: true,
    onlyThere: false,
    switches: springs.options.switches,
  }
  const near = nearness(search, springs.dice)
  const tried: number[] = []
  for (const counter of countersFor(s, stack, at, springs.dice)) {
    const hex = placeFor(search, counter, near, springs.dice)
    if (hex >= 0 && !tried.includes(hex) && wouldAttack(s, stack, hex, springs)) return hex
    tried.push(hex)
  }
  return -1
}

/** PBS-HIP-21 */
function countersFor(s: AslskState, { counters }: HipStack, at: number, dice: Dice): readonly number[] {
  if (counters.length === 0) return [-1]
  const away = (hex: number) => distance(s, hex, at)
  const [a, b] = counters as [number, number]
  if (b === undefined || away(a) !== away(b)) return counters.toSorted((x, y) => away(x) - away(y))
  return dice.shuffled(counters, 'which of its counters')
}

function* automaticAttack(g: Aslsk, stack: HipStack, hex: number, springs: Springs): Rules<void> {
  const s = g.state
  const decision = attackOf(s, stack, hex, springs)
  if (decision === null) return
  springs.now.attacks++
  const doing = s.setting.acts.firstFire.perform(g, { when: 'firstFire', side: stack.side, expenditure: s.move!.spent }, decision as never)
  if (doing) yield* doing
}

/** PBS-HIP-11, PBS-HIP-24, PBS-SOP-37: who advances may come upon an Ambush or a Control stack, which is placed there, concealed; Close Combat follows. */
export function hipAdvance(g: Aslsk, at: number): void {
  const s = g.state
  const memory = memoryOf(s)
  const side = defender(s)
  const { hip } = memory
  if (!hip) return
  const stacks = hiddenStacks(hip, side).filter(({ behaviour }) => behaviour === 'ambush' || behaviour === 'control')
  if (stacks.length > 0 && !hip.secured.includes(at)) {
    const dice = new Dice(g, memory)
    const behaviours = awakened(sum(dice.dr('hidden stacks, in the advance')), isLate(s.turn, s.setting.scenario.turns))
    const able = stacks.filter((stack) => behaviours.includes(stack.behaviour))
    for (const stack of inOrder(s, able, false, dice)) {
      const { switches } = pbsOf(s)!.options
      const search: Search = { s, hip, stack, towards: at, needsSight: true, onlyThere: true, switches }
      const near = nearness(search, dice)
      const hex = countersFor(s, stack, at, dice)
        .map((counter) => placeFor(search, counter, near, dice))
        .find((found) => found >= 0)
      if (hex === undefined) continue
      forget(hip, stack)
      putOnMap(s, stack, hex, hex, true)
      tellReveal(g, stack, hex, 0, true)
      break
    }
  }
  if (!hip.secured.includes(at)) hip.secured.push(at)
  settleControl(g)
}

/** PBS-HIP-29, PBS-SOP-01: a Control stack with one place left is there at once, concealed; at any time once everybody has set up. */
export function settleControl(g: Aslsk): void {
  const hip = keptBy<Memory>(g.state, { id: ID })?.hip
  if (!hip || g.state.phase === 'setup') return
  for (const stack of hip.stacks.filter(({ behaviour }) => behaviour === 'control')) {
    const places = controlPlaces(g.state, hip, stack)
    if (places.length !== 1) continue
    forget(hip, stack)
    putOnMap(g.state, stack, places[0]!, places[0]!, true)
    tellReveal(g, stack, places[0]!, 0, true)
  }
}

/** PBS-HIP-30: at the end of the game what has not shown itself is in one of the places that are left. */
export function endHip(g: Aslsk): void {
  const memory = memoryOf(g.state)
  const hip = memory.hip
  if (!hip) return
  const dice = new Dice(g, memory)
  for (const stack of hip.stacks.filter(({ behaviour }) => behaviour === 'control')) {
    const places = controlPlaces(g.state, hip, stack)
    if (places.length === 0) continue
    const hex = dice.pick(places, 'where a Control stack is')
    forget(hip, stack)
    putOnMap(g.state, stack, hex, hex, false)
    tellReveal(g, stack, hex, 0, false)
  }
}

function sum(dice: readonly number[]): number {
  return dice.reduce((a, b) => a + b, 0)
}
