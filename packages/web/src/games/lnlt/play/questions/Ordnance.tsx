/** A shot by the to-hit table in three steps: to hit, penetration, all in all. */
import type { Modifier } from '@firegroup/kernel'
import { isHelicopter, type LnltState, type OrdnancePreview, plainGun, type StrikePreview } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Term } from '../../../../learn/index.ts'
import { keyed } from '../../../../matches/keyed.ts'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { type Outcome, OutcomeBar, OutcomeLegend } from '../../../../play/dock/OutcomeBar.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import { capital } from '../../../../words.ts'
import { UnitFace } from '../faces.tsx'
import { unitName } from '../words.ts'

type Total = OrdnancePreview['totals'][number]

export function ToHit({ preview }: { readonly preview: OrdnancePreview }): ReactNode {
  const { needed, modifiers, hits, of, gun, range } = preview
  const most = needed - modifiers.reduce((sum, { value }) => sum + value, 0)
  const hasTurret = preview.totals.some(({ location }) => location === 'turret')
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          <Term id="ordnance">To hit</Term>: {most < 3 ? 'only a 2' : `${Math.min(11, most)} or less on two dice`}
        </span>
        <strong>{percent(hits / of)}</strong>
      </h2>
      <div className="lnlt-to-hit">
        <ul className="play-modifiers">
          <li>
            <b>{needed}</b>
            <span>
              {plainGun(gun)}, range {range}
            </span>
            <Rule rule="14.1" about="to hit" />
          </li>
          {keyed(modifiers, ({ label }) => label).map(({ key, item }) => (
            <Changed key={key} modifier={item} />
          ))}
        </ul>
        <Histogram preview={preview} />
      </div>
      <ul className="lnlt-shares">
        {(['turret', 'hull', ''] as const).map((location) => {
          const share = shareOf(preview, (each) => each.hit && !each.shielded && each.location === location)
          return share === 0 ? null : (
            <li key={location}>
              <i data-location={location} />
              {LOCATIONS[location === 'hull' && !hasTurret ? '' : location]} {percent(share)}
            </li>
          )
        })}
        {shareOf(preview, ({ shielded }) => shielded) > 0 && (
          <li>
            <i data-location="shielded" />
            on its cover {percent(shareOf(preview, ({ shielded }) => shielded))}
          </li>
        )}
        <li>
          <i data-location="miss" />
          miss {percent(1 - hits / of)}
        </li>
      </ul>
    </section>
  )
}

const LOCATIONS = { turret: 'even: turret', hull: 'odd, or 2: hull', '': 'hit' } as const

function shareOf({ totals, of }: OrdnancePreview, counts: (total: Total) => boolean): number {
  return totals.reduce((sum, each) => sum + (counts(each) ? each.ways : 0), 0) / of
}

/** On the dice: what helps is taken off. */
function Changed({ modifier: { label, value, rule } }: { readonly modifier: Modifier }): ReactNode {
  return (
    <li>
      <b className={value < 0 ? 'is-good' : value > 0 ? 'is-bad' : ''}>{signed(value)}</b>
      <span>{label}</span>
      <Rule rule={rule} about={label} />
    </li>
  )
}

/** In pixels. */
const TALLEST = 66

/** Every total, as high as it is likely, coloured by where it strikes: the natural roll decides that. */
function Histogram({ preview: { totals } }: { readonly preview: OrdnancePreview }): ReactNode {
  const most = Math.max(...totals.map(({ ways }) => ways))
  const words = totals.filter(({ hit, shielded }) => hit && !shielded).map(({ natural, location }) => `${natural} ${location || 'hits'}`)
  return (
    <div className="lnlt-histogram" role="img" aria-label={`Natural rolls that hit: ${words.join(', ') || 'none'}.`}>
      {totals.map(({ natural, ways, hit, location, shielded }) => (
        <span key={natural}>
          <i data-location={shielded ? 'shielded' : hit ? location : 'miss'} style={{ height: Math.round((ways / most) * TALLEST) }} />
          <small>{natural}</small>
        </span>
      ))}
    </div>
  )
}

export function Penetration({ preview }: { readonly preview: OrdnancePreview }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          Then <Term id="ordnance">penetration</Term> against armor
        </span>
        <small>your die down</small>
      </h2>
      <div className="lnlt-strikes">
        {preview.strikes.map((strike) => (
          <Strike key={strike.location} strike={strike} />
        ))}
      </div>
      <ul className="lnlt-shares">
        <li>
          <i data-cell="destroyed" />✕ destroyed
        </li>
        {preview.strikes.some(({ location }) => location === 'barricade') ? (
          <li>
            <i data-cell="less" />= and −n it stands
          </li>
        ) : (
          <>
            <li>
              <i data-cell="equal" />= shaken or abandoned
            </li>
            <li>
              <i data-cell="less" />
              −n nothing or shaken
            </li>
          </>
        )}
      </ul>
    </section>
  )
}

function Strike({ strike: { location, aspect, armor, penetration, cells } }: { readonly strike: StrikePreview }): ReactNode {
  const head = location === 'barricade' ? 'Barricade' : `${capital(location)} ${aspect}`
  if (armor < 0)
    return (
      <div>
        <h3>{head}</h3>
        <p>Unarmored: any hit destroys it.</p>
      </div>
    )
  const goes = cells.flat().filter((cell) => cell === 'destroyed').length / cells.flat().length
  return (
    <div>
      <h3>
        <span>
          {head} {armor}
          <small>
            d6+{penetration} : d6+{armor}
          </small>
        </span>
        <b>{percent(goes)}</b>
      </h3>
      <table className="lnlt-cells">
        <thead>
          <tr>
            <td />
            {cells[0]!.map((_, i) => (
              <th key={FACES[i]} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, i) => (
            <tr key={FACES[i]}>
              <th scope="row">{i + 1}</th>
              {row.map((cell, j) => (
                <td key={FACES[j]} data-cell={typeof cell === 'string' ? cell : cell === 0 ? 'equal' : 'less'}>
                  {typeof cell === 'string' ? (cell === 'destroyed' ? '✕' : 'dud') : cell === 0 ? '=' : `−${cell}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const FACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const FATES: readonly (Outcome & { readonly of: keyof NonNullable<OrdnancePreview['fate']> })[] = [
  { name: 'destroyed', tone: 'eliminated', of: 'destroyed' },
  { name: 'abandoned', tone: 'reduced', of: 'abandoned' },
  { name: 'shaken', tone: 'pinned', of: 'shaken' },
  { name: 'unharmed', tone: 'unharmed', of: 'none' },
]

/** 19.2.7: one in the air is shot down, or turns away with all whom it carries. */
const FATES_IN_THE_AIR: typeof FATES = [
  { name: 'shot down', tone: 'eliminated', of: 'destroyed' },
  { name: 'damaged, turns away', tone: 'reduced', of: 'damaged' },
  { name: 'unharmed', tone: 'unharmed', of: 'none' },
]

const BREACH: readonly Outcome[] = [
  { name: 'breached', tone: 'eliminated' },
  { name: 'it stands', tone: 'unharmed' },
]

/** 21.5: what becomes of a Barricade. */
export function Breached({ fate }: { readonly fate: NonNullable<OrdnancePreview['fate']> }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>The Barricade, all in all</span>
        <strong>{percent(fate.destroyed)}</strong>
      </h2>
      <OutcomeBar outcomes={BREACH} shares={[fate.destroyed, fate.none]} />
      <OutcomeLegend outcomes={BREACH} />
      <p className="table-hint">
        What is breached bars nobody: vehicles drive through, and one sees and fires over it as if it had never been built.{' '}
        <Rule rule="21.5" about="Barricade" />
      </p>
    </section>
  )
}

interface AllInAllProps {
  readonly s: LnltState
  readonly target: number
  readonly fate: NonNullable<OrdnancePreview['fate']>
}

export function AllInAll({ s, target, fate }: AllInAllProps): ReactNode {
  const fates = isHelicopter(s, s.units[target]!) ? FATES_IN_THE_AIR : FATES
  return (
    <section className="table-panel">
      <h2>{capital(unitName(s, target))}, all in all</h2>
      <ul className="play-target-odds">
        <li>
          <UnitFace s={s} id={target} size={34} />
          <span>
            <OutcomeBar outcomes={fates} shares={fates.map(({ of }) => fate[of])} />
          </span>
          <b>{percent(1 - fate.none)}</b>
        </li>
      </ul>
      <OutcomeLegend outcomes={fates} />
    </section>
  )
}
