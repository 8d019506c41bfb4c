import type { FireDeclaration } from '../fire/declaration.ts'
import type { AslskState } from '../state.ts'

/**
 * What a decision comes to, for players who try ways that differ: the same hexes that fire at the same one, whoever of those there takes part and directs.
 * Everything else is a way of its own.
 */
export function likeness(s: AslskState, _kind: string, decision: unknown): string {
  const { type } = decision as { readonly type?: string }
  if (type !== 'fire') return JSON.stringify(decision)
  const { at, firers } = decision as FireDeclaration
  const from = new Set(firers.map(({ unit }) => s.units[unit]!.at))
  return `fire ${[...from].sort((a, b) => a - b).join()} ${at}`
}
