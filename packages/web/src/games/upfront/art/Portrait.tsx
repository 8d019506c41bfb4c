/** A man's head, by nation and rank, for lists. */
import type { Nation } from '@firegroup/upfront'
import { type ReactNode, useLayoutEffect } from 'react'
import { ensureCounterArt } from '../../../counters/defs.ts'
import { lookOf, nationColours } from './Soldier.tsx'

export function Portrait({ nation, leads }: { readonly nation: Nation; readonly leads: boolean }): ReactNode {
  useLayoutEffect(ensureCounterArt, [])
  const look = lookOf(nation)
  return (
    <svg className="uf-portrait" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <g className="uf-face" style={nationColours(nation)}>
        <rect width="40" height="40" rx="6" style={{ fill: 'var(--base)' }} />
        <svg x="2" y="3" width="36" height="37" viewBox="28 14 44 45" aria-hidden="true">
          <use href={`#ctr-${leads ? `leader-${look.cap}` : `one-${look.helmet}`}`} />
        </svg>
      </g>
    </svg>
  )
}
