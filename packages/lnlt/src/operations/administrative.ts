import type { Lnlt } from '../context.ts'
import { markerRow, placeMarker } from '../data/markers.ts'
import { staysForBarrage } from '../indirect/barrage.ts'
import { forgetAcquisitions } from '../ordnance/acquisition.ts'
import type { Step } from '../sequence/step.ts'
import type { LnltState, Location, Marker, Unit } from '../state.ts'
import { MARKS, type Mark, marks } from '../units/marks.ts'
import { smokeDrifts } from '../weapons/smoke.ts'
import { removeSpent } from '../weapons/use.ts'

/** 9.0, PAC 12: first the markers of actions, then Smoke, then what else lies on the map; the turn goes on last. */
export const administrativeSteps: readonly Step[] = [
  { key: 'administrative.markers', phase: 'administrative', order: 100, run: removeMarkers },
  { key: 'administrative.smoke', phase: 'administrative', order: 200, run: smokeAndWeapons },
  { key: 'administrative.places', phase: 'administrative', order: 300, run: removePlaceMarkers },
]

const OFF: readonly Mark[] = MARKS.filter((mark) => markerRow(mark).offInAdministration)
const OFF_SET = marks(...OFF)

/** 9.0: Moved, Assault Move, Stealth, Hit & Run, Low Crawl, Fired and Ops Complete come off; what units and weapons did in the turn is forgotten. */
function removeMarkers(g: Lnlt): undefined {
  const s = g.state
  let found = 0
  for (const unit of s.units) {
    found |= unit.marks & OFF_SET
    unit.marks &= ~OFF_SET
    unit.triedSmoke = false
    unit.backblast = false
    if (unit.laid) renewLaying(unit)
    if (unit.braved) unit.braved = undefined
    if (unit.emerged) unit.emerged = undefined
  }
  for (const weapon of s.weapons) weapon.used = false
  if (s.acquisitions) forgetAcquisitions(s)
  s.foughtIn = []
  tell(
    g,
    OFF.filter((mark) => (found & marks(mark)) !== 0),
  )
  return undefined
}

/** 15.0: what a vehicle or a gun has done in the turn. */
function renewLaying({ laid, vehicle }: Unit): void {
  laid!.fired = 0
  laid!.pivoted = false
  laid!.swung = false
  if (vehicle) {
    vehicle.switched = false
    if (vehicle.loaded) vehicle.loaded = undefined
    if (vehicle.byRoad) vehicle.byRoad = undefined
    if (vehicle.triedHullDown) vehicle.triedHullDown = undefined
  }
}

/** 9.0, 1.6.8: Smoke 2 goes and Smoke 1 becomes Smoke 2; captured weapons that failed in Melee go. */
function smokeAndWeapons(g: Lnlt): undefined {
  smokeDrifts(g)
  removeSpent(g)
  return undefined
}

/** 9.0: Spotted, Starshell and FFE markers come off, and Melee markers where only one side is left, or none (8.1). */
function removePlaceMarkers(g: Lnlt): undefined {
  const s = g.state
  const gone = s.markers.filter((marker) => comesOff(s, marker))
  s.markers = s.markers.filter((marker) => !gone.includes(marker))
  tell(g, [...new Set(gone.map(({ kind }) => kind))])
  return undefined
}

function comesOff(s: LnltState, marker: Marker): boolean {
  const row = placeMarker(marker.kind)
  if (staysForBarrage(s, marker)) return false
  return row?.inAdministration === 'off' || (row?.inAdministration === 'offIfUncontested' && !isContested(s, marker.at))
}

function isContested(s: LnltState, at: Location): boolean {
  let blue = false
  let red = false
  for (const unit of s.units) {
    if (unit.at !== at) continue
    if (unit.side === 'blue') blue = true
    else red = true
  }
  return blue && red
}

function tell(g: Lnlt, kinds: readonly string[]): void {
  if (kinds.length > 0) g.emit({ type: 'markersOff', rule: '9.0', kinds })
}
