import { boards, scenarios } from '@firegroup/content'
import { badInput } from '../errors.ts'

/** A scenario that comes with the game may be named by its id. */
export function scenarioOf(scenario: unknown, file: string): unknown {
  return typeof scenario === 'string' ? named(scenarios, scenario, `${file}: there is no scenario`) : scenario
}

/** So may the boards of a position: `"map": "lark-hill"`, alone or among several. */
export function situationOf(situation: unknown, file: string): unknown {
  if (!isRecord(situation)) return situation
  const { boards: several } = situation
  const path = `${file}: situation`
  return {
    ...withMap(situation, path),
    ...(Array.isArray(several)
      ? { boards: several.map((each, i) => (isRecord(each) ? withMap(each, `${path}.boards[${i}]`) : each)) }
      : {}),
  }
}

function withMap(given: Readonly<Record<string, unknown>>, path: string): Readonly<Record<string, unknown>> {
  const { map } = given
  return typeof map === 'string' ? { ...given, map: named(boards, map, `${path}.map: there is no board`) } : given
}

function named<T extends { readonly id: string }>(all: readonly T[], id: string, complaint: string): T {
  const found = all.find((each) => each.id === id)
  if (!found) throw badInput(`${complaint} '${id}'; there are ${all.map((each) => each.id).join(', ')}.`)
  return found
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
