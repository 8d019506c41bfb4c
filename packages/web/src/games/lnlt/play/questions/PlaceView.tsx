/** Where something goes: who it is, what each place is like, and who would see him there. */
import { hexOf, type Location, seesLocation, terrainAt } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { capital } from '../../../../words.ts'
import type { PlaceDraft, PlaceKind } from '../drafts/place-draft.ts'
import { UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { numberWord, placeName, terrainName, unitCount, unitName } from '../words.ts'
import { Frame, type Says } from './Frame.tsx'

const SAYS: { readonly [K in PlaceKind]: Says } = {
  layMines: {
    title: 'Mines that nobody sees',
    rule: '21.4',
    note: 'Choose a hex of the area on the board; two fit into one. They go off under every enemy who enters, and lie open from then on. Your own men pay 1 MP more there.',
  },
  flee: { title: 'Out of the fire', rule: '10.5.6', note: 'They may be fired at where they come to, and are Moved then.' },
  giveWay: { title: 'Out of its way', rule: '15.3', note: 'The vehicle stays in their hex: they go to a place beside it.' },
  retreat: { title: 'Back from the flames', rule: '1.6.2', note: 'One hex, without a cost; whoever sees them there may fire.' },
  heroPlace: {
    title: 'A Hero steps aside',
    rule: '11.2.1',
    note: 'There is no room for him in the stack. It is no move of his: nobody fires at him for it.',
  },
}

export function PlaceView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: PlaceDraft }): ReactNode {
  const { s } = desk
  return (
    <Frame says={SAYS[draft.kind]} problems={draft.problems}>
      {draft.unit !== null && (
        <p className="play-panel-line">
          <UnitFace s={s} id={draft.unit} size={44} />
          <span>{capital(unitName(s, draft.unit))}</span>
        </p>
      )}
      {draft.kind === 'layMines' ? <Minefield desk={desk} draft={draft} /> : <Ways desk={desk} draft={draft} />}
    </Frame>
  )
}

function Minefield({ desk: { s, seat }, draft }: { readonly desk: LnltDesk; readonly draft: PlaceDraft }): ReactNode {
  const { left = 0, fp = 0 } = draft.about
  const own = s.hiddenMines?.filter(({ field }) => s.setting.minefields[field]!.side === seat) ?? []
  const laid = own.map(({ at }) => placeName(s, at))
  return (
    <>
      <dl className="lnlt-facts">
        <div>
          <dt>Still to lay</dt>
          <dd>{capital(numberWord(left))}</dd>
        </div>
        <div>
          <dt>Firepower</dt>
          <dd>{fp}</dd>
        </div>
        <div>
          <dt>Laid</dt>
          <dd>{laid.length === 0 ? 'none yet' : laid.join(', ')}</dd>
        </div>
      </dl>
      {draft.chosen !== null && (
        <p>
          <strong>{placeName(s, draft.chosen)}</strong>, {terrainName(s, draft.chosen)}
          {laid.includes(placeName(s, draft.chosen)) ? ': the second in this hex' : ''}.
        </p>
      )}
    </>
  )
}

function Ways({ desk, draft }: { readonly desk: LnltDesk; readonly draft: PlaceDraft }): ReactNode {
  const { s } = desk
  return (
    <ul className="play-offers">
      {draft.places.map((at, i) => (
        <li key={at}>
          <button type="button" className="play-offer" aria-pressed={at === draft.chosen} onClick={() => draft.choose(at)}>
            <span className="play-offer-words">
              <strong>
                {placeName(s, at)} <small>{terrainName(s, at)}</small>
              </strong>
              <span>{factsOf(desk, at)}</span>
            </span>
            {i < 9 && <KeyHint of={i + 1} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** 'TM 2, two enemies see it; a squad there'. */
function factsOf({ s, seat }: LnltDesk, at: Location): string {
  const { tm } = terrainAt(s.setting, hexOf(at))
  const eyes = s.units.filter((unit) => unit.side !== seat && unit.at >= 0 && seesLocation(s, unit.at, at)).length
  const there = s.units.filter((unit) => unit.at === at).map(({ id }) => id)
  const seen = eyes === 0 ? 'out of the enemy’s sight' : `${numberWord(eyes)} of the enemy ${eyes === 1 ? 'sees' : 'see'} it`
  return `${tm > 0 ? `TM ${tm}` : 'no cover'}, ${seen}${there.length > 0 ? `; ${unitCount(s, there)} there` : ''}`
}
