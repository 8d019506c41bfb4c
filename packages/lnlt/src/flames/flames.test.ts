import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot } from '../../test/fire.ts'
import { end, moveOf, walk } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { seesLocation } from '../map/obstacles.ts'
import { marksOf } from '../units/marks.ts'
import { isFlammable } from './fire.ts'

const FIRES: NonNullable<TableOptions['rules']> = [{ type: 'fires', text: 'It is dry.' }]
const BOARD: TableOptions = { columns: 12, rows: 12, rules: FIRES }
const at = (text: string, options: TableOptions = {}) =>
  table(`${text}    L11 German: idle=1-6-4    A11 US: spare=2-5-4`, { ...BOARD, ...options })
const brave = (t: LnltTable, unit: string) => t.answer('act', { type: 'brave', unit: t.unit(unit) })
const marks = (t: LnltTable, unit: string) => marksOf(t.state.units[t.unit(unit)]!)

describe('10.5.6 how a fire begins', () => {
  test('LNL-10.5.6-01 LNL-10.5.6-15 LNL-10.5.6-14 what burns by the chart, and what the scenario says otherwise', () => {
    const burns = (ground: string, rules = FIRES) => {
      const { state, place } = (() => {
        const t = at(`F6 ${ground}`, { rules })
        return { state: t.state, place: t.place('F6') }
      })()
      return isFlammable(state, place)
    }
    expect(
      ['brush', 'forest', 'light-woods', 'low-crops', 'stone building', 'wooden building', 'wheat-field'].map((each) => burns(each)),
    ).toEqual(new Array(7).fill(true))
    expect(['open', 'marsh', 'cemetery'].map((each) => burns(each))).toEqual([false, false, false])
    const wet: typeof FIRES = [...FIRES, { type: 'flammable', terrain: 'forest', burns: false, text: 'Wet woods.' }]
    expect([burns('forest', wet), burns('brush', wet)]).toEqual([false, true])
  })

  const attack = (ground: string, dice: number[], options: TableOptions = {}) =>
    shoot(at(`F6 ${ground}; spotted blue; German: x=1-6-4    F3 US: a=2-5-4`, options), 'a', 'F6').rolls(...dice)

  test('LNL-10.5.6-02 LNL-10.5.6-16 a natural 6 against enemies in what burns: 5 or 6 sets Fire 1', () => {
    expect([attack('forest', [6, 6, 5]).markers('F6'), attack('forest', [6, 6, 4]).markers('F6')]).toEqual([
      ['spotted 0', 'fire 1'],
      ['spotted 0'],
    ])
    expect(attack('forest', [5, 6]).events('fireCheck')).toEqual([])
    expect(attack('open', [6, 6, 2]).events('fireCheck')).toEqual([])
    expect(attack('forest', [6, 6], { rules: [] }).events('fireCheck')).toEqual([])
  })

  test('LNL-10.5.6-03 flames always make one', () => {
    const t = at('F6 brush; German: x=1-6-4    F5 US: a=2-5-4, f=us-m2ft')
    shoot(t, 'a:f', 'F6').rolls(1, 6, 2, 5)
    expect(t.events('fireCheck')).toHaveLength(1)
  })

  test('LNL-10.5.6-17 only the floor that was fired at; LNL-10.5.6-18 and not where it burns already', () => {
    const house = 'F6 stone building; spotted blue; German: x=1-6-4; upstairs German: y=1-6-4    F7 stone building    F8 stone building'
    const t = at(`${house}    F3 US: a=2-5-4`, { joined: ['F6 F7', 'F7 F8'] })
    shoot(t, 'a', 'F6').rolls(6, 6, 6)
    expect([t.markers('F6'), t.markers('F6 upstairs')]).toEqual([['spotted 0', 'fire 1'], []])
    const burning = at('F6 forest; spotted blue; marker fire 1; German: x=1-6-4    F3 US: a=2-5-4')
    expect(shoot(burning, 'a', 'F6').rolls(6, 6).events('fireCheck')).toEqual([])
  })

  test('LNL-10.5.6-19 LNL-10.5.6-20 shells check only where enemies are', () => {
    const t = at('F10 US: l=Medrow    H4 forest; German: x=1-6-4    G4 forest; US: b=2-5-4    I4 forest', {
      artillery: { blue: [{ name: 'guns', fp: 1, missions: 1 }] },
    })
    t.activate('F10')
      .answer('act', { type: 'artillery', unit: t.unit('l'), battery: 0, at: 'H4' })
      .rolls(1, 4)
    t.answer('spottingRound', { type: 'shift', to: 'H4' }).rolls(6, 6, 1, 6, 6)
    expect(t.events('fireCheck').map(({ at: hex }) => hex)).toEqual([t.place('H4')])
  })

  test('LNL-10.5.6-04 LNL-10.5.6-21 a fire stops the sight, and is as good as Smoke', () => {
    const t = at('F6 forest; marker fire 1    F3 US: a=2-5-4    F9 German: x=1-6-4')
    expect(seesLocation(t.state, t.place('F3'), t.place('F9'))).toBe(false)
    const out = at('F6 brush; marker fire 1; US: a=2-5-4 braved    F9 brush; marker fire 1; spotted blue; German: x=1-6-4')
    expect(modifiers(preview(out, 'a', 'F9'))).toContain('out of Smoke -1')
    expect(preview(out, 'a', 'F9').targets[0]!.defence).toBe(1)
  })
})

describe('10.5.6 how it goes on', () => {
  /** The Administrative Phase with a fire in F6; the dice for it, for what lies next to it, and for the initiative. */
  const burn = (ground: string, ...dice: number[]) => at(ground, { phase: 'administrative' }).rolls(...dice, 6, 1)

  test('LNL-9.0-03 LNL-10.5.6-05 LNL-10.5.6-23 Fire 1 grows on a 6, goes out on a 1', () => {
    expect(burn('F6 forest; marker fire 1', 6).markers('F6')).toEqual(['fire 2'])
    expect(burn('F6 forest; marker fire 1', 1).markers('F6')).toEqual([])
    expect(burn('F6 forest; marker fire 1', 3).markers('F6')).toEqual(['fire 1'])
  })

  test('LNL-10.5.6-24 LNL-10.5.6-26 what can burn next to it catches it on a 1, also again', () => {
    const t = burn('F6 forest; marker fire 2    F7 forest    F5 brush', 2, 1)
    expect([t.markers('F5'), t.markers('F7')].flat()).toEqual(['fire 1'])
    expect(burn('F6 forest; marker fire 2    F7 forest', 1).markers('F7')).toEqual(['fire 1'])
  })

  test('LNL-10.5.6-25 the floors of a building burn each by itself', () => {
    const house = 'F6 stone building; marker fire 2    F7 stone building    F8 stone building'
    const t = at(house, { joined: ['F6 F7', 'F7 F8'], phase: 'administrative' }).rolls(1, 6, 6, 1)
    expect([t.markers('F6 upstairs'), t.markers('F7')]).toEqual([['fire 1'], []])
  })

  test('LNL-10.5.6-34 what can’t move is lost in a blaze', () => {
    const t = burn('F6 forest; marker fire 1; US: s=us-sniper', 6)
    expect(t.where('s')).toBe('eliminated')
  })
})

describe('10.5.6 units in a fire', () => {
  const inFire = (who: string, value = 1, more = '', options: TableOptions = {}) =>
    at(`F6 forest; marker fire ${value}; US: ${who}    F3 German: x=1-6-4    ${more}`, options)

  test('LNL-10.5.6-06 LNL-10.5.6-27 who stands Fire 1 stays and acts as usual', () => {
    const t = inFire('a=2-5-4').activate('F6')
    mayNot(t, 'a', 'F3', { rule: '10.5.6' })
    brave(t, 'a').rolls(2, 2)
    expect(preview(t, 'a', 'F3').firepower).toBe(2)
  })

  test('LNL-10.5.6-06 LM helps him', () => {
    const t = inFire('a=2-5-4, l=6-2-6').activate('F6')
    brave(t, 'a').rolls(4, 4)
    expect(t.events('moraleCheck')[0]!.modifiers.map(({ label }) => label)).toContain('Leader')
  })

  test('LNL-10.5.6-06 or he leaves', () => {
    expect(walk(inFire('a=2-5-4').activate('F6'), 'a', ['F7']).where('a')).toBe('F7')
  })

  test('LNL-10.5.6-28 who fails must leave, and has Moved', () => {
    const t = brave(inFire('a=2-5-4').activate('F6'), 'a').rolls(6, 6)
    t.answer('flee', { to: 'F7' })
    expect([t.where('a'), marks(t, 'a')]).toEqual(['F7', ['moved']])
  })

  test('LNL-10.5.6-07 LNL-10.5.6-29 who can’t move is Shaken; if he is so already a Sniper is wounded and a team lost', () => {
    const once = brave(inFire('s=us-sniper, a=2-5-4').activate('F6'), 's').rolls(6, 6)
    expect(once.state.units[once.unit('s')]!.shaken).toBe(true)
    const twice = brave(inFire('s=us-sniper shaken, a=2-5-4').activate('F6'), 's').rolls(6, 6)
    expect(twice.state.units[twice.unit('s')]!.wounds).toBe(1)
    const gun = at('F6 forest; marker fire 1; German: t=de-flak88 shaken, y=1-6-4    F3 US: x=2-5-4', { next: 'red' }).activate('F6')
    expect(brave(gun, 't').rolls(6, 6).where('t')).toBe('eliminated')
  })

  test('LNL-10.5.6-09 LNL-10.5.6-32 LNL-10.5.6-33 out of Fire 2 everybody goes after a check, which Shakes who fails it; he can be fired at', () => {
    const t = inFire('a=2-5-4', 2).activate('F6')
    t.refuses('blue', moveOf(t, 'a', 'F7'), { rule: '10.5.6' })
    brave(t, 'a').rolls(6, 6).answer('flee', { to: 'F5' })
    expect(t.state.units[t.unit('a')]).toMatchObject({ shaken: true })
    t.asks('red', 'opportunityFire')
    const steady = brave(inFire('a=2-5-4', 2).activate('F6'), 'a').rolls(2, 2).answer('flee', { to: 'F7' })
    expect([steady.where('a'), steady.state.units[steady.unit('a')]!.shaken]).toEqual(['F7', false])
  })

  test('LNL-10.5.6-08 LNL-10.5.6-30 LNL-10.5.6-31 into Fire 1 for 1 MP more, but no Weapon Team; LNL-10.5.6-36 into Fire 2 nobody', () => {
    const t = walk(at('F5 US: a=2-5-4    F6 brush; marker fire 1').activate('F5'), 'a', ['F6'])
    t.saw({ type: 'moves', halves: 4 })
    const team = at('F5 US: m=us-m1917    F6 brush; marker fire 1').activate('F5')
    team.refuses('blue', moveOf(team, 'm', 'F6'), { rule: '10.5.6' })
    const blaze = at('F5 US: a=2-5-4    F6 brush; marker fire 2').activate('F5')
    blaze.refuses('blue', moveOf(blaze, 'a', 'F6'), { rule: '10.5.6', message: /blaze/ })
    const later = at('F6 brush; marker fire 1; US: a=2-5-4    F3 German: x=1-6-4').activate('F6')
    mayNot(later, 'a', 'F3', { rule: '10.5.6' })
  })

  const ring = (value: number) => ['F5', 'G6', 'G7', 'F7', 'E7', 'E6'].map((hex) => `${hex} forest; marker fire ${value}`).join('    ')

  test('LNL-10.5.6-10 surrounded by Fire 1 he goes through one; LNL-10.5.6-37 teams and Snipers are lost; LNL-10.5.6-38 by Fire 2 everybody is', () => {
    const t = brave(inFire('a=2-5-4', 2, ring(1)).activate('F6'), 'a').rolls(2, 2)
    t.answer('flee', { to: 'F7' }).answer('flee', { to: 'F8' })
    expect(t.where('a')).toBe('F8')
    const team = brave(inFire('a=us-m1917', 2, ring(1)).activate('F6'), 'a').rolls(2, 2)
    expect(team.where('a')).toBe('eliminated')
    expect(
      brave(inFire('a=2-5-4', 2, ring(2)).activate('F6'), 'a')
        .rolls(2, 2)
        .where('a'),
    ).toBe('eliminated')
  })

  test('LG-43 nobody passes while his men are in a fire, nor ends an impulse without facing it', () => {
    const t = inFire('a=2-5-4')
    t.refuses('blue', { type: 'pass' }, { rule: '10.5.6' })
    end(t.activate('F6')).rolls(2, 2)
    expect(t.events('moraleCheck')).toHaveLength(1)
    t.pass().pass()
  })

  test('LNL-10.5.6-12 LNL-10.5.6-39 LNL-10.5.6-40 MMCs and Heroes fight Fire 1: a die, the LM and one for each further; they have Fired', () => {
    const t = inFire('a=2-5-4 braved, b=2-5-4 braved, l=6-1-6 braved').activate('F6')
    t.answer('act', { type: 'extinguish', units: t.units('a b'), leader: t.unit('l') }).rolls(4)
    t.saw({ type: 'extinguish', total: 6, out: true })
    expect([t.markers('F6'), marks(t, 'a'), marks(t, 'b')]).toEqual([[], ['fired'], ['fired']])
    const vain = inFire('a=2-5-4 braved').activate('F6')
    vain.answer('act', { type: 'extinguish', units: vain.units('a') }).rolls(5)
    expect(vain.markers('F6')).toEqual(['fire 1'])
    const medic = inFire('a=us-medic braved, b=2-5-4 braved').activate('F6')
    medic.refuses('blue', { type: 'extinguish', units: medic.units('a') }, { rule: '10.5.6' })
    const blaze = inFire('a=2-5-4 braved', 2).activate('F6')
    blaze.refuses('blue', { type: 'extinguish', units: blaze.units('a') }, { rule: '10.5.6' })
  })
})

describe('10.5.6 vehicles and blazes', () => {
  const tank = (value: number, words = '') =>
    table(
      `F5 forest; marker fire ${value}    F6 road N; US: b=2-5-4    C3 open; marker fire ${value}; US: a=us-m4a1 f1${words}    J9 German: x=1-6-4    A11 US: spare=2-5-4`,
      {
        columns: 12,
        rows: 12,
      },
    )

  test('LNL-10.5.6-22 a small fire is nothing to a vehicle', () => {
    const t = tank(1).activate('C3')
    expect((t.candidates() as { type: string }[]).map(({ type }) => type)).not.toContain('brave')
    t.answer('act', { type: 'button', unit: t.unit('a'), buttoned: true })
    t.answer('act', { type: 'end' })
    expect(t.asked.seat).toBe('red')
    expect(tank(1).candidates()).toContainEqual({ type: 'pass' })
  })

  test('LNL-10.5.6-22 it drives in for what the ground costs, and men pay 1 MP more', () => {
    const t = at('F5 brush; marker fire 1    F6 US: b=2-5-4    E5 US: v=us-m4a1 f1').activate('E5')
    walk(t, 'v', ['F5'])
    expect(t.state.move!.spent).toEqual([2])
    const onFoot = at('F5 brush; marker fire 1    F6 US: b=2-5-4').activate('F6')
    walk(onFoot, 'b', ['F5'])
    expect(onFoot.state.move!.spent).toEqual([4])
  })

  test('LNL-10.5.6-35 out of a blaze it must drive before it does anything else', () => {
    const t = tank(2)
    t.refuses('blue', { type: 'pass' }, { rule: '10.5.6' })
    t.activate('C3')
    t.refuses('blue', { type: 'brave', unit: t.unit('a') }, { rule: '10.5.6', message: /drives out/ })
    t.refuses('blue', { type: 'machineGun', unit: t.unit('a'), mg: 0, at: 'J9' }, { rule: '10.5.6' })
    expect((t.candidates() as { type: string }[]).map(({ type }) => type)).toContain('move')
  })

  test('LNL-10.5.6-11 a place that blazes is whose it was', () => {
    const t = table('F5 forest; marker fire 2    F6 US: b=2-5-4    J9 German: x=1-6-4', {
      columns: 12,
      rows: 12,
      control: { red: ['F5'] },
    }).activate('F6')
    t.refuses('blue', { type: 'move', units: t.units('b'), to: 'F5' }, { rule: '10.5.6' })
    expect(t.state.control[t.place('F5')]).toBe('red')
  })
})
