import type { GameEvent } from '@firegroup/kernel'
import type { HexDesk, HexParts, Snapshot } from '../../games/hex.ts'

const kept = new WeakMap<object, { readonly version: number; readonly parts: object; readonly snapshot: Snapshot }>()

/** What the board shows of a desk, worked out once for each of its changes. */
export function snapshotOf<S, E extends GameEvent>(desk: HexDesk<S, E>, parts: Pick<HexParts<S, E>, 'snapshot'>): Snapshot {
  const { version } = desk
  const known = kept.get(desk)
  if (known?.version === version && known.parts === parts) return known.snapshot
  const snapshot = parts.snapshot(desk)
  kept.set(desk, { version, parts, snapshot })
  return snapshot
}
