/** Men among the enemy: their fights, each with the sum that decides it and what it may come to. Choosing one and Enter draws for it. */

import type { Modifier } from '@firegroup/kernel'
import { type CombatPreview, type InfiltrationPreview, manName, type Nation, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { keyed } from '../../../../matches/keyed.ts'
import { percent } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar } from '../../../../play/dock/OutcomeBar.tsx'
import { Portrait } from '../../art/Portrait.tsx'
import { ActDraft } from '../drafts/act-draft.ts'
import type { Option } from '../drafts/table-draft.ts'
import type { UpfrontDraft } from '../kinds.ts'

export function Duels({ draft }: { readonly draft: UpfrontDraft | null }): ReactNode {
  if (!(draft instanceof ActDraft)) return null
  const fights = draft.fights
  const storm = draft.previewOfMade as InfiltrationPreview | null
  const stormers = draft.made?.type === 'infiltrate' && draft.ready ? (storm?.men ?? []).filter(({ vehicle }) => vehicle) : []
  if (fights.length + stormers.length === 0) return null
  return (
    <ul className="uf-duels" aria-label="Close combat">
      {fights.map((option) => (
        <li key={option.men[0]}>
          <Fight draft={draft} option={option} />
        </li>
      ))}
      {stormers.map(({ man, vehicle, red }) => (
        <li key={man} className="uf-duel">
          <Face s={draft.s} man={man} />
          <strong>{manName(draft.s, man)} against the vehicle</strong>
          <Sum parts={vehicle!.modifiers} />
          <OutcomeBar
            outcomes={AGAINST_VEHICLE}
            shares={[vehicle!.destroyed, vehicle!.immobilized, vehicle!.nothing, vehicle!.attackerLost]}
          />
          <span className="uf-duel-words">7 destroys, 6 halts, 0 costs him; he gets there on {percent(red / storm!.cards)}</span>
        </li>
      ))}
    </ul>
  )
}

const AGAINST_VEHICLE: readonly Outcome[] = [
  { name: 'destroyed', tone: 'eliminated' },
  { name: 'immobilized', tone: 'pinned' },
  { name: 'nothing', tone: 'unharmed' },
  { name: 'he falls', tone: 'reduced' },
]
const MAN_TO_MAN: readonly Outcome[] = [
  { name: 'he wins', tone: 'eliminated' },
  { name: 'both fall', tone: 'pinned' },
  { name: 'he falls', tone: 'reduced' },
]

/** Whom he meets is drawn: the mean over all of them. */
function Fight({ draft, option }: { readonly draft: ActDraft; readonly option: Option }): ReactNode {
  const { s } = draft
  const entrant = (draft.previewOf(option) as CombatPreview | null)?.men[0]
  if (!entrant) return null
  const { man, dares, meets } = entrant
  const mean = (of: (duel: (typeof meets)[number]) => number): number => meets.reduce((sum, each) => sum + of(each), 0) / meets.length
  const shares = [mean(({ wins }) => wins), mean(({ both }) => both), mean(({ loses }) => loses)]
  const letter = s.groups[s.men[man]!.infiltrates]?.letter ?? ''
  return (
    <button type="button" className="uf-duel" aria-pressed={draft.picked === option} onClick={() => draft.takeFight(option)}>
      <Face s={s} man={man} />
      <strong>
        {manName(s, man)} among their {letter}
      </strong>
      <Sum parts={meets[0]!.value} />
      <OutcomeBar outcomes={MAN_TO_MAN} shares={shares} />
      <span className="uf-duel-words">
        wins {percent(shares[0]!)}
        {dares < 1 ? `, if he dares to: ${percent(dares)}` : ''}; against {meets.map(({ defender }) => manName(s, defender)).join(', ')}
      </span>
    </button>
  )
}

function Face({ s, man }: { readonly s: UpfrontState; readonly man: number }): ReactNode {
  const nation: Nation = s.setting.nation[s.men[man]!.side]
  return (
    <span className="uf-duel-face">
      <Portrait nation={nation} leads={s.setting.roster[man]!.role !== null} />
    </span>
  )
}

function Sum({ parts }: { readonly parts: readonly Modifier[] }): ReactNode {
  return (
    <span className="uf-duel-sum">
      <span className="uf-duel-part is-card">card</span>
      {keyed(parts, ({ label }) => label).map(({ key, item: { label, value } }) => (
        <span key={key} className="uf-duel-part">
          {value < 0 ? '− ' : '+ '}
          {Math.abs(value)} {label.toLowerCase()}
        </span>
      ))}
    </span>
  )
}
