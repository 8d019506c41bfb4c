/** The LOS tool in words, over the details of the open decision. */
import type { Grid } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { keyed } from '../../matches/keyed.ts'
import { signed } from '../controller/draft.ts'
import { Rule } from '../dock/parts.tsx'
import type { Ground } from './ground.ts'
import type { Reading } from './reading.ts'
import type { SightTool } from './useSightTool.ts'

export function SightWords({ grid, tool }: { readonly grid: Grid; readonly tool: SightTool }): ReactNode {
  return (
    <section className="table-panel play-sight-words" aria-label="Line of sight">
      <h2 className="play-panel-line">
        <span>Line of sight</span>
        <button type="button" className="play-sight-close" onClick={tool.putAway}>
          Put away <kbd>V</kbd>
        </button>
      </h2>
      <div aria-live="polite">
        <Words tool={tool} />
        {tool.ground && <GroundWords ground={tool.ground} hex={grid.idOf(tool.ground.from)} />}
      </div>
      {tool.from !== null && (
        <button
          type="button"
          className="play-sight-all"
          aria-pressed={tool.ground !== null}
          onClick={() => tool.showGround(tool.ground === null)}
        >
          All that {grid.idOf(tool.from)} sees <kbd>L</kbd>
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

function Words({ tool: { rests, from, reading } }: { readonly tool: SightTool }): ReactNode {
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
