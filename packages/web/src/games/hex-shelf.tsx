/** What scenarios on a hex map show on the shelf, whatever the rules. */
import type { BoardPlacement, HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { groundOf } from '../home/ground.ts'
import { MapPicture } from '../home/MapPicture.tsx'
import type { PictureProps, ScenarioCard } from './game.ts'

interface HexScenario<Side extends string> {
  readonly id: string
  readonly name: string
  readonly turns: number
  readonly briefing: { readonly text: string }
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly nation: string }>>
  readonly setsUpFirst?: Side
}

interface CardOptions<Side extends string> {
  readonly length: string
  readonly seats: readonly Side[]
  /** Who begins, and how that is called: 'moves first'. */
  readonly begins: Side
  readonly beginning: string
}

/** A scenario's card; the side that begins is the one proposed. */
export function hexCard<Side extends string>(scenario: HexScenario<Side>, options: CardOptions<Side>): ScenarioCard {
  const { id, name, turns, briefing, sides, setsUpFirst } = scenario
  const { length, seats, begins, beginning } = options
  const noteOf = (seat: Side): string => [seat === begins && beginning, seat === setsUpFirst && 'sets up first'].filter(Boolean).join(', ')
  return {
    id,
    name,
    text: briefing.text,
    size: `${turns} turns`,
    length,
    sides: seats.map((seat) => ({ seat, name: sides[seat].name, nation: sides[seat].nation, note: noteOf(seat) })),
    proposed: begins,
    scenario,
  }
}

interface GroundPictureProps extends Omit<PictureProps, 'scenario'> {
  readonly boards: readonly BoardPlacement[]
  /** The hexes that the game is about. */
  readonly about: readonly string[]
}

/** The ground around what a game is about. */
export function GroundPicture({ boards, about, width, height, scale }: GroundPictureProps): ReactNode {
  const map = groundOf(boards)
  const hexes = placesOn(map, about)
  // without a place to look at, more of the ground is shown
  const around = { hexes, hexHeight: hexes.length > 0 ? scale : scale * 0.55 }
  return <MapPicture map={map} width={width} height={height} around={around} />
}

/** Those of the hexes that are on the map, each once. */
export const placesOn = (map: HexMap, ids: readonly string[]): number[] =>
  [...new Set(ids)].filter((id) => map.grid.has(id)).map((id) => map.grid.indexOf(id))

/** A victory condition, as far as it can name hexes. */
interface Condition {
  readonly type: string
  readonly hexes?: readonly string[]
  readonly area?: object
  readonly of?: Condition | readonly Condition[]
}

/** The hexes that a condition, or one within it, asks for by name; those to leave the map by are none of them. */
export function hexesNamed({ type, hexes, area, of }: Condition): readonly string[] {
  if (of !== undefined) return [of].flat().flatMap(hexesNamed)
  if (hexes) return hexes
  if (!area || type === 'exit') return []
  const { hexes: listed, of: within } = area as { readonly hexes?: readonly string[]; readonly of?: readonly string[] }
  return listed ?? within ?? []
}
