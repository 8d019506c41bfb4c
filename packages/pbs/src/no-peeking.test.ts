import { type AslskState, aslsk, type Side } from '@firegroup/aslsk'
import { cloneState, enemyOf } from '@firegroup/aslsk/queries'
import { ambushScenario, fogScenario, readScript, situationOf } from '@firegroup/aslsk/testing'
import { KeyedChance, keyFromSeed, startGame } from '@firegroup/kernel'
import { depth, randomDecision, startedGame } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { approach, come, settle } from '../test/approach.ts'
import { answerFirstFire } from './defender.ts'
import type { Memory } from './memory.ts'
import { type PbsOptions, readOptions } from './options.ts'
import { pbs } from './system.ts'

function options(side: Side): PbsOptions {
  const reading = readOptions({ mode: 'opponent', side })
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  return reading.value
}

/** What the book answers in a state, with these dice: its decision, its trace and its memory after it. */
function answer(s: AslskState, side: Side, seed: string): unknown {
  const dice = new KeyedChance(keyFromSeed(seed))
  const memory: Memory = { dice: 0 }
  const roller = {
    rollBeside: (place: number, _label: string, count = 1, sides = 6) => ({
      dice: Array.from({ length: count }, () => dice.die(sides)),
      place: place + count,
    }),
  }
  return { ...answerFirstFire(s, side, memory, options(side), roller), memory }
}

/**
 * Two states that differ only in what the DEFENDER can't know: the real one, and one in which everything unknown to him was exchanged at random. The book is
 * asked in both, at every expenditure of games in which both sides hide.
 */
test.each([
  ['concealment and hidden Guns', fogScenario, 'axis'],
  ['concealment and hidden Guns, the other side', fogScenario, 'allied'],
  ['hidden Infantry', ambushScenario, 'allied'],
] as const)('the book never peeks: %s', (name, scenario, side) => {
  let asked = 0
  const wanted = depth.times(8, 300)
  for (let i = 0; asked < wanted && i < 100; i++) {
    const seed = depth.seed(`peek ${name} ${i}`)
    // the book plays the other side, so that this one is asked
    const game = startedGame(pbs, { ...scenario, pbs: { mode: 'opponent', side: enemyOf(side) } }, keyFromSeed(seed))
    const chance = new KeyedChance(keyFromSeed(`${seed} plays`))
    while (!game.outcome && asked < wanted) {
      const { open, decision } = randomDecision(game, chance)
      if (open.question.kind === 'firstFire' && open.seat === side) {
        const real = cloneState(game.state)
        const other = cloneState(real)
        pbs.resample(other, side, new KeyedChance(keyFromSeed(`${seed} ${asked}`)))
        expect(answer(other, side, `${asked}`)).toEqual(answer(real, side, `${asked}`))
        asked++
      }
      game.take(open.seat, decision)
    }
  }
  expect(asked).toBeGreaterThanOrEqual(wanted)
})

/** Whoever answers, and whoever else of the ATTACKER is about: some in sight, most of them under counters or hidden, men, Guns and tanks. */
const ANSWERS = [
  '4-6-7, 4-6-7',
  '4-6-7, HMG, 9-1',
  '4-6-7 first, LMG',
  'c=2-2-8 crew, gun=ge-AT75L ca2',
  'pz=ge-pzivh vca2',
  '2-4-7 hs, p=ge-ATR',
] as const
const MOVERS = ['a=6-6-6', 'a=3-4-6', 'a=8-0', 'a=6-6-6, b=6-6-6'] as const
const OTHERS = ['6-6-6', '3-4-6', '8-1', '6-6-6, am-BAZ44', 'am-M4A1 vca0', '2-2-7 crew, am-AT57L ca5'] as const
const HEXES = ['C5', 'F5', 'G6', 'E8', 'H4', 'C9', 'I8', 'B3'] as const

/** A position drawn at random in which an American has just stepped into E5, with much that the Germans can't know. */
function drawn(chance: KeyedChance): AslskState {
  const one = <T>(list: readonly T[]): T => list[chance.pick(list)]!
  const hexes = [...HEXES]
  const others = Array.from({ length: 4 }, () => {
    const [hex] = hexes.splice(chance.pick(hexes), 1)
    return `${hex} woods; US: ${one(OTHERS)} ${one(['concealed', 'concealed', 'hidden'])}`.replace(
      /, (am-\S+( ca5)?) (concealed|hidden)/,
      ' $3, $1',
    )
  })
  const mover = one(MOVERS)
  const text = [
    `E1 German: ${one(ANSWERS)}`,
    `E6 US: ${mover}`,
    'R12 US: 6-6-6',
    `E5 ${one(['open', 'woods', 'orchard'])}`,
    ...others,
  ].join('\n')
  const rules = [{ type: 'concealment', text: 'Concealment is in effect.' }] as never
  const options = { columns: 18, rows: 12, year: 1944, month: 6, phase: 'movement', attacker: 'allied', rules } as const
  const started = startGame(aslsk, { situation: situationOf(readScript(text), options) }, { key: keyFromSeed('drawn') })
  if (!started.ok) throw new Error(`${started.problems[0]!.message}\n${text}`)
  const game = started.value
  const movers = mover.includes('b=') ? 2 : 1
  const first = game.state.units.findIndex((unit) => unit.side === 'allied')
  game.take('allied', { type: 'step', units: Array.from({ length: movers }, (_, i) => first + i), to: 'E5' })
  return game.state
}

test('whoever else of the enemy is concealed or hidden, men, Guns or tanks, and wherever: the same answer, for the same reasons', () => {
  let differ = 0
  for (let n = 0; n < depth.times(12, 500); n++) {
    const state = drawn(new KeyedChance(keyFromSeed(depth.seed(`drawn ${n}`))))
    if (!state.move?.spent) continue
    for (let i = 0; i < 2; i++) {
      const other = cloneState(state)
      aslsk.resample(other, 'axis', new KeyedChance(keyFromSeed(`${n} ${i}`)))
      if (JSON.stringify(other.units) !== JSON.stringify(state.units)) differ++
      expect(answer(other, 'axis', `${n}`)).toEqual(answer(state, 'axis', `${n}`))
    }
  }
  // states that are alike would prove nothing
  expect(differ).toBeGreaterThan(depth.times(12, 500))
})

test('who comes under a concealment counter is not looked at: a half squad is no Scout there, and a hidden one is not yet to move', () => {
  const walk = (mover: string, other: string, hidden: string) => {
    const options = { rules: [{ type: 'concealment', text: 'Concealment is in effect.' }] as never }
    const t = approach({
      firer: '4-6-7, 4-6-7',
      range: 2,
      ground: 'woods',
      mover: `a=${mover} concealed`,
      more: `R2 US: b=${other} concealed   ${hidden} US: c=6-6-6 hidden`,
      options,
    })
    return settle(come(t, 2, 'assault').rolls(9)).decided.map(({ answer: came, trace }) => ({ came, trace }))
  }
  const squad = walk('6-6-6', '3-4-6', 'F5')
  expect(walk('3-4-6', '6-6-6', 'F5')).toEqual(squad)
  expect(walk('6-6-6', '3-4-6', 'Q9')).toEqual(squad)
  expect(squad[0]!.trace.some(({ node }) => node === 'I15' || node === 'I13')).toBe(true)
})
