/** A man of the roster: who he is, what he has become, and what five élan could make of him. */
import { ELAN_FOR_ONE, MARKS_FOR_RANK, type Nation, ourPack, rankName, type Veteran } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { Portrait } from '../art/Portrait.tsx'

interface ManCardProps {
  readonly man: Veteran
  readonly nation: Nation
  readonly role: string | null
  readonly going: boolean
  readonly mission: number
  readonly onSpend: (which: 'morale' | 'panic') => void
  readonly maySpend: (which: 'morale' | 'panic') => boolean
}

export function ManCard({ man, nation, role, going, mission, onSpend, maySpend }: ManCardProps): ReactNode {
  const card = ourPack().nations[nation]?.men.find(({ number }) => number === man.number)
  const weapon = card && ourPack().weapons[card.weapon]?.label
  const hurt = man.back !== undefined && man.back > mission
  const changed = (value: number, printed: number | undefined): string =>
    printed === undefined || value === printed ? '' : value > printed ? `+${value - printed}` : `${value - printed}`
  return (
    <li className={hurt ? 'uf-own-card is-hurt' : going ? 'uf-own-card' : 'uf-own-card is-home'}>
      <Portrait nation={nation} leads={role !== null} />
      <div>
        <strong>{man.name}</strong> {role && <em>{role}</em>}
      </div>
      <span className="uf-own-values">
        <i title="Morale">
          {man.morale}
          <sup>{changed(man.morale, card?.morale)}</sup>
        </i>
        <i title="Panic">
          {man.panic}
          <sup>{changed(man.panic, card?.panic)}</sup>
        </i>
        <i title="Killed at">{man.kia}</i>
      </span>
      <small>
        {rankName(nation, man.rank)}
        {weapon ? `, ${weapon}` : ''}
      </small>
      <Track name="Élan" value={man.elan} of={ELAN_FOR_ONE} />
      <Track name="Rank" value={man.survived + man.bought} of={MARKS_FOR_RANK} />
      {man.elan >= ELAN_FOR_ONE && (
        <span className="uf-own-spend">
          {(['morale', 'panic'] as const).map((which) => (
            <button key={which} type="button" disabled={!maySpend(which)} onClick={() => onSpend(which)}>
              Spend 5: {which} +1
            </button>
          ))}
        </span>
      )}
      <p>{note(man, hurt)}</p>
    </li>
  )
}

function note({ back, replacement, deeds }: Veteran, hurt: boolean): string {
  if (hurt) return `Wounded. Back for mission ${back! + 1}.`
  if (replacement) return 'Replacement, killed more easily: five survivals mend that.'
  return deeds.slice(-3).join('; ')
}

function Track({ name, value, of }: { readonly name: string; readonly value: number; readonly of: number }): ReactNode {
  return (
    <span className="uf-own-track">
      <span>{name}</span>
      <meter min={0} max={of} value={Math.min(value, of)} aria-label={name} />
      <b>
        {value} of {of}
      </b>
    </span>
  )
}
