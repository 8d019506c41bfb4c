/**
 * What the computer players hold things to be worth, in tenths of a man. Set by hand and by matches between players; no rule reads them.
 */
export const WEIGHTS = {
  /** A man by what he is, and more for each factor of a good weapon. */
  man: 10,
  leader: 7,
  secondLeader: 1.5,
  factor: 1.1,
  /** How much of a man is lost. */
  pinned: 0.64,
  panic: 1,
  /** Losses of a side count so much more when it is about to break. */
  brink: 2,
  /** A victory point for ground, early in the game and at its end. */
  ground: 1.4,
  groundLate: 4,
  /** Ground that does not count yet: still on the way there, or in the wrong terrain; late in the game it is worth nothing. */
  onTheWay: 0.62,
  wrongTerrain: 0.34,
  /** A man who comes closer to where he has to stand, for each step. */
  closer: 5,
  /** Closer to an enemy who has to be broken. */
  pressure: 0.62,
  /** The game itself. */
  win: 400,
  /** A turn of expected fire by a group, and on it; and of all other groups besides the one that fires best. */
  offence: 1,
  threat: 2.6,
  otherGroups: 0.22,
  /** What part of the hand a player is taken to have for the next attack. */
  handInUse: 0.6,
  /** How surely a moving group finds cover: with a Terrain card at hand, and without. */
  settles: 0.66,
  settlesBlind: 0.39,
  /** A Concealed card takes so much from the effect of fire, on average. */
  concealment: 0.86,
  /** Cards, by what they can do. */
  fireCard: 0.76,
  rallyCard: 0.57,
  rallyNeeded: 1.4,
  concealedCard: 0.89,
  movementCard: 1.1,
  terrainCard: 0.65,
  heroCard: 3,
  smokeCard: 0.34,
  wireCard: 0.96,
  sniperCard: 1.9,
  /** Each further card of a kind is worth this part of the one before. */
  spare: 0.57,
  /** A card that might be drawn instead. */
  draw: 2.5,
  /** And more for every deck that should have been drawn by now. */
  impatience: 3.1,
  /** Card values count so much against what is done with them. */
  cardPrice: 0.61,
  /** Discards lost by acting. */
  discard: 0.46,
  /** A man of a group that is no longer kept from moving. */
  freed: 1.7,
  /** Weapons that may jam: for each man fired at. */
  jam: 0.089,
  /** Wire on a group that would go on, for each of its men. */
  wire: 1.5,
  sniperCheck: 1.3,
  /** Of what guns and tubes may do in a turn, so much is reckoned with: it takes a Fire card, and the right target. */
  shells: 0.5,
  /** A target that is acquired. */
  acquire: 0.1,
  /** A man who goes to another group, besides his card; and a group that is no more. */
  transfer: 1.5,
  mergedGroup: 4,
  repair: 0.81,
  weapon: 0.68,
  /** An infiltrator, besides what close combat promises. */
  inside: 0.85,
  closeCombat: 0.72,
  /** What part of a man goes with a prisoner to look after. */
  guard: 0.3,
  /** A change for the sake of change. */
  fuss: 0.81,
  /** Forming groups: a served gun, and how many men are too few and too many together. */
  crew: 9,
  fewMen: 4,
  manyMen: 6,
  oddSize: 1.5,
} as const
