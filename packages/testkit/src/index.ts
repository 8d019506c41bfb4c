export { type ConformanceOptions, conformance } from './conformance.ts'
export { example } from './example.ts'
export { playRandomly, randomDecision } from './random-play.ts'
export { ScriptedTable } from './scripted-table.ts'
