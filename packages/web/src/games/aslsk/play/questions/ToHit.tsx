/** What a shot needs to hit: the number, every Case that changes it, and the rolls that will do. */
import type { AslskState, Place, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import type { Modifier } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { Term } from '../../../../learn/index.ts'
import { keyed } from '../../../../matches/keyed.ts'
import { percent, placeOf, signed } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { greatest, RollStrip } from '../../../../play/dock/RollStrip.tsx'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { unitsWords } from '../words.ts'
import { Choice } from './ShotChoices.tsx'

interface ToHitProps {
  readonly s: AslskState
  readonly draft: OrdnanceDraft
  readonly shot: ShotDeclaration
  readonly preview: ShotPreview
  /** Whence it is fired. */
  readonly from: Place
}

const TYPES = { itt: 'Infantry Target Type', att: 'Area Target Type', vtt: 'Vehicle Target Type' } as const

export function ToHit({ s, draft, shot, preview, from }: ToHitProps): ReactNode {
  const { groups, th, critical } = preview
  const [first, ...others] = groups
  const { drm, hits, modifiers } = first!
  const range = s.setting.map.grid.distance(from, placeOf(s, shot.at))
  const most = greatest(hits)
  // 3.2.4: whoever fires on the move counts his lower die twice
  const byTotal = preview.rolls.every((roll) => roll.hits > 0 === roll.coloured + roll.white <= most)
  const needs = hits === 0 ? 'no roll hits' : byTotal ? `${most} or less, ${percent(hits / 36)}` : percent(hits / 36)
  const figured = drm === 0 || hits === 0 ? '' : `${th} ${drm > 0 ? '−' : '+'} ${Math.abs(drm)} = `
  // 6.2: what is short is there only on a low roll, however well it would hit
  const isShort = hits > 0 && preview.depletion !== null && preview.depletion < th - drm
  const sum = isShort ? `${figured}${th - drm}, ${preview.ammo.toUpperCase()} on ` : figured
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          <Term id="to-hit">To hit</Term>
        </span>
        <strong>
          {sum}
          {needs}
        </strong>
      </h2>
      {byTotal ? (
        <RollStrip most={most} best={greatest(critical)} words={stripWords(hits, most, critical)} />
      ) : (
        <p className="table-hint">Not every roll of the same total hits: all 36 stand below.</p>
      )}
      {hits === 0 && <p className="table-hint">It would have to roll {signed(th - drm)} or less, and two dice make 2 at least.</p>}
      <ul className="play-modifiers play-cases">
        <li>
          <b>{th}</b>
          <span>
            {TYPES[shot.target]}, range {range}
          </span>
          <Rule rule="3.2.4" about="To Hit" />
        </li>
        {keyed(modifiers, ({ label }) => label).map(({ key, item }) => (
          <Case key={key} modifier={item} />
        ))}
      </ul>
      {others.map((group) => (
        <p key={group.units.join()} className="table-hint">
          {unitsWords(s, group.units)}: {signed(group.drm)} instead,{' '}
          {group.hits === 0 ? 'no roll hits' : `${greatest(group.hits)} or less, ${percent(group.hits / 36)}`}.
        </p>
      ))}
      <p className="table-hint">
        {criticalWords(critical, shot.target === 'vtt')} {critical > 0 && <Rule rule="6.1" about="Critical Hit" />}
      </p>
      {draft.choices
        .filter(({ id }) => id !== 'ammunition')
        .map((choice) => (
          <Choice key={choice.id} draft={draft} choice={choice} />
        ))}
    </section>
  )
}

/** 'Case 8: turned by one hexspine' has its number apart. */
function Case({ modifier: { label, value, rule } }: { readonly modifier: Modifier }): ReactNode {
  const [, number, words] = /^(Case \d+): (.+)$/.exec(label) ?? [null, null, label]
  return (
    <li>
      <b className={value < 0 ? 'is-good' : value > 0 ? 'is-bad' : ''}>{signed(value)}</b>
      <span>{words}</span>
      {number && <small>{number}</small>}
      <Rule rule={rule} about={words ?? label} />
    </li>
  )
}

function stripWords(hits: number, most: number, critical: number): string {
  if (hits === 0) return 'No roll hits.'
  const better = critical === 0 ? '' : ` ${greatest(critical)}${greatest(critical) === 2 ? '' : ' or less'} is a Critical Hit.`
  return `To hit ${most} or less, ${percent(hits / 36).replace('%', ' percent')}.${better}`
}

function criticalWords(critical: number, atVehicle: boolean): string {
  if (critical === 0) return 'No roll is critical.'
  const what = atVehicle ? 'the To Kill number counts double' : 'double firepower'
  return `${greatest(critical) === 2 ? 'A 2' : `${greatest(critical)} or less`} is critical, ${percent(critical / 36)}: ${what}.`
}
