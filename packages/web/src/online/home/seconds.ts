/** What a player is told of in one go takes no longer than this, in seconds. */
const LONGEST = 30
/** How long one event is shown. */
const EACH = 3.75

/** How long it takes to show so much. */
export const secondsFor = (events: number): number => Math.min(LONGEST, Math.ceil(events * EACH))
