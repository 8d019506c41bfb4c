import { copyPlain, integer, keep, keptBy, listOf, type ModuleState, optional, record, text, type Viewer } from '@firegroup/kernel'
import { seenAmong } from '../../concealment/unseen.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'

/** What charges have done to the map, and who is at work with one; absent while there is nothing to tell. */
export interface Kept {
  /** B23.711: walls with a breach, as 'E5-E6'. */
  readonly breached?: readonly string[]
  /** B29: roadblocks that are gone. */
  readonly cleared?: readonly string[]
  /** A23.71: hexes whose bridge is gone. */
  readonly bridges?: readonly string[]
  /** A23.7: who sets a charge in this MPh. */
  readonly setting?: readonly number[]
}

const names = optional(listOf(text({ max: 24 }), { max: 400 }))
const schema = record({ breached: names, cleared: names, bridges: names, setting: optional(listOf(integer(0), { max: 400 })) })

export const state: ModuleState<AslskState, Kept> = {
  begin: () => undefined,
  clone: copyPlain,
  view: known,
  resample: (all, s, viewer) => keep(s, OWNER, known(all, s, viewer)),
  read(description) {
    const wrong = schema.check(description, 'demolition-full')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as Kept }
  },
}

/** Who is at work under a concealment counter is not told. */
function known({ setting, ...rest }: Kept, s: AslskState, viewer: Viewer): Kept | undefined {
  const seen = setting && seenAmong(s, setting, viewer)
  if (seen) return { ...rest, setting: seen }
  return Object.keys(rest).length > 0 ? rest : undefined
}

const OWNER = { id: 'demolition-full', state } as const

export function kept(s: AslskState): Kept {
  return keptBy(s, OWNER) ?? NOTHING
}

const NOTHING: Kept = {}

export function note(s: AslskState, what: 'breached' | 'cleared' | 'bridges', name: string): void {
  keep(s, OWNER, { ...kept(s), [what]: [...(kept(s)[what] ?? []), name].sort() })
}

export function beginSetting(s: AslskState, unit: Unit): void {
  keep(s, OWNER, { ...kept(s), setting: [...(kept(s).setting ?? []), unit.id] })
}

/** With the MPh the danger of setting a charge is over. */
export function endSetting(s: AslskState): void {
  const { setting, ...rest } = kept(s)
  if (setting) keep(s, OWNER, Object.keys(rest).length > 0 ? rest : undefined)
}

/** A hexside by the names of its hexes, whichever way it is told. */
export function hexsideName(s: AslskState, a: Hex, b: Hex): string {
  return [nameOf(s, a), nameOf(s, b)].sort().join('-')
}

/** The same for one that a scenario names. */
export function sortedHexside(hexside: string): string {
  return hexside.split('-').sort().join('-')
}
