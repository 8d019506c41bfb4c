import { describe, expect, test } from 'vitest'
import { table } from '../../../../test/table.ts'
import { act, go, mayNot, mp, v } from '../../../../test/vehicles.ts'

const phase = { phase: 'movement', attacker: 'axis', rows: 9, columns: 9 } as const
const FAR = 'A9 US: spare=7-4-7    A1 German: own=4-6-7'

/** What the next drive of a vehicle in Motion in D5, pointing north, costs. */
function driving(ground: string, vehicle = 'ge-pzivh', fields: object = {}): number {
  const t = table(`${FAR}    D5 German: tank=${vehicle} vca0 motion    ${ground}`, phase)
  const before = mp(t, 'tank')
  t.answer('move', act(t, 'drive', 'tank', { to: 'D4', ...fields }))
  return mp(t, 'tank') - before
}

const CAR = 'ge-psw2342'

describe('what ground costs', () => {
  test('SK-1.2.7-01 SK-7.0-01 open ground costs a fully tracked vehicle 1 MP and an Armored Car 3', () => {
    expect([driving(''), driving('', CAR)]).toEqual([1, 3])
    expect([driving('D4 brush'), driving('D4 brush', CAR)]).toEqual([2, 4])
    expect([driving('D4 orchard'), driving('D4 orchard', CAR)]).toEqual([1, 3])
  })

  test('SK-1.1.1-08 SK-3.3.2-03 a road hexside costs either 1 MP buttoned up and half a MP exposed', () => {
    const road = 'D5 road N    D4 road S'
    expect([driving(road), driving(road, CAR)]).toEqual([1, 1])
    expect([driving(road, 'ge-pzivh CE'), driving(road, `${CAR} CE`)]).toEqual([0.5, 0.5])
  })

  test('SK-1.1.1-30 a Crest Line costs 4 MP more uphill, by road 2', () => {
    expect(driving('D4 level 1')).toBe(5)
    expect(driving('D5 road N    D4 road S; level 1')).toBe(3)
    expect(driving('D5 level 1')).toBe(1)
  })

  test('entering Smoke costs one MP more', () => {
    expect(driving('D4 smoke')).toBe(2)
  })

  test('SK-3.3.2-11 SK-3.3.2-29 SK-3.3.2-30 each vehicle and wreck in the hex costs 1 MP more, by road 2, and in woods twice that', () => {
    expect(driving('D4 US: am-M4')).toBe(2)
    expect(driving('D4 marker wreck')).toBe(2)
    expect(driving('D4 marker wreck; marker wreck')).toBe(3)
    const road = 'D5 road N    D4 road S; marker wreck'
    expect(driving(road)).toBe(3)
    expect(driving(road, 'ge-pzivh', { by: 'terrain' })).toBe(2)
    expect(driving(`D5 road N    D4 woods; road S; marker wreck`, 'ge-pzivh', { by: 'road' })).toBe(5)
  })

  test('SK-1.1.1-46 a vehicle on a road through woods is on the road: it neither bogs there nor turns slowly', () => {
    const t = table(`${FAR}    D5 road N; German: tank=ge-pzivh vca0 motion    D4 woods; road S N    D3 road S`, phase)
    go(t, 'drive', 'tank', { to: 'D4' })
    expect(mp(t, 'tank')).toBe(1)
    go(t, 'pivot', 'tank', { vca: 1 })
    expect(mp(t, 'tank')).toBe(2)
  })

  test('SK-1.1.1-35 SK-1.1.1-41 an Armored Car enters no building, and woods for all its MP with a Bog Check', () => {
    const t = table(`${FAR}    D5 German: car=${CAR} vca0 motion    D4 wooden building    E5 woods`, phase)
    mayNot(t, 'drive', 'car', { to: 'D4' }, '1.1.1', /can't enter/)
    t.answer('move', act(t, 'drive', 'car', { to: 'E5' })).rolls(1, 1)
    t.saw({ type: 'bogCheck', bogs: false })
    expect(mp(t, 'car')).toBe(t.state.setting.pack.ordnance.vehicles.get(CAR)!.mp)
  })

  test('SK-1.1.1-36 SK-7.7-02 a crew must button up to enter a building, and may come out inside it', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion CE    D4 wooden building`, phase)
    mayNot(t, 'drive', 'tank', { to: 'D4' }, '7.7', /buttoned up/)
    const inside = table(`${FAR}    D4 wooden building; German: tank=ge-pzivh`, phase)
    go(inside, 'hatch', 'tank', { exposed: true })
    expect(v(inside, 'tank').exposed).toBe(true)
  })

  test('SK-3.3.2-22 more MP than a hex costs may be declared as it is entered', () => {
    expect(driving('', 'ge-pzivh', { more: 3 })).toBe(4)
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0 motion`, phase)
    mayNot(t, 'drive', 'tank', { to: 'D4', more: 40 }, '3.3.2', /has 13 left/)
  })

  test('SK-3.3.2-21 whatever a hex costs, a vehicle enters it for all its MP and stays in Motion', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0    D4 level 1; ${'marker wreck; '.repeat(12)}`, phase)
    go(t, 'start', 'tank')
    mayNot(t, 'drive', 'tank', { to: 'D4', by: 'terrain', pays: 'half' }, '1.1.1', /its cost/)
    expect([...t.game.open[0]!.question.candidates()]).toContainEqual(act(t, 'drive', 'tank', { to: 'D4', pays: 'minimum' }))
    go(t, 'drive', 'tank', { to: 'D4', pays: 'minimum' })
    expect(v(t, 'tank')).toMatchObject({ motion: true })
    expect(t.u('tank').moveEnded).toBe(true)
  })

  test('the minimum move needs all MP but those for the start', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pzivh vca0`, phase)
    go(t, 'start', 'tank')
    go(t, 'pivot', 'tank', { vca: 5 })
    mayNot(t, 'drive', 'tank', { to: 'D4', pays: 'minimum' }, '3.3.2', /takes all MP/)
  })
})
