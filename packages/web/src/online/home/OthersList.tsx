/** What waits for others, with what stands for oneself meanwhile. */
import type { ListedTable } from '@firegroup/table'
import { type ReactNode, use } from 'react'
import { addressOf } from '../../app/route.ts'
import { shelves } from '../../games/index.ts'
import { linksOf, linkTo } from '../links.ts'
import { ClockTag } from './ClockTag.tsx'
import { CopyButton } from './CopyButton.tsx'
import { waitsFor } from './words.ts'

export function OthersList({ tables }: { readonly tables: readonly ListedTable[] }): ReactNode {
  return (
    <ol className="online-rows">
      {tables.map((table) => (
        <li key={table.id} className="online-row">
          <Waiting table={table} />
        </li>
      ))}
    </ol>
  )
}

function Waiting({ table }: { readonly table: ListedTable }): ReactNode {
  const { title, detail } = waitsFor(table)
  const links = table.stage === 'gathering' ? linksOf(table.id) : null
  return (
    <>
      <Thumb scenario={table.scenario} />
      <a className="online-row-words" href={addressOf({ place: 'table', id: table.id })}>
        <strong>{title}</strong>
        <span>{detail}</span>
      </a>
      {links ? (
        <CopyButton text={linkTo(table.words, links.invitation)} what="The link">
          Copy the link
        </CopyButton>
      ) : table.left === undefined ? (
        table.stage === 'playing' && <span className="online-tag">no clock</span>
      ) : (
        <ClockTag left={table.left} />
      )}
    </>
  )
}

/** The ground of a scenario, small. */
export function Thumb({ scenario }: { readonly scenario: string }): ReactNode {
  const all = use(shelves())
  for (const { shelf } of all) {
    const card = shelf.scenarios.find(({ id }) => id === scenario)
    if (card)
      return (
        <span className="online-thumb" aria-hidden="true">
          <shelf.Picture scenario={card.scenario} width={64} height={48} scale={40} />
        </span>
      )
  }
  return <span className="online-thumb" aria-hidden="true" />
}
