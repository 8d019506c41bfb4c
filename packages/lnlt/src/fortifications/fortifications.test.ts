import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, spotted } from '../../test/fire.ts'
import { move, moveOf, walk } from '../../test/moves.ts'
import { boardFrom, testScenario } from '../../test/scenario.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { toHitModifiers } from '../../test/vehicles.ts'
import { seesLocation } from '../map/obstacles.ts'
import { begin } from '../scenario/begin.ts'
import type { Situation, SituationMarker } from '../situation/situation.ts'

type Works = readonly SituationMarker[]
const BOARD: TableOptions = { columns: 12, rows: 12 }
const at = (text: string, markers: Works, options: TableOptions = {}) =>
  table(`${text}    L11 German: idle=1-6-4    A11 US: spare=2-5-4`, {
    ...BOARD,
    ...options,
    markers: [...markers] as NonNullable<Situation['markers']>,
  })

/** A Bunker of red in F6 that faces north. */
const BUNKER: Works = [{ kind: 'bunker', at: 'F6', side: 'red', value: 3, facing: 0 }]
const bunker = (text: string, options: TableOptions = {}) => at(text, BUNKER, options)

describe('21.1 Bunkers', () => {
  test('LNL-21.1-03 LNL-21.1-10 inside and outside are two places, 2 MP apart, whatever the ground', () => {
    const t = bunker('F5 US: a=2-5-4    F6 light-woods').activate('F5')
    t.refuses('blue', moveOf(t, 'a', 'F6 bunker'), { rule: '21.1' })
    walk(t, 'a', ['F6', 'F6 bunker'])
    expect(t.events('moves').map(({ halves }) => halves)).toEqual([4, 4])
    expect(t.where('a')).toBe('F6 bunker')
  })

  test('LNL-21.1-02 LNL-1.7-14 only machine gun teams are taken inside', () => {
    const t = bunker('F6 German: m=de-mortar50, g=de-smg42', { next: 'red' }).activate('F6')
    t.refuses('red', moveOf(t, 'm', 'F6 bunker'), { rule: '1.7' })
    expect(walk(t, 'g', ['F6 bunker']).where('g')).toBe('F6 bunker')
  })

  test('LNL-21.1-04 LG-103 from inside one fires only to the front: three hexes wide at its base', () => {
    const t = bunker('F6 bunker German: x=1-6-4    F3 US: a=2-5-4    E6 US: b=2-5-4    F8 US: c=2-5-4    I5 US: d=2-5-4', { next: 'red' })
    expect([preview(t, 'x', 'F3').firepower, preview(t, 'x', 'E6').firepower]).toEqual([1, 1])
    mayNot(t, 'x', 'F8', { rule: '21.1', message: /not in front/ })
    expect(preview(t, 'x', 'I5').firepower).toBe(1)
    const targets = (t.candidates() as { type: string; at?: string }[]).filter(({ type }) => type === 'fire').map(({ at: hex }) => hex)
    expect(targets).not.toContain('F8')
  })

  test('LNL-21.1.2-01 and is fired at only from there, from the hex itself, or with Satchels', () => {
    const t = bunker('F6 bunker German: x=1-6-4 fired    F3 US: a=2-5-4    F7 US: b=2-5-4, us-satchel    F6 US: c=2-5-4')
    expect([preview(t, 'a', 'F6 bunker').firepower]).toEqual([2])
    const behind = bunker('F6 bunker German: x=1-6-4 fired    F7 US: b=2-5-4, s=us-satchel')
    mayNot(behind, 'b', 'F6 bunker', { rule: '21.1.2' })
    mayNot(behind, 'b+s', 'F6 bunker', { rule: '21.1.2' })
    expect(preview(behind, 'b:s', 'F6 bunker').parts).toHaveLength(1)
    const offered = (behind.candidates() as { type: string; firers?: { inherent: boolean }[] }[]).filter(({ type }) => type === 'fire')
    expect(offered.every(({ firers }) => firers!.every(({ inherent }) => !inherent))).toBe(true)
  })

  test('LNL-21.1-05 LNL-21.1-11 between inside and outside there is fire as between neighbours, and no Melee', () => {
    const t = bunker('F6 US: a=2-5-4    F6 bunker German: x=1-6-4')
    expect(modifiers(preview(t, 'a', 'F6 bunker'))).toContain('adjacent 2')
    expect(t.state.markers.some(({ kind }) => kind === 'melee')).toBe(false)
  })

  test('LNL-21.1-06 LNL-22.0-12 its TM is added to that of its hex, for those inside alone', () => {
    const t = bunker('F6 light-woods; German: y=1-6-4 fired    F6 bunker German: x=1-6-4 fired    F3 US: a=2-5-4')
    expect([preview(t, 'a', 'F6 bunker').targets[0]!.defence, preview(t, 'a', 'F6').targets[0]!.defence]).toEqual([4, 1])
    const weak = at('F6 bunker German: x=1-6-4 fired    F3 US: a=2-5-4', [{ kind: 'bunker', at: 'F6', side: 'red', value: 2, facing: 0 }])
    expect(preview(weak, 'a', 'F6 bunker').targets[0]!.defence).toBe(2)
  })

  test('LNL-21.1-12 inside one rallies as under cover', () => {
    const t = bunker('F6 bunker German: x=1-6-4 shaken, l=Koch', { phase: 'rally', initiative: 'red' })
    t.answer('rally', { type: 'rally', unit: t.unit('x'), helper: t.unit('l') })
      .rolls(5, 3)
      .saw({ type: 'moraleCheck', passed: true })
  })

  test('LNL-21.1.1-01 LNL-21.1.1-02 LNL-21.1.1-03 it stops no sight; its inside is spotted by itself, as blocking terrain, by a neighbour both', () => {
    const t = bunker('F3 US: a=2-5-4    F6 bunker German: x=1-6-4    F9 German: z=1-6-4')
    expect(seesLocation(t.state, t.place('F3'), t.place('F9'))).toBe(true)
    expect([spotted(t, 'blue', 'F6'), spotted(t, 'blue', 'F6 bunker')]).toEqual([true, false])
    t.answer('impulse', { type: 'spot', unit: t.unit('a'), at: 'F6 bunker' })
      .rolls(3)
      .saw({ type: 'spottingAttempt', needed: 2, spotted: false })
    const beside = bunker('F7 US: a=2-5-4    F6 forest    F6 bunker German: x=1-6-4')
    expect([spotted(beside, 'blue', 'F6'), spotted(beside, 'blue', 'F6 bunker')]).toEqual([true, true])
  })

  test('LNL-21.1.2-02 LNL-18.0-06 shells hit inside and outside with one roll', () => {
    const t = bunker('F6 German: y=1-6-4    F6 bunker German: x=1-6-4    F2 US: m=us-mortar60').activate('F2')
    t.answer('act', { type: 'mortar', units: t.units('m'), at: 'F6' }).rolls(1, 1, 6)
    t.saw({
      type: 'attack',
      targets: [
        { unit: t.unit('y'), defence: 6 },
        { unit: t.unit('x'), defence: 9 },
      ],
    })
  })
})

test('LNL-10.5.4-07 a light Roadblock costs 3 MP and covers by 1', () => {
  const road = (value: number) => {
    const t = at('F6 road N S    F5 road N S; US: a=2-5-4    F9 German: x=1-6-4', [
      { kind: 'roadblock', at: 'F6', side: 'red', value },
    ]).activate('F5')
    return walk(t, 'a', ['F6']).events('moves')[0]!.halves
  }
  expect([road(1), road(2)]).toEqual([6, 8])
  const covered = at('F6 road N S; German: x=1-6-4 fired    F3 US: a=2-5-4', [{ kind: 'roadblock', at: 'F6', side: 'red', value: 1 }])
  expect(preview(covered, 'a', 'F6').targets[0]!.defence).toBe(1)
})

describe('21.2 to 21.10 other works', () => {
  const cover = (kind: string, value?: number, who = '1-6-4', ground = '') =>
    preview(
      at(`F6 ${ground}German: x=${who} fired    F3 US: a=2-5-4`, [
        { kind, at: 'F6', side: 'red', ...(value === undefined ? {} : { value }) },
      ]),
      'a',
      'F6',
    ).targets[0]!.defence

  test('LNL-21.2-01 LNL-21.2-04 LNL-21.2-02 Foxholes +1 for everybody in the hex, also in a building; out of them one fires everywhere', () => {
    expect([cover('foxholes'), cover('foxholes', 1, '1-6-4', 'light-woods; ')]).toEqual([1, 2])
    const t = at('F6 German: x=1-6-4    F3 US: a=2-5-4    F9 US: b=2-5-4', [{ kind: 'foxholes', at: 'F6' }], { next: 'red' })
    expect([preview(t, 'x', 'F3').firepower, preview(t, 'x', 'F9').firepower]).toEqual([1, 1])
    expect(problems([{ kind: 'foxholes', hex: 'D2', side: 'red' }])).toEqual([])
  })

  test('LNL-21.2-03 LNL-21.9-03 LNL-21.10-03 a team without a machine gun only if it was set up in them', () => {
    for (const [kind, tm] of [
      ['foxholes', 1],
      ['sangar', 1],
      ['fortified', 2],
    ] as const) {
      expect([cover(kind, tm, 'de-smg42'), cover(kind, tm, 'de-mortar50')]).toEqual([tm, 0])
      expect(cover(kind, tm, 'de-mortar50 dugin')).toBe(tm)
      expect([hullCover(kind, tm, 'pz4h f4'), hullCover(kind, tm, 'pz4h f4 dugin')]).toEqual([0, tm])
    }
  })

  const hullCover = (kind: string, value: number, who: string) => {
    const t = at(`F6 German: x=${who} fired    F3 US: a=us-m4a1 f2`, [{ kind, at: 'F6', side: 'red', value }])
    return toHitModifiers(t, 'a', 'F6', { target: 'x' }).reduce(
      (sum, words) => sum + (/^(open|turret)/.test(words) ? 0 : Number(words.split(' ').at(-1))),
      0,
    )
  }

  test('LNL-21.6-07 LNL-21.8-01 a vehicle has nothing of a Trench, nor of an Emplacement for men', () => {
    expect([hullCover('trench', 2, 'pz4h f4 dugin'), hullCover('emplacement', 2, 'pz4h f4 dugin')]).toEqual([0, 0])
  })

  test('LNL-21.2-05 LNL-21.8-05 LNL-21.9-04 LNL-21.10-05 in all of them one rallies as under cover', () => {
    for (const kind of ['foxholes', 'emplacement', 'sangar', 'fortified', 'trench']) {
      const t = at('F6 German: x=1-6-4 shaken, l=Koch', [{ kind, at: 'F6', side: 'red' }], { phase: 'rally', initiative: 'red' })
      t.answer('rally', { type: 'rally', unit: t.unit('x'), helper: t.unit('l') })
        .rolls(5, 3)
        .saw({ type: 'moraleCheck', passed: true })
    }
  })

  test('LNL-21.8-02 LNL-21.8-01 LNL-21.8-03 LNL-22.0-12 Emplacement +2 or +3 for every team and man, open to all sides', () => {
    expect([cover('emplacement', 2), cover('emplacement', 3), cover('emplacement', 2, 'de-mortar50')]).toEqual([2, 3, 2])
    const t = at('F6 German: x=1-6-4    F3 US: a=2-5-4', [{ kind: 'emplacement', at: 'F6' }])
    expect(spotted(t, 'blue', 'F6')).toBe(true)
  })

  test('LNL-21.9-01 Sangar +1, LNL-21.10-01 LNL-21.10-04 fortified hex +2, in open terrain and at no cost', () => {
    expect([cover('sangar'), cover('fortified')]).toEqual([1, 2])
    const t = at('F5 German: x=1-6-4', [{ kind: 'fortified', at: 'F6' }], { next: 'red' }).activate('F5')
    walk(t, 'x', ['F6']).saw({ type: 'moves', halves: 2 })
    expect(spotted(t, 'blue', 'F6')).toBe(true)
  })

  test('LNL-21.6-02 LNL-21.6-06 LG-106 Trench +2, +1 if a Mortar is among the attack', () => {
    expect(cover('trench')).toBe(2)
    const t = at('F6 German: x=1-6-4 fired    F2 British: a=1-7-4, m=uk-mortar51 assembled', [{ kind: 'trench', at: 'F6' }])
    expect([preview(t, 'a', 'F6').targets[0]!.defence, preview(t, 'a+m', 'F6').targets[0]!.defence]).toEqual([2, 1])
  })

  test('LNL-21.6-07 LNL-21.2-07 Mounted Units have nothing of it', () => {
    const mounted = [...at('F6 German: x=1-6-4', []).state.setting.pack.counters.values()].find(({ mount }) => mount !== null)
    expect([cover('trench', 2, mounted!.id), cover('foxholes', 1, mounted!.id)]).toEqual([0, 0])
  })

  test('LNL-21.6-03 LNL-21.6-08 LNL-21.6-09 a Trench costs nothing more; from Trench to Trench 1 MP, and nobody shows himself', () => {
    const trenches: Works = [
      { kind: 'trench', at: 'F6' },
      { kind: 'trench', at: 'F7' },
    ]
    const t = at('F6 German: x=1-6-4    F7 light-woods    F3 US: a=2-5-4    E5 US: b=2-5-4', trenches, { next: 'red' }).activate('F6')
    move(t, 'x', 'F7').saw({ type: 'moves', halves: 2 })
    expect(modifiers(preview(t, 'a', 'F7'))).not.toContain('moving 1')
    const into = at('F5 German: x=1-6-4    F3 US: a=2-5-4', trenches, { next: 'red' }).activate('F5')
    move(into, 'x', 'F6').saw({ type: 'moves', halves: 2 })
    expect(modifiers(preview(into, 'a', 'F6'))).toContain('moving 1')
  })

  test('LNL-21.6-04 out of a Trench one fires everywhere', () => {
    const t = at('F6 German: x=1-6-4    F3 US: a=2-5-4    F9 US: b=2-5-4', [{ kind: 'trench', at: 'F6' }], { next: 'red' })
    expect([preview(t, 'x', 'F3').firepower, preview(t, 'x', 'F9').firepower]).toEqual([1, 1])
  })

  test('LNL-21.6.1-01 a Trench is spotted as blocking terrain, though it stops no sight', () => {
    const t = at('F6 German: x=1-6-4    F3 US: a=2-5-4    F9 German: z=1-6-4', [{ kind: 'trench', at: 'F6' }])
    expect([spotted(t, 'blue', 'F6'), seesLocation(t.state, t.place('F3'), t.place('F9'))]).toEqual([false, true])
    t.answer('impulse', { type: 'spot', unit: t.unit('a'), at: 'F6' })
      .rolls(3)
      .saw({ type: 'spottingAttempt', needed: 2 })
  })

  test('LNL-21.6.1-02 LG-30 who has fired in it gives away himself alone, but not from Mortars', () => {
    const t = at('F6 German: x=1-6-4 fired, y=1-6-4    F2 British: a=1-7-4, m=uk-mortar51 assembled', [{ kind: 'trench', at: 'F6' }])
    expect(preview(t, 'a', 'F6').targets.map(({ unit }) => unit)).toEqual([t.unit('x')])
    expect(preview(t, 'a:m', 'F6').targets).toHaveLength(2)
    const seen = at('F6 spotted blue; German: x=1-6-4 fired, y=1-6-4    F3 US: a=2-5-4', [{ kind: 'trench', at: 'F6' }])
    expect(preview(seen, 'a', 'F6').targets).toHaveLength(2)
  })
})

describe('21.3 Wire and 21.4 Mines', () => {
  test('LNL-21.3-01 LNL-6.0-18 X-WIRE-1 Wire costs 4 MP all told', () => {
    const t = at('F5 US: a=2-5-4    F6 light-woods', [{ kind: 'wire', at: 'F6' }]).activate('F5')
    walk(t, 'a', ['F6']).saw({ type: 'moves', halves: 8 })
  })

  const mined = (works: Works, more = '') => move(at(`F5 US: a=2-5-4    ${more}`, works).activate('F5'), 'a', 'F6')

  test('LNL-21.4-01 LNL-21.4-06 a die and their FP against a die; neither moving nor cover counts', () => {
    const t = mined([{ kind: 'mines', at: 'F6', side: 'red', value: 2 }], 'F6 forest').rolls(3, 5)
    t.saw({
      type: 'attack',
      kind: 'mines',
      firepower: 2,
      modifiers: [],
      targets: [{ attack: 5, defence: 5, modifiers: [], defenceModifiers: [], difference: 0 }],
    })
  })

  test('LNL-21.4-02 two of them attack one after the other', () => {
    const twice: Works = [
      { kind: 'mines', at: 'F6', side: 'red', value: 1 },
      { kind: 'mines', at: 'F6', side: 'red', value: 2 },
    ]
    expect(
      mined(twice)
        .rolls(1, 6, 1, 6)
        .events('attack')
        .map(({ firepower }) => firepower),
    ).toEqual([1, 2])
  })

  test('LNL-21.4-05 LNL-21.4-09 X-MINES-MP their own side they don’t attack, but it pays 1 MP more', () => {
    const t = at('F5 German: x=1-6-4', [{ kind: 'mines', at: 'F6', side: 'red', value: 2 }], { next: 'red' }).activate('F5')
    walk(t, 'x', ['F6']).saw({ type: 'moves', halves: 4 })
    expect(t.events('attack')).toEqual([])
  })

  test('LNL-21.4-03 before the Melee: who is Shaken by them is lost in it', () => {
    const t = mined([{ kind: 'mines', at: 'F6', side: 'red', value: 2 }], 'F6 German: x=1-6-4').rolls(6, 1, 3)
    expect(t.where('a')).toBe('eliminated')
  })

  test('LNL-21.4-08 from those who can’t fight he goes back', () => {
    const t = mined([{ kind: 'mines', at: 'F6', side: 'red', value: 2 }], 'F6 German: x=1-6-4 shaken').rolls(6, 1, 3)
    expect([t.where('a'), t.events('thrownBack').length]).toEqual(['F5', 1])
  })

  test('LG-14 they bring forth no Hero, unless one plays so', () => {
    const works: Works = [{ kind: 'mines', at: 'F6', side: 'red', value: 2 }]
    expect(mined(works).rolls(6, 1, 1).events('hero')).toEqual([])
    const t = move(at('F5 US: a=2-5-4', works, { options: { heroFromMines: 'yes' } }).activate('F5'), 'a', 'F6').rolls(6, 1, 1, 1)
    expect(t.events('hero')).toHaveLength(1)
  })
})

describe('21.5 Barricades and 10.5 difficult ground', () => {
  const barred: Works = [{ kind: 'barricade', at: 'F6', side: 'red', facing: 0 }]

  test('LNL-21.5-03 LNL-21.5-01 LNL-21.5-09 +2 against fire across the one hexside, none against shells', () => {
    const t = at('F6 road N S; light-woods; German: x=1-6-4 fired    F3 US: a=2-5-4    F9 US: b=2-5-4', barred)
    expect(preview(t, 'a', 'F6').targets[0]!.defence).toBe(3)
    const behind = at('F6 road N S; light-woods; German: x=1-6-4 fired    F9 US: b=2-5-4, m=us-mortar60', barred)
    expect(preview(behind, 'b', 'F6').targets[0]!.defence).toBe(1)
    const shelled = at('F6 road N S; light-woods; German: x=1-6-4 fired    F3 US: m=us-mortar60', barred).activate('F3')
    expect(shelled.game.open[0]!.question.preview!({ type: 'mortar', units: shelled.units('m'), at: 'F6' })).toMatchObject({
      targets: [{ defence: 1 }],
    })
  })

  test('LNL-21.5-04 LNL-21.5-07 it stops the sight across it as a Wall does, but not to and from its own hexes', () => {
    const t = at('F6 road N S    F3 US: a=2-5-4    F9 German: z=1-6-4    F7 German: y=1-6-4', barred)
    expect(seesLocation(t.state, t.place('F3'), t.place('F9'))).toBe(false)
    expect(seesLocation(t.state, t.place('F3'), t.place('F6'))).toBe(true)
    expect(seesLocation(t.state, t.place('F5'), t.place('F9'))).toBe(true)
  })

  test('LNL-21.5-05 behind it one rallies as under cover only if all enemies would fire across it', () => {
    const rally = (enemy: string) =>
      table(`F6 German: x=1-6-4 shaken, l=Koch    ${enemy}`, {
        ...BOARD,
        phase: 'rally',
        initiative: 'red',
        markers: [...barred] as NonNullable<Situation['markers']>,
      })
    const t = rally('F3 US: a=2-5-4')
    t.answer('rally', { type: 'rally', unit: t.unit('x'), helper: t.unit('l') })
      .rolls(5, 3)
      .saw({ type: 'moraleCheck', passed: true })
    const flanked = rally('F3 US: a=2-5-4    F9 US: b=2-5-4')
    flanked
      .answer('rally', { type: 'rally', unit: flanked.unit('x'), helper: flanked.unit('l') })
      .rolls(5, 3)
      .saw({ type: 'moraleCheck', passed: false })
  })

  test('LNL-10.5.4-03 LNL-10.5.4-04 LNL-10.5.4-02 LNL-10.5.4-05 a Roadblock costs 4 MP all told, stops the sight and gives +2', () => {
    const works: Works = [{ kind: 'roadblock', at: 'F6', value: 2 }]
    const t = at('F5 US: a=2-5-4    F6 road N S    F9 German: z=1-6-4', works).activate('F5')
    expect(seesLocation(t.state, t.place('F5'), t.place('F9'))).toBe(false)
    walk(t, 'a', ['F6']).saw({ type: 'moves', halves: 8 })
    const held = at('F6 road N S; German: x=1-6-4 fired    F3 US: a=2-5-4', works)
    expect(preview(held, 'a', 'F6').targets[0]!.defence).toBe(2)
  })

  test('LNL-10.5.4-06 along its hexside one sees past it', () => {
    const t = at('E6 road N S    F9 German: z=1-6-4', [{ kind: 'roadblock', at: 'E6', value: 1 }])
    expect(seesLocation(t.state, t.place('D6'), t.place('F6'))).toBe(true)
  })

  test('LNL-10.5.5-01 LNL-10.5.5-02 LNL-10.5.5-04 Craters add their TM, degrade sight and spotting, and cost 1 MP more', () => {
    const works: Works = [{ kind: 'craters', at: 'F6', value: 2 }]
    const t = at('F6 light-woods; German: x=1-6-4 fired    F3 US: a=2-5-4', works)
    expect(preview(t, 'a', 'F6').targets[0]!.defence).toBe(3)
    const open = at('F6 German: x=1-6-4    F3 US: a=2-5-4', works)
    expect(spotted(open, 'blue', 'F6')).toBe(false)
    const through = at('F3 US: a=2-5-4    F8 German: z=1-6-4', works)
    expect(preview(through, 'a', 'F8').modifiers.map(({ value }) => value)).toEqual([-1])
    walk(at('F5 US: a=2-5-4', works).activate('F5'), 'a', ['F6']).saw({ type: 'moves', halves: 4 })
  })

  test('LNL-10.5.7-01 LNL-10.5.7-02 LNL-10.5.7-03 a railroad +1, degrading, at the cost of its hex', () => {
    const works: Works = [{ kind: 'railroad', at: 'F6' }]
    expect(preview(at('F6 German: x=1-6-4 fired    F3 US: a=2-5-4', works), 'a', 'F6').targets[0]!.defence).toBe(1)
    expect(preview(at('F3 US: a=2-5-4    F8 German: z=1-6-4', works), 'a', 'F8').modifiers.map(({ value }) => value)).toEqual([-1])
    walk(at('F5 US: a=2-5-4', works).activate('F5'), 'a', ['F6']).saw({ type: 'moves', halves: 2 })
  })

  test('LNL-10.5.1-01 LNL-10.5.1-02 LNL-10.5.1-03 a Stream adds by its type, which the scenario says, and hides nobody', () => {
    const cost = (type: string, rules: TableOptions['rules'] = []) =>
      walk(at('F5 US: a=2-5-4', [], { hexsides: [`F5/F6 ${type}`], rules }).activate('F5'), 'a', ['F6']).events('moves')[0]!.halves
    expect([cost('stream1'), cost('stream2'), cost('stream3')]).toEqual([2, 4, 6])
    expect(cost('stream1', [{ type: 'streams', value: 3, text: 'The stream is deep.' }])).toBe(6)
    const t = at('F5 US: a=2-5-4', [], { hexsides: ['F5/F6 stream5'] }).activate('F5')
    t.refuses('blue', moveOf(t, 'a', 'F6'), { rule: '10.4' })
    const seen = at('F3 US: a=2-5-4    F6 German: x=1-6-4', [], { hexsides: ['F5/F6 stream3'] })
    expect(preview(seen, 'a', 'F6').targets[0]!.defence).toBe(0)
  })

  test('LNL-10.5.2-01 LNL-10.5.2-02 LNL-6.0-18 through a Ford for 4 MP, open, +1', () => {
    walk(at('F5 US: a=2-5-4    F6 ford', []).activate('F5'), 'a', ['F6']).saw({ type: 'moves', halves: 8 })
    const t = at('F6 ford; German: x=1-6-4    F3 US: a=2-5-4', [])
    expect([spotted(t, 'blue', 'F6'), preview(t, 'a', 'F6').targets[0]!.defence]).toEqual([true, 1])
  })

  test('LNL-10.5.3-01 LNL-10.5.3-03 LNL-10.5.3-04 LNL-10.5.3-02 along a Tree-lined Road one sees, across it less', () => {
    const avenue =
      'F4 tree-lined-road; road N S    F5 tree-lined-road; road N S    F6 tree-lined-road; road N S    F7 tree-lined-road; road N S'
    const along = at(`${avenue}    F8 German: x=1-6-4    F3 US: a=2-5-4`, [])
    expect(preview(along, 'a', 'F8').modifiers).toEqual([])
    const across = at(`${avenue}    H6 German: x=1-6-4    D6 US: a=2-5-4`, [])
    expect(preview(across, 'a', 'H6').modifiers.length).toBeGreaterThan(0)
    const inside = at(`${avenue}; German: x=1-6-4 fired    F3 US: a=2-5-4`, [])
    expect(preview(inside, 'a', 'F7').targets[0]!.defence).toBe(1)
    walk(at(`${avenue}    F3 road N S; US: a=2-5-4`, []).activate('F3'), 'a', ['F4', 'F5'])
  })
})

/** What a scenario with such works is refused for. */
function problems(fortifications: readonly object[]): string[] {
  const reading = begin(testScenario({ fortifications } as never))
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}

describe('where they can be', () => {
  const spec = (kind: string, hex: string, more: object = {}) => ({ kind, hex, side: 'red', ...more })
  const bunkerIn = (hex: string) => spec('bunker', hex, { facing: 0, value: 2 })

  test('LNL-21.1-01 a scenario places them, with their strength and front', () => {
    expect(problems([bunkerIn('A1')])).toEqual([])
    expect(problems([spec('bunker', 'A1')])[0]).toMatch(/which hexside/)
    expect(problems([spec('bunker', 'A1', { facing: 0, value: 5 })])[0]).toMatch(/strength 2 or 3/)
  })

  test('LNL-21.1-09 LNL-21.6-05 LNL-21.8-06 LNL-21.9-05 LNL-21.10-06 LNL-10.5.5-03 one work in a hex; Wire and Mines go with all', () => {
    for (const kind of ['trench', 'foxholes', 'emplacement', 'sangar', 'fortified']) {
      expect(problems([bunkerIn('A1'), spec(kind, 'A1')]).length).toBeGreaterThan(0)
      expect(problems([spec(kind, 'A1'), spec('wire', 'A1'), spec('mines', 'A1')])).toEqual([])
    }
    for (const kind of ['foxholes', 'sangar']) expect(problems([spec(kind, 'A1'), spec('craters', 'A1')]).length).toBeGreaterThan(0)
  })

  test('LNL-21.4-02 not more than two Mines markers', () => {
    expect(problems([spec('mines', 'A1'), spec('mines', 'A1')])).toEqual([])
    expect(problems([spec('mines', 'A1'), spec('mines', 'A1'), spec('mines', 'A1')])[0]).toMatch(/at most 2/)
  })

  test('LNL-10.5.4-01 LNL-21.5-01 Roadblocks and Barricades on Roads alone', () => {
    expect(problems([spec('roadblock', 'A1')])[0]).toMatch(/only on a Road/)
    expect(problems([spec('barricade', 'A1', { facing: 0 })])[0]).toMatch(/only on a Road/)
  })
})

describe('10.4 where the chart forbids them', () => {
  const spec = (kind: string, hex: string) => ({ kind, hex, side: 'red', ...(kind === 'bunker' ? { facing: 0 } : {}) })

  test('LNL-21.1-08 LNL-21.6-01 LNL-21.8-04 LNL-21.9-02 LNL-21.10-02 LNL-21.4-07 not in buildings; Foxholes may be', () => {
    for (const kind of ['bunker', 'trench', 'emplacement', 'sangar', 'fortified', 'mines'])
      expect(problems([spec(kind, 'C3')])[0]).toMatch(/not in/)
    expect(problems([spec('foxholes', 'C3')])).toEqual([])
  })

  test('LNL-21.2-06 LNL-21.1-08 LNL-21.8-04 nor in water', () => {
    const wet = (kind: string) =>
      begin(
        testScenario({
          boards: [{ at: { column: 0, row: 0 }, map: boardFrom('E5 river    E6 ford', { columns: 9, rows: 6 }) }],
          fortifications: [spec(kind, 'E5')],
        } as never),
      ).ok
    expect(['bunker', 'foxholes', 'emplacement', 'trench', 'wire'].map(wet)).toEqual([false, false, false, false, true])
  })
})
