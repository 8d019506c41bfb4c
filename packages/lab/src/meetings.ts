/** What two players made of their games against each other in a system, sides exchanged, over its scenarios in turn. Plain data. */
export interface Meeting {
  readonly system: string
  /** From the weaker on. */
  readonly players: readonly [string, string]
  readonly games: number
  /** A draw is half a point for each. */
  readonly points: readonly [number, number]
  /** What the first game was like: another one, and the rules, the scenarios or a player have changed since. */
  readonly seal: string
}
