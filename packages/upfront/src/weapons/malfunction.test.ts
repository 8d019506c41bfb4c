import { describe, expect, test } from 'vitest'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import type { FireAction } from '../fire/declare.ts'

/** axis A fires at three men who withstand everything, with the first card of its hand at RR 2 unless told. */
function shoot(group: string, card = 'Fire 3/4', options: TableOptions & { range?: number; act?: object } = {}): UpfrontTable {
  const { range = 0, act = {}, ...rest } = options
  const targets = 'Owl(morale 9, kia 12), Emu(morale 9, kia 12), Yak(morale 9, kia 12)'
  const t = table(`axis A[2] ${group}\naxis B: Dog, Elk\nallied A[${range}]: ${targets}\nallied B: Pig, Rat`, {
    hands: { axis: `${card}, Move` },
    ...rest,
  })
  t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)], ...act })
  return t.answer('attack', { type: 'resolve' })
}

const strengths = (t: UpfrontTable) => t.game.events.flatMap(({ event }) => (event.type === 'attacked' ? [event.strength] : []))

describe('which number', () => {
  test('UF-19.1-01 a red 6 may jam a weapon, a red 5 or a black 6 does nothing to ordinary ones', () => {
    const t = shoot(': Ant, Bee, Cat, Hen')
    t.draws('r5', 'b6', 'r4')
    t.sawNo({ type: 'malfunction' })
    expect(strengths(t)).toEqual([3, 3, 3])
    const jammed = shoot(': Ant, Bee, Cat, Hen')
    jammed.draws('r6', '4=3', 'b0', 'b0').saw({ type: 'malfunction', man: jammed.man('Cat'), effect: 'jams' })
    expect([jammed.m('Cat').jammed, jammed.m('Cat').weapon]).toEqual([true, 'rifleBolt'])
  })

  test('UF-19.15-02 EX-045a the only weapon with that number jams without a draw: the Japanese LMG on a red 5', () => {
    const t = shoot(': Ant, Bee, Cat, Hen(weapon lmgJapanese)', 'Fire 3/6', { nations: { axis: 'Japanese' } })
    t.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Hen'), effect: 'jams' })
    // 3 factors: two less
    expect(strengths(t)).toEqual([3, 1, 1])
  })

  test('UF-19.13-06 QA-083 jammed, it malfunctions only on a red 6, in the same attack and in a later one', () => {
    const t = shoot(': Ant, Bee, Cat, Hen(weapon lmgJapanese)', 'Fire 3/6', { nations: { axis: 'Japanese' } })
    t.draws('r5', 'r5', 'b0')
    expect([t.m('Hen').jammed, t.m('Hen').weapon]).toEqual([true, 'lmgJapanese'])
    const later = shoot(': Ant, Bee, Cat, Hen(weapon lmgJapanese) jammed', 'Fire 2/3', { nations: { axis: 'Japanese' } })
    later.draws('r5', 'b0', 'b0').sawNo({ type: 'malfunction' })
    expect(later.m('Hen').weapon).toBe('lmgJapanese')
  })

  test('UF-19.5-01 with a small x only the first RNC counts: an anti-tank rifle', () => {
    const t = shoot(': Ant(weapon atr), Bee', 'Fire 1/1')
    t.draws('r6', '2=1', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Ant'), effect: 'jams' })
    const later = shoot(': Ant(weapon atr), Bee', 'Fire 1/1')
    later.draws('b0', 'r6', '2=1', 'b0').saw({ type: 'malfunction', man: later.man('Ant'), effect: 'none' })
    const capital = shoot(': Ant, Bee', 'Fire 1/1')
    capital.draws('b0', 'r6', '2=1', 'b0').saw({ type: 'malfunction', man: capital.man('Ant'), effect: 'jams' })
  })
})

describe('one weapon', () => {
  test('UF-19.11-01 the only weapon with firepower jams, and the remaining men are not attacked', () => {
    const t = shoot(': Ant(weapon BAR), Bee(weapon mpGerman), Cat pinned', 'Fire 2/3')
    t.draws('b0', 'r6').saw({ type: 'malfunction', rule: '19.11', man: t.man('Ant'), effect: 'jams', stopped: true })
    expect([strengths(t), t.m('Bee').jammed, t.m('Cat').jammed]).toEqual([[2, 2], false, false])
  })

  test('UF-19.11-01 who has less than one factor left does not count: moving rifles beside an LMG', () => {
    const t = shoot('Move+: Ant(weapon lmgGerman), Aid assists 1, Bee, Cat', 'Fire 2/2')
    t.draws('r6').saw({ type: 'malfunction', rule: '19.11', man: t.man('Ant'), effect: 'jams', stopped: true })
  })

  test('UF-45.5-01 UF-19.13-03 a pistol never jams, even if nothing else fires', () => {
    const t = shoot(': Ant(rank SGT) unarmed, Bee pinned', 'Fire 1/1 black', { nations: { axis: 'Japanese' }, range: 3 })
    t.draws('r6', '2=1', 'r6', '2=2', 'b0')
    t.saw({ type: 'malfunction', man: t.man('Ant'), effect: 'none' }).saw({ type: 'malfunction', man: t.man('Bee'), effect: 'jams' })
    expect([t.m('Ant').jammed, t.m('Bee').jammed]).toEqual([false, true])
  })

  test('UF-19.11-02 EX-045b nobody draws for a group with one armed man', () => {
    for (const group of [': Ant', ': Ant(weapon BAR)', ': Ant(weapon lmgGerman)', ': Ant, Bee unarmed']) {
      const t = shoot(group, 'Fire 1/1')
      t.draws('b0', 'r6').saw({ type: 'malfunction', man: t.man('Ant'), effect: 'jams', stopped: true })
    }
    const close = shoot(': Ant(weapon mpGerman)', 'Fire 1/1', { range: 1 })
    close.draws('r6').saw({ type: 'malfunction', man: close.man('Ant'), effect: 'jams' })
  })
})

describe('by lot', () => {
  test('EX-032a EX-032b EX-032c EX-032d EX-032e UF-19.13-01 UF-19.13-13 the position drawn jams, and the strength falls by one for two factors, fractions up', () => {
    const t = table(
      'axis A Brush: Bernhoff(morale 4), Posner assists 3, Griess(morale 4, weapon lmgGerman)\naxis B: Dog, Elk\nallied A[2]: Allen, Burns(weapon BAR), Myers(weapon rifleSemi), Jones\nallied B: Pig, Rat',
      { active: 'allied', hands: { allied: 'Fire 3/6', axis: 'Fire 1/1, Fire 2/2' } },
    )
    t.act({ type: 'fire', group: t.id('allied A'), target: t.id('axis A'), cards: [t.card('allied', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b1', 'r6', '4=3', 'b5')
    t.saw({ type: 'fires', factors: 6, range: 2, strength: 2 })
    t.saw({ type: 'attacked', man: t.man('Bernhoff'), number: 3 }).saw({ type: 'attacked', man: t.man('Posner'), number: -4 })
    t.saw({ type: 'malfunction', man: t.man('Myers'), effect: 'jams', strength: 1 })
    t.saw({ type: 'attacked', man: t.man('Griess'), strength: 1, number: 6 })
    expect(['Bernhoff', 'Posner', 'Griess'].map((name) => t.m(name).pinned)).toEqual([false, false, true])
    t.passTo('refill').pass()
    t.cannot({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 2)] }, '6.1', /has 1 /)
    t.act({ type: 'uncrew', group: t.id('axis A'), assistant: t.man('Posner') })
    t.cannot({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] }, '4.2')
    const bar = shoot(': Ant, Bee(weapon BAR), Cat')
    bar.draws('r6', '3=2', 'b0', 'b0')
    expect(strengths(bar)).toEqual([3, 1, 1])
  })

  test('UF-19.13-14 it falls even if that weapon was not needed for the card', () => {
    const t = shoot(': Ant(weapon BAR), Bee, Cat', 'Fire 1/1')
    t.draws('r6', '3=2', 'b0', 'b0')
    expect(strengths(t)).toEqual([1, 0, 0])
  })

  test('UF-19.13-05 it falls after the halving for moving fire', () => {
    const t = shoot('Move=: Ant(weapon BAR), Bee(weapon BAR), Cat(weapon BAR)', 'Fire 4/8')
    t.draws('r6', '3=2', 'b0', 'b0')
    expect(strengths(t)).toEqual([2, 0, 0])
  })

  test('UF-19.13-03 UF-19.13-07 QA-082 an unarmed man counts in the column, and nothing happens to him', () => {
    const t = shoot(': Ant, Bee, Cat, Hen, Fox unarmed')
    t.draws('r6', '5=5', 'b0', 'b0').saw({ type: 'draw', as: 'position', column: 5, position: 5 })
    t.saw({ type: 'malfunction', man: t.man('Fox'), effect: 'none', strength: 3 })
  })

  test('UF-19.13-07 a man on his way does not count in it', () => {
    const t = table(
      'axis A[2]: Ant, Bee, Cat, Hen\naxis B[2] Brush: Dog(SL), Elk\nallied A: Owl(morale 9, kia 12), Emu(morale 9, kia 12)\nallied B: Pig, Rat',
      { hands: { axis: 'Move, Fire 1/1' } },
    )
    t.act({ type: 'transfer', group: t.id('axis A'), to: t.id('axis B'), men: [t.man('Hen')], cards: [t.card('axis', 1)] })
    t.passTo('refill').pass().passTo('refill').pass()
    expect([t.state.active, t.group('axis A').men.length]).toEqual(['axis', 3])
    t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 2)] })
    t.answer('attack', { type: 'resolve' }).draws('r6', '3=1', 'b0').saw({ type: 'draw', as: 'position', column: 3 })
  })

  test('UF-19.13-08 UF-19.14-01 the weapon of a pinned man jams, and the strength stays; also ordnance, a flamethrower and an assistant’s own', () => {
    for (const who of ['Cat pinned', 'Cat(weapon mortar60) pinned', 'Cat(weapon flamethrower) pinned', 'Cat pinned assists 1']) {
      const t = shoot(`: Ant(weapon lmgGerman), ${who}, Bee`)
      t.draws('r6', '3=2', 'b0', 'b0').saw({ type: 'malfunction', rule: '19.14', man: t.man('Cat'), effect: 'jams', strength: 3 })
    }
  })

  test('UF-19.13-09 ordnance and its assistant are not firing', () => {
    // at RR 2, and at RR 5, where the mortar's men have firepower
    for (const [position, range] of [
      [3, 0],
      [4, 0],
      [3, 3],
      [4, 3],
    ]) {
      const t = shoot(': Ant, Bee, Cat(weapon mortar60), Hen assists 3', 'Fire 1/1', { range: range! })
      t.draws('r6', `4=${position}`, 'b0', 'b0').saw({ type: 'malfunction', effect: 'none', strength: 1 })
      expect([t.m('Cat').jammed, t.m('Hen').jammed]).toEqual([false, false])
    }
    // an anti-tank rifle with firepower is no ordnance
    const atr = shoot(': Ant, Bee, Cat(weapon atr)', 'Fire 1/1')
    atr.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: atr.man('Cat'), effect: 'jams', strength: 0 })
  })

  test('UF-19.13-10 UF-19.13-02 a flamethrower out of reach and an infiltrator who keeps out are none the worse', () => {
    const t = shoot(': Ant, Bee, Cat(weapon flamethrower)', 'Fire 1/1')
    t.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), effect: 'none', strength: 1 })
    const spared = shoot(': Ant, Bee, Cat infiltrates A', 'Fire 1/1', { act: { without: [2] }, range: 3 })
    spared.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: spared.man('Cat'), effect: 'none', strength: 1 })
    expect([spared.m('Cat').jammed, spared.m('Cat').infiltrates]).toEqual([false, spared.id('allied A')])
  })

  test('UF-19.13-02 secondary weapons are never hit: the man’s own is', () => {
    const t = shoot(': Ant, Bee, Cat carries demolitionCharge', 'Fire 1/1')
    t.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), weapon: 'rifleBolt', effect: 'jams' })
    expect(t.m('Cat').secondary).toBe('demolitionCharge')
  })

  test('UF-19.13-11 UF-19.13-02 QA-084 the assistant of an MG that fires: nothing jams, one less strength', () => {
    const t = shoot(': Ant(weapon lmgGerman), Bee assists 1, Cat')
    t.draws('r6', '3=2', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Bee'), effect: 'momentary', strength: 2 })
    expect([t.m('Bee').jammed, strengths(t)]).toEqual([false, [3, 2, 2]])
    const silent = shoot(': Ant(weapon lmgGerman) pinned, Bee assists 1, Cat, Hen', 'Fire 1/1')
    silent.draws('r6', '4=2', 'b0', 'b0').saw({ type: 'malfunction', man: silent.man('Bee'), effect: 'none', strength: 1 })
  })

  test('UF-19.13-12 a weapon without firepower at this range jams, and the strength stays', () => {
    const t = shoot(': Ant, Bee, Cat(weapon mpGerman)', 'Fire 1/1')
    t.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), effect: 'jams', strength: 1 })
  })

  test('UF-19.13-04 G-03 or, as an option, it only costs one strength', () => {
    const t = shoot(': Ant, Bee, Cat(weapon mpGerman)', 'Fire 1/1', { options: { zeroFirepowerMalfunction: 'momentary' } })
    t.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), effect: 'momentary', strength: 0 })
    expect(t.m('Cat').jammed).toBe(false)
  })

  test('UF-19.14-02 UF-19.2-02 a jammed weapon that malfunctions again is out of play', () => {
    const t = shoot(': Ant, Bee, Cat jammed', 'Fire 1/1')
    t.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), effect: 'removed', strength: 1 })
    t.saw({ type: 'weaponLost', man: t.man('Cat'), weapon: 'rifleBolt' })
    expect([t.m('Cat').weapon, t.m('Cat').jammed]).toEqual(['', false])
    // QA-084: also an assistant's own
    const assistant = shoot(': Ant(weapon lmgGerman), Bee jammed assists 1, Cat')
    assistant.draws('r6', '3=2', 'b0', 'b0').saw({ type: 'malfunction', man: assistant.man('Bee'), effect: 'removed', strength: 3 })
  })

  test('UF-19.14-03 nobody but an infiltrator can be declared out of an attack', () => {
    const t = table('axis A[2]: Ant, Bee, Cat\naxis B: Dog, Elk\nallied A: Owl, Emu\nallied B: Pig, Rat', { hands: { axis: 'Fire 1/1' } })
    const act = { type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] }
    t.cannot({ ...act, without: [t.man('Cat')] }, '20.531')
  })
})

describe('bracketed and captured weapons', () => {
  test('UF-20.74-11 UF-19.14-01 a captured weapon whose holder is pinned takes no part: a red 5 does nothing to it, a red 6 goes by lot', () => {
    const t = shoot(': Ant, Bee, Cat with BAR captured pinned', 'Fire 1/1')
    t.draws('r5', 'b0', 'b0').sawNo({ type: 'malfunction' })
    expect(t.m('Cat').weapon).toBe('BAR')
    const lot = shoot(': Ant, Bee, Cat with BAR captured pinned', 'Fire 1/1')
    lot.draws('r6', '3=3', 'b0', 'b0').saw({ type: 'malfunction', rule: '19.14', man: lot.man('Cat'), effect: 'removed' })
  })

  test('UF-45.52-01 UF-19.14-01 the LMG of a pinned Japanese jams at a red 5 of his group’s fire', () => {
    const t = shoot(': Ant, Bee, Cat, Hen(weapon lmgJapanese) pinned', 'Fire 1/1', { nations: { axis: 'Japanese' } })
    t.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Hen'), effect: 'jams', strength: 1 })
  })

  test('UF-19.15-01 EX-031 QA-085 an MG without its assistant jams by itself on a red 5; a red 6 goes to the draw', () => {
    const t = shoot(': Ant, Bee, Cat(weapon lmgGerman)')
    t.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', rule: '19.15', man: t.man('Cat'), effect: 'jams', strength: 1 })
    const six = shoot(': Ant, Bee, Cat(weapon lmgGerman)')
    six.draws('r6', '3=1', 'b0', 'b0').saw({ type: 'malfunction', man: six.man('Ant'), effect: 'jams' })
    const crewed = shoot(': Ant, Bee assists 3, Cat(weapon lmgGerman)')
    crewed.draws('r5', 'b0', 'b0').sawNo({ type: 'malfunction' })
  })

  test('UF-19.15-05 EX-031 several that share the number: a draw among them only', () => {
    const t = shoot(': Ant, Bee(weapon lmgGerman), Cat(weapon lmgGerman)', 'Fire 3/6')
    t.draws('r5', '2=2', 'b0', 'b0').saw({ type: 'draw', as: 'position', column: 2, position: 2 })
    t.saw({ type: 'malfunction', man: t.man('Cat'), effect: 'jams' })
  })

  test('UF-19.15-03 QA-086 fully crewed in a Stream it jams on a red 5 as well', () => {
    const t = shoot('Stream: Ant, Bee assists 3, Cat(weapon lmgGerman)')
    t.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), effect: 'jams' })
    const wire = shoot('Wire: Ant, Bee assists 3, Cat(weapon lmgGerman)')
    wire.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', man: wire.man('Cat'), effect: 'jams' })
  })

  test('UF-19.15-06 QA-087 a Hero on a crewed LMG keeps its range, but not in a Stream', () => {
    const heroic = (ground: string) => {
      const t = table(
        `axis A[2] ${ground}: Ant, Bee assists 3, Cat(weapon lmgGerman)\naxis B: Dog, Elk\nallied A: Owl(morale 9, kia 12), Emu(morale 9, kia 12)\nallied B: Pig, Rat`,
        {
          hands: { axis: 'Fire 3/4, Hero' },
        },
      )
      const heroes = [{ card: t.card('axis', 2), man: t.man('Cat') }]
      t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)], heroes })
      return t.answer('attack', { type: 'resolve' }).draws('r5', 'b0')
    }
    heroic('').sawNo({ type: 'malfunction' })
    const wet = heroic('Stream')
    wet.saw({ type: 'malfunction', man: wet.man('Cat'), effect: 'jams' })
  })

  test('UF-19.15-04 UF-20.74-04 UF-20.74-11 QA-085 a captured weapon goes on a red 5 or 6 by itself, and is gone', () => {
    for (const red of ['r5', 'r6']) {
      const t = shoot(': Ant, Bee, Cat with BAR captured carries rifleBolt')
      t.draws(red, 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Cat'), weapon: 'BAR', effect: 'removed', strength: 1 })
      expect([t.m('Cat').weapon, t.m('Cat').captured, t.m('Cat').secondary]).toEqual(['rifleBolt', false, ''])
    }
  })

  test('UF-20.74-10 several candidates: a draw among them, an MG without its assistant included on a red 5', () => {
    const t = shoot(': Ant with BAR captured, Bee(weapon lmgGerman), Cat', 'Fire 3/6')
    t.draws('r5', '2=2', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Bee'), effect: 'jams' })
    const two = shoot(': Ant with BAR captured, Bee, Cat with BAR captured', 'Fire 3/6')
    two.draws('r6', '2=1', 'b0', 'b0').saw({ type: 'malfunction', man: two.man('Ant'), effect: 'removed' })
  })

  test('UF-20.74-09 if a flamethrower takes part it jams instead', () => {
    const t = shoot(': Ant with BAR captured, Bee(weapon flamethrower), Cat', 'Fire 3/6', { range: 3 })
    t.draws('r5', 'b0', 'b0').saw({ type: 'malfunction', man: t.man('Bee'), effect: 'jams' })
    expect(t.m('Ant').weapon).toBe('BAR')
  })
})

describe('jammed and unarmed men', () => {
  test('UF-19.2-01 a jammed weapon has no firepower and does not count for a card', () => {
    const t = table('axis A[2]: Ant jammed, Bee, Cat\naxis B: Dog, Elk\nallied A: Owl, Emu\nallied B: Pig, Rat', {
      hands: { axis: 'Fire 2/3' },
    })
    t.cannot({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] }, '6.1')
  })

  test('UF-19.4-01 UF-19.4-04 Morale and Panic are one lower while a man is unarmed or jammed, crew duty or not', () => {
    const t = table(
      'axis A[2]: Ant, Bee, Cat, Hen\naxis B: Dog, Elk\nallied A: Owl(morale 4) jammed, Emu(morale 4) unarmed, Yak(panic 5) unarmed pinned, Gnu(morale 4, weapon lmgRussian), Fox(morale 4) unarmed assists 4\nallied B: Pig, Rat',
      { hands: { axis: 'Fire 3/4' } },
    )
    t.act({ type: 'fire', group: t.id('axis A'), target: t.id('allied A'), cards: [t.card('axis', 1)] })
    t.answer('attack', { type: 'resolve' }).draws('b0', 'b0', 'b0', 'b0', 'b0')
    t.saw({ type: 'attacked', man: t.man('Owl'), number: 3, morale: 3 })
    t.saw({ type: 'attacked', man: t.man('Emu'), morale: 3 })
    t.saw({ type: 'attacked', man: t.man('Yak'), panic: 4 })
    t.saw({ type: 'attacked', man: t.man('Gnu'), morale: 4 })
    t.saw({ type: 'attacked', man: t.man('Fox'), morale: 3 })
    expect([t.m('Owl').pinned, t.m('Emu').pinned, t.m('Gnu').pinned]).toEqual([true, true, false])
  })

  test('UF-19.4-02 UF-19.4-05 QA-090 an eliminated mortar has no firepower; a working one needs no assistant for it, who then fires himself', () => {
    const factors = (mortar: string, crew: string) => {
      const t = table(
        `axis A[2]: Ant(weapon mortar60) ${mortar}, Bee${crew}\naxis B: Dog, Elk\nallied A[3]: Owl, Emu\nallied B: Pig, Rat`,
        {
          hands: { axis: 'Fire 2/2, Fire 3/4, Fire 3/5, Fire 3/6' },
        },
      )
      const fires = t.candidates().filter((act) => (act as FireAction).type === 'fire') as FireAction[]
      return fires.filter(({ group, target, cards }) => group === t.id('axis A') && target === t.id('allied A') && cards.length === 1)
        .length
    }
    // 2 factors of the mortar with its crew; 2 and 3 with the assistant released; 3 without the mortar
    expect([factors('', ' assists 1'), factors('', ''), factors('unarmed', '')]).toEqual([1, 3, 1])
  })
})
