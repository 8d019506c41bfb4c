/** The decisions that cost most, with what would have been better and why. */
import type { Judged, ToldWay } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { KeyHint } from '../keys/KeyHint.tsx'
import { gained, hundredths, isSure } from './words.ts'

interface CostsProps {
  readonly title: string
  readonly says: string
  readonly costs: readonly Judged[]
  /** By the number of the decision; it may be another than those listed. */
  readonly at: number
  readonly nameOf: (cost: Judged) => { readonly when: string; readonly what: string; readonly phase: string }
  readonly reasonOf: (cost: Judged) => string
  readonly empty: string
  /** Costs of the seat whose chances are told are losses to it, the others' are gains. */
  readonly isOwn: (cost: Judged) => boolean
  readonly onAt: (at: number) => void
  readonly onBranch: () => void
  readonly onDrill: (cost: Judged) => void
  readonly drilled: string
}

export function Costs(props: CostsProps): ReactNode {
  const { title, says, costs, at, empty, onAt } = props
  return (
    <section className="review-card review-costs" aria-label={title}>
      <header className="review-card-head">
        <h2>{title}</h2>
        <span className="review-says">{says}</span>
        {costs.length > 1 && (
          <span className="review-hint" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose
          </span>
        )}
      </header>
      {costs.length === 0 && <p className="review-empty">{empty}</p>}
      <ol className="review-list">
        {costs.map((cost, i) => (
          <li key={cost.at} className={cost.at === at ? 'review-cost is-current' : 'review-cost'}>
            <CostHead {...props} cost={cost} rank={i + 1} open={cost.at === at} onOpen={() => onAt(cost.at)} />
            {cost.at === at && <CostBody {...props} cost={cost} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface CostHeadProps extends Pick<CostsProps, 'nameOf' | 'isOwn'> {
  readonly cost: Judged
  readonly rank: number
  readonly open: boolean
  readonly onOpen: () => void
}

function CostHead({ cost, rank, open, nameOf, isOwn, onOpen }: CostHeadProps): ReactNode {
  const { when, what, phase } = nameOf(cost)
  const best = cost.ways[0]!
  const worth = gained(isOwn(cost) ? -cost.seeming : cost.seeming)
  return (
    <button
      type="button"
      className="review-cost-head"
      aria-expanded={open}
      aria-keyshortcuts={rank <= 9 ? String(rank) : undefined}
      onClick={onOpen}
    >
      <span className={isOwn(cost) ? 'review-rank' : 'review-rank is-theirs'} aria-hidden="true">
        {rank}
      </span>
      <span className="review-cost-words">
        <b>
          {when}: {what}.
        </b>{' '}
        <i>{phase}</i>
        {!open && (
          <span className="review-cost-better">
            {isSure(cost) ? `Better: ${lower(best.words)}.` : 'Too close to call: within the error of the trials.'}
          </span>
        )}
      </span>
      <span className={isOwn(cost) ? 'review-worth is-bad' : 'review-worth is-good'}>{isSure(cost) ? worth : '≈'}</span>
    </button>
  )
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function CostBody({ cost, reasonOf, onBranch, onDrill, drilled }: CostsProps & { readonly cost: Judged }): ReactNode {
  const best = cost.ways[0]!
  const reason = reasonOf(cost)
  return (
    <div className="review-cost-body">
      <p className="review-better">
        {isSure(cost) ? (
          <>
            <b>Better: {lower(best.words)},</b> {reason === '' ? 'as the trials went.' : `because ${reason}.`}
          </>
        ) : (
          <>Too close to call: the difference is within the error of the trials.</>
        )}
      </p>
      <div className="review-cost-grid">
        <ul className="review-ways">
          {cost.ways.map((way, i) => (
            <WayBar key={`${way.words} ${way.played}`} way={way} best={i === 0} />
          ))}
          <li className="review-trials">
            {cost.trials} trials each, from what was known. {equals(cost)}
          </li>
        </ul>
        <div className="review-deeds">
          <button type="button" className="ui-button ui-button-main" onClick={onBranch}>
            <Icon name="branch" /> Play from here <KeyHint of="b" />
          </button>
          <button type="button" className="ui-button" onClick={() => onDrill(cost)}>
            <Icon name="look" /> Drill this <KeyHint of="d" />
          </button>
          <output className="review-drilled">{drilled}</output>
        </div>
      </div>
    </div>
  )
}

function WayBar({ way: { words, chance, range, played }, best }: { readonly way: ToldWay; readonly best: boolean }): ReactNode {
  return (
    <li>
      <span className="review-way-name" title={words}>
        {played ? 'Played' : words}
      </span>
      <span className="review-way-bar" aria-hidden="true">
        <i className={played ? 'is-played' : best ? 'is-best' : ''} style={{ width: `${100 * chance}%` }} />
      </span>
      <span className="review-way-chance">
        {hundredths(chance)} {!played && <small>±{Math.max(1, hundredths(range))}</small>}
      </span>
    </li>
  )
}

/** '60 and 57 are equal.': ways that the trials can't tell from the best. */
function equals({ ways }: Judged): string {
  const [best, ...others] = ways
  const same = others.filter(({ played, above, range }) => !played && best!.above - above <= Math.max(range, best!.range))
  if (same.length === 0) return ''
  return `${[best!, ...same].map(({ chance }) => hundredths(chance)).join(' and ')} are equal.`
}
