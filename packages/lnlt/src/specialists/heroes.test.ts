import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { roadblock } from '../../test/fixtures.ts'
import { hold, move, step, stop } from '../../test/moves.ts'
import { complaints, testScenario, withGroups } from '../../test/scenario.ts'
import { type LnltTable, type TableOptions, table } from '../../test/table.ts'
import { ourPack } from '../data/pack.ts'
import { typeOf } from '../units/units.ts'

const BOARD: TableOptions = { columns: 12, rows: 12 }

/** Two strong Squads, FP 5, fire at C6: the attack's die of 3 and the defence's of 3 make a difference of 5. */
function hit(text: string, ...dice: readonly (number | string)[]): LnltTable {
  return shot(text, {}, ...dice)
}

function shot(text: string, options: TableOptions, ...dice: readonly (number | string)[]): LnltTable {
  const t = table(`C2 US: a=us-ranger-squad, b=us-ranger-squad    C6 ${text}\nJ9 German: spare=1-6-4`, { ...BOARD, ...options })
  return shoot(t, 'a b', 'C6').rolls(3, 3, ...dice)
}

/** The Hero that was made, as 'label marks', or nothing. */
function made(t: LnltTable): string | undefined {
  const [found] = t.events('hero').filter(({ unit }) => unit >= 0)
  return found && t.at('C6').at(-1)
}

const rolled = (t: LnltTable) => t.events('hero').map(({ die }) => die)

describe('11.2.1 Hero creation', () => {
  test('LNL-11.2.1-01 LNL-PAC02-09 LNL-5.1-05 a natural 1 of a Squad or Half-Squad, in Good Order or Shaken, gives a roll: an even die makes a Hero', () => {
    for (const unit of ['1-6-4', '1-5-4 hs', '1-5-4 hs shaken']) {
      expect(made(hit(`German: x=${unit}`, 1, 2, 1, 'deadly'))).toBe('1-6-6')
      expect(made(hit(`German: x=${unit}`, 1, 3))).toBeUndefined()
      expect(rolled(hit(`German: x=${unit}`, 2))).toEqual([])
    }
    expect(made(hit('German: x=1-6-4 shaken', 1, 3, 4, 1, 'deadly'))).toBe('1-6-6')
  })

  test('LNL-11.2.1-01 LG-14 a Sniper’s fire does it as well; a single man never', () => {
    const t = table(`C2 forest; US: s=sniper, l=6-1-6    C6 German: x=1-6-4\nJ9 German: spare=1-6-4`, BOARD)
    t.activate('C2')
      .answer('act', { type: 'snipe', unit: t.unit('s'), at: 'C6' })
      .rolls(4, 3, 2, 1, 2, 1, 'deadly')
    expect(made(t)).toBe('1-6-6')
    expect(rolled(hit('German: l=7-1-6', 1))).toEqual([])
  })

  test('LNL-11.2.1-06 the Hero is drawn at random among those of his nationality', () => {
    expect([1, 2, 5].map((face) => made(hit('German: x=1-6-4', 1, 2, face, 'deadly')))).toEqual(['1-6-6', '2-2-6', '3-1-6'])
    const american = table('C2 German: a=1-6-4    C6 US: x=2-5-4    J9 US: spare=2-5-4', { ...BOARD, initiative: 'red' })
    shoot(american, 'a', 'C6').rolls(6, 1, 1, 2, 1, 'deadly')
    expect(american.state.units.at(-1)).toMatchObject({ side: 'blue', type: 'us-101st-airborne-hero-2-2-6' })
  })

  test('LNL-11.2.1-07 LNL-SK-05 he draws a Skill; what is for Leaders only goes back, and he draws again', () => {
    const t = hit('German: x=1-6-4', 1, 4, 1, 'fanatic', 'deadly')
    expect(t.events('hero')[0]).toMatchObject({ die: 4, skill: 'deadly', putBack: ['fanatic'] })
    expect(t.state.units.at(-1)!.skills).toEqual(['deadly'])
    expect([t.state.skillPool.includes('fanatic'), t.state.skillPool.includes('deadly')]).toEqual([true, false])
  })

  test('LNL-11.2.1-07 where nothing is left that he could use he has no Skill', () => {
    const t = shot('German: x=1-6-4', { skillPool: ['fanatic', 'charismatic'] }, 1, 2, 1)
    expect(t.events('hero')[0]).toMatchObject({ skill: '' })
    expect(t.state.skillPool).toEqual(['fanatic', 'charismatic'])
  })

  test('LNL-11.2.1-02 X-FC-2 X-SMC-2 he is as active as the one who brought him forth', () => {
    expect(made(hit('German: x=1-6-4 fired', 1, 2, 1, 'deadly'))).toBe('1-6-6 fired')
    expect(made(hit('German: x=1-6-4', 1, 2, 1, 'deadly'))).toBe('1-6-6')
    expect(made(hit('German: x=1-6-4 opscomplete', 1, 2, 1, 'deadly'))).toBe('1-6-6 opsComplete')
  })

  test('LNL-11.2.1-04 no third Hero of a nation, on the map or due; those of others don’t count', () => {
    expect(rolled(hit('German: x=1-6-4    A9 German: 2-2-6 hero, 2-3-6 hero', 1))).toEqual([])
    expect(rolled(hit('German: x=1-6-4    A9 German: 2-2-6 hero    >A5 German: 2-3-6 hero', 1))).toEqual([])
    expect(rolled(hit('German: x=1-6-4    A9 German: 2-2-6 hero', 1, 3))).toEqual([3])
    expect(rolled(hit('German: x=1-6-4    A2 US: 2-3-6 hero, 2-2-6 hero', 1, 3))).toEqual([3])
  })

  test('LNL-11.2.1-05 Crews, Weapon Teams and Mounted Units bring forth none', () => {
    for (const unit of ['de-vehicle-crew', 'de-smg42']) expect(rolled(hit(`German: x=${unit}`, 1))).toEqual([])
    const riders = table('C2 US: a=us-ranger-squad, b=us-ranger-squad    C6 Italian: x=it-cavalry-squad, y=it-cavalry-squad', BOARD)
    expect(rolled(shoot(riders, 'a b', 'C6').rolls(3, 3, 1, 1))).toEqual([])
  })

  test('LNL-11.2.1-09 LNL-11.2.1-10 he comes unwounded, even if the Squad is gone', () => {
    const t = hit('German: x=1-5-4 hs shaken', 1, 2, 1, 'deadly')
    expect(t.where('x')).toBe('eliminated')
    expect(t.state.units.at(-1)).toMatchObject({ at: t.place('C6'), wounds: 0, shaken: false })
    t.expect('C6').has('1-6-6')
  })

  test('LNL-5.1-20 a scenario may have none, for one side or both', () => {
    const rule = { type: 'noHeroes', text: 'No Heroes.' } as const
    expect(rolled(shot('German: x=1-6-4', { rules: [rule] }, 1))).toEqual([])
    expect(rolled(shot('German: x=1-6-4', { rules: [{ ...rule, side: 'red' }] }, 1))).toEqual([])
    expect(rolled(shot('German: x=1-6-4', { rules: [{ ...rule, side: 'blue' }] }, 1, 3))).toEqual([3])
  })

  test('LNL-SC-13 with the optional Heroes of the small scenarios: Morale 6, Assault Move, no Skill, two of a side', () => {
    const rules = [{ type: 'noSkillDraws', text: 'They draw no Skill.' }] as const
    expect(complaints({ ...roadblock, rules })).toEqual([])
    const t = shot('German: x=1-6-4', { rules }, 1, 2, 1)
    expect(t.state.units.at(-1)).toMatchObject({ type: 'de-hero-1-6-6', skills: [] })
    expect(typeOf(t.state, t.state.units.at(-1)!)).toMatchObject({ morale: 6, assaultMove: true })
    expect(rolled(shot('German: x=1-6-4    A9 German: 2-2-6 hero, 2-3-6 hero', { rules }, 1))).toEqual([])
  })
})

describe('11.2.1 where he stands', () => {
  test('LNL-11.2.1-03 where the stack is full, next to it: his owner says where, and he is not marked', () => {
    const t = hit('German: x=1-6-4, k=7-1-6, l=6-1-6    C5 German: y=medic, z=medic    B5 US: u=2-5-4', 2, 2, 1, 2)
    t.asks('red', 'heroPlace')
    for (const taken of ['C6', 'C5', 'B5', 'C8']) t.refuses('red', { to: taken }, { rule: '11.2.1' })
    t.answer('heroPlace', { to: 'C7' }).rolls(1, 'deadly')
    expect(t.at('C7')).toEqual(['1-6-6'])
  })
})

describe('11.2.1 the Hero of a moving unit', () => {
  const moving = (who = 'a', from = 'a=2-5-4') =>
    move(
      table(`C4 US: ${from}    G6 German: x=1-6-4, y=de-leader-7-1    A12 US: 2-5-4`, { columns: 12, rows: 16 }).activate('C4'),
      who,
      'C5',
    )
  const spawn = (t: LnltTable) => shoot(t, 'x', 'C5').rolls(6, 1, 1, 2, 1, 'deadly')

  test('LNL-11.2.1-08 X-FC-2b the Squad stops, and he may spend the rest of his own MP', () => {
    const t = spawn(moving()).answer('heroMove', { type: 'goOn', mode: 'move' })
    t.expect('C5').has('2-5-4 shaken moved', '2-2-6')
    expect(t.state.move).toMatchObject({ units: [t.state.units.length - 1], spent: [2] })
    for (const to of ['C6', 'C7', 'C8', 'C9', 'C10']) hold(step(t, to))
    t.expect('C10').has('2-2-6 moved')
  })

  test('LNL-11.2.1-08 X-FC-2b or two more by Assault Move, and fire then', () => {
    const t = spawn(moving()).answer('heroMove', { type: 'goOn', mode: 'assaultMove' })
    hold(step(hold(step(t, 'D5')), 'E6'))
    t.expect('E6').has('2-2-6 assaultMove')
    const hero = t.state.units.length - 1
    t.answer('act', { type: 'fire', from: 'E6', at: 'G6', firers: [{ unit: hero, inherent: true, weapons: [] }] }).rolls(1, 6)
    t.expect('E6').has('2-2-6 assaultMove fired')
  })

  test('LNL-11.2.1-08 he need not go on, and then he bears the Squad’s marker', () => {
    const t = spawn(moving()).answer('heroMove', { type: 'stay' })
    t.expect('C5').has('2-5-4 shaken moved', '2-2-6 moved')
    expect(t.state.move).toBeNull()
  })

  test('LNL-11.2.1-08 with others who go on he goes with them', () => {
    const t = moving('a l', 'a=us-infantry-squad, l=us-leader-7-1')
    shoot(t, 'x', 'C5').rolls(5, 1, 1, 1, 2, 1, 'deadly').answer('heroMove', { type: 'goOn', mode: 'move' })
    expect(t.state.move!.units).toEqual([t.unit('l'), t.state.units.length - 1])
    stop(hold(step(t, 'C6')))
    t.expect('C6').has('7-1-6 moved', '2-2-6 moved').expect('C5').has('2-6-4 shaken moved')
  })

  test('LNL-11.2.1-08 he goes on as they moved or by Assault Move, and in no other way', () => {
    const t = spawn(moving()).asks('blue', 'heroMove')
    t.refuses('blue', { type: 'goOn', mode: 'lowCrawl' }, { rule: '11.2.1' })
    expect(t.candidates()).toEqual([{ type: 'goOn', mode: 'move' }, { type: 'goOn', mode: 'assaultMove' }, { type: 'stay' }])
  })
})

describe('11.2 Heroes', () => {
  test('LNL-11.2-01 an order of battle has at most two of a nation, whenever they come', () => {
    const heroes = (count: number) => [
      {
        id: 'us',
        name: 'The men',
        units: [
          { type: 'us-101st-airborne-squad', count: 1 },
          { type: 'us-hero-1-6-6', count },
        ],
        arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
      } as const,
      {
        id: 'later',
        name: 'Later',
        units: [{ type: 'us-hero-2-3-6', count: 1 }],
        arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
      } as const,
    ]
    expect(complaints(withGroups('blue', heroes(1)))).toEqual([])
    expect(complaints(withGroups('blue', heroes(2)))).toEqual(['There are 3 American Heroes, and at most two can be.'])
    expect(complaints(testScenario())).toEqual([])
  })

  test('LNL-11.2-03 units where a Hero is may try to rally without a Leader', () => {
    const rally = (who: string) =>
      table(`C3 US: a=2-5-4 shaken, ${who}    J9 German: 1-6-4`, { phase: 'rally', turn: 2, step: 'rally.first' })
    const t = rally('h=2-2-6 hero')
    t.answer('rally', { type: 'rally', unit: t.unit('a'), helper: t.unit('h') }).rolls(3, 3)
    expect(t.u('a').shaken).toBe(false)
    const alone = rally('h=scout, m=medic')
    alone.refuses('blue', { type: 'rally', unit: alone.unit('a'), helper: alone.unit('h') }, { rule: '3.0' })
    alone.refuses('blue', { type: 'rally', unit: alone.unit('a') }, { rule: '3.0' })
  })

  test('every nation whose Squads can bring forth Heroes in our forces has some to draw', () => {
    for (const nation of ['german', 'american', 'soviet', 'british', 'japanese'])
      expect(
        [...ourPack.counters.values()].filter((type) => type.nation === nation && type.kind === 'hero' && type.era === 'ww2').length,
      ).toBeGreaterThan(2)
  })
})
