/**
 * What the computer players hold things to be worth, in tenths of a squad. Set by hand and by matches between players; no rule reads them.
 */
export const WEIGHTS = {
  /** A unit by what it is. */
  squad: 10,
  halfSquad: 5,
  crew: 5,
  leader: 6,
  /** More for each point of a leader's DRM. */
  leadership: 4,
  weapon: 3,
  /** How much of a unit is lost. */
  eliminated: 1,
  reduced: 0.55,
  broken: 0.45,
  /** 8.1.2: a Japanese unit that loses a step fights on. */
  stepped: 0.3,
  pinned: 0.1,
  /** A hex closer to the objective: for the side that must take it, more when time is short; for the side that holds it. */
  closer: 1.4,
  urgency: 2.4,
  /** Hexes a turn that a unit makes without hurry. */
  easyPace: 3,
  backToObjective: 0.5,
  onObjective: 5,
  /** A point of TEM under a unit, and a leader beside a MMC. */
  cover: 0.7,
  withLeader: 0.8,
  /** Fire expected on a hex counts so much when passing through it, and when staying there. */
  passing: 1,
  staying: 0.25,
  /** Prep Fire must promise so much more than nothing, for each unit that could have moved instead. */
  prepFire: 1.2,
  /** Defensive First Fire must promise so much to be worth a counter. */
  firstFire: 0.35,
  subsequentFire: 0.3,
  /** Advancing into Close Combat: what is won must outweigh what may be lost by this factor. */
  closeCombat: 1.1,
  /** Tired for a turn; and moving for the sake of moving. */
  doubleTime: 1.5,
  inertia: 0.3,
  exit: 30,
} as const
