import { describe, expect, test } from 'vitest'
import { testScenario } from '../../../test/scenario.ts'
import { type TableOptions, table, type UpfrontTable } from '../../../test/table.ts'
import { isDueForRemoval } from '../../cards/removal.ts'
import { isCower } from '../../cards/usable.ts'
import { ourPack } from '../../data/pack.ts'
import { terrainOf } from '../../groups/stack.ts'
import { reducesFire } from '../../scenario/reducing.ts'
import { upfront } from '../../system.ts'

const FIELD = 'axis A[2] Move+: P1, P2, P3, P4\naxis B: P5\nallied A[2]: Q1, Q2\nallied B: Q3, Q4, Q5'

function desert(text = FIELD, options: TableOptions = {}): UpfrontTable {
  return table(text, { modules: ['desert'], rulesThrough: 40, ...options, nations: { axis: 'German', allied: 'British' } })
}

const strength = (t: UpfrontTable) => t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]
const pick = (terrain: string, against?: number) =>
  ourPack().cards.find((card) =>
    card?.functions.some(
      (printed) => printed.type === 'Terrain' && printed.terrain === terrain && (against === undefined || printed.against === against),
    ),
  )!.id

describe('desert ground', () => {
  test('UF-52.1-01 removals of Buildings, Woods, Stream and Minefield don’t count', () => {
    const reading = upfront.begin(
      testScenario('German', 'British', {
        modules: ['desert'],
        rulesThrough: 40,
        deck: { removeFirst: { Buildings: 4, Stream: 1 }, cower: { both: ['Minefield'] } },
      }),
    )
    if (!reading.ok) throw new Error(reading.problems[0]!.message)
    expect([
      isDueForRemoval(reading.value, pick('Stream')),
      isDueForRemoval(reading.value, pick('Buildings', -2)),
      isCower(reading.value, 'axis', pick('Minefield')),
    ]).toEqual([false, false, false])
  })

  test('UF-52.13-01 UF-20.24-04 QA-092 a Wadi can’t be rejected, is left by a card played sideways without fording, and by an infiltrator only with a card', () => {
    const t = desert('axis A[2] Stream: P1, P2\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', { hands: { axis: 'Move' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' }, '8.53')
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).saw({ type: 'fords', succeeded: true })
    const close = desert('axis A[3] Stream: P1, P2\naxis B: P5\nallied A[2]: Q1, Q2, Q3, Q4\nallied B: Q5', { hands: { axis: 'Move' } })
    const steal = { man: close.man('P1'), into: close.id('allied A') }
    close.cannot({ type: 'infiltrate', group: 0, men: [steal] }, '20.24')
    close
      .act({ type: 'infiltrate', group: 0, men: [{ ...steal, card: close.card('axis', 1) }] })
      .draws('r1')
      .saw({ type: 'infiltrates' })
  })

  test('UF-52.13-02 DV-027 a Wadi takes one off attacks on it and hampers nobody in it', () => {
    const from = desert('axis A[2] Stream: P1, P2, P3, P4\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', { hands: { axis: 'Fire 2/2' } })
    expect(strength(from.fire('axis A', 'allied A', [1]))).toBe(2)
    const at = desert('axis A[2]: P1, P2\naxis B: P5\nallied A[2] Stream: Q1\nallied B: Q3', { hands: { axis: 'Fire 2/2' } })
    expect(strength(at.fire('axis A', 'allied A', [1]))).toBe(1)
    const gun = desert('axis A[2] Stream: G1(weapon mmgGerman), P2 assists 1\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', {
      hands: { axis: 'Fire 3/5' },
    })
    gun.fire('axis A', 'allied A', [1])
  })

  test('UF-52.13-02 UF-16.42-01 so it is cover to win by, and with Wire it is none', () => {
    const reduces = (cards: string) => {
      const t = desert(`axis A[2] ${cards}: P1\naxis B: P5\nallied A[2]: Q1\nallied B: Q3`)
      return reducesFire(t.state, t.group('axis A'))
    }
    expect([reduces('Stream'), reduces('Stream, Wire')]).toEqual([true, false])
  })

  test('UF-52.14-01 strong Buildings are Cower cards and leave the game as they are met', () => {
    const t = desert(FIELD, { hands: { axis: 'Buildings-3' } })
    expect(isCower(t.state, 'axis', t.card('axis', 1))).toBe(true)
    t.decide('axis', 'act', { type: 'done' })
    t.decide('axis', 'discard', { type: 'discard', cards: [{ card: t.card('axis', 1), as: 'plain' }] })
    expect(t.state.removed).toEqual([t.card('axis', 1)])
  })

  test('UF-52.14-02 weak Buildings are an Escarpment, in which nobody digs', () => {
    const t = desert('axis A[2] Buildings-2: P1, P2\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', { modules: ['desert', 'entrenchments'] })
    t.cannot({ type: 'entrench', group: 0 }, '36.3')
    expect(t.state.setting.cards[pick('Buildings', -2)]!.functions).toMatchObject([{ called: 'Escarpment', against: -2 }])
  })

  test('UF-52.15-01 UF-52.15-02 DV-026 Soft Sand can’t be rejected, hampers no fire, takes nothing off but from what bursts, and is no cover to win by', () => {
    const fire = (modules: readonly string[]) => {
      const t = table('axis A[2] Marsh: P1, P2, P3, P4\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', {
        modules,
        rulesThrough: 40,
        hands: { axis: 'Fire 2/2' },
      })
      return strength(t.fire('axis A', 'allied A', [1]))
    }
    expect([fire(['desert']), fire([])]).toEqual([2, 1])
    const sand = desert('axis A[2]: L1(SL), P2 carries radio\naxis B: P5\nallied A[2] Marsh: Q1\nallied B: Q3', { hands: { axis: '#52' } })
    expect(reducesFire(sand.state, sand.group('allied A'))).toBe(false)
    sand
      .act({ type: 'fireMission', group: 0, target: sand.id('allied A'), card: sand.card('axis', 1) })
      .draws('b1', 'r0')
      .saw({ type: 'attacked', strength: 4 })
    const offered = desert('axis A[1] Brush, Move+: P1\naxis B: P5, P6\nallied A: Q1, Q2', {
      active: 'allied',
      step: 'turn.discard',
      hands: { allied: 'Marsh' },
    })
    offered.decide('allied', 'discard', { type: 'discard', cards: [{ card: offered.card('allied', 1), as: 'terrain', on: 0 }] })
    offered.decide('allied', 'refill', { type: 'keep' })
    expect([offered.asked.kind, terrainOf(offered.state, offered.group('axis A'))]).toEqual(['act', 'Marsh'])
  })

  test('UF-52.15-05 it takes two cards to leave Soft Sand', () => {
    const t = desert('axis A[2] Marsh, Move=: P1, P2\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', { hands: { axis: 'Brush' } })
    t.cannot({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }, '8.42')
  })

  test('UF-52.14-03 no vehicle enters an Escarpment, nor overruns anybody in one', () => {
    const t = desert('axis A[2] Move+: #35\naxis B: P5\nallied A[2]: Q1, Q2', { hands: { axis: 'Buildings-2, Brush' } })
    t.cannot({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }, '52.14')
    const over = (ground: string) => desert(`axis A[4]: #35\naxis B: P5\nallied A[1] ${ground}: Q1, Q2`, { hands: { axis: 'Move' } })
    const run = (t2: UpfrontTable) => ({ type: 'overrun', group: 0, target: t2.id('allied A'), card: t2.card('axis', 1) })
    const [rock, brush] = [over('Buildings-2'), over('Brush')]
    rock.cannot(run(rock), '52.14')
    expect(brush.game.problems('axis', run(brush))).toEqual([])
  })

  test('UF-52.15-03 vehicles enter Soft Sand, with a Bog check two columns to the left', () => {
    const column = (options: TableOptions, ground: string) => {
      const t = table('axis A[2] Move+: #35\naxis B: P5\nallied A[2]: Q1, Q2', { rulesThrough: 40, hands: { axis: ground }, ...options })
      t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }).draws('b1')
      return t.game.events.flatMap(({ event }) => (event.type === 'bogCheck' ? [event.column] : []))[0]!
    }
    expect(column({ modules: ['desert'] }, 'Marsh')).toBe(column({}, 'Woods') - 2)
  })

  test('UF-52.15-04 a gun’s crew takes a Morale Check on entering Soft Sand and after each Movement card there', () => {
    const t = desert('axis A[2] Move=, Move+: #30\naxis B: P5\nallied A[1]: Q1, Q2', { hands: { axis: 'Marsh, Move' } })
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }).draws('b0')
    expect(t.state.men[0]!.pinned).toBe(false)
    t.next('allied').next('axis')
    t.act({ type: 'move', group: 0, card: t.card('axis', 2), mode: 'sideways' }).draws('b6')
    expect(t.state.men[0]!.pinned).toBe(true)
  })

  test('UF-52.15-04 but not with one that is played when it is out of it', () => {
    const t = desert('axis A[2] Marsh, Move=, Move=: #30\naxis B: P5\nallied A[1]: Q1, Q2', { hands: { axis: 'Move' } })
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' })
    expect(t.game.events.some(({ event }) => event.type === 'draw')).toBe(false)
  })

  test('UF-52.15-02 UF-25.8-01 a gun is repaired in Soft Sand as any weapon is, and a vehicle fires Smoke out of it', () => {
    const gun = desert('axis A[2] Marsh: #30 jammed\naxis B: P5, P6\nallied A[1]: Q1, Q2')
    gun.act({ type: 'mend', group: 0, man: 0, what: 'gun' }).draws('b1')
    expect(gun.m('#30').jammed).toBe(false)
    const tank = desert('axis A[2] Marsh: #34\naxis B: P5\nallied A[1]: Q1\nallied B: Q2', { hands: { axis: 'Smoke' } })
    const smoke = { type: 'smoke', group: 0, card: tank.card('axis', 1) }
    tank.cannot(smoke, '13.4')
    expect(tank.candidates()).toContainEqual({ ...smoke, on: tank.id('allied A') })
  })

  test('UF-24.4-02 UF-52.16-02 on one Movement card an Oasis takes men out of the mines, which attack everyone', () => {
    const t = desert('axis A[2] Minefield, Move=: P1, P2\naxis B: P5\nallied A[1]: Q1', { hands: { axis: 'Woods' } })
    t.act({ type: 'oasis', group: 0, card: t.card('axis', 1) })
      .draws('b1', 'r0', 'b0')
      .saw({ type: 'mined', rule: '24.4', man: t.man('P1') })
      .saw({ type: 'mined', rule: '24.4', man: t.man('P2') })
  })

  test('UF-52.16-01 UF-52.16-02 DV-020 Woods are no terrain but a hope: black an Oasis, red a mirage that leaves the game', () => {
    const look = (drawn: string) => {
      const t = desert(FIELD, { hands: { axis: 'Woods' } })
      expect(isCower(t.state, 'axis', t.card('axis', 1))).toBe(true)
      t.cannot({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }, '5.1')
      return t.act({ type: 'oasis', group: 0, card: t.card('axis', 1) }).draws(drawn)
    }
    const found = look('b2').saw({ type: 'desert:oasis', facts: { found: true } })
    expect([terrainOf(found.state, found.group('axis A')), found.state.removed]).toEqual(['Woods', []])
    const mirage = look('r2')
    expect([mirage.state.removed, mirage.group('axis A').stack.map(({ as }) => as)]).toEqual([[mirage.card('axis', 1)], ['movement']])
  })

  test('UF-52.16-03 who has an Oasis is steadier by one', () => {
    const t = desert('axis A[2] Woods: P1(morale 3), P2(panic 4) pinned\naxis B: P5\nallied A[3]: Q1, Q2\nallied B: Q3', {
      active: 'allied',
      hands: { allied: 'Fire 2/2' },
    })
    t.fire('allied A', 'axis A', [1]).resolves('r0', 'r0').saw({ type: 'attacked', morale: 4 }).saw({ type: 'attacked', panic: 5 })
  })

  test('UF-52.16-04 a card that was an Oasis stays in the game until it is drawn or tried in vain', () => {
    const t = desert('axis A[2] Woods: P1, P2\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', { hands: { axis: 'Move, Brush' } })
    const woods = t.group('axis A').stack[0]!.card
    t.act({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways' }).next('axis')
    t.act({ type: 'terrain', group: 0, card: t.card('axis', 2), faceDown: false })
    expect([t.state.discard.includes(woods), t.state.removed]).toEqual([true, []])
  })

  test('UF-52.17-01 Walls are a ridge, and Walls in all else', () => {
    expect(desert().state.setting.cards[pick('Walls')]!.functions).toMatchObject([{ terrain: 'Walls', called: 'Ridge', against: -2 }])
  })
})

describe('desert mines', () => {
  const offered = () => {
    const t = desert('axis A[1] Brush, Move+: P1\naxis B: P5, P6\nallied A: Q1, Q2', {
      active: 'allied',
      step: 'turn.discard',
      hands: { allied: 'Minefield' },
    })
    t.decide('allied', 'discard', { type: 'discard', cards: [{ card: t.card('allied', 1), as: 'terrain', on: 0 }] })
    return t.decide('allied', 'refill', { type: 'keep' })
  }

  test('UF-52.11-01 UF-24.6-02 QA-111 may be rejected, and stay in the deck then', () => {
    const t = offered()
    t.decide('axis', 'terrainOffer', { type: 'reject' })
    expect([t.state.discard, t.state.removed]).toEqual([[t.card('allied', 1)], []])
  })

  test('UF-52.11-02 QA-111 DV-019 accepted they are fake on a 0 or red, and real otherwise', () => {
    for (const [drawn, terrain] of [
      ['b0', 'OpenGround'],
      ['r3', 'OpenGround'],
      ['b2', 'Minefield'],
    ] as const) {
      const t = offered()
        .decide('axis', 'terrainOffer', { type: 'accept' })
        .draws(drawn, ...(terrain === 'Minefield' ? ['r0'] : []))
      expect([terrainOf(t.state, t.group('axis A')), t.state.removed.includes(t.card('allied', 1))]).toEqual([terrain, false])
    }
  })
})

describe('desert troubles', () => {
  test('UF-52.2-01 UF-52.12-01 UF-36.6-01 one digs with a 1, on a Hill with a black one', () => {
    const dug = (ground: string, drawn: string) => {
      const t = desert(`axis A[2]${ground}: P1, P2\naxis B: P5\nallied A[2]: Q1\nallied B: Q3`, { modules: ['desert', 'entrenchments'] })
      t.act({ type: 'entrench', group: 0 }).draws(drawn)
      return t.state.modules !== undefined
    }
    expect([dug('', 'b0'), dug('', 'r1'), dug(' Hill', 'r1'), dug(' Hill', 'b1')]).toEqual([false, true, false, true])
  })

  test('UF-52.3-01 DV-021 G-40 weapons jam one number sooner', () => {
    const jam = (modules: readonly string[], drawn: string) => {
      const t = table('axis A[2]: P1\naxis B: P5\nallied A[2]: Q1\nallied B: Q3', {
        modules,
        rulesThrough: 40,
        hands: { axis: 'Fire 1/1' },
      })
      t.fire('axis A', 'allied A', [1]).resolves(drawn)
      return t.m('P1').jammed
    }
    expect([jam([], 'r5'), jam(['desert'], 'r5'), jam(['desert'], 'r4')]).toEqual([false, true, false])
  })

  test('UF-52.4-01 a red 6 when a Deck has passed is a sandstorm: the points decide', () => {
    const storm = (drawn: string) => {
      const t = desert('axis A[2]: P1, P2\naxis B: P5\nallied A[1]: Q1\nallied B: Q3', {
        decks: 3,
        pile: '#60',
        hands: { axis: 'Fire 1/1' },
      })
      t.fire('axis A', 'allied A', [1]).answer('attack', { type: 'resolve' }).rolls(60).draws(drawn)
      return t
    }
    expect(storm('r6').saw({ type: 'desert:storm' }).state.winner).toBe('axis')
    expect([storm('r5').state.winner, storm('b6').state.winner]).toEqual([null, null])
  })
})
