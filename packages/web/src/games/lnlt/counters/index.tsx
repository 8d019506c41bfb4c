/** Lock 'n Load counters as faces, tabs and words. Printed values come from the counter types, states from the game; nothing is judged here. */
import { type CounterType, counterType, type Mark, marksOf, type Pack, type Unit, type Weapon, weaponType } from '@firegroup/lnlt'
import type { Face, MarkerFace, OwnFace } from '../../../counters/face.ts'
import { TABS, type TabName } from '../../../counters/tabs.ts'
import { gunFace, vehicleFace } from './machines.ts'
import { UnitPrint } from './UnitPrint.tsx'
import { WeaponPrint } from './WeaponPrint.tsx'

/** Faces are kept by type and side up, so that drawing can be skipped. Another pack makes new types and so new faces. */
const kept = new WeakMap<object, Map<string, Face>>()

function keep<F extends Face>(type: object, side: string, make: () => F): F {
  const sides = kept.get(type) ?? new Map<string, Face>()
  kept.set(type, sides)
  let face = sides.get(side) as F | undefined
  if (!face) {
    face = make()
    sides.set(side, face)
  }
  return face
}

export function unitFace(pack: Pack, unit: Pick<Unit, 'type' | 'shaken' | 'wounds' | 'laid' | 'vehicle'>): Face {
  const type = counterType(pack, unit.type)
  if (type.vehicle) return keep(type, stanceOf(unit), () => vehicleFace(type, unit))
  if (type.team === 'gun' && !unit.shaken) return keep(type, stanceOf(unit), () => gunFace(type, unit))
  const printed = { type, shaken: unit.shaken, wounded: unit.wounds > 0 }
  return keep(type, `${unit.shaken} ${printed.wounded}`, () => ({
    form: 'own',
    nation: type.nation,
    worse: unit.shaken,
    print: (simple) => <UnitPrint face={printed} simple={simple} />,
  }))
}

/** Everything that changes how a vehicle or a gun is drawn. */
const stanceOf = ({ laid, vehicle, shaken }: Pick<Unit, 'laid' | 'vehicle' | 'shaken'>): string =>
  `${laid?.facing} ${laid?.turret} ${vehicle?.buttoned} ${vehicle?.hovering} ${shaken}`

/** As it comes out of the box. */
export const freshFace = (pack: Pack, type: string): Face => unitFace(pack, { type, shaken: false, wounds: 0 })

export function weaponFace(pack: Pack, weapon: Pick<Weapon, 'type' | 'assembled' | 'jammed'>): OwnFace {
  const type = weaponType(pack, weapon.type)
  const printed = { type, assembled: weapon.assembled, jammed: weapon.jammed }
  return keep(type, `${weapon.assembled} ${weapon.jammed}`, () => ({
    form: 'own',
    nation: type.nation,
    worse: weapon.jammed,
    print: (simple) => <WeaponPrint face={printed} simple={simple} />,
  }))
}

const MARK_TABS: { readonly [M in Mark]: readonly TabName[] } = {
  moved: ['moved'],
  fired: ['fired'],
  assaultMove: ['assault'],
  lowCrawl: ['crawl'],
  stealth: ['stealth'],
  stealthAssault: ['stealth', 'assault'],
  hitAndRun: ['moved'],
  opsComplete: ['done'],
  melee: ['melee'],
}

/** The markers on a unit, as a player would see them on the table. */
export function unitTabs(
  unit: Pick<Unit, 'marks' | 'wounds' | 'vehicle'> & Partial<Pick<Unit, 'shaken'>> & { readonly aloft?: boolean },
): readonly TabName[] {
  const tabs = marksOf(unit as Unit).flatMap((mark) => MARK_TABS[mark])
  if (unit.vehicle) tabs.unshift(...(unit.shaken ? (['shaken'] as const) : []), ...(unit.vehicle.buttoned ? (['buttoned'] as const) : []))
  if (unit.aloft) tabs.push(unit.vehicle?.hovering ? 'hovering' : 'flying')
  if (unit.vehicle?.hullDown) tabs.push('hullDown')
  if (unit.vehicle?.emplaced) tabs.push('emplaced')
  if (unit.vehicle?.immobilized) tabs.push('immobile')
  return unit.wounds > 0 ? [...tabs, 'wounded'] : tabs
}

/** 'German Wehrmacht Squad 1-6-4, morale 5', 'American Leader 7-1-6, Shaken, morale 7'. */
export function unitWords(pack: Pack, unit: Pick<Unit, 'type' | 'shaken' | 'wounds' | 'marks' | 'skills'>): string {
  const type = counterType(pack, unit.type)
  const states = [
    unit.shaken ? `Shaken, morale ${type.shakenMorale}` : `morale ${type.morale}`,
    ...unit.skills.map((skill) => `skill ${skill}`),
    ...unitTabs(unit).map((tab) => TABS[tab].said),
  ]
  return [nameWithLabel(type), ...states].join(', ')
}

export const nameWithLabel = ({ name, label }: CounterType): string => (name.includes(label) ? name : `${name} ${label}`)

export function weaponWords(pack: Pack, weapon: Pick<Weapon, 'type' | 'assembled' | 'jammed' | 'used'>): string {
  const { name, tripod } = weaponType(pack, weapon.type)
  const states = [weapon.assembled && tripod ? 'on its tripod' : '', weapon.jammed ? 'jammed' : '', weapon.used ? 'used' : '']
  return [name, ...states.filter(Boolean)].join(', ')
}

const MARKERS: { readonly [kind: string]: (value: number) => Omit<MarkerFace, 'form'> } = {
  smoke: (value) => ({ glyph: 'cloud', value: value > 1 ? 'THIN' : 'SMOKE', tone: 'grey' }),
  melee: () => ({ glyph: 'swords', value: 'MELEE', tone: 'red' }),
  spotted: () => ({ glyph: 'eye', value: 'SPOT', tone: 'yellow' }),
  wreck: () => ({ glyph: 'flame', value: 'WRECK', tone: 'grey' }),
  event: () => ({ glyph: 'star', value: 'EVENT', tone: 'blue' }),
  objective: (value) => ({ glyph: 'star', value: value < 0 ? '?' : `${value}`, tone: 'green' }),
}
const markerFaces = new Map<string, MarkerFace>()

export function markerFace(kind: string, value = 0): MarkerFace {
  const key = `${kind} ${value}`
  let face = markerFaces.get(key)
  if (!face) {
    face = {
      form: 'marker',
      ...(MARKERS[kind]?.(value) ?? { glyph: 'star', value: kind.slice(0, 6).toUpperCase(), tone: 'plain' as const }),
    }
    markerFaces.set(key, face)
  }
  return face
}
