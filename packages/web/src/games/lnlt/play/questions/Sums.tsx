/** Both sums of an attack side by side, and what every pair of dice comes to. */

import type { Modifier } from '@firegroup/kernel'
import type { FirePreview, LnltState, TargetPreview } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Term } from '../../../../learn/index.ts'
import { keyed } from '../../../../matches/keyed.ts'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Rule, TwoChances } from '../../../../play/dock/parts.tsx'
import { harmOf, OddsLegend, TargetOddsRow } from '../faces.tsx'
import { quarters, unitName, weaponName } from '../words.ts'

interface SumsProps {
  readonly s: LnltState
  readonly preview: FirePreview
  /** Whose sums are shown. */
  readonly target: TargetPreview
  readonly mine: boolean
}

export function Sums({ s, preview, target, mine }: SumsProps): ReactNode {
  return (
    <section className="table-panel lnlt-sums">
      <div className="lnlt-sum">
        <h2>{mine ? 'You roll' : 'They roll'}</h2>
        <strong className="lnlt-sum-total">d6 {plus(target.attack)}</strong>
        <ul>
          {preview.parts.map((part) => (
            <li key={`${part.unit} ${part.weapon}`}>
              <span>
                {part.weapon >= 0 ? weaponName(s, part.weapon) : unitName(s, part.unit)}
                {part.modifiers.map(({ label }) => `, ${label}`).join('')}
              </span>
              <b>{quarters(part.quarters)}</b>
            </li>
          ))}
          <ModifierLines modifiers={[...preview.modifiers, ...target.modifiers]} />
        </ul>
      </div>
      <div className="lnlt-sum">
        <h2>{mine ? 'They roll' : 'You roll'}</h2>
        <strong className="lnlt-sum-total">d6 {plus(target.defence)}</strong>
        <ul>
          <ModifierLines modifiers={target.defenceModifiers} />
          {target.defenceModifiers.length === 0 && (
            <li>
              <span>no cover</span>
              <b>0</b>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

const plus = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`)

function ModifierLines({ modifiers }: { modifiers: readonly Modifier[] }): ReactNode {
  return keyed(modifiers, ({ label }) => label).map(({ key, item: { label, value, rule } }) => (
    <li key={key}>
      <span>
        {plain(label)} <Rule rule={rule} about={label} />
      </span>
      <b>{signed(value)}</b>
    </li>
  ))
}

/** Without what the chart adds in brackets. */
const plain = (label: string): string => label.replace(/ \([^)]*\)/, '')

/** Deep enough to be sure of the worst. */
const MOST = 7

export function Differences({ preview, target }: { readonly preview: FirePreview; readonly target: TargetPreview }): ReactNode {
  const { differences } = target
  const faces = differences[0]!.map((_, i) => i + 1)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>
          Your die down, theirs across: the <Term id="difference">difference</Term>
        </span>
        <strong>{percent(preview.anyEffect / preview.of)}</strong>
      </h2>
      <table className="lnlt-differences">
        <thead>
          <tr>
            <td />
            {faces.map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((row, a) => (
            <tr key={faces[a] ?? a}>
              <th scope="row">{a + 1}</th>
              {row.map((difference, d) => (
                <td key={faces[d]} data-depth={Math.min(MOST, difference)}>
                  {difference > 0 ? difference : '·'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="table-hint">The difference is added to each target’s own Damage Check.</p>
    </section>
  )
}

export function TargetFates({
  s,
  preview,
  chosen,
  onChoose,
}: {
  readonly s: LnltState
  readonly preview: FirePreview
  readonly chosen?: number
  readonly onChoose?: (unit: number) => void
}): ReactNode {
  return (
    <section className="table-panel">
      <h2>Each target, after its Damage Check</h2>
      <TwoChances
        any={preview.anyEffect / preview.of}
        harm={Math.max(0, ...preview.targets.map(({ odds }) => harmOf(odds)))}
        brings="a Damage Check"
      />
      <ul className="play-target-odds">
        {preview.targets.map(({ unit, odds }) => (
          <TargetOddsRow key={unit} s={s} unit={unit} odds={odds}>
            {onChoose && preview.targets.length > 1 && differ(preview) && (
              <button type="button" className="lnlt-small-button" aria-pressed={unit === chosen} onClick={() => onChoose(unit)}>
                sums
              </button>
            )}
          </TargetOddsRow>
        ))}
      </ul>
      <OddsLegend />
    </section>
  )
}

/** Whether the targets have sums of their own, as those who move and those who don't. */
const differ = ({ targets }: FirePreview): boolean =>
  targets.some(({ attack, defence }) => attack !== targets[0]!.attack || defence !== targets[0]!.defence)
