/** An attack being declared: who takes part, both sums, every fall of the dice, and what becomes of each target. */

import type { LnltState } from '@firegroup/lnlt'
import { type ReactNode, useState } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import type { FirePart, FirerRow } from '../drafts/fire-part.ts'
import { Faces, UnitFace, WeaponFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { placeName, unitName, weaponName } from '../words.ts'
import { Heights } from './Heights.tsx'
import { Differences, Sums, TargetFates } from './Sums.tsx'

interface FirePanelProps {
  readonly desk: LnltDesk
  readonly part: FirePart
  /** Whether the targets are listed to be chosen from. */
  readonly listTargets?: boolean
}

export function FirePanel({ desk, part, listTargets = true }: FirePanelProps): ReactNode {
  const { s } = desk
  const [shown, setShown] = useState(-1)
  const { preview } = part
  const target = preview?.targets.find(({ unit }) => unit === shown) ?? preview?.targets[0]
  return (
    <>
      <Problems problems={part.problems} />
      {preview && target && <Sums s={s} preview={preview} target={target} mine />}
      {preview && target && <Differences preview={preview} target={target} />}
      {preview && <TargetFates s={s} preview={preview} chosen={target?.unit ?? -1} onChoose={setShown} />}
      {preview && part.from !== null && part.at !== null && <Heights s={s} from={part.from} to={part.at} />}
      {part.at !== null && part.rows.length > 0 && <Firers s={s} part={part} />}
      {listTargets && <Targets desk={desk} part={part} />}
    </>
  )
}

/** Who takes part, with what. */
function Firers({ s, part }: { readonly s: LnltState; readonly part: FirePart }): ReactNode {
  return (
    <section className="table-panel">
      <h2>Who takes part</h2>
      <ul className="play-firers">
        {part.rows.map((row) => (
          <Firer key={row.unit.id} s={s} row={row} part={part} />
        ))}
      </ul>
      <p className="table-hint">The first one’s firepower counts in full, that of the others by half.</p>
    </section>
  )
}

function Firer({ s, row, part }: { s: LnltState; row: FirerRow; part: FirePart }): ReactNode {
  const { unit, isLeader, directs, inherent, weapons, isFirst, problem } = row
  const on = isLeader ? directs : inherent
  const fp = part.preview?.parts.find((each) => each.unit === unit.id && each.weapon < 0)
  const says = isLeader ? (directs ? 'leads the fire' : 'does not lead') : inherent ? (isFirst ? 'fires first' : 'fires') : 'does not fire'
  return (
    <>
      <li className="lnlt-firer-row">
        <button
          type="button"
          className="play-firer"
          aria-pressed={on}
          onClick={() => (isLeader ? part.toggleLeader(unit.id) : part.toggleUnit(unit.id))}
        >
          <UnitFace s={s} id={unit.id} size={34} />
          <span className="play-offer-words">
            <strong>{unitName(s, unit.id)}</strong>
            <span>{problem && !on ? problem.message : says}</span>
          </span>
          {fp && <b>{fp.printed}</b>}
          {problem && !on && <span className="rule-ref">{problem.rule}</span>}
        </button>
        {inherent && !isFirst && part.firers.length > 1 && (
          <button type="button" className="lnlt-small-button" onClick={() => part.putFirst(unit.id)}>
            first
          </button>
        )}
      </li>
      {weapons.map(({ id, on: used }) => (
        <li key={id}>
          <button type="button" className="play-firer play-firer-weapon" aria-pressed={used} onClick={() => part.toggleWeapon(id)}>
            <WeaponFace s={s} id={id} size={34} />
            <span className="play-offer-words">
              <strong>{weaponName(s, id)}</strong>
              <span>{used ? 'fires' : s.weapons[id]!.jammed ? 'jammed' : 'silent'}</span>
            </span>
          </button>
        </li>
      ))}
    </>
  )
}

function Targets({ desk, part }: { desk: LnltDesk; part: FirePart }): ReactNode {
  const { s, seat } = desk
  const { targets } = part
  if (targets.length === 0 || (targets.length === 1 && part.at !== null)) return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{part.at === null ? 'At whom' : 'Or at'}</span>
        <small>any effect</small>
      </h2>
      <ul className="play-offers">
        {targets.map(({ at, target, effect }, i) => {
          const there = s.units.filter((unit) => unit.at === at && unit.side !== seat && !unit.vehicle).map(({ id }) => id)
          const units = target < 0 ? there : [target]
          return (
            (at !== part.at || target !== part.target) && (
              <li key={`${at} ${target}`}>
                <button type="button" className="play-offer" onClick={() => desk.attempt(() => part.aim(at, target))}>
                  <span className="play-offer-words">
                    <strong>{placeName(s, at)}</strong>
                    <Faces s={s} ids={units} size={30} />
                  </span>
                  <b>{percent(effect)}</b>
                  {i < 9 && <KeyHint of={i + 1} />}
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
