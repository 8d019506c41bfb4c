/** Whether it matters who plays: the scenario as it is, with each player on both sides, run on request. */
import type { Series } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Forest, type ForestRow } from '../charts/Forest.tsx'
import { games, points } from '../figures.ts'
import { playerOfBoth } from '../laboratory.ts'
import type { SideLook } from '../sides.ts'

interface SkillProps {
  readonly series: ReadonlyMap<string, Series>
  readonly printed: Series
  readonly side: SideLook
  readonly players: readonly string[]
  readonly playerName: (id: string) => string
  readonly running: boolean
  readonly onRun: (player: string, games: number) => void
}

/** Players who think take their time: so many games are enough for a first look. */
const MOST = 100

export function Skill({ series, printed, side, players, playerName, running, onRun }: SkillProps): ReactNode {
  const own = playerOfBoth(printed)
  const seriesOf = (player: string): Series | undefined => (player === own ? printed : series.get(player))
  const rows = players.flatMap((player): ForestRow[] => {
    const found = seriesOf(player)
    if (!found) return []
    return [{ key: player, name: playerName(player), wins: found.summary.seats[0]!.wins, tone: player === own ? 'printed' : 'plain' }]
  })
  const wanted = Math.min(MOST, printed.records.length)
  const missing = players.filter((player) => player !== own && (series.get(player)?.records.length ?? 0) < wanted)
  return (
    <Card
      title="Does skill change it?"
      says={`${side.name} win when both sides play at this level.`}
      numbers={{
        head: ['player', 'games', 'won', 'from', 'to'],
        rows: rows.map(({ name, wins }) => [name, String(wins.of), ...[wins.share, wins.low, wins.high].map((each) => points(each, 1))]),
      }}
    >
      {rows.length > 0 && (
        <Forest rows={rows} digits={0} label={rows.map(({ name, wins }) => `${name} ${points(wins.share)} percent`).join(', ')} />
      )}
      {missing.length > 0 && (
        <div className="lab-others">
          <span>
            {rows.length > 0 ? 'Others,' : 'Run'} {games(wanted)} each. Those who think ahead take their time; what is done when you cancel
            counts.
          </span>
          {missing.map((player) => (
            <button key={player} type="button" className="ui-button" disabled={running} onClick={() => onRun(player, wanted)}>
              {playerName(player)}
            </button>
          ))}
        </div>
      )}
    </Card>
  )
}
