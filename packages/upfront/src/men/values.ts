import type { Group, Man, UpfrontState } from '../state.ts'

/** X-07, 6.52: what pins a man in good order: his printed Morale and what changes it now. */
export function moraleOf(s: UpfrontState, man: Man, group: Group): number {
  let { morale } = s.setting.roster[man.id]!
  for (const change of s.setting.hooks.morale) morale += change(s, man, group)?.value ?? 0
  return morale
}

/** X-07, 6.53: what makes a pinned man panic. */
export function panicOf(s: UpfrontState, man: Man, group: Group): number {
  let { panic } = s.setting.roster[man.id]!
  for (const change of s.setting.hooks.panic) panic += change(s, man, group)?.value ?? 0
  return panic
}

/** 6.53, G-44: the number that parts death from rout is always the printed one. */
export function routOf(s: UpfrontState, man: Man): number {
  return s.setting.roster[man.id]!.rout
}

/** 6.51: what kills a man: one more on the pinned side of his card. */
export function kiaOf(s: UpfrontState, man: Man): number {
  const { kia, weapon } = s.setting.roster[man.id]!
  const number = kia + (man.pinned ? 1 : 0)
  return man.weapon === weapon ? number : number + flameChange(s, weapon, man.weapon)
}

const FLAME_CHAPTER = 22

/** 22.4: one less with a flamethrower that is not on his card, one more without the one that is. */
function flameChange(s: UpfrontState, printed: string, held: string): number {
  if (s.setting.scenario.rulesThrough < FLAME_CHAPTER) return 0
  const { weapons } = s.setting.pack
  return Number(weapons[printed]?.class === 'flamethrower') - Number(weapons[held]?.class === 'flamethrower')
}
