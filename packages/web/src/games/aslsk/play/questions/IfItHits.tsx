/** What a hit does: the shell, and the attack that it makes. */
import type { AslskState, ShotDeclaration, ShotPreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import type { OrdnanceDraft } from '../drafts/ordnance-draft.ts'
import { killPlaces } from '../drafts/to-kill.ts'
import { weaponWords } from '../words.ts'
import { Choice } from './ShotChoices.tsx'
import { ToKill } from './ToKill.tsx'

interface IfItHitsProps {
  readonly s: AslskState
  readonly draft: OrdnanceDraft
  readonly shot: ShotDeclaration
  readonly preview: ShotPreview
}

export function IfItHits({ s, draft, shot, preview }: IfItHitsProps): ReactNode {
  const { effect, depletion, lays } = preview
  const kills = killPlaces(preview)
  const ammunition = draft.choices.find(({ id }) => id === 'ammunition')
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>If it hits</span>
        {kills.length > 0 && <small>{kills[0]!.kill.by.what}</small>}
        {effect && <strong>{percent(effect.anyEffect / 36)} has an effect</strong>}
      </h2>
      {ammunition && <Choice draft={draft} choice={ammunition} />}
      {depletion !== null && (
        <p className="table-hint">
          On {depletion} or less; else not fired <Rule rule="6.2" about="depletion number" />
        </p>
      )}
      {kills.length > 0 && (
        <>
          <ToKill places={kills} />
          {kills.length > 1 && <p className="table-hint">The red die lower than the white one strikes the turret.</p>}
        </>
      )}
      <HitGuns s={s} preview={preview} />
      {kills.length > 0 && !effect ? null : effect ? (
        <>
          <p className="play-hit-words">
            {effect.fp64 / 64} firepower{shot.target === 'att' ? ', halved over an area' : ''}: the <strong>{effect.column}</strong> column
            {effect.drm === 0 ? '' : `, ${signed(effect.drm)}`} <Rule rule="3.2.4" about="firepower of a hit" />
          </p>
          {effect.modifiers.map(({ label, value, rule }) => (
            <p key={label} className="table-hint">
              {signed(value)} {label} <Rule rule={rule} about={label} />
            </p>
          ))}
        </>
      ) : (
        <p>
          {lays === null
            ? 'Nobody is there. The shot acquires the hex.'
            : `It leaves Smoke in the hex: ${signed(lays)} for all who fire through it.`}
        </p>
      )}
    </section>
  )
}

/** 6.7: what a hit that is not critical does to the Guns there. */
function HitGuns({ s, preview }: Pick<IfItHitsProps, 's' | 'preview'>): ReactNode {
  const guns = preview.odds.branches.find(({ outcome }) => outcome === 'hit')?.guns ?? []
  return guns.map(({ weapon, of, destroyed, malfunctions }) => (
    <p key={weapon} className="table-hint">
      The {weaponWords(s, weapon)} there: destroyed {percent(destroyed / of)}, out of action {percent(malfunctions / of)}{' '}
      <Rule rule="6.7" about="Guns as targets" />
    </p>
  ))
}
