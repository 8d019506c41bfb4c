/** 1.1, 11.0: every kind of counter. Vehicles have tables of their own besides. */
export const COUNTER_KINDS = [
  'squad',
  'halfSquad',
  'crew',
  'weaponTeam',
  'mountedSquad',
  'mountedHalfSquad',
  'leader',
  'commissar',
  'politicalOfficer',
  'armorLeader',
  'hero',
  'sniper',
  'medic',
  'corpsman',
  'scout',
  'chaplain',
  'nurse',
  'piper',
  'advisor',
  'marksman',
  'vehicle',
] as const
export type CounterKind = (typeof COUNTER_KINDS)[number]

/** 1.1: Multi-Man Counters; all others but vehicles are Single-Man Counters. */
export const MMC_KINDS: ReadonlySet<CounterKind> = new Set([
  'squad',
  'halfSquad',
  'crew',
  'weaponTeam',
  'mountedSquad',
  'mountedHalfSquad',
] as const)

export const KIND_NAMES: { readonly [K in CounterKind]: string } = {
  squad: 'Squad',
  halfSquad: 'Half-Squad',
  crew: 'Crew',
  weaponTeam: 'Weapon Team',
  mountedSquad: 'Mounted Squad',
  mountedHalfSquad: 'Mounted Half-Squad',
  leader: 'Leader',
  commissar: 'Commissar',
  politicalOfficer: 'Political Officer',
  armorLeader: 'Armor Leader',
  hero: 'Hero',
  sniper: 'Sniper',
  medic: 'Medic',
  corpsman: 'Corpsman',
  scout: 'Scout',
  chaplain: 'Chaplain',
  nurse: 'Nurse',
  piper: 'Piper',
  advisor: 'Advisor',
  marksman: 'Marksman',
  vehicle: 'Vehicle',
}

/** 1.6: kinds of Support Weapons. The rules know machine guns only as one; how heavy one is is for the eye and for computer players. */
export const WEAPON_KINDS = [
  'lmg',
  'mmg',
  'hmg',
  'flamethrower',
  'satchel',
  'molotov',
  'assaultCharge',
  'mortar',
  'atr',
  'rocket',
  'antiAircraft',
  'grenadeLauncher',
  'claymore',
  'boat',
] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

/** 1.1: a weapon with a to-hit table attacks on the OFT, others on the DFT; charges for tanks and boats do neither. */
export function weaponAttack(kind: WeaponKind): 'dft' | 'oft' | 'closeAssault' | 'none' {
  if (kind === 'atr' || kind === 'rocket' || kind === 'antiAircraft') return 'oft'
  if (kind === 'assaultCharge') return 'closeAssault'
  return kind === 'boat' ? 'none' : 'dft'
}

export function isMachineGun(kind: WeaponKind): boolean {
  return kind === 'lmg' || kind === 'mmg' || kind === 'hmg'
}
