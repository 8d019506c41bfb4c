/** A drill opened: its position as whoever is asked sees it, and what the rules say of each way. */
import { type GameEvent, type Save, saveGame } from '@firegroup/kernel'
import { type Drill, openDrill } from '@firegroup/lab'
import { knownState } from '@firegroup/table'
import type { AnyRecord, AnyState, GameListing } from '../games/game.ts'
import { gameOf } from '../games/index.ts'

export interface DrillPosition {
  readonly drill: Drill
  readonly listing: GameListing
  readonly game: AnyRecord
  /** As the seat knows it: what is hidden from it is something else that fits. */
  readonly state: AnyState
  readonly scenarioName: string
  readonly scenario: object
  /** What the rules say would come of each way, by its place; undefined where they say nothing. */
  readonly previews: readonly unknown[]
  /** The whole game up to here, to be played on. */
  readonly save: Save
}

export async function openPosition(drill: Drill): Promise<DrillPosition> {
  const listing = gameOf(drill.system)
  const [game, shelf] = await Promise.all([listing.parts.record(), listing.parts.shelf()])
  const card = typeof drill.scenario === 'string' ? shelf.scenarios.find(({ id }) => id === drill.scenario) : undefined
  const scenario = typeof drill.scenario === 'string' ? card?.scenario : drill.scenario
  if (!scenario) throw new Error(`This version does not know the scenario of the drill ${drill.id}.`)
  const opened = openDrill<AnyState, GameEvent>(game.system, scenario, drill)
  if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join(' '))
  const at = opened.value
  const { question } = at.questionFor(drill.seat)!
  return {
    drill,
    listing,
    game,
    state: knownState(game.system, at.state, drill.seat),
    scenarioName: card?.name ?? (scenario as { readonly name?: string }).name ?? '',
    scenario,
    previews: drill.ways.map(({ decision }) => question.preview?.(decision)),
    save: saveGame(at),
  }
}
