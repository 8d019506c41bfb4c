/** What can be played at a table. */
import { CATALOGUE } from '@firegroup/content/catalogue'
import type { Seat } from '@firegroup/kernel'

export interface Playable {
  readonly system: string
  readonly scenario: { readonly id: string; readonly name: string }
  readonly seats: readonly Seat[]
}

/** A scenario that comes with the game, as it is or as it was agreed on; why there is none such. */
export async function playable(system: string, id: string, agreed?: unknown): Promise<Playable | string> {
  const entry = CATALOGUE.find((each) => each.id === system)
  if (!entry) return `There is no game '${system}'; there are ${CATALOGUE.map((each) => each.id).join(', ')}.`
  const { scenarios } = await entry.content()
  const scenario = scenarios.find((each) => each.id === id)
  if (!scenario) return `There is no scenario '${id}' in this game.`
  return entry.table(({ system: rules }) => {
    if (agreed === undefined) return { system, scenario, seats: rules.seats }
    const own = { ...(agreed as object), id, name: scenario.name }
    const begun = rules.begin(own)
    return begun.ok ? { system, scenario: own, seats: rules.seats } : (begun.problems[0]?.message ?? 'The scenario can’t be begun.')
  })
}
