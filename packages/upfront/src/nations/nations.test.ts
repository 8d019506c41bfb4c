import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { usableFunctions } from '../cards/usable.ts'
import { typeName } from '../data/cards.ts'
import type { Nation } from '../data/nations.ts'
import { ourPack } from '../data/pack.ts'

const fire = (t: UpfrontTable, group: string, target: string, ...cards: number[]) => ({
  type: 'fire',
  group: t.id(group),
  target: t.id(target),
  cards: (cards.length > 0 ? cards : [1]).map((n) => t.card(t.state.active, n)),
})

const PLAIN = 'axis A: Ant, Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp'

/** What a nation may do: the cards that it draws with an empty hand, and how many it may discard without an action, and after one. */
function capability(nation: Nation): { readonly hand: number; readonly idle: number; readonly acted: number } {
  const refill = table(PLAIN, { nations: { axis: nation }, step: 'turn.refill' })
  const hand = (refill.game.open[0]!.question.about as { missing: number }).missing
  const most = (acts: boolean) => {
    const t = table(PLAIN, { nations: { axis: nation }, hands: { axis: 'Fire 1/1, Fire 1/1, Fire 1/1' } })
    if (acts) t.act({ type: 'reorder', group: 0, men: [1, 0] })
    t.pass()
    if (t.asked.kind !== 'discard') return 0
    const cards = [1, 2, 3].map((n) => ({ card: t.card('axis', n), as: 'plain' }))
    return [1, 2, 3].filter((count) => t.game.problems('axis', { type: 'discard', cards: cards.slice(0, count) }).length === 0).length
  }
  return { hand, idle: most(false), acted: most(true) }
}

describe('hands and discards', () => {
  test('UF-44.1-01 the British hold five, and discard two only when idle', () => {
    expect(capability('British')).toEqual({ hand: 5, idle: 2, acted: 0 })
  })
  test('UF-45.1-01 the Japanese hold four, and discard two only when idle', () => {
    expect(capability('Japanese')).toEqual({ hand: 4, idle: 2, acted: 0 })
  })
  test('UF-50.1-01 the Italians hold four, and discard two only when idle', () => {
    expect(capability('Italian')).toEqual({ hand: 4, idle: 2, acted: 0 })
  })
  test('UF-51.1-01 the French hold six, and discard one only when idle', () => {
    expect(capability('French')).toEqual({ hand: 6, idle: 1, acted: 0 })
  })

  const japanese = (hand: string, options: TableOptions = {}) =>
    table('axis A[1] Wire: Ant(SL), Bee\naxis B[1] Stream: Cat, Dog\naxis C[1]: Elk, Fox\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'Japanese' },
      hands: { axis: hand },
      ...options,
    })
  const discards = (t: UpfrontTable, n: number, more: object = {}) => ({
    type: 'discard',
    cards: [{ card: t.card('axis', n), as: 'plain', ...more }],
  })

  test('UF-45.11-01 a Movement card in any role is the action of its group, but leaves the Japanese their discards', () => {
    const t = japanese('Move, Move, Move, Fire 1/1, Fire 1/1')
    t.act({ type: 'removeWire', group: t.id('axis A'), card: t.card('axis', 1) })
    t.act({ type: 'move', group: t.id('axis B'), card: t.card('axis', 2), mode: 'sideways' }).draws('r1')
    t.cannot({ type: 'reorder', group: t.id('axis A'), men: [1, 0] }, '4.2')
    t.act({ type: 'move', group: t.id('axis C'), card: t.card('axis', 3), mode: 'advance' }).passTo('discard')
    t.decide('axis', 'discard', { type: 'discard', cards: [4, 5].map((n) => ({ card: t.card('axis', n), as: 'plain' })) })
    const sent = japanese('Move, Fire 1/1')
    sent
      .act({ type: 'transfer', group: sent.id('axis B'), men: [sent.man('Cat')], cards: [sent.card('axis', 1)], to: sent.id('axis A') })
      .draws('b1')
    sent.passTo('discard').decide('axis', 'discard', discards(sent, 2))
    const tank = table('axis A[4]: #35\naxis B: P8\nallied A[1]: Q1\nallied B: Q2', {
      nations: { axis: 'Japanese' },
      rulesThrough: 35,
      hands: { axis: 'Move, Fire 1/1' },
    })
    tank.act({ type: 'overrun', group: 0, target: tank.id('allied A'), card: tank.card('axis', 1) }).draws('b3', 'r0')
    tank.passTo('discard').decide('axis', 'discard', discards(tank, 2))
    const late = table('axis A[1]: P1, P2\naxis B: P8\nallied A[1]: Q1\nallied B: Q2', {
      nations: { axis: 'Japanese' },
      rulesThrough: 35,
      deckNumber: 2,
      hands: { axis: 'Move, Fire 1/1' },
      axis: { lost: [2, 3].map((number) => ({ number, awaits: 1 })) },
    } as TableOptions)
    late.act({ type: 'enter', group: 0, card: late.card('axis', 1) })
    late.passTo('discard').decide('axis', 'discard', discards(late, 2))
    const german = japanese('Move, Move, Fire 1/1, Fire 1/1', { nations: { axis: 'American' } })
    german.act({ type: 'removeWire', group: german.id('axis A'), card: german.card('axis', 1) }).pass()
    expect(german.asked.kind).toBe('refill')
  })

  test('UF-45.11-02 QA-150 infiltrating with Movement cards alone leaves them their discards; a Morale Check costs them', () => {
    const close = (cards: boolean) => {
      const t = table('axis A[3]: Ant(morale 6), Bee(morale 6)\naxis B: Cat, Dog\nallied A[2]: Yak, Emu\nallied B: Owl, Asp', {
        nations: { axis: 'Japanese' },
        hands: { axis: 'Move, Move, Fire 1/1' },
      })
      const man = (name: string, n: number) => ({ man: t.man(name), into: t.id('allied A'), ...(n > 0 ? { card: t.card('axis', n) } : {}) })
      return t.act({ type: 'infiltrate', group: t.id('axis A'), men: [man('Ant', 1), man('Bee', cards ? 2 : 0)] })
    }
    const all = close(true).draws('b1 c3b', 'b2 c3b').passTo('discard')
    all.decide('axis', 'discard', discards(all, 3))
    const checked = close(false).draws('b1 c3b', 'b0', 'b2 c3b').pass()
    expect(checked.asked.kind).toBe('refill')
  })

  test('UF-45.12-01 QA-003 Cower cards, also Snipers without the capability and cards due for removal, they discard at any time, on top', () => {
    const t = japanese('Sniper, Buildings, Fire 1/1, Fire 1/1, Fire 1/1', { snipers: 'allied', deck: { removeFirst: { Buildings: 2 } } })
    t.act({ type: 'reorder', group: t.id('axis C'), men: [t.man('Fox'), t.man('Elk')] }).pass()
    t.cannot(discards(t, 3), '4.3')
    t.decide('axis', 'discard', { type: 'discard', cards: [1, 2].map((n) => ({ card: t.card('axis', n), as: 'plain' })) })
    const idle = japanese('Sniper, Fire 1/1, Fire 1/1, Fire 1/1', { snipers: 'allied' }).pass()
    const cards = (...ns: number[]) => ({ type: 'discard', cards: ns.map((n) => ({ card: idle.card('axis', n), as: 'plain' })) })
    idle.cannot(cards(1, 2, 3, 4), '4.3').decide('axis', 'discard', cards(1, 2, 3))
  })

  test('UF-45.12-01 those that they could not discard otherwise they show', () => {
    const seen = (t: UpfrontTable, ...ns: number[]) => {
      t.decide('axis', 'discard', { type: 'discard', cards: ns.map((n) => ({ card: t.card('axis', n), as: 'plain' })) })
      return t.game.eventsFor('allied').flatMap((event) => (event.type === 'discards' ? [event.cards?.[0]] : []))
    }
    const acted = japanese('Sniper, Sniper, Fire 1/1', { snipers: 'allied' })
    acted.act({ type: 'reorder', group: acted.id('axis C'), men: [acted.man('Fox'), acted.man('Elk')] }).pass()
    expect(seen(acted, 1, 2)).toEqual([acted.card('axis', 1), acted.card('axis', 2)])
    expect([acted.state.sides.axis.secret, acted.state.discard]).toEqual([[], [acted.card('axis', 1), acted.card('axis', 2)]])
    const idle = japanese('Sniper, Sniper, Fire 1/1', { snipers: 'allied' }).pass()
    expect(seen(idle, 1, 3, 2)).toEqual([undefined, undefined, idle.card('axis', 2)])
  })

  test('UF-45.13-01 their infiltrators have one column to the left', () => {
    const column = (nation: Nation) => {
      const t = table('axis A[3]: Ant, Bee\naxis B: Cat, Dog\nallied A[2]: Yak, Emu, Fly\nallied B: Owl, Asp', {
        nations: { axis: nation },
        hands: { axis: 'Move' },
      })
      t.act({ type: 'infiltrate', group: 0, men: [{ man: 0, into: t.id('allied A'), card: t.card('axis', 1) }] }).draws('b1')
      return (t.game.events.find(({ event }) => event.type === 'infiltrates')!.event as { column: number }).column
    }
    expect([column('German'), column('Japanese')]).toEqual([5, 4])
  })

  test('UF-45.2-01 they use the Russian side of a split card', () => {
    const t = japanese('#162')
    t.act({ type: 'move', group: t.id('axis C'), card: 162, mode: 'advance' }).saw({ type: 'moves', card: 162 })
    const german = japanese('#162', { nations: { axis: 'German' } })
    german.cannot({ type: 'move', group: german.id('axis C'), card: 162, mode: 'advance' }, '5.1')
  })

  test('UF-50.8-01 UF-51.5-01 Italians may use a Radio for Russians, the French one for Germans', () => {
    const radio = (card: number, nation: Nation) => {
      const scenario = { ...testScenario(nation), rulesThrough: 54, deck: {} }
      const options = {
        britishRadio: 'both',
        zeroFirepowerMalfunction: 'jams',
        doubleDoubling: 'once',
        outerLetters: 'opened',
        chargeConcealed: 'attack',
        readjustRange: false,
      } as const
      return usableFunctions(ourPack().cards[card]!, 'axis', nation, scenario, options).map(typeName).includes('Radio')
    }
    const radios = ourPack().cards.filter((card) => card && !card.split && card.functions.some(({ type }) => type === 'Radio'))
    expect(radios.length).toBeGreaterThan(0)
    for (const { id } of radios) {
      expect(radio(id, 'Italian')).toBe(radio(id, 'Russian'))
      expect(radio(id, 'French')).toBe(radio(id, 'German'))
    }
  })
})

describe('firepower', () => {
  const SEVEN = 'axis A: P1, P2, P3, P4, P5, P6, P7\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp'

  test('UF-44.3-01 DV-001 G-67 the British need one factor less, once in an attack however many cards', () => {
    const t = table(SEVEN, { nations: { axis: 'British' }, hands: { axis: 'Fire 4/8' } })
    t.act(fire(t, 'axis A', 'allied A')).saw({ type: 'fires', factors: 7, required: 7 })
    const nine = table(SEVEN, { nations: { axis: 'British' }, hands: { axis: 'Fire 5/9' } })
    nine.cannot(fire(nine, 'axis A', 'allied A'), '6.1')
    const german = table(SEVEN, { hands: { axis: 'Fire 4/8' } })
    german.cannot(fire(german, 'axis A', 'allied A'), '6.1')
  })

  test('UF-44.3-01 DV-041 two cards that need 4 each need 7 together, not 6', () => {
    const cards = { nations: { axis: 'British' as const }, hands: { axis: 'Fire 3/4, Fire 3/4' } }
    const t = table(SEVEN, cards)
    t.act(fire(t, 'axis A', 'allied A', 1, 2)).saw({ type: 'fires', required: 7 })
    const six = table(SEVEN.replace('P7', 'P7 pinned'), cards)
    six.cannot(fire(six, 'axis A', 'allied A', 1, 2), '6.3')
  })

  test('UF-44.3-01 never less than one factor', () => {
    const t = table('axis A: P1\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'British' },
      hands: { axis: 'Fire 1/1' },
    })
    t.act(fire(t, 'axis A', 'allied A')).saw({ type: 'fires', required: 1 })
    const unarmed = table('axis A: P1 unarmed\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'British' },
      hands: { axis: 'Fire 1/1' },
    })
    unarmed.cannot(fire(unarmed, 'axis A', 'allied A'), '6.1')
  })

  test('UF-50.3-01 DV-001 DV-042 the Italians must have more than the card needs', () => {
    const eight = SEVEN.replace('P7', 'P7, P8')
    const italian = table(eight, { nations: { axis: 'Italian' }, hands: { axis: 'Fire 4/8' } })
    italian.cannot(fire(italian, 'axis A', 'allied A'), '6.1')
    const less = table(eight, { nations: { axis: 'Italian' }, hands: { axis: 'Fire 4/7' } })
    less.act(fire(less, 'axis A', 'allied A')).saw({ type: 'fires', factors: 8, required: 8 })
    const four = table('axis A: P1, P2, P3, P4\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'Italian' },
      hands: { axis: 'Fire 3/4' },
    })
    four.cannot(fire(four, 'axis A', 'allied A'), '6.1')
  })

  const gun = (nation: Nation, weapon: string, hero: string, crew = '') => {
    const t = table(`axis A: Ant(weapon ${weapon})${crew}\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp`, {
      nations: { axis: nation },
      hands: { axis: `Fire 1/1, Hero ${hero}` },
    })
    return { t, act: { ...fire(t, 'axis A', 'allied A'), heroes: [{ card: t.card('axis', 2), man: t.man('Ant') }] } }
  }
  /** Its factors at RR 0 with a red and with a black Hero; null when the Hero does nothing. */
  const heroic = (nation: Nation, weapon: string, crew = '') =>
    ['red', 'black'].map((colour) => {
      const { t, act } = gun(nation, weapon, colour, crew)
      if (t.game.problems('axis', act).length > 0) return null
      t.act(act)
      return (t.game.events.find(({ event }) => event.type === 'fires')!.event as { factors: number }).factors
    })

  test('UF-44.9-01 QA-149 the Bren is no crew-served weapon, and only a black Hero doubles it; the BAR takes either', () => {
    expect(heroic('British', 'lmgBritish')).toEqual([null, 4])
    expect(heroic('American', 'BAR')).toEqual([4, 4])
    const t = table('axis A: Ant(weapon lmgBritish), Bee\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'British' },
    })
    t.cannot({ type: 'crew', group: 0, gunner: t.man('Ant'), assistant: t.man('Bee') }, '11.1')
  })
  test('UF-45.52-02 QA-149 nor is the Japanese LMG, and only a black Hero doubles it', () => {
    expect(heroic('Japanese', 'lmgJapanese')).toEqual([null, 4])
  })
  test('UF-50.6-01 QA-149 the Italian LMG likewise, and the French', () => {
    expect([heroic('Italian', 'lmgItalian'), heroic('French', 'lmgFrench')]).toEqual([
      [null, 6],
      [null, 6],
    ])
  })
  test('QA-149 UF-44.9-01 a German or Russian LMG takes either Hero, with its bracketed row', () => {
    expect([heroic('German', 'lmgGerman', ', Bee assists 1'), heroic('Russian', 'lmgRussian', ', Bee assists 1')]).toEqual([
      [4, 4],
      [4, 4],
    ])
  })

  test('UF-45.5-01 an unarmed Japanese sergeant or paratrooper has a pistol: one factor at RR 5 with black Fire cards alone', () => {
    const close = (man: string, card: string, range = 3, nation: Nation = 'Japanese') => {
      const t = table(`axis A[${range}]: ${man}\naxis B: Cat, Dog\nallied A[2]: Yak, Emu\nallied B: Owl, Asp`, {
        nations: { axis: nation },
        hands: { axis: card },
      })
      const cards = card.split(',').map((_, i) => i + 1)
      return t.game.problems('axis', fire(t, 'axis A', 'allied A', ...cards)).length === 0
    }
    expect([close('#1 unarmed', 'Fire 1/1 black'), close('#23 unarmed', 'Fire 1/1 black'), close('#1 jammed', 'Fire 1/1 black')]).toEqual([
      true,
      true,
      true,
    ])
    expect([
      close('#1 unarmed', 'Fire 1/1 red'),
      close('#1 unarmed', 'Fire 1/1 black', 2),
      close('#4 unarmed', 'Fire 1/1 black'),
      close('Ant(rank SGT) unarmed', 'Fire 1/1 black', 3, 'German'),
    ]).toEqual([false, false, false, false])
    const armed = table('axis A[3]: #1\naxis B: Cat, Dog\nallied A[2]: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'Japanese' },
      hands: { axis: 'Fire 1/1 black' },
    })
    armed.act(fire(armed, 'axis A', 'allied A')).saw({ type: 'fires', factors: 3 })
  })

  test('UF-45.5-01 a pistol does not cure what being unarmed does to Morale', () => {
    const t = table('axis A: #1 unarmed, #2\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
      nations: { axis: 'Japanese' },
      hands: { allied: 'Fire 1/1' },
      active: 'allied',
    })
    t.act(fire(t, 'allied A', 'axis A'))
      .answer('attack', { type: 'resolve' })
      .draws('r1', 'r1')
      .saw({ type: 'attacked', man: t.man('#1'), morale: 5 })
  })

  test('UF-44.3-02 a British flamethrower alone profits too', () => {
    const flame = (nation: Nation) => {
      const t = table('axis A[3]: Ant(weapon flamethrower)\naxis B: Cat, Dog\nallied A[2]: Yak, Emu\nallied B: Owl, Asp', {
        nations: { axis: nation },
        hands: { axis: 'Fire 5/9' },
      })
      return t.game.problems('axis', fire(t, 'axis A', 'allied A')).length === 0
    }
    expect([flame('British'), flame('German')]).toEqual([true, false])
  })
})

describe('losses', () => {
  /** So many men of this nation, all but two of those who may be lost are, and the last ones are shot one by one; how many losses end the game. */
  function breaksAt(nation: Nation, men: number, before: number, enemy: Nation = 'American'): number {
    const standing = Array.from({ length: men - before }, (_, i) => `M${i}(kia 1)`)
    const half = Math.ceil(standing.length / 2)
    const text = `axis A: ${standing.slice(0, half).join(', ')}\naxis B: ${standing.slice(half).join(', ')}\nallied A: Yak, Emu\nallied B: Owl, Asp`
    const numbers = ourPack().nations[nation]!.men.map((man) => man.number)
    const t = table(text, {
      nations: { axis: nation, allied: enemy },
      hands: { allied: 'Fire 1/1' },
      active: 'allied',
      axis: { lost: numbers.slice(0, before).map((number) => ({ number, fate: 'kia' as const })) },
    })
    expect(t.state.winner).toBeNull()
    t.act(fire(t, 'allied A', 'axis A'))
      .answer('attack', { type: 'resolve' })
      .draws('b0', ...Array.from({ length: half - 1 }, () => 'r1'))
    return t.state.winner === 'allied' ? before + 1 : -1
  }

  test('UF-45.31-01 EX-043a of thirteen Japanese the tenth', () => {
    expect([breaksAt('Japanese', 13, 8), breaksAt('Japanese', 13, 9)]).toEqual([-1, 10])
  })
  test('UF-50.4-01 EX-043b of eighteen Italians the eighth', () => {
    expect([breaksAt('Italian', 18, 6), breaksAt('Italian', 18, 7)]).toEqual([-1, 8])
  })
  test('UF-50.42-02 against Russians only the tenth', () => {
    expect([breaksAt('Italian', 18, 7, 'Russian'), breaksAt('Italian', 18, 8, 'Russian'), breaksAt('Italian', 18, 9, 'Russian')]).toEqual([
      -1, -1, 10,
    ])
  })
  test('UF-51.7-01 EX-043c of twelve Frenchmen the sixth', () => {
    expect([breaksAt('French', 12, 4), breaksAt('French', 12, 5)]).toEqual([-1, 6])
  })

  test('UF-45.32-01 DV-017 the rout number of a Japanese is Panic + 2: KIA at 4, rout at 5 for Panic 2', () => {
    for (const man of ourPack().nations.Japanese!.men) expect(man.rout).toBe(man.panic + 2)
    const shoot = (draw: string) => {
      const t = table('axis A: #5 pinned\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
        nations: { axis: 'Japanese' },
        hands: { allied: 'Fire 2/2' },
        active: 'allied',
      })
      return t
        .act(fire(t, 'allied A', 'axis A'))
        .answer('attack', { type: 'resolve' })
        .draws(draw)
    }
    shoot('b1 0r=4').saw({ type: 'attacked', number: 3, panic: 2 }).saw({ type: 'manLost', fate: 'kia' })
    shoot('b1 0r=5').saw({ type: 'manLost', fate: 'rout' })
  })

  test('UF-50.42-03 against Russians the Panic of Italians is one higher', () => {
    const panic = (enemy: Nation) => {
      const t = table('axis A: Ant(panic 3) pinned\naxis B: Cat, Dog\nallied A: Yak, Emu\nallied B: Owl, Asp', {
        nations: { axis: 'Italian', allied: enemy },
        hands: { allied: 'Fire 1/1' },
        active: 'allied',
      })
      t.act(fire(t, 'allied A', 'axis A'))
        .answer('attack', { type: 'resolve' })
        .draws('r2')
      return (t.game.events.find(({ event }) => event.type === 'attacked')!.event as { panic: number }).panic
    }
    expect([panic('Russian'), panic('British')]).toEqual([4, 3])
  })
})
