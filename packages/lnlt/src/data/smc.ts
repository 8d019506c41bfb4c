import { COUNTER_KINDS, type CounterKind, MMC_KINDS } from './unit-kinds.ts'

/** 11.0: what each kind of counter may do. Rulebook lines 440, 458, 1500-1510, 1707, 1723-1724, 2165-2475, 3957, 3975; confidence high. */
export interface Abilities {
  /** 10.1.1: may make spotting attempts. */
  readonly spottingAttempt: boolean
  /** 10.1.1: its LM counts on its own attempt. */
  readonly spotsWithLm: boolean
  /** 10.1: spots adjacent locations by being there. */
  readonly autoSpots: boolean
  /** 5.0.1, 8.0: where its LM counts for others. */
  readonly lm: 'everywhere' | 'rally' | 'vehicle' | 'none'
  /** 11.1.2: activates adjacent locations: Leg units or vehicles. */
  readonly activates: 'leg' | 'vehicles' | 'none'
  /** 8.0: Melee-eligible in Good Order: always, with a Melee-eligible weapon only, or never. */
  readonly melee: 'always' | 'withWeapon' | 'never'
  /** 11.4, 11.12: rolls two dice and hits one unit by lot. */
  readonly sniping: boolean
  /** 3.0: may rally without anybody's help. */
  readonly selfRally: boolean
  /** 5.1: is never Shaken. */
  readonly neverShaken: boolean
  /** 5.2: fires by itself, never with others. */
  readonly firesAlone: boolean
  /** 17.1 */
  readonly closeAssault: boolean
  readonly slice: number
  readonly rule: string
}

const mmc: Abilities = {
  spottingAttempt: true,
  spotsWithLm: false,
  autoSpots: true,
  lm: 'none',
  activates: 'none',
  melee: 'always',
  sniping: false,
  selfRally: false,
  neverShaken: false,
  firesAlone: false,
  closeAssault: true,
  slice: 1,
  rule: '1.1',
}
const smc: Abilities = { ...mmc, melee: 'never', selfRally: true, closeAssault: false, slice: 8 }
const leader: Abilities = { ...smc, spotsWithLm: true, lm: 'everywhere', activates: 'leg', melee: 'withWeapon', slice: 4, rule: '11.1' }
const healer: Abilities = { ...smc, spottingAttempt: false, autoSpots: false, rule: '11.3' }
const comforter: Abilities = { ...smc, spottingAttempt: false, lm: 'rally' }

const ABILITIES: { readonly [K in CounterKind]: Abilities } = {
  squad: mmc,
  halfSquad: mmc,
  crew: mmc,
  weaponTeam: { ...mmc, selfRally: true, firesAlone: true, closeAssault: false, slice: 9, rule: '1.7' },
  mountedSquad: { ...mmc, slice: 15, rule: '6.6' },
  mountedHalfSquad: { ...mmc, slice: 15, rule: '6.6' },
  leader,
  commissar: { ...leader, slice: 8, rule: '11.7' },
  politicalOfficer: { ...leader, slice: 8, rule: '11.7' },
  armorLeader: { ...leader, lm: 'vehicle', activates: 'vehicles', melee: 'never', slice: 10, rule: '11.5' },
  hero: { ...smc, melee: 'always', neverShaken: true, closeAssault: true, rule: '11.2' },
  sniper: { ...smc, sniping: true, firesAlone: true, rule: '11.4' },
  medic: healer,
  corpsman: healer,
  scout: { ...smc, melee: 'always', rule: '11.6' },
  chaplain: { ...comforter, rule: '11.8' },
  nurse: { ...comforter, rule: '11.10' },
  piper: { ...comforter, rule: '11.11' },
  advisor: { ...smc, melee: 'withWeapon', slice: 16, rule: '11.9' },
  marksman: { ...smc, sniping: true, firesAlone: true, slice: 16, rule: '11.12' },
  vehicle: { ...mmc, melee: 'never', selfRally: true, firesAlone: true, closeAssault: false, slice: 10, rule: '15.0' },
}

export function abilitiesOf(kind: CounterKind): Abilities {
  return ABILITIES[kind]
}

export function isMmc(kind: CounterKind): boolean {
  return MMC_KINDS.has(kind)
}

/** 11.7: wherever the rules say Leader, Commissars and Political Officers are meant too. */
export function isLeader(kind: CounterKind): boolean {
  return ABILITIES[kind].lm === 'everywhere'
}

export const SMC_KINDS: readonly CounterKind[] = COUNTER_KINDS.filter((kind) => !MMC_KINDS.has(kind) && kind !== 'vehicle')
