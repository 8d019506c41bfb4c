/** Who rides, who could, and what getting on and off costs. */
import { isVehicle, type LnltState, passengersOf, ridesOutside, type Unit, vehicleType } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { ActDraft } from '../drafts/act-draft.ts'
import { Faces, UnitFace } from '../faces.tsx'
import type { Decision, LnltDesk } from '../kinds.ts'
import { roomWords } from '../room.ts'
import { unitCount, unitName } from '../words.ts'

interface Ride extends Decision {
  readonly vehicle: number
  readonly units: readonly number[]
}

export function Passengers({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ActDraft }): ReactNode {
  const { s } = desk
  const carriers = s.units.filter(
    (unit) => unit.at === draft.at && unit.side === desk.seat && isVehicle(unit) && vehicleType(s, unit).passengers,
  )
  return (
    <>
      {carriers.map((carrier) => (
        <Carrier key={carrier.id} s={s} carrier={carrier} draft={draft} />
      ))}
      <Problems problems={draft.problems} />
    </>
  )
}

function Carrier({ s, carrier, draft }: { readonly s: LnltState; readonly carrier: Unit; readonly draft: ActDraft }): ReactNode {
  const riders = passengersOf(s, carrier).map(({ id }) => id)
  const rides = (draft.others as readonly Ride[]).filter(({ vehicle }) => vehicle === carrier.id)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          {ridesOutside(s, carrier) ? 'On' : 'In'} the {unitName(s, carrier.id)}
        </span>
        <Rule rule="16.4" about="loading" />
      </h2>
      <div className="lnlt-aboard">
        <UnitFace s={s} id={carrier.id} size={44} />
        {riders.length > 0 && <Faces s={s} ids={riders} size={40} />}
      </div>
      <p className="table-hint">{roomWords(s, carrier, riders.length === 0)}</p>
      <ul className="play-offers">
        {rides.map((ride) => {
          const number = draft.others.indexOf(ride) + 1
          return (
            <li key={JSON.stringify(ride)}>
              <button type="button" className="play-offer" aria-pressed={ride === draft.other} onClick={() => draft.setOther(ride)}>
                <span className="play-offer-face">
                  <UnitFace s={s} id={ride.units[0]!} size={36} />
                </span>
                <span className="play-offer-words">
                  <strong>
                    {ride.type === 'board' ? 'Get on' : 'Get off'}: {unitCount(s, ride.units)}
                  </strong>
                  <span>half the MF of each, and half of the vehicle’s</span>
                </span>
                {number < 10 && <KeyHint of={number} />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
