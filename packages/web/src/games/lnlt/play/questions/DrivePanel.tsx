/** The way of a vehicle being planned: how it goes, its hatches, what each expenditure costs and which side it shows to whom. */
import { isAloft, isHovering, isVehicle, type LnltState, type Location, nameOf } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { SPINE_WORDS } from '../../../../board/facing/facing.ts'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { DriveSteps } from '../../../../play/dock/DriveSteps.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { Overrun } from '../../queries.ts'
import type { ActDraft } from '../drafts/act-draft.ts'
import { type DriveMode, type DrivePart, legWords } from '../drafts/drive-part.ts'
import { OddsLegend, TargetOddsRow, UnitFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { describe, placeName, points, terrainName, unitName } from '../words.ts'
import { Altitude } from './Altitude.tsx'

export function DrivePanel({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ActDraft }): ReactNode {
  const { s } = desk
  const { drive, drivers } = draft
  const unit = s.units[drive.unit ?? -1]
  return (
    <>
      {drivers.length > 1 && (
        <section className="table-panel">
          <h2>Which one</h2>
          <ul className="play-mates">
            {drivers.map((id, i) => (
              <li key={id}>
                <button type="button" aria-pressed={drive.unit === id} onClick={() => desk.attempt(() => draft.driveWith(id))}>
                  <UnitFace s={s} id={id} size={40} selected={drive.unit === id} />
                  {i < 9 && <KeyHint of={i + 1} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unit && draft.hover && <Altitude desk={desk} unit={unit} change={draft.hover} />}
      {unit && isVehicle(unit) && !draft.hover && (
        <div className="play-drive-head">
          <Hatch desk={desk} draft={draft} buttoned={unit.vehicle.buttoned} />
          <Ways mode={drive.mode} onMode={(mode) => desk.attempt(() => draft.setMode(mode))} />
        </div>
      )}
      <Problems problems={drive.problems} />
      <DriveLegs s={s} part={drive} />
      {draft.besides.length > 0 && (
        <section className="table-panel">
          <h2>Or</h2>
          <ul className="play-offers">
            {draft.besides.map((decision) => (
              <li key={JSON.stringify(decision)}>
                <button type="button" className="play-offer" onClick={() => desk.decide(decision)}>
                  <span className="play-offer-words">
                    <strong>{describe(s, 'act', decision)}</strong>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** 15.0.1: decided at once. */
function Hatch({ desk, draft, buttoned }: { desk: LnltDesk; draft: ActDraft; buttoned: boolean }): ReactNode {
  const { hatch } = draft
  const change = (to: boolean) => ({
    'aria-pressed': buttoned === to,
    disabled: buttoned !== to && (hatch?.problem ?? null) !== null,
    title: buttoned === to ? undefined : hatch?.problem?.message,
    onClick: () => {
      if (buttoned !== to && hatch) desk.decide(hatch.decision)
    },
  })
  return (
    <fieldset className="play-drive-choice">
      <legend>Hatch</legend>
      <button type="button" {...change(true)}>
        <strong>Buttoned</strong>
        <span>safe from rifles</span>
        {!buttoned && <KeyHint of="b" />}
      </button>
      <button type="button" {...change(false)}>
        <strong>Open</strong>
        <span>hits better, spots</span>
        {buttoned && <KeyHint of="b" />}
      </button>
    </fieldset>
  )
}

function Ways({ mode, onMode }: { mode: DriveMode; onMode: (mode: DriveMode) => void }): ReactNode {
  return (
    <fieldset className="play-drive-choice">
      <legend>How it goes</legend>
      <button type="button" aria-pressed={mode === 'move'} onClick={() => onMode('move')}>
        <strong>Move</strong>
        <span>all its MP</span>
        {mode !== 'move' && <KeyHint of="m" />}
      </button>
      <button type="button" aria-pressed={mode === 'assaultMove'} onClick={() => onMode('assaultMove')}>
        <strong>Assault</strong>
        <span>half, may fire</span>
        {mode !== 'assaultMove' && <KeyHint of="a" />}
      </button>
    </fieldset>
  )
}

export function DriveLegs({ s, part }: { readonly s: LnltState; readonly part: DrivePart }): ReactNode {
  const { legs } = part
  const unit = s.units[part.unit ?? -1]
  if (!unit?.laid) return null
  if (legs.length === 0)
    return (
      <section className="table-panel">
        <p>{emptyWords(s, part)}</p>
      </section>
    )
  return (
    <>
      <DriveSteps
        title={isAloft(unit.at) ? 'Hexes flown, who can fire' : 'MP, step, who sees which side'}
        tellsRisk
        steps={legs.map((leg, i) => ({
          key: `${leg.kind} ${leg.at} ${leg.facing} ${i}`,
          spent: points(leg.spent),
          still: leg.kind !== 'enter',
          words: legWords(s, leg, legs[i - 1]?.facing ?? unit.laid!.facing),
          detail:
            leg.kind === 'turn' ? `to the ${SPINE_WORDS[leg.facing]}. ` : `${leg.reverse ? 'in reverse, ' : ''}${terrainName(s, leg.at)}. `,
          seen:
            part.threatsTo(i)?.map(({ from, gun, side, harm }) => ({
              key: String(from),
              from: gun === '' ? nameOf(s.setting, from) : `${nameOf(s.setting, from)}, ${gun}`,
              what: side,
              harm,
            })) ?? null,
        }))}
        looked={part.explained?.index}
        onLook={(leg) => part.look(leg)}
        unharmed={part.unharmed}
        nobody={legs.some(({ overrun }) => overrun) ? 'nobody fires into an Overrun' : 'nobody can fire at it'}
      />
      {legs.map((leg, i) => leg.overrun && <OverrunOdds key={leg.at} s={s} at={leg.at} struck={part.overrunsAt(i)} />)}
      {legs.at(-1)?.overrun && (
        <p className="play-dock-note">
          It drives over them with all that it has; whoever is steady afterwards may storm it. <Rule rule="15.3" about="Overrun" />
        </p>
      )}
      <p className="play-dock-note">
        {isAloft(unit.at) ? '' : `${points(part.left)} MP are left at the end. `}Each figure is the worst single shot at that step.
      </p>
    </>
  )
}

/** 15.3: what each of those is to expect over whom it drives. */
function OverrunOdds({ s, at, struck }: { s: LnltState; at: Location; struck: readonly Overrun[] }): ReactNode {
  if (struck.length === 0) return null
  return (
    <section className="table-panel">
      <h2>Overrun in {placeName(s, at)}</h2>
      <ul className="play-target-odds">
        {struck.map(({ unit, odds }) => (
          <TargetOddsRow key={unit} s={s} unit={unit} odds={odds} />
        ))}
      </ul>
      <OddsLegend />
    </section>
  )
}

function emptyWords(s: LnltState, part: DrivePart): string {
  const unit = s.units[part.unit!]!
  const name = `The ${unitName(s, unit.id)}`
  if (!isVehicle(unit)) return `${name} can be turned: by its handle on the board, or with the keys , and .`
  if (isHovering(unit)) return `${name} hovers. It leaves its hex once it flies again.`
  const places = new Set(part.reach.map(({ at }) => at)).size
  if (isAloft(unit.at))
    return `${name} flies as far as it likes, over anything. Click a hex, or go there with the arrows and press Enter; each hex may be fired at. To let men off, fly there and hover.`
  if (places === 0) return `${name} reaches no other hex.`
  return `${places} hexes are within reach. Click one, or go there with the arrows and press Enter. Turns are planned along with the way; its handle, or , and . turn it at the end.`
}
