import { keyFromSeed, startGame } from '@firegroup/kernel'
import { depth, everyDraw, playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { testScenario } from '../test/scenario.ts'
import { knownBy } from './concealment/known-state.ts'
import { weaponsUsed } from './fire/shot-mode.ts'
import { Moving } from './phases/movement/moving.ts'
import { Routing } from './phases/rout/routing.ts'
import type { Scenario } from './scenario/types.ts'
import type { AslskState, Side } from './state.ts'
import { aslsk } from './system.ts'
import { whileStill } from './units/still.ts'
import { hasInfantry, hasUnits, infantryOf, unitsAt, unitsOf, weaponsOf } from './units/units.ts'

/** Men and tanks on both sides, close together, so that all of it happens: so many squads of one side, and two fewer of the other. */
function melee(squads: number): Scenario {
  const { sides, ...rest } = testScenario({ turns: 2, year: 1944, month: 9 })
  const [platoon] = sides.allied.groups
  const [picket] = sides.axis.groups
  const allied = {
    ...platoon!,
    units: [
      { type: 'ru-4-4-7', count: squads },
      { type: 'ru-L-8-1', count: 2 },
      { type: 'ru-T3485', count: 2 },
    ],
    weapons: [{ type: 'ru-LMG', count: 2 }],
    arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
  } as const
  const axis = {
    ...picket!,
    units: [
      { type: 'ge-4-6-7', count: squads - 2 },
      { type: 'ge-L-8-1', count: 2 },
      { type: 'ge-pzivh', count: 1 },
      { type: 'ge-stgiiig', count: 1 },
    ],
    weapons: [
      { type: 'ge-HMG', count: 1 },
      { type: 'ge-LMG', count: 1 },
    ],
    arrival: { kind: 'setup', area: { columns: ['E', 'G'] } },
  } as const
  return {
    ...rest,
    sides: {
      allied: { ...sides.allied, nation: 'russian', groups: [allied] },
      axis: { ...sides.axis, nation: 'german', groups: [axis] },
    },
  }
}

/** What a question would offer if nothing were kept; null for questions that keep nothing. */
function anew(s: AslskState, side: Side, kind: string): unknown[] | null {
  const known = knownBy(s, side)
  const { acts } = s.setting
  if (kind === 'prepFire' || kind === 'defensiveFire' || kind === 'advancingFire')
    return [...acts[kind].candidates(known, { when: kind, side, expenditure: null })]
  if (kind === 'advance') return [...acts.advance.candidates(known, { side })]
  if (kind === 'rout') return [...acts.rout.candidates(s, new Routing(s, side))]
  return kind === 'move' ? [...acts.move.candidates(known, new Moving(known))] : null
}

/** Who is in each hex and has which Weapon. */
function whereabouts(s: AslskState): unknown {
  const places = [...new Set(s.units.map(({ at }) => at))]
  return [
    places.map((at) => [
      unitsAt(s, at),
      unitsOf(s, 'axis', at),
      infantryOf(s, 'allied', at),
      hasUnits(s, 'axis', at),
      hasInfantry(s, 'axis', at),
    ]),
    s.units.map((unit) => [weaponsOf(s, unit), weaponsUsed(s, unit)]),
  ]
}

test.each([22, 8])(
  'what is offered and drawn and who is where is the same whether it was kept or is worked out anew, through whole games and in games that go on side by side, with %i squads',
  (squads) => {
    const compared = new Map<string, number>()
    const scenario = melee(squads)
    for (let n = 0; n < depth.times(2, 40); n++) {
      const seed = depth.seed(`kept ${n}`)
      const started = startGame(aslsk, { scenario }, { key: keyFromSeed(seed) })
      if (!started.ok) throw new Error(started.problems[0]!.message)
      playRandomly(started.value, {
        seed,
        maxDecisions: 5000,
        before: (game, { open }) => {
          expect(whileStill(game.state, () => whereabouts(game.state))).toEqual(whereabouts(game.state))
          const fresh = anew(game.state, open.seat as Side, open.question.kind)
          if (!fresh) return
          expect([...open.question.candidates()]).toEqual(fresh)
          expect(new Set(everyDraw(open.question).map((one) => JSON.stringify(one)))).toEqual(
            new Set(fresh.map((one) => JSON.stringify(one))),
          )
          compared.set(open.question.kind, (compared.get(open.question.kind) ?? 0) + 1)
          // another game of the same table looks in between, and goes its own way
          if (game.decisionCount % 25 !== 0) return
          const fork = game.fork()
          fork.take(open.seat, fresh.at(-1))
          const [next] = fork.open
          const then = next && anew(fork.state, next.seat as Side, next.question.kind)
          if (then) expect([...next.question.candidates()]).toEqual(then)
        },
      })
    }
    for (const kind of ['prepFire', 'move', 'defensiveFire', 'advancingFire', 'rout', 'advance'])
      expect(compared.get(kind)).toBeGreaterThan(3)
  },
)
