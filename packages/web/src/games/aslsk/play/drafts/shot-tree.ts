/** The odds of a shot as a tree for one of its targets: does it hit, and what becomes of him then. */
import type { ShotPreview, TargetOdds } from '@firegroup/aslsk'
import type { OddsNode, OddsTone } from '../../../../play/dock/OddsTree.tsx'

type Fate = Exclude<keyof TargetOdds, 'of' | 'error'>

const FATES: readonly { readonly fate: Fate; readonly name: string; readonly tone: OddsTone }[] = [
  { fate: 'eliminated', name: 'eliminated', tone: 'destroyed' },
  { fate: 'reduced', name: 'reduced', tone: 'shock' },
  { fate: 'shocked', name: 'shocked', tone: 'shock' },
  { fate: 'stunned', name: 'stunned', tone: 'stun' },
  { fate: 'immobilized', name: 'immobilized', tone: 'immobilized' },
  { fate: 'broken', name: 'broken', tone: 'immobilized' },
  { fate: 'pinned', name: 'pinned', tone: 'pinned' },
  { fate: 'unharmed', name: 'no effect', tone: 'none' },
]

export interface ShotTree {
  readonly nodes: readonly OddsNode[]
  readonly ends: readonly OddsNode[]
}

/** Branches in which this target is not hit are misses as far as he is concerned. */
export function shotTree({ odds }: ShotPreview, unit: number): ShotTree {
  const nodes: OddsNode[] = []
  let missed = 0
  let notFired = 0
  for (const { outcome, rolls, units, targets } of odds.branches) {
    const share = rolls / 36
    const own = targets.find((each) => each.unit === unit)
    if (outcome === 'notFired') notFired += share
    else if (outcome === 'miss' || !own || !units.includes(unit)) missed += share
    else nodes.push({ name: outcome, tone: outcome, share, parts: fates(own.odds, share) })
  }
  if (missed > 0) nodes.push({ name: 'miss', tone: 'miss', share: missed, parts: [] })
  if (notFired > 0) nodes.push({ name: 'not fired', tone: 'miss', share: notFired, parts: [] })
  const all = FATES.map(({ name, tone }) => ({ name, tone, parts: [], share: sum(nodes, name) }))
  return { nodes, ends: [...all, { name: notFired > 0 ? 'miss or not fired' : 'miss', tone: 'miss', parts: [], share: missed + notFired }] }
}

function fates(odds: TargetOdds, whole: number): OddsNode[] {
  return FATES.map(({ fate, name, tone }) => ({ name, tone, share: (whole * (odds[fate] ?? 0)) / odds.of, parts: [] }))
}

const sum = (nodes: readonly OddsNode[], name: string): number =>
  nodes.reduce((all, { parts }) => all + parts.reduce((part, node) => part + (node.name === name ? node.share : 0), 0), 0)

/** The target most in danger. */
export function mostInDanger({ odds }: ShotPreview): { readonly unit: number; readonly harm: number } | null {
  let worst: { unit: number; harm: number } | null = null
  for (const { unit, odds: own } of odds.targets) {
    const harm = 1 - own.unharmed / own.of
    if (!worst || harm > worst.harm) worst = { unit, harm }
  }
  return worst
}
