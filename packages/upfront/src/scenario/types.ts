import type { Described } from '@firegroup/kernel'
import type { deckSchema, optionsSchema, scenarioSchema, sideSchema, victorySchema } from './schema.ts'

/** A scenario (2.4), as it stands in a file. */
export type Scenario = Described<typeof scenarioSchema>
export type ScenarioSide = Described<typeof sideSchema>
export type FirstPlayer = Scenario['first']
export type DeckChanges = Described<typeof deckSchema>
export type Victory = Described<typeof victorySchema>
/** Every ruling, as it is played. */
export type RulingOptions = Required<Described<typeof optionsSchema>>
