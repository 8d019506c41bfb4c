import type { Man, UpfrontState } from '../state.ts'

/** 33.9: whether a man suffers from a wound now: a Hero makes him forget it for a turn. */
export function isHurt(s: UpfrontState, man: Man): boolean {
  return man.wounded === true && man.unhurtOn !== s.turn
}
