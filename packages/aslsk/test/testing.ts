/** Scripted tables and scenarios for the tests of systems that are built on this one. */
export { ambushScenario, fogScenario } from './fog.ts'
export { stepOf } from './moves.ts'
export { testScenario } from './scenario.ts'
export { readScript } from './script.ts'
export { AslskTable, situationOf, type TableOptions } from './table.ts'
