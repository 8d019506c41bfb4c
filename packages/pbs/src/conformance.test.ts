import { ambushScenario, fogScenario, testScenario } from '@firegroup/aslsk/testing'
import { conformance, depth } from '@firegroup/testkit'
import { pbs } from './system.ts'

const deep = {
  'the book defends': { ...testScenario(), pbs: { mode: 'opponent', side: 'axis' } },
  'hidden Infantry': { ...ambushScenario, pbs: { mode: 'opponent', side: 'allied' } },
  'question marks that Shift': {
    ...fogScenario,
    pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 3, allied: 3 } },
  },
  'question marks and hidden Infantry': { ...ambushScenario, pbs: { mode: 'bothSides', parts: { dummies: true }, dummies: { axis: 4 } } },
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
