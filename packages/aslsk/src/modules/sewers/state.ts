import { copyPlain, keep, keptBy, listOf, type ModuleState, optional, record, text } from '@firegroup/kernel'
import { placeOf } from '../../map/terrain.ts'
import type { AslskState, Location } from '../../state.ts'

/** What is known of sewer Locations, by place: of whoever is there, and all of them move together. Each list is absent while it is empty. */
export interface Below {
  /** B8.41: they do not know where they are. */
  readonly lost?: readonly Location[]
  /** B8.42: seen through the manhole in this Player Turn. */
  readonly discovered?: readonly Location[]
  /** B8.42: they may come up in this Player Turn. */
  readonly emerging?: readonly Location[]
  /** B8.44: they left an Encircled Location in this Player Turn. */
  readonly encircled?: readonly Location[]
}

const names = optional(listOf(text({ max: 24 }), { max: 200 }))
const schema = record({ lost: names, discovered: names, emerging: names, encircled: names })

export const state: ModuleState<AslskState, Below> = {
  begin: () => undefined,
  clone: copyPlain,
  view: (kept) => ({ ...kept }),
  read(description, s) {
    const wrong = schema.check(description, 'sewers')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    const lists = Object.entries(description as { [key: string]: readonly string[] })
    return { ok: true, value: Object.fromEntries(lists.map(([key, hexes]) => [key, hexes.map((hex) => placeOf(s, hex))])) }
  },
}

const OWNER = { id: 'sewers', state } as const

export function belowOf(s: AslskState): Below {
  return keptBy(s, OWNER) ?? {}
}

export function is(s: AslskState, what: keyof Below, at: Location): boolean {
  return belowOf(s)[what]?.includes(at) ?? false
}

/** From now on it is so of a Location, or no longer. */
export function set(s: AslskState, what: keyof Below, at: Location, on: boolean): void {
  if (is(s, what, at) === on) return
  const { [what]: before = [], ...others } = belowOf(s)
  const now = on ? [...before, at].sort((a, b) => a - b) : before.filter((each) => each !== at)
  const kept: Below = now.length > 0 ? { ...others, [what]: now } : others
  keep(s, OWNER, Object.keys(kept).length > 0 ? kept : undefined)
}

/** What counts for one Player Turn is over; who is lost stays lost. */
export function forgetTurn(s: AslskState): void {
  const { lost } = belowOf(s)
  keep(s, OWNER, lost ? { lost } : undefined)
}
