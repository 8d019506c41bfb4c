/** What two players made of their games against each other in a system, sides exchanged, over its scenarios in turn. Plain data. */
export interface Meeting {
  readonly system: string
  /** From the weaker on. */
  readonly players: readonly [string, string]
  readonly games: number
  /** A draw is half a point for each. */
  readonly points: readonly [number, number]
  /** By the id of each scenario: how many of the games were played there, and what the stronger made of them. */
  readonly scenarios: { readonly [id: string]: readonly [games: number, points: number] | undefined }
  /** What the first games were like: others, and the rules, the scenarios or a player have changed since. */
  readonly seal: string
  /** Known to be of players as they were before: still worth telling, and played anew as soon as they meet. */
  readonly outdated?: true
}
