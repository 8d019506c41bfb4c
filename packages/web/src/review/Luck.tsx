/** Dice apart from choices: what was rolled against what was to be expected, and where the chances went. */
import type { Seat } from '@firegroup/kernel'
import { inHundredths, type Review } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { gained, isCounted, luckWords, rowsTold, rowWords, signedWhole } from './words.ts'

interface LuckProps {
  readonly review: Review
  /** 'Your', 'Their'; or 'American', 'German' where both are looked at from outside. */
  readonly whose: (seat: Seat) => string
  readonly palette: (seat: Seat) => string
  readonly whom: string
  readonly dice: string
  readonly over: string
  /** The choices have been looked at. */
  readonly whole: boolean
}

export function Luck({ review, whose, palette, whom, dice, over, whole }: LuckProps): ReactNode {
  const sums = inHundredths(review.account)
  const rows = rowsTold(review.rows, review.seat)
  return (
    <section className="review-card review-luck" aria-label="Dice apart from choices">
      <header className="review-card-head">
        <h2>{dice === 'cards' ? 'Cards apart from choices' : 'Dice apart from choices'}</h2>
        <span className={sums.dice < 0 ? 'review-verdict is-bad' : 'review-verdict'}>{luckWords(sums.dice, dice, whom)}</span>
      </header>
      <ul className="review-rows">
        {rows.map((row) => {
          const [what, came] = rowWords(row)
          const most = Math.max(row.count, 1)
          return (
            <li key={`${row.seat} ${row.row}`}>
              <span className="review-row-name">
                <b>{row.seat === '' ? what : `${whose(row.seat)} ${what}`}</b> {came}
              </span>
              {isCounted(row) ? (
                <>
                  <span className="review-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * row.successes) / most}%`, background: `var(--${palette(row.seat)}-figure)` }} />
                    <b style={{ left: `${(100 * row.expected) / most}%` }} />
                  </span>
                  <span className="review-row-says">
                    {row.successes}
                    <span className="ui-hidden"> of {row.count}</span>, expected {row.expected.toFixed(1)}
                  </span>
                </>
              ) : (
                <span className="review-row-says is-wide">{row.row === 'cards' ? `drawn ${row.count} times` : ''}</span>
              )}
              <span className={row.worth < -0.005 ? 'review-worth is-bad' : row.worth > 0.005 ? 'review-worth is-good' : 'review-worth'}>
                {gained(row.worth)}
              </span>
            </li>
          )
        })}
      </ul>
      {whole && <Ledger sums={sums} dice={dice} over={over} whose={whose} review={review} />}
    </section>
  )
}

interface LedgerProps extends Pick<LuckProps, 'dice' | 'over' | 'whose' | 'review'> {
  readonly sums: ReturnType<typeof inHundredths>
}

/** So far, of 100, a bar may go and leave room for its name beside it. */
const ROOM = 62

/** Start, dice, the one's choices, the other's, end: one after the other, so that it is seen that they add up. */
function Ledger({ sums, dice, over, whose, review }: LedgerProps): ReactNode {
  const { start, end } = sums
  const other = review.rows.find(({ seat }) => seat !== '' && seat !== review.seat)?.seat ?? ''
  const steps = [
    { name: dice, by: sums.dice, tone: 'dice' },
    { name: `${whose(review.seat).toLowerCase()} choices`, by: sums.own, tone: 'own' },
    { name: `${(other === '' ? 'their' : whose(other)).toLowerCase()} choices`, by: sums.theirs, tone: 'theirs' },
  ]
  const stops = [start]
  for (const { by } of steps) stops.push(stops.at(-1)! + by)
  const [low, high] = [Math.min(0, ...stops), Math.max(100, ...stops)]
  const share = (value: number): number => (100 * (value - low)) / (high - low)
  return (
    <div className="review-ledger">
      <p className="ui-hidden">
        {start} at the start, {steps.map(({ name, by }) => `${name} ${signedWhole(by)}`).join(', ')}: {end} at the end.
      </p>
      <div aria-hidden="true">
        <span className="review-ledger-row">
          <i className="is-start" style={{ left: `${share(0)}%`, width: `${share(start) - share(0)}%` }}>
            {start}
          </i>
          <em style={{ left: `${share(start)}%` }}>at the start</em>
        </span>
        {steps.map(({ name, by, tone }, i) => {
          const [from, to] = [Math.min(stops[i]!, stops[i + 1]!), Math.max(stops[i]!, stops[i + 1]!)]
          const [left, right] = [share(from), share(to)]
          const told = `${name} ${signedWhole(by)}`
          // beside the bar where there is room, else in it
          const [place, style] =
            right <= ROOM
              ? ['', { left: `${right}%` }]
              : left >= 100 - ROOM
                ? ['', { right: `${100 - left}%` }]
                : ['is-within', { left: `${left}%` }]
          return (
            <span key={name} className="review-ledger-row">
              <i className={`is-${tone}${by < 0 ? ' is-bad' : ''}`} style={{ left: `${left}%`, width: `max(3px, ${right - left}%)` }} />
              <em className={place} style={style}>
                {told}
              </em>
            </span>
          )
        })}
        <span className="review-ledger-foot">
          {end}, {over}
        </span>
      </div>
    </div>
  )
}
