/** A group on the table: its ground as a picture, what lies on it, and its men in order. */
import type { GroupLook, Nation } from '@firegroup/upfront'
import type { CSSProperties, ReactNode } from 'react'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { DESERT } from '../../art/desert.tsx'
import { Landscape } from '../../art/Landscape.tsx'
import { Machine } from '../../art/Machine.tsx'
import { nationColours, Soldier } from '../../art/Soldier.tsx'
import { groupSaid, manSaid, terrainName } from '../words.ts'
import type { TrayMark } from './Battlefield.tsx'

/** A gun or vehicle takes the room of so many men. */
const WIDE = 3

interface TrayProps {
  readonly group: GroupLook
  readonly nation: Nation
  readonly mine: boolean
  readonly column: number
  readonly mark: TrayMark
  /** The enemy group against which firepower is shown; null for none. */
  readonly against: number | null
  readonly nameOf: (group: number) => string
  readonly man: number
  readonly onGroup?: ((group: number) => void) | undefined
  readonly onMan?: ((man: number, group: number) => void) | undefined
}

export function Tray({ group, nation, mine, column, mark, against, nameOf, man: looked, onGroup, onMan }: TrayProps): ReactNode {
  const { men, letter } = group
  const style = {
    gridColumn: column,
    '--count': Math.max(
      1,
      men.reduce((sum, { machine }) => sum + (machine ? WIDE : 1), 0),
    ),
    ...nationColours(nation),
  } as CSSProperties
  const drop = mark.takes === true ? ' is-drop' : mark.takes === false ? ' is-shut' : ''
  const tone = `${mark.is === '' ? (mark.open ? '' : ' is-away') : ` is-${mark.is}`}${drop}`
  return (
    <li
      className={`uf-tray${tone}${group.acted ? ' is-done' : ''}${lightOf(group)}`}
      data-group={group.id}
      data-row={mine ? 'mine' : 'theirs'}
      style={style}
    >
      <Landscape terrain={group.terrain} own={DESERT[group.called]} />
      {group.smoke > 0 && <Smoke />}
      {group.wire > 0 && <Wire />}
      <button
        type="button"
        className="uf-tray-hit"
        aria-label={groupSaid(group, mine, nameOf)}
        aria-pressed={mark.is !== ''}
        disabled={!onGroup}
        onClick={() => onGroup?.(group.id)}
      />
      <div className="uf-tags" aria-hidden="true">
        <span className={mine ? 'uf-letter is-mine' : 'uf-letter'}>{letter}</span>
        <Tags group={group} />
        <span className="uf-chit">
          <small>chit</small> {group.range}
        </span>
      </div>
      <div className="uf-stand">
        <ul className="uf-men" aria-label={`Men of group ${letter}`}>
          {men.map((man, i) => {
            const odds = mark.odds[man.id]
            return (
              <li key={man.id} className={man.machine ? 'uf-wide' : undefined}>
                {man.machine ? (
                  <Machine
                    man={man}
                    machine={man.machine}
                    nation={nation}
                    against={against}
                    tag={odds === undefined ? undefined : { text: percent(odds), tone: 'odds' }}
                  />
                ) : (
                  <Soldier
                    man={man}
                    nation={nation}
                    place={i + 1}
                    firepower={against === null ? null : (man.factors[against] ?? 0)}
                    tag={odds === undefined ? undefined : { text: percent(odds), tone: 'odds' }}
                  />
                )}
                <button
                  type="button"
                  className={looked === man.id ? 'uf-man is-looked' : 'uf-man'}
                  aria-label={manSaid(man)}
                  aria-pressed={looked === man.id}
                  disabled={!onMan}
                  tabIndex={mark.is === '' ? -1 : 0}
                  onClick={() => onMan?.(man.id, group.id)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </li>
  )
}

/** By night: whether a starshell hangs over it, or somebody has seen it. */
function lightOf({ marks }: GroupLook): string {
  const mark = marks.find((each) => each in LIGHTS)
  return mark === undefined ? '' : LIGHTS[mark]!
}

const LIGHTS: { readonly [mark: string]: string } = { Lit: ' is-lit', Seen: ' is-seen' }
const ARROWS = { advance: '↑', retreat: '↓', sideways: '↔' } as const

function Tags({ group }: { group: GroupLook }): ReactNode {
  const { terrain, called, marks, against, moving, smoke, wire, acted, encircled, surrendered, offered, towards, weapons, leaving } = group
  return (
    <span className="uf-tag-row">
      <span className="uf-pill">
        {called || terrainName(terrain)}
        {against === 0 ? '' : ` ${signed(against)}`}
      </span>
      {moving && (
        <span className="uf-pill is-moving">
          {ARROWS[moving.mode]} Moving {signed(moving.cards)}
        </span>
      )}
      {smoke > 0 && <span className="uf-pill is-smoke">Smoke {signed(-smoke)}</span>}
      {wire > 0 && <span className="uf-pill is-wire">Wire {signed(wire)}</span>}
      {offered && <span className="uf-pill is-offered">{terrainName(offered.terrain)}?</span>}
      {marks.map((mark) => (
        <span key={mark} className="uf-pill is-mark">
          {mark}
        </span>
      ))}
      {encircled && <span className="uf-pill is-bad">Encircled</span>}
      {surrendered && <span className="uf-pill is-bad">Surrendered</span>}
      {leaving.map(({ man, to }) => (
        <span key={man.id} className="uf-pill is-moving">
          {man.name} → {to}
        </span>
      ))}
      {towards !== '' && <span className="uf-pill is-moving">to {towards}</span>}
      {weapons.length > 0 && (
        <span className="uf-pill is-loose">{weapons.length === 1 ? `Loose: ${weapons[0]!.name}` : `${weapons.length} loose weapons`}</span>
      )}
      {acted && <span className="uf-pill is-acted">Acted</span>}
    </span>
  )
}

function Smoke(): ReactNode {
  return (
    <svg className="uf-landscape" viewBox="0 34 320 146" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {[20, 78, 130, 190, 246, 300].map((x, i) => (
        <circle key={x} cx={x} cy={92 + (i % 2) * 16} r={62 - (i % 3) * 8} fill="url(#ctr-smoke)" />
      ))}
    </svg>
  )
}

function Wire(): ReactNode {
  return (
    <svg className="uf-landscape" viewBox="0 34 320 146" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g fill="none" stroke="#3a3a32" strokeWidth="1.800">
        {Array.from({ length: 15 }, (_, i) => i * 23 - 6).map((x) => (
          <ellipse key={x} cx={x} cy="98" rx="17" ry="11" transform={`rotate(-18 ${x} 98)`} />
        ))}
        <path d="M0 96H320" />
      </g>
    </svg>
  )
}
