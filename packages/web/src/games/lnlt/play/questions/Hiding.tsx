/** Those who hide and may show themselves, place by place. */
import { type LnltState, locationNamed } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import { Faces } from '../faces.tsx'
import type { Decision } from '../kinds.ts'
import { terrainName, unitCount } from '../words.ts'

interface HidingProps {
  readonly s: LnltState
  readonly options: readonly Decision[]
  readonly chosen: Decision | null
  readonly onChoose: (option: Decision) => void
  /** The keys 1 to 9 choose among them. */
  readonly numbered?: boolean
  /** What it means to come out now. */
  readonly children: ReactNode
}

export function Hiding({ s, options, chosen, onChoose, numbered, children }: HidingProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Who hides and may come out</span>
        <Rule rule="22.0" about="hidden units" />
      </h2>
      <ul className="play-offers">
        {options.map((option, i) => {
          const { at } = option as unknown as { readonly at: string }
          const place = locationNamed(s.setting, at)
          const units = s.units.filter(({ hidesAt }) => hidesAt === place).map(({ id }) => id)
          return (
            <li key={at}>
              <button type="button" className="play-offer" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
                <span className="play-offer-words">
                  <strong>
                    {at} <small>{terrainName(s, place)}</small>
                  </strong>
                  <Faces s={s} ids={units} />
                  <span>{unitCount(s, units)}</span>
                </span>
                {numbered && i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="table-hint">{children}</p>
    </section>
  )
}
