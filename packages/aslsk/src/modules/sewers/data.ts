/** B8.4: the sheet on sewers of the play aids, lines 3015 to 3041. */

/** In hexes. */
export const SEWER_REACH = 3

/** The leader of a side that does not know the sewers takes this TC. */
export const GUIDE_TC = 4

/** A dr from here on and the stack has lost its way. */
export const LOST_FROM = 6

export const EMERGENCE = {
  /** A final dr of no more than this and they may come up. */
  emerges: 4,
  /** One of this or more and they are discovered. */
  discovered: 7,
  friendAbove: -1,
  unwatched: -1,
  lost: 1,
  /** For each Good Order enemy MMC above. */
  enemyAbove: 1,
  enemyBeside: 1,
  /** A Hindrance from which on a watcher does not count. */
  hindered: 2,
} as const

/** Fire at whoever is in a sewer, in any phase. */
export const HAZARDOUS_DRM = -2
