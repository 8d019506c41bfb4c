/** Everything that comes with the games. Who needs one game only takes it from that game's own entry, and a single board from its own. */
import { byId } from './by-id.ts'
import { type AnyScenario, CATALOGUE } from './catalogue.ts'

export { boards } from './boards/index.ts'
export { type AnyScenario, BY_THE_BOOK, CATALOGUE, IN_TEAMS, type Rules, type SystemEntry } from './catalogue.ts'

const shipped = await Promise.all(CATALOGUE.map(({ content }) => content()))

export const scenarios: readonly AnyScenario[] = shipped.flatMap((content) => content.scenarios)

export const scenario: (id: string) => AnyScenario = byId('scenario', scenarios)
