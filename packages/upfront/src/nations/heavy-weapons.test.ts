import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { Nation } from '../data/nations.ts'

interface Gun {
  readonly nation?: Nation
  readonly cards?: string
  readonly men?: string
  readonly hand?: string
  readonly options?: TableOptions
}

function gun({
  nation = 'Japanese',
  cards = '',
  men = 'Ant(weapon mmgJapanese), Bee, Cow(SL)',
  hand = 'Move, Brush',
  options = {},
}: Gun = {}): UpfrontTable {
  return table(`axis A[1]${cards}: ${men}\naxis B[1]: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp`, {
    nations: { axis: nation },
    hands: { axis: hand },
    ...options,
  })
}
const move = (t: UpfrontTable) => ({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' })
const CREWED = 'Ant(weapon mmgJapanese), Bee assists 1, Cow(SL)'

describe('heavy weapons', () => {
  test('UF-45.6-01 without two men on a Japanese MMG or ATR its group plays no Movement card, for whatever purpose', () => {
    const t = gun()
    t.cannot(move(t), '45.6')
    t.cannot({ type: 'transfer', group: 0, men: [t.man('Bee')], cards: [t.card('axis', 1)], to: t.id('axis B') }, '45.6')
    const wired = gun({ cards: ' Wire' })
    wired.cannot({ type: 'removeWire', group: 0, card: wired.card('axis', 1) }, '45.6')
    const crewed = gun({ men: CREWED })
    crewed.act(move(crewed)).saw({ type: 'moves' })
    expect(crewed.m('Ant').weapon).toBe('mmgJapanese')
    const atr = gun({ men: 'Ant(weapon atrHeavy), Bee' })
    atr
      .cannot(move(atr), '45.6')
      .act({ type: 'crew', group: 0, gunner: atr.man('Ant'), assistant: atr.man('Bee') })
      .next('axis')
      .act(move(atr))
    const german = gun({ nation: 'German', men: 'Ant(weapon mmgGerman), Bee' })
    german.act(move(german))
  })

  test('UF-45.6-02 QA-154 leaving it costs no action, and once the card is played it is gone, also if the group only removed Wire', () => {
    const t = gun({ cards: ' Wire' })
    expect(t.candidates()).toContainEqual({ type: 'leaveHeavy', group: 0, man: t.man('Ant') })
    t.act({ type: 'leaveHeavy', group: 0, man: t.man('Ant') }).saw({ type: 'abandons', weapon: 'mmgJapanese' })
    expect([t.group('axis A').weapons.length, t.m('Ant').weapon, t.group('axis A').acted]).toEqual([1, '', false])
    t.act({ type: 'removeWire', group: 0, card: t.card('axis', 1) })
    expect(t.group('axis A').weapons).toEqual([])
    const moved = gun()
    moved.act({ type: 'leaveHeavy', group: 0, man: moved.man('Ant') }).act(move(moved))
    expect(moved.group('axis A').weapons).toEqual([])
  })

  test('UF-45.6-02 only what is heavy can be left so', () => {
    const t = gun({ men: 'Ant(weapon lmgJapanese), Bee' })
    t.cannot({ type: 'leaveHeavy', group: 0, man: t.man('Ant') }, '45.6').act(move(t))
  })

  test('UF-45.6-03 its crew has no other weapon that wants a crew', () => {
    const t = gun({ men: 'Ant(weapon mmgJapanese), Bee(weapon mortar60), Cow' })
    t.cannot({ type: 'crew', group: 0, gunner: t.man('Ant'), assistant: t.man('Bee') }, '11.11')
    const two = gun({ men: 'Ant(weapon mmgJapanese), Bee(weapon mortar60) assists 1' })
    two.cannot(move(two), '45.6')
  })

  test('UF-45.6-04 QA-154 when it loses its crew on the way, Terrain may be played, and the weapon is gone', () => {
    const t = gun({
      cards: ' Move+',
      men: 'Ant(weapon mmgJapanese), Bee(kia 1) assists 1, Cow',
      hand: 'Move, Brush',
      options: { hands: { axis: 'Move, Brush', allied: 'Fire 1/1' }, active: 'allied' },
    })
    t.act({ type: 'fire', group: t.id('allied A'), target: 0, cards: [t.card('allied', 1)] }).answer('attack', { type: 'resolve' })
    t.draws('r3', 'b0', 'r3')
      .saw({ type: 'manLost', man: t.man('Bee') })
      .next('axis')
    expect(t.m('Ant').weapon).toBe('mmgJapanese')
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 2), faceDown: false }).saw({ type: 'heavyLost', weapon: 'mmgJapanese' })
    expect(t.m('Ant').weapon).toBe('')
    const crewed = gun({ cards: ' Move+', men: CREWED })
    crewed.act({ type: 'terrain', group: 0, card: crewed.card('axis', 2), faceDown: false })
    expect(crewed.m('Ant').weapon).toBe('mmgJapanese')
  })

  test('UF-50.7-01 the Italian MMG and ATR likewise', () => {
    for (const weapon of ['mmgItalian', 'atrHeavy']) {
      const t = gun({ nation: 'Italian', men: `Ant(weapon ${weapon}), Bee` })
      t.cannot(move(t), '50.7')
        .act({ type: 'leaveHeavy', group: 0, man: t.man('Ant') })
        .act(move(t))
      const crewed = gun({ nation: 'Italian', men: `Ant(weapon ${weapon}), Bee assists 1` })
      crewed.act(move(crewed))
    }
  })

  test('UF-50.7-02 an Italian crew carries neither a secondary weapon nor another that wants a crew', () => {
    for (const men of [
      'Ant(weapon mmgItalian), Bee carries demolitionCharge assists 1',
      'Ant(weapon mmgItalian) carries demolitionCharge, Bee assists 1',
      'Ant(weapon mmgItalian), Bee(weapon mortar60) assists 1',
    ]) {
      const t = gun({ nation: 'Italian', men })
      t.cannot(move(t), '50.7')
    }
    const japanese = gun({ men: 'Ant(weapon mmgJapanese), Bee carries demolitionCharge assists 1' })
    japanese.act(move(japanese))
  })
})

describe('Japanese weapons', () => {
  test('UF-45.51-01 the LMG counts 2 in close combat, the machine pistol 4', () => {
    const value = (weapon: string) => {
      const t = table(
        `axis A[3]: Ant(morale 5, weapon ${weapon}) infiltrates A, Bee\naxis B: Cat, Dog\nallied A[2]: Yak\nallied B: Owl, Asp`,
        { nations: { axis: 'Japanese' } },
      )
      t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('Ant') }] }).draws('b0', 'b1', 'b2')
      const { attackerValue } = t.game.events.find(({ event }) => event.type === 'combat')!.event as unknown as {
        attackerValue: { value: number; label: string }[]
      }
      return attackerValue.map((each) => each.value)
    }
    expect([value('lmgJapanese').includes(2), value('mpJapanese').includes(4), value('mpGerman').includes(3)]).toEqual([true, true, true])
  })

  /** Fire of a group with these men and this draw. */
  const shoot = (men: string, ...draws: string[]) => {
    const t = table(`axis A: ${men}\naxis B: Cat, Dog\nallied A: Yak\nallied B: Owl, Asp`, {
      nations: { axis: 'Japanese' },
      hands: { axis: 'Fire 3/4' },
    })
    return t
      .act({ type: 'fire', group: 0, target: t.id('allied A'), cards: [t.card('axis', 1)] })
      .answer('attack', { type: 'resolve' })
      .draws(...draws)
  }

  test('UF-45.52-01 the LMG jams on a red 5 without another draw; on a red 6 the lot decides', () => {
    const five = shoot('Ant, Bee, Lmg(weapon lmgJapanese)', 'r5').saw({ type: 'malfunction', man: 2, effect: 'jams' })
    expect(five.m('Lmg').jammed).toBe(true)
    const six = shoot('Ant, Bee, Lmg(weapon lmgJapanese)', 'r6', 'b0 3=1')
    expect([six.m('Lmg').jammed, six.m('Ant').jammed]).toEqual([false, true])
    shoot('Ant, Bee, Cow, Doe', 'r5').sawNo({ type: 'malfunction' })
  })

  test('UF-45.52-01 with a second LMG or a captured weapon a draw decides between them', () => {
    const two = shoot('Ant(weapon lmgJapanese), Bee, Lmg(weapon lmgJapanese)', 'r5', 'b0 2=2')
    expect([two.m('Ant').jammed, two.m('Lmg').jammed]).toEqual([false, true])
    const captured = shoot('Ant(weapon BAR) captured, Bee, Lmg(weapon lmgJapanese)', 'r5', 'b0 2=2')
    expect([captured.m('Ant').weapon, captured.m('Lmg').jammed]).toEqual(['BAR', true])
  })
})

test('UF-45.6-01 UF-50.7-01 two men carry it only unwounded', () => {
  const three = { rulesThrough: 50 } as const
  for (const men of ['Ant(weapon mmgJapanese) wounded, Bee assists 1', 'Ant(weapon mmgJapanese), Bee wounded assists 1']) {
    const t = gun({ men, options: three })
    t.cannot(move(t), '45.6')
  }
  const well = gun({ men: 'Ant(weapon mmgJapanese), Bee assists 1', options: three })
  well.act(move(well))
})
