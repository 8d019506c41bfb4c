/** What is played: scenario, players, how often, and the seed that decides every die. */
import { duration } from '@firegroup/lab'
import { type ReactNode, useId } from 'react'
import type { GameListing, GameShelf, ScenarioCard } from '../games/game.ts'
import type { Shelved } from '../games/index.ts'
import type { LabGame } from '../games/lab.ts'
import { playersOf, type Setup, type SetupProblem } from './bench.ts'
import { Card } from './Card.tsx'
import { GAME_COUNTS } from './experiment.ts'
import { SelectField, TextField } from './Field.tsx'
import { count } from './figures.ts'
import { FORM } from './Head.tsx'
import type { LabState } from './laboratory.ts'
import type { SideLook } from './sides.ts'

interface SetupFormProps {
  readonly all: readonly Shelved[]
  readonly listing: GameListing
  readonly shelf: GameShelf
  readonly card: ScenarioCard
  readonly game: LabGame
  readonly setup: Setup
  readonly sides: readonly [SideLook, SideLook]
  readonly problem: SetupProblem | null
  readonly shown: LabState | null
  readonly running: boolean
  readonly playerName: (id: string) => string
  readonly onChange: (change: Partial<Setup>) => void
  readonly onRun: () => void
}

export function SetupForm(props: SetupFormProps): ReactNode {
  const { all, listing, shelf, card, game, setup, sides, problem, shown, running, playerName, onChange, onRun } = props
  const players = playersOf(setup, game)
  const problemId = useId()
  return (
    <Card title="Experiment">
      <form
        id={FORM}
        className="lab-form"
        onSubmit={(event) => {
          event.preventDefault()
          onRun()
        }}
      >
        <fieldset disabled={running}>
          <legend className="ui-hidden">Experiment</legend>
          <SelectField
            name="Game"
            value={listing.id}
            options={all.map((each) => ({ value: each.game.id, name: each.game.title }))}
            onChange={(id) => onChange({ scenario: all.find((each) => each.game.id === id)!.shelf.scenarios[0]!.id })}
          />
          <SelectField
            name="Scenario"
            value={card.id}
            options={shelf.scenarios.map(({ id, name }) => ({ value: id, name }))}
            onChange={(scenario) => onChange({ scenario })}
          />
          {sides.map(({ seat, name }, i) => (
            <SelectField
              key={seat}
              name={name}
              value={players[i]!}
              options={game.arena.players.map((player) => ({ value: player, name: playerName(player) }))}
              onChange={(player) => onChange({ players: players.map((each, at) => (at === i ? player : each)) })}
            />
          ))}
          <TextField
            name="Games"
            value={setup.games}
            numeric
            problem={problem?.field === 'games' ? problemId : undefined}
            onChange={(games) => onChange({ games })}
          />
          <div className="lab-counts">
            {GAME_COUNTS.map((number) => (
              <button
                key={number}
                type="button"
                aria-pressed={setup.games === String(number)}
                aria-label={`${count(number)} games`}
                onClick={() => onChange({ games: String(number) })}
              >
                {count(number)}
              </button>
            ))}
          </div>
          <TextField
            name="Seed"
            value={setup.seed}
            problem={problem?.field === 'seed' ? problemId : undefined}
            onChange={(seed) => onChange({ seed })}
          />
        </fieldset>
        {problem !== null && (
          <p id={problemId} className="lab-problem" role="alert">
            {problem.message}
          </p>
        )}
        {shown?.printed && (
          <dl className="lab-facts">
            <div>
              <dt>Games played</dt>
              <dd>{count(gamesOf(shown))}</dd>
            </div>
            {/* what came from elsewhere took no time here */}
            {shown.seconds > 0 && (
              <div>
                <dt>{running ? 'Takes so far' : 'Done in'}</dt>
                <dd>{duration(shown.seconds)}</dd>
              </div>
            )}
          </dl>
        )}
      </form>
    </Card>
  )
}

/** Of all series that are shown. */
const gamesOf = ({ printed, variants, skill }: LabState): number =>
  [...(printed ? [printed] : []), ...variants.values(), ...skill.values()].reduce((sum, { records }) => sum + records.length, 0)
