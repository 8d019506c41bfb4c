/** The counters of a state as the board shows them. */
import {
  type AslskState,
  isMounted,
  isVehicle,
  type Marker,
  type Side,
  typeOf,
  type Unit,
  type Weapon,
  weaponTypeOf,
  whereabouts,
} from '@firegroup/aslsk'
import type { CounterView, MarkerView, StackView } from '../../board/pieces/view.ts'
import type { Mood } from '../../counters/Counter.tsx'
import {
  counterWords,
  faceWords,
  hiddenFace,
  markerFace,
  markerWords,
  unitFace,
  unitTabs,
  vehicleTabs,
  weaponFace,
  weaponTabs,
  wreckFace,
} from './counters.ts'

const RANK: readonly string[] = ['vehicle', 'leader', 'squad', 'halfSquad', 'crew']

/** A vehicle stands as it does, or while it is being set up or moved as it shall. */
export function unitView(s: AslskState, unit: Unit, stance?: Partial<NonNullable<Unit['vehicle']>>): CounterView {
  const shown = unit.vehicle && stance ? { ...unit, vehicle: { ...unit.vehicle, ...stance } } : unit
  if (unit.unknown) return unknownStack(s, unit.at, unit.side)[0]!
  const face = unitFace(s.setting.pack, shown)
  const tabs = isVehicle(shown)
    ? vehicleTabs(
        shown,
        s.weapons.filter(({ owner }) => owner === unit.id),
      )
    : unitTabs(unit, whereabouts(s, unit))
  return { id: `u${unit.id}`, face, tabs, words: counterWords(face, tabs) }
}

/** A Gun points where it does, or while it is being set up where it shall. */
export function weaponView(s: AslskState, weapon: Weapon, ca?: number): CounterView {
  const shown = ca === undefined || !weapon.ordnance ? weapon : { ...weapon, ordnance: { ...weapon.ordnance, ca } }
  const [face, tabs] = [weaponFace(s.setting.pack, shown), weaponTabs(weapon)]
  return { id: `w${weapon.id}`, face, tabs, words: counterWords(face, tabs) }
}

/** How many sheets an enemy's concealed stack is drawn as, be it one man or nine. */
const SHEETS = ['top', 'middle', 'bottom'] as const

/** 8.3.2: a stack of which nothing is known but whose it is. */
export function unknownStack(s: AslskState, hex: number, side: Side, mood?: Mood): CounterView[] {
  const face = hiddenFace(s.setting.scenario.sides[side].nation)
  return SHEETS.map((sheet) => ({ id: `q${hex} ${side} ${sheet}`, face, tabs: [], words: faceWords(face), ...(mood ? { mood } : {}) }))
}

/** The Weapons that have a counter of their own: what is mounted on a vehicle is on its counter. */
export const loose = (s: AslskState): readonly Weapon[] => s.weapons.filter((weapon) => !isMounted(s, weapon))

/** Vehicles over leaders over squads over half squads and crews. */
export function byRank(s: AslskState, units: readonly Unit[]): Unit[] {
  const rank = (unit: Unit): number => RANK.indexOf(typeOf(s, unit).kind)
  return [...units].sort((a, b) => rank(a) - rank(b) || a.id - b.id)
}

/** The uppermost first: what points somewhere lies on top, so that one sees where. */
export function stacked(people: readonly CounterView[], weapons: readonly CounterView[]): CounterView[] {
  const all = [...people, ...weapons]
  return [...all.filter(pointsSomewhere), ...all.filter((view) => !pointsSomewhere(view))]
}

const pointsSomewhere = ({ face }: CounterView): boolean => face.form === 'gun' || face.form === 'vehicle'

/** What lies about: Weapons that nobody has, markers, and what Guns have acquired. */
export function lyingAbout(s: AslskState): StackView[] {
  const unpossessed = loose(s).filter(({ owner, at }) => owner < 0 && at >= 0)
  const weapons = [...Map.groupBy(unpossessed, ({ at }) => at)].map(
    ([hex, here]): StackView => ({ hex, side: 'lying', counters: here.map((weapon) => weaponView(s, weapon)) }),
  )
  const wrecks = [...Map.groupBy(wrecksOf(s), ({ at }) => at)].map(
    ([hex, here]): StackView => ({ hex, side: 'wrecks', counters: here.map(({ view }) => view) }),
  )
  const markers = [...markersByHex(s)].map(([hex, here]): StackView => ({ hex, side: 'markers', counters: [], markers: here }))
  return [...weapons, ...wrecks, ...markers]
}

/** 7.4: a wreck of which it is known what it was is that vehicle, burnt out; any other is a marker. */
function wrecksOf(s: AslskState): { readonly at: number; readonly view: CounterView }[] {
  return s.markers.flatMap((marker) => {
    const unit = wreckedUnit(s, marker)
    if (!unit || marker.at < 0) return []
    const face = wreckFace(s.setting.pack, unit)
    return [{ at: marker.at, view: { id: `m${marker.id}`, face, words: counterWords(face, []) } }]
  })
}

const wreckedUnit = (s: AslskState, { kind, extra }: Marker): Unit | undefined =>
  kind === 'wreck' ? s.units.find(({ id, vehicle }) => id === extra - 1 && vehicle) : undefined

/** What the board draws itself, and no counter stands for. */
const DRAWN: readonly string[] = ['flame', 'blaze', 'wreckBlaze', 'driftingSmoke']

function markersByHex(s: AslskState): ReadonlyMap<number, readonly MarkerView[]> {
  const byHex = new Map<number, MarkerView[]>()
  const lay = (at: number, marker: MarkerView): void => {
    if (at >= 0) byHex.set(at, [...(byHex.get(at) ?? []), marker])
  }
  for (const marker of s.markers) {
    if (wreckedUnit(s, marker) || DRAWN.includes(marker.kind)) continue
    const { id, kind, at, value } = marker
    lay(at, { id: `m${id}`, face: markerFace(kind, value), words: markerWords(kind, value) })
  }
  // 8.1.5: the map shows the hut as it stood
  for (const at of s.collapsed ?? []) {
    const { building, collapsesTo } = s.setting.terrain[at]!
    const kind = building !== null && collapsesTo === null ? 'rubble' : 'fallenHut'
    lay(at, { id: `h${at}`, face: markerFace(kind), words: markerWords(kind) })
  }
  for (const weapon of s.weapons) {
    const acquired = weapon.ordnance?.acquired
    if (!acquired) continue
    const kind = acquired.units.length > 0 ? 'acquired' : 'acquiredArea'
    const words = `${markerWords(kind, acquired.drm)} by ${firerWords(s, weapon)}`
    lay(acquired.at, { id: `a${weapon.id}`, face: markerFace(kind, acquired.drm), words })
  }
  return byHex
}

/** 'PaK 38', 'the T-34 M41'. */
function firerWords(s: AslskState, weapon: Weapon): string {
  const owner = s.units[weapon.owner]
  if (owner?.unknown) return 'an unknown Gun'
  return owner && isVehicle(owner) ? `the ${typeOf(s, owner).label}` : weaponTypeOf(s, weapon).name
}
