import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { type FunctionType, typeName } from '../data/cards.ts'
import { NATIONS, type Nation } from '../data/nations.ts'
import { ourPack } from '../data/pack.ts'
import type { RulingOptions } from '../scenario/types.ts'
import { upfront } from '../system.ts'
import { functionOf, isCower, usableFunctions } from './usable.ts'

const OPTIONS: RulingOptions = {
  britishRadio: 'both',
  zeroFirepowerMalfunction: 'jams',
  doubleDoubling: 'once',
  outerLetters: 'opened',
  chargeConcealed: 'attack',
  readjustRange: false,
}

/** What a nation may play a card as, with all rules in force. */
function uses(card: number, nation: Nation, options: Partial<RulingOptions> = {}): string[] {
  const scenario = { ...testScenario(nation), rulesThrough: 54, deck: {} }
  return usableFunctions(ourPack().cards[card]!, 'axis', nation, scenario, { ...OPTIONS, ...options }).map(typeName)
}

const whoCan = (card: number, type: FunctionType) => NATIONS.filter((nation) => uses(card, nation).includes(type))
const cowerFor = (card: number) => NATIONS.filter((nation) => uses(card, nation).length === 0)

describe('split cards', () => {
  test('UF-2.21-08 UF-2.21-05 EX-001 card 162: Concealed for all but Italians, Movement for Russians and Japanese', () => {
    expect(whoCan(162, 'Concealed')).toEqual(['German', 'American', 'Russian', 'British', 'Japanese', 'French'])
    expect(whoCan(162, 'Movement')).toEqual(['Russian', 'Japanese'])
  })

  test('UF-2.21-09 UF-2.21-12 EX-002 DV-040 card 42: Rally for all; Radio not for Germans and French, and by ruling not for the British', () => {
    expect(whoCan(42, 'Rally')).toEqual([...NATIONS])
    expect(whoCan(42, 'Radio')).toEqual(['American', 'Russian', 'Japanese', 'Italian'])
    expect(uses(42, 'British', { britishRadio: 'either' })).toContain('Radio')
  })

  test('UF-2.21-10 UF-2.21-06 UF-2.21-07 EX-003 card 52: Rally or Radio in the west, Concealed for Russians and Japanese, Cower for Italians', () => {
    const west = ['German', 'American', 'British', 'French']
    expect([whoCan(52, 'Rally'), whoCan(52, 'Radio')]).toEqual([west, west])
    expect(whoCan(52, 'Concealed')).toEqual(['Russian', 'Japanese'])
    expect(cowerFor(52)).toEqual(['Italian'])
  })

  test('UF-2.21-11 EX-004 card 130: Smoke for Germans, French, British and Americans, Cower for the others', () => {
    expect(whoCan(130, 'Smoke')).toEqual(['German', 'American', 'British', 'French'])
    expect(cowerFor(130)).toEqual(['Russian', 'Japanese', 'Italian'])
  })

  test('UF-2.21-03 UF-2.21-04 Germans, Americans and Russians as printed; the British as Americans or Germans', () => {
    expect([uses(158, 'German'), uses(158, 'American'), uses(158, 'Russian')]).toEqual([['Movement'], ['Rally'], ['Rally']])
    expect(uses(158, 'British')).toEqual(['Movement', 'Rally'])
    expect([uses(159, 'British'), uses(160, 'British')]).toEqual([['Concealed', 'Fire'], ['Smoke']])
  })

  test('UF-2.21-01 a player uses the side with his nationality: a Russian moves with card 162, a German can’t', () => {
    const groups = 'axis A: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #6'
    const move = { type: 'move', group: 0, card: 162, mode: 'advance' }
    table(groups, { hands: { axis: '#162' } }).cannot(move, '5.1')
    const t = table(groups, { nations: { allied: 'Russian' }, hands: { allied: '#162' }, active: 'allied' })
    t.act({ ...move, group: t.id('allied A') })
    expect(t.group('allied A').stack[0]!.card).toBe(162)
  })

  test('UF-2.21-02 a nationality on both sides has either action, never both: card 158 moves a British group and is gone from the hand', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      nations: { allied: 'British' },
      hands: { allied: '#158' },
      active: 'allied',
    })
    expect([functionOf(t.state, 'allied', 158, 'Movement')?.kind, functionOf(t.state, 'allied', 158, 'Rally')?.value]).toEqual(['Flank', 2])
    t.act({ type: 'move', group: t.id('allied A'), card: 158, mode: 'sideways' })
    expect(t.state.sides.allied.hand).toEqual([])
  })
})

describe('Cower cards', () => {
  test('UF-2.22-01 UF-8.1-02 a card that the scenario makes unusable serves only face down, as Open Ground', () => {
    const t = table('axis A Move+: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Brush' },
      deck: { cower: { axis: ['Brush'] } },
    })
    const card = t.card('axis', 1)
    expect([isCower(t.state, 'axis', card), isCower(t.state, 'allied', card)]).toEqual([true, false])
    t.cannot({ type: 'terrain', group: 0, card, faceDown: false }, '5.1')
    t.act({ type: 'terrain', group: 0, card, faceDown: true })
    expect(t.group('axis A').stack.map(({ as }) => as)).toEqual(['open'])
  })

  test('UF-2.22-02 a Cower card keeps its place in the hand: a German who holds one draws four', () => {
    const t = table('axis A: #1, #2\naxis B: #3, #4\nallied A: #1, #2\nallied B: #3, #4', {
      hands: { axis: 'Brush' },
      deck: { cower: { axis: ['Brush'] } },
      step: 'turn.refill',
    })
    t.decide('axis', 'refill', { type: 'draw' }).draws('Fire', 'Fire', 'Fire', 'Fire').saw({ type: 'handDrawn', count: 4 })
    expect(t.state.sides.axis.hand).toHaveLength(5)
  })

  test('UF-1-01 cards of later chapters can’t be used, and there is no chapter beyond the last', () => {
    const reading = upfront.begin(testScenario('German', 'American', { deck: {}, rulesThrough: 21 }))
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const minefield = ourPack().cards.find((card) => card?.functions.some((printed) => typeName(printed) === 'Minefield'))!
    expect(isCower(reading.value, 'axis', minefield.id)).toBe(true)
    const later = upfront.begin(testScenario('German', 'American', { rulesThrough: 55 }))
    expect(later.ok ? '' : later.problems[0]!.message).toContain('scenario.rulesThrough')
  })
})
