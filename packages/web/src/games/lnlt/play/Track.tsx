/** The impulses of this turn, one token each; the passes in a row; and who can still act. */
import { activatable, type LnltEvent, type LnltState, SIDES, type Side } from '@firegroup/lnlt'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { keyed } from '../../../matches/keyed.ts'
import type { Told } from '../../../play/controller/report.ts'
import { acting, paletteOf } from './bars.tsx'
import type { LnltDesk } from './kinds.ts'
import { sideName } from './words.ts'

type Kind = 'fire' | 'move' | 'melee' | 'spot' | 'smoke' | 'pass' | 'act'

interface Impulse {
  readonly side: Side
  readonly kind: Kind
}

/** The strongest thing that was done says what an impulse was. */
const RANK: readonly Kind[] = ['act', 'pass', 'spot', 'smoke', 'move', 'fire', 'melee']
const KINDS: { readonly [type: string]: Kind } = {
  attack: 'fire',
  moves: 'move',
  meleeAttack: 'melee',
  spottingAttempt: 'spot',
  smokeAttempt: 'smoke',
  passes: 'pass',
}
const GLYPHS: { readonly [K in Kind]: string } = {
  fire: 'flash',
  move: 'steps',
  melee: 'swords',
  spot: 'eye',
  smoke: 'cloud',
  pass: 'hourglass',
  act: 'star',
}
const MOST = 14

export function Track({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s, events } = desk
  const impulses = useMemo(() => impulsesOf(events), [events])
  const shown = impulses.slice(-MOST)
  const running = s.impulse !== null
  return (
    <section className="lnlt-impulse-track" aria-label="Impulses">
      <strong>Operations</strong>
      <ol aria-label={`${impulses.length} impulses in this turn`}>
        {impulses.length > shown.length && <li className="lnlt-impulse-more">{impulses.length - shown.length} …</li>}
        {keyed(shown, ({ side, kind }) => `${side} ${kind}`).map(({ key, item: { side, kind } }, i) => (
          <li
            key={key}
            className={running && i === shown.length - 1 ? 'lnlt-impulse is-now' : 'lnlt-impulse'}
            style={{ '--side': `var(--${paletteOf(s, side)})` } as CSSProperties}
            title={`${sideName(s, side)}: ${kind}`}
          >
            <svg viewBox="-6 -6 12 12" width="20" height="20" aria-hidden="true">
              <use href={`#ctr-glyph-${GLYPHS[kind]}`} />
            </svg>
            <span className="ui-hidden">
              {sideName(s, side)}: {kind}
            </span>
          </li>
        ))}
      </ol>
      <span className="lnlt-passes" title="Passes in a row; three end the phase">
        {[0, 1, 2].map((i) => (
          <i key={i} className={i < s.passes ? 'is-passed' : ''} />
        ))}
        <span>{s.passes === 0 ? 'no passes' : s.passes === 1 ? '1 pass' : `${s.passes} passes`}</span>
      </span>
      <span className="lnlt-impulse-left">{leftWords(s)}</span>
    </section>
  )
}

function leftWords(s: LnltState): string {
  const order = [acting(s), ...SIDES.filter((side) => side !== acting(s))]
  return `Locations to act: ${order.map((side) => `${sideName(s, side)} ${activatable(s, side).length}`).join(', ')}`
}

/** Those since the Operations Phase began. */
function impulsesOf(events: readonly Told<LnltEvent>[]): Impulse[] {
  const impulses: { side: Side; kind: Kind }[] = []
  for (const { event } of events) {
    if (event.type === 'phase') impulses.length = 0
    else if (event.type === 'impulse' || (event.type === 'passes' && event.idle))
      impulses.push({ side: event.side, kind: event.type === 'passes' ? 'pass' : 'act' })
    const kind = KINDS[event.type]
    const now = impulses.at(-1)
    // what the other side fires in between is its own affair
    if (!kind || !now || (event.type === 'attack' && event.by !== now.side)) continue
    if (RANK.indexOf(kind) > RANK.indexOf(now.kind)) now.kind = kind
  }
  return impulses
}
