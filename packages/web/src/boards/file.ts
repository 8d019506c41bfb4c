/** A map file from the player's own disk: read completely, or refused with sentences that say what is wrong and where. */
import { describeProblem, type MapSpec, parseMap } from '@firegroup/hexmap'

export type ReadMap =
  | { readonly ok: true; readonly map: MapSpec }
  | { readonly ok: false; readonly name: string; readonly problems: readonly string[] }

export type Refusal = Extract<ReadMap, { ok: false }>

const LARGEST = 20_000_000

export async function readMapFile(file: File): Promise<ReadMap> {
  if (file.size > LARGEST) return refused(file, ['It is larger than 20 MB, which no map is.'])
  const json = parseJson(await file.text())
  if (!json.ok) return refused(file, [json.problem])
  const parsed = parseMap(json.value)
  return parsed.ok ? { ok: true, map: parsed.map } : refused(file, parsed.problems.map(describeProblem))
}

const refused = (file: File, problems: readonly string[]): ReadMap => ({ ok: false, name: file.name, problems })

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : String(error)
    return { ok: false, problem: `It is not JSON: ${reason}.` }
  }
}
