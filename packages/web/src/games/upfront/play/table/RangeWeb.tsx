/** How far groups are from each other: from the chosen one to every enemy group; without one, between those that stand opposite. */
import type { GroupLook, Letter } from '@firegroup/upfront'
import type { ReactNode } from 'react'

interface RangeWebProps {
  readonly letters: readonly Letter[]
  readonly mine: readonly GroupLook[]
  readonly theirs: readonly GroupLook[]
  readonly from: GroupLook | undefined
  readonly at: GroupLook | undefined
}

interface Link {
  readonly key: string
  readonly from: Letter
  readonly to: Letter
  readonly range: number
  readonly aimed: boolean
  readonly flanks: boolean
}

const WIDE = 100
const HIGH = 60

export function RangeWeb({ letters, mine, theirs, from, at }: RangeWebProps): ReactNode {
  const links = linksOf(mine, theirs, from, at)
  const x = (letter: Letter): number => (letters.indexOf(letter) + 0.5) * WIDE
  const middle = ({ from: a, to: b }: Link): number => x(b) * 0.74 + x(a) * 0.26
  return (
    <div className="uf-web" aria-hidden="true">
      <svg viewBox={`0 0 ${letters.length * WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {links.map((link) => (
          <path
            key={link.key}
            className={link.aimed ? 'uf-link is-aimed' : 'uf-link'}
            d={`M${x(link.from)} ${HIGH}C${x(link.from)} ${HIGH * 0.45} ${x(link.to)} ${HIGH * 0.55} ${x(link.to)} 0`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {links.map((link) => (
        <span
          key={link.key}
          className={`uf-range${link.aimed ? ' is-aimed' : ''}${link.flanks ? ' is-flank' : ''}`}
          style={{ left: `${(middle(link) / (letters.length * WIDE)) * 100}%` }}
        >
          Range {link.range}
          {link.flanks ? ', flank' : ''}
        </span>
      ))}
    </div>
  )
}

function linksOf(
  mine: readonly GroupLook[],
  theirs: readonly GroupLook[],
  from: GroupLook | undefined,
  at: GroupLook | undefined,
): readonly Link[] {
  const pairs = from
    ? theirs.map((other) => [from, other] as const)
    : mine.flatMap((group) => {
        const other = theirs.find(({ letter }) => letter === group.letter)
        return other ? [[group, other] as const] : []
      })
  return pairs.flatMap(([group, other]) => {
    const facing = group.facing.find((each) => each.group === other.id)
    if (!facing) return []
    const { range, flanks } = facing
    return [{ key: `${group.id} ${other.id}`, from: group.letter, to: other.letter, range, flanks, aimed: from === group && at === other }]
  })
}
