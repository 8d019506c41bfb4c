/** What lies between hexes without being seen: the tunnel that is chosen, those who are underground, and the reach of one's own Claymores. */
import { hexOf, isAloft, type LnltState, type Location } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { toWorld, type Vec } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import { ActDraft } from '../drafts/act-draft.ts'
import { ClaymoreDraft } from '../drafts/claymore-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { numberWord, unitCount } from '../words.ts'

/** Under the counters. */
export function Below({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s } = desk
  const tunnel = tunnelOf(desk)
  return (
    <g>
      {claymoresShown(desk).map((at) => (
        <Reach key={at} s={s} at={at} />
      ))}
      {tunnel && <Tunnel {...tunnel} />}
    </g>
  )
}

/** The same over them: what is to be read. */
export function BelowWords({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s } = desk
  const tunnel = tunnelOf(desk)
  return (
    <g>
      {tunnel && <SightChip x={(tunnel.a.x + tunnel.b.x) / 2} y={(tunnel.a.y + tunnel.b.y) / 2 - 30} text={tunnel.words} tone="hindered" />}
      {waiting(desk).map(({ ids, to: exit, left }) => (
        <Waiting
          key={ids.join()}
          s={s}
          to={exit}
          words={`${unitCount(s, ids)} below, ${numberWord(left)} ${left === 1 ? 'hex' : 'hexes'} off`}
        />
      ))}
    </g>
  )
}

/** Of the side that looks: where it lies, or would. */
function claymoresShown({ draft, s, seat }: LnltDesk): readonly Location[] {
  const asked = draft instanceof ClaymoreDraft
  const laying = draft instanceof ActDraft && draft.activity === 'claymore' && draft.at !== null ? [draft.at] : []
  if (!asked && laying.length === 0) return []
  return [...s.markers.filter(({ kind, side }) => kind === 'claymore' && side === seat).map(({ at }) => at), ...laying]
}

function Reach({ s, at }: { s: LnltState; at: Location }): ReactNode {
  if (isAloft(at)) return null
  const { grid } = s.setting.map
  return grid
    .neighbours(hexOf(at))
    .filter((hex) => hex >= 0)
    .map((hex) => <polygon key={hex} className="lnlt-claymore-reach" points={hexPoints(grid, hex)} />)
}

interface Chosen {
  readonly a: Vec
  readonly b: Vec
  readonly words: string
}

/** The tunnel that is chosen, from entrance to entrance. */
function tunnelOf({ draft, s, reports }: LnltDesk): Chosen | null {
  if (!(draft instanceof ActDraft) || draft.activity !== 'tunnel' || !draft.other || draft.at === null || reports.length > 0) return null
  const { grid } = s.setting.map
  const [from, to] = [hexOf(draft.at), draft.hexOfOther(draft.other)]
  const hexes = grid.distance(from, to)
  return { a: toWorld(grid.centre(from)), b: toWorld(grid.centre(to)), words: `tunnel, ${hexes} MP` }
}

function Tunnel({ a, b }: Chosen): ReactNode {
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <>
      <path className="lnlt-tunnel-casing" d={d} />
      <path className="lnlt-tunnel" d={d} />
    </>
  )
}

interface Underground {
  readonly ids: readonly number[]
  readonly to: number
  readonly left: number
}

/** Own units in tunnels, by where they come up. */
function waiting({ s, seat }: LnltDesk): readonly Underground[] {
  const below = s.units.filter((unit) => unit.side === seat && unit.tunnelTo !== undefined)
  const groups = Map.groupBy(below, ({ tunnelTo, tunnelLeft }) => `${tunnelTo} ${tunnelLeft}`)
  return [...groups.values()].map((units) => ({
    ids: units.map(({ id }) => id),
    to: hexOf(units[0]!.tunnelTo!),
    left: units[0]!.tunnelLeft ?? 0,
  }))
}

/** At the entrance from which they will come up. */
function Waiting({ s, to, words }: { s: LnltState; to: number; words: string }): ReactNode {
  const { x, y } = toWorld(s.setting.map.grid.centre(to))
  return <SightChip x={x} y={y + 46} text={words} tone="hindered" />
}
