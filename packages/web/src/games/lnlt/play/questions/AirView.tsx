/** An airstrike: from where, along which hexrow, and what it attacks on the way. */
import { type AirStrikePreview, type Edge, typeOf } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { keyed } from '../../../../matches/keyed.ts'
import { nameOf, type Place } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { AirDraft } from '../drafts/air-draft.ts'
import { OddsLegend, TargetOddsRow, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { numberWord } from '../words.ts'

const EDGE_NAMES: { readonly [E in Edge]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' }
/** More than that are looked for on the board. */
const MOST = 6

export function AirView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: AirDraft }): ReactNode {
  return (
    <>
      <From draft={draft} />
      <Rows desk={desk} draft={draft} />
      <Arms desk={desk} draft={draft} />
      <Outcome desk={desk} draft={draft} />
      <Problems problems={draft.problems} />
    </>
  )
}

function From({ draft }: { draft: AirDraft }): ReactNode {
  if (draft.edges.length === 1) return <p className="play-reaction-facts">It comes in from the {EDGE_NAMES[draft.edges[0]!]}.</p>
  return (
    <fieldset className="lnlt-activities">
      <legend className="ui-hidden">From which edge it comes</legend>
      {draft.edges.map((edge) => (
        <button key={edge} type="button" aria-pressed={draft.run.edge === edge} onClick={() => draft.setEdge(edge)}>
          {EDGE_NAMES[edge]}
        </button>
      ))}
    </fieldset>
  )
}

function Rows({ desk: { s }, draft }: { desk: LnltDesk; draft: AirDraft }): ReactNode {
  const { run, plane } = draft
  const shown = draft.best.slice(0, MOST)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Along which hexrow</span>
        <Rule rule="19.1" about="air support" />
      </h2>
      <div className="lnlt-aboard">
        <UnitFace s={s} id={plane.id} size={52} />
        <p className="table-hint">{strikeWords(draft)}</p>
      </div>
      <ul className="play-offers">
        {shown.map((each, i) => (
          <li key={JSON.stringify(each)}>
            <button
              type="button"
              className="play-offer"
              aria-pressed={each.entry === run.entry && each.direction === run.direction}
              onClick={() => draft.take(each)}
            >
              <span className="play-offer-words">
                <strong>In over {each.entry}</strong>
                <span>
                  at{' '}
                  {[...new Set([...(each.cannon ?? []), ...(each.bombs ?? []), ...(each.target ? [each.target] : [])])].join(', ') ||
                    'nobody'}
                </span>
              </span>
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      <p className="table-hint">
        Or choose on the board: a hex beside the way is flown over, a hex on it is attacked. , and . go through the hexrows.
      </p>
    </section>
  )
}

/** Which hexes of the way are raked, and on which bombs fall. */
function Arms({ desk, draft }: { desk: LnltDesk; draft: AirDraft }): ReactNode {
  const { strike, path } = draft
  const worth = path.filter((hex) => draft.enemiesAt(hex) > 0)
  const chips = (title: string, pressed: (hex: Place) => string | null, press: (hex: Place) => void): ReactNode => (
    <section className="table-panel">
      <h2>{title}</h2>
      {worth.length === 0 ? (
        <p>Nobody is on this way.</p>
      ) : (
        <div className="play-smoke-hexes">
          {worth.map((hex) => (
            <button key={hex} type="button" aria-pressed={pressed(hex) !== null} onClick={() => press(hex)}>
              {nameOf(desk.s, hex)}
              {pressed(hex) ? ` ${pressed(hex)}` : ''}
            </button>
          ))}
        </div>
      )}
    </section>
  )
  const attempt = (act: (hex: Place) => unknown) => (hex: Place) => desk.attempt(() => act(hex) as ReturnType<AirDraft['rake']>)
  if (strike.grid)
    return chips(
      'The middle of its carpet',
      (hex) => (draft.isTarget(hex) ? '' : null),
      attempt((hex) => draft.aim(hex)),
    )
  return (
    <>
      {strike.cannon &&
        chips(
          'Its cannon rakes from',
          (hex) => (draft.isCannon(hex) ? '' : null),
          attempt((hex) => draft.rake(hex)),
        )}
      {strike.bombs &&
        chips(
          `Bombs, ${numberWord(strike.bombs.count)} in all`,
          (hex) => (draft.bombsOn(hex) > 0 ? `×${draft.bombsOn(hex)}` : null),
          attempt((hex) => draft.bomb(hex)),
        )}
    </>
  )
}

function Outcome({ desk: { s }, draft }: { desk: LnltDesk; draft: AirDraft }): ReactNode {
  const strikes = draft.preview ?? []
  if (strikes.length === 0) return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>If nothing brings it down</span>
        <small>chance to harm</small>
      </h2>
      {keyed(strikes, ({ at, what }) => `${at} ${what}`).map(({ key, item }) => (
        <Strike key={key} s={s} strike={item} />
      ))}
      <OddsLegend />
    </section>
  )
}

const WHAT: { readonly [W in AirStrikePreview['what']]: string } = { cannon: 'cannon', bomb: 'a bomb', bomber: 'its carpet' }

function Strike({ s, strike: { at, what, fp, fire, vehicles } }: { s: LnltDesk['s']; strike: AirStrikePreview }): ReactNode {
  return (
    <>
      <p className="play-panel-line">
        <span>
          {at}: {WHAT[what]}, {fp} FP
        </span>
      </p>
      <ul className="play-target-odds">
        {fire?.targets.map(({ unit, odds }) => (
          <TargetOddsRow key={unit} s={s} unit={unit} odds={odds} />
        ))}
        {vehicles.map((id) => (
          <li key={id}>
            <UnitFace s={s} id={id} size={34} />
            <span>{typeOf(s, s.units[id]!).name}: struck by itself, where its armor is thinnest</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** 'Cannon 3 over three hexes, two bombs of 4.' */
function strikeWords({ strike: { cannon, bombs, grid } }: AirDraft): string {
  const parts = [
    cannon ? `cannon ${cannon.fp} over ${numberWord(cannon.hexes)} ${cannon.hexes === 1 ? 'hex' : 'hexes'}` : '',
    bombs ? `${numberWord(bombs.count)} ${bombs.count === 1 ? 'bomb' : 'bombs'} of ${bombs.fp}` : '',
    grid ? `a carpet of seven hexes, ${grid.centre} in the middle and ${grid.ring} around` : '',
  ].filter(Boolean)
  const words = parts.join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}. It attacks what is spotted, or what a Leader of yours sees.`
}
