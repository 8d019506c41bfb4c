/** An Action card: what it can be played as, its Random Number, and its position numbers below. */
import type { CardFunction, CardLook, FunctionLook } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import { CardSign } from './signs.tsx'

interface ActionCardProps {
  readonly look: CardLook
  readonly mood?: 'ready' | 'pale'
}

export function ActionCard({ look, mood = 'ready' }: ActionCardProps): ReactNode {
  const main = look.functions.find(({ usable }) => usable) ?? look.functions[0]!
  const others = look.functions.filter((each) => each !== main)
  return (
    <span
      className={`uf-card uf-card-${main.printed.type.toLowerCase()}`}
      data-mood={mood}
      data-cower={look.cower || undefined}
      aria-hidden="true"
    >
      <span className="uf-card-head">
        <b>{titleOf(main.printed)}</b>
        <i>{cornerOf(main.printed)}</i>
      </span>
      <span className="uf-card-sign">
        <svg viewBox="0 0 100 76" aria-hidden="true" focusable="false">
          <CardSign printed={main.printed} />
        </svg>
      </span>
      <span className="uf-card-words">
        {main.printed.type === 'Fire' && <span className="uf-ring">{main.printed.firepower}</span>}
        <span>{look.cower ? 'Only as Open Ground, face down' : shortWords(main.printed)}</span>
      </span>
      {others.length > 0 && (
        <span className="uf-card-split">
          {others.map((each) => (
            <span key={titleOf(each.printed)} data-usable={each.usable || undefined}>
              {`or ${titleOf(each.printed)} ${cornerOf(each.printed)}`.trim()}
            </span>
          ))}
        </span>
      )}
      <span className="uf-card-foot">
        <RandomNumber rn={look.rn} red={look.red} />
        <Positions look={look} />
      </span>
    </span>
  )
}

/** Red is taken off, black is added. */
export function RandomNumber({ rn, red }: { readonly rn: number; readonly red: boolean }): ReactNode {
  return <span className={red ? 'uf-rn is-red' : 'uf-rn'}>{red ? `−${rn}` : `+${rn}`}</span>
}

function Positions({ look: { rpn, rpnRed, breeze } }: { look: CardLook }): ReactNode {
  return (
    <span className="uf-rpn">
      {breeze && <em>Breeze</em>}
      <span>
        {rpn.map((number, i) => (
          <span key={COLUMNS[i]} className={rpnRed[i] ? 'is-red' : undefined}>
            {number % 10}
          </span>
        ))}
      </span>
    </span>
  )
}

const COLUMNS = '1234567890'

export function CardBack({ className = 'uf-back' }: { readonly className?: string }): ReactNode {
  return <span className={className} aria-hidden="true" />
}

/** The names of an Action card's function as it heads the card. */
function titleOf(printed: CardFunction): string {
  if (printed.type === 'Terrain') return printed.terrain
  return printed.type
}

function cornerOf(printed: CardFunction): string {
  switch (printed.type) {
    case 'Terrain':
      return printed.against === 0 ? '' : signed(printed.against)
    case 'Movement':
      return printed.kind === 'plain' ? '' : printed.kind
    case 'Fire':
      return String(printed.strength)
    case 'Rally':
      return String(printed.value)
    case 'Concealed':
      return signed(printed.value)
    default:
      return ''
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

function shortWords(printed: CardFunction): string {
  switch (printed.type) {
    case 'Fire':
      return 'firepower needed at the target’s range'
    case 'Movement':
      return 'Move one group: advance, retreat or sideways'
    case 'Rally':
      return printed.value === 'All' ? 'Rally every pinned man of a group' : `Rally up to ${printed.value} men of one group`
    case 'Concealed':
      return 'When you are fired on: strength down'
    case 'Hero':
      return 'Rally a man, or double his firepower'
    case 'Sniper':
      return 'Discard on an enemy group'
    case 'Smoke':
      return 'Hide a group with a leader'
    case 'Wire':
      return 'Discard on an enemy group'
    case 'Radio':
      return 'Calls artillery'
    case 'Cower':
      return 'Only as Open Ground, face down'
    case 'Terrain':
      return printed.against === 0 ? 'A moving group stops here' : 'A moving group stops here; fire at it is weaker'
  }
}

/** A card read aloud: 'Fire 3, needs 4 firepower. Random Number black 2.' */
export function cardSaid({ functions, rn, red, cower }: CardLook, name: string): string {
  const unusable = functions.filter(({ usable }: FunctionLook) => !usable).length === functions.length
  return `${name}${cower || unusable ? ', a Cower card for you' : ''}. Random Number ${red ? 'red' : 'black'} ${rn}.`
}
