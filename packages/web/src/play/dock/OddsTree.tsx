/** Everything that may come of a roll and of what follows it: each row as wide as its chance, what comes of a part below it; the last bar adds up the ends. */
import type { ReactNode } from 'react'
import { keyed } from '../../matches/keyed.ts'
import { wholes } from './shares.ts'

/** Something that may happen. An end has a fate; whatever is no end is made up of its parts. */
export interface OddsNode {
  readonly name: string
  /** Of 1, of the whole tree. */
  readonly share: number
  readonly tone: OddsTone
  readonly parts: readonly OddsNode[]
}

/** What ends are coloured by, in falling lightness from nothing to the worst, and what leads to them. */
export type OddsTone = 'critical' | 'hit' | 'where' | 'destroyed' | 'shock' | 'stun' | 'immobilized' | 'pinned' | 'none' | 'miss'

/** A slice that is narrower than this part of the dock has no room for figures. */
const ROOM = { figure: 0.045, word: 0.16 } as const

export function OddsTree({ nodes, ends }: { readonly nodes: readonly OddsNode[]; readonly ends: readonly OddsNode[] }): ReactNode {
  const drawn = ends.filter(({ share }) => share > 0)
  const figures = wholes(drawn.map(({ share }) => share))
  return (
    <div className="play-tree" role="img" aria-label={treeWords(nodes, drawn)}>
      <Row nodes={nodes} />
      <div className="play-tree-sum">
        {keyed(drawn, ({ name }) => name).map(({ key, item: { name, share, tone } }, i) => (
          <span
            key={key}
            className={`play-tree-slice play-tree-${tone}`}
            style={{ flexGrow: share * 1000 }}
            title={`${name} ${figures[i]}%`}
          >
            {share >= ROOM.figure && `${figures[i]}%`}
          </span>
        ))}
      </div>
      <ul className="play-tree-legend">
        {keyed(drawn, ({ name }) => name).map(({ key, item: { name, tone } }, i) => (
          <li key={key}>
            <i className={`play-tree-${tone}`} />
            {name} <b>{figures[i]}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ nodes }: { readonly nodes: readonly OddsNode[] }): ReactNode {
  const drawn = nodes.filter(({ share }) => share > 0)
  const figures = wholes(drawn.map(({ share }) => share))
  return (
    <div className="play-tree-row">
      {keyed(drawn, ({ name, tone }) => `${name} ${tone}`).map(({ key, item: { name, share, tone, parts } }, i) => (
        <div key={key} className={parts.length > 0 ? 'play-tree-node' : 'play-tree-node is-end'} style={{ flexGrow: share * 1000 }}>
          <span className={`play-tree-part play-tree-${tone}`} title={`${name} ${figures[i]}%`}>
            {share >= ROOM.word && tone !== 'none' && `${name} `}
            {share >= ROOM.figure && figures[i]}
          </span>
          {parts.length > 0 && <Row nodes={parts} />}
        </div>
      ))}
    </div>
  )
}

/** 'Hit 58 percent: hull 33, turret 25. In all: destroyed 20 percent, no effect 38, miss 42.' */
function treeWords(nodes: readonly OddsNode[], ends: readonly OddsNode[]): string {
  const figured = (each: readonly OddsNode[]): string => {
    const shown = each.filter(({ share }) => share > 0)
    const figures = wholes(shown.map(({ share }) => share))
    return shown.map(({ name }, i) => `${name} ${figures[i]}${i === 0 ? ' percent' : ''}`).join(', ')
  }
  const below = nodes.flatMap(({ name, parts }) => (parts.length > 0 ? [` ${name}: ${figured(parts)}.`] : []))
  return `${figured(nodes)}.${below.join('')} In all: ${figured(ends)}.`
}
