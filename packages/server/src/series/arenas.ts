/** Where computers meet: who there is, and by which rules. */
import { contestants } from '@firegroup/ai'
import { CATALOGUE } from '@firegroup/content/catalogue'
import { type Arena, arena } from '@firegroup/lab'

interface Found {
  readonly arena: Arena
  readonly scenario: { readonly id: string; readonly name: string }
}

/** The arena of a scenario that comes with the game; why there is none. */
export async function arenaOf(system: string, id: string): Promise<Found | string> {
  const entry = CATALOGUE.find((each) => each.id === system)
  if (!entry) return `There is no game '${system}'; there are ${CATALOGUE.map((each) => each.id).join(', ')}.`
  const scenario = (await entry.content()).scenarios.find((each) => each.id === id)
  if (!scenario) return `There is no scenario '${id}' in this game.`
  return entry.rules((rules) => ({ arena: arena(rules.system, contestants(rules.counsel), rules.counsel.evaluation), scenario }))
}
