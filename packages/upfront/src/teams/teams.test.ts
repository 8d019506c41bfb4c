import { keyFromSeed, OBSERVER, startGame } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { testScenario } from '../../test/scenario.ts'
import { FIELD, hands, pair, sideBySide } from '../../test/teams.ts'
import { teamsOf } from './system.ts'

const across = (t: ReturnType<typeof pair>, more: object = {}) => ({
  type: 'fireAcross',
  group: t.at[0]!.id('axis D'),
  game: 1,
  target: t.at[1]!.id('allied A'),
  cards: [t.at[0]!.card('axis', 1)],
  ...more,
})

describe('games side by side', () => {
  test('UF-41.1-01 each pair has a deck and hands of its own, and there may be more than two', () => {
    const t = sideBySide([FIELD, FIELD, FIELD], ['OpenGround', 'Brush'])
    expect(t.game.system.seats).toEqual(['axis1', 'axis2', 'axis3', 'allied1', 'allied2', 'allied3'])
    const whole = t.s.games.map(({ deck, discard }) => deck.length + discard.length)
    // the divider is a card of the deck to its left
    expect(whole).toEqual([161, 161, 162])
    const wrong = teamsOf(2).begin({ ...t.s.setting.scenario, games: [{}, {}, {}] })
    expect(wrong.ok ? '' : wrong.problems[0]!.message).toContain('3 games, and 2 are played side by side')
  })

  test('UF-41.2-01 all players of a side end their turns before any of the other begins', () => {
    const t = pair('Fire', undefined, undefined, hands('Fire', 'Fire'), hands('Fire', 'Fire'))
    const seats: string[] = []
    for (let i = 0; i < 40; i++) {
      seats.push(t.asked.seat)
      t.pass()
    }
    const sides = seats.map((seat) => seat.slice(0, -1)).filter((side, i, all) => side !== all[i - 1])
    expect(sides.slice(0, 3)).toEqual(['axis', 'allied', 'axis'])
    const half = seats.slice(
      0,
      seats.findIndex((seat) => seat.startsWith('allied')),
    )
    expect(new Set(half)).toEqual(new Set(['axis1', 'axis2']))
  })

  test('whoever has acted lets his team mates act', () => {
    const t = pair('Move', undefined, undefined, hands('Move'))
    const move = (game: number) => ({ type: 'move', group: 0, card: t.at[game]!.card('axis', 1), mode: 'advance' })
    t.act('axis1', move(0))
    expect(t.asked).toEqual({ seat: 'axis2', kind: 'act' })
    t.act('axis2', move(1))
    expect(t.asked).toEqual({ seat: 'axis1', kind: 'act' })
  })

  test('UF-41.3-01 a card is drawn for what lies between: Terrain as it is, a Pillbox, Mines and anything else Open Ground', () => {
    const one = testScenario('German', 'American', { rulesThrough: 40 })
    const scenario = { ...pair('Fire').s.setting.scenario, games: [one, one] }
    for (const [seed, printed, lies] of [
      [1, 'Hill', 'Hill'],
      [2, 'Pillbox', 'OpenGround'],
      [27, 'Minefield', 'OpenGround'],
      [9, undefined, 'OpenGround'],
    ] as const) {
      const started = startGame(teamsOf(2), { scenario }, { key: keyFromSeed(`divider ${seed}`) })
      if (!started.ok) throw new Error(started.problems[0]!.message)
      const game = started.value
      while (game.state.stage === 'prepare') {
        const { seat, question } = game.open[0]!
        const candidates = [...question.candidates()] as { readonly type?: string }[]
        game.take(seat, candidates.find(({ type }) => type === 'pass') ?? candidates[0])
      }
      const { card, terrain } = game.state.dividers[0]!
      const drawn = game.state.games[0]!.setting.cards[card]!.functions.find((each) => each.type === 'Terrain')
      expect([drawn?.type === 'Terrain' ? drawn.terrain : undefined, terrain]).toEqual([printed, lies])
    }
  })
})

describe('fire from one game into the next', () => {
  test('UF-41.4-01 is at relative range 0, and resolved where its target stands', () => {
    const t = pair('Fire 1/1', undefined, [FIELD.replace('D[1]: P3', 'D[5]: P3'), FIELD])
    t.act('axis1', across(t)).decide('axis1', 'attack', { type: 'resolve' }).draws(1, 'b4', 'r1')
    t.saw({ type: 'team:fires', game: 0 }).saw({ type: 'fires', range: 0, game: 1 }).saw({ type: 'attacked', game: 1 })
    expect([t.s.games[1]!.men[t.at[1]!.man('Q1')]!.pinned, t.s.games[0]!.groups[1]!.acted]).toEqual([true, true])
    // nothing of the guest is left
    expect([t.s.games[1]!.groups.length, t.s.games[1]!.actions]).toEqual([4, 0])
  })

  test('UF-41.6-01 the cards stay in their own decks', () => {
    const t = pair('Fire 1/1')
    t.act('axis1', across(t)).decide('axis1', 'attack', { type: 'resolve' }).draws(1, 'r1', 'r1')
    const card = t.at[0]!.card('axis', 1)
    expect([t.s.games[0]!.discard, t.s.games[1]!.discard.includes(card)]).toEqual([[card], false])
    expect(t.s.games[1]!.discard).toHaveLength(2)
    expect([...t.s.games[1]!.deck, ...t.s.games[1]!.discard].length).toBe(162)
  })

  test('UF-41.4-02 nobody infiltrates or overruns from one to the next, but Snipers fire and groups flank', () => {
    const t = pair('Sniper, Flank, Fire 1/1', undefined, [FIELD, FIELD])
    for (const type of ['infiltrateAcross', 'overrunAcross']) t.refuses('axis1', { ...across(t), type }, {})
    expect(t.candidates('axis1').map(({ type }) => type)).not.toContain('overrun')
    t.act('axis1', { type: 'flankAcross', group: 1, game: 1, target: 2, card: t.at[0]!.card('axis', 2) })
    expect(t.s.flanks).toHaveLength(1)
    t.passTo('axis1', 'discard')
    t.refuses('axis1', { type: 'discard', cards: [{ card: t.at[0]!.card('axis', 3), as: 'wire', on: 2, game: 1 }] }, { rule: '41.6' })
  })

  test('UF-41.4-02 a flanking group fires with double firepower into the next game', () => {
    const t = pair('Flank, Fire /2', undefined, [FIELD, FIELD])
    t.act('axis1', { type: 'flankAcross', group: 1, game: 1, target: 2, card: t.at[0]!.card('axis', 1) })
    t.passTo('allied1').passTo('axis1')
    const factors = t.candidates('axis1').filter(({ type, group }) => type === 'fireAcross' && group === 1)
    const t2 = pair('Move, Fire /2')
    t2.act('axis1', { type: 'move', group: 1, card: t2.at[0]!.card('axis', 1), mode: 'sideways' })
      .passTo('allied1')
      .passTo('axis1')
    expect([factors.length > 0, t2.candidates('axis1').some(({ type, group }) => type === 'fireAcross' && group === 1)]).toEqual([
      true,
      false,
    ])
  })

  test('the odds of fire across are those of the fire that comes of it, and asking leaves no trace', () => {
    const t = pair('Fire /2', undefined, [FIELD, FIELD])
    const [open] = t.game.open
    const [act] = t.candidates('axis1').filter(({ type }) => type === 'fireAcross')
    const before = JSON.stringify(t.s)
    const odds = open!.question.preview!(act as never) as { readonly strength: number; readonly range: number; readonly anyEffect: number }
    expect([JSON.stringify(t.s) === before, odds.range, odds.anyEffect > 0]).toEqual([true, 0, true])
    t.act('axis1', act!).saw({ type: 'fires', strength: odds.strength })
    expect(open!.question.preview!({ type: 'contact', group: 0, game: 1, card: 1 } as never)).toBeNull()
  })

  test('UF-41.4-02 UF-41.42-02 a Sniper fires into the next game, over a Hill too', () => {
    const t = pair('Sniper', 'Hill')
    t.passTo('axis1', 'discard')
    const shot = { type: 'discard', cards: [{ card: t.at[0]!.card('axis', 1), as: 'sniper', on: t.at[1]!.id('allied A'), game: 1 }] }
    t.decide('axis1', 'discard', shot).draws(1, '2=1', 'r3')
    t.saw({ type: 'team:snipes', game: 0 }).saw({ type: 'sniper', game: 1 })
    expect(t.s.games[0]!.discard).toEqual([t.at[0]!.card('axis', 1)])
  })

  test('UF-41.41-01 comes before the attacks of that game on the same target', () => {
    const t = pair('Fire 1/1', undefined, undefined, { hands: { axis: 'Fire 1/1' } })
    t.act('axis1', { type: 'reorder', group: 0, men: [1, 0] })
    const fire = { type: 'fire', group: 0, target: 2, cards: [t.at[1]!.card('axis', 1)] }
    t.act('axis2', fire).decide('axis2', 'attack', { type: 'resolve' }).draws(1, 'r1', 'r1')
    t.refuses('axis1', across(t), { rule: '41.41' })
    expect(t.game.problems('axis1', across(t, { target: t.at[1]!.id('allied D') }))).toEqual([])
  })

  test('UF-41.42-01..04 the divider lets it through or not: never over a Hill, over Woods and Buildings from Hill to Hill, over Brush, Walls and Marsh with one on a Hill', () => {
    const low = FIELD
    const hill = FIELD.replace('axis D[1]:', 'axis D[1] Hill:').replace('allied A[1]:', 'allied A[1] Hill:')
    const fires = (divider: string, left: string, right: string) => {
      const t = pair('Fire 1/1', divider, [left, right])
      return t.game.problems('axis1', across(t)).map(({ rule }) => rule)
    }
    expect([fires('Hill', hill, hill), fires('Hill', low, low)]).toEqual([['41.42'], ['41.42']])
    for (const terrain of ['Woods', 'Buildings'])
      expect([fires(terrain, low, hill), fires(terrain, hill, low), fires(terrain, hill, hill)]).toEqual([['41.42'], ['41.42'], []])
    for (const terrain of ['Brush', 'Walls', 'Marsh'])
      expect([fires(terrain, low, low), fires(terrain, hill, low), fires(terrain, low, hill)]).toEqual([['41.42'], [], []])
    expect(fires('Gully', low, low)).toEqual([])
  })

  test('UF-41.42-05 a mortar fires over anything, beside its Squad Leader and in radio contact', () => {
    const text = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L(SL), M(weapon mortarLight), P4 assists 2, R carries radio')
    const right = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L2(SL), R2 carries radio')
    const contacts = [{ side: 'axis' as const, games: [0, 1] }]
    const shot = (t: ReturnType<typeof sideBySide>) => ({
      type: 'mortarAcross',
      group: 1,
      game: 1,
      target: t.at[1]!.id('allied A'),
      man: t.at[0]!.man('M'),
      card: t.at[0]!.card('axis', 1),
    })
    const t = sideBySide([text, right], ['Hill'], [hands('Fire 1/1')], { contacts })
    t.act('axis1', shot(t)).decide('axis1', 'shot', { type: 'resolve' }).draws(1, 'r3').saw({ type: 'shot', game: 1 })
    const silent = sideBySide([text, right], ['Hill'], [hands('Fire 1/1')])
    silent.refuses('axis1', shot(silent), { rule: '41.424' })
    const apart = sideBySide(
      [text.replace('axis A[1]: P1', 'axis A[1]: L(SL)').replace('D[1]: L(SL),', 'D[1]:').replace('assists 2', 'assists 1'), right],
      ['Hill'],
      [hands('Fire 1/1')],
      { contacts },
    )
    apart.refuses('axis1', shot(apart), { rule: '41.424' })
  })

  test('UF-41.4-01 UF-41.42-01 guns, tubes and vehicles fire their ordnance at what they see, at relative range 0', () => {
    const fires = (left: string, right: string, divider: string, man: string, more: object = {}) => {
      const t = sideBySide([left, right], [divider], [hands('Fire 1/1')])
      const shot = {
        type: 'mortarAcross',
        group: 1,
        game: 1,
        target: t.at[1]!.id('allied A'),
        man: t.at[0]!.man(man),
        card: t.at[0]!.card('axis', 1),
        ...more,
      }
      return { t, shot }
    }
    const gun = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: #31, P4')
    const tank = FIELD.replace(/allied A\[1\]: [^\n]*/, 'allied A[1]: #34')
    const open = fires(gun, FIELD, 'OpenGround', '#31')
    expect(open.t.candidates('axis1')).toContainEqual(open.shot)
    open.t
      .act('axis1', open.shot)
      .decide('axis1', 'shot', { type: 'resolve' })
      .draws(1, 'r3')
      .saw({ type: 'shot', game: 1, result: 'miss' })
    const hill = fires(gun, FIELD, 'Hill', '#31')
    hill.t.refuses('axis1', hill.shot, { rule: '41.42' })
    const armour = fires(gun, tank, 'OpenGround', '#31', { at: 'armour' })
    armour.t.act('axis1', armour.shot).decide('axis1', 'shot', { type: 'resolve' }).draws(1, 'b0', 'r0')
    // 25.4: Effect 5 and no range
    armour.t.saw({ type: 'hitStrength', game: 1, strength: 5 })
    const seen = fires(FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: M(weapon mortarLight), P4'), FIELD, 'OpenGround', 'M')
    expect(seen.t.candidates('axis1')).toContainEqual(seen.shot)
  })
})

describe('what is known', () => {
  const text = FIELD.replace('axis D[1]: P3, P4', 'axis D[1]: L(SL), R carries radio')
  const called = (left = text, right = text, radio = '#40') => sideBySide([left, right], ['Brush'], [hands(radio), hands('Fire, Fire')])
  const call = (t: ReturnType<typeof called>) => ({ type: 'contact', group: 1, game: 1, card: t.at[0]!.card('axis', 1) })
  const seen = (t: ReturnType<typeof called>, seat: string) =>
    (t.game.system.view(t.s, seat) as { games: { sides: { axis: { hand?: number[] }; allied: { hand?: number[] } } }[] }).games.map(
      ({ sides }) => [sides.axis.hand?.length, sides.allied.hand?.length],
    )

  test('UF-41.7-01 a player sees his own hand and no team mate’s, and an observer none', () => {
    const t = called()
    expect([seen(t, 'axis1'), seen(t, 'axis2'), seen(t, OBSERVER)]).toEqual([
      [
        [1, undefined],
        [undefined, undefined],
      ],
      [
        [undefined, undefined],
        [2, undefined],
      ],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ])
  })

  test('UF-41.7-02 a Radio card and a number that does not silence the radio let them talk: each sees the other’s hand', () => {
    const t = called(undefined, undefined, '#52')
    t.act('axis1', call(t)).draws(0, 'r4')
    expect(t.s.contacts).toEqual([{ side: 'axis', games: [0, 1] }])
    expect([seen(t, 'axis1')[1], seen(t, 'axis2')[0], seen(t, 'allied1')[1]]).toEqual([
      [2, undefined],
      [0, undefined],
      [undefined, undefined],
    ])
    const jammed = called(undefined, undefined, '#52')
    jammed.act('axis1', call(jammed)).draws(0, 'r5')
    expect([jammed.s.contacts, jammed.s.games[0]!.men[3]!.secondaryJammed]).toEqual([[], true])
    const bare = called(text, FIELD, '#52')
    bare.refuses('axis1', call(bare), { rule: '41.7' })
    const pinned = called(text.replace('L(SL)', 'L(SL) pinned'), text, '#52')
    pinned.refuses('axis1', call(pinned), { rule: '41.7' })
  })

  test('UF-41.7-03 it ends when either Squad Leader is pinned', () => {
    const t = sideBySide([text, text], ['Brush'], [hands('Fire', 'Fire 1/1'), hands('Fire')], {
      contacts: [{ side: 'axis', games: [0, 1] }],
    })
    t.passTo('allied1')
    expect(seen(t, 'axis2')[0]).toEqual([1, undefined])
    t.act('allied1', { type: 'fire', group: 3, target: 1, cards: [t.at[0]!.card('allied', 1)] })
    t.decide('allied1', 'attack', { type: 'resolve' }).draws(0, 'r1', 'b4').saw({ type: 'team:contactEnds' })
    expect([t.s.contacts, seen(t, 'axis2')[0]]).toEqual([[], [undefined, undefined]])
  })
})
