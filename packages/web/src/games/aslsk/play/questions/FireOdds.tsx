/** The odds of a fire attack: modifiers, every roll of the dice, and what becomes of each target. */
import type { AslskState, FirePreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, unique } from '../../../../play/controller/draft.ts'
import { Modifiers, Rule, TwoChances } from '../../../../play/dock/parts.tsx'
import type { FireDraft } from '../drafts/fire-draft.ts'
import { whichLine } from '../drafts/which-line.ts'
import { OddsBar, OddsLegend, UnitFace } from '../faces.tsx'
import { unitWords } from '../words.ts'

export function FireOdds({ s, draft, preview }: { s: AslskState; draft: FireDraft; preview: FirePreview }): ReactNode {
  const targets = draft.declared ? draft.oddsOfTargets(draft.declared) : null
  return (
    <>
      <Modifiers title="Dice modifiers" modifiers={preview.modifiers} sum={preview.drm} note={whichLine(s, draft, preview)} />
      <Rolls preview={preview} />
      <section className="table-panel">
        <h2>{isUnknown(targets) ? 'Who is there is not known: each unit would fare so' : 'Each target, after its own checks'}</h2>
        {targets && (
          <TwoChances
            any={preview.anyEffect / 36}
            harm={Math.max(0, ...targets.map(({ odds }) => 1 - odds.unharmed / odds.of))}
            brings="a check, or worse"
          />
        )}
        <ul className="play-target-odds">
          {(targets ?? []).map(({ unit, odds, morale }) => (
            <li key={unit}>
              <UnitFace s={s} id={unit} size={34} />
              <span>
                <span>{morale === undefined ? unitWords(s, unit) : `if its morale is ${morale}`}</span>
                <OddsBar odds={odds} />
              </span>
              <b>{percent(1 - odds.unharmed / odds.of)}</b>
            </li>
          ))}
        </ul>
        {targets === null && <p>Working it out …</p>}
        <OddsLegend />
      </section>
    </>
  )
}

const isUnknown = (targets: FirePreview['targets'] | null): boolean => targets?.some(({ morale }) => morale !== undefined) ?? false

/** Every roll of two dice with its result. */
export function Rolls({ preview }: { readonly preview: FirePreview }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Two dice, then what happens</span>
        <strong>{percent(preview.anyEffect / 36)} has an effect</strong>
      </h2>
      <Histogram preview={preview} />
      {preview.cowers > 0 && (
        <p className="table-hint">Without a leader, doubles cower: {preview.cowers === 1 ? 'one column' : 'two columns'} lower.</p>
      )}
      {preview.bogs && (
        <p className="table-hint">
          Before that {percent(preview.bogs.rolls / preview.bogs.of)} bogs as it turns, and does not fire <Rule rule="7.6" about="Bog" />
        </p>
      )}
    </section>
  )
}

export function Histogram({ preview }: { readonly preview: FirePreview }): ReactNode {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  return (
    <ol className="play-histogram">
      {totals.map((dr) => {
        const rows = preview.results.filter((row) => row.dr === dr)
        const rolls = rows.reduce((sum, row) => sum + row.rolls, 0)
        const results = unique(rows.map(({ result }) => (result === '-' ? '·' : result)))
        return (
          <li key={dr} aria-label={`${dr}: ${results.join(' or ').replace('·', 'no effect')}`}>
            <i
              className={`play-odds-${severity(rows[0]?.result ?? '-')}`}
              style={{ height: `calc(var(--play-bar, 58px) * ${rolls / 6})` }}
            />
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
