import { total } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { BOG, bogModifiers, bogRemoval } from './bog.ts'
import { DISPENSERS } from './smoke-dispensers.ts'

const plain = { groundPressure: 'low', armoredCar: false, building: null, forHalf: false, uphill: false, growth: 0 } as const

test('SK-7.6-07 SK-7.6-10 the Bog DRM of ground pressure are 0, +1 and +2, and an Armored Car has one more', () => {
  const drm = (groundPressure: 'low' | 'normal' | 'high', armoredCar = false) =>
    total(bogModifiers({ ...plain, groundPressure, armoredCar }))
  expect([drm('low'), drm('normal'), drm('high')]).toEqual([0, 1, 2])
  expect([drm('low', true), drm('high', true)]).toEqual([1, 3])
})

test('the Bog DRM of the ground: half the MP for woods 3, a wooden building 3, a stone one 4, uphill 1', () => {
  const drm = (changes: object) => total(bogModifiers({ ...plain, ...changes }))
  expect([drm({ forHalf: true }), drm({ building: 'wooden', forHalf: true }), drm({ building: 'stone' }), drm({ uphill: true })]).toEqual([
    3, 3, 4, 1,
  ])
  expect(BOG.bogsOn).toBe(12)
})

test('the coloured die frees up to 4, mires on 5 and immobilizes from 6 on', () => {
  expect([1, 4, 5, 6, 7].map(bogRemoval)).toEqual(['freed', 'freed', 'mired', 'immobilized', 'immobilized'])
})

test('only a Smoke mortar reaches beyond the hex of its vehicle', () => {
  expect(Object.entries(DISPENSERS).map(([kind, { minRange, maxRange, crew }]) => `${kind} ${minRange}-${maxRange} ${crew}`)).toEqual([
    'sD 0-0 any',
    'sM 1-3 any',
    'sP 0-0 exposed',
    'sN 0-0 buttonedUp',
  ])
})
