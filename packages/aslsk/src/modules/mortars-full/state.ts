import { copyPlain, flag, integer, keep, keptBy, listOf, type ModuleState, record, type Viewer } from '@firegroup/kernel'
import { isUnseenBy } from '../../concealment/unseen.ts'
import type { AslskState, Location } from '../../state.ts'

/** C9.3: a Mortar and who spots for it; -1 when he is lost and nobody has taken his place yet. */
interface Pair {
  readonly mortar: number
  readonly spotter: number
}

/** C9.3: who has spotted in this Player Turn, and where to. */
interface Spotting {
  readonly spotter: number
  readonly at: Location
  /** In this very phase: all his Mortars fire at one hex. */
  readonly now: boolean
}

interface Mortars {
  readonly pairs: readonly Pair[]
  readonly spotted: readonly Spotting[]
  /** A9.8: Mortars that are taken apart. */
  readonly apart: readonly number[]
}

const NOTHING: Mortars = { pairs: [], spotted: [], apart: [] }

const schema = record({
  pairs: listOf(record({ mortar: integer(0), spotter: integer(-1) })),
  spotted: listOf(record({ spotter: integer(0), at: integer(0), now: flag() })),
  apart: listOf(integer(0)),
})

/** Absent while nobody spots and nothing is taken apart. Who spots unseen, or with an unseen Mortar, is his side's secret. */
export const state: ModuleState<AslskState, Mortars> = {
  begin: () => undefined,
  clone: copyPlain,
  view: known,
  resample: (kept, s, viewer) => keep(s, OWNER, known(kept, s, viewer)),
  read(description) {
    const wrong = schema.check(description, 'mortars-full')
    return wrong ? { ok: false, problems: [{ message: wrong }] } : { ok: true, value: description as unknown as Mortars }
  },
}

const OWNER = { id: 'mortars-full', state } as const

function known({ pairs, spotted, apart }: Mortars, s: AslskState, viewer: Viewer): Mortars | undefined {
  const isSeen = (id: number) => !s.units[id] || !isUnseenBy(s.units[id], viewer)
  const isMortarSeen = (mortar: number) => isSeen(s.weapons[mortar]?.owner ?? -1)
  return unlessEmpty({
    pairs: pairs.filter(({ mortar, spotter }) => isMortarSeen(mortar) && isSeen(spotter)),
    spotted: spotted.filter(({ spotter }) => isSeen(spotter)),
    apart: apart.filter(isMortarSeen),
  })
}

function unlessEmpty(kept: Mortars): Mortars | undefined {
  return kept.pairs.length + kept.spotted.length + kept.apart.length > 0 ? kept : undefined
}

function mortarsOf(s: AslskState): Mortars {
  return keptBy(s, OWNER) ?? NOTHING
}

function set(s: AslskState, kept: Mortars): void {
  keep(s, OWNER, unlessEmpty(kept))
}

/** C9.3: who spots for a Mortar; -1 when he is lost, undefined where it never had anybody. */
export function spotterOf(s: AslskState, mortar: number): number | undefined {
  return mortarsOf(s).pairs.find((pair) => pair.mortar === mortar)?.spotter
}

export function setSpotter(s: AslskState, mortar: number, spotter: number): void {
  const kept = mortarsOf(s)
  set(s, { ...kept, pairs: [...kept.pairs.filter((pair) => pair.mortar !== mortar), { mortar, spotter }] })
}

export function pairsOf(s: AslskState): readonly Pair[] {
  return mortarsOf(s).pairs
}

export function spottedBy(s: AslskState, spotter: number): readonly Spotting[] {
  return mortarsOf(s).spotted.filter((each) => each.spotter === spotter)
}

export function noteSpotting(s: AslskState, spotter: number, at: Location): void {
  const kept = mortarsOf(s)
  set(s, { ...kept, spotted: [...kept.spotted, { spotter, at, now: true }] })
}

/** A phase is over: what was spotted in it counts as use of a SW, but binds nobody to a hex any more. */
export function endSpotting(s: AslskState, all: boolean): void {
  const kept = mortarsOf(s)
  if (kept.spotted.length > 0) set(s, { ...kept, spotted: all ? [] : kept.spotted.map((each) => ({ ...each, now: false })) })
}

export function isApart(s: AslskState, mortar: number): boolean {
  return s.modules !== undefined && mortarsOf(s).apart.includes(mortar)
}

export function setApart(s: AslskState, mortar: number, apart: boolean): void {
  const kept = mortarsOf(s)
  const others = kept.apart.filter((id) => id !== mortar)
  set(s, { ...kept, apart: apart ? [...others, mortar] : others })
}
