import type { Counsel } from './counsel.ts'
import { LEVELS } from './planner/levels.ts'
import { planner } from './planner/planner.ts'
import type { Player } from './player.ts'

/**
 * What a decision is like to the eye: somebody goes forward in the open, or with care; he fires, or makes ready for what comes (smoke, cover); he gives something
 * away that could be kept; or he waits.
 */
export type Bearing = 'advance' | 'creep' | 'fire' | 'prepare' | 'spend' | 'wait'

/** A way to play, beside strength: by how many points of advice a decision of this bearing looks better, or worse, than it is. */
export type Character = { readonly [B in Bearing]?: number }

/** Small enough that trials decide wherever they show something: a character is seen where ways are about as good as each other. */
export const CHARACTERS = {
  cautious: { advance: -0.4, creep: 0.4, wait: 0.3 },
  bold: { advance: 0.4, creep: -0.3, wait: -0.4 },
  methodical: { prepare: 0.6, fire: 0.4, creep: 0.3 },
  hoarder: { fire: -0.4, spend: -0.4, wait: 0.3 },
} as const satisfies Record<string, Character>

/** Between a level and a character in the name of a player: 'veteran-bold'. */
const AND = '-'

/** The name of a player of this level and character. */
export function inCharacter(level: string, character: string): string {
  return `${level}${AND}${character}`
}

/** The level of a player by its name, whatever its character. */
export function levelOf(name: string): string {
  const [level, character] = name.split(AND)
  return character !== undefined && Object.hasOwn(CHARACTERS, character) ? level! : name
}

export function characterOf(name: string): Character | undefined {
  const character = name.slice(levelOf(name).length + AND.length)
  return Object.entries(CHARACTERS).find(([id]) => id === character)?.[1]
}

/** The computer players that think ahead, each in every character, by name. */
export function characters<S>(counsel: Counsel<S>): { readonly [name: string]: () => Player<S> } {
  return Object.fromEntries(
    Object.values(LEVELS).flatMap((level) =>
      Object.entries(CHARACTERS).map(([id, character]) => {
        const name = inCharacter(level.name, id)
        return [name, () => ({ ...planner({ ...counsel, level, character }), name })]
      }),
    ),
  )
}
