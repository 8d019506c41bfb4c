import { describe, expect, test } from 'vitest'
import { lastKill } from '../../test/armour.ts'
import { hold } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

const move = { phase: 'movement', attacker: 'allied', rows: 12, columns: 12, year: 1944 } as const

/** A squad with a charge beside a tank that shows it this side. */
const beside = (tank: string, who = 'a=7-4-7') =>
  table(`A1 US: spare=6-6-6    C3 US: ${who}, dc=DC    D3 German: tank=${tank}    A12 German: 4-6-7`, move)
const place = (t: AslskTable) =>
  t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('dc'), at: 'D3', vehicle: t.unit('tank') })

/** On to the AFPh, in which it goes off. */
function onwards(t: AslskTable, ...dice: number[]): void {
  hold(t)
  if (t.asked.kind === 'move') t.answer('move', { type: 'end' }).rolls(...dice)
  while (t.asked.kind === 'defensiveFire') t.answer('defensiveFire', { type: 'end' }).rolls(...dice)
}

describe('4.3 demolition charges on vehicles', () => {
  test('SK-4.3-06 the vehicle is named, and a MMC must pass a PAATC or is pinned and places nothing', () => {
    const t = beside('ge-pzivh vca1 shocked')
    hold(place(t).rolls(6, 6))
    t.saw({ type: 'check', what: 'PAATC', result: 'pinned' })
    t.saw({ type: 'chargeNotPlaced' })
    const passed = beside('ge-pzivh vca1 shocked')
    hold(place(passed).rolls(2, 2))
    passed.saw({ type: 'chargePlaced' })
    expect(passed.state.markers).toMatchObject([{ kind: 'dc', vehicle: passed.unit('tank'), facing: 'rear' }])
    passed.refuses(
      'allied',
      { type: 'placeDc', unit: passed.unit('spare'), weapon: passed.weapon('dc'), at: 'D3', vehicle: passed.unit('spare') },
      {},
    )
  })

  test('SK-4.3-12 SK-4.3-13 the position DR is the hit location, and decides about the armour; then 16 on the HE table', () => {
    const t = beside('ge-pzivh vca1 shocked')
    place(t).rolls(2, 2)
    onwards(t, 5, 2, 6, 3)
    t.saw({ type: 'chargePosition', modifiers: [{ label: 'rear', value: -1 }], final: 6 })
    expect(lastKill(t)).toBe('a demolition charge in the rear of the hull: 16 +1 rear - 3 = 14, destroyed')
    const above = beside('ge-pzvib vca1 shocked')
    place(above).rolls(2, 2)
    onwards(above, 1, 2, 6, 3)
    expect(lastKill(above)).toBe('a demolition charge in the rear of the turret: 16 +1 rear - 4 = 13, destroyed')
  })

  test('SK-4.3-14 its facing is that of the hexside through which it came, however the vehicle turns', () => {
    const t = beside('ge-pzivh vca4')
    hold(place(t).rolls(2, 2))
    expect(t.state.markers).toMatchObject([{ facing: 'front' }])
    t.answer('move', { type: 'end' })
    t.answer('defensiveFire', { type: 'turnVehicle', unit: t.unit('tank'), vca: 1 })
    t.answer('defensiveFire', { type: 'end' }).rolls(3, 2, 6, 6)
    expect(lastKill(t)).toContain('in the front of the hull')
  })
})
