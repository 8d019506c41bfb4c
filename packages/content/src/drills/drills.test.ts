import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { bestWay, type Drill, markOf, openDrill, paired, weighDrill } from '@firegroup/lab'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue.ts'
import { scenarios } from '../index.ts'
import { drillsOf } from './index.ts'

const LEAST = 15
/** Enough to see that a best way is no longer the best; the drills themselves were measured with more. */
const TRIALS = depth.times(12, 60)

describe.each(CATALOGUE.map(({ id, rules }) => ({ id, rules })))('$id', ({ id, rules }) => {
  test('there are at least fifteen drills, of several kinds of question and from several scenarios', async () => {
    const drills = await drillsOf(id)
    expect(drills.length).toBeGreaterThanOrEqual(LEAST)
    expect(new Set(drills.map((drill) => drill.id)).size).toBe(drills.length)
    expect(new Set(drills.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(drills.map(({ scenario }) => scenario)).size).toBeGreaterThanOrEqual(3)
  })

  test('every position is reached by the rules, and every answer is legal and told in its words', async () => {
    const drills = await drillsOf(id)
    await rules(({ system }) => {
      for (const drill of drills) {
        const opened = openDrill(system, scenarioOf(drill), drill)
        if (!opened.ok) throw new Error(opened.problems[0]!.message)
        const { state } = opened.value
        for (const { decision, words } of drill.ways) {
          expect(opened.value.problems(drill.seat, decision)).toEqual([])
          expect(system.words!.decision(state, drill.kind, decision).replace(/\.$/, '')).toBe(words)
        }
      }
    })
  })

  test('of each drill one way is best, beyond the error of the trials that found it', async () => {
    for (const drill of await drillsOf(id)) {
      const best = bestWay(drill)
      expect(best).toMatchObject({ below: 0, range: 0 })
      for (const way of drill.ways) {
        if (way === best) continue
        expect(way.below).toBeGreaterThan(way.range)
        expect(markOf(way)).toBeLessThan(2)
      }
      expect(drill.trials).toBeGreaterThanOrEqual(90)
      expect(drill.ways.length).toBeLessThanOrEqual(4)
    }
  })

  test('other trials find nothing that is better than the best way', async () => {
    const drills = await drillsOf(id)
    const chance = new KeyedChance(keyFromSeed(depth.seed('drills')))
    const looked = depth.isDeep ? drills : [drills[chance.die(drills.length) - 1]!]
    await rules(({ system, counsel }) => {
      for (const drill of looked) {
        const opened = openDrill(system, scenarioOf(drill), drill)
        if (!opened.ok) throw new Error(opened.problems[0]!.message)
        const values = weighDrill(counsel, opened.value, drill, TRIALS)
        const best = values[drill.ways.indexOf(bestWay(drill))]!
        for (const others of values) {
          if (others === best) continue
          const { mean, error } = paired(best, others)
          expect(mean, drill.id).toBeGreaterThan(-2 * error)
        }
      }
    })
  })
})

const scenarioOf = ({ scenario }: Drill): object => scenarios.find(({ id }) => id === scenario)!
