export { type ConvoyEvent, type ConvoyState, convoy } from './convoy.ts'
export { type PatrolEvent, type PatrolState, patrol } from './patrol.ts'
