/** A Sniper's shot: where he shows himself, and what it may do. A lot chooses whom he hits. */
import type { LnltState, SnipePreview } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Rule } from '../../../../play/dock/parts.tsx'
import { harmOf, OddsLegend, TargetOddsRow } from '../faces.tsx'
import type { Decision } from '../kinds.ts'
import { describe } from '../words.ts'

interface SniperProps {
  readonly s: LnltState
  /** The kind of question, for the words of its answers. */
  readonly kind: string
  readonly options: readonly Decision[]
  readonly chosen: Decision | null
  readonly odds: SnipePreview | null
  readonly onChoose: (option: Decision) => void
}

export function Sniper({ s, kind, options, chosen, odds, onChoose }: SniperProps): ReactNode {
  const places = options.filter((option) => placeOf(option) !== null)
  const others = options.filter((option) => placeOf(option) === null)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Sniper</span>
        <Rule rule="11.4" about="Sniper" />
      </h2>
      {others.map((option) => (
        <button
          key={JSON.stringify(option)}
          type="button"
          className="play-offer"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          <span className="play-offer-words">
            <strong>{describe(s, kind, option)}</strong>
          </span>
        </button>
      ))}
      {places.length > 0 && (
        <>
          <p>{kind === 'act' ? 'He fires at' : 'He shows himself in'}</p>
          <div className="play-smoke-hexes">
            {places.map((option) => (
              <button key={JSON.stringify(option)} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
                <span className="ui-hidden">{describe(s, kind, option)}: </span>
                {placeOf(option)}
                {aidOf(option)}
              </button>
            ))}
          </div>
        </>
      )}
      {odds && odds.among.length > 0 && <Odds s={s} odds={odds} />}
    </section>
  )
}

/** Each of them is as likely to be hit as the others. */
function Odds({ s, odds: { among, attacks } }: { s: LnltState; odds: SnipePreview }): ReactNode {
  return (
    <>
      <p className="table-hint">{among.length === 1 ? 'What becomes of him:' : 'One of them by lot; what would become of each:'}</p>
      <ul className="play-target-odds">
        {attacks.map(({ targets: [target] }) =>
          target ? <TargetOddsRow key={target.unit} s={s} unit={target.unit} odds={target.odds} /> : null,
        )}
      </ul>
      <OddsLegend />
    </>
  )
}

const placeOf = (option: Decision): string | null => {
  const { at } = option as { readonly at?: unknown }
  return typeof at === 'string' ? at : null
}

/** Whether a Leader aids him, where one could. */
const aidOf = (option: Decision): string => {
  const { leader } = option as { readonly leader?: number }
  return leader === undefined ? '' : leader < 0 ? ' unaided' : ' led'
}

/** The chance that the shot harms anybody, of 1. */
export function sniperChance({ attacks }: SnipePreview): number {
  const harms = attacks.flatMap(({ targets }) => targets.map(({ odds }) => harmOf(odds)))
  return harms.length === 0 ? 0 : harms.reduce((sum, each) => sum + each, 0) / harms.length
}
