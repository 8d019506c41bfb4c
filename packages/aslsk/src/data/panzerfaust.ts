import type { WeaponType } from './counters.ts'
import { tube } from './latw.ts'
import type { Barrel } from './mortars.ts'
import { WEAPON_TO_KILL } from './to-kill.ts'

/** 4.4.2: the Panzerfaust. The rulebook's text and example, confidence high. */
export const PANZERFAUST = {
  /** The month from which on German Infantry may have one. */
  from: 194310,
  /** The highest final check dr with which there is a shot. */
  firesAt: 3,
  /** The original check dr that pins. */
  pinsOn: 6,
  drm: { notAtVehicle: 1, cx: 1, halfSquadOrCrew: 1, leader: 2, in1945: -1 },
  /** The original TH DR that costs the firer a step; one less for the Inexperienced. */
  hurtsFirerOn: 12,
  /** The original TK or IFT DR that is a dud. */
  dudOn: 12,
} as const

/** No DR breaks it: it is used up. */
const NEVER = 99

const TO_HIT = [10, 8, 6, 4] as const
const FP = 16

/** 4.4.2: how far it reaches, by the month. */
export function panzerfaustRange(month: number): number {
  return month < 194406 ? 1 : month < 194501 ? 2 : 3
}

/** 4.4.2: how many shots there are for so many squads, in halves of a squad's share. */
export function panzerfaustShots(year: number, squads: number): number {
  return year < 1944 ? squads : year === 1944 ? Math.floor(1.5 * squads) : 2 * squads
}

export function panzerfaustId(range: number): string {
  return `ge-PF:${range}`
}

/** C13.3: the Panzerfaust klein, its forerunner: the play aids, confidence high. */
export const PFK = { id: 'ge-PFK:1', range: 1, fp: 12 } as const

/** The weapon itself, which is there for one shot. */
export const PANZERFAUSTS: readonly WeaponType[] = [
  ...[1, 2, 3].map((range) => faust({ id: panzerfaustId(range), name: 'Panzerfaust', range, fp: FP, toKill: WEAPON_TO_KILL.pf })),
  faust({ ...PFK, name: 'Panzerfaust klein', toKill: WEAPON_TO_KILL.pfk }),
]

interface Faust {
  readonly id: string
  readonly name: string
  readonly range: number
  readonly fp: number
  readonly toKill: number
}

function faust({ id, name, range, fp, toKill }: Faust): WeaponType {
  return {
    id,
    nation: 'german',
    name,
    kind: 'latw',
    fp,
    range,
    rof: 0,
    breakdown: NEVER,
    xNumber: null,
    pp: 0,
    repair: 0,
    removal: 0,
    latw: { kind: 'psk', toKill, from: PANZERFAUST.from },
    barrel: barrelOf(range, fp, toKill),
    provenance: { kits: ['SK3'], source: ['L1141-1157'], confidence: 'high' },
  }
}

function barrelOf(range: number, fp: number, toKill: number): Barrel {
  return tube({
    toHit: TO_HIT.slice(0, range + 1),
    fp,
    toKill,
    backblast: true,
    needsTwo: false,
    notDownhill: false,
    oneShot: true,
  })
}
