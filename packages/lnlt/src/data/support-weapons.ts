import { type CounterKind, isMachineGun, type WeaponKind } from './unit-kinds.ts'

/** 1.6: who carries how many Support Weapons, and what firing them costs. Rulebook lines 434-646, 2351, 6951-6975; confidence high. */
export interface Portage {
  readonly carries: number
  /** How many it may fire and keep its IFP (or LM), and how many without. */
  readonly firesWithOwn: number
  readonly firesInstead: number
}

const none: Portage = { carries: 0, firesWithOwn: 0, firesInstead: 0 }
const half: Portage = { carries: 1, firesWithOwn: 0, firesInstead: 1 }
const whole: Portage = { carries: 2, firesWithOwn: 1, firesInstead: 2 }

export const PORTAGE: { readonly [K in CounterKind]: Portage } = {
  squad: whole,
  mountedSquad: whole,
  halfSquad: half,
  mountedHalfSquad: half,
  crew: half,
  weaponTeam: none,
  leader: half,
  commissar: half,
  politicalOfficer: half,
  hero: half,
  scout: half,
  advisor: half,
  armorLeader: none,
  sniper: none,
  medic: none,
  corpsman: none,
  chaplain: none,
  nurse: none,
  piper: none,
  marksman: none,
  vehicle: none,
}

/** 1.6: may destroy a weapon that they have (L461, L916). */
export const MAY_DESTROY: ReadonlySet<CounterKind> = new Set([
  'squad',
  'halfSquad',
  'crew',
  'leader',
  'commissar',
  'politicalOfficer',
  'hero',
  'scout',
  'advisor',
] as const)

/** What each kind of weapon does that others don't. L503-531, L616-634, L1432, L1535. */
export interface WeaponRules {
  readonly rule: string
  /** 1.6: a single man fires or fights with half its FP. */
  readonly halvedBySmc: boolean
  /** 1.6.3, 1.6.7: its FP takes no modifier but the LM. */
  readonly leaderOnly: boolean
  /** 1.6.3, 1.6.7: a unit that its attack Shakes retreats a hex. */
  readonly causesRetreat: boolean
  /** 10.5.6: every attack with it may set fire. */
  readonly forcesFireCheck: boolean
  /** 5.3: may be used for Opportunity Fire. */
  readonly opportunityFire: boolean
  /** 4.1: half its FP in the Opportunity Fire of an Ops Complete unit. */
  readonly halvedByOpsComplete: boolean
}

const usual = {
  halvedBySmc: true,
  leaderOnly: false,
  causesRetreat: false,
  forcesFireCheck: false,
  opportunityFire: true,
  halvedByOpsComplete: false,
} as const
const mg: WeaponRules = { ...usual, rule: '1.6', halvedByOpsComplete: true }
const flamethrower: WeaponRules = { ...usual, rule: '1.6.3', causesRetreat: true, forcesFireCheck: true, halvedByOpsComplete: true }
const satchel: WeaponRules = { ...usual, rule: '1.6.3', halvedBySmc: false, leaderOnly: true }
const molotov: WeaponRules = { ...satchel, rule: '1.6.7', causesRetreat: true, forcesFireCheck: true }
const mortar: WeaponRules = { ...usual, rule: '1.6.5', opportunityFire: false }
/** 23.2.2 */
const grenades: WeaponRules = { ...usual, rule: '23.2.2', halvedBySmc: false }
const other: WeaponRules = { ...usual, rule: '1.6' }

export function weaponRules(kind: WeaponKind): WeaponRules {
  if (isMachineGun(kind)) return mg
  if (kind === 'flamethrower') return flamethrower
  if (kind === 'satchel') return satchel
  if (kind === 'molotov') return molotov
  if (kind === 'grenadeLauncher') return grenades
  return kind === 'mortar' ? mortar : other
}

/** 1.6.2: a J weapon jams when both natural dice of the attack are equal. L489-491. */
export function jamsOn(attackDie: number, defenceDie: number): boolean {
  return attackDie === defenceDie
}
