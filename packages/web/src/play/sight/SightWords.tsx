/** The LOS tool in words, over the details of the open decision. */

import { type ReactNode, useSyncExternalStore } from 'react'
import type { Ground } from '../../board/sight/ground.ts'
import type { Reading, SightRules } from '../../board/sight/reading.ts'
import type { SightTool } from '../../board/sight/tool.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import { signed } from '../controller/draft.ts'
import { Rule } from '../dock/parts.tsx'

interface SightWordsProps {
  readonly tool: SightTool
  readonly rules: SightRules
  readonly cursor: number
}

export function SightWords({ tool, rules, cursor }: SightWordsProps): ReactNode {
  useSyncExternalStore(tool.subscribe, tool.version, tool.version)
  const { grid } = rules.map
  const from = tool.from(rules)
  const ground = tool.ground(rules)
  return (
    <section className="table-panel play-sight-words" aria-label="Line of sight">
      <h2 className="play-panel-line">
        <span>Line of sight</span>
        <button type="button" className="play-sight-close" onClick={tool.putAway}>
          Put away <KeyHint of="v" />
        </button>
      </h2>
      <div aria-live="polite">
        <Words rests={rules.rests} from={from} reading={tool.reading(rules, cursor)} />
        {ground && <GroundWords ground={ground} hex={grid.idOf(ground.from)} />}
      </div>
      {from !== null && (
        <button type="button" className="play-sight-all" aria-pressed={ground !== null} onClick={() => tool.showGround(ground === null)}>
          All that {grid.idOf(from)} sees <KeyHint of="l" />
        </button>
      )}
    </section>
  )
}

function GroundWords({ ground: { clear, hindered, dead }, hex }: { readonly ground: Ground; readonly hex: string }): ReactNode {
  return (
    <p className="table-hint">
      {hex} sees {clear.length - 1} hexes clearly and {hindered.length} hindered. {dead.length} are dead ground, in shade.
    </p>
  )
}

interface WordsProps {
  readonly rests: boolean
  readonly from: number | null
  readonly reading: Reading | null
}

function Words({ rests, from, reading }: WordsProps): ReactNode {
  if (rests) return <p className="table-verdict">The tool rests. In this game a line of sight is checked only by firing along it.</p>
  if (reading) return <Told reading={reading} />
  return (
    <p className="table-hint">
      {from === null
        ? 'Press a hex and drag to another, or choose one and then the other. By keyboard: L, arrows, Enter.'
        : 'Now the second hex.'}
    </p>
  )
}

function Told({ reading: { tone, line, verdict, found } }: { readonly reading: Reading }): ReactNode {
  const { blocked, hindrances } = found
  return (
    <>
      <p className={`table-verdict table-verdict-${tone}`} data-testid="sight-verdict">
        <small>{line}</small> {verdict} {blocked && <Rule rule={blocked.rule} about={blocked.reason} />}
      </p>
      {hindrances.length > 0 && (
        <ul className="play-modifiers">
          {keyed(hindrances, ({ label }) => label).map(({ key, item: { label, value, rule } }) => (
            <li key={key}>
              <b className="is-bad">{signed(value)}</b>
              <span>{label}</span>
              <Rule rule={rule} about={label} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
