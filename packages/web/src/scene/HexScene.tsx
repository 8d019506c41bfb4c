/** A position on a map, with ways to decide drawn over it. */
import type { Grid, HexMap } from '@firegroup/hexmap'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useStillness } from '../app/settings.ts'
import { toWorld } from '../board/art/units.ts'
import { Board, type BoardHandle } from '../board/Board.tsx'
import { hexPoints } from '../board/overlay.ts'
import { Pieces } from '../board/pieces/Pieces.tsx'
import type { StackView } from '../board/pieces/view.ts'
import type { SightRules } from '../board/sight/reading.ts'
import { GroundLayer, SightLayer } from '../board/sight/SightLayer.tsx'
import { SightTool } from '../board/sight/tool.ts'
import { BoardZoom } from '../board/zoom.ts'
import { IconButton } from '../IconButton.tsx'
import type { Place } from '../play/controller/draft.ts'
import { useMedia } from '../useMedia.ts'
import type { SceneProps, SceneWay } from './scene.ts'
import './scene.css'

interface HexSceneProps extends Omit<SceneProps<unknown>, 'state' | 'seat' | 'viewer'> {
  readonly map: HexMap
  readonly stacks: readonly StackView[]
  readonly describe: (hex: Place) => string
  readonly sight?: SightRules['sight']
  /** Where enemies stand who can still fire: those who saw what was played are joined to it by a thin line. */
  readonly enemies?: readonly Place[]
}

/** On a small screen only what is so near to what is asked about is in sight at first. */
const NEAR = 4
const NOTHING_COVERED = { left: 0, top: 0, right: 0, bottom: 0 }

export function HexScene({
  name,
  map,
  stacks,
  describe,
  ways,
  insets = NOTHING_COVERED,
  onPlace,
  tools,
  sight,
  enemies,
}: HexSceneProps): ReactNode {
  const { grid } = map
  const board = useRef<BoardHandle>(null)
  const still = useStillness()
  const [tool] = useState(() => new SightTool())
  const [sighting, setSighting] = useState(false)
  const about = useMemo(() => ways.flatMap(({ deed }) => [...deed.from, ...deed.to]).filter((place) => place >= 0), [ways])
  const small = useMedia('(max-width: 760px)')
  const look = useMemo(() => {
    const near = (hex: Place): boolean => about.length === 0 || about.some((place) => grid.distance(place, hex) <= NEAR)
    const seen = stacks.map(({ hex }) => hex).filter((hex) => hex >= 0)
    return [...(small ? seen.filter(near) : seen), ...about]
  }, [stacks, about, small, grid])
  const [cursor, setCursor] = useState(() => about[0] ?? look[0] ?? 0)
  const rules: SightRules | null = useMemo(() => (sight ? { map, rests: false, sight } : null), [map, sight])

  // all that there is in sight, as soon as there is something; after that only what would be out of it
  const seen = useRef('')
  const meant = about.join(' ')
  useEffect(() => {
    if (look.length === 0 || (seen.current === meant && seen.current !== '')) return
    if (seen.current === '') board.current?.frame({ hexes: look })
    else for (const place of about) board.current?.reveal(place)
    seen.current = meant || 'framed'
  }, [look, about, meant])

  const take = (): void => {
    if (sighting) tool.putAway()
    else tool.take()
    setSighting(!sighting)
  }
  return (
    <div className="scene">
      <Board
        ref={board}
        map={map}
        name={name}
        cursor={cursor}
        describe={(hex) => describe(hex) + waysAt(ways, hex)}
        onCursor={(hex) => {
          setCursor(hex)
          board.current?.reveal(hex)
        }}
        onChoose={(hex) => {
          setCursor(hex)
          if (sighting) tool.choose(hex)
          else onPlace?.(hex)
        }}
        onHover={(hex) => tool.point(hex)}
        onAim={sighting ? (phase, from, to) => tool.aim(phase, from, to) : undefined}
        insets={insets}
        look={look.length === 0 ? undefined : { hexes: look }}
        overlay={
          <>
            {rules && <GroundLayer tool={tool} rules={rules} />}
            <Rings grid={grid} ways={ways} />
            <Pieces grid={grid} stacks={stacks} cursor={cursor} motion={!still} />
            {sight && enemies && <Watchers grid={grid} ways={ways} enemies={enemies} sight={sight} />}
            <Lines grid={grid} ways={ways} />
            {rules && <SightLayer tool={tool} rules={rules} cursor={cursor} />}
            <Labels grid={grid} ways={ways} />
          </>
        }
      />
      {tools && (
        <div className="scene-tools">
          {sight && <IconButton className="scene-tool" icon="sight" name="Lines of sight" aria-pressed={sighting} onClick={take} />}
          <IconButton className="scene-tool" icon="fit" name="Show the whole board" onClick={() => board.current?.fit()} />
        </div>
      )}
    </div>
  )
}

const waysAt = (ways: readonly SceneWay[], hex: Place): string =>
  ways
    .filter(({ deed }) => anchorOf(deed) === hex)
    .map(({ letter, label }) => ` ${[letter, label].filter(Boolean).join(', ')}.`)
    .join('')

/** Where a way's label stands: at what it is about, else at whoever does it. */
const anchorOf = ({ to, from }: SceneWay['deed']): Place | undefined => to.at(-1) ?? from[0]

function Rings({ grid, ways }: { readonly grid: Grid; readonly ways: readonly SceneWay[] }): ReactNode {
  const from = [...new Set(ways.flatMap(({ deed }) => deed.from))].filter((place) => place >= 0)
  return (
    <>
      {from.map((place) => (
        <g key={place} className="scene-actor">
          <polygon points={hexPoints(grid, place)} />
          <polygon points={hexPoints(grid, place)} />
        </g>
      ))}
      {ways.flatMap(({ deed, tone, letter }) =>
        deed.to
          .filter((place) => place >= 0)
          .map((place) => (
            <polygon key={`${tone} ${letter} ${place}`} className={`scene-goal is-${tone}`} points={hexPoints(grid, place)} />
          )),
      )}
    </>
  )
}

function Lines({ grid, ways }: { readonly grid: Grid; readonly ways: readonly SceneWay[] }): ReactNode {
  const zoom = useContext(BoardZoom)
  return ways.flatMap(({ deed, tone, letter }) =>
    deed.from.flatMap((from) =>
      deed.to
        .filter((to) => to !== from && to >= 0 && from >= 0)
        .map((to) => {
          const [a, b] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
          const path = `M${a.x} ${a.y}L${b.x} ${b.y}`
          return (
            <g key={`${tone} ${letter} ${from} ${to}`} className={`scene-line is-${tone} is-${deed.act}`} style={{ strokeWidth: 1 / zoom }}>
              <path className="scene-line-casing" d={path} vectorEffect="non-scaling-stroke" />
              <path d={path} vectorEffect="non-scaling-stroke" />
            </g>
          )
        }),
    ),
  )
}

interface WatchersProps {
  readonly grid: Grid
  readonly ways: readonly SceneWay[]
  readonly enemies: readonly Place[]
  readonly sight: SightRules['sight']
}

/** Who saw the move that was played. */
function Watchers({ grid, ways, enemies, sight }: WatchersProps): ReactNode {
  return ways
    .filter(({ tone, deed }) => tone === 'played' && deed.act === 'move')
    .flatMap(({ deed }) => deed.to.slice(-1))
    .flatMap((to) =>
      enemies
        .filter((from) => from !== to && to >= 0 && sight(from, to).blocked === null)
        .map((from) => {
          const [a, b] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
          return (
            <path key={`${from} ${to}`} className="scene-watcher" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} vectorEffect="non-scaling-stroke" />
          )
        }),
    )
}

/** Pills keep their size on the screen, and stand one above the other where two ways end in one hex. */
function Labels({ grid, ways }: { readonly grid: Grid; readonly ways: readonly SceneWay[] }): ReactNode {
  const zoom = useContext(BoardZoom)
  const taken = new Map<Place, number>()
  return ways.map(({ deed, tone, label, letter }) => {
    const place = anchorOf(deed)
    if (place === undefined || place < 0 || (label === '' && letter === undefined)) return null
    const nth = taken.get(place) ?? 0
    taken.set(place, nth + 1)
    const { x, y } = toWorld(grid.centre(place))
    const width = label.length * 7.4 + (letter === undefined ? 22 : label === '' ? 30 : 44)
    const lift = 40 * zoom + 16 + 31 * nth
    return (
      <g
        key={`${tone} ${letter} ${place} ${nth}`}
        className={`scene-label is-${tone}`}
        transform={`translate(${x} ${y}) scale(${1 / zoom})`}
      >
        <rect x={-width / 2} y={-lift - 13} width={width} height={27} rx={13.5} />
        {letter !== undefined && (
          <>
            <circle cx={label === '' ? 0 : -width / 2 + 15} cy={-lift + 0.5} r={9.5} />
            <text className="scene-letter" x={label === '' ? 0 : -width / 2 + 15} y={-lift + 5}>
              {letter}
            </text>
          </>
        )}
        <text x={letter === undefined ? 0 : 13} y={-lift + 5.5}>
          {label}
        </text>
      </g>
    )
  })
}
