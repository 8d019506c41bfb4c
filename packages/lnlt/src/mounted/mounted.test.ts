import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot } from '../../test/fire.ts'
import { end, hold, move, moveOf, step, stop, walk } from '../../test/moves.ts'
import { started, testScenario } from '../../test/scenario.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { does, mayNotDo, shellPreview } from '../../test/vehicles.ts'
import { counterType, ourPack, readPack } from '../data/pack.ts'
import { hasMounts } from './mounted.ts'

const RIDER = 'it-cavalry-squad'
const plain = (text: string, options: TableOptions = {}) =>
  table(text.includes('Italian') ? `${text}    L8 British: z=uk-rifle-squad    A8 Italian: q=it-bersaglieri-squad` : text, {
    columns: 12,
    rows: 8,
    initiative: 'red',
    ...options,
  })

const allows = (t: LnltTable, seat: string, decision: unknown) => expect(t.game.problems(seat, decision)).toEqual([])

describe('6.6 Mounted Units', () => {
  test('LNL-6.6-09 their MF is red: they may Hit & Run, and the counter says which Leg unit they become', () => {
    expect(counterType(ourPack, RIDER)).toMatchObject({ hitAndRun: true, mount: 'horse', dismounted: 'it-bersaglieri-squad' })
    const t = plain('C3 Italian: a=it-cavalry-squad    K7 British: x=squad').activate('C3')
    allows(t, 'red', moveOf(t, 'a', 'D3', { mode: 'hitAndRun' }))
    const units = { format: 'firegroup-lnlt-units', version: 1, counters: [{ ...row, dismounted: 'it-bersaglieri-half-squad' }] }
    expect(readPack({ name: 'x', units })).toMatchObject({ ok: false, problems: [{ rule: '6.6' }] })
  })

  const row = {
    id: 'it-x',
    nations: ['italian'],
    kind: 'mountedSquad',
    fp: 1,
    range: 4,
    movement: 12,
    morale: 5,
    halfSquad: 'it-cavalry-half-squad',
    mount: 'horse',
    slice: 15,
    source: 'house',
    confidence: 'high',
  }

  test('LNL-6.6-01 they pay by the O column of the chart', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    D3 light-woods    E3 forest    K7 British: x=squad').activate('C3')
    walk(t, 'a', ['D3'])
    expect(t.state.move!.spent).toEqual([12])
    t.refuses('red', { type: 'step', to: 'E3' }, { rule: '6.6' })
  })

  test('LNL-6.6-01 LNL-21.3-02 LNL-10.5.5-04 what lies in a hex costs them what it costs class O: Wire 4 MP all told, Craters 2 more', () => {
    const spent = (marker: string) => {
      const t = plain(`C3 Italian: a=it-cavalry-squad, l=it-leader-6-1    D3 light-woods; marker ${marker}    K7 British: x=squad`)
      move(t.activate('C3'), 'a l', 'D3')
      return t.state.move!.spent
    }
    expect([spent('wire'), spent('craters 1')]).toEqual([
      [8, 8],
      [16, 16],
    ])
  })

  test('LNL-10.5.4-02 LNL-TEC1-26 nobody rides into a Roadblock or over Rubble, and on foot one gets there', () => {
    const at = (marker: string) =>
      plain(`C3 Italian: a=it-cavalry-squad, b=it-bersaglieri-squad    D3 open; marker ${marker}    K7 British: x=squad`)
    for (const [marker, rule] of [
      ['roadblock 2', '10.5.4'],
      ['rubble 3', '15.1.2'],
    ] as const) {
      const t = at(marker).activate('C3')
      t.refuses('red', moveOf(t, 'a', 'D3'), { rule, message: /ride/ })
      allows(t, 'red', moveOf(t, 'b', 'D3'))
    }
  })

  test('LNL-6.6-02 no Leader makes them faster', () => {
    const t = plain('C3 Italian: a=it-cavalry-half-squad, l=it-leader-6-1    K7 British: x=squad').activate('C3')
    move(t, 'a l', 'D3')
    for (const to of ['E3', 'F3', 'G3', 'H3', 'I3', 'J3', 'K3', 'L3']) step(hold(t), to)
    expect(t.state.move!.spent).toEqual([18, 18])
    t.refuses('red', { type: 'step', to: 'A1' }, {})
  })

  test('LNL-6.6-10 they do not crawl', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad, l=it-leader-6-1    K7 British: x=squad').activate('C3')
    t.refuses('red', moveOf(t, 'a', 'D3', { mode: 'lowCrawl' }), { rule: '6.3' })
    t.refuses('red', moveOf(t, 'a l', 'D3', { mode: 'lowCrawl' }), { rule: '6.3' })
  })

  test('LNL-6.6-03 LNL-6.6-12 fire at them is weaker while they move or are marked so, and stronger while they halt', () => {
    const at = (words: string) =>
      modifiers(preview(plain(`C3 British: x=squad    E3 Italian: a=it-cavalry-squad${words}`, { initiative: 'blue' }), 'x', 'E3'))
    expect(at(' moved')).toContain('moving vehicle -1')
    expect(at(' hitAndRun')).toContain('moving vehicle -1')
    expect(at('')).toContain('mounted and halted 1')
  })

  test('LNL-6.6-11 LNL-6.6-13 LNL-PAC04-19 ordnance adds one against them on the move and takes one off while they halt', () => {
    const at = (words: string) =>
      shellPreview(plain(`C3 British: x=squad, uk-piat    E3 Italian: a=it-cavalry-squad${words}`, { initiative: 'blue' }), 'x', 'E3', {
        weapon: 'uk-piat',
      })
        .modifiers.map(({ label, value }) => `${label} ${value}`)
        .filter((words) => !words.includes('adjacent'))
    expect(at(' moved')).toContain('moving target 1')
    expect(at('')).toContain('mounted and halted -1')
  })

  test('LNL-6.6-04 nobody mounted becomes a Hero', () => {
    const roll = (who: string) => {
      const t = plain(`C3 British: x=squad    D3 Italian: a=${who}`, { initiative: 'blue' })
      t.rolls(6, 1, 1, 1)
      shoot(t, 'x', 'D3')
      return t.events('hero').length
    }
    expect(roll('it-cavalry-squad')).toBe(0)
    expect(roll('it-bersaglieri-squad')).toBe(1)
  })

  test('LNL-6.6-05 a single man who goes with them has their MF and is mounted as they are', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad, l=it-leader-6-1    K7 British: x=squad').activate('C3')
    t.refuses('red', moveOf(t, 'l', 'D3', { mode: 'hitAndRun' }), { rule: '6.7' })
    walk(t, 'a l', ['D3', 'E3', 'F3', 'G3', 'H3', 'I3', 'J3'])
    expect(t.state.move!.spent).toEqual([14, 14])
  })

  test('LNL-6.6-15 LNL-6.6-06 they overrun nobody: where the enemy is they fight', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    D3 British: x=squad').activate('C3')
    t.rolls(2, 2, 2, 2)
    move(t, 'a', 'D3')
    expect(t.events('melee')).toHaveLength(1)
    expect(t.events('overrun')).toHaveLength(0)
    expect(t.events('charge')).toHaveLength(0)
  })

  test('LNL-6.6-14 they storm no vehicle but on foot', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    D3 British: x=uk-m4a1')
    mayNotDo(t, 'a', moveOf(t, 'a', 'D3'), { rule: '17.1' })
    does(t, 'a', { type: 'dismount', units: t.units('a') })
    hold(t)
    allows(t, 'red', { type: 'step', to: 'D3' })
  })
})

describe('6.6 dismounting', () => {
  test('LNL-6.6-08 LNL-6.6-18 it takes half of the MF, and Leg units without mounts are left', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    K7 British: x=squad').activate('C3')
    walk(t, 'a', ['D3', 'E3', 'F3', 'G3', 'H3', 'I3'])
    does(t, 'a', { type: 'dismount' })
    expect(t.state.units[t.unit('a')]!.type).toBe('it-bersaglieri-squad')
    t.saw({ type: 'getsDown', rule: '6.6' })
    const far = plain('C3 Italian: a=it-cavalry-squad    K7 British: x=squad').activate('C3')
    walk(far, 'a', ['D3', 'E3', 'F3', 'G3', 'H3', 'I3', 'J3'])
    far.refuses('red', { type: 'dismount' }, { rule: '6.6', message: /half of its MF/ })
  })

  test('LNL-6.6-16 then they may spend half of the MF that they have on foot, and enter Melee', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    D3 British: x=squad shaken    E5 British: y=squad').activate('C3')
    does(t, 'a', { type: 'dismount', units: t.units('a') })
    hold(t)
    expect(t.state.move!.spent).toEqual([4])
    step(t, 'D3')
    expect(t.where('a')).toBe('D3')
    expect(t.events('melee')).toHaveLength(1)
  })

  test('LNL-6.6-17 whoever fires at them where they dismount fires at moving Leg units', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    E3 British: x=squad, uk-piat').activate('C3')
    t.answer('act', { type: 'dismount', units: t.units('a') })
    expect(modifiers(preview(t, 'x', 'C3'))).toContain('moving 1')
    expect(shellPreview(t, 'x', 'C3', { weapon: 'uk-piat' }).modifiers.map(({ label, value }) => `${label} ${value}`)).toContain(
      'moving target 1',
    )
  })
})

describe('6.6.1, 6.6.2 weapons on horseback and on motorcycles', () => {
  test('LNL-6.6.1-01 cavalry carries weapons and fires none', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad, w=it-breda30    F3 British: x=squad')
    mayNot(t, 'a+w', 'F3', { rule: '6.6.1' })
  })

  test('LNL-6.6.2-01 X-MV-5 a motorcycle squad fires a light machine gun besides its own firepower', () => {
    const t = plain('C3 Italian: a=it-motorcycle-squad, w=it-breda30    F3 British: x=squad')
    expect(preview(t, 'a+w', 'F3').firepower).toBe(2)
  })

  test('LNL-6.6.2-02 no ordnance and no Mortar from a motorcycle', () => {
    const t = plain('C3 German: a=de-motorcycle-squad, w=Panzerschreck    F3 US: x=2-5-4')
    mayNotDo(t, 'a', { type: 'ordnance', unit: t.unit('a'), gun: -1 - t.weapon('w'), at: 'F3' }, { rule: '6.6.2' })
    const mortar = plain('C3 German: a=de-motorcycle-squad, w=de-grw36    F3 US: x=2-5-4')
    mayNot(mortar, 'a:w', 'F3', { rule: '6.6.2' })
  })
})

describe('6.7 Hit & Run', () => {
  const horse = (text = 'C3 Italian: a=it-cavalry-squad    G3 British: x=squad') => plain(text).activate('C3')

  test('LNL-6.7-01 LNL-6.7-03 LNL-6.7-05 X-MV-6 half of the MF, and one attack at any point of the move; then they bear both markers', () => {
    const t = horse()
    walk(t, 'a', ['D3', 'E3'], { mode: 'hitAndRun' })
    t.refuses('red', { type: 'dismount' }, { rule: '6.7', message: /middle of a Hit & Run/ })
    t.rolls(1, 6)
    shoot(t, 'a', 'G3')
    mayNot(t, 'a', 'G3', { rule: '6.7', message: /have fired/ })
    for (const to of ['D3', 'C3', 'B3', 'A3']) hold(step(t, to))
    t.expect('A3').has('1-4-12 fired hitAndRun')
  })

  test('LNL-6.7-04 fire on the run takes -2', () => {
    const t = horse('C3 Italian: a=it-cavalry-squad    F3 British: x=squad')
    t.answer('act', { type: 'hitAndRun', units: t.units('a') })
    expect(modifiers(preview(t, 'a', 'F3'))).toContain('Hit & Run -2')
    t.rolls(1, 6)
    shoot(t, 'a', 'F3')
    walk2(t, 'B3')
    stop(t)
    t.expect('B3').has('1-4-12 fired hitAndRun')
  })

  const walk2 = (t: LnltTable, to: string) => hold(step(t, to))

  test('LNL-6.7-06 a single man stacked with them shares it', () => {
    const t = horse('C3 Italian: a=it-cavalry-squad, l=it-leader-6-1    G3 British: x=squad')
    walk(t, 'a l', ['D3', 'E3'], { mode: 'hitAndRun' })
    expect(preview(t, 'a', 'G3', { leader: 'l' }).modifiers.map(({ label }) => label)).toContain('Leader')
    stop(t)
    t.expect('E3').has('1-4-12 hitAndRun', '6-1-6 hitAndRun')
  })

  test('LNL-6.7-02 it leads into no Melee', () => {
    const t = horse('C3 Italian: a=it-cavalry-squad    D3 British: x=squad')
    t.refuses('red', moveOf(t, 'a', 'D3', { mode: 'hitAndRun' }), { rule: '8.0' })
  })

  test('LNL-6.7-07 nor into a Close Assault', () => {
    const t = horse('C3 Italian: a=it-cavalry-squad    D3 British: x=uk-m4a1')
    t.refuses('red', moveOf(t, 'a', 'D3', { mode: 'hitAndRun' }), { rule: '17.1' })
  })
})

describe('6.8 Opportunity Movement', () => {
  /** The example of the rulebook, on open ground: Newell and a Half-Squad go from F3 to E3, another stays; the rider is in E5. */
  const newell = (rider = 'm=it-motorcycle-half-squad') =>
    plain(
      `F3 British: l=uk-leader-6-1, a=uk-rifle-half-squad, b=uk-rifle-half-squad    D5 Italian: d=it-bersaglieri-half-squad fired    E5 Italian: ${rider}`,
      {
        firstColumn: 'low',
        initiative: 'blue',
      },
    ).activate('F3')

  test('LNL-6.8-01 LNL-6.8-03 X-MV-7 a rider that has not acted answers movement with any move of his own, and fires in it', () => {
    const t = newell()
    move(t, 'l a', 'E3')
    t.answer('opportunityFire', { type: 'opportunityMove', units: t.units('m'), mode: 'hitAndRun', to: 'E6' })
    hold(t)
    t.saw({ type: 'opportunityMove', rule: '6.8' })
    expect(t.asked).toMatchObject({ kind: 'step', seat: 'red' })
    t.rolls(1, 6)
    shoot(t, 'm', 'E3')
    stop(t)
    t.expect('E6').has('0-4-20 fired hitAndRun')
  })

  test('LNL-6.8-01 not one that has acted', () => {
    for (const mark of ['moved', 'hitAndRun', 'fired', 'opsComplete']) {
      const t = newell(`m=it-motorcycle-half-squad ${mark}, o=it-motorcycle-half-squad`)
      move(t, 'l a', 'E3')
      t.refuses('red', { type: 'opportunityMove', units: t.units('m'), to: 'E6' }, { rule: '6.8', message: /have acted/ })
    }
  })

  test('LNL-6.8-02 that move may be fired at and answered in turn, but not by those whom it interrupts', () => {
    const t = newell()
    move(t, 'l a', 'E3')
    t.answer('opportunityFire', { type: 'opportunityMove', units: t.units('m'), to: 'E4' })
    expect(t.asked).toMatchObject({ kind: 'opportunityFire', seat: 'blue' })
    mayNot(t, 'a', 'E4', { rule: '4.0' })
    allows(t, 'blue', { type: 'fire', from: 'F3', at: 'E4', firers: [{ unit: t.unit('b'), inherent: true, weapons: [] }] })
    const both = plain('C3 British: a=squad    E3 Italian: m=it-cavalry-squad    B5 British: n=uk-motorcycle-squad', {
      pack: { name: 'x', units: BRITISH_BIKES },
      initiative: 'blue',
    }).activate('C3')
    move(both, 'a', 'D3')
    both.answer('opportunityFire', { type: 'opportunityMove', units: both.units('m'), to: 'E4' })
    both.answer('opportunityFire', { type: 'opportunityMove', units: both.units('n'), to: 'B6' })
    expect(both.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
  })

  test('LNL-6.8-04 then the interrupted move goes on, if they still can', () => {
    const t = newell()
    move(t, 'l a', 'E3')
    t.answer('opportunityFire', { type: 'opportunityMove', units: t.units('m'), to: 'E6' })
    hold(t)
    stop(t)
    expect(t.asked).toMatchObject({ kind: 'step', seat: 'blue' })
    expect(t.state.impulse!.side).toBe('blue')
    hold(step(t, 'D4'))
    expect(t.where('a')).toBe('D4')
    const met = newell('m=it-cavalry-squad')
    move(met, 'l a', 'E3')
    met.rolls(2, 2, 2, 2, 1, 1, 1, 1)
    met.answer('opportunityFire', { type: 'opportunityMove', units: met.units('m'), to: 'E4' })
    hold(met)
    step(met, 'E3')
    expect(met.state.move).toBeNull()
    end(met)
    expect(met.state.impulse?.side ?? met.state.next).toBe('red')
  })
})

const BIKES = {
  nations: ['british'],
  movement: 20,
  morale: 5,
  fp: 1,
  range: 4,
  mount: 'motorcycle',
  slice: 15,
  source: 'house',
  confidence: 'high',
}
const BRITISH_BIKES = {
  format: 'firegroup-lnlt-units',
  version: 1,
  counters: [
    { ...BIKES, id: 'uk-motorcycle-squad', kind: 'mountedSquad', halfSquad: 'uk-motorcycle-half-squad', dismounted: 'uk-rifle-squad' },
    { ...BIKES, id: 'uk-motorcycle-half-squad', kind: 'mountedHalfSquad', dismounted: 'uk-rifle-half-squad' },
  ],
}

describe('8.6 Charges', () => {
  const charge = (ground: string, from = 'C3', who = RIDER, more = '') =>
    plain(`${from} Italian: a=${who}${more}    G3 ${ground} British: x=uk-rifle-squad`, { columns: 12 }).activate(from)

  const ride = (t: LnltTable) => {
    walk(t, 'a', ['D3', 'E3', 'F3'])
    return t
  }

  test('LNL-8.6-01 LNL-8.6-03 LNL-8.6-05 X-ML-12 from two hexes away or more cavalry doubles its IFP in the first round, after the fire on its way', () => {
    const t = charge('')
    move(t, 'a', 'D3')
    expect(t.asked.kind).toBe('opportunityFire')
    hold(t)
    for (const to of ['E3', 'F3']) hold(step(t, to))
    t.rolls(2, 2, 1, 1, 1, 1)
    step(t, 'G3')
    t.saw({ type: 'charge', rule: '8.6' })
    const [attack, back] = t.events('meleeAttack')
    expect([attack!.attack, attack!.defence, attack!.odds]).toEqual([2, 1, '2:1'])
    expect([back!.attack, back!.defence, back!.odds]).toEqual([1, 2, '1:2'])
  })

  test('LNL-8.6-06 against whom it stood next to it fights as usual', () => {
    const t = charge('', 'F3')
    t.rolls(1, 1, 1, 1)
    move(t, 'a', 'G3')
    expect(t.events('charge')).toHaveLength(0)
    expect(t.events('meleeAttack')[0]!.attack).toBe(1)
  })

  test('LNL-8.6-02 nobody charges into a Forest, not even along a road', () => {
    const t = plain('C2 Italian: a=it-cavalry-squad    C4 road S    C5 forest; road N; British: x=uk-rifle-squad').activate('C2')
    walk(t, 'a', ['C3', 'C4'])
    t.rolls(1, 1, 1, 1)
    step(t, 'C5')
    expect(t.events('charge')).toHaveLength(0)
    expect(t.events('melee')).toHaveLength(1)
  })

  test('LNL-8.6-07 X-ML-CHG0 cavalry without IFP charges with 2, and a single -1', () => {
    const t = ride(charge('', 'C3', 'it-cavalry-half-squad'))
    t.rolls(6, 6, 1, 1)
    step(t, 'G3')
    const [attack] = t.events('meleeAttack')
    expect(attack!.attack).toBe(2)
    expect(attack!.modifiers.map(({ value }) => value)).toEqual([-1])
  })

  test('LNL-8.6-04 whoever fails a Morale Check before the Charge strikes no blow, but defends', () => {
    const t = ride(charge(''))
    t.rolls(6, 6, 1, 1)
    step(t, 'G3')
    const attacks = t.events('meleeAttack')
    expect(attacks).toHaveLength(1)
    expect(attacks[0]).toMatchObject({ by: 'red', defence: 1, odds: '2:1' })
  })

  test('LNL-8.6-08 a Leader who fails lends no LM', () => {
    const t = plain('C3 Italian: a=it-cavalry-squad    G3 British: x=uk-rifle-squad, l=uk-leader-6-1').activate('C3')
    ride(t)
    t.rolls(6, 6, 1, 1, 1, 1, 1, 1)
    step(t, 'G3')
    const back = t.events('meleeAttack').find(({ by }) => by === 'blue')!
    expect(back.modifiers).toEqual([])
  })
})

test('riders whom only an Event brings are reckoned with from the start', () => {
  const base = testScenario()
  const riders = {
    id: 'riders',
    name: 'The riders',
    units: [{ type: RIDER, count: 1 }],
    arrival: { kind: 'event', along: { edge: 'east' } },
  } as const
  const scenario = {
    ...base,
    sides: { ...base.sides, red: { ...base.sides.red, nation: 'italian', groups: [...base.sides.red.groups, riders] } },
  }
  expect(hasMounts(started(base).state)).toBe(false)
  expect(hasMounts(started(scenario as never).state)).toBe(true)
})
