import type { Weapon } from '../data/personality-file.ts'
import type { Man, UpfrontState } from '../state.ts'
import type { AcquireAction } from '../weapons/acquire.ts'
import { WEIGHTS } from './weights.ts'

/** The range at which weapons are compared. */
const MIDDLE = 3

/** 19.3: the better the gun, the sooner it is looked after. */
export function repairValue(s: UpfrontState, man: number): number {
  return WEIGHTS.repair * factors(s.setting.pack.weapons[s.men[man]!.weapon])
}

/** 18.2: worth a turn only for something better than what he has. */
export function acquireValue(s: UpfrontState, { group, man: who, weapon, from }: AcquireAction): number {
  const man = s.men[who]!
  const loose = s.groups[from ?? group]!.weapons[weapon]!
  if (loose.secondary) return -WEIGHTS.fuss
  const better = factors(s.setting.pack.weapons[loose.weapon]) / (loose.jammed ? 2 : 1) - own(s, man)
  return better > 1 ? WEIGHTS.weapon * better : -WEIGHTS.fuss
}

/** 20.74: what a weapon that was the enemy's is worth to a man who has this one. */
export function spoilValue(s: UpfrontState, man: Man, weapon: string): number {
  return factors(s.setting.pack.weapons[weapon]) - own(s, man)
}

function own(s: UpfrontState, man: Man): number {
  return factors(s.setting.pack.weapons[man.weapon]) / (man.jammed ? 2 : 1)
}

function factors(weapon: Weapon | undefined): number {
  return weapon?.fp?.[MIDDLE] ?? 0
}
