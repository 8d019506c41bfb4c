import { describe, expect, test } from 'vitest'
import type { TableOptions } from '../../test/table.ts'
import { burstOf, field } from '../../test/vehicles.ts'
import { overrunModifiers } from '../assault/able.ts'
import { counterType, ourPack } from '../data/pack.ts'
import type { VehicleUnit } from './vehicle.ts'

const FLAMES = 1
/** A Crocodile that faces Germans two hexes before it. */
const crocodile = (where = 'F5 German: x=1-6-4', options: TableOptions = {}) =>
  field(`D5 British: c=crocodile f1    ${where}    N10 German: idle=1-6-4    A10 British: spare=uk-squad-1-7-4`, options).activate('D5')

describe('flamethrower tanks', () => {
  test('its flamethrower is fired like a machine gun in the hull, two hexes far and with all of its strength', () => {
    expect(counterType(ourPack, 'crocodile').vehicle!.machineGuns[FLAMES]).toEqual({ fp: 6, range: 2, arc: 'hull', flames: true })
    const t = crocodile()
    const seen = (t.candidates() as { type: string; mg?: number; at?: string }[]).filter(({ mg }) => mg === FLAMES)
    expect(seen.map(({ at }) => at)).toContain('F5')
    const far = crocodile('G5 German: x=1-6-4')
    far.refuses('blue', burstOf(far, 'c', 'G5', { mg: FLAMES }), { rule: '15.0', message: /flamethrower reaches 2 hexes, not 3/ })
  })

  test('LNL-1.6.3-02 whoever its flames Shake runs', () => {
    const t = crocodile()
    t.rolls(1, 6, 5).answer('act', burstOf(t, 'c', 'F5', { mg: FLAMES }))
    expect([t.u('x').shaken, t.asked.kind]).toEqual([true, 'retreat'])
  })

  test('LNL-10.5.6-03 its flames always make a Fire Check where something burns', () => {
    const t = crocodile('E5 forest; German: x=1-6-4', { rules: [{ type: 'fires', text: 'It is dry.' }] })
    t.rolls(1, 6, 2, 1).answer('act', burstOf(t, 'c', 'E5', { mg: FLAMES }))
    expect(t.events('fireCheck')).toMatchObject([{ die: 1, burns: false }])
    const shot = crocodile('E5 forest; German: x=1-6-4', { rules: [{ type: 'fires', text: 'It is dry.' }] })
    shot.rolls(1, 6).answer('act', burstOf(shot, 'c', 'E5'))
    expect(shot.events('fireCheck')).toEqual([])
  })

  test('LNL-10.7.2-01 its flames that cause a Damage Check bring a Cave down', () => {
    const t = field('D5 British: c=crocodile f1    E5 cave Japanese: x=jp-infantry-squad    N10 Japanese: idle=jp-infantry-squad', {
      markers: [{ kind: 'cave', at: 'E5', side: 'red', value: 2, facing: 4 }],
    }).activate('D5')
    t.rolls(6, 1, 6).answer('act', burstOf(t, 'c', 'E5 cave', { mg: FLAMES }))
    expect(t.events('collapses')).toHaveLength(1)
  })

  test('they add nothing to an Overrun', () => {
    const t = crocodile()
    expect(overrunModifiers(t.state, t.u('c') as VehicleUnit).filter(({ label }) => label === 'machine gun')).toHaveLength(1)
  })
})
