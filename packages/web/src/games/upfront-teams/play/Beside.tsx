/** The game beside one's own, as everyone sees it: what lies between, the enemy's groups there to aim at, and the partner. */
import { OBSERVER } from '@firegroup/kernel'
import { cardName, type GroupLook, gameAt, placeOf, type Side, seatAt, type TeamState, tableau } from '@firegroup/upfront'
import type { CSSProperties, ReactNode } from 'react'
import { percent, signed } from '../../../play/controller/draft.ts'
import { count } from '../../../words.ts'
import { nationColours } from '../../upfront/art/Soldier.tsx'
import { NONE } from '../../upfront/play/drafts/table-draft.ts'
import { Letter } from '../../upfront/play/questions/Letter.tsx'
import { terrainName } from '../../upfront/play/words.ts'
import '../../upfront/style/beside.css'
import type { TeamDesk } from './one-desk.ts'
import { TeamDraft } from './team-draft.ts'

export function Beside({ desk }: { readonly desk: TeamDesk }): ReactNode {
  const { s } = desk
  const place = placeOf(desk.seat)
  if (!place || s.dividers.length === 0) return null
  const games = [place.game - 1, place.game + 1].filter((game) => s.games[game])
  return games.map((other) => <Neighbour key={other} desk={desk} game={place.game} other={other} side={place.side} />)
}

interface NeighbourProps {
  readonly desk: TeamDesk
  readonly game: number
  readonly other: number
  readonly side: Side
}

function Neighbour({ desk, game, other, side }: NeighbourProps): ReactNode {
  const { s } = desk
  const draft = desk.draft instanceof TeamDraft ? desk.draft : null
  const look = tableau(gameAt(s, other), OBSERVER)
  const enemy = look.sides[side === 'axis' ? 'allied' : 'axis']
  const { terrain } = s.dividers[Math.min(game, other)]!
  const beyond = draft?.beyond
  const isAt = (target: number): boolean => beyond?.game === other && beyond.target === target
  const choose = (target: number): void => {
    if (draft) desk.attempt(() => draft.lookBeyond({ game: other, target }))
  }
  const odds = draft?.acrossOdds?.anyEffect
  return (
    <section className="uf-beside" aria-label={`Game ${other + 1}, beside yours`}>
      <button
        type="button"
        className="uf-beside-way"
        data-row="beside"
        aria-pressed={isAt(NONE)}
        disabled={!draft}
        onClick={() => choose(NONE)}
      >
        <span>Between</span>
        <strong>{terrainName(terrain)}</strong>
        <span className="ui-hidden">. {SEEN[terrain] ?? IN_SIGHT}</span>
      </button>
      <p className="uf-beside-name">
        <span>Game {other + 1}</span>
        <strong>{enemy.name}</strong>
      </p>
      <ul className="uf-beside-groups" aria-label={`Their groups in game ${other + 1}, ${enemy.name}`} style={nationColours(enemy.nation)}>
        {enemy.groups.map((group) => (
          <li key={group.id}>
            <button
              type="button"
              className="uf-beside-group"
              data-row="beside"
              aria-pressed={isAt(group.id)}
              disabled={!draft}
              onClick={() => choose(group.id)}
            >
              <Letter letter={group.letter} mine={false} />
              <span className="uf-beside-words">
                <strong>{groundOf(group)}</strong>
                <span>{menOf(group)}</span>
              </span>
              {isAt(group.id) && odds !== undefined && <b>{percent(odds)}</b>}
            </button>
          </li>
        ))}
      </ul>
      <Partner desk={desk} s={s} game={game} other={other} side={side} />
    </section>
  )
}

/** 41.42: what stands in the way. */
const IN_SIGHT = 'Both sides see across.'
const SEEN: { readonly [terrain: string]: string } = {
  Hill: 'Nobody sees across.',
  Woods: 'They see across only from Hill to Hill.',
  Buildings: 'They see across only from Hill to Hill.',
  Brush: 'They see across only from a Hill, or at one.',
  Walls: 'They see across only from a Hill, or at one.',
  Marsh: 'They see across only from a Hill, or at one.',
}

const groundOf = ({ called, terrain, against, moving }: GroupLook): string =>
  `${called || terrainName(terrain)}${against === 0 ? '' : ` ${signed(against)}`}${moving ? ', moving' : ''}`

function menOf({ men }: GroupLook): string {
  const pinned = men.filter((man) => man.pinned).length
  return `${count(men.length, 'man', 'men')}${pinned > 0 ? `, ${pinned} pinned` : ''}`
}

/** 41.7: who talks by radio sees the other's hand; who does not sees its backs. */
function Partner({ desk, s, game, other, side }: NeighbourProps & { readonly s: TeamState }): ReactNode {
  const { name } = desk.person(seatAt(side, other))
  const talks = s.contacts.some((contact) => contact.side === side && contact.games.includes(game) && contact.games.includes(other))
  const theirs = gameAt(s, other)
  const { hand } = theirs.sides[side]
  return (
    <div className="uf-beside-partner" style={{ '--held': hand.length } as CSSProperties}>
      <strong>{name}</strong>
      {talks ? (
        <details>
          <summary>Hand, by radio</summary>
          <ul>
            {hand.map((card) => (
              <li key={card}>{cardName(theirs, card)}</li>
            ))}
          </ul>
        </details>
      ) : (
        <span>{count(hand.length, 'card', 'cards')}, no radio contact</span>
      )}
    </div>
  )
}
