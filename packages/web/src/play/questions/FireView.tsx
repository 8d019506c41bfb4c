/** A fire attack being declared: firepower, modifiers, the odds of every roll, and what becomes of each target. */
import type { AslskState, FirePreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { Term } from '../../learn/index.ts'
import type { Desk } from '../controller/desk.ts'
import { nameOf, percent, unique } from '../controller/draft.ts'
import type { FireDraft, FireOption, FirerRow } from '../controller/fire-draft.ts'
import { FateBar, FateLegend, Modifiers, Problems, Rule, UnitFace, WeaponFace } from '../dock/parts.tsx'
import { signed, unitWords, weaponWords } from '../words.ts'

const COLUMNS = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36]

export function FireView({ desk, draft }: { readonly desk: Desk; readonly draft: FireDraft }): ReactNode {
  const { s } = desk
  const { preview } = draft
  if (draft.isReaction) return <Reaction s={s} draft={draft} />
  if (draft.at === null && draft.places.length === 0) return <Overview s={s} desk={desk} draft={draft} />
  return (
    <>
      <Firepower s={s} draft={draft} preview={preview} />
      <Problems problems={draft.problems} />
      {draft.at === null && <Targets s={s} desk={desk} draft={draft} />}
      {preview && <Odds s={s} draft={draft} preview={preview} />}
      {draft.declared && draft.problems.length === 0 && !preview && (
        <p className="dock-note">With lines of sight checked only by firing, the odds are not told before the shot.</p>
      )}
    </>
  )
}

function Overview({ s, desk, draft }: { s: AslskState; desk: Desk; draft: FireDraft }): ReactNode {
  const best = (place: number): FireOption | undefined =>
    draft.candidates
      .map((each) => draft.optionOf(each))
      .filter((option) => option.places.length === 1 && option.places[0] === place)
      .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))[0]
  return (
    <section className="panel">
      <h2>Who can fire</h2>
      <ul className="offers">
        {draft.actors.map((place) => {
          const option = best(place)
          return (
            <li key={place}>
              <button type="button" className="offer" onClick={() => desk.chooseHex(place)}>
                <span className="offer-face">{topUnit(s, place, desk.seat)}</span>
                <span className="offer-words">
                  <strong>{nameOf(s, place)}</strong>
                  <span>{option ? `best at ${option.declared.at}` : 'with others only'}</span>
                </span>
                {option?.effect !== null && option && <b>{percent(option.effect ?? 0)}</b>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="hint">Choose a stack, then an enemy. Or click an enemy to see the best shot at it.</p>
    </section>
  )
}

function topUnit(s: AslskState, place: number, seat: string): ReactNode {
  const unit = s.units.find((each) => each.at === place && each.side === seat && !each.broken)
  return unit ? <UnitFace s={s} id={unit.id} size={36} /> : null
}

function Targets({ s, desk, draft }: { s: AslskState; desk: Desk; draft: FireDraft }): ReactNode {
  return (
    <section className="panel">
      <h2>At whom</h2>
      <ul className="offers">
        {[...draft.targets]
          .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0))
          .map(({ place, effect }, i) => (
            <li key={place}>
              <button type="button" className="offer" onClick={() => desk.chooseHex(place)}>
                <span className="offer-face">{topUnit(s, place, desk.seat === 'axis' ? 'allied' : 'axis')}</span>
                <span className="offer-words">
                  <strong>{nameOf(s, place)}</strong>
                  <span>any effect</span>
                </span>
                {effect !== null && <b>{percent(effect)}</b>}
                {i < 9 && <kbd>{i + 1}</kbd>}
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Firepower({ s, draft, preview }: { s: AslskState; draft: FireDraft; preview: FirePreview | null }): ReactNode {
  const partOf = (unit: number, weapon: number): number | null => {
    const part = preview?.parts.find((each) => each.unit === unit && each.weapon === weapon)
    return part ? part.fp64 / 64 : null
  }
  const next = preview ? COLUMNS.find((column) => column > preview.column) : undefined
  return (
    <section className="panel">
      <h2>
        <Term id="firepower">Firepower</Term>
      </h2>
      <ul className="firers">
        {draft.rows.map((row) => (
          <Firer key={row.unit.id} s={s} row={row} draft={draft} fp={partOf(row.unit.id, -1)} weaponFp={(id) => partOf(row.unit.id, id)} />
        ))}
      </ul>
      {preview && (
        <>
          <ol className="ift-columns" aria-hidden="true">
            {COLUMNS.map((column) => (
              <li key={column} className={column === preview.column ? 'is-used' : ''}>
                {column}
              </li>
            ))}
          </ol>
          <p className="ift-words">
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

const trim = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2).replace(/0$/, ''))

interface FirerProps {
  readonly s: AslskState
  readonly row: FirerRow
  readonly draft: FireDraft
  readonly fp: number | null
  readonly weaponFp: (id: number) => number | null
}

function Firer({ s, row, draft, fp, weaponFp }: FirerProps): ReactNode {
  const on = row.isLeader ? row.directs : row.inherent
  const says = row.isLeader ? (row.directs ? 'directs the fire' : 'does not direct') : row.inherent ? 'fires' : 'does not fire'
  return (
    <>
      <li>
        <button type="button" className="firer" aria-pressed={on} onClick={() => draft.toggleUnit(row.unit.id)}>
          <UnitFace s={s} id={row.unit.id} size={34} />
          <span className="offer-words">
            <strong>{unitWords(s, row.unit.id)}</strong>
            <span>{row.problem && !on ? row.problem.message : says}</span>
          </span>
          {fp !== null && <b>{trim(fp)}</b>}
          {row.problem && !on && <span className="rule-ref">{row.problem.rule}</span>}
        </button>
      </li>
      {row.weapons.map(({ weapon, on: used }) => (
        <li key={weapon.id}>
          <button type="button" className="firer firer-weapon" aria-pressed={used} onClick={() => draft.toggleWeapon(weapon.id)}>
            <WeaponFace s={s} id={weapon.id} size={34} />
            <span className="offer-words">
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

function Odds({ s, draft, preview }: { s: AslskState; draft: FireDraft; preview: FirePreview }): ReactNode {
  const fates = draft.declared ? draft.fatesOf(draft.declared) : null
  return (
    <>
      <Modifiers title="Dice modifiers" modifiers={preview.modifiers} sum={preview.drm} />
      <section className="panel">
        <h2 className="panel-line">
          <span>Two dice, then what happens</span>
          <strong>{percent(preview.anyEffect / 36)} has an effect</strong>
        </h2>
        <Histogram preview={preview} />
        {preview.cowers > 0 && (
          <p className="hint">Without a leader, doubles cower: {preview.cowers === 1 ? 'one column' : 'two columns'} lower.</p>
        )}
      </section>
      <section className="panel">
        <h2>Each target, after its own checks</h2>
        <ul className="target-fates">
          {(fates ?? []).map(({ unit, fate }) => (
            <li key={unit}>
              <UnitFace s={s} id={unit} size={34} />
              <span>
                <span>{unitWords(s, unit)}</span>
                <FateBar fate={fate} />
              </span>
              <b>{percent(1 - fate.unharmed / fate.of)}</b>
            </li>
          ))}
        </ul>
        {fates === null && <p>Working it out …</p>}
        <FateLegend />
      </section>
    </>
  )
}

function Histogram({ preview }: { readonly preview: FirePreview }): ReactNode {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  return (
    <ol className="histogram">
      {totals.map((dr) => {
        const rows = preview.results.filter((row) => row.dr === dr)
        const rolls = rows.reduce((sum, row) => sum + row.rolls, 0)
        const results = unique(rows.map(({ result }) => (result === '-' ? '·' : result)))
        return (
          <li key={dr} aria-label={`${dr}: ${results.join(' or ').replace('·', 'no effect')}`}>
            <i className={`bar-${severity(rows[0]?.result ?? '-')}`} style={{ height: `${(rolls / 6) * 58}px` }} />
            <b>{dr}</b>
            <span>{results.join('/')}</span>
          </li>
        )
      })}
    </ol>
  )
}

function severity(result: string): string {
  if (result === '-') return 'none'
  if (/K/.test(result)) return 'kill'
  if (result === 'PTC') return 'pin'
  if (result === 'NMC') return 'nmc'
  return result.startsWith('1') ? 'mc1' : 'mc2'
}

function Reaction({ s, draft }: { s: AslskState; draft: FireDraft }): ReactNode {
  const options = draft.options.slice(0, 9)
  const taken = draft.declared ? JSON.stringify(draft.declared) : ''
  const { preview } = draft
  return (
    <>
      <section className="panel">
        <h2 className="panel-line">
          <span>Who fires?</span>
          <small>chance to stop</small>
        </h2>
        <ul className="offers">
          {options.map((option, i) => (
            <li key={JSON.stringify(option.declared)}>
              <ReactionOption
                s={s}
                draft={draft}
                option={option}
                number={i + 1}
                chosen={JSON.stringify(option.declared) === taken}
                onTake={() => draft.take(option)}
              />
            </li>
          ))}
        </ul>
        <FateLegend />
      </section>
      <Problems problems={draft.problems} />
      <details className="panel fire-details">
        <summary>Change who takes part</summary>
        <ul className="firers">
          {draft.rows.map((row) => (
            <Firer key={row.unit.id} s={s} row={row} draft={draft} fp={null} weaponFp={() => null} />
          ))}
        </ul>
      </details>
      {preview && <Modifiers title="Dice modifiers" modifiers={preview.modifiers} sum={preview.drm} />}
      {preview && (
        <section className="panel">
          <h2 className="panel-line">
            <span>Two dice, then what happens</span>
            <strong>{percent(preview.anyEffect / 36)} has an effect</strong>
          </h2>
          <Histogram preview={preview} />
        </section>
      )}
    </>
  )
}

interface ReactionOptionProps {
  readonly s: AslskState
  readonly draft: FireDraft
  readonly option: FireOption
  readonly number: number
  readonly chosen: boolean
  readonly onTake: () => void
}

function ReactionOption({ s, draft, option, number, chosen, onTake }: ReactionOptionProps): ReactNode {
  const { declared, places, preview } = option
  const first = declared.firers[0]!
  const fate = preview ? draft.fatesOf(declared)?.[0]?.fate : undefined
  const guns = declared.firers.flatMap(({ weapons }) => weapons).map((id) => weaponWords(s, id))
  const count = declared.firers.filter(({ inherent }) => inherent).length
  const who = [count > 0 ? (count === 1 ? 'one unit' : `${count} units`) : '', ...guns].filter(Boolean).join(', ')
  return (
    <button type="button" className="offer offer-reaction" aria-pressed={chosen} onClick={onTake}>
      <span className="offer-face">
        {first.inherent ? <UnitFace s={s} id={first.unit} size={38} /> : <WeaponFace s={s} id={first.weapons[0] ?? 0} size={38} />}
      </span>
      <span className="offer-words">
        <strong>
          {places.map((place) => nameOf(s, place)).join(', ')}: {who}
        </strong>
        <span>
          {preview
            ? `${preview.column} column, ${signed(preview.drm)}${declared.directors.length > 0 ? ', directed' : ''}`
            : 'odds unknown until the shot'}
        </span>
        {fate && <FateBar fate={fate} />}
      </span>
      <span className="offer-side">
        {fate && <b>{percent(1 - fate.unharmed / fate.of)}</b>}
        <kbd>{number}</kbd>
      </span>
    </button>
  )
}

export function reactionFacts(s: AslskState, about: { at: string; units: readonly number[]; mf: number; kind: string }): ReactNode {
  return (
    <p className="reaction-facts">
      <span>{about.units.map((id) => unitWords(s, id)).join(', ')}</span> spends {about.mf / 2} MF in {about.at}. <Rule rule="3.3.3" />
    </p>
  )
}
