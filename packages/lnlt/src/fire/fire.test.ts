import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot, shotOf, strength } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

/** A building of three hexes, which has an upper floor; its last hex is the one that a text goes on with. */
const HOUSE = 'C5 stone building    C6 stone building    C4 stone building'
const MULTI_STORY = { joined: ['C4 C5', 'C5 C6'] }

describe('5.0 what can be fired at', () => {
  test('LNL-5.0-01 LNL-5.0-03 within range: the target hex counts, the own does not', () => {
    const t = table('C2 US: a=2-5-4    C7 German: x=1-6-4    C8 German: y=1-6-4')
    mayNot(t, 'a', 'C8', { rule: '5.0', message: /5 hexes, not 6/ })
    expect(preview(t, 'a', 'C7').firepower).toBe(2)
  })

  test('LNL-5.0-12 LNL-10.0-01 no fire without LOS', () => {
    const t = table('C2 US: a=2-5-4    C3 stone building    C5 German: x=1-6-4    G3 German: y=1-6-4')
    mayNot(t, 'a', 'C5', { rule: '10.3' })
    expect(preview(t, 'a', 'G3').firepower).toBe(2)
  })

  test('LNL-5.0-13 LNL-10.0-01 X-SP-1 no fire at a location that is not spotted, however clear the line', () => {
    const t = table('C2 US: a=2-5-4    C4 wooden building; German: x=1-6-4')
    mayNot(t, 'a', 'C4', { rule: '10.0', message: /not spotted/ })
    const seen = table('C2 US: a=2-5-4    C4 wooden building; German: x=1-6-4 fired')
    expect(preview(seen, 'a', 'C4').firepower).toBe(2)
  })

  test('LNL-5.0-02 fire passes through hexes with friends and enemies in them', () => {
    const t = table('C2 US: a=2-5-4    C3 US: 2-5-4    C4 German: y=1-6-4    C5 German: x=1-6-4')
    expect(preview(t, 'a', 'C5').firepower).toBe(2)
  })

  test('LNL-5.0-14 nobody fires where a Melee marker lies', () => {
    const t = table('C2 US: a=2-5-4    C4 German: x=1-6-4; melee')
    mayNot(t, 'a', 'C4', { rule: '5.0', message: /Melee/ })
  })

  test('LNL-5.1-02 a Shaken unit fires neither itself nor its weapons', () => {
    const t = table('C2 US: a=2-5-4 shaken, BAR, b=2-5-4    C4 German: x=1-6-4')
    t.activate('C2')
    mayNot(t, 'a', 'C4', { rule: '5.1', message: /Shaken/ })
    mayNot(t, 'a:BAR', 'C4', { rule: '5.1', message: /Shaken/ })
  })

  test('LNL-5.1-21 nor does it fire ordnance', () => {
    const t = table('C2 US: a=2-5-4 shaken, us-bazooka, b=2-5-4    C4 German: x=1-6-4')
    t.activate('C2')
    mayNot(t, 'a:us-bazooka', 'C4', { rule: '5.1', message: /Shaken/ })
  })

  test('X-FC-5 LNL-5.4-01 LNL-5.4-02 a boxed range reaches twice as far, with half the IFP beyond the printed range', () => {
    for (const [range, firepower] of [
      [2, 2],
      [3, 1],
      [4, 1],
    ]) {
      const t = table(`C2 Soviet: a=su-guards-squad    C${2 + range!} German: x=1-6-4`)
      expect(preview(t, 'a', `C${2 + range!}`).firepower).toBe(firepower)
    }
    mayNot(table('C2 Soviet: a=su-guards-squad    C7 German: x=1-6-4'), 'a', 'C7', { rule: '5.4' })
  })

  test('LNL-5.4-02 it is halved once more for a unit that does not lead, and rounded only in the sum', () => {
    const t = table('C2 Soviet: a=su-guards-squad, b=su-guards-squad    C5 German: x=1-6-4')
    const odds = preview(t, 'a b', 'C5')
    expect(odds.parts.map(({ quarters }) => quarters)).toEqual([4, 2])
    expect(odds.firepower).toBe(2)
  })

  test('LNL-10.0-02 LNL-10.4.1-07 all units of a location are hit, and only those of that location', () => {
    const t = table(`C2 US: a=2-5-4    ${HOUSE}; German: x=1-6-4 fired, y=1-6-4; upstairs German: z=1-6-4`, MULTI_STORY)
    expect(preview(t, 'a', 'C4').targets.map(({ unit }) => unit)).toEqual(t.units('x y'))
  })
})

describe('5.0 the attack', () => {
  const woods = 'C2 US: a=2-5-4, b=2-5-4, BAR    C6 light-woods; German: x=1-6-4; spotted blue'

  test('X-FC-1 LNL-5.0-05 LNL-5.0-15 LNL-5.0-06 an attack that is not higher does nothing; a die and the TM for the defence', () => {
    const t = table(woods)
    shoot(t, 'a b+BAR', 'C6').rolls(1, 5)
    t.saw({ type: 'attack', firepower: 4, attackDice: [1], defenceDice: [5], targets: [{ attack: 5, defence: 6, difference: 0 }] })
    t.sawNo({ type: 'damageCheck' }).expect('C6').has('1-6-4')
  })

  test('X-FC-1 LNL-5.0-17 LNL-PAC01-01 the difference is added to the die of the Damage Check', () => {
    for (const [die, total, after] of [
      [1, 6, '1-6-4 shaken'],
      [4, 9, '1-6-4 shaken'],
      [5, 10, '1-5-4 shaken'],
    ] as const) {
      const t = table(woods)
      shoot(t, 'a b+BAR', 'C6').rolls(4, 2, die)
      if (die !== 4) t.rolls(1)
      t.saw({ type: 'attack', targets: [{ attack: 8, defence: 3, difference: 5 }] })
      t.saw({ type: 'damageCheck', difference: 5, total, morale: 5 }).expect('C6').has(after)
    }
  })

  test('LNL-5.0-17 every targeted unit checks by itself', () => {
    const t = table('C2 US: a=2-5-4    C6 German: x=1-6-4, y=1-6-4')
    shoot(t, 'a', 'C6').rolls(4, 3, 2, 3)
    t.saw({ type: 'damageCheck', unit: t.unit('x'), total: 5, result: 'none' })
    t.saw({ type: 'damageCheck', unit: t.unit('y'), total: 6, result: 'shaken' })
  })

  test('LNL-5.0-07 LNL-4.0-21 who fired is marked Fired, also who fired his weapon alone; others are not', () => {
    const t = table('C2 US: a=2-5-4, b=2-5-4, BAR, c=2-5-4    C6 German: x=1-6-4')
    shoot(t, 'a b:BAR', 'C6').rolls(1, 6)
    t.expect('C2').has('2-5-4 fired', '2-5-4 fired', '2-5-4')
    expect(t.w('BAR').used).toBe(true)
  })

  test('LNL-5.0-09 LNL-PAC03-14 LNL-5.6-01 X-FC-6 adjacent +2, with Assaulters +3, once for the stack', () => {
    const plain = table('C2 US: a=2-5-4, b=2-5-4    C3 German: x=1-6-4')
    expect(modifiers(preview(plain, 'a b', 'C3'))).toEqual(['adjacent 2'])
    const t = table('C2 British: a=uk-airborne-squad-1-6-4, b=uk-airborne-squad-1-6-4, h=2-2-6    C3 German: x=1-6-4')
    const odds = preview(t, 'a b h', 'C3')
    expect(odds.parts.map(({ quarters }) => quarters)).toEqual([4, 2, 8])
    expect([odds.firepower, strength(odds)]).toEqual([4, 7])
    expect(strength(preview(t, 'h', 'C3'))).toBe(4)
  })

  test('LNL-5.0-10 LNL-PAC03-16 +1 against Leg units that have moved or Assault Moved, none in Low Crops', () => {
    const t = table('C2 US: a=2-5-4    C6 German: x=1-6-4 moved    D6 German: y=1-6-4 assaultmove    B6 German: z=1-6-4 lowcrawl')
    expect(modifiers(preview(t, 'a', 'C6'))).toEqual(['moving 1'])
    expect(modifiers(preview(t, 'a', 'D6'))).toEqual(['moving 1'])
    expect(modifiers(preview(t, 'a', 'B6'))).toEqual([])
    const crops = table('C2 US: a=2-5-4    C6 low-crops; German: x=1-6-4 moved')
    expect(modifiers(preview(crops, 'a', 'C6'))).toEqual([])
  })

  test('LNL-5.0-19 LNL-PAC03-17 LNL-PAC03-19 a Mounted Unit: -1 when it has moved, +1 when it stands', () => {
    const t = table('C2 US: a=2-5-4    C6 Italian: x=it-motorcycle-squad moved    D6 Italian: y=it-motorcycle-squad')
    expect(modifiers(preview(t, 'a', 'C6'))).toEqual(['moving vehicle -1'])
    expect(modifiers(preview(t, 'a', 'D6'))).toEqual(['mounted and halted 1'])
  })

  test('LNL-5.0-20 who moved and who did not are hit by the same dice, each with his own total', () => {
    const t = table('C2 US: a=2-5-4    C6 German: x=1-6-4 moved, y=1-6-4')
    shoot(t, 'a', 'C6').rolls(3, 4, 2, 2)
    t.saw({
      type: 'attack',
      attackDice: [3],
      defenceDice: [4],
      targets: [
        { attack: 6, difference: 2 },
        { attack: 5, difference: 1 },
      ],
    })
  })

  test('LNL-PAC03-02 LNL-10.3-03 -1 for each degrading hex on the way, two at most: a third blocks', () => {
    const one = table('C2 US: a=2-5-4    C4 brush    C6 German: x=1-6-4')
    expect(preview(one, 'a', 'C6').modifiers.map(({ value }) => value)).toEqual([-1])
    const two = table('C2 US: a=2-5-4    C4 brush    C5 brush    C6 German: x=1-6-4')
    expect(preview(two, 'a', 'C6').modifiers.map(({ value }) => value)).toEqual([-1, -1])
    mayNot(table('C2 US: a=2-5-4    C3 brush    C4 brush    C5 brush    C6 German: x=1-6-4'), 'a', 'C6', { rule: '10.3' })
  })

  test('LNL-PAC03-04 -1 for whoever fires out of Smoke', () => {
    const t = table('C2 smoke 1; US: a=2-5-4    C6 German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'C6'))).toEqual(['out of Smoke -1'])
  })

  test('LNL-PAC03-09 EX2-IN-17 -2 where the line runs between two adjacent separate buildings', () => {
    const t = table('D2 US: a=2-5-4    D3 wooden building    E3 wooden building    E4 German: x=1-6-4')
    const odds = preview(t, 'a', 'E4')
    expect([odds.firepower, strength(odds), modifiers(odds)]).toEqual([2, 0, ['between two buildings -2']])
  })

  test('LNL-10.3.2-13 that comes on top of what else is in the way, for fire and for spotting', () => {
    const gap = (there: string) => table(`D1 US: a=2-5-4    D2 brush    D3 wooden building    E3 wooden building    E5 ${there}`)
    const odds = preview(gap('German: x=1-6-4'), 'a', 'E5')
    expect(modifiers(odds)).toEqual(['the Brush/Flowers in D2 -1', 'between two buildings -2'])
    expect(strength(odds)).toBe(-1)
    const t = gap('light-woods; German: x=1-6-4')
    const spotting = t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit('a'), at: 'E5' })
    expect(spotting).toMatchObject({ modifiers: [{ value: 1 }, { value: 2 }], chances: 0 })
  })

  test('LNL-PAC03-13 X-MV-2 -2 once for a stack with somebody who has Assault Moved', () => {
    const t = table('C2 US: a=2-5-4 assaultmove, b=2-5-4 assaultmove    C6 German: x=1-6-4')
    const odds = preview(t, 'a b', 'C6')
    expect([odds.firepower, strength(odds)]).toEqual([3, 1])
    const mixed = table('C2 US: a=2-5-4, b=2-5-4 assaultmove    C6 German: x=1-6-4')
    expect(strength(preview(mixed, 'a b', 'C6'))).toBe(1)
    expect(strength(preview(mixed, 'a', 'C6'))).toBe(2)
  })

  test('LNL-PAC03-15 +1 against the one in a building whose backblast gave him away, and nobody else there', () => {
    const t = table('C2 US: a=2-5-4    C6 wooden building; German: x=1-6-4 fired backblast, y=1-6-4 fired')
    const odds = preview(t, 'a', 'C6')
    expect(odds.targets.map(({ modifiers: own }) => own.map(({ value }) => value))).toEqual([[1], []])
    const open = table('C2 US: a=2-5-4    C6 German: x=1-6-4 fired backblast')
    expect(modifiers(preview(open, 'a', 'C6'))).toEqual([])
  })

  test('LNL-PAC03-03 the modifiers of a stack count once, however many fire', () => {
    const t = table('C2 smoke 1; US: a=2-5-4, b=2-5-4, c=2-5-4    C4 brush    C6 German: x=1-6-4')
    expect(preview(t, 'a b c', 'C6').modifiers.map(({ value }) => value)).toEqual([-1, -1])
  })
})

describe('5.2 several units firing', () => {
  test('LNL-5.2-01 only units of one location fire together', () => {
    const t = table('C2 US: a=2-5-4    D2 US: b=2-5-4    C6 German: x=1-6-4')
    t.activate('C2')
    mayNot(t, 'a b', 'C6', { rule: '5.2', message: /only units of one place/ })
  })

  test('LNL-5.2-06 LNL-4.0-14 all that fire from a location in an impulse fire together, at one target', () => {
    const t = table('C2 US: a=2-5-4, b=2-5-4    C6 German: x=1-6-4    D6 German: y=1-6-4')
    shoot(t, 'a', 'C6').rolls(1, 6)
    mayNot(t, 'b', 'D6', { rule: '4.0', message: /fire together/ })
    mayNot(t, 'b', 'C6', { rule: '4.0', message: /fire together/ })
  })

  test('EX2-IN-25 a Squad that was left out leads its own attack in a later impulse, at its full IFP', () => {
    const t = table('C2 US: a=2-5-4, b=2-5-4, l=6-1-6    C6 German: x=1-6-4, y=1-6-4    J9 German: z=1-6-4', { columns: 12, rows: 12 })
    shoot(t, 'a', 'C6', { leader: 'l' }).rolls(1, 6).answer('act', { type: 'end' }).pass('impulse')
    expect([preview(t, 'b', 'C6').firepower, modifiers(preview(t, 'b', 'C6'))]).toEqual([2, []])
    mayNot(t, 'b', 'C6', { rule: '5.0.1' }, { leader: 'l' })
  })

  test('X-FC-3 LNL-5.2-02 LNL-5.2-07 LNL-5.2-09 the lead with its whole IFP, others with half, Heroes and weapons whole, and the LM', () => {
    const t = table('H3 US: a=2-5-4, BAR, b=2-5-4, us-bazooka, h=1-6-6 hero, l=6-1-6    H6 road N S; German: x=1-6-4, y=1-6-4')
    const odds = preview(t, 'a+BAR b h', 'H6', { leader: 'l' })
    expect(odds.parts.map(({ quarters }) => quarters)).toEqual([8, 4, 4, 4])
    expect([odds.firepower, strength(odds), odds.targets[0]!.defence]).toEqual([5, 6, 0])
    expect(odds.targets.length).toBe(2)
  })

  test('LNL-5.2-03 LNL-1.1-16 a weapon with a to-hit table never joins the others', () => {
    const t = table('H3 US: a=2-5-4, us-bazooka, b=2-5-4    H6 German: x=1-6-4')
    mayNot(t, 'a+us-bazooka b', 'H6', { rule: '5.2', message: /by itself/ })
  })

  test('LNL-5.2-08 a unit of IFP 0 that does not lead adds nothing; LG-11: nor does it take anything away', () => {
    const t = table('C2 US: a=2-5-4, b=us-half-squad-0-2-4    C4 German: x=1-6-4')
    expect(preview(t, 'a b', 'C4').parts.map(({ quarters }) => quarters)).toEqual([8, 0])
  })

  test('LNL-1.1-18 LNL-1.1-11 an IFP of 0 fires; a man without IFP does not', () => {
    const t = table('C2 US: b=us-half-squad-0-2-4, l=6-1-6    C4 German: x=1-6-4 moved')
    expect(strength(preview(t, 'b', 'C4'))).toBe(1)
    mayNot(t, 'l', 'C4', { rule: '1.1' })
  })

  test('LNL-5.2-10 LNL-1.6-32 a weapon fires with its Squad or not at all in this turn', () => {
    const t = table('C2 US: a=2-5-4, BAR, b=2-5-4    C6 German: x=1-6-4    J9 German: z=1-6-4', { columns: 12, rows: 12 })
    shoot(t, 'a', 'C6').rolls(1, 6).answer('act', { type: 'end' }).pass('impulse').activate('C2')
    mayNot(t, 'a:BAR', 'C6', { rule: '4.0', message: /has acted/ })
  })

  test('X-FC-3b LNL-5.0-04 halves are summed before they are rounded up', () => {
    const t = table('C2 German: a=1-6-4, b=1-6-4, c=1-6-4    C6 US: x=2-5-4', { initiative: 'red' })
    expect(preview(t, 'a b', 'C6').firepower).toBe(2)
    expect(preview(t, 'a b c', 'C6').firepower).toBe(2)
  })

  test('X-OPS-1 LNL-4.0-21 a Squad that fires its MG alone, beyond its own range, is used up', () => {
    const t = table('C2 German: a=1-6-4, MG34    C10 US: x=2-5-4', { initiative: 'red', rows: 14 })
    mayNot(t, 'a+MG34', 'C10', { rule: '5.0' })
    expect(preview(t, 'a:MG34', 'C10').firepower).toBe(2)
    shoot(t, 'a:MG34', 'C10').rolls(1, 6).expect('C2').has('1-6-4 fired')
  })
})

describe('1.6 weapons in an attack', () => {
  test('LNL-1.6-07 LNL-1.6-25 a Squad fires one weapon and itself, or two weapons', () => {
    const t = table('C2 German: a=1-6-4, MG34, m=MG42    C6 US: x=2-5-4', { initiative: 'red' })
    expect(preview(t, 'a+MG34', 'C6').firepower).toBe(3)
    expect(preview(t, 'a:MG34+m', 'C6').firepower).toBe(4)
    mayNot(t, 'a+MG34+m', 'C6', { rule: '1.6' })
  })

  test('LNL-1.6-08 a Half-Squad fires its weapon or itself', () => {
    const t = table('C2 German: a=1-5-4 hs, MG34    C6 US: x=2-5-4', { initiative: 'red' })
    expect(preview(t, 'a:MG34', 'C6').firepower).toBe(2)
    mayNot(t, 'a+MG34', 'C6', { rule: '1.6' })
  })

  test('LNL-1.6-09 LNL-1.6-11 LNL-1.6-10 one man alone gets half out of a weapon instead of his IFP, two men all of it', () => {
    const t = table('C2 German: h=1-6-6 hero, MG34, l=6-1-6    C6 US: x=2-5-4', { initiative: 'red' })
    expect(preview(t, 'h:MG34', 'C6').firepower).toBe(1)
    mayNot(t, 'h+MG34', 'C6', { rule: '1.6' })
    expect(preview(t, 'h:MG34 l:MG34', 'C6').firepower).toBe(2)
    mayNot(t, 'l:MG34', 'C6', { rule: '1.6', message: /help its owner/ })
  })

  test('LNL-1.6.1-05 a MG on its tripod does not fire at the other floor of its hex', () => {
    const t = table(`${HOUSE}; US: x=2-5-4; upstairs German: a=1-6-4, m=de-mg42 tripod`, { ...MULTI_STORY, initiative: 'red' })
    mayNot(t, 'a:m', 'C4', { rule: '1.6.1' })
    expect(preview(t, 'a', 'C4').modifiers.map(({ label }) => label)).toEqual(['adjacent'])
  })

  test('X-SW-2 LNL-1.6.3-10 LNL-1.6.3-11 a Satchel Charge takes no modifier but the LM; the thrower’s IFP keeps its own', () => {
    const t = table('C2 German: a=2-6-4, satchel, l=6-1-6    C3 US: x=2-5-4 moved', { initiative: 'red' })
    expect(strength(preview(t, 'a:satchel', 'C3'))).toBe(6)
    expect(strength(preview(t, 'a:satchel', 'C3', { leader: 'l' }))).toBe(7)
    expect(strength(preview(t, 'a+satchel', 'C3'))).toBe(2 + 2 + 1 + 6)
  })

  test('X-JAM-1 LNL-1.6.2-05 a jammed MG adds nothing to that very attack, and the odds know it', () => {
    const text = 'C2 Italian: a=it-bersaglieri-half-squad, it-breda30, b=it-bersaglieri-half-squad    C6 US: x=2-5-4'
    const t = table(text, { initiative: 'red' })
    // 36 falls: FP 2 beats the die of the defence in 26 of them, but in the 6 where both are equal there is only FP 1, which still does
    expect(preview(t, 'b a:it-breda30', 'C6')).toMatchObject({ firepower: 2, anyEffect: 26, of: 36 })
    shoot(t, 'b a:it-breda30', 'C6').rolls(3, 3, 1)
    t.saw({ type: 'attack', firepower: 1, targets: [{ attack: 4, defence: 3, difference: 1 }] })
  })
})

test('the first of the firers is in the decision: shotOf reads as it is written', () => {
  const t = table('C2 US: a=2-5-4, BAR    C6 German: x=1-6-4')
  expect(shotOf(t, 'a+BAR', 'C6')).toEqual({ type: 'fire', from: 'C2', at: 'C6', firers: [{ unit: 0, inherent: true, weapons: [0] }] })
})

test('LG-104 whether a Bridge covers those on it is a matter of agreement', () => {
  const tm = (bridgeTM: '0' | '1') => {
    const t = table('C2 US: a=2-5-4    C5 bridge; German: x=1-6-4 fired', { options: { bridgeTM } })
    return preview(t, 'a', 'C5').targets[0]!.defence
  }
  expect([tm('0'), tm('1')]).toEqual([0, 1])
})
