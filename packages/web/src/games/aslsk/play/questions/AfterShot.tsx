/** What the shot leaves: its rate, what it has acquired, a broken Gun; and every roll of the dice with all of that. */
import type { ShotPreview, ShotRoll } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { DiceGrid, type DiceGridProps, type GridCell } from '../../../../play/dock/DiceGrid.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import { Histogram } from './FireOdds.tsx'

export function AfterShot({ preview }: { readonly preview: ShotPreview }): ReactNode {
  const { rolls, acquires, name, effect, bogs } = preview
  const kept = rolls.filter(({ keepsRate }) => keepsRate)
  const broken = rolls.filter(({ breaks }) => breaks)
  const least = Math.min(...broken.map(({ coloured, white }) => coloured + white))
  return (
    <>
      <section className="play-after" aria-label="After the shot">
        {bogs && (
          <p>
            <b>{percent(bogs.rolls / bogs.of)}</b>
            bogs as it turns, and does not fire <Rule rule="7.6" about="Bog" />
          </p>
        )}
        <p>
          <b>{percent(kept.length / 36)}</b>
          {kept.length === 0 ? 'keeps its rate: not with this shot' : `keeps its rate, red ${redWords(kept)}`}{' '}
          <Rule rule="1.2.4.1" about="rate of fire" />
        </p>
        {acquires !== 0 && (
          <p>
            <b>{signed(acquires)}</b>
            acquired, if it stays in sight <Rule rule="6.10" about="Acquisition" />
          </p>
        )}
        <p>
          <b>{percent(broken.length / 36)}</b>
          {broken.length === 0 ? 'breaks down' : `breaks the ${name}, ${least === 12 ? 'a 12' : `${least} or more`}`}{' '}
          <Rule rule="6.12" about="breakdown" />
        </p>
      </section>
      <details className="table-panel play-fire-details">
        <summary>Every roll of the dice</summary>
        <DiceGrid cells={rolls.map(cellOf)} words={gridWords(rolls)} legend={legendOf(rolls)} />
        {effect && (
          <>
            <h3 className="play-grid-title">Then for a hit, on the {effect.column} column</h3>
            <Histogram preview={effect} />
          </>
        )}
      </details>
    </>
  )
}

/** '1–3', '1'. */
function redWords(kept: readonly ShotRoll[]): string {
  const most = Math.max(...kept.map(({ coloured }) => coloured))
  return most === 1 ? '1' : `1–${most}`
}

function cellOf({ coloured, white, hits, critical, keepsRate, breaks }: ShotRoll): GridCell {
  return { red: coloured, white, tone: critical ? 'best' : hits > 0 ? 'good' : 'none', sign: breaks ? '×' : keepsRate ? '•' : '' }
}

function legendOf(rolls: readonly ShotRoll[]): DiceGridProps['legend'] {
  const all = [
    { tone: 'best', sign: '', name: 'critical', there: rolls.some(({ critical }) => critical) },
    { tone: 'good', sign: '', name: 'hit', there: rolls.some(({ hits }) => hits > 0) },
    { tone: 'none', sign: '', name: 'miss', there: rolls.some(({ hits }) => hits === 0) },
    { tone: 'none', sign: '•', name: 'keeps its rate', there: rolls.some(({ keepsRate }) => keepsRate) },
    { tone: 'none', sign: '×', name: 'breaks down', there: rolls.some(({ breaks }) => breaks) },
  ] as const
  return all.filter(({ there }) => there)
}

function gridWords(rolls: readonly ShotRoll[]): string {
  const count = (is: (roll: ShotRoll) => boolean): number => rolls.filter(is).length
  return `Of 36 rolls ${count(({ hits }) => hits > 0)} hit, ${count(({ critical }) => critical)} of them critically; ${count(({ keepsRate }) => keepsRate)} keep the rate, ${count(({ breaks }) => breaks)} break it.`
}
