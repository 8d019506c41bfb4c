/** A move being planned: how they go, who goes, and what each step costs and can draw. */

import { type LnltState, type MoveMode, movementMode, type StepRisk } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { fightWords, type MovePart, riskWords } from '../drafts/move-part.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import { placeName, points, terrainName, unitName, weaponName } from '../words.ts'

const MODES: readonly { readonly mode: MoveMode; readonly name: string; readonly says: string; readonly key: string }[] = [
  { mode: 'move', name: 'Move', says: 'all its MP', key: 'M' },
  { mode: 'assaultMove', name: 'Assault Move', says: 'half, may fire later', key: 'A' },
  { mode: 'lowCrawl', name: 'Low Crawl', says: 'one hex, unseen', key: 'D' },
  { mode: 'stealth', name: 'Stealth', says: 'all its MP, unseen', key: 'J' },
  { mode: 'stealthAssault', name: 'Stealth Assault', says: 'half, unseen', key: '' },
  { mode: 'hitAndRun', name: 'Hit & Run', says: 'half, fires once', key: 'M' },
]
/** Shown only where they can be used. */
const RARE: readonly MoveMode[] = ['stealth', 'stealthAssault', 'hitAndRun']

interface ModesProps {
  readonly part: MovePart
  readonly onMode: (mode: MoveMode) => void
}

export function Modes({ part, onMode }: ModesProps): ReactNode {
  const modes = part.modesFor(MODES.map(({ mode }) => mode))
  return (
    <fieldset className="play-modes">
      <legend className="ui-hidden">How they move</legend>
      {MODES.map(({ mode, name, says, key }, i) => {
        const { problem } = modes[i]!
        if (problem && RARE.includes(mode)) return null
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={part.mode === mode}
            disabled={problem !== null}
            title={problem?.message}
            onClick={() => onMode(mode)}
          >
            <strong>{name}</strong>
            <span>{says}</span>
            {key !== '' && <KeyHint of={key} />}
          </button>
        )
      })}
    </fieldset>
  )
}

interface WeaponsProps {
  readonly s: LnltState
  readonly part: MovePart
  readonly onToggle: (weapon: number) => void
}

/** 1.6: what they carry, and may leave where they are; one man alone goes faster without it. */
export function Weapons({ s, part, onToggle }: WeaponsProps): ReactNode {
  const { carried } = part
  if (carried.length === 0) return null
  return (
    <details className="table-panel play-fire-details" open={part.leaving.length > 0 || undefined}>
      <summary>Leave weapons behind</summary>
      <ul className="play-mates">
        {carried.map((id) => (
          <li key={id}>
            <button type="button" aria-pressed={part.leaving.includes(id)} onClick={() => onToggle(id)}>
              <WeaponFace s={s} id={id} size={34} />
              <span>Leave the {weaponName(s, id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface MoversProps {
  readonly s: LnltState
  readonly able: readonly number[]
  readonly part: MovePart
  readonly onToggle: (id: number) => void
}

export function Movers({ s, able, part, onToggle }: MoversProps): ReactNode {
  const { doubleTimeWith } = part
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who goes</span>
        <small>{points(part.left)} MP each at least</small>
      </h2>
      {able.length > 1 && (
        <ul className="play-mates">
          {able.map((id, i) => (
            <li key={id}>
              <button type="button" aria-pressed={part.units.includes(id)} onClick={() => onToggle(id)}>
                <UnitFace s={s} id={id} size={40} selected={part.units.includes(id)} />
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {doubleTimeWith !== null && (
        <p className="table-hint">
          {part.units.length > 1 ? `Double-Time with the ${unitName(s, doubleTimeWith)}.` : 'Whoever goes along with him Double-Times.'}{' '}
          <Rule rule="6.2" about="Double-Time" />
        </p>
      )}
    </section>
  )
}

export function Steps({ s, part }: { readonly s: LnltState; readonly part: MovePart }): ReactNode {
  const { steps } = part
  if (steps.length === 0)
    return (
      <section className="table-panel">
        <p>
          {part.reach.length === 0
            ? 'They reach no other place this way.'
            : `${part.reach.length === 1 ? 'One place is' : `${part.reach.length} places are`} within reach. Click one, or go there with the arrows and press Enter.`}
        </p>
      </section>
    )
  const known = steps.every(({ risk, contested }) => risk !== null || contested)
  const arrives = known ? steps.reduce((share, { risk }) => share * (1 - (risk?.harm ?? 0)), 1) : null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Each step can draw fire</span>
        <small>worst single shot</small>
      </h2>
      <ol className="play-steps">
        {steps.map(({ at, halves, contested, risk }) => (
          <li key={at}>
            <i>{halves === null ? '·' : points(halves)}</i>
            <span>
              <strong>{placeName(s, at)}</strong> {terrainName(s, at)}
              <small>
                {contested
                  ? `enemies are there: ${fightWords(s, at)} at once${stormWords(risk)}`
                  : risk === null
                    ? 'looking …'
                    : risk.from.length === 0
                      ? 'nobody can fire there'
                      : `seen from ${risk.from.map((each) => placeName(s, each)).join(', ')}; ${risk.budget === 1 ? 'one shot' : `up to ${risk.budget} shots`}`}
              </small>
            </span>
            <b>{contested ? (risk?.storm ? percent(risk.storm.destroys) : fightWords(s, at)) : risk === null ? '' : riskWords(risk)}</b>
          </li>
        ))}
      </ol>
      {arrives !== null && (
        <p className="play-arrives">
          <span>{part.units.length === 1 ? 'Unharmed' : 'Each unharmed'} if every hex draws its worst shot once</span>
          <b className={arrives < 0.4 ? 'is-bad' : arrives > 0.7 ? 'is-good' : ''}>{percent(arrives)}</b>
        </p>
      )}
    </section>
  )
}

/** 17.1: what they may hope for, their Morale Checks counted in. */
function stormWords(risk: StepRisk | null): string {
  if (!risk?.storm) return ''
  const { destroys, error } = risk.storm
  return `, ${error === undefined ? '' : 'about '}${percent(destroys)} to destroy a vehicle, Morale Checks counted in`
}

export const modeName = (mode: MoveMode): string => movementMode(mode).name
