import { withWorks } from '../map/ground.ts'
import { hexOf, nameOf } from '../map/location.ts'
import type { Setting } from '../setting.ts'
import type { Hex, LnltState, Location, Marker } from '../state.ts'

/** 21.5: what a Barricade is to whatever would destroy it: armor of 2, which a penetration of 1 does not touch. */
export const BARRICADE = { armor: 2, leastPenetration: 2 } as const

/** 21.5: what is left of one lies there for everybody to see, and is in nobody's way. */
const BREACH = 'breach'

/** 21.5: the Barricade of a hex that bars one of its hexsides. */
export function barricadeAt(s: LnltState, at: Location, facing: number): Marker | undefined {
  for (const marker of s.markers) if (marker.kind === 'barricade' && marker.at === at && (marker.facing ?? 0) === facing) return marker
  return undefined
}

/** 21.5: the hex on the other side of it; -1 off the map. */
export function hexBeyond({ setting }: LnltState, { at, facing = 0 }: Marker): Hex {
  return setting.map.grid.neighbours(hexOf(at))[facing] ?? -1
}

/** 'the Barricade of D4 towards D5'. */
export function barricadeName(s: LnltState, at: Location, facing: number): string {
  const beyond = s.setting.map.grid.neighbours(hexOf(at))[facing] ?? -1
  return `the Barricade of ${nameOf(s.setting, at)}${beyond < 0 ? '' : ` towards ${s.setting.map.grid.idOf(beyond)}`}`
}

/** 21.5: it is destroyed: the hexside is open to everybody, to see through and to cross. */
export function breach(s: LnltState, marker: Marker): void {
  marker.kind = BREACH
  marker.value = 0
  settle(s)
}

/**
 * The ground is part of a game's setting, and what is broken lies on the map: here the two come together. A state whose setting is made anew of its scenario
 * is settled before anybody looks over the hexside.
 */
export function settle(s: LnltState): void {
  const { works } = s.setting.rulings
  if (works.length === 0) return
  const gone = new Set<string>()
  for (const marker of s.markers) if (marker.kind === BREACH) for (const work of works) if (isOf(s, work, marker)) gone.add(work)
  if (gone.size > 0) (s as { setting: Setting }).setting = without(s.setting, gone)
}

function isOf({ setting }: LnltState, work: string, { at, facing = 0 }: Marker): boolean {
  return work.startsWith(`barricade ${setting.map.grid.idOf(hexOf(at))} `) && work.endsWith(` ${facing}`)
}

const settled = new WeakMap<Setting, Map<string, Setting>>()

/** One for all states in which the same are gone, so that what is remembered of the ground is found out once. */
function without(setting: Setting, gone: ReadonlySet<string>): Setting {
  const left = setting.rulings.works.filter((work) => !gone.has(work))
  const known = settled.get(setting) ?? new Map<string, Setting>()
  settled.set(setting, known)
  const key = left.join()
  const found = known.get(key) ?? { ...setting, ...withWorks(setting, left) }
  known.set(key, found)
  return found
}
