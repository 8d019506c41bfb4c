/**
 * What the computer players hold things to be worth, in tenths of a man. Set by hand and by matches between players; no rule reads them.
 */
export const WEIGHTS = {
  /** A man by what he is, and more for each factor of a good weapon. */
  man: 10,
  leader: 5,
  secondLeader: 2,
  factor: 1.2,
  /** How much of a man is lost. */
  pinned: 0.4,
  panic: 0.9,
  /** Losses of a side count so much more when it is about to break. */
  brink: 1.5,
  /** A victory point for ground, early in the game and at its end. */
  ground: 1.4,
  groundLate: 3.2,
  /** Ground that does not count yet: still on the way there, or in the wrong terrain; late in the game it is worth nothing. */
  onTheWay: 0.7,
  wrongTerrain: 0.45,
  /** A man who comes closer to where he has to stand, for each step. */
  closer: 1.6,
  /** Closer to an enemy who has to be broken. */
  pressure: 0.5,
  /** The game itself. */
  win: 400,
  /** A turn of expected fire by a group, and on it; and of all other groups besides the one that fires best. */
  offence: 0.6,
  threat: 1.6,
  otherGroups: 0.35,
  /** What part of the hand a player is taken to have for the next attack. */
  handInUse: 0.6,
  /** How surely a moving group finds cover: with a Terrain card at hand, and without. */
  settles: 0.75,
  settlesBlind: 0.3,
  /** A Concealed card takes so much from the effect of fire, on average. */
  concealment: 0.8,
  /** Cards, by what they can do. */
  fireCard: 0.55,
  rallyCard: 0.5,
  rallyNeeded: 1.2,
  concealedCard: 1.1,
  movementCard: 1.6,
  terrainCard: 0.9,
  heroCard: 3,
  smokeCard: 0.4,
  wireCard: 1.2,
  sniperCard: 2,
  /** Each further card of a kind is worth this part of the one before. */
  spare: 0.55,
  /** A card that might be drawn instead. */
  draw: 1.6,
  /** And more for every deck that should have been drawn by now. */
  impatience: 3,
  /** Card values count so much against what is done with them. */
  cardPrice: 0.6,
  /** Discards lost by acting. */
  discard: 0.8,
  /** A man of a group that is no longer kept from moving. */
  freed: 1.5,
  /** Weapons that may jam: for each man fired at. */
  jam: 0.06,
  /** Wire on a group that would go on, for each of its men. */
  wire: 0.8,
  sniperCheck: 1.2,
  repair: 0.8,
  weapon: 0.8,
  /** An infiltrator, besides what close combat promises. */
  inside: 1,
  closeCombat: 0.8,
  /** A change for the sake of change. */
  fuss: 1,
  /** Forming groups: a served gun, and how many men are too few and too many together. */
  crew: 6,
  fewMen: 4,
  manyMen: 6,
  oddSize: 2,
} as const
