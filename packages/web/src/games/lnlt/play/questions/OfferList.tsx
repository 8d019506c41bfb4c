/** Whatever has no view of its own: rallies, weapons that change hands, retreats and the small choices, grouped by what they are. */

import type { Modifier } from '@firegroup/kernel'
import type { LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent, signed } from '../../../../play/controller/draft.ts'
import type { ListDraft, Option } from '../../../../play/controller/list-draft.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { Decision, LnltDesk } from '../kinds.ts'

const HEADINGS: { readonly [type: string]: string } = {
  rally: 'Rally',
  heal: 'Heal',
  fightOrDie: 'Drive them back to the fight',
  recombine: 'Two Half-Squads become a Squad',
  unjam: 'Jammed weapons, to be seen to first',
  give: 'Hand over a weapon',
  pickUp: 'Pick up a weapon',
  drop: 'Leave a weapon',
  destroy: 'Destroy a weapon',
  flip: 'Tripods',
}
/** Done seldom: folded away below what matters. */
const SELDOM: readonly string[] = ['give', 'drop', 'destroy', 'flip']

export function OfferList({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ListDraft<LnltState> }): ReactNode {
  const groups = Map.groupBy(draft.shown, ({ decision }) => (decision as Decision).type ?? '')
  return [...groups].map(([type, options]) => {
    const rows = options.map((option) => <Offer key={JSON.stringify(option.decision)} desk={desk} draft={draft} option={option} />)
    if (SELDOM.includes(type))
      return (
        <details key={type} className="table-panel play-fire-details" open={options.some((option) => option === draft.chosen) || undefined}>
          <summary>
            {HEADINGS[type]} ({options.length})
          </summary>
          <ul className="play-offers">{rows}</ul>
        </details>
      )
    return (
      <section key={type} className="table-panel">
        {HEADINGS[type] && <h2>{HEADINGS[type]}</h2>}
        <ul className="play-offers">{rows}</ul>
      </section>
    )
  })
}

function Offer({ desk, draft, option }: { desk: LnltDesk; draft: ListDraft<LnltState>; option: Option }): ReactNode {
  const number = draft.shown.indexOf(option) + 1
  const chance = chanceOf(option)
  const facts = factsOf(option)
  return (
    <li>
      <button
        type="button"
        className="play-offer"
        aria-pressed={option === draft.chosen}
        onClick={() => draft.choose(option)}
        onDoubleClick={() => desk.decide(option.decision)}
      >
        <span className="play-offer-face">{faceOf(desk, option)}</span>
        <span className="play-offer-words">
          <strong>{option.words}</strong>
          {facts !== '' && <span>{facts}</span>}
        </span>
        {chance !== null && <b>{percent(chance)}</b>}
        {number < 10 && <KeyHint of={number} />}
      </button>
    </li>
  )
}

function faceOf({ s }: LnltDesk, { decision }: Option): ReactNode {
  const { unit, units, weapon, targets } = decision as {
    unit?: number
    units?: readonly number[]
    weapon?: number
    targets?: readonly number[]
  }
  if (weapon !== undefined) return <WeaponFace s={s} id={weapon} size={36} />
  const id = unit ?? units?.[0] ?? targets?.[0]
  return id === undefined || !s.units[id] ? null : <UnitFace s={s} id={id} size={36} />
}

/** What previews of these questions have in common: how many of how many rolls do it. */
interface Odds {
  readonly rallies?: number
  readonly works?: number
  readonly heals?: number
  readonly success?: number
  readonly chances?: number
  readonly of?: number
  readonly chance?: number
  readonly modifiers?: readonly Modifier[]
}

function chanceOf({ preview }: Option): number | null {
  const odds = preview as Odds | null
  if (typeof odds?.chance === 'number') return odds.chance
  const good = odds?.rallies ?? odds?.works ?? odds?.heals ?? odds?.success ?? odds?.chances
  return typeof good !== 'number' || odds?.of === undefined ? null : good / odds.of
}

function factsOf({ preview }: Option): string {
  const { modifiers = [] } = (preview as Odds | null) ?? {}
  return modifiers.map(({ label, value }) => `${signed(value)} ${label}`).join(', ')
}
