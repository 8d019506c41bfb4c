import type { Problem } from '@firegroup/kernel'
import { CAVE, hexOf, layerOf, locationOf, nameOf } from '../map/location.ts'
import { distance } from '../map/terrain.ts'
import { type LnltState, type Location, type Side, TUNNEL, type Unit } from '../state.ts'

/** 10.7, 10.7.2: the insides of all Caves whose entrance stands. */
export function openCaves({ markers }: LnltState): Location[] {
  return markers.flatMap(({ kind, at }) => (kind === 'cave' ? [locationOf(hexOf(at), CAVE)] : []))
}

export function isOpenCave(s: LnltState, at: Location): boolean {
  return at >= 0 && layerOf(at) === CAVE && openCaves(s).includes(at)
}

/** 10.7.2: a Collapsed Entrance is no place any more. */
export function collapsedProblem(s: LnltState, to: Location): Problem | null {
  if (layerOf(to) !== CAVE || isOpenCave(s, to)) return null
  return { rule: '10.7.2', message: `The entrance of ${nameOf(s.setting, to)} has collapsed.` }
}

/** 10.7.2: the open Cave nearest to a place, or -1. */
export function nearestCave(s: LnltState, from: Location): Location {
  let best = -1
  for (const at of openCaves(s)) if (best < 0 || distance(s.setting, from, at) < distance(s.setting, from, best)) best = at
  return best
}

/** 10.7.1: whether a side may use the Tunnels: both, unless the scenario gives them to one. */
export function mayTunnel({ setting }: LnltState, side: Side): boolean {
  for (const rule of setting.scenario.rules ?? []) if (rule.type === 'tunnels' && rule.side !== undefined) return rule.side === side
  return true
}

/** 10.7.1: no Weapon Teams, unless the scenario says otherwise. */
export function teamsTunnel({ setting }: LnltState): boolean {
  return (setting.scenario.rules ?? []).some((rule) => rule.type === 'tunnels' && rule.teams === true)
}

export function isInTunnel(unit: Unit): boolean {
  return unit.at === TUNNEL
}
