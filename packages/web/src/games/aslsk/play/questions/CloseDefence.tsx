/** 3.8: the close defence weapon of a vehicle in Close Combat, with what it would do to everybody in the hex. */
import type { CloseDefence as Decision, DefencePreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'

/** Nothing where no vehicle may use one. */
export function CloseDefence({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { question } = desk.open ?? {}
  const offered = ((question?.candidates() ?? []) as readonly Decision[]).filter(({ type }) => type === 'closeDefence')
  return offered.map((decision) => (
    <Weapon
      key={decision.vehicle}
      desk={desk}
      vehicle={decision.vehicle}
      preview={(question!.preview(decision) ?? null) as DefencePreview | null}
      onUse={() => desk.decide(decision)}
    />
  ))
}

interface WeaponProps {
  readonly desk: AslskDesk
  readonly vehicle: number
  readonly preview: DefencePreview | null
  readonly onUse: () => void
}

function Weapon({ desk: { s, seat }, vehicle, preview, onUse }: WeaponProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Close defence weapon</span>
        {preview && <small>pinned or worse</small>}
      </h2>
      {preview && (
        <>
          <ul className="play-target-odds">
            {preview.targets.map(({ unit, odds }) => (
              <li key={unit}>
                <UnitFace s={s} id={unit} size={34} />
                <span>
                  <span>
                    {unitWords(s, unit)}
                    {s.units[unit]!.side === seat && ', your own'}
                  </span>
                  <OddsBar odds={odds} />
                </span>
                <b>{percent(1 - odds.unharmed / odds.of)}</b>
              </li>
            ))}
          </ul>
          <OddsLegend />
        </>
      )}
      <ul className="play-offers">
        <li>
          <button type="button" className="play-offer" onClick={onUse}>
            <span className="play-offer-face">
              <UnitFace s={s} id={vehicle} size={36} />
            </span>
            <span className="play-offer-words">
              <strong>Use it now</strong>
              {preview && <span>goes off on {preview.usage} or less, with 16 firepower at all men here</span>}
            </span>
            {preview && <b>{percent(preview.works / 36)}</b>}
          </button>
        </li>
      </ul>
      <p className="table-hint">
        Once in the phase, besides its attack; friends in the hex are not spared <Rule rule="3.8" about="close defence weapon" />
      </p>
    </section>
  )
}
