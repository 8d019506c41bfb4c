import type { AimedFire } from '@firegroup/aslsk'
import { expect, test } from 'vitest'
import { ordnanceTables } from '../data/ordnance-tables.ts'
import type { Ordnance } from '../engine/ordnance.ts'
import { USUAL_SWITCHES } from '../switches.ts'
import type { Walk } from '../tree/walk.ts'
import { chosenShot } from './look.ts'

/** What a Gun fires at a tank that armour-piercing shot and APCR harm so well, while others of the enemy could be harmed with the best of it so well. */
function fired(harm: { readonly ap: number; readonly apcr: number }, others: readonly number[]): string | undefined {
  const shots = (['ap', 'apcr'] as const).map((ammo): AimedFire => ({ type: 'ordnance', weapon: 0, at: 'E5', target: 'vtt', ammo }))
  const weapon: Ordnance = { key: 0, kind: 'gun', unit: 0, at: 0, name: '', shots, highExplosiveOnly: false }
  const ask = {
    movingVehicle: () => ({ id: 9 }),
    elementsAt: () => [],
    harmDr: (shot: AimedFire) => harm[(shot as { ammo: 'ap' | 'apcr' }).ammo],
    shells: () => ['ap', 'apcr'],
    enemyVehicles: () => others.map((_, id) => ({ id })),
    harmOn: (_: unknown, { id }: { id: number }) => others[id],
  }
  const walk = { ask, options: { tables: ordnanceTables, switches: USUAL_SWITCHES } } as unknown as Walk
  return (chosenShot(walk, weapon) as { ammo?: string }).ammo
}

test('PBS-OFT-19 special ammunition where it makes the target Class A, and not where it only makes it better', () => {
  expect(fired({ ap: 4, apcr: 6 }, [6])).toBe('apcr')
  expect(fired({ ap: 3, apcr: 5 }, [5, 6])).toBe('ap')
  expect(fired({ ap: 6, apcr: 9 }, [9])).toBe('ap')
})

test('PBS-OFT-20 where nothing of the enemy can be Class A it is fired if it makes the Class better at all', () => {
  expect(fired({ ap: 3, apcr: 5 }, [5])).toBe('apcr')
  expect(fired({ ap: 3, apcr: 4 }, [4])).toBe('ap')
})

test('PBS-ODM-04 men force a tank to turn its hull only with a LATW', () => {
  const shot: AimedFire = { type: 'ordnance', weapon: 0, at: 'E5', target: 'itt', ca: 3 }
  const weapon: Ordnance = { key: 0, kind: 'main', unit: 0, at: 0, name: '', shots: [shot], highExplosiveOnly: false }
  const hull = (latw: boolean) => {
    const ask = {
      s: { units: [{ id: 0, at: 0 }] },
      spent: { at: 9 },
      movingVehicle: () => undefined,
      elementsAt: () => [],
      toHit: () => ({ th: 8, drm: 0 }),
      showsWeaker: () => true,
      isInCover: () => false,
      couldHarmOnFoot: () => latw,
      withHullTurned: () => ({ ...shot, vca: 3 }),
    }
    const walk = { ask, options: { tables: ordnanceTables, switches: USUAL_SWITCHES } } as unknown as Walk
    return (chosenShot(walk, weapon) as { vca?: number }).vca
  }
  expect([hull(true), hull(false)]).toEqual([3, undefined])
})
