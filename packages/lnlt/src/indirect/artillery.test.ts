import { describe, expect, test } from 'vitest'
import { mayNot, preview } from '../../test/fire.ts'
import { end, move, step } from '../../test/moves.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import type { MISSIONS } from '../data/indirect-fire.ts'
import type { ArtilleryPreview } from './artillery.ts'
import { missionHexes } from './missions.ts'

const GUNS = [{ name: 'field guns', fp: 5, missions: 2 }]
const BOARD: TableOptions = { columns: 14, rows: 12, artillery: { blue: GUNS } }
const at = (text: string, options: TableOptions = {}) => table(text, { ...BOARD, ...options })

function callOf(t: LnltTable, target: string, more: object = {}, caller = 'l'): object {
  return { type: 'artillery', unit: t.unit(caller), battery: 0, at: target, ...more }
}

const call = (t: LnltTable, target: string, more: object = {}, caller = 'l') => t.answer('act', callOf(t, target, more, caller))
const shift = (t: LnltTable, to: string) => t.answer('spottingRound', { type: 'shift', to })

/** A Leader without LM in F10, Germans around H4, guns of 5 FP. */
const front = (more = '', options: TableOptions = {}) =>
  at(`F10 US: l=Medrow, a=2-5-4    H4 German: x=1-6-4    M11 German: y=1-6-4    A11 US: spare=2-5-4    ${more}`, options).activate('F10')

const names = (t: LnltTable, mission: (typeof MISSIONS)[number], lie = { direction: 0, wide: false }, fp = 3) => {
  const { setting } = t.state
  const { grid } = setting.map
  return missionHexes(setting, mission, grid.indexOf('F6'), fp, lie).map(({ hex, fp: each }) => `${grid.idOf(hex)}:${each}`)
}

describe('18.2 calling artillery', () => {
  test('LNL-18.2-01 LNL-22.0-19 the order of battle says how many missions and with which FP', () => {
    expect(front().state.artillery).toEqual([{ side: 'blue', fp: 5, missions: 2, formation: '', calledOn: 0 }])
  })

  test('LNL-18.2-03 LNL-18.2-18 LNL-18.2-05 LNL-18.2-06 EX2-VN-17 a 3 and a 3 with one degrading hex: two hexes to the south-east; shifted by one', () => {
    const t = at('F7 US: l=Medrow    G6 brush    G5 brush    H4 German: x=1-6-4    M11 German: y=1-6-4    A11 US: spare=2-5-4').activate(
      'F7',
    )
    call(t, 'H4').rolls(3, 3)
    t.saw({ type: 'spottingRound', distance: 2, to: t.place('J5'), lost: false, modifiers: [{ value: 1 }] })
    expect(t.state.artillery![0]!.missions).toBe(2)
    shift(t, 'J4')
    expect(t.state.artillery![0]!.missions).toBe(1)
    expect(t.state.markers.filter(({ kind }) => kind === 'ffe')).toHaveLength(7)
  })

  test('LNL-18.2-03 LG-86 his LM takes off the white die, and never below nothing', () => {
    const t = at('F10 US: l=6-2-6    H4 German: x=1-6-4    A11 US: spare=2-5-4').activate('F10')
    call(t, 'H4').rolls(1, 1)
    t.saw({ type: 'spottingRound', distance: 0, to: t.place('H4') })
  })

  test('LNL-18.2-15 LNL-11.6-05 a Leader or a Scout in Good Order, nobody else', () => {
    const t = front()
    t.refuses('blue', callOf(t, 'H4', {}, 'a'), { rule: '18.2' })
    const scout = at('F10 US: l=us-scout-0-4-6    H4 German: x=1-6-4').activate('F10')
    expect(scout.candidates()).toContainEqual(callOf(scout, 'H4'))
    const shaken = at('F10 US: l=Medrow shaken, a=2-5-4    H4 German: x=1-6-4').activate('F10')
    shaken.refuses('blue', callOf(shaken, 'H4'), { rule: '5.1' })
  })

  test('LNL-18.2-02 LNL-18.2-16 on any hex that he sees, spotted or not; through three degrading hexes he sees none', () => {
    const hidden = at('F10 US: l=Medrow    F4 forest; German: x=1-6-4').activate('F10')
    expect(hidden.candidates()).toContainEqual(callOf(hidden, 'F4'))
    expect(hidden.game.open[0]!.question.problems(callOf(hidden, 'G7'))).toEqual([])
    const blind = at('F10 US: l=Medrow    F4 German: x=1-6-4    F6 brush    F7 brush    F8 brush').activate('F10')
    blind.refuses('blue', callOf(blind, 'F4'), { rule: '10.3' })
  })

  test('LNL-18.2-04 LNL-18.2-08 out of his sight it is broken off, and not used up; he is Ops Complete', () => {
    const t = front('G5 stone building')
    call(t, 'H4').rolls(1, 6)
    t.saw({ type: 'spottingRound', lost: true })
    expect(t.state.artillery![0]!.missions).toBe(2)
    t.expect('F10').has('6-0-6 opsComplete', '2-5-4')
  })

  test('LNL-18.2-04 LG-86 nor off the map', () => {
    const t = at('F6 US: l=Medrow    F2 German: x=1-6-4    A11 US: spare=2-5-4').activate('F6')
    call(t, 'F2').rolls(6, 1).saw({ type: 'spottingRound', to: -1, lost: true })
  })

  test('LNL-18.2-05 LNL-18.2-19 one hex within his sight, or broken off', () => {
    const t = call(front(), 'H4').rolls(1, 1)
    t.refuses('blue', { type: 'shift', to: 'H5' }, { rule: '18.2', message: /one hex/ })
    t.answer('spottingRound', { type: 'abort' })
    expect([t.state.artillery![0]!.missions, t.state.markers]).toEqual([2, []])
    t.expect('F10').has('6-0-6 opsComplete', '2-5-4')
  })

  test('LNL-18.2-17 at night it scatters farther', () => {
    const night = front('', { rules: [{ type: 'night', text: 'Night.' }] })
    call(night, 'H4')
      .rolls(2, 4)
      .saw({ type: 'spottingRound', distance: 2, modifiers: [{ label: 'at night', value: 1 }] })
    call(front(), 'H4').rolls(2, 4).saw({ type: 'spottingRound', distance: 1 })
  })

  test('what may become of the Spotting Round is told before', () => {
    const t = front()
    const { falls, lost, of } = t.game.open[0]!.question.preview!(callOf(t, 'H4')) as ArtilleryPreview
    expect(falls.reduce((sum, { ways }) => sum + ways, lost)).toBe(of)
    expect(of).toBe(36)
  })
})

describe('18.2 Fire For Effect', () => {
  test('LNL-18.2-07 LNL-18.2-20 both sides in the hex and the six around it, each hex with its own roll', () => {
    const t = call(front('H5 German: z=1-6-4    G4 US: b=2-5-4'), 'H4').rolls(1, 1)
    shift(t, 'H4').rolls(1, 6, 1, 6, 1, 6)
    expect(t.events('attack').map(({ at: hex, firepower }) => [t.state.setting.map.grid.idOf(hex >> 3), firepower])).toEqual([
      ['H4', 5],
      ['H5', 5],
      ['G4', 5],
    ])
  })

  test('LNL-18.2-09 LNL-18.2-21 LNL-PAC05-02 no LM, no wall or hill; the terrain counts and one more for those who have moved', () => {
    const t = at('F10 US: l=6-2-6    H4 level 1; light-woods; German: x=1-6-4 moved    A11 US: spare=2-5-4', {
      hexsides: ['H4/H5 wall'],
    }).activate('F10')
    shift(call(t, 'H4').rolls(1, 1), 'H4').rolls(1, 6)
    t.saw({
      type: 'attack',
      kind: 'shells',
      modifiers: [],
      targets: [{ modifiers: [{ label: 'moving' }], defenceModifiers: [{ label: 'Light Woods' }] }],
    })
  })

  const falling = (more = '', mode = {}, fp = 5) => {
    const t = at(
      `C2 US: a=2-5-4    C3 marker ffe ${fp}    C4 marker ffe ${fp}    K12 German: y=1-6-4    A11 US: spare=2-5-4    ${more}`,
    ).activate('C2')
    return move(t, 'a', 'C3', mode)
  }

  test('LNL-18.2-10 LNL-18.2-22 whoever enters is attacked, of either side, and again in the next hex of it', () => {
    const t = falling('', { mode: 'lowCrawl' }).rolls(1, 6)
    t.saw({ type: 'attack', kind: 'shells', by: 'blue' })
    const on = falling('', {}, 4).rolls(1, 6)
    step(on, 'C4').rolls(1, 6)
    expect(on.events('attack').map(({ kind }) => kind)).toEqual(['shells', 'shells'])
  })

  test('LNL-18.2-11 first the shells, then the Melee', () => {
    const t = falling('C3 German: x=1-6-4', {}, 4).rolls(1, 6, 6, 6, 1, 1)
    const told = t.game.events.map(({ event }) => event.type)
    expect(told.indexOf('attack')).toBeLessThan(told.indexOf('meleeAttack'))
  })

  test('LNL-18.2-23 who is Shaken by them is lost in the Melee', () => {
    falling('C3 German: x=1-6-4').rolls(6, 1, 3).expect('C3').has('1-6-4 melee')
  })

  test('LNL-18.2-12 from those who can’t fight he goes back', () => {
    const t = falling('C3 German: x=1-6-4 shaken').rolls(6, 1, 3)
    expect(t.events('thrownBack')).toHaveLength(1)
    expect(t.where('a')).toBe('C2')
  })

  test('LNL-18.2-14 the hexes degrade the sight', () => {
    const t = at('C2 US: a=2-5-4    C4 marker ffe 5    C6 German: x=1-6-4')
    expect(preview(t, 'a', 'C6').modifiers.map(({ value }) => value)).toEqual([-1])
    const open = at('C2 US: a=2-5-4    C6 marker ffe 5; German: x=1-6-4')
    expect(preview(open, 'a', 'C6').modifiers).toEqual([])
  })

  test('LNL-18.2-13 LNL-18.3-02 LNL-5.0.1-05 who calls leads no fire', () => {
    const t = shift(call(front('H6 German: z=1-6-4'), 'H4').rolls(1, 1), 'H3').rolls(1, 6)
    mayNot(t, 'a', 'H6', { rule: '4.1' }, { leader: 'l' })
  })

  test('LG-14 one’s own shells bring forth no Hero', () => {
    const t = falling().rolls(6, 1, 1)
    expect(t.events('hero')).toEqual([])
  })
})

describe('18.3 limits', () => {
  const two = (options: TableOptions = {}) =>
    at('F10 US: l=Medrow    F11 US: k=6-1-6    H4 German: x=1-6-4    M11 German: y=1-6-4    A11 US: spare=2-5-4', options)

  test('LNL-18.3-01 one call a turn, though the first was broken off', () => {
    const t = call(two().activate('F10'), 'H4').rolls(1, 1).answer('spottingRound', { type: 'abort' })
    end(t).pass().activate('F11')
    t.refuses('blue', { ...callOf(t, 'H4', {}, 'k') }, { rule: '18.3' })
  })

  test('LNL-18.3-04 guns of another formation may be called as well', () => {
    const artillery = { blue: [...GUNS, { name: 'mortars', fp: 3, missions: 1, formation: 'b' }] }
    const t = call(two({ artillery }).activate('F10'), 'H4').rolls(1, 1).answer('spottingRound', { type: 'abort' })
    end(t)
      .pass()
      .activate('F11')
      .answer('act', { ...callOf(t, 'H4', {}, 'k'), battery: 1 })
      .rolls(6, 6)
    expect(t.events('spottingRound')).toHaveLength(2)
  })

  test('LNL-18.3-03 LNL-18.3-05 the count is for the whole game, and what is not used stays', () => {
    const t = two({ artillery: { blue: [{ name: 'guns', fp: 1, missions: 1 }] } })
    end(shift(call(t.activate('F10'), 'H4').rolls(1, 1), 'G3'))
      .pass()
      .pass()
      .pass()
      .rolls(6, 1)
      .activate('F10')
    t.refuses('blue', callOf(t, 'H4'), { rule: '18.3', message: /no Fire Mission left/ })
    const kept = two().pass().pass().pass().rolls(6, 1).activate('F10')
    expect(kept.candidates()).toContainEqual(callOf(kept, 'H4'))
  })
})

describe('18.2.1 other missions', () => {
  const ground = () => front()

  test('LNL-18.2.1-02 LNL-18.2.1-11 EX2-CON Concentrated: 3 FP are 5 in the centre and 2 around it', () => {
    expect(names(ground(), 'concentrated')).toEqual(['F6:5', 'F5:2', 'G6:2', 'G7:2', 'F7:2', 'E7:2', 'E6:2'])
  })

  test('LNL-18.2.1-03 LNL-18.2.1-12 EX2-LOOSE LG-85 Loose: all within two hexes', () => {
    expect(names(ground(), 'loose')).toHaveLength(19)
    const fps = [1, 2, 3, 4, 5, 6, 7].map((fp) => names(ground(), 'loose', undefined, fp)[0])
    expect(fps).toEqual(['F6:0', 'F6:0', 'F6:1', 'F6:1', 'F6:2', 'F6:2', 'F6:3'])
  })

  test('LNL-18.2.1-04 LNL-18.2.1-13 Line: seven hexes in a row at full FP', () => {
    expect(names(ground(), 'line')).toEqual(['F6:3', 'F5:3', 'F4:3', 'F3:3', 'F7:3', 'F8:3', 'F9:3'])
  })

  test('LNL-18.2.1-05 LG-84 Walking: the hex and one on either hand, ahead or hanging back', () => {
    expect([names(ground(), 'walking'), names(ground(), 'walking', { direction: 0, wide: true })]).toEqual([
      ['F6:3', 'G6:3', 'E6:3'],
      ['F6:3', 'G7:3', 'E7:3'],
    ])
  })

  test('LNL-18.2.1-01 LNL-18.2.1-09 LNL-PAC08-01 it is said before the Spotting Round; unsaid it is a Standard one', () => {
    const t = call(front(), 'H4', { mission: 'concentrated' }).rolls(1, 1)
    t.refuses('blue', { type: 'shift', to: 'H4', mission: 'loose' }, {})
    shift(t, 'H4').rolls(1, 6)
    t.saw({ type: 'fireMission', mission: 'concentrated', fps: [8, 3, 3, 3, 3, 3, 3] })
    shift(call(front(), 'H4').rolls(1, 1), 'H4').rolls(1, 6).saw({ type: 'fireMission', mission: 'standard' })
  })

  test('LNL-18.2.1-10 a strike that was plotted before the battle is a Standard one', () => {
    const artillery = { blue: [{ name: 'guns', fp: 4, missions: 1, plotted: { turn: 1, hex: 'H4' } }] }
    const t = at('F10 US: l=Medrow    H4 German: x=1-6-4    A11 US: spare=2-5-4', {
      artillery,
      phase: 'operations',
      step: 'operations.barrage',
    })
    t.rolls(1, 6).saw({ type: 'fireMission', mission: 'standard', fps: [4, 4, 4, 4, 4, 4, 4] })
    t.activate('F10').refuses('blue', callOf(t, 'H4'), { rule: '18.2.1' })
  })

  const walking = () => shift(call(front(), 'H4', { mission: 'walking', direction: 0 }).rolls(1, 1), 'H3')
  const ffe = (t: LnltTable) =>
    t.state.markers.filter(({ kind }) => kind === 'ffe').map(({ at: hex }) => t.state.setting.map.grid.idOf(hex >> 3))
  /** Everybody passes until its owner has decided about it; then the turn changes. */
  const nextTurn = (t: LnltTable, cancel = false) => t.passUntil('barrage').answer('barrage', { cancel }).rolls(6, 1)

  test('LNL-18.2.1-06 LNL-18.2.1-14 LNL-18.2.1-15 LNL-18.2.1-08 it goes a hex on after the Rally Phase of each of two turns, then it is over', () => {
    const t = walking()
    expect(ffe(t)).toEqual(['H3', 'I3', 'G3'])
    nextTurn(t)
    expect([t.asked.kind, ffe(t)]).toEqual(['impulse', ['H2', 'I2', 'G2']])
    nextTurn(t)
    expect(ffe(t)).toEqual(['H1', 'I1', 'G1'])
    t.pass().pass().pass().rolls(6, 1)
    expect([ffe(t), t.state.barrages]).toEqual([[], undefined])
  })

  test('LNL-18.2.1-16 LNL-18.2.1-07 meanwhile its side calls nothing else, and no second one', () => {
    const t = nextTurn(walking()).activate('F10')
    t.refuses('blue', callOf(t, 'H4'), { rule: '18.2.1', message: /no other/ })
    t.refuses('blue', callOf(t, 'H4', { mission: 'walking', direction: 0 }), { rule: '18.2.1', message: /one Walking/ })
  })

  test('LNL-18.2.1-17 its owner may cancel it in the Administrative Phase', () => {
    const t = nextTurn(walking(), true)
    expect([ffe(t), t.state.barrages]).toEqual([[], undefined])
  })
})
