/** Who takes part in a fire attack, and the column that their firepower uses. */
import { type AslskState, type FirePreview, isVehicle } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Term } from '../../../../learn/index.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import type { FireDraft } from '../drafts/fire-draft.ts'
import type { FirerRow } from '../drafts/fire-parts.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import { unitWords, weaponWords } from '../words.ts'

const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36]

export function Firepower({ s, draft, preview }: { s: AslskState; draft: FireDraft; preview: FirePreview | null }): ReactNode {
  const partOf = (unit: number, weapon: number): number | null => {
    const part = preview?.parts.find((each) => each.unit === unit && each.weapon === weapon)
    return part ? part.fp64 / 64 : null
  }
  const next = preview ? COLUMNS.find((column) => column > preview.column) : undefined
  return (
    <section className="table-panel">
      <h2>
        <Term id="firepower">Firepower</Term>
      </h2>
      <ul className="play-firers">
        {draft.rows.map((row) => (
          <Firer key={row.unit.id} s={s} row={row} draft={draft} fp={partOf(row.unit.id, -1)} weaponFp={(id) => partOf(row.unit.id, id)} />
        ))}
      </ul>
      {preview && isHalved(preview) && (
        <p className="play-ift-words">
          <span>The target is concealed: half of {trim(preview.fp64 / 32)}</span>
          <Rule rule="8.3.2" about="The target is concealed" />
        </p>
      )}
      {preview && (
        <>
          <ol className="play-ift-columns" aria-hidden="true">
            {COLUMNS.map((column) => (
              <li key={column} className={column === preview.column ? 'is-used' : ''}>
                {column}
              </li>
            ))}
          </ol>
          <p className="play-ift-words">
            <span>
              {trim(preview.fp64 / 64)} firepower uses the <strong>{preview.column}</strong> column.
            </span>
            {next !== undefined && (
              <span>
                {trim(next - preview.fp64 / 64)} short of {next}
              </span>
            )}
          </p>
        </>
      )}
    </section>
  )
}

/** 8.3.2: by that alone; Assault Fire is rounded after it. */
const isHalved = ({ parts }: FirePreview): boolean => parts.some(({ factors }) => factors.some(({ rule }) => rule === '8.3.2'))

const trim = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2).replace(/0$/, ''))

interface FirerProps {
  readonly s: AslskState
  readonly row: FirerRow
  readonly draft: FireDraft
  readonly fp: number | null
  readonly weaponFp: (id: number) => number | null
}

export function Firer({ s, row, draft, fp, weaponFp }: FirerProps): ReactNode {
  const on = row.isLeader ? row.directs : row.inherent
  const says = row.isLeader ? (row.directs ? 'directs the fire' : 'does not direct') : row.inherent ? 'fires' : 'does not fire'
  return (
    <>
      {isVehicle(row.unit) ? (
        <li className="play-firer">
          <UnitFace s={s} id={row.unit.id} size={34} />
          <strong>{unitWords(s, row.unit.id)}</strong>
        </li>
      ) : (
        <li>
          <button type="button" className="play-firer" aria-pressed={on} onClick={() => draft.toggleUnit(row.unit.id)}>
            <UnitFace s={s} id={row.unit.id} size={34} />
            <span className="play-offer-words">
              <strong>{unitWords(s, row.unit.id)}</strong>
              <span>{row.problem && !on ? row.problem.message : says}</span>
            </span>
            {fp !== null && <b>{trim(fp)}</b>}
            {row.problem && !on && <span className="rule-ref">{row.problem.rule}</span>}
          </button>
        </li>
      )}
      {row.weapons.map(({ weapon, on: used }) => (
        <li key={weapon.id}>
          <button type="button" className="play-firer play-firer-weapon" aria-pressed={used} onClick={() => draft.toggleWeapon(weapon.id)}>
            <WeaponFace s={s} id={weapon.id} size={34} />
            <span className="play-offer-words">
              <strong>{weaponWords(s, weapon.id)}</strong>
              <span>{used ? 'fires' : weapon.malfunctioned ? 'malfunctioned' : 'silent'}</span>
            </span>
            {weaponFp(weapon.id) !== null && <b>{trim(weaponFp(weapon.id)!)}</b>}
          </button>
        </li>
      ))}
    </>
  )
}
