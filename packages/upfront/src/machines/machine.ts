import type { AfvMachine, GunMachine, Machine } from '../data/machines.ts'
import type { Group, Man, UpfrontState } from '../state.ts'

/** 28.1, 34.1: what is printed on the card of a gun or vehicle; undefined for a man. */
export function machineOf(s: UpfrontState, man: Man): Machine | undefined {
  return s.setting.roster[man.id]!.machine
}

export function afvOf(s: UpfrontState, man: Man): AfvMachine | undefined {
  const machine = machineOf(s, man)
  return machine?.type === 'afv' ? machine : undefined
}

export function gunOf(s: UpfrontState, man: Man): GunMachine | undefined {
  const machine = machineOf(s, man)
  return machine?.type === 'gun' ? machine : undefined
}

/** 28.11: the vehicle that is a group; undefined for a group of men. */
export function vehicleOf(s: UpfrontState, group: Group): Man | undefined {
  const [id] = group.men
  if (id === undefined) return undefined
  const man = s.men[id]!
  return afvOf(s, man) ? man : undefined
}

/** 34.2: whether a group is a gun and nobody else. */
export function isGunAlone(s: UpfrontState, group: Group): boolean {
  return group.men.length === 1 && gunOf(s, s.men[group.men[0]!]!) !== undefined
}

/** 34.2: the gun that is with a group; undefined if none is. */
export function gunWith(s: UpfrontState, group: Group): Man | undefined {
  for (const id of group.men) if (gunOf(s, s.men[id]!)) return s.men[id]
  return undefined
}
