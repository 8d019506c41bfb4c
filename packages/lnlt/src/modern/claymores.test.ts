import { describe, expect, test } from 'vitest'
import { shotOf, spotted } from '../../test/fire.ts'
import { hold, move } from '../../test/moves.ts'
import type { LnltTable, TableOptions } from '../../test/table.ts'
import { field } from '../../test/vehicles.ts'
import type { FirePreview } from '../fire/preview.ts'
import { movementFactor } from '../movement/allowance.ts'
import { ELIMINATED } from '../state.ts'
import { weaponsOf } from '../units/units.ts'

const FILL = '    N10 American: zz=us-squad-2-7-4    A10 VC: qq=vc-squad'
const era = (text: string, options: TableOptions = {}) => field(`${text}${FILL}`, { era: 'modern', ...options })

const at = (...places: string[]) => ({
  next: 'red' as const,
  markers: places.map((place) => ({ kind: 'claymore', at: place, side: 'blue' as const })),
})

/** A Claymore in E5 with somebody at it, and the VC who will come. */
const waits = (who = 'a=us-squad-2-7-4', more = '', options: TableOptions = {}) =>
  era(`E5 American: ${who}    E3 VC: x=vc-squad${more}`, { ...at('E5'), ...options })

/** The VC of a place come to another. */
const comes = (t: LnltTable, from = 'E3', to = 'E4') => move(t.activate(from), 'x', to)
const blast = (from = 'E5') => ({ type: 'detonate', from })
const lay = (t: LnltTable, units: string) => ({ type: 'layClaymore', units: t.units(units), weapon: t.weapon('k') })
const asked = (t: LnltTable) => t.asked.kind
const ok = (t: LnltTable, decision: unknown) => expect(t.game.problems(t.asked.seat, decision)).toEqual([])

describe('23.2.1 laying Claymores', () => {
  const squad = (more = '') => era(`E5 American: a=us-squad-2-7-4, k=us-claymore${more}    E3 VC: x=vc-squad`)

  test('LNL-23.2.1-01 one that is carried does not fire; one that lies has FP 0, and reaches one hex', () => {
    const carried = era('E5 American: a=us-squad-2-7-4, k=us-claymore    E4 VC: x=vc-squad').activate('E5')
    carried.refuses('blue', shotOf(carried, 'a+k', 'E4'), { rule: '5.2' })
    const t = waits('a=us-squad-2-7-4', '    E2 VC: y=vc-squad')
    expect(asked(move(t.activate('E2'), 'y', 'E3'))).toBe('opportunityFire')
    const near = comes(waits()).rolls(1, 6).answer('claymore', blast())
    near.saw({ type: 'attack', kind: 'claymore', rule: '23.2.1', firepower: 0 })
  })

  test('LNL-23.2.1-02 an MMC, but no Weapon Team, or two single men spend their impulse on it', () => {
    const t = squad(', w=tow-wt').activate('E5')
    t.refuses('blue', lay(t, 'w'), { rule: '23.2.1' })
    t.refuses('blue', lay(t, 'w a'), { rule: '23.2.1', message: /lays no Claymores/ })
    t.answer('act', lay(t, 'a'))
    t.saw({ type: 'claymore', what: 'laid' }).expect('E5').has('2-7-4 opsComplete', '6-0-2')
    expect(t.markers('E5')).toEqual(['claymore 0'])
    const men = era('E5 American: l=us-leader-vietnam-6-1, k=us-claymore, m=us-marksman    E3 VC: x=vc-squad').activate('E5')
    men.refuses('blue', lay(men, 'l'), { rule: '23.2.1', message: /alone/ })
    men.answer('act', lay(men, 'l m'))
    expect(men.state.units.filter(({ id }) => men.units('l m').includes(id)).map(({ marks }) => marks > 0)).toEqual([true, true])
  })

  test('LNL-23.2.1-03 Leaders, Heroes, Snipers, Scouts, Advisors and Marksmen: no Medic', () => {
    const men = (other: string) => {
      const t = era(`E5 American: l=us-leader-vietnam-6-1, k=us-claymore, m=${other}    E3 VC: x=vc-squad`).activate('E5')
      return t.game.problems('blue', lay(t, 'l m')).length === 0
    }
    const others = ['us-101st-airborne-hero-2-2-6', 'us-sniper', 'us-scout-0-4-6', 'us-advisor', 'us-marksman', 'us-leader-vietnam-6-1']
    expect(others.filter((other) => !men(other))).toEqual([])
    expect(men('us-medic')).toBe(false)
  })

  test('LNL-23.2.1-10 it is carried like any Support Weapon', () => {
    const t = era(
      'E5 American: l=us-leader-vietnam-6-1, k=us-claymore    E6 American: m=us-leader-vietnam-6-1    C5 American: h=us-army-half-squad-vietnam, p=us-claymore, q=us-claymore unpossessed',
      { phase: 'rally' },
    )
    const [l, m] = t.units('l m').map((id) => movementFactor(t.state, t.state.units[id]!))
    expect(m! - l!).toBe(2)
    t.refuses('blue', { type: 'pickUp', unit: t.unit('h'), weapon: t.weapon('q') }, { rule: '1.6', message: /all that it can carry/ })
  })

  test('LNL-23.2.1-11 nobody takes up again what lies', () => {
    const t = squad().activate('E5')
    t.answer('act', lay(t, 'a'))
    expect(t.state.weapons[t.weapon('k')]).toMatchObject({ owner: -1, at: ELIMINATED })
  })

  test('LNL-23.2.1-12 one in a hex', () => {
    const t = squad(', b=us-squad-2-7-4, n=us-claymore').activate('E5')
    t.answer('act', lay(t, 'a'))
    t.refuses('blue', { type: 'layClaymore', units: t.units('b'), weapon: t.weapon('n') }, { rule: '23.2.1', message: /room for one/ })
  })

  test('LNL-23.2.1-13 in Buildings and Bunkers too', () => {
    const bunker = [{ kind: 'bunker', at: 'E5', side: 'blue' as const, value: 2, facing: 0 }]
    const inside = era('E5 bunker American: a=us-squad-2-7-4, k=us-claymore    E3 VC: x=vc-squad', { markers: bunker }).activate(
      'E5 bunker',
    )
    inside.answer('act', lay(inside, 'a'))
    expect(inside.markers('E5 bunker')).toEqual(['claymore 0'])
    const house = era('E5 stone building; American: a=us-squad-2-7-4, k=us-claymore    E3 VC: x=vc-squad').activate('E5')
    ok(house, lay(house, 'a'))
  })

  test('LNL-23.2.1-21 it is nobody’s any more, who laid it or another', () => {
    const t = squad().activate('E5')
    t.answer('act', lay(t, 'a'))
    expect(weaponsOf(t.state, t.state.units[t.unit('a')]!)).toEqual([])
    expect(asked(comes(waits('b=us-squad-2-7-4')))).toBe('claymore')
  })

  test('LNL-23.2.1-15 whoever is there can set it off, if he is in Good Order and no mere Medic', () => {
    expect(asked(comes(waits('m=us-marksman')))).toBe('claymore')
    expect(asked(comes(waits('a=us-squad-2-7-4 shaken, b=us-medic')))).not.toBe('claymore')
  })

  test('LNL-23.2.1-20 with nobody left there it is taken away', () => {
    const t = era('E5 American: a=us-squad-2-7-4    E3 VC: x=vc-squad', { ...at('E5'), next: 'blue' }).activate('E5')
    hold(move(t, 'a', 'E6'))
    t.saw({ type: 'claymore', what: 'removed' })
    expect(t.markers('E5')).toEqual([])
    const stays = era('E5 American: a=us-squad-2-7-4, b=us-squad-2-7-4    E3 VC: x=vc-squad', { ...at('E5'), next: 'blue' }).activate('E5')
    hold(move(stays, 'a', 'E6'))
    expect(stays.markers('E5')).toEqual(['claymore 0'])
  })
})

describe('23.2.1 setting them off', () => {
  test('LNL-23.2.1-04 when enemies come near, before any Opportunity Fire', () => {
    const t = comes(waits())
    expect(t.asked).toMatchObject({ kind: 'claymore', seat: 'blue' })
    t.answer('claymore', { type: 'hold' })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'blue' })
  })

  test('LNL-23.2.1-14 EX2-CL1 FP 3 next to it at who moves, against the VC’s +2 in Light Jungle', () => {
    const t = comes(waits('a=us-squad-2-7-4', '    E4 light-jungle'))
    const odds = t.game.open[0]!.question.preview!(blast()) as FirePreview
    expect(odds.targets).toMatchObject([{ attack: 3, defence: 2 }])
    expect(odds.firepower).toBe(0)
  })

  test('LNL-23.2.1-05 men on foot and unarmored vehicles alone', () => {
    const t = (vehicle: string) => {
      const drives = field(`E5 American: a=us-squad-2-7-4    E3 Soviet: x=${vehicle} f3    A10 Soviet: qq=su-squad-1-4-4`, {
        era: 'modern',
        ...at('E5'),
      })
      return move(drives.activate('E3'), 'x', 'E4')
    }
    const truck = t('zis5')
    expect(asked(truck)).toBe('claymore')
    truck.refuses('blue', blast(), { rule: '23.2.1', message: /on foot/ })
    ok(truck, { ...blast(), target: truck.unit('x') })
    expect(asked(t('bmp1'))).not.toBe('claymore')
  })

  test('LNL-23.2.1-16 never at those in its own place', () => {
    const t = waits('a=us-squad-2-7-4', '    E4 VC: y=vc-squad')
    move(t.activate('E4').rolls(1, 1, 1, 1), 'y', 'E5')
    expect(t.events('claymore')).toEqual([])
    expect(asked(t)).not.toBe('claymore')
  })

  test('LNL-23.2.1-06 it is no Opportunity Fire of anybody: all of that follows', () => {
    const t = comes(waits()).rolls(1, 6).answer('claymore', blast())
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'blue' })
    expect(t.state.move).toMatchObject({ firedFrom: [] })
    ok(t, shotOf(t, 'a', 'E4'))
    t.expect('E5').has('2-7-4')
  })

  test('LNL-23.2.1-17 nor does it give away who set it off', () => {
    const t = era('E5 heavy-jungle; American: a=us-squad-2-7-4    E3 VC: x=vc-squad', at('E5'))
    comes(t).rolls(6, 1, 6, 6).answer('claymore', blast())
    expect(t.state.units[t.unit('x')]!.at).toBe(ELIMINATED)
    expect(spotted(t, 'red', 'E5')).toBe(false)
  })

  test('LNL-23.2.1-18 then it is gone', () => {
    const t = comes(waits()).rolls(1, 6).answer('claymore', blast())
    t.saw({ type: 'claymore', what: 'fired' })
    expect(t.markers('E5')).toEqual([])
  })

  test('LNL-23.2.1-09 several go off by themselves, one after the other', () => {
    const both = era(
      'E5 American: a=us-squad-2-7-4    E3 American: b=us-squad-2-7-4    G4 VC: x=vc-squad    F4 VC: y=vc-squad',
      at('E5', 'E3'),
    )
    move(both.activate('F4'), 'y', 'E4')
    both.rolls(1, 6).answer('claymore', blast())
    expect(asked(both)).toBe('claymore')
    both.refuses('blue', blast(), { rule: '23.2.1' })
    both.rolls(1, 6).answer('claymore', blast('E3'))
    expect(both.events('attack')).toHaveLength(2)
    expect(asked(both)).toBe('opportunityFire')
  })

  const HOUSE = { joined: ['E4 E5', 'E5 E6'] }
  const house = (where: string, vc: string, marker: string) =>
    era(
      `E4 stone building${vc.startsWith('E4') ? vc.slice(2) : ''}    E5 stone building; ${where}American: a=us-squad-2-7-4${
        vc.startsWith('E5') ? vc.slice(2) : ''
      }    E6 stone building${vc.startsWith('E6') ? vc.slice(2) : ''}${/^E[456]/.test(vc) ? '' : `    ${vc}`}`,
      { ...at(marker), ...HOUSE },
    )

  test('LNL-23.2.1-07 EX2-CL2 from the ground floor it reaches the ground of every hex around it, and the floor above', () => {
    expect(asked(comes(house('', 'E3 VC: x=vc-squad', 'E5')))).toBe('claymore')
    expect(asked(comes(house('', 'D7 VC: x=vc-squad', 'E5'), 'D7', 'D6'))).toBe('claymore')
    expect(asked(comes(house('', 'E4; upstairs VC: x=vc-squad', 'E5'), 'E4 upstairs', 'E5 upstairs'))).toBe('claymore')
    const above = house('', 'E4; VC: x=vc-squad', 'E5')
    expect(asked(comes(above, 'E4', 'E4 upstairs'))).not.toBe('claymore')
  })

  test('LNL-23.2.1-19 from the upper floor the upper floors next to it in its Building, and the ground below', () => {
    const up = 'E5 upstairs'
    expect(asked(comes(house('upstairs ', 'E4; VC: x=vc-squad', up), 'E4', 'E4 upstairs'))).toBe('claymore')
    expect(asked(comes(house('upstairs ', 'E4; VC: x=vc-squad', up), 'E4', 'E5'))).toBe('claymore')
    expect(asked(comes(house('upstairs ', 'E3 VC: x=vc-squad', up)))).not.toBe('claymore')
  })

  test('LNL-23.2.1-08 EX2-CL3 out of a Bunker it reaches the three hexes before it, and who comes into its hex from behind', () => {
    const bunker = (vc: string) => {
      const { markers, next } = at('E5 bunker')
      const works = [{ kind: 'bunker', at: 'E5', side: 'blue' as const, value: 2, facing: 3 }, ...markers]
      return era(`E5 bunker American: a=us-squad-2-7-4    ${vc} VC: x=vc-squad`, { markers: works, next })
    }
    const reached = (from: string, to: string) => asked(comes(bunker(from), from, to)) === 'claymore'
    expect([reached('E7', 'E6'), reached('D7', 'D6'), reached('F7', 'F6')]).toEqual([true, true, true])
    expect([reached('E3', 'E4'), reached('D4', 'D5'), reached('F4', 'F5')]).toEqual([false, false, false])
    expect([reached('E4', 'E5'), reached('D5', 'E5'), reached('F5', 'E5')]).toEqual([true, true, true])
    expect([reached('E6', 'E5'), reached('D6', 'E5'), reached('F6', 'E5')]).toEqual([false, false, false])
  })
})
