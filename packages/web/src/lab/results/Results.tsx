/** What the games came to: the middle and the right column. */
import type { BoardPlacement } from '@firegroup/hexmap'
import type { Series } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { Card } from '../Card.tsx'
import { Bars } from '../charts/Bars.tsx'
import { Converging } from '../charts/Converging.tsx'
import { Losses } from '../charts/Losses.tsx'
import { Outlook } from '../charts/Outlook.tsx'
import { WinBar } from '../charts/WinBar.tsx'
import { amount, games, points } from '../figures.ts'
import type { LabState } from '../laboratory.ts'
import type { SideLook } from '../sides.ts'
import { Balance } from './Balance.tsx'
import { HeatCard } from './HeatCard.tsx'
import { Levels } from './Levels.tsx'
import { lasting } from './lasting.ts'
import { lengthsOf } from './lengths.ts'
import { lossLines, lossNumbers } from './losses.ts'
import { SideBySide } from './SideBySide.tsx'
import { Skill } from './Skill.tsx'
import { Truth } from './Truth.tsx'
import './results.css'

interface ResultsProps {
  readonly system: string
  readonly scenario: { readonly id: string; readonly name: string }
  /** The ids of all scenarios of the game. */
  readonly scenarios: readonly string[]
  readonly shown: LabState
  readonly printed: Series
  readonly sides: readonly [SideLook, SideLook]
  /** Null for a game without a map. */
  readonly boards: readonly BoardPlacement[] | null
  readonly players: readonly string[]
  readonly playerName: (id: string) => string
  readonly running: boolean
  readonly onSkill: (player: string, games: number) => void
}

export function Results({
  system,
  scenario,
  scenarios,
  shown,
  printed,
  sides,
  boards,
  players,
  playerName,
  running,
  onSkill,
}: ResultsProps): ReactNode {
  const { summary } = printed
  const [first] = sides
  return (
    <>
      <div className="lab-middle">
        <WhoWins printed={printed} sides={sides} />
        {shown.variants.size > 0 && <Balance printed={printed} variants={[...shown.variants.values()]} side={first} />}
        {shown.variants.size > 0 && <SideBySide printed={printed} variants={[...shown.variants.values()]} sides={sides} />}
        {summary.outlookByTurn.length > 1 && (
          <Card
            title="How a game runs"
            says={`Chance of the ${first.name} to win after each turn, out of 100, as the computer players judge it: in all games, and in the middle one of those that they win or do not win.`}
            numbers={{
              head: ['turn', 'games', '1 of 10 below', 'a quarter below', 'a quarter above', '1 of 10 above', 'when they win', 'when not'],
              rows: summary.outlookByTurn.map(({ turn, games: played, p10, p25, p75, p90, won, lost }) => [
                String(turn),
                String(played),
                ...[p10, p25, p75, p90, won, lost].map((each) => (each === null ? '–' : points(each))),
              ]),
            }}
          >
            <Outlook side={first} turns={lasting(summary.outlookByTurn, summary.games)} />
          </Card>
        )}
        <Card
          title="As games are played"
          says={`Share won by the ${first.name}, with the 95% interval. If all of it comes to lie outside the band, the scenario is not fair.`}
          numbers={{
            head: ['games', 'won', 'from', 'to'],
            rows: thinned(summary.converging, 20).map(({ of, share, low, high }) => [
              String(of),
              points(share, 1),
              points(low, 1),
              points(high, 1),
            ]),
          }}
        >
          <Converging side={first} converging={summary.converging} />
        </Card>
        <Truth scenario={scenario} all={scenarios} />
      </div>
      <div className="lab-right">
        <HeatCard heat={summary.heat} sides={sides} boards={boards} games={summary.games} />
        <Skill
          series={shown.skill}
          printed={printed}
          side={first}
          players={players}
          playerName={playerName}
          running={running}
          onRun={onSkill}
        />
        <Levels system={system} playerName={playerName} />
        <Card
          title="What it costs"
          says="Points lost by the end of each turn, on the average of the games that lasted so long."
          numbers={lossNumbers([printed], sides)}
        >
          <Losses lines={lossLines(printed, sides)} />
        </Card>
        <Lengths printed={printed} />
      </div>
    </>
  )
}

function WhoWins({ printed, sides }: { printed: Series; sides: readonly [SideLook, SideLook] }): ReactNode {
  const { seats, draws, games: played } = printed.summary
  const [first, second] = [seats[0]!.wins, seats[1]!.wins]
  const won = seats.map(({ wins }, i) => [
    sides[i]!.name,
    String(wins.count),
    points(wins.share, 1),
    points(wins.low, 1),
    points(wins.high, 1),
  ])
  const drawn = draws > 0 ? [['drawn', String(draws), points(draws / played, 1), '', '']] : []
  return (
    <Card title="Who wins" numbers={{ head: ['side', 'won', '%', 'from', 'to'], rows: [...won, ...drawn] }}>
      <WinBar sides={sides} wins={[first, second]} draws={draws} />
    </Card>
  )
}

function Lengths({ printed }: { printed: Series }): ReactNode {
  const { turns, decisions } = printed.summary
  const lengths = lengthsOf(printed.records)
  const inTurns =
    turns === null ? '' : turns.least === turns.most ? `${turns.most} turns each. ` : `${amount(turns.mean)} turns on the average. `
  const unit = lengths.by === 'turns' ? 'turns' : 'decisions'
  return (
    <Card
      title="How long it takes"
      says={`${inTurns}${decisions ? `${Math.round(decisions.mean)} decisions on the average. ` : ''}Below: games by their ${unit}.`}
      numbers={{ head: [unit, 'games'], rows: lengths.columns.map((column) => [column.range, String(column.games)]) }}
    >
      <Bars
        columns={lengths.columns}
        label={`Games by their ${unit}: ${lengths.columns.map((column) => `${column.range}: ${games(column.games)}`).join(', ')}.`}
      />
    </Card>
  )
}

/** Some of many, the last among them. */
function thinned<T>(items: readonly T[], most: number): readonly T[] {
  const every = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, i) => (items.length - 1 - i) % every === 0)
}
