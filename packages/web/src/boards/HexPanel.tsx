import { type HexMap, SIDES } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { fenceWords, roadWords, sideName, terrainName } from '../board/words.ts'
import { capital } from '../words.ts'

interface HexPanelProps {
  readonly map: HexMap
  readonly hex: number
  /** Where a thread begins: the range is counted from there. */
  readonly from: number | undefined
  /** Whether the hex is named here because the dock's title is about something else. */
  readonly titled: boolean
}

export function HexPanel({ map, hex, from, titled }: HexPanelProps): ReactNode {
  const { grid } = map
  const drawn = map
    .depictionsIn(hex)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
    .map(({ terrain, level }) => (terrain === 'hill' ? `hill of level ${level ?? 1}` : terrainName(terrain)))
  const facts: [string, string][] = [
    ['Terrain', capital(terrainName(map.terrainOf(hex)))],
    ['Level', String(map.levelOf(hex))],
    ['Road', capital(roadWords(map, hex) ?? 'none')],
    ['On its sides', capital(fenceWords(map, hex) ?? 'nothing')],
    ['Drawn in it', capital([...new Set(drawn)].join(', ') || 'nothing')],
  ]
  if (from !== undefined && from !== hex) facts.push([`Range from ${grid.idOf(from)}`, String(grid.distance(from, hex))])
  return (
    <section className="table-panel" data-testid="hex-panel">
      {titled && <h2>Hex {grid.idOf(hex)}</h2>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="table-minor">Neighbours</h2>
      <ul className="boards-neighbours">
        {SIDES.map((side) => {
          const other = grid.neighbour(hex, side)
          return (
            <li key={side}>
              <span>{capital(sideName(side))}</span>
              {other < 0 ? <span>off the board</span> : <span>{`${grid.idOf(other)} ${terrainName(map.terrainOf(other))}`}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
