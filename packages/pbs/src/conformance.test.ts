import { ambushScenario, fogScenario, testScenario } from '@firegroup/aslsk/testing'
import { conformance, depth } from '@firegroup/testkit'
import { pbs } from './system.ts'

const deep = {
  'the book defends': { ...testScenario(), pbs: { mode: 'opponent', side: 'axis' } },
  'hidden Infantry': { ...ambushScenario, pbs: { mode: 'opponent', side: 'allied' } },
  'hidden in an area': {
    ...testScenario(),
    pbs: {
      mode: 'bothSides',
      parts: { hipAreas: true },
      hip: [{ side: 'axis', group: 'ge', behaviour: 'ambush', counters: ['E3', 'F3'] }],
    },
  },
}

conformance(pbs, {
  scenarios: {
    'one person in both chairs': { ...testScenario(), pbs: { mode: 'bothSides' } },
    'concealment and hidden Guns': { ...fogScenario, pbs: { mode: 'opponent', side: 'axis' } },
    ...(depth.isDeep ? deep : {}),
  },
  maxDecisions: 4000,
  games: 1,
  candidatesChecked: 8,
})
