/** How strong the computer players of a game are: what each made of its games against greedy, over all scenarios. */
import { MEETINGS } from '@firegroup/content/opponents'
import { type Meeting, shareOf } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Forest, type ForestRow } from '../charts/Forest.tsx'
import { count, points } from '../figures.ts'

const YARDSTICK = 'greedy'

interface LevelsProps {
  readonly system: string
  readonly playerName: (id: string) => string
}

export function Levels({ system, playerName }: LevelsProps): ReactNode {
  const rows = againstGreedy(system, playerName)
  if (rows.length === 0)
    return (
      <Card title="Who is how strong">
        <p className="lab-says">The levels of this game have not met yet: “firegroup strength” lets them.</p>
      </Card>
    )
  return (
    <Card
      title="Who is how strong"
      says={`Games won against ${playerName(YARDSTICK)}, sides exchanged, over all scenarios of the game, with the 95% interval.`}
      numbers={{
        head: ['player', 'games', 'won', 'from', 'to'],
        rows: rows.map(({ name, wins }) => [name, count(wins.of), ...[wins.share, wins.low, wins.high].map((each) => points(each, 1))]),
      }}
    >
      <Forest rows={rows} digits={0} label={rows.map(({ name, wins }) => `${name} ${points(wins.share)} percent`).join(', ')} />
    </Card>
  )
}

export function againstGreedy(
  system: string,
  playerName: (id: string) => string,
  meetings: readonly Meeting[] = MEETINGS,
): readonly ForestRow[] {
  return meetings.flatMap(({ system: of, players, games, points: won, outdated }): ForestRow[] => {
    const other = players.find((player) => player !== YARDSTICK)
    if (of !== system || games === 0 || !players.includes(YARDSTICK) || other === undefined) return []
    return [
      {
        key: other,
        name: `${playerName(other)}${outdated ? ' of an earlier version' : ''}`,
        wins: shareOf(won[players.indexOf(other)]!, games),
        tone: 'plain',
      },
    ]
  })
}
