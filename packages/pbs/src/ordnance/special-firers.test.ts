import { describe, expect, test } from 'vitest'
import { ordnanceTables } from '../data/ordnance-tables.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import { USUAL_SWITCHES } from '../switches.ts'
import type { Walk } from '../tree/walk.ts'
import { specialFirers } from './special-firers.ts'

/** A coaxial MG whose gun has acquired another target, and a mover far off. */
interface Coaxial {
  readonly acquired?: boolean
  readonly drm?: number
  readonly adjacent?: boolean
  readonly threatens?: boolean
  readonly latw?: boolean
  /** Its gun would look at the mover. */
  readonly gunLooks?: boolean
}

function fires({ acquired = true, drm = 0, adjacent = false, threatens = false, latw = false, gunLooks = false }: Coaxial): boolean {
  const gun: Ordnance = {
    key: 7,
    kind: 'main',
    unit: 0,
    at: 0,
    name: '',
    shots: gunLooks ? [{ type: 'ordnance', weapon: 7, at: 'E5', target: 'itt' }] : [],
    highExplosiveOnly: false,
  }
  const ask = {
    s: { units: [{ id: 0, at: 0, vehicle: {} }] },
    spent: { at: 9, units: [5] },
    isAntiTankRifle: () => false,
    isMounted: () => true,
    isCoaxial: () => true,
    ordnance: () => [gun],
    acquiredElsewhere: () => (acquired ? { drm: -1, range: 3 } : null),
    ift: () => ({ drm }),
    adjacent: () => adjacent,
    couldHarmOnFoot: () => latw,
    movingVehicle: () => undefined,
    elementsAt: () => [],
    enemyVehicles: () => [],
    yetToMove: () => [],
    victory: () => ({ places: [], exits: [] }),
    movers: () => [],
    toHit: () => ({ th: 8, drm: 0, modifiers: [] }),
  }
  const now = { flags: { threatens: threatens ? [4] : [] } }
  const tables = { ...ordnanceTables, 'threatening-victory-location': { within: 3 } }
  const walk = { ask, now, options: { tables, switches: USUAL_SWITCHES } } as unknown as Walk
  return specialFirers(walk, [{ unit: 0, weapon: 8 }]).length > 0
}

describe('a coaxial MG whose gun has acquired another target', () => {
  test('PBS-MG-11 fires at nobody else', () => {
    expect(fires({})).toBe(false)
    expect(fires({ drm: -2 })).toBe(false)
  })

  test('PBS-MG-12 but at who is next to it, at a DRM below zero', () => {
    expect([fires({ drm: -1, adjacent: true }), fires({ drm: 0, adjacent: true })]).toEqual([true, false])
  })

  test('PBS-MG-13 and at who threatens a Victory Location, at a DRM below zero', () => {
    expect([fires({ drm: -1, threatens: true }), fires({ drm: 0, threatens: true })]).toEqual([true, false])
  })

  test('PBS-MG-14 and at who has a LATW that could harm its vehicle in the AFPh', () => {
    expect(fires({ latw: true })).toBe(true)
  })

  test('PBS-MG-15 without such an acquisition it goes by the usual rules', () => {
    expect(fires({ acquired: false })).toBe(true)
  })

  test('PBS-MG-16 where its gun looks at the mover itself it fires there first', () => {
    expect(fires({ gunLooks: true })).toBe(true)
  })
})
