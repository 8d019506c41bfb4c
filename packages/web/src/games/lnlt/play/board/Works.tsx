/** What was dug, built or set alight on the map, drawn into its hexes. */

import { hexOf, type LnltState, type Marker, placeMarker } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { WorkArt } from './WorkArt.tsx'
import './works.css'

/** Kinds that are drawn into their hexes rather than laid on them as counters. */
export const DRAWN: ReadonlySet<string> = new Set([
  'bunker',
  'cave',
  'collapsed',
  'foxholes',
  'wire',
  'mines',
  'claymore',
  'barricade',
  'breach',
  'trench',
  'emplacement',
  'vehicleEmplacement',
  'sangar',
  'fortified',
  'roadblock',
  'craters',
  'railroad',
  'rubble',
  'ffe',
  'mortarFfe',
  'starshell',
  'fire',
])

export function Works({ s }: { readonly s: LnltState }): ReactNode {
  const { grid } = s.setting.map
  const drawn = [...s.markers.filter(({ kind }) => DRAWN.has(kind)), ...ownMines(s)]
  if (drawn.length === 0) return null
  return (
    <g>
      {drawn.map((marker) => {
        const { x, y } = toWorld(grid.centre(hexOf(marker.at)))
        return (
          <g
            key={marker.id}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            className={`lnlt-work is-${marker.kind}${marker.id < 0 ? ' is-hidden' : ''}`}
          >
            <title>{wordsOf(s, marker)}</title>
            {marker.id < 0 && <circle className="lnlt-work-secret" r="33" />}
            <WorkArt marker={marker} />
          </g>
        )
      })}
    </g>
  )
}

/** Mines that one's own side has hidden: the state of a seat holds no others. */
function ownMines({ hiddenMines = [], setting }: LnltState): Marker[] {
  return hiddenMines.map(({ field, at }, index) => {
    const { side, fp } = setting.minefields[field]!
    return { id: -1 - index, kind: 'mines', at, side, value: fp }
  })
}

/** 'Bunker, TM 3, in F3'. */
function wordsOf({ setting }: LnltState, { id, kind, value, at }: Marker): string {
  const name = placeMarker(kind)?.name ?? kind
  const strength =
    kind === 'mines' || kind === 'ffe' || kind === 'mortarFfe'
      ? `, ${value} FP`
      : kind === 'fire'
        ? ` ${value}`
        : value > 0
          ? `, TM ${value}`
          : ''
  return `${name}${strength}${id < 0 ? ', hidden' : ''}, in ${setting.map.grid.idOf(hexOf(at))}`
}
