import { scenarios } from '@firegroup/content'
import type { Arena } from '@firegroup/lab'
import { badInput } from '../errors.ts'
import { readJsonFile } from '../files.ts'
import { arenaOf } from './arenas.ts'
import { columns } from './columns.ts'

export interface Chosen {
  readonly arena: Arena
  readonly id: string
  readonly name: string
  readonly scenario: object
  /** Which change of the scenario that `id` names. */
  readonly variant?: { readonly id: string; readonly title: string }
}

/** A scenario that comes with the game, by its id, or one in a file. */
export function chooseScenario(given: string): Chosen {
  const shipped = scenarios.find(({ id }) => id === given)
  if (shipped) return { arena: arenaOf(shipped.system), id: shipped.id, name: shipped.name, scenario: shipped }
  if (!/[./\\]/.test(given))
    throw badInput(`There is no scenario '${given}'; there are ${scenarios.map(({ id }) => id).join(', ')}, or give a file.`)
  return fromFile(given)
}

/** The scenario with one thing changed. */
export function changedScenario(chosen: Chosen, variant: string): Chosen {
  const variants = chosen.arena.variants(chosen.scenario)
  const found = variants.find(({ id }) => id === variant)
  if (found) return { ...chosen, scenario: found.scenario, variant: { id: found.id, title: found.title } }
  throw badInput(
    variants.length === 0
      ? `The scenario '${chosen.id}' has no variants.`
      : `The scenario '${chosen.id}' has no variant '${variant}'; it has ${variants.map(({ id }) => id).join(', ')}.`,
  )
}

/** What can be changed, a line each. */
export function variantsList({ arena, id, scenario }: Chosen): string {
  const variants = arena.variants(scenario)
  if (variants.length === 0) return `The scenario '${id}' has no variants.`
  return columns([['variant', ''], ...variants.map((variant) => [variant.id, variant.title])], 'left')
}

/** Scenarios of one system: those given, or all that come with it. */
export function chooseScenarios(system: string, given?: readonly string[]): Chosen[] {
  const shipped = scenarios.filter((scenario) => scenario.system === system).map(({ id }) => id)
  const chosen = (given ?? shipped).map(chooseScenario)
  const stranger = chosen.find(({ arena }) => arena.id !== system)
  if (stranger) throw badInput(`The scenario '${stranger.id}' is for ${stranger.arena.id}, not for ${system}.`)
  return chosen
}

function fromFile(file: string): Chosen {
  const scenario = parsed(file)
  const system = field(scenario, 'system')
  if (system === undefined) throw badInput(`${file}: this is no scenario: it does not name its 'system'.`)
  const arena = arenaOf(system)
  const problem = arena.problem(scenario)
  if (problem !== null) throw badInput(`${file}: ${problem}`)
  const id = field(scenario, 'id') ?? file
  return { arena, id, name: field(scenario, 'name') ?? id, scenario }
}

function parsed(file: string): object {
  const json = readJsonFile(file)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badInput(`${file}: a scenario is an object.`)
  return json
}

function field(scenario: object, name: string): string | undefined {
  const value: unknown = Object.hasOwn(scenario, name) ? (scenario as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}
