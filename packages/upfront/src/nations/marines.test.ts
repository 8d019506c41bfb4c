import { describe, expect, test } from 'vitest'
import { Opening } from '../../test/opening.ts'
import { testScenario } from '../../test/scenario.ts'
import { table, type UpfrontTable } from '../../test/table.ts'
import type { Scenario, ScenarioSide } from '../scenario/types.ts'
import { upfront } from '../system.ts'

const RIFLEMEN = [1, 2, 3, 4, 14, 28]

/** Americans with these changes against this enemy. */
function americans(axis: 'Japanese' | 'German', changes: Partial<ScenarioSide> = {}): Scenario {
  const scenario = testScenario(axis, 'American')
  return { ...scenario, sides: { ...scenario.sides, allied: { nation: 'American', name: 'A', men: RIFLEMEN, ...changes } } }
}

/** The card of an American by number, as it counts. */
function card(scenario: Scenario, number: number) {
  const reading = upfront.begin(scenario)
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  const { men, setting } = reading.value
  return setting.roster[men.find(({ id, side }) => side === 'allied' && setting.roster[id]!.number === number)!.id]!
}

describe('Marines', () => {
  test('UF-46.1-01 UF-46.2-01 Americans against Japanese are Marines, unless the scenario says otherwise: Morale 1 becomes 2, with Panic 3', () => {
    const values = (scenario: Scenario) => {
      const { morale, panic, rout } = card(scenario, 14)
      return [morale, panic, rout]
    }
    expect(values(americans('Japanese'))).toEqual([2, 3, 3])
    expect(values(americans('German'))).toEqual([1, 3, 3])
    expect([card(americans('Japanese'), 28).panic, card(americans('German'), 28).panic]).toEqual([3, 2])
    expect(card(americans('Japanese', { marines: false }), 28).morale).toBe(1)
    expect(card(americans('German', { marines: true }), 28).morale).toBe(2)
    expect(card(americans('Japanese'), 1).morale).toBe(card(americans('German'), 1).morale)
  })

  test('UF-46.2-01 QA-155 there are no kinds of Marines', () => {
    const reading = upfront.begin(americans('Japanese', { troopType: 'Paratroops' }))
    expect(reading.ok ? '' : reading.problems[0]!.message).toContain('troopType')
    expect(upfront.begin(americans('German', { troopType: 'Paratroops' })).ok).toBe(true)
  })

  test('UF-46.3-01 otherwise they are Americans: six cards, two discards when idle', () => {
    const text = 'axis A: #1, #2\naxis B: #4, #5\nallied A: #1, #2\nallied B: #4, #5'
    const t = table(text, { nations: { axis: 'Japanese' }, hands: { allied: 'Fire, Fire, Fire' }, active: 'allied', snipers: 'none' })
    t.pass()
    const plain = (...ns: number[]) => ({ type: 'discard', cards: ns.map((n) => ({ card: t.card('allied', n), as: 'plain' })) })
    t.cannot(plain(1, 2, 3), '4.3').decide('allied', 'discard', plain(1, 2))
    expect((t.game.open[0]!.question.about as { limit: number }).limit).toBe(6)
  })

  test('UF-46.5-01 a man without a number is Morale 2 and Panic 3 unless told', () => {
    const scenario = americans('Japanese', {
      blanks: [
        { weapon: 'BAR', count: 2 },
        { weapon: 'carbine', count: 1, morale: 4, panic: 6 },
      ],
    })
    const reading = upfront.begin(scenario)
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    const blanks = reading.value.setting.roster.filter(({ number }) => number >= 900)
    expect(blanks.map(({ weapon, morale, panic }) => `${weapon} ${morale}/${panic}`)).toEqual(['BAR 2/3', 'BAR 2/3', 'carbine 4/6'])
  })

  test('UF-46.5-02 UF-46.5-03 with leaders #42 or #43 it is before 1943: bolt-action rifles, one point cheaper, and nothing else', () => {
    const early = americans('Japanese', { men: [...RIFLEMEN, 42] })
    const [late, bolt] = [card(americans('Japanese'), 4), card(early, 4)]
    expect(bolt).toEqual({ ...late, weapon: 'rifleBolt', points: late.points - 1 })
    expect([card(early, 3).weapon, card(americans('Japanese', { men: [...RIFLEMEN, 43] }), 4).weapon]).toEqual(['BAR', 'rifleBolt'])
    expect(card(americans('Japanese', { men: [...RIFLEMEN, 42], boltAction: false }), 4).weapon).toBe('rifleSemi')
  })

  test('UF-46.5-02 UF-46.5-03 DV-028 standing both rifles have the same firepower; moving, the bolt-action one is halved', () => {
    const factors = (weapon: string, moving: boolean) => {
      const t = table(`axis A[1]: #1\naxis B: #4, #5\nallied A[2]${moving ? ' Move=' : ''}: Ant(weapon ${weapon})\nallied B: Cat, Dog`, {
        nations: { axis: 'Japanese' },
        hands: { allied: 'Fire 1/1' },
        active: 'allied',
      })
      t.act({ type: 'fire', group: t.id('allied A'), target: 0, cards: [t.card('allied', 1)] })
      return (t.game.events.find(({ event }) => event.type === 'fires')!.event as { factors: number }).factors
    }
    expect([factors('rifleSemi', true), factors('rifleBolt', true), factors('rifleSemi', false), factors('rifleBolt', false)]).toEqual([
      2, 1, 2, 2,
    ])
  })
})

describe('automatic weapons apart', () => {
  test('UF-46.4-01 three BARs begin in three groups', () => {
    const t = new Opening(americans('Japanese', { men: [1, 2, 3, 4, 13, 6, 26, 8] }))
    const side = t.game.open[0]!.seat === 'axis' ? 'axis' : 'allied'
    if (side === 'axis') t.forms('axis', 7, 7)
    const [sl, asl, bar1, r1, bar2, r2, bar3, r3] = t.men('allied') as [number, number, number, number, number, number, number, number]
    t.refuses(
      'allied',
      {
        groups: [
          [sl, asl, bar1, bar2],
          [r1, r2, bar3, r3],
        ],
      },
      { rule: '46.4' },
    )
    const offered = t.game.open[0]!.question.candidates() as { groups: number[][] }[]
    expect(offered.length).toBeGreaterThan(0)
    t.decide('allied', 'formGroups', {
      groups: [
        [sl, asl, bar1],
        [r1, bar2, r2],
        [bar3, r3],
      ],
    })
  })

  test('UF-46.4-03 so do LMGs of any nation', () => {
    const scenario = testScenario('Italian', 'German')
    const t = new Opening({ ...scenario, first: 'axis' })
    const men = t.men('axis')
    const lmgs = men.filter((man) => t.state.men[man]!.weapon === 'lmgItalian')
    const others = men.filter((man) => !lmgs.includes(man))
    expect(lmgs).toHaveLength(2)
    t.refuses('axis', { groups: [[...lmgs, ...others.slice(0, 7)], others.slice(7)] }, { rule: '46.4' })
    t.decide('axis', 'formGroups', {
      groups: [
        [lmgs[0], ...others.slice(0, 8)],
        [lmgs[1], ...others.slice(8)],
      ],
    })
  })

  const transfer = (t: UpfrontTable, man: string) => ({
    type: 'transfer',
    group: t.id('axis A'),
    men: [t.man(man)],
    cards: [t.card('axis', 1)],
    to: t.id('axis B'),
  })
  const field = (a: string, nation: 'American' | 'British' = 'American') =>
    table(
      `axis A: ${a}\naxis B: Cat(weapon ${nation === 'American' ? 'BAR' : 'lmgBritish'}), Dog\nallied A: Yak, Emu\nallied B: Owl, Asp`,
      {
        nations: { axis: nation },
        hands: { axis: 'Move' },
      },
    )

  test('UF-46.4-02 a BAR man does not go to another while somebody else could go instead', () => {
    const t = field('Ant(weapon BAR, SL), Bee')
    t.cannot(transfer(t, 'Ant'), '46.4', /Bee/).act(transfer(t, 'Bee'))
    const free = table('axis A: Ant(weapon BAR, SL), Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'American' },
      hands: { axis: 'Move' },
    })
    free.act(transfer(free, 'Ant'))
    const pinned = field('Ant(weapon BAR, SL), Bee pinned')
    pinned.act(transfer(pinned, 'Ant'))
  })

  test('UF-46.4-03 nor any man with a BAR, LMG or MMG', () => {
    const t = field('Ant(weapon mmgBritish, SL), Bee', 'British')
    t.cannot(transfer(t, 'Ant'), '46.4').act(transfer(t, 'Bee'))
  })
})
