import type { Step } from '../../sequence/step.ts'
import { bothSides } from './both-sides.ts'
import { removeDm } from './dm.ts'
import { recover, recoveryQuestion } from './recovery.ts'
import { repair, repairQuestion } from './repair.ts'
import { selfRally, selfRallyQuestion } from './self.ts'
import { rallyTransfer, transfer } from './transfer.ts'
import { unitRally, unitRallyQuestion } from './unit.ts'

/** 3.1: the Rally Phase, b to f and h in their order; a is the scenario's, g belongs to vehicles. */
export const rallySteps: readonly Step[] = [
  { key: 'rally.recovery', phase: 'rally', order: 200, run: (g) => bothSides(g, recoveryQuestion, recover) },
  { key: 'rally.repair', phase: 'rally', order: 300, run: (g) => bothSides(g, repairQuestion, repair) },
  { key: 'rally.transfer', phase: 'rally', order: 400, run: (g) => bothSides(g, rallyTransfer, transfer) },
  { key: 'rally.selfRally', phase: 'rally', order: 500, run: (g) => bothSides(g, selfRallyQuestion, selfRally) },
  { key: 'rally.unitRally', phase: 'rally', order: 600, run: (g) => bothSides(g, unitRallyQuestion, unitRally) },
  { key: 'rally.dmRemoval', phase: 'rally', order: 800, run: removeDm },
]
