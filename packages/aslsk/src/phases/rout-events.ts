/** The events of this part of the rules. */
export type RoutEvent = never
