import { boards, scenarios } from '@firegroup/content'
import type { NameList } from '@firegroup/kernel'
import { badInput } from '../errors.ts'
import { decisionForms } from '../list/decisions.ts'
import { jsonText } from '../shell.ts'
import { columns } from '../sim/columns.ts'
import { type ListedSystem, SYSTEMS } from '../systems.ts'

export interface ListOptions {
  readonly json?: boolean
}

interface Row {
  readonly system: string
  readonly name: string
  readonly says: string
}

/** All names of one kind, of one system or of all; without a kind, which kinds there are. */
export function list(what: string | undefined, system: string | undefined, { json = false }: ListOptions): string {
  const chosen = SYSTEMS.filter(({ id }) => system === undefined || id === system)
  if (chosen.length === 0) throw badInput(`There is no system '${system}'; there are ${SYSTEMS.map(({ id }) => id).join(', ')}.`)
  const rows = what === undefined ? kinds(chosen) : rowsOf(what, chosen)
  if (json) return jsonText(rows)
  return columns([['name', 'system', ''], ...rows.map((row) => [row.name, row.system, row.says])], 'left')
}

/** Kinds of names that are not a system's own. */
const GENERAL: { readonly [what: string]: (chosen: readonly ListedSystem[]) => readonly Row[] } = {
  systems: (chosen) =>
    chosen.map(({ id, version, seats, title }) => ({ system: id, name: id, says: `rules ${version}, ${seats.join(' and ')}: ${title}` })),
  scenarios: (chosen) =>
    scenarios.flatMap(({ id, name, system }) => (chosen.some((each) => each.id === system) ? [{ system, name: id, says: name }] : [])),
  boards: () => boards.map(({ id, name }) => ({ system: '', name: id, says: name })),
  decisions: (chosen) =>
    chosen.flatMap((system) => decisionForms(system).map(({ kind, says }) => ({ system: system.id, name: kind, says }))),
}

function rowsOf(what: string, chosen: readonly ListedSystem[]): readonly Row[] {
  const general = Object.hasOwn(GENERAL, what) ? GENERAL[what] : undefined
  if (general) return general(chosen)
  const found = chosen.flatMap((system) =>
    listsOf(system).flatMap(({ id, names }) => (id === what ? names.map((each) => ({ system: system.id, ...each })) : [])),
  )
  if (found.length > 0) return found
  const known = kinds(chosen).map(({ name }) => name)
  if (known.includes(what)) return []
  throw badInput(`There is nothing called '${what}' to list; there are ${[...new Set(known)].join(', ')}.`)
}

function kinds(chosen: readonly ListedSystem[]): readonly Row[] {
  const own = chosen.flatMap((system) =>
    listsOf(system).map(({ id, title, names }) => ({ system: system.id, name: id, says: `${title}: ${names.length}` })),
  )
  const general = Object.keys(GENERAL).map((name) => ({ system: '', name, says: '' }))
  return [...general, ...own]
}

function listsOf(system: ListedSystem): readonly NameList[] {
  return system.with((rules) => rules.lists?.() ?? [])
}
