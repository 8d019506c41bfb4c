/** The way of a vehicle being planned: its hatches, where it stops, what each expenditure costs and which side it shows to whom. */
import { type AslskState, typeOf, type Vehicle } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent } from '../../../../play/controller/draft.ts'
import { DriveSteps } from '../../../../play/dock/DriveSteps.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { type DriveDraft, isPanzerfaust, struckPart } from '../drafts/drive-draft.ts'
import { legWords, type PlannedLeg } from '../drafts/legs.ts'
import { factors, unseenWords } from '../figures.ts'
import type { AslskDesk } from '../kinds.ts'

interface DriveViewProps {
  readonly desk: AslskDesk
  readonly draft: DriveDraft
  readonly vehicle: Vehicle
}

export function DriveView({ desk, draft, vehicle }: DriveViewProps): ReactNode {
  return (
    <>
      <NotYet desk={desk} />
      <div className="play-drive-head">
        <Hatch desk={desk} draft={draft} vehicle={vehicle} />
        <AtTheEnd desk={desk} draft={draft} />
      </div>
      <Problems problems={draft.problems} />
      <Legs s={desk.s} draft={draft} vehicle={vehicle} />
      {draft.legs.length > 0 && (
        <p className="play-dock-note">
          {draft.tellsRisk
            ? `Each figure is the worst single attack then: a shot, fire at an exposed crew, or Close Combat. They may hold back, or attack more than once.${unseenWords(desk.s)}`
            : 'Lines of sight are checked only by firing, so nobody tells who sees it.'}
        </p>
      )}
    </>
  )
}

/** 3.3.2: whose MP must be spent before the phase can end. */
export function NotYet({ desk: { notYet } }: Pick<DriveViewProps, 'desk'>): ReactNode {
  if (!notYet) return null
  return (
    <p className="play-dock-note">
      {notYet.message} <Rule rule={notYet.rule} about="Motion" />
    </p>
  )
}

function Hatch({ desk, draft, vehicle }: DriveViewProps): ReactNode {
  const { exposed } = vehicle.vehicle
  const { hatch } = draft
  const change = (to: boolean) => ({
    'aria-pressed': exposed === to,
    disabled: exposed !== to && (hatch?.problem ?? null) !== null,
    title: exposed === to ? undefined : hatch?.problem?.message,
    onClick: () => {
      if (exposed !== to && hatch) desk.decide(hatch.decision)
    },
  })
  return (
    <fieldset className="play-drive-choice">
      <legend>Hatch</legend>
      <button type="button" {...change(false)}>
        <strong>Buttoned</strong>
        <span>road 1 MP</span>
        {exposed && <KeyHint of="u" />}
      </button>
      <button type="button" {...change(true)}>
        <strong>Exposed</strong>
        <span>road ½ MP</span>
        {!exposed && <KeyHint of="u" />}
      </button>
    </fieldset>
  )
}

function AtTheEnd({ desk, draft }: Omit<DriveViewProps, 'vehicle'>): ReactNode {
  const stops = draft.end?.stopped ?? false
  const problem = draft.stopProblem
  const set = (to: boolean) => ({
    'aria-pressed': stops === to,
    onClick: () => {
      if (stops !== to) desk.attempt(() => draft.toggleStop())
    },
  })
  return (
    <fieldset className="play-drive-choice">
      <legend>At the end</legend>
      <button type="button" {...set(true)} disabled={!stops && problem !== null} title={problem?.message}>
        <strong>Stop</strong>
        <span>1 MP</span>
        {!stops && <KeyHint of="j" />}
      </button>
      <button type="button" {...set(false)}>
        <strong>Go on</strong>
        <span>{factors(draft.leftAfter)} MP left</span>
        {stops && <KeyHint of="j" />}
      </button>
    </fieldset>
  )
}

function Legs({ s, draft, vehicle }: { readonly s: AslskState; readonly draft: DriveDraft; readonly vehicle: Vehicle }): ReactNode {
  const { legs } = draft
  if (legs.length === 0)
    return (
      <section className="table-panel">
        <p>{emptyWords(s, draft, vehicle)}</p>
        {draft.pivots.length > 0 && draft.reaches > 0 && (
          <p className="table-hint">
            The way turns by itself where it must. At its end the handles on the board turn the vehicle, or <KeyHint of="," /> and{' '}
            <KeyHint of="." />.
          </p>
        )}
      </section>
    )
  return (
    <DriveSteps
      title="MP, step, who sees which side"
      tellsRisk={draft.tellsRisk}
      steps={legs.map((leg, i) => ({
        key: `${leg.kind} ${leg.place} ${leg.spent}`,
        spent: factors(vehicle.spent + leg.spent),
        still: leg.kind !== 'enter',
        words: stepWords(s, leg, legs[i - 1]?.vca ?? vehicle.vehicle.vca),
        detail: detailWords(leg, legs[i - 1], vehicle),
        seen:
          draft.threatsTo(i)?.map((threat) => ({
            key: String(threat.from),
            from: `${nameOf(s, threat.from)}${isPanzerfaust(threat) ? ' Panzerfaust' : threat.turns ? ' must turn' : ''}`,
            what: struckPart(threat),
            harm: threat.harm,
          })) ?? null,
      }))}
      looked={draft.explained?.index}
      onLook={(leg) => draft.look(leg)}
      unharmed={draft.unharmed}
      nobody="nobody can stop it"
    />
  )
}

function emptyWords(s: AslskState, draft: DriveDraft, unit: Vehicle): string {
  const { vehicle } = unit
  const name = `The ${typeOf(s, unit).label}`
  if (vehicle.bog !== 'none') return `${name} is bogged. It must be freed first.`
  if (vehicle.immobilized) return `${name} is immobilized.`
  if (draft.reaches === 0) return `${name} reaches no other hex.`
  return `${draft.reaches} hexes are within reach. Click one, or go there with the arrows and press Enter.`
}

/** 'CC6, road', 'START in DD5', 'Turn right to the west'. */
function stepWords(s: AslskState, leg: PlannedLeg, before: number): string {
  if (leg.kind === 'start') return `START in ${nameOf(s, leg.place)}`
  if (leg.kind === 'stop') return `STOP in ${nameOf(s, leg.place)}`
  if (leg.kind === 'turn') return legWords(s, leg, before)
  return `${nameOf(s, leg.place)}, ${leg.by === 'road' ? 'road' : (s.setting.terrain[leg.place]?.name ?? '')}`
}

function detailWords(leg: PlannedLeg, before: PlannedLeg | undefined, { vehicle }: Vehicle): string {
  const parts: string[] = []
  if (leg.pays === 'half') parts.push('half its MP')
  if (leg.pays === 'all' || leg.pays === 'minimum') parts.push('all MP, one hex')
  if (leg.bogs !== null) parts.push(`bogs ${percent(leg.bogs / 36)}`)
  const turret = before?.tca ?? vehicle.tca
  const along = (turret + leg.vca - (before?.vca ?? vehicle.vca) + 6) % 6
  if (leg.tca !== along) parts.push('turret turned')
  return parts.length > 0 ? `${parts.join(', ')}. ` : ''
}
