/**
 * What the computer players hold things to be worth, in tenths of a Squad. Set by hand and by matches between players; no rule reads them.
 */
export const WEIGHTS = {
  /** A unit by what it is. */
  squad: 10,
  halfSquad: 5,
  leader: 6,
  singleMan: 4,
  hero: 7,
  /** More for each point of a Leader's LM. */
  leadership: 3,
  weapon: 2,
  /** How much of a unit is lost. */
  eliminated: 1,
  casualties: 0.65,
  wounded: 0.5,
  shaken: 0.4,
  /** An MP closer to the objective: for the side that must take it, more when time is short; for the side that holds it. */
  closer: 0.9,
  urgency: 1.6,
  /** MP a turn that a unit makes without hurry. */
  easyPace: 4,
  backToObjective: 0.35,
  onObjective: 5,
  /** And so many times more when time is up. */
  lateGoal: 2,
  /** Standing where something is already one's own is worth this part of it. */
  held: 0.3,
  /** A point of TM under a unit, and a Leader beside an MMC. */
  cover: 0.6,
  withLeader: 0.8,
  /** A Shaken unit wants to be with a helper, under a roof, and away. */
  helper: 2,
  shelter: 1.2,
  /** Fire expected on a location counts so much when passing through it, and when staying there. */
  passing: 0.8,
  staying: 0.35,
  /** Further along the way less, for who has fired once does not fire again. */
  further: 0.9,
  /** Who is not spotted is fired at so much less, and an enemy who has acted in this turn fires only in the next. */
  unspotted: 0.45,
  spentEnemy: 0.6,
  /** Fire must promise so much: of units that could hold it for movers, and of those that have somewhere to go. */
  holding: 0.25,
  staysBehind: 0.7,
  opportunity: 0.3,
  /** Entering Melee: what is won must outweigh what may be lost by this factor. */
  melee: 1.1,
  /** And the place that is won so counts for this much of what it is worth. */
  stormed: 0.5,
  /** A charge that is used up. */
  charge: 1.5,
  /** A spotting attempt takes the spotter out of the turn. */
  spotter: 0.5,
  /** Not the best activation, but in the same impulse. */
  alongWith: 0.5,
  /** Acting for the sake of acting. */
  inertia: 0.3,
  /** Moving costs the fire of the turn; an Assault Move keeps it. */
  keepsFire: 0.4,
  /** To leave nobody on what has to be held. */
  uncovered: 5,
  /** What is left behind on its tripod. */
  abandon: 3,
  /** A place from which the enemy can be fired at, as a part of what an attack would cost him. */
  firingPosition: 0.6,
  /** How many turns before the end the side that must take something begins to care less about its own losses, and how much it cares in the last one. */
  lastTurns: 3,
  atTheEnd: 0.3,
  exit: 30,
  /** What a whole set-up seems to be worth tells little of how the game goes. */
  setup: 0.05,
} as const
