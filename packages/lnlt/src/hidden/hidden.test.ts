import { KeyedChance, keyFromSeed, OBSERVER } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { ambush, PATROL } from '../../test/hidden.ts'
import { complaints, scripted } from '../../test/scenario.ts'
import { locationNamed } from '../map/location.ts'
import { known, resample } from '../resample.ts'
import type { Scenario } from '../scenario/types.ts'
import { HIDDEN, type LnltState, type Side } from '../state.ts'
import { lnlt } from '../system.ts'

type Table = ReturnType<typeof scripted>
type Places = { readonly [unit: number]: string }

const DAY = { rules: [], events: [] } as const

/** The Germans in G2, the two Squads of the ambush in E4 and the gun in H5, Mines in D3, D4 and F2; the patrol in B2 and B5. */
function begun(changes: Partial<Scenario> = DAY, places: Places = {}, mines = ['D3', 'D4', 'F2'], dice: readonly number[] = []): Table {
  const t = scripted(ambush(changes))
  const at = (unit: number, usual: string) => ({ unit, at: places[unit] ?? usual })
  t.decide('red', 'setup', {
    units: [at(4, 'G2'), at(5, 'E4'), at(6, 'E4'), at(7, 'H5')],
    weapons: [{ weapon: 1, unit: 5 }],
  })
  for (const hex of mines) t.decide('red', 'layMines', { at: hex })
  t.decide('blue', 'setup', {
    units: [at(0, 'B2'), at(1, 'B2'), at(2, 'B5'), at(3, 'B2')],
    weapons: [{ weapon: 0, unit: 0 }],
  })
  return rallied(t.rolls(...dice))
}

/** Nobody has anything to do in the Rally Phase. */
function rallied(t: Table): Table {
  for (let open = t.game.open[0]; open?.question.kind === 'rally'; open = t.game.open[0]) t.decide(open.seat, 'rally', { type: 'done' })
  return t
}

const patrol = (t: Table, at: string) => t.decide('blue', 'impulse', { type: 'activate', at: [at] })
const hold = (t: Table) => t.decide('red', 'opportunityFire', { type: 'hold' })
const step = (t: Table, to: string) => t.decide('blue', 'step', { type: 'step', to })
const moves = (t: Table, unit: number, to: string) => t.decide('blue', 'act', { type: 'move', units: [unit], to })
const at = ({ setting }: LnltState, name: string) => locationNamed(setting, name)
const passed = (t: Table, seat: Side) => t.decide(seat, 'impulse', { type: 'pass' })

describe('what is set up in secret', () => {
  test('the other side is told how many hide and that Mines are laid, and not where', () => {
    const t = begun()
    const told = (viewer: Side) => t.game.eventsFor(viewer).filter(({ type }) => type === 'setUp' || type === 'minesLaid')
    const [red] = told('red')
    expect(red).toMatchObject({ units: [{ unit: 4 }, { unit: 5, at: at(t.game.state, 'E4') }, { unit: 6 }, { unit: 7 }] })
    expect(told('red')[1]).toMatchObject({ type: 'minesLaid', at: at(t.game.state, 'D3') })
    expect(told('blue').slice(0, 2)).toEqual([
      { type: 'setUp', rule: '22.0', side: 'red', units: [{ unit: 4, at: at(t.game.state, 'G2') }], hidden: 3 },
      { type: 'minesLaid', rule: '21.4', side: 'red', fp: 1 },
    ])
    const log = lnlt.words!.events(t.game.state, told('blue')).map(({ text }) => text)
    expect(log.slice(0, 2)).toEqual(['The Germans set up one unit, and hide three.', 'The Germans lay Mines of 1 FP where nobody sees it.'])
  })

  test('a page of the other side gets a state without places of what hides', () => {
    const { state } = begun().game
    for (const viewer of ['blue', OBSERVER]) {
      const shown = known(lnlt.clone(state), viewer)
      expect(shown.hiddenMines).toEqual([])
      for (const id of [5, 6, 7]) expect(shown.units[id]!.hidesAt).toBeUndefined()
      expect(JSON.stringify(lnlt.view(state, viewer))).not.toContain('hidesAt')
    }
    expect(known(lnlt.clone(state), 'red')).toMatchObject({ hiddenMines: [{}, {}, {}], units: { 5: { hidesAt: at(state, 'E4') } } })
  })

  test('who imagines how it goes on puts them where they could be: in their area, and not beside his own men', () => {
    const { state } = begun(DAY, { 2: 'B4' }).game
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const imagined = lnlt.clone(state)
      resample(imagined, 'blue', new KeyedChance(keyFromSeed(`imagined ${i}`)))
      const places = imagined.units.filter((unit) => unit.at === HIDDEN).map(({ hidesAt }) => hidesAt!)
      for (const place of places) {
        expect(state.setting.groups.find(({ hides }) => hides)!.area).toContain(place)
        seen.add(place)
      }
      for (const mines of imagined.hiddenMines!) expect(state.setting.minefields[0]!.area).toContain(mines.at)
      expect(known(imagined, 'blue')).toEqual(known(lnlt.clone(state), 'blue'))
    }
    expect(seen.size).toBeGreaterThan(10)
    resample(state, 'red', new KeyedChance(keyFromSeed('own')))
    expect(state.units[5]).toMatchObject({ hidesAt: at(state, 'E4') })
  })

  test('what flies does not hide, and Mines need room', () => {
    const { sides } = ambush()
    const [post, hiding] = sides.red.groups
    const ship = { ...hiding!, units: [{ type: 'uh1-gunship', count: 1 }], weapons: [] }
    const modern = ambush({ era: 'modern', sides: { ...sides, red: { ...sides.red, groups: [post!, ship] } } })
    expect(complaints(modern).join()).toMatch(/uh1-gunship.*flies/)
    const crowded = { ...sides.red, hiddenMines: [{ count: 5, area: { hexes: ['D3', 'F3'] } }] }
    expect(complaints(ambush({ sides: { ...sides, red: crowded } })).join()).toMatch(/no room/)
  })
})

describe('units that hide', () => {
  test('nobody fires at those who hide, nor knows their place: they are found when the enemy is beside them', () => {
    const t = patrol(begun(DAY, {}, ['F2', 'F2', 'F4']), 'B5')
    moves(t, 2, 'C5')
    hold(t)
    expect(t.game.state.units[5]).toMatchObject({ at: HIDDEN })
    step(t, 'D4').saw({ type: 'appears', side: 'red', why: 'found', units: [{ unit: 5 }, { unit: 6 }] })
    expect(t.game.state.units[5]).toEqual(expect.objectContaining({ at: at(t.game.state, 'E4') }))
    expect(t.game.state.units[5]!.hidesAt).toBeUndefined()
    expect(t.game.state.weapons[1]).toMatchObject({ owner: 5, at: at(t.game.state, 'E4') })
    expect(t.game.state.units[7]).toMatchObject({ at: HIDDEN })
    t.asks('red', 'opportunityFire')
  })

  test('they show themselves when the enemy moves, and then fire as those who stood there', () => {
    const t = patrol(begun(), 'B5')
    moves(t, 2, 'B4')
    t.refuses('red', { type: 'appear', at: 'E5' }, { rule: '22.0', message: /Nobody of yours hides in E5/ })
    t.decide('red', 'opportunityFire', { type: 'appear', at: 'E4' }).saw({ type: 'appears', why: 'chose' })
    const fire = { type: 'fire', from: 'E4', at: 'B4', firers: [{ unit: 5, inherent: true, weapons: [] }] }
    t.decide('red', 'opportunityFire', fire).rolls(1, 6).asks('blue', 'step')
    expect(t.game.state.move).toMatchObject({ units: [2] })
  })

  test('a window is opened for those who could be anywhere, so that being asked tells nothing', () => {
    const t = patrol(begun(DAY, { 5: 'H1', 6: 'H1' }), 'B5')
    moves(t, 2, 'A5').asks('red', 'opportunityFire')
  })

  test('they show themselves in an impulse of their own, and act in it', () => {
    const t = passed(begun(), 'blue')
    t.decide('red', 'impulse', { type: 'appear', at: 'E4' }).asks('red', 'act')
    expect(t.game.state.impulse).toMatchObject({ activated: [at(t.game.state, 'E4')], units: [5, 6] })
    expect(t.game.state.units[7]).toMatchObject({ at: HIDDEN })
  })

  test('who comes into their very hex from off the map drives them out: their side says where to', () => {
    const entering: Scenario['sides']['blue']['groups'] = [
      { ...PATROL, arrival: { kind: 'enter', turn: 1, along: { hexes: ['E1'] } }, units: [PATROL.units[0]!], weapons: [] },
    ]
    const { sides } = ambush()
    const t = scripted(ambush({ ...DAY, sides: { ...sides, blue: { ...sides.blue, groups: entering } } }))
    const red = { 3: 'G5', 4: 'E1', 5: 'E1', 6: 'H5' }
    t.decide('red', 'setup', {
      units: Object.entries(red).map(([unit, place]) => ({ unit: Number(unit), at: place })),
      weapons: [{ weapon: 0, unit: 4 }],
    })
    for (const hex of ['D3', 'D4', 'F2']) t.decide('red', 'layMines', { at: hex })
    rallied(t)
      .decide('blue', 'impulse', { type: 'enter', units: [0], mode: 'move', to: 'E1' })
      .asks('red', 'setup')
    t.refuses('red', { units: [4, 5].map((unit) => ({ unit, at: 'E1' })), weapons: [] }, { rule: '22.0' })
    t.decide('red', 'setup', { units: [4, 5].map((unit) => ({ unit, at: 'F1' })), weapons: [] }).saw({ type: 'appears', why: 'found' })
    expect(t.game.state.units[4]).toMatchObject({ at: at(t.game.state, 'F1') })
  })

  test('shells that fall on their hex find them, and strike them', () => {
    const { sides } = ambush()
    const guns = { name: 'The guns', fp: 2, missions: 1, plotted: { turn: 1, hex: 'E4' } }
    const t = begun({ ...DAY, sides: { ...sides, blue: { ...sides.blue, artillery: [guns] } } }, {}, ['F6', 'F6', 'C1'], [1, 6, 6])
    t.saw({ type: 'appears', why: 'shelled', units: [{ unit: 5 }, { unit: 6 }] })
    t.saw({ type: 'attack' })
  })

  test('at the end of the last turn all of them are on the map, and hold what they are in', () => {
    const t = begun({ ...DAY, turns: 1 })
    expect(t.game.state.control[at(t.game.state, 'E4')]).toBe('')
    passed(passed(passed(t, 'blue'), 'red'), 'blue').saw({ type: 'appears', why: 'end' })
    expect(t.game.state).toMatchObject({ units: { 5: { at: at(t.game.state, 'E4') } }, winner: 'red' })
    expect(t.game.state.control[at(t.game.state, 'E4')]).toBe('red')
  })
})

describe('Mines that nobody sees', () => {
  test('they go off under the enemy who enters, and lie open from then on', () => {
    const t = patrol(begun(DAY, { 5: 'H1', 6: 'H1', 7: 'H6' }, ['C2', 'C2', 'F2']), 'B2')
    expect(t.game.state.markers).toEqual([])
    moves(t, 0, 'C2').rolls(1, 6, 1, 6).saw({ type: 'minesFound', side: 'red', count: 2 }).saw({ type: 'attack', kind: 'mines' })
    expect(t.game.state.hiddenMines).toHaveLength(1)
    expect(t.game.state.markers.filter(({ kind }) => kind === 'mines')).toHaveLength(2)
    hold(t)
  })

  test('their own side pays for its way through them, and shows them by it', () => {
    const t = passed(begun(DAY, { 4: 'G3' }), 'blue')
    t.decide('red', 'impulse', { type: 'activate', at: ['G3'] })
    t.decide('red', 'act', { type: 'move', units: [4], to: 'F2' }).saw({ type: 'moves', parts: [{}, { rule: '21.4' }] })
    t.saw({ type: 'minesFound', side: 'red', count: 1 })
    expect(t.game.state.move).toMatchObject({ spent: [4] })
  })

  test('at most two of its own in a hex, and none in buildings or under the enemy', () => {
    const t = scripted(ambush(DAY))
    const [first] = [...t.game.open[0]!.question.candidates()]
    t.decide('red', 'setup', first).decide('red', 'layMines', { at: 'D3' }).decide('red', 'layMines', { at: 'D3' })
    t.refuses('red', { at: 'D3' }, { rule: '21.4', message: /two Mines in D3/ })
    for (const hex of ['F3', 'A1', 'nowhere']) t.refuses('red', { at: hex }, { rule: '21.4', message: /can't lie/ })
    t.asks('red', 'layMines')
  })
})
