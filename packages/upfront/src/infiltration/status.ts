import type { Modifier, RuleRef } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import type { Attack } from '../fire/attack.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import type { MovementPlay, TerrainPlay } from '../hooks.ts'
import type { Group, Man, UpfrontState } from '../state.ts'

/** 20.5: whether an enemy has infiltrated a group. */
export function isInfiltrated(s: UpfrontState, group: Group): boolean {
  for (const man of s.men) if (man.infiltrates === group.id && man.fate === '') return true
  return false
}

/** 20.53: an infiltrator is one no more. */
export function endInfiltration(g: Upfront, man: Man, rule: RuleRef): void {
  if (man.infiltrates < 0) return
  const group = man.infiltrates
  man.infiltrates = -1
  man.infiltratedOn = 0
  g.emit({ type: 'infiltrationEnds', rule, man: man.id, group })
}

/** 20.51, 20.55: his firepower against the group that he has infiltrated is doubled, at whatever range. */
export function infiltratorDoubles(_s: UpfrontState, man: Man, _group: Group, target: Group): Modifier | undefined {
  return man.infiltrates === target.id ? DOUBLED : undefined
}

const DOUBLED: Modifier = { rule: '20.51', label: 'infiltrator', value: 2 }

/** 20.53: being pinned ends it. */
export function pinEndsInfiltration(g: Upfront, man: Man): void {
  endInfiltration(g, man, '20.53')
}

/** 20.531: firing ends it, doubled or not; who kept out keeps it. An attack that was called off was not fired. */
export function fireEndsInfiltration(g: Upfront, { kind, draws, firers }: Attack): void {
  if (kind !== 'fire' || draws === 0) return
  for (const { man } of firers) endInfiltration(g, g.state.men[man]!, '20.531')
}

/** 20.53: his group's Movement cards end it, but for one that removes Wire; so do two of the infiltrated group that take it to RR 3. */
export function movementEndsInfiltration(g: Upfront, group: Group, { why }: MovementPlay): void {
  const s = g.state
  if (why !== 'removeWire') for (const id of group.men) endInfiltration(g, s.men[id]!, '20.53')
  for (const man of s.men) if (man.infiltrates === group.id && rangeTo(s, man, group) <= TOO_FAR) endInfiltration(g, man, '20.53')
}

const TOO_FAR = 3

/** 20.53, G-68: so does Terrain that the infiltrated group plays or accepts when it is no longer at RR 5 to him. */
export function terrainEndsInfiltration(g: Upfront, group: Group, { how }: TerrainPlay): void {
  if (how !== 'played' && how !== 'accepted') return
  const s = g.state
  for (const man of s.men) if (man.infiltrates === group.id && rangeTo(s, man, group) < CLOSEST) endInfiltration(g, man, '20.53')
}

function rangeTo(s: UpfrontState, man: Man, group: Group): number {
  for (const own of s.groups) if (own.men.includes(man.id)) return relativeRange(own, group)
  return CLOSEST
}

/** Who has been lost is no infiltrator. */
export function lossEndsInfiltration(_g: Upfront, man: Man): void {
  man.infiltrates = -1
  man.infiltratedOn = 0
}
