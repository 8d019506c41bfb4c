/** Scripted tables for the tests of systems that are built on this one. */
export { stepOf } from './moves.ts'
export { readScript } from './script.ts'
export { AslskTable, situationOf, type TableOptions } from './table.ts'
