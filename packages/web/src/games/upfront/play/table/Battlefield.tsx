/** Two rows of groups by letter, and the web of ranges between them. */
import type { GroupLook, Side, Tableau } from '@firegroup/upfront'
import { LETTERS } from '@firegroup/upfront'
import type { CSSProperties, ReactNode } from 'react'
import { RangeWeb } from './RangeWeb.tsx'
import { Tray } from './Tray.tsx'

/** What the decision in the making makes of a group. */
export interface TrayMark {
  readonly is: 'selected' | 'target' | ''
  /** It can be chosen now. */
  readonly open: boolean
  /** Whether the card in hand can be put down on it; null while there is none. */
  readonly takes?: boolean | null
  /** By man: how likely he is pinned or worse, of 1. */
  readonly odds: { readonly [man: number]: number }
}

interface BattlefieldProps {
  readonly look: Tableau
  /** Whose groups stand below. */
  readonly seat: Side
  readonly marks: { readonly [group: number]: TrayMark }
  readonly onGroup?: (group: number) => void
  readonly onMan?: (man: number, group: number) => void
  /** The man who is looked at or in hand; -1 for nobody. */
  readonly man?: number
}

const PLAIN: TrayMark = { is: '', open: true, odds: {} }

export function Battlefield({ look, seat, marks, onGroup, onMan, man = -1 }: BattlefieldProps): ReactNode {
  const enemy: Side = seat === 'axis' ? 'allied' : 'axis'
  const [mine, theirs] = [look.sides[seat], look.sides[enemy]]
  const letters = LETTERS.filter((letter) => [...mine.groups, ...theirs.groups].some((group) => group.letter === letter))
  const isSelected = ({ id }: GroupLook): boolean => marks[id]?.is === 'selected'
  const isTarget = ({ id }: GroupLook): boolean => marks[id]?.is === 'target'
  const from = mine.groups.find(isSelected) ?? theirs.groups.find(isSelected)
  const at = [...theirs.groups, ...mine.groups].find(isTarget)

  const row = (side: typeof mine, own: boolean): ReactNode => (
    <ul className={own ? 'uf-row is-mine' : 'uf-row'} aria-label={own ? `Your groups, ${side.name}` : `Their groups, ${side.name}`}>
      {side.groups.length === 0 && <li className="uf-row-empty">{own ? '' : 'They form their groups when you have formed yours.'}</li>}
      {side.groups.map((group) => (
        <Tray
          key={`${own} ${group.id}`}
          group={group}
          nation={side.nation}
          mine={own}
          column={letters.indexOf(group.letter) + 1}
          mark={marks[group.id] ?? PLAIN}
          against={firesAt(group, own, from, at)}
          nameOf={(id) => `their ${theirs.groups.find((each) => each.id === id)?.letter ?? '?'}`}
          man={man}
          onGroup={onGroup}
          onMan={onMan}
        />
      ))}
    </ul>
  )

  return (
    <div className="uf-field" data-ground={look.modules.join(' ')} style={{ '--columns': Math.max(letters.length, 1) } as CSSProperties}>
      <div className="uf-ground">
        {row(theirs, false)}
        <RangeWeb letters={letters} mine={mine.groups} theirs={theirs.groups} from={from?.side === seat ? from : undefined} at={at} />
        {row(mine, true)}
      </div>
    </div>
  )
}

/** The enemy group against which a group's firepower is shown: the target, else whoever stands nearest to it. */
function firesAt(group: GroupLook, own: boolean, from: GroupLook | undefined, at: GroupLook | undefined): number | null {
  if (own && at && at.side !== group.side) return at.id
  if (!own && from && from.side !== group.side) return from.id
  const nearest = [...group.facing].sort((a, b) => b.range - a.range || b.factors - a.factors)[0]
  return nearest?.group ?? null
}
