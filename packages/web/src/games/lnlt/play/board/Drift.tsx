/** 18.2: how far a Spotting Round drifted: from where it was wanted to where it fell. */
import { hexOf, type LnltEvent } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import type { Place } from '../../../../play/controller/draft.ts'
import { RoundDraft } from '../drafts/round-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { numberWord } from '../words.ts'

type Round = Extract<LnltEvent, { readonly type: 'spottingRound' }>

interface Drifted {
  readonly from: Place
  readonly to: Place
  readonly hexes: number
}

/** Of the round that is decided about; null where it is not known, or while there is none. */
export function driftOf({ draft, events, s }: LnltDesk): Drifted | null {
  if (!(draft instanceof RoundDraft)) return null
  const last = events.findLast(({ event }) => event.type === 'spottingRound')?.event as Round | undefined
  if (!last || last.to < 0) return null
  const [from, to] = [hexOf(last.at), hexOf(last.to)]
  return { from, to, hexes: s.setting.map.grid.distance(from, to) }
}

export function Drift({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const drift = driftOf(desk)
  if (!drift) return null
  const { grid } = desk.s.setting.map
  const [a, b] = [toWorld(grid.centre(drift.from)), toWorld(grid.centre(drift.to))]
  return (
    <g>
      <circle className="lnlt-drift-wanted" cx={a.x} cy={a.y} r="20" />
      <path className="lnlt-drift-wanted" d={`M${a.x - 28} ${a.y}h56M${a.x} ${a.y - 28}v56`} />
      {drift.hexes > 0 && <path className="lnlt-drift-way" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />}
      <circle className="lnlt-drift-fell" cx={b.x} cy={b.y} r="9" />
      <SightChip
        x={a.x}
        y={a.y - 36}
        text={drift.hexes === 0 ? 'on the mark' : `drifts ${numberWord(drift.hexes)} ${drift.hexes === 1 ? 'hex' : 'hexes'}`}
        tone={drift.hexes === 0 ? 'clear' : 'hindered'}
      />
    </g>
  )
}
