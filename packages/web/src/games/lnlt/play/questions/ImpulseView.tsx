/** How an impulse begins. */

import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { ImpulseDraft, Opening } from '../drafts/impulse-draft.ts'
import { Faces, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { numberWord, placeName, terrainName, unitCount, unitName } from '../words.ts'
import { Hiding } from './Hiding.tsx'
import { LightTonight } from './LightTonight.tsx'
import { modeName } from './MovePanel.tsx'
import { Sniper } from './Sniper.tsx'

const OPENINGS: readonly { readonly opening: Opening; readonly name: string; readonly key: string }[] = [
  { opening: 'activate', name: 'Activate', key: 'A' },
  { opening: 'spot', name: 'Spot first', key: 'S' },
  { opening: 'enter', name: 'Enter', key: 'M' },
  { opening: 'sniper', name: 'Sniper', key: 'I' },
  { opening: 'tunnel', name: 'Underground', key: 'D' },
  { opening: 'appear', name: 'Show yourselves', key: 'I' },
]

export function ImpulseView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ImpulseDraft }): ReactNode {
  const offered = OPENINGS.filter(({ opening }) => draft.can(opening))
  return (
    <>
      {offered.length > 1 && (
        <fieldset className="lnlt-activities">
          <legend className="ui-hidden">How the impulse begins</legend>
          {offered.map(({ opening, name, key }) => (
            <button
              key={opening}
              type="button"
              aria-pressed={draft.opening === opening}
              onClick={() => desk.attempt(() => draft.begin(opening))}
            >
              {name} <KeyHint of={key} />
            </button>
          ))}
        </fieldset>
      )}
      <Problems problems={draft.problems} />
      {draft.opening === 'activate' ? (
        draft.chosen.length === 0 ? (
          <Locations desk={desk} draft={draft} />
        ) : (
          <Activation desk={desk} draft={draft} />
        )
      ) : draft.opening === 'spot' ? (
        <Spotting desk={desk} draft={draft} />
      ) : draft.opening === 'enter' ? (
        <Entering desk={desk} draft={draft} />
      ) : draft.opening === 'tunnel' ? (
        <Below desk={desk} draft={draft} />
      ) : draft.opening === 'appear' ? (
        <Hiding s={desk.s} options={draft.others} chosen={draft.other} onChoose={(option) => draft.setOther(option)} numbered>
          They are the location that is activated, and act at once; from then on everybody knows of them.
        </Hiding>
      ) : (
        <Sniper
          s={desk.s}
          kind="impulse"
          options={draft.others}
          chosen={draft.other}
          odds={null}
          onChoose={(option) => draft.setOther(option)}
        />
      )}
      {draft.enters.length > 0 && (
        <p className="play-dock-note">
          Whoever could enter in this turn and does not is lost. <Rule rule="22.0" about="enter" />
        </p>
      )}
      <Passes draft={draft} />
      {draft.opening !== 'enter' && <LightTonight s={desk.s} />}
    </>
  )
}

/** How many passes there were, and what one more would do. */
function Passes({ draft: { about } }: { draft: ImpulseDraft }): ReactNode {
  const left = about.passesToEnd - about.passes
  return (
    <p className="play-dock-note lnlt-passes-note">
      {about.passes === 0
        ? 'Nobody has passed. '
        : about.passes === 1
          ? 'One pass so far. '
          : `${numberWord(about.passes)} passes in a row. `}
      {left === 1 ? 'If you pass now, the phase ends.' : `${left === 2 ? 'Two' : 'Three'} in a row end the phase.`}{' '}
      <Rule rule="4.0" about="pass" />
    </p>
  )
}

function Locations({ desk, draft }: { desk: LnltDesk; draft: ImpulseDraft }): ReactNode {
  const { s } = desk
  return (
    <section className="table-panel">
      <h2>Where you can act</h2>
      <ul className="play-offers">
        {draft.open.map((at, i) => (
          <li key={at}>
            <button type="button" className="play-offer" onClick={() => desk.attempt(() => draft.toggle(at))}>
              <span className="play-offer-words">
                <strong>
                  {placeName(s, at)} <small>{terrainName(s, at)}</small>
                </strong>
                <Faces s={s} ids={unitsAt(desk, at)} />
              </span>
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      <p className="table-hint">
        Choose a location. A Leader brings what is next to him. Choose an enemy that is not spotted to look for him first.
      </p>
    </section>
  )
}

const unitsAt = ({ s, seat }: Pick<LnltDesk, 's' | 'seat'>, at: number): number[] =>
  s.units.filter((unit) => unit.at === at && unit.side === seat).map(({ id }) => id)

function Activation({ desk, draft }: { desk: LnltDesk; draft: ImpulseDraft }): ReactNode {
  const { s } = desk
  const { offered, links } = draft
  return (
    <>
      <section className="table-panel">
        <h2>{draft.chosen.length === 1 ? 'This location acts' : 'These act, in any order'}</h2>
        <ul className="play-offers">
          {draft.chosen.map((at) => {
            const link = links.find((each) => each.at === at)
            return (
              <li key={at}>
                <button
                  type="button"
                  className="play-offer lnlt-chain"
                  aria-pressed="true"
                  onClick={() => desk.attempt(() => draft.toggle(at))}
                >
                  <span className="play-offer-words">
                    <strong>{placeName(s, at)}</strong>
                    <Faces s={s} ids={unitsAt(desk, at)} />
                    {link && <span>brought by the Leader in {placeName(s, link.through)}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      {offered.length > 0 && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>Leaders bring as well</span>
            {offered.length > 1 && (
              <button type="button" className="lnlt-small-button" onClick={() => desk.attempt(() => draft.takeAll())}>
                all <KeyHint of="q" />
              </button>
            )}
          </h2>
          <ul className="play-offers">
            {offered.map(({ at, through }) => (
              <li key={at}>
                <button type="button" className="play-offer" aria-pressed="false" onClick={() => desk.attempt(() => draft.toggle(at))}>
                  <span className="play-offer-words">
                    <strong>{placeName(s, at)}</strong>
                    <Faces s={s} ids={unitsAt(desk, at)} />
                    <span>next to the Leader in {placeName(s, through)}</span>
                  </span>
                  <b>+</b>
                </button>
              </li>
            ))}
          </ul>
          <p className="table-hint">
            Who does nothing stays free. A Leader who does nothing but bring others is done for the turn.{' '}
            <Rule rule="4.1" about="Ops Complete" />
          </p>
        </section>
      )}
    </>
  )
}

function Spotting({ desk: { s }, draft }: { desk: LnltDesk; draft: ImpulseDraft }): ReactNode {
  const { spot } = draft
  const chosen = draft.spots.find(({ unit, at }) => unit === spot?.unit && at === spot.at)
  return (
    <>
      {chosen && (
        <section className="table-panel">
          <h2 className="play-panel-line">
            <span>
              The {unitName(s, chosen.unit)} in {placeName(s, s.units[chosen.unit]!.at)} looks at {placeName(s, chosen.at)}
            </span>
            <strong>{percent(chosen.chance)}</strong>
          </h2>
          <p>
            One die: {chosen.odds?.needed ?? '…'} or less spots, a 6 never does
            {chosen.odds?.modifiers.map(({ label, value }) => `; ${label} ${signed(value)}`).join('')}.{' '}
            <Rule rule="10.1.1" about="spotting attempt" />
          </p>
          <p className="table-hint">
            Whatever he sees, he is done; his location may still fire at what he spots. Spotting alone is a pass.
          </p>
        </section>
      )}
      <section className="table-panel">
        <h2>Who looks where</h2>
        <ul className="play-offers">
          {draft.spots.slice(0, 14).map((each, i) => (
            <li key={`${each.unit} ${each.at}`}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={each.unit === spot?.unit && each.at === spot.at}
                onClick={() => draft.look(each)}
              >
                <span className="play-offer-face">
                  <UnitFace s={s} id={each.unit} size={34} />
                </span>
                <span className="play-offer-words">
                  <strong>
                    {placeName(s, s.units[each.unit]!.at)} at {placeName(s, each.at)}
                  </strong>
                  <span>{unitName(s, each.unit)}</span>
                </span>
                <b>{percent(each.chance)}</b>
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Entering({ desk: { s }, draft }: { desk: LnltDesk; draft: ImpulseDraft }): ReactNode {
  const { entering } = draft
  return (
    <>
      <section className="table-panel">
        <h2>Who enters</h2>
        <ul className="play-offers">
          {draft.groups.map((units, i) => (
            <li key={units.join()}>
              <button
                type="button"
                className="play-offer"
                aria-pressed={entering?.units.join() === units.join()}
                onClick={() => draft.takeEntry(units)}
              >
                <span className="play-offer-words">
                  <strong>{units.length === 1 ? unitName(s, units[0]!) : unitCount(s, units)}</strong>
                  <Faces s={s} ids={units} />
                </span>
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {entering && (
        <section className="table-panel">
          <h2>How, and where</h2>
          <div className="play-smoke-hexes">
            {draft.entryModes(entering.units).map((mode) => (
              <button key={mode} type="button" aria-pressed={entering.mode === mode} onClick={() => draft.takeEntry(entering.units, mode)}>
                {modeName(mode)}
              </button>
            ))}
          </div>
          <p>
            {entering.to === null
              ? `They enter at ${draft.entryHexes.length > 8 ? `one of ${draft.entryHexes.length} marked hexes` : draft.entryHexes.join(' or ')}. Choose one.`
              : `At ${entering.to}, and on from there.`}
          </p>
          {draft.entryHexes.length <= 12 && (
            <div className="play-smoke-hexes">
              {draft.entryHexes.map((to) => (
                <button key={to} type="button" aria-pressed={entering.to === to} onClick={() => draft.enterAt(to)}>
                  {to}
                </button>
              ))}
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** 10.7.1: who is in a tunnel, and how far it still is. */
function Below({ desk: { s }, draft }: { desk: LnltDesk; draft: ImpulseDraft }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>On the way below</span>
        <Rule rule="10.7.1" about="tunnel" />
      </h2>
      <ul className="play-offers">
        {draft.others.map((option, i) => {
          const { units } = option as unknown as { readonly units: readonly number[] }
          const { tunnelTo = -1, tunnelLeft = 0 } = s.units[units[0]!]!
          return (
            <li key={units.join()}>
              <button type="button" className="play-offer" aria-pressed={option === draft.other} onClick={() => draft.setOther(option)}>
                <span className="play-offer-words">
                  <strong>{unitCount(s, units)}</strong>
                  <Faces s={s} ids={units} />
                  <span>
                    {numberWord(tunnelLeft)} {tunnelLeft === 1 ? 'hex' : 'hexes'} from {placeName(s, tunnelTo)}
                  </span>
                </span>
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="table-hint">Nobody above calls them, and nobody sees them before they come up.</p>
    </section>
  )
}
