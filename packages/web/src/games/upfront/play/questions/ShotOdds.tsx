/** A shot of ordnance in three steps: to hit, the strength of a hit, and what such a hit does. */
import { frequencyName, type ShotPreview, type UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { Odds } from './Odds.tsx'
import { StrengthLine } from './StrengthLine.tsx'

const AT: { readonly [at: string]: string } = { armour: 'against its armour', crew: 'against its crew', men: 'against each man' }

export function ShotOdds({ s, preview }: { readonly s: UpfrontState; readonly preview: ShotPreview }): ReactNode {
  const { weapon, range, frequency, steps, redMisses, hit, jam, at, strength, modifiers, odds, anyEffect } = preview
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>
            {weapon}, range {range}: {percent(anyEffect)} any effect
          </span>
          <Rule rule="25.3" />
        </h2>
        <dl>
          <div>
            <dt>
              Hits on {frequencyName(frequency)}
              {redMisses === '' ? '' : ', black only'}
              {steps.map(({ label, value }) => `, ${label} ${signed(value)}`).join('')}
            </dt>
            <dd>{percent(hit)}</dd>
          </div>
          {redMisses !== '' && (
            <div>
              <dt>Red misses: {redMisses}</dt>
              <dd>
                <Rule rule="25.31" />
              </dd>
            </div>
          )}
          <div>
            <dt>Jams</dt>
            <dd>{percent(jam)}</dd>
          </div>
        </dl>
      </section>
      <StrengthLine title={`A middling hit, ${AT[at] ?? ''}`} modifiers={modifiers} strength={strength} />
      <Odds s={s} odds={odds} />
    </>
  )
}
