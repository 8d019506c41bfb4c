import known from './rules.json' with { type: 'json' }

/** A rule of the procedure, as its inventory numbers it: 'PBS-CFF-05'. */
export type RuleId = string

const texts = new Map<string, string>(Object.entries(known))

/** Every rule of the procedure with what it says, in our own words. */
export const RULES: ReadonlyMap<RuleId, string> = texts
