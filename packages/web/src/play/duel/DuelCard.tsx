/** The card of two rows: theirs above, yours below, every attack an arrow over the lane between them. Attackers are dragged, clicked or named by key. */
import type { Problem } from '@firegroup/kernel'
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { DUEL } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import { Rule } from '../dock/parts.tsx'
import { Ghost } from '../drag/Ghost.tsx'
import { type DragPoint, useDrag } from '../drag/useDrag.ts'
import { Die } from './Die.tsx'
import { DuelLane } from './DuelLane.tsx'
import type { Duel, DuelColumn, DuelFighter, DuelHands, DuelRoll, DuelSide } from './duel.ts'

/** What a drag is about: own people, or those of a letter who shall be attacked together with others. */
type Taken = { readonly ids: readonly number[] } | { readonly letter: string }

interface DuelCardProps {
  readonly duel: Duel
  /** As the sheet of a phone it has no beak and no fold. */
  readonly inSheet?: boolean
}

export function DuelCard({ duel, inSheet = false }: DuelCardProps): ReactNode {
  const field = useRef<HTMLDivElement>(null)
  const [folded, fold] = useState(false)
  const [over, setOver] = useState<{ readonly letter: string; readonly problem: Problem | null } | null>(null)
  const { hands, columns, idle } = duel
  const drag = useDrag<Taken>({
    onOver: (taken, at) => {
      const letter = letterAt(at)
      if (letter !== over?.letter)
        setOver(letter === null ? null : { letter, problem: 'ids' in taken ? hands!.whyNot(taken.ids, letter) : null })
    },
    onDrop: (taken, at) => {
      setOver(null)
      const letter = letterAt(at)
      if ('letter' in taken) {
        if (letter !== null && letter !== taken.letter) hands?.join?.(letter, taken.letter)
      } else if (letter !== null) hands?.put(taken.ids, letter)
      else if (field.current?.contains(at.element)) hands?.takeBack(taken.ids)
    },
    onCancel: () => setOver(null),
  })
  const letters = columns.flatMap((column) => column.letters)
  const known = (chord: string): string | undefined => letters.find((letter) => chord.endsWith(letter.toLowerCase()))
  useKeys(DUEL, {
    strike: (_, chord) => struck(hands, known(chord), (letter) => hands!.strike(letter)),
    join: (_, chord) => struck(hands?.join ? hands : null, known(chord), (letter) => hands!.join!(letter, null)),
    all: () => struck(hands, '', () => hands!.all()),
    none: () => struck(hands?.none ? hands : null, '', () => hands!.none!()),
  })
  const { held } = drag
  const carried = held && 'ids' in held ? held.ids : []
  const crowded = crowd(columns, idle) > CROWD
  const own = [...columns.flatMap(({ attackers }) => attackers), ...idle]
  const most = Math.max(0, ...own.map(({ number }) => number ?? 0))
  const wide = columns.length + (idle.length > 0 ? 1 : 0)

  const fighter = (each: DuelFighter): ReactNode => (
    <Fighter
      key={each.id}
      fighter={each}
      held={hands?.held.includes(each.id) ?? false}
      away={carried.includes(each.id)}
      onPick={hands && each.number ? () => hands.pick(each.id) : undefined}
      onGrab={(event) => drag.grab({ ids: hands?.mates(each.id) ?? [] }, event)}
    />
  )

  return (
    <section
      className={`play-duel${inSheet ? ' is-sheet' : ''}${crowded ? ' is-crowded' : ''}`}
      aria-label={`Close fight in ${duel.title}`}
      data-dragging={held ? '' : undefined}
    >
      <header className="play-duel-head">
        <h2>{duel.title}</h2>
        {duel.badge && <p className={`play-duel-badge is-${duel.badge.tone}`}>{duel.badge.text}</p>}
        {hands && !inSheet && (
          <p className="play-duel-keys" aria-hidden="true">
            Drag, or <kbd>1</kbd>
            {most > 1 && (
              <>
                –<kbd>{Math.min(9, most)}</kbd>
              </>
            )}{' '}
            then
            {letters.slice(0, 4).map((letter) => (
              <kbd key={letter}>{letter}</kbd>
            ))}
          </p>
        )}
        {!inSheet && (
          <button
            type="button"
            className="ui-icon-button"
            aria-expanded={!folded}
            aria-label={folded ? 'Unfold the card' : 'Fold the card'}
            onClick={() => fold(!folded)}
          >
            <Icon name={folded ? 'plus' : 'minus'} />
          </button>
        )}
      </header>
      {!folded && (
        <>
          <div className="play-duel-scroll">
            <div ref={field} className="play-duel-field" style={{ gridTemplateColumns: `repeat(${wide}, minmax(max-content, 1fr))` }}>
              <SideName side={duel.them} />
              <div className="play-duel-band is-theirs" data-palette={duel.them.palette} style={bandStyle(duel.them)} />
              <div className="play-duel-band is-ours" data-palette={duel.us.palette} style={bandStyle(duel.us)} />
              {columns.map((column, i) => (
                <Defenders
                  key={column.key}
                  column={column}
                  at={i + 1}
                  tone={toneOf(column, over, held)}
                  onStrike={hands ? () => hands.strike(column.letters[0]!) : undefined}
                  onGrab={hands?.join ? (event) => drag.grab({ letter: column.letters[0]! }, event) : undefined}
                >
                  {column.defenders.map(fighter)}
                </Defenders>
              ))}
              {columns.map((column, i) => (
                <div
                  key={column.key}
                  className={`play-duel-frame is-ours${column.attackers.length === 0 ? ' is-empty' : ''}`}
                  data-frame={`us ${column.key}`}
                  style={{ gridColumn: i + 1 }}
                >
                  {column.attackers.length === 0 ? <p>nobody attacks</p> : column.attackers.map(fighter)}
                </div>
              ))}
              {idle.length > 0 && (
                <div className="play-duel-frame is-ours is-idle" data-frame="us idle" style={{ gridColumn: wide }}>
                  {idle.map(fighter)}
                </div>
              )}
              <SideName side={duel.us} mine />
              {duel.rolls.length > 0 && <Rolls rolls={duel.rolls} />}
              <DuelLane field={field} columns={columns} idle={idle} strokes={duel.strokes} />
            </div>
          </div>
          {duel.scale && (
            <ol className="play-duel-scale" aria-label={`${duel.scale.name}: ${duel.scale.at}`}>
              {duel.scale.labels.map((label) => (
                <li key={label} className={label === duel.scale!.at ? 'is-used' : ''}>
                  {label}
                </li>
              ))}
            </ol>
          )}
          <p className="play-duel-foot">
            <strong>{duel.foot.strong}</strong> {duel.foot.text} <Rule rule={duel.foot.rule} about={duel.foot.strong} />
          </p>
        </>
      )}
      <p className="ui-hidden" role="status">
        {duel.strokes
          .filter(({ mine }) => mine)
          .map(({ said }) => said)
          .join(' ')}
      </p>
      {carried.length > 0 && (
        <Ghost at={drag.ghost} refusal={over?.problem?.message} welcome={over !== null && over.problem === null}>
          {own
            .filter(({ id }) => carried.includes(id))
            .map(({ id, face }) => (
              <span key={id}>{face(SIZE)}</span>
            ))}
        </Ghost>
      )}
    </section>
  )
}

interface DefendersProps {
  readonly column: DuelColumn
  readonly at: number
  readonly tone: string
  readonly onStrike: (() => void) | undefined
  readonly onGrab: ((event: PointerEvent) => void) | undefined
  readonly children: ReactNode
}

/** Those who are attacked as one: a button for whoever is in hand. */
function Defenders({ column, at, tone, onStrike, onGrab, children }: DefendersProps): ReactNode {
  const { key, letters, defenders, attackers } = column
  const words = `${letters.join(' and ')}: ${defenders.map(({ name, note }) => `${name}, ${note}`).join('; ')}`
  return (
    <div
      className={`play-duel-frame is-theirs${attackers.length > 0 ? ' is-set' : ''}${tone}`}
      data-frame={`them ${key}`}
      data-drop={letters[0]}
      style={{ gridColumn: at }}
      onPointerDown={onGrab}
    >
      <span className="play-duel-letter" aria-hidden="true">
        {letters.join(' ')}
      </span>
      {children}
      {onStrike && (
        <button type="button" className="play-duel-hit" aria-label={words} aria-keyshortcuts={letters.join(' ')} onClick={onStrike} />
      )}
    </div>
  )
}

interface FighterProps {
  readonly fighter: DuelFighter
  readonly held: boolean
  /** He is on his way with the pointer. */
  readonly away: boolean
  readonly onPick: (() => void) | undefined
  readonly onGrab: (event: PointerEvent) => void
}

function Fighter({ fighter: { face, note, number = 0, fate }, held, away, onPick, onGrab }: FighterProps): ReactNode {
  const inside = (
    <>
      <span className="play-duel-face">{face(SIZE)}</span>
      {fate && <em className="play-duel-fate">{fate}</em>}
      <small>
        {onPick && number < 10 && <KeyHint of={number} />}
        {note}
      </small>
    </>
  )
  const state = `${held ? ' is-held' : ''}${away ? ' is-away' : ''}${fate ? ' is-struck' : ''}`
  if (!onPick) return <span className={`play-duel-fighter${state}`}>{inside}</span>
  return (
    <button type="button" className={`play-duel-fighter is-mine${state}`} aria-pressed={held} onClick={onPick} onPointerDown={onGrab}>
      {inside}
    </button>
  )
}

function Rolls({ rolls }: { readonly rolls: readonly DuelRoll[] }): ReactNode {
  return (
    <ul className="play-duel-rolls">
      {rolls.map(({ mine, die, words }) => (
        <li key={String(mine)}>
          <Die value={die} red={!mine} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

function SideName({ side, mine = false }: { readonly side: DuelSide; readonly mine?: boolean }): ReactNode {
  return (
    <p className={mine ? 'play-duel-side is-ours' : 'play-duel-side is-theirs'}>
      <svg viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true" style={bandStyle(side)}>
        <rect x="-11" y="-11" width="22" height="22" rx="4" className="play-duel-roundel" />
        <use href={`#ctr-roundel-${side.roundel}`} />
      </svg>
      {side.name}
    </p>
  )
}

const bandStyle = ({ palette }: DuelSide): CSSProperties =>
  ({
    '--nation': `var(--${palette})`,
    '--nation-figure': `var(--${palette}-figure)`,
    '--nation-deep': `var(--${palette}-deep)`,
  }) as CSSProperties

/** The size that faces are drawn for; how large they are shown is the style sheet's. */
const SIZE = 74
/** From so many side by side they are smaller. */
const CROWD = 6

function crowd(columns: readonly DuelColumn[], idle: readonly DuelFighter[]): number {
  const ours = columns.reduce((sum, { attackers }) => sum + Math.max(1, attackers.length), 0) + idle.length
  const theirs = columns.reduce((sum, { defenders }) => sum + defenders.length, 0)
  return Math.max(ours, theirs)
}

function toneOf(
  column: DuelColumn,
  over: { readonly letter: string; readonly problem: Problem | null } | null,
  held: Taken | null,
): string {
  if (!held) return ''
  if (over && column.letters.includes(over.letter)) return over.problem ? ' is-refused' : ' is-over'
  return ' is-open'
}

/** Whether the key meant something here. */
function struck(hands: DuelHands | null, letter: string | undefined, act: (letter: string) => void): boolean {
  if (!hands || letter === undefined) return false
  act(letter)
  return true
}

const letterAt = ({ element }: DragPoint): string | null => element?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null
