/** A map file from the player's own disk: read completely, or refused with sentences that say what is wrong and where. */
import { describeProblem, type MapSpec, parseMap } from '@firegroup/hexmap'
import { readJson } from '@firegroup/kernel'

export type ReadMap =
  | { readonly ok: true; readonly map: MapSpec }
  | { readonly ok: false; readonly name: string; readonly problems: readonly string[] }

export type Refusal = Extract<ReadMap, { ok: false }>

const LARGEST = 20_000_000

export async function readMapFile(file: File): Promise<ReadMap> {
  if (file.size > LARGEST) return refused(file, ['It is larger than 20 MB, which no map is.'])
  const json = readJson(new Uint8Array(await file.arrayBuffer()), 'It')
  if (!json.ok) return refused(file, [json.problems[0]!.message])
  const parsed = parseMap(json.value)
  return parsed.ok ? { ok: true, map: parsed.map } : refused(file, parsed.problems.map(describeProblem))
}

const refused = (file: File, problems: readonly string[]): ReadMap => ({ ok: false, name: file.name, problems })
