import { expect, test } from 'vitest'
import { gunShot } from '../../test/armour.ts'
import { stepOf } from '../../test/moves.ts'
import { shotAt } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { act, go, v } from '../../test/vehicles.ts'
import type { Occasion } from '../fire/declaration.ts'
import type { ShotPreview } from '../ordnance/preview.ts'
import { defender } from '../state.ts'
import type { Vehicle } from '../units/units.ts'
import { nextHexes, nextVehicleSteps } from './next-steps.ts'
import { harmDr, hitEffect, hitResultAt, toHitOf } from './shots.ts'
import { ccDrNeeded, couldHarmOnFoot, mainHarmDr } from './threats.ts'

const RUSSIANS = { phase: 'movement', attacker: 'allied', rows: 20, columns: 12, year: 1944, month: 7 } as const

function window(t: AslskTable): Occasion {
  return { when: 'firstFire', side: defender(t.state), expenditure: t.state.move!.spent }
}

test('the number to hit and its DRM are those of the preview, and so of the shot', () => {
  const t = table('A1 Russian: spare=4-4-7    D6 Russian: squad=4-4-7    D2 German: c=2-2-8 crew, gun=ge-AT50L ca2', RUSSIANS)
  t.answer('move', stepOf(t, 'squad', 'D5'))
  for (const target of ['itt', 'att'] as const) {
    const declared = shotAt(t, 'gun', 'D5', { target })
    const shown = t.game.open[0]!.question.preview?.(declared) as ShotPreview
    expect(toHitOf(t.state, window(t), declared)).toMatchObject({
      th: shown.th,
      drm: shown.groups[0]!.drm,
      modifiers: shown.groups[0]!.modifiers,
      rate: shown.rate,
      range: 3,
      airBurst: false,
    })
    expect(hitEffect(t.state, window(t), declared)!.drm).toBe(shown.effect!.drm)
  }
  const [itt, att] = (['itt', 'att'] as const).map((target) => hitResultAt(t.state, window(t), shotAt(t, 'gun', 'D5', { target }), 5)!.code)
  expect([itt, att]).toEqual(['1MC', 'NMC'])
})

const TANKS =
  'A1 Russian: spare=4-4-7    D9 Russian: tank=ru-T3485 vca0 tca0    D3 German: c=2-2-8 crew, gun=ge-AT50L ca2    K9 German: pz=ge-pziiin vca0'

test('the DR that still harms a tank goes by the hull side that it shows, and by what is fired', () => {
  const t = table(TANKS, RUSSIANS)
  t.answer('move', act(t, 'start', 'tank'))
  const shot = { ...shotAt(t, 'gun', 'D9', { target: 'vtt', ammo: 'ap' }), vehicle: t.unit('tank') }
  const occasion = { ...window(t), expenditure: { ...window(t).expenditure!, units: [t.u('tank').id] } }
  const facing = (vca: number) => {
    v(t, 'tank').vca = vca
    return harmDr(t.state, occasion, shot)
  }
  expect([facing(0), facing(3), facing(1)]).toEqual([13 - 11, 13 + 1 - 6, 13 - 6])
  expect(harmDr(t.state, occasion, { ...shot, ammo: 'he' })).toBeLessThan(13 - 6)
})

test('what a vehicle could do to another goes by its own gun, its best ammunition and where the other points', () => {
  const t = table(TANKS, RUSSIANS)
  const [tank, pz] = [t.u('tank') as Vehicle, t.u('pz') as Vehicle]
  expect(mainHarmDr(t.state, tank, pz, 5)).toBeGreaterThanOrEqual(6)
  const back = mainHarmDr(t.state, pz, tank, 5)
  expect(back).toBeLessThan(mainHarmDr(t.state, tank, pz, 5))
  expect(mainHarmDr(t.state, pz, tank, 13)).toBeLessThanOrEqual(back)
})

test('a vehicle may go on into the hexes before it, to either hand, or stop, and the game after each is there without dice', () => {
  const t = table('A1 Russian: spare=4-4-7    D9 Russian: tank=ru-T3485 vca0    D8 woods    A10 German: 4-6-7', RUSSIANS)
  const kinds = () =>
    nextVehicleSteps(t.state, t.u('tank') as Vehicle).map(
      ({ kind, at, intoCover }) => `${kind} ${t.state.setting.map.grid.idOf(at)}${intoCover ? ' cover' : ''}`,
    )
  expect(kinds()).toEqual(['start D9'])
  go(t, 'start', 'tank')
  expect(kinds().sort()).toEqual(['enter D8 cover', 'enter E9', 'stop D9', 'turn D9', 'turn D9'])
  const before = JSON.stringify(t.state.units)
  const [ahead] = nextVehicleSteps(t.state, t.u('tank') as Vehicle).filter(({ kind }) => kind === 'enter')
  expect(ahead!.after.move!.spent).toMatchObject({ kind: 'enter', at: ahead!.at })
  expect(JSON.stringify(t.state.units)).toBe(before)
})

test('men may go on into the hexes for which they have the MF; after Assault Movement into none', () => {
  const t = table('A1 Russian: spare=4-4-7    D9 Russian: a=4-4-7    D7 German: 4-6-7', RUSSIANS)
  t.answer('move', stepOf(t, 'a', 'D8'))
  const hexes = () => nextHexes(t.state, [t.u('a')]).map((at) => t.state.setting.map.grid.idOf(at))
  expect(hexes()).not.toContain('D7')
  expect(hexes()).toHaveLength(5)
  const assault = table('A1 Russian: spare=4-4-7    D9 Russian: a=4-4-7    D7 German: 4-6-7', RUSSIANS)
  assault.answer('move', stepOf(assault, 'a', 'D8', { mode: 'assault' }))
  expect(nextHexes(assault.state, [assault.u('a')])).toEqual([])
})

test('the DR that Close Combat needs is the CCV less what the vehicle adds', () => {
  const t = table('A1 Russian: spare=4-4-7    D9 Russian: tank=ru-T3485 vca0    D8 German: squad=4-6-7, hs=2-4-7', RUSSIANS)
  go(t, 'start', 'tank')
  t.answer('move', act(t, 'drive', 'tank', { to: 'D8' }))
  expect(ccDrNeeded(t.state, [t.unit('squad')], t.unit('tank'))).toBe(5 - 2)
  expect(ccDrNeeded(t.state, [t.unit('hs')], t.unit('tank'))).toBe(3 - 2)
})

test('men with a Panzerfaust in reach could harm a tank in the AFPh, and without one not', () => {
  const german = { ...RUSSIANS, attacker: 'axis' } as const
  const t = table('A1 Russian: 4-4-7    D9 Russian: tank=ru-T3485 vca0    D7 German: near=4-6-7    A10 German: far=4-6-7', german)
  const tank = t.u('tank') as Vehicle
  expect(couldHarmOnFoot(t.state, [t.u('near')], tank)).toBe(true)
  expect(couldHarmOnFoot(t.state, [t.u('far')], tank)).toBe(false)
  expect(gunShot(t, 'tank', 'D7').target).toBe('vtt')
})
