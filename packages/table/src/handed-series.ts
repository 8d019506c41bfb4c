/** Series of games between computers that a page hands to its server, as both know them. */

/** What is played: everything that decides how the games go, but for the rules. */
export interface HandedWish {
  readonly system: string
  /** One that comes with the game, by its id. */
  readonly scenario: string
  /** By name, in the order of the seats. */
  readonly players: readonly string[]
  readonly seed: string
  /** How many in all: those that were played before are not played again. */
  readonly games: number
}

export interface HandedSeries extends HandedWish {
  readonly id: string
  /** The version of the rules that it was ordered with. */
  readonly rules: number
  readonly done: number
  /** Why it can't be played; null while all is well. */
  readonly problem: string | null
  readonly cancelled: boolean
  readonly made: string
}

/** All that a page is told of them. */
export interface HandedList {
  /** Why nothing can be handed to this server; null if it can. */
  readonly problem: string | null
  /** How many programs play for it now. */
  readonly workers: number
  /** So many games may wait to be played, of all his series together. */
  readonly most: number
  readonly series: readonly HandedSeries[]
}
