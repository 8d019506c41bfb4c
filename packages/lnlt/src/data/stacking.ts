import type { CounterKind } from './unit-kinds.ts'

/** 1.3: stacking, per side and location. Rulebook lines 363-402, 1396, 2069, 6996-7007; confidence high. Squads are counted in halves. LG-99, LG-100. */
export const STACKING = {
  squadHalves: 6,
  mountedHalves: 4,
  vehicles: 2,
  smcs: 2,
  wrecksPerHex: 1,
  aircraftPerHex: 1,
  rooftop: { mmcs: 1, smcs: 2 },
} as const

/** 1.3: how much of a Squad each kind is, in halves; Single-Man Counters are counted by themselves. */
export const SQUAD_HALVES: { readonly [K in CounterKind]: number } = {
  squad: 2,
  halfSquad: 1,
  crew: 1,
  weaponTeam: 2,
  mountedSquad: 2,
  mountedHalfSquad: 1,
  leader: 0,
  commissar: 0,
  politicalOfficer: 0,
  armorLeader: 0,
  hero: 0,
  sniper: 0,
  medic: 0,
  corpsman: 0,
  scout: 0,
  chaplain: 0,
  nurse: 0,
  piper: 0,
  advisor: 0,
  marksman: 0,
  vehicle: 0,
}
