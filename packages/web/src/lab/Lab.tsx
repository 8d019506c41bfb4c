/** '#/lab': computer players play a scenario many times, and one sees who wins, how, where, and what would change it. */
import { type ReactNode, use, useMemo, useState, useSyncExternalStore, useTransition } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { shelves } from '../games/index.ts'
import { labGameOf } from '../games/lab.ts'
import { browserCrew } from '../worker/lab-pool.ts'
import { nameOfPlayer, noticesOf, onShelf, problemOf, type Setup, setupOf, subjectOf } from './bench.ts'
import { Empty } from './Empty.tsx'
import { type Experiment, experimentOf, gamesIn, queryOf } from './experiment.ts'
import { Head } from './Head.tsx'
import { OnServer } from './handed/OnServer.tsx'
import { Learned } from './Learned.tsx'
import { isSame, Laboratory } from './laboratory.ts'
import { ProgressStrip } from './ProgressStrip.tsx'
import { Results } from './results/Results.tsx'
import { SetupForm } from './SetupForm.tsx'
import { sidesOf } from './sides.ts'
import { Variants } from './Variants.tsx'
import './lab.css'

let kept: Laboratory | undefined
const laboratory = (): Laboratory => {
  kept ??= new Laboratory(browserCrew())
  return kept
}

export function Lab({ experiment }: { readonly experiment: string | undefined }): ReactNode {
  const all = use(shelves())
  const lab = laboratory()
  const state = useSyncExternalStore(
    (changed) => lab.subscribe(changed),
    () => lab.state,
  )
  const asked = useMemo(() => experimentOf(experiment ?? ''), [experiment])
  const [setup, setSetup] = useState(() => setupOf(asked, lab.state.subject, all))
  const [ticked, setTicked] = useState<readonly string[]>(() => asked.variants ?? [...lab.state.variants.keys()])
  // Another address sets up another experiment; the one that a run wrote itself is what is set up already.
  const [seen, setSeen] = useState(experiment)
  const [written, setWritten] = useState<string | undefined>()
  // What is wrong with an address is said until something else is set up or run.
  const [heeded, setHeeded] = useState(false)
  if (seen !== experiment) {
    setSeen(experiment)
    if (experiment !== written) {
      setSetup(setupOf(asked, lab.state.subject, all))
      setTicked(asked.variants ?? [])
      setHeeded(false)
    }
  }
  const [, startTransition] = useTransition()
  const { game: listing, shelf, card } = onShelf(setup.scenario, all)!
  const game = use(labGameOf(listing.id))
  const playerName = (id: string): string => nameOfPlayer(id, listing.levels)
  const subject = subjectOf(setup, card, game)
  const sides = sidesOf(card, game.arena.seats)
  const variants = useMemo(() => game.arena.variants(card.scenario), [game, card])
  /** What is shown is what was run: of the set-up at hand, or nothing. */
  const shown = state.subject !== null && isSame(state.subject, subject) ? state : null
  const problem = problemOf(setup)
  const games = gamesIn(setup.games)
  const running = state.progress !== null
  const meant: Experiment = {
    scenario: card.id,
    players: subject.players,
    games: games ?? 1,
    seed: subject.seed,
    variants: variants.flatMap(({ id }) => (ticked.includes(id) ? [id] : [])),
  }

  const change = (next: Partial<Setup>): void =>
    startTransition(() => {
      setSetup((before) => ({ ...before, ...next }))
      setHeeded(true)
      if (next.scenario !== undefined && next.scenario !== card.id) setTicked([])
    })
  const run = (): void => {
    if (running || problem !== null || games === null) return
    // The address sets up this experiment again, also after a reload; nobody goes anywhere by it.
    history.replaceState(null, '', addressOf({ place: 'lab', experiment: queryOf(meant) }))
    setWritten(queryOf(meant))
    setHeeded(true)
    void lab.run(subject, games)
  }

  return (
    <Shell current="lab">
      <div className="lab">
        <Head
          card={card}
          subject={subject}
          shown={shown}
          query={queryOf(meant)}
          running={running}
          games={games}
          blocked={problem !== null}
          playerName={playerName}
          onCancel={() => lab.cancel()}
        />
        {!heeded &&
          noticesOf(experiment ?? '', game, variants, all).map((notice) => (
            <p key={notice} className="lab-notice" role="status">
              {notice}
            </p>
          ))}
        {state.problem !== null && (
          <p className="lab-notice" role="alert">
            {state.problem}
          </p>
        )}
        <ProgressStrip progress={state.progress} last={state.last} />
        <div className="lab-columns">
          <div className="lab-left">
            <SetupForm
              all={all}
              listing={listing}
              shelf={shelf}
              card={card}
              game={game}
              setup={setup}
              sides={sides}
              problem={problem}
              shown={shown}
              running={running}
              playerName={playerName}
              onChange={change}
              onRun={run}
            />
            <OnServer
              lab={lab}
              subject={subject}
              games={problem === null ? games : null}
              nameOf={(id) => onShelf(id, all)?.card.name ?? id}
              playerName={playerName}
            />
            {shown?.printed && <Learned lab={lab} sides={sides} shown={shown} playerName={playerName} />}
            <Variants
              variants={variants}
              ticked={ticked}
              onTick={setTicked}
              series={shown?.variants}
              printed={shown?.printed ?? null}
              running={running}
              onRun={(chosen) => void lab.runVariants(chosen)}
            />
          </div>
          {shown?.printed ? (
            <Results
              system={listing.id}
              scenario={card}
              scenarios={shelf.scenarios.map(({ id }) => id)}
              shown={shown}
              printed={shown.printed}
              sides={sides}
              boards={shelf.boards?.(card.scenario) ?? null}
              players={game.arena.players}
              playerName={playerName}
              running={running}
              onSkill={(player, number) => void lab.runSkill(player, number, playerName(player))}
            />
          ) : (
            <Empty shelf={shelf} card={card} waiting={running} onPick={(scenario) => change({ scenario })} />
          )}
        </div>
      </div>
    </Shell>
  )
}
