/** How much anybody may ask of a server at once. */

/** A bucket: so much in one go, and then an even flow. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** Requests of one address, behind which several people may be. */
  readonly address: Rate
  /** People whom nobody knows yet, from one address. */
  readonly guests: Rate
  /** Requests of one person, from wherever. */
  readonly person: Rate
  /** Frames of one person, over all his sockets: a page asks about many things in one go. */
  readonly frames: Rate
  readonly socketsOfPerson: number
  readonly socketsOfAddress: number
  /** The largest body of a request and the largest frame, in bytes. */
  readonly body: number
  readonly frame: number
  /** What somebody has not read yet, in bytes, before his socket is given up. */
  readonly unread: number
  /** In how many milliseconds a request must have been said in full. */
  readonly patience: number
  /** How often it is looked whether somebody is still there, and welcome, in milliseconds. */
  readonly heartbeat: number
}

export const USUAL_LIMITS: Limits = {
  address: { burst: 240, perSecond: 40 },
  guests: { burst: 30, perSecond: 0.1 },
  person: { burst: 120, perSecond: 20 },
  frames: { burst: 400, perSecond: 100 },
  socketsOfPerson: 16,
  socketsOfAddress: 200,
  body: 256 * 1024,
  frame: 256 * 1024,
  unread: 8 * 1024 * 1024,
  patience: 15_000,
  heartbeat: 25_000,
}
