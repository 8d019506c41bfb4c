/** The odds of a shot as a tree for one of its targets: does it hit, a vehicle where, and what becomes of him then. */
import type { ShotBranch, ShotPreview, TargetOdds } from '@firegroup/aslsk'
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

/** Branches in which this target is not hit are misses as far as he is concerned. A vehicle is `destroyed`, people are eliminated. */
export function shotTree({ odds }: ShotPreview, unit: number, destroyed = 'eliminated'): ShotTree {
  const hits = { critical: [] as OddsNode[], hit: [] as OddsNode[] }
  let missed = 0
  let notFired = 0
  for (const branch of odds.branches) {
    const { outcome, rolls, units, targets } = branch
    const share = rolls / 36
    const own = targets.find((each) => each.unit === unit)
    if (outcome === 'notFired') notFired += share
    else if (outcome === 'miss' || !own || !units.includes(unit)) missed += share
    else hits[outcome].push({ name: placeWords(branch), tone: 'where', share, parts: fates(own.odds, share, destroyed) })
  }
  const nodes = (['critical', 'hit'] as const).flatMap((outcome): OddsNode[] => {
    const parts = hits[outcome]
    if (parts.length === 0) return []
    const isPlaced = parts.some(({ name }) => name !== '')
    return [{ name: outcome, tone: outcome, share: total(parts), parts: isPlaced ? parts : merged(parts) }]
  })
  if (missed > 0) nodes.push({ name: 'miss', tone: 'miss', share: missed, parts: [] })
  if (notFired > 0) nodes.push({ name: 'not fired', tone: 'miss', share: notFired, parts: [] })
  const leaves = nodes.flatMap(leavesOf)
  const ends = FATES.map(({ fate, name, tone }) => {
    const called = fate === 'eliminated' ? destroyed : name
    return { name: called, tone, parts: [], share: total(leaves.filter((leaf) => leaf.name === called)) }
  })
  const nothing = notFired > 0 ? 'miss or not fired' : 'miss'
  return { nodes, ends: [...ends, { name: nothing, tone: 'miss', parts: [], share: missed + notFired }] }
}

/** 'hull side'; '' where it is no matter where. */
function placeWords({ kill }: ShotBranch): string {
  return kill ? `${kill.place.aspect} ${kill.place.facing}` : ''
}

/** Several ways to hit that come to the same for this target. */
function merged(parts: readonly OddsNode[]): readonly OddsNode[] {
  const ends = parts.flatMap((part) => part.parts)
  return FATES.flatMap(({ tone }, i) => {
    const same = ends.filter((_, at) => at % FATES.length === i)
    return [{ name: same[0]!.name, tone, share: total(same), parts: [] }]
  })
}

function fates(odds: TargetOdds, whole: number, destroyed: string): OddsNode[] {
  return FATES.map(({ fate, name, tone }) => ({
    name: fate === 'eliminated' ? destroyed : name,
    tone,
    share: (whole * (odds[fate] ?? 0)) / odds.of,
    parts: [],
  }))
}

const leavesOf = (node: OddsNode): readonly OddsNode[] => (node.parts.length > 0 ? node.parts.flatMap(leavesOf) : [node])
const total = (nodes: readonly OddsNode[]): number => nodes.reduce((sum, { share }) => sum + share, 0)

/** The target most in danger. */
export function mostInDanger({ odds }: ShotPreview): { readonly unit: number; readonly harm: number } | null {
  let worst: { unit: number; harm: number } | null = null
  for (const { unit, odds: own } of odds.targets) {
    const harm = 1 - own.unharmed / own.of
    if (!worst || harm > worst.harm) worst = { unit, harm }
  }
  return worst
}
