import { describe, expect, test } from 'vitest'
import { moveOf, walk } from '../../test/moves.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { field, mayNotDo, shellOf, shellPreview } from '../../test/vehicles.ts'
import { isFlammable } from '../flames/fire.ts'
import { vehiclePlaceProblem } from '../vehicles/place.ts'

const at = (text: string, options: TableOptions = {}) =>
  table(`${text}    L11 German: idle=1-6-4    A11 US: spare=2-5-4`, { columns: 12, rows: 12, ...options })
const FILL = '    N10 American: zz=us-squad-2-7-4    A10 Soviet: qq=su-spetsnaz-half-squad'
/** A house, and what Rubble makes of it. */
const WALLS = 'stone building'
const RUBBLE = `${WALLS}; marker rubble 3`

describe('15.1.2 Rubble is no Building any more', () => {
  test('LNL-TEC1-26 it is as hard to spot as what degrades the sight, not as the house that it was', () => {
    const needed = (ground: string) => {
      const t = at(`F6 ${ground}; German: x=1-6-4    F3 US: a=2-5-4`).rolls(3)
      t.answer('impulse', { type: 'spot', unit: t.unit('a'), at: 'F6' })
      return t.events('spottingAttempt')[0]!.needed
    }
    expect([needed(WALLS), needed(RUBBLE)]).toEqual([2, 3])
  })

  test('LNL-18.1-01 LNL-1.7-14 a mortar is taken there and fires out of it', () => {
    const fire = { type: 'mortar', at: 'F9' }
    const shells = (ground: string) => {
      const t = at(`F6 ${ground}; German: m=de-mortar50    F9 US: a=2-5-4    F5 German: n=de-mortar50`, { next: 'red' })
      t.activate('F6')
      return t.game.problems('red', { ...fire, units: t.units('m') }).length
    }
    expect([shells(WALLS), shells(RUBBLE)]).toEqual([1, 0])
    const t = at(`F6 ${RUBBLE}    F5 German: n=de-mortar50`, { next: 'red' }).activate('F5')
    expect(t.game.problems('red', moveOf(t, 'n', 'F6'))).toEqual([])
  })

  test('LNL-14.2.1-01 HEAT is worth less against men in it, as in the open', () => {
    const he = (ground: string) => {
      const t = field(`F6 ${ground}; spotted blue; VC: x=vc-squad    F4 American: a=us-squad-2-7-4, w=us-law${FILL}`, { era: 'modern' })
      return shellPreview(t, 'a', 'F6', { weapon: 'w' }).he!.firepower
    }
    expect([he(WALLS), he(RUBBLE)]).toEqual([2, 1])
  })

  test('LNL-14.4-09 LNL-14.4-18 no missile is guided at men in it', () => {
    const t = field(`F6 ${RUBBLE}; spotted blue; VC: x=vc-squad    F4 American: a=tow-wt f3${FILL}`, { era: 'modern' })
    mayNotDo(t, 'a', shellOf(t, 'a', 'F6'), { rule: '14.4' })
  })

  test('LNL-10.5.6-01 it does not burn', () => {
    const burns = (ground: string) => {
      const t = at(`F6 ${ground}`)
      return isFlammable(t.state, t.place('F6'))
    }
    expect([burns(WALLS), burns(RUBBLE)]).toEqual([true, false])
  })

  test('LNL-15.1.2-06 there is no floor above it to climb to', () => {
    const t = at(`F5 ${WALLS}    F6 ${WALLS}    F7 ${RUBBLE}; US: a=2-5-4`, { joined: ['F5 F6', 'F6 F7'] }).activate('F7')
    t.refuses('blue', moveOf(t, 'a', 'F7 upstairs'), { rule: '15.1.2' })
    const stands = at(`F5 ${WALLS}    F6 ${WALLS}    F7 ${WALLS}; US: a=2-5-4`, { joined: ['F5 F6', 'F6 F7'] }).activate('F7')
    expect(walk(stands, 'a', ['F7 upstairs']).where('a')).toBe('F7 upstairs')
  })

  test('LNL-TEC1-26 what runs on tracks can stand in it, and nothing on wheels', () => {
    const t = at(`F6 ${RUBBLE}    A3 US: t=us-m4a1, r=jeep`)
    expect(['t', 'r'].map((name) => vehiclePlaceProblem(t.state, t.unit(name), t.place('F6')) === null)).toEqual([true, false])
  })
})
