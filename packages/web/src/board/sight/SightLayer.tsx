/** What the LOS tool draws on the board: what a hex sees, below the counters, and the line, above them. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { GroundOverlay } from './GroundOverlay.tsx'
import type { SightRules } from './reading.ts'
import { SightOverlay } from './SightOverlay.tsx'
import type { SightTool } from './tool.ts'

interface LayerProps {
  readonly tool: SightTool
  readonly rules: SightRules
}

export function GroundLayer({ tool, rules }: LayerProps): ReactNode {
  useSyncExternalStore(tool.subscribe, tool.version, tool.version)
  const ground = tool.ground(rules)
  return ground && <GroundOverlay map={rules.map} ground={ground} />
}

export function SightLayer({ tool, rules, cursor }: LayerProps & { readonly cursor: number }): ReactNode {
  useSyncExternalStore(tool.subscribe, tool.version, tool.version)
  const from = tool.from(rules)
  return from !== null && <SightOverlay map={rules.map} from={from} sight={tool.reading(rules, cursor)?.drawing} />
}
