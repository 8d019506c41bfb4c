import { type Modifier, total } from '@firegroup/kernel'
import type { Group, Man, UpfrontState } from '../state.ts'

/** how a man's defence comes about: what is printed on his card, and what changes it now. */
export function moraleReasons(s: UpfrontState, man: Man, group: Group): readonly Modifier[] {
  const reasons: Modifier[] = [{ rule: '6.52', label: 'Morale', value: s.setting.roster[man.id]!.morale }]
  for (const change of s.setting.hooks.morale) {
    const modifier = change(s, man, group)
    if (modifier) reasons.push(modifier)
  }
  return reasons
}

export function panicReasons(s: UpfrontState, man: Man, group: Group): readonly Modifier[] {
  const reasons: Modifier[] = [{ rule: '6.53', label: 'Panic', value: s.setting.roster[man.id]!.panic }]
  for (const change of s.setting.hooks.panic) {
    const modifier = change(s, man, group)
    if (modifier) reasons.push(modifier)
  }
  return reasons
}

/** 6.52: what pins a man in good order. */
export function moraleOf(s: UpfrontState, man: Man, group: Group): number {
  return total(moraleReasons(s, man, group))
}

/** 6.53: what makes a pinned man panic. */
export function panicOf(s: UpfrontState, man: Man, group: Group): number {
  return total(panicReasons(s, man, group))
}

/** 6.53, G-44: the number that parts death from rout is always the printed one. */
export function routOf(s: UpfrontState, man: Man): number {
  return s.setting.roster[man.id]!.rout
}

/** 6.51: what kills a man: one more on the pinned side of his card. */
export function kiaOf(s: UpfrontState, man: Man): number {
  return s.setting.roster[man.id]!.kia + (man.pinned ? 1 : 0)
}
