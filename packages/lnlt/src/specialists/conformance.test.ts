import { type Keep, keyFromSeed, startGame } from '@firegroup/kernel'
import { conformance, playRandomly } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { breaches } from '../../test/invariants.ts'
import { testScenario } from '../../test/scenario.ts'
import type { Scenario } from '../scenario/types.ts'
import { lnlt } from '../system.ts'

/** Everybody whom the rules of this chapter know, on both sides. */
const motley: Scenario = testScenario({
  turns: 5,
  sides: {
    blue: {
      nation: 'british',
      name: 'British',
      groups: [
        {
          id: 'blue',
          name: 'The company',
          units: [
            { type: 'uk-rifle-squad', count: 4 },
            { type: 'uk-rifle-half-squad', count: 1 },
            { type: 'uk-leader-6-1', count: 1, skills: ['deadly'] },
            { type: 'uk-piper-6-1', count: 1 },
            { type: 'uk-nurse-6-1', count: 1 },
            { type: 'uk-chaplain-6-1', count: 1 },
            { type: 'uk-scout-0-4-6', count: 1 },
            { type: 'uk-hero-1-6-6', count: 1, skills: ['grenadeBundle'] },
          ],
          weapons: [{ type: 'uk-bren', count: 2 }],
          arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
        },
        { id: 'sniper', name: 'The Sniper', units: [{ type: 'uk-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
    red: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'red',
          name: 'The guards',
          units: [
            { type: 'su-rifle-squad', count: 5 },
            { type: 'su-commissar-7-1', count: 1 },
            { type: 'su-political-officer-6-1', count: 1 },
            { type: 'su-medic', count: 1 },
            { type: 'su-leader-6-1', count: 1, skills: ['bull'] },
          ],
          weapons: [{ type: 'su-dp28', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['E', 'I'] } },
        },
        { id: 'red-sniper', name: 'Their Sniper', units: [{ type: 'su-sniper', count: 1 }], arrival: { kind: 'sniper' } },
      ],
    },
  },
})

conformance(lnlt, { scenarios: { specialists: motley }, maxDecisions: 6000, games: 6 })

const NOTHING: Keep = { history: false, events: false, hashes: false }

test('whatever happens: no stack too full, no Skill twice or lost, no third Hero', () => {
  const asked = new Set<string>()
  const taken = new Set<string>()
  for (let seed = 0; seed < 24; seed++) {
    const started = startGame(lnlt, { scenario: motley }, { key: keyFromSeed(`dice ${seed}`) }, NOTHING)
    if (!started.ok) throw new Error(started.problems[0]!.message)
    const skills = (state = started.value.state) => [...state.skillPool, ...state.units.flatMap((unit) => unit.skills)].sort()
    const all = skills()
    playRandomly(started.value, {
      seed: `${seed}`,
      maxDecisions: 8000,
      before: ({ state }, { open, decision }) => {
        asked.add(open.question.kind)
        taken.add((decision as { type?: string }).type ?? '')
        if (open.question.kind !== 'dropWeapon' && open.question.kind !== 'melee') expect(breaches(state)).toEqual([])
        expect(skills(state)).toEqual(all)
        for (const side of ['blue', 'red'])
          expect(state.units.filter((unit) => unit.side === side && unit.type.includes('hero') && unit.at >= 0).length).toBeLessThan(3)
      },
    })
  }
  for (const kind of ['heroMove']) expect(asked).toContain(kind)
  for (const type of ['sniper', 'snipe', 'heal', 'fightOrDie']) expect(taken).toContain(type)
})
