import { restoreGame, saveGame } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { complaints, started, testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { aslsk } from '../system.ts'
import { typeOf } from '../units/units.ts'
import { type MmcType, ourPack } from './counters.ts'

const own = { kits: [], source: ['OWN'], confidence: 'high' }
const squad = (morale: number) => {
  const { label, name, points, provenance, fails, stepsTo, reducedStrength, ...printed } = ourPack().infantry.get('ge-4-6-7') as MmcType
  return { ...printed, morale, ...own }
}
const withSquads = (morale: number) => ({
  name: 'Own',
  counters: { format: 'firegroup-aslsk-counters', version: 1, infantry: [squad(morale)] },
})

test('two games in one process have each their own counters, also while both are played', () => {
  const text = 'C2 US: 6-6-6   C4 German: x=4-6-7'
  const phase = { phase: 'prepFire', attacker: 'allied' } as const
  const [ours, theirs] = [table(text, phase), table(text, { ...phase, pack: withSquads(9) })]
  for (const t of [ours, theirs]) t.fire({ from: ['C2'], at: 'C4' }).rolls(3, 3)
  ours.rolls(4, 4)
  theirs.rolls(4, 4)
  expect([ours, theirs].map((t) => t.state.units[t.unit('x')]!.broken)).toEqual([true, false])
})

test('a save names the counters of its scenario, and goes on with them', () => {
  const game = started(testScenario({ pack: withSquads(9) }))
  const save = saveGame(game)
  const reading = restoreGame(aslsk, JSON.parse(JSON.stringify(save)))
  if (!reading.ok) throw new Error(reading.problems[0]?.message)
  const restored = reading.value
  const squads = restored.state.units.filter((unit) => unit.type === 'ge-4-6-7')
  expect(squads.map((unit) => typeOf(restored.state, unit).morale)).toEqual([9, 9])
  expect(typeOf(started(testScenario()).state, squads[0]!).morale).toBe(7)
})

test('a scenario with counters that can not be is refused, the entry and the field named', () => {
  expect(complaints(testScenario({ pack: withSquads(11) })).join(' ')).toContain('ge-4-6-7.morale')
})
