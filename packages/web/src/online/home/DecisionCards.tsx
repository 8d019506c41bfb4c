/** The tables that wait for a decision: the most pressing large, with a crop of the board around what it is about; the rest small. */
import type { ListedTable } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import { Counter } from '../../counters/Counter.tsx'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { percent } from '../../play/controller/draft.ts'
import { BoardCrop } from './BoardCrop.tsx'
import { ClockTag } from './ClockTag.tsx'
import type { Look } from './look.ts'
import { isHere } from './order.ts'
import { secondsFor } from './seconds.ts'
import { useLook } from './useLook.ts'
import { newsWords, othersOf, presenceWords, spoken, wanted, whereWords } from './words.ts'

export function DecisionCards({ tables, at }: { readonly tables: readonly ListedTable[]; readonly at: number }): ReactNode {
  return (
    <ol className="online-decisions">
      {tables.map((table, i) => (
        <li key={table.id} className={i === 0 ? 'online-decision is-first' : 'online-decision'} data-decision={i} data-current={i === at}>
          {i === 0 ? <FirstCard table={table} current={at === 0} /> : <SmallCard table={table} current={at === i} />}
        </li>
      ))}
    </ol>
  )
}

interface CardProps {
  readonly table: ListedTable
  /** Enter decides this one. */
  readonly current: boolean
}

function FirstCard({ table, current }: CardProps): ReactNode {
  const look = useLook(table.id, table.asked?.version)
  const here = isHere(table)
  const news = table.news ?? 0
  return (
    <article className="online-first" aria-label={spoken(table)}>
      <Picture look={look} width={560} height={354} scale={104} />
      <div className="online-first-words">
        <p className="online-tags">
          <ClockTag left={table.left} />
          <span className="online-tag">{look ? `${table.name}, ${lower(look.standing)}` : whereWords(table)}</span>
        </p>
        <h2>{wanted(table)}</h2>
        {table.asked && <p className="online-first-news">{newsWords(news, look?.losses ?? 0)}</p>}
        {table.company?.map((each) => (
          <p key={each.name} className={`online-presence is-${each.state}`}>
            <b>{presenceWords(each)}.</b> {here && 'Answer and you play on at once.'}
          </p>
        ))}
        {look && <OwnStacks look={look} />}
        <Decide table={table} current={current} news={news} />
      </div>
    </article>
  )
}

function SmallCard({ table, current }: CardProps): ReactNode {
  const look = useLook(table.id, table.asked?.version)
  return (
    <article className="online-small" aria-label={spoken(table)}>
      <Picture look={look} width={180} height={172} scale={120} />
      <div className="online-small-words">
        <h2>{wanted(table)}</h2>
        <p>{look ? `${table.name}, ${lower(look.standing)}.` : `${whereWords(table)}, against ${othersOf(table)}.`}</p>
        {table.company?.some(({ state }) => state === 'here') && (
          <p className="online-presence is-here">{presenceWords(table.company.find(({ state }) => state === 'here')!)}</p>
        )}
        <div className="online-small-foot">
          <Decide table={table} current={current} news={0} />
          <ClockTag left={table.left} />
        </div>
      </div>
    </article>
  )
}

/** Up to this width a picture shows the place alone. */
const SMALL = 200

function Picture({ look, ...size }: { look: Look | null; width: number; height: number; scale: number }): ReactNode {
  return (
    <div className="online-crop" aria-hidden="true">
      {look && (
        <BoardCrop
          game={look.game}
          state={look.state}
          seat={look.seat}
          places={look.places}
          odds={size.width > SMALL ? look.odds : []}
          {...size}
        />
      )}
    </div>
  )
}

function Decide({ table, current, news }: CardProps & { readonly news: number }): ReactNode {
  const { id } = table
  return (
    <p className="online-deeds">
      <a
        className={current ? 'ui-button ui-button-fire' : 'ui-button'}
        href={addressOf({ place: 'table', id, ...(table.asked ? { view: 'decide' } : {}) })}
        data-decide
      >
        {table.asked ? 'Decide' : 'To the table'} <span className="ui-hidden">{wanted(table)}</span>
        {current && <KeyHint of="Enter" />}
      </a>
      {news > 0 && (
        <a className="ui-button" href={addressOf({ place: 'table', id, view: 'since' })}>
          <Icon name="play" /> <span className="online-wide">What happened,</span> {secondsFor(news)} s
        </a>
      )}
    </p>
  )
}

/** The stacks that could answer, by their uppermost counter, with what their shot comes to. */
function OwnStacks({ look: { game, state, odds } }: { readonly look: Look }): ReactNode {
  const { crop } = game
  if (crop.type !== 'map' || odds.length === 0) return null
  const stacks = crop.stacks(state)
  const { grid } = crop.map(state)
  return (
    <ul className="online-stacks">
      {odds.slice(0, 3).map(({ from, share }) => {
        const counters = stacks.find((stack) => stack.hex === from && stack.counters.length > 0)?.counters ?? []
        const top = counters.findLast(({ face }) => face.form === 'unit') ?? counters.at(-1)
        return (
          <li key={from}>
            {top && <Counter face={top.face} size={40} />}
            <span>
              <b>{percent(share)}</b> from {grid.idOf(from)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const lower = (text: string): string => text.replace(/^Turn/, 'turn')
