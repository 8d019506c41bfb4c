/** The odds of attacks in Close Combat. */
import type { AslskState, CombatOdds } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { capital, list } from '../../../../words.ts'
import { anyLoss } from '../drafts/combat-parts.ts'
import { attackSaid } from '../duel.tsx'
import { labelOf } from '../words.ts'

interface OddsListProps {
  readonly s: AslskState
  readonly title: string
  readonly odds: readonly CombatOdds[]
  readonly tone?: 'mine' | 'theirs'
  /** The letter by which the card shows it. */
  readonly tile?: ((odds: CombatOdds) => string) | undefined
}

const OUTCOMES: readonly Outcome[] = [
  { name: 'eliminated', tone: 'eliminated' },
  { name: 'one reduced', tone: 'reduced' },
  { name: 'nothing', tone: 'unharmed' },
]
/** 3.8: of a vehicle that men attack. */
const ON_VEHICLE: readonly Outcome[] = [
  { name: 'destroyed', tone: 'eliminated' },
  { name: 'immobilized', tone: 'broken' },
  { name: 'nothing', tone: 'unharmed' },
  { name: 'the attackers suffer', tone: 'pinned' },
]
/** Where men and vehicles are attacked, in falling lightness of what it means for them. */
const [ELIMINATED, REDUCED, NOTHING] = OUTCOMES as readonly [Outcome, Outcome, Outcome]
const [, IMMOBILIZED, , BACKFIRES] = ON_VEHICLE as readonly [Outcome, Outcome, Outcome, Outcome]
const WITH_VEHICLE: readonly Outcome[] = [{ ...ELIMINATED, name: 'eliminated, destroyed' }, REDUCED, IMMOBILIZED, BACKFIRES, NOTHING]

function sharesOf({ eliminated, reduced, immobilized, backfires = 0, of }: CombatOdds): number[] {
  const counts =
    immobilized === undefined
      ? [eliminated, reduced, of - eliminated - reduced]
      : [eliminated, immobilized, of - eliminated - immobilized - backfires, backfires]
  return counts.map((n) => n / of)
}

export function OddsList({ s, title, odds, tone = 'mine', tile }: OddsListProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{title}</span>
        <small>any loss</small>
      </h2>
      <ul className="play-combat-odds">
        {odds.map((each) => (
          <li key={each.by.join()}>
            <span className="ui-hidden">{attackSaid(s, each)}</span>
            {tile && (
              <span className={`play-combat-tile is-${tone}`} aria-hidden="true">
                {tile(each) || '·'}
              </span>
            )}
            <span className="play-combat-words" aria-hidden="true">
              <span>
                <strong>{labels(s, each.by)}</strong> on <strong>{labels(s, each.on)}</strong>
              </span>
              <small>{columnWords(each)}</small>
            </span>
            <b aria-hidden="true">{percent(anyLoss(each))}</b>
            <OutcomeBar outcomes={each.immobilized === undefined ? OUTCOMES : ON_VEHICLE} shares={sharesOf(each)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function OddsLegend({ withVehicle = false }: { readonly withVehicle?: boolean }): ReactNode {
  return (
    <div className="table-panel play-combat-legend">
      <OutcomeLegend outcomes={withVehicle ? WITH_VEHICLE : OUTCOMES} />
    </div>
  )
}

/** '3-2, Kill 6. Leader 8-1 −1, ambush −1'. */
function columnWords({ odds, kill, modifiers, defense }: CombatOdds): string {
  const drms = modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ')
  return `${defense.length === 0 ? `CCV ${kill}` : `${odds}, Kill ${kill}`}${drms ? `. ${capital(drms)}` : ''}`
}

const labels = (s: AslskState, ids: readonly number[]): string => list(ids.map((id) => labelOf(s, id)))
