import type { Aslsk, AslskState, Side } from '@firegroup/aslsk'
import { defender, distance, enemyOf, nameOf, neighbours, placeOf } from '@firegroup/aslsk/queries'
import { integer, listOf, type Rules, text } from '@firegroup/kernel'
import { behaviourName, refereeTables } from '../data/referee-tables.ts'
import { Dice } from '../dice.ts'
import { memoryOf, pbsOf } from '../kept.ts'
import type { Behaviour, HipStack, Memory } from '../memory.ts'
import { offer } from './ask.ts'
import type { ChangeOrders, ComeForth, MoveCounters } from './decisions.ts'
import { exactOdds, laborOdds, type TryPreview } from './odds.ts'
import { nearness, placeFor, type Search } from './places.ts'
import { drift, putOnMap } from './reveal.ts'
import { forget, hiddenStacks } from './stacks.ts'
import { tell, tellReveal } from './tell.ts'

/** The Player Turn, as a stack remembers it. */
function turnKey(s: AslskState): string {
  return `${s.turn} ${s.attacker}`
}

function once(s: AslskState, what: string): string {
  return `${turnKey(s)} ${what}`
}

const REVEAL = { comeForth: { stack: integer(0, 99), counter: integer(0, 1) } } as const

/** PBS-HIP-44, PBS-SOP-05, PBS-INT-09: at the start of the enemy MPh the DEFENDER may try to bring forth hidden stacks. */
export function* revealInMovement(g: Aslsk): Rules<void> {
  const memory = memoryOf(g.state)
  const side = defender(g.state)
  if (hiddenStacks(memory.hip, side).length === 0) return
  yield* offer<ComeForth>(
    g,
    side,
    {
      kind: 'hipReveal',
      title: 'Try to bring forth a hidden stack?',
      rule: 'PBS-HIP-45',
      shape: REVEAL,
      candidates: () => reveals(g.state, memory, side, 'movement'),
      preview: ({ stack }) => laborOdds(memory.hip!.stacks[stack]!.labor),
    },
    ({ stack, counter }) => tryInMovement(g, memory, memory.hip!.stacks[stack]!, counter),
  )
}

/** PBS-HIP-45: 4 or less with its Labor; what fails makes the next try easier, down to four. */
function tryInMovement(g: Aslsk, memory: Memory, stack: HipStack, counter: number): void {
  const { need } = refereeTables['hip-voluntary-reveal']
  stack.tried.push(once(g.state, 'movement'))
  const dr = rolled(g, memory, 'a hidden stack comes forth')
  if (dr + stack.labor > need) fails(g, stack, dr + stack.labor)
  else {
    stack.labor = 0 // GAPS B18
    comesForth(g, memory, stack, counter)
  }
}

/** PBS-HIP-44, PBS-HIP-47, PBS-SOP-04, PBS-INT-08: at the start of one's own PFPh, on exactly 3; a failure keeps the counters where they are. */
export function* revealInPrepFire(g: Aslsk): Rules<void> {
  const memory = memoryOf(g.state)
  const side = g.state.attacker
  if (hiddenStacks(memory.hip, side).length === 0) return
  yield* offer<ComeForth>(
    g,
    side,
    {
      kind: 'hipReveal',
      title: 'Try to bring forth a hidden stack?',
      rule: 'PBS-HIP-47',
      shape: REVEAL,
      candidates: () => reveals(g.state, memory, side, 'prepFire'),
      preview: () => exactOdds(),
    },
    ({ stack: index, counter }) => {
      const stack = memory.hip!.stacks[index]!
      stack.tried.push(once(g.state, 'prepFire'))
      const dr = rolled(g, memory, 'a hidden stack comes forth')
      if (dr === refereeTables['hip-voluntary-reveal'].exactly) {
        comesForth(g, memory, stack, counter)
        return
      }
      stack.frozen = turnKey(g.state)
      tell(g, { type: 'pbsReferee', rule: 'PBS-HIP-47', what: 'staysHidden', side, at: -1, count: stack.units.length, value: dr })
    },
  )
}

function reveals(s: AslskState, memory: Memory, side: Side, when: string): ComeForth[] {
  return memory.hip!.stacks.flatMap((stack, index) => {
    if (stack.side !== side || stack.tried.includes(once(s, when)) || closestEnemy(s, stack, stack.counters[0] ?? -1) < 0) return []
    return (stack.counters.length === 0 ? [0] : stack.counters.map((_, i) => i)).map((counter) => ({
      type: 'comeForth' as const,
      stack: index,
      counter,
    }))
  })
}

/** PBS-HIP-46: placed by its own rules with respect to the closest enemy, even out of sight; PBS-HIP-48: then its arc drifts. */
function comesForth(g: Aslsk, memory: Memory, stack: HipStack, counter: number): void {
  const s = g.state
  const from = stack.counters[counter] ?? -1
  const towards = closestEnemy(s, stack, from)
  const dice = new Dice(g, memory)
  const { switches } = pbsOf(s)!.options
  const search: Search = { s, hip: memory.hip!, stack, towards, needsSight: false, onlyThere: false, switches }
  const hex = placeFor(search, from, nearness(search, dice), dice)
  if (hex < 0) return
  forget(memory.hip!, stack)
  putOnMap(s, stack, hex, towards, false)
  tellReveal(g, stack, hex, drift(s, stack, dice), false)
}

function closestEnemy(s: AslskState, { side }: HipStack, from: number): number {
  const enemies = s.units.filter((unit) => unit.side === enemyOf(side) && unit.at >= 0).map(({ at }) => at as number)
  if (enemies.length === 0) return -1
  return from < 0 ? enemies[0]! : enemies.reduce((a, b) => (distance(s, from, b) < distance(s, from, a) ? b : a))
}

type Orders = MoveCounters | ChangeOrders

const CERTAIN: TryPreview = { succeeds: 36, of: 36, modifiers: [] }

/** PBS-HIP-50, PBS-SOP-33: at the end of one's own MPh each stack may move its counters, or try to change what it is about. */
export function* moveCounters(g: Aslsk): Rules<void> {
  const memory = memoryOf(g.state)
  const side = g.state.attacker
  if (hiddenStacks(memory.hip, side).length === 0) return
  yield* offer<Orders>(
    g,
    side,
    {
      kind: 'hipOrders',
      title: 'Move the counters of a hidden stack, or change its orders?',
      rule: 'PBS-HIP-50',
      shape: {
        moveCounters: { stack: integer(0, 99), to: listOf(text({ max: 12 }), { min: 1, max: 2 }) },
        change: { stack: integer(0, 99), behaviour: behaviourName },
      },
      candidates: () => orders(g.state, memory, side),
      preview: (decision) => (decision.type === 'change' ? laborOdds(memory.hip!.stacks[decision.stack]!.labor) : CERTAIN),
    },
    (decision) => {
      const stack = memory.hip!.stacks[decision.stack]!
      stack.tried.push(once(g.state, 'orders'))
      if (decision.type === 'moveCounters') {
        stack.counters = decision.to.map((hex) => placeOf(g.state, hex))
        tell(g, { type: 'pbsReferee', rule: 'PBS-HIP-50', what: 'countersMoved', side, at: -1, count: stack.counters.length, value: 0 })
      } else tryToChange(g, memory, stack, decision.behaviour)
    },
  )
}

/** PBS-HIP-52: 4 or less with its Labor. */
function tryToChange(g: Aslsk, memory: Memory, stack: HipStack, behaviour: Behaviour): void {
  const dr = rolled(g, memory, 'a hidden stack changes its orders')
  if (dr + stack.labor > refereeTables['hip-voluntary-reveal'].need) {
    fails(g, stack, dr + stack.labor)
    return
  }
  stack.labor = 0
  stack.behaviour = behaviour
  if (behaviour === 'control') stack.counters = []
  tell(g, {
    type: 'pbsReferee',
    rule: 'PBS-HIP-51',
    what: 'behaviourChanged',
    side: stack.side,
    at: -1,
    count: stack.units.length,
    value: dr,
  })
}

/** PBS-HIP-50, PBS-HIP-51: counters up to two hexes, over any terrain; Control never moves, and is final. Each counter by itself one way a stack is offered. */
function orders(s: AslskState, memory: Memory, side: Side): Orders[] {
  const { moves, changes } = refereeTables['hip-behaviour']
  return memory.hip!.stacks.flatMap((stack, index): Orders[] => {
    if (stack.side !== side || stack.tried.includes(once(s, 'orders'))) return []
    const changed = changes
      .filter(({ from }) => from === stack.behaviour)
      .map(({ to }) => ({ type: 'change' as const, stack: index, behaviour: to }))
    if (stack.frozen === turnKey(s) || stack.behaviour === 'control') return changed
    const [first, second] = stack.counters as [number, number]
    const [a, b] = [around(s, first, moves), around(s, second, moves)]
    const moved = a.flatMap((x) => b.map((y) => ({ type: 'moveCounters' as const, stack: index, to: [nameOf(s, x), nameOf(s, y)] })))
    return [...changed, ...moved]
  })
}

function around(s: AslskState, hex: number, within: number): readonly number[] {
  let found = [hex]
  for (let i = 0; i < within; i++) found = [...new Set(found.flatMap((each) => [each, ...neighbours(s, each)]))]
  return found
}

function fails(g: Aslsk, stack: HipStack, value: number): void {
  stack.labor = Math.max(refereeTables['hip-voluntary-reveal'].leastLabor, stack.labor - 1)
  tell(g, { type: 'pbsReferee', rule: 'PBS-HIP-45', what: 'staysHidden', side: stack.side, at: -1, count: stack.units.length, value })
}

function rolled(g: Aslsk, memory: Memory, label: string): number {
  return new Dice(g, memory).dr(label).reduce((a, b) => a + b, 0)
}
