import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../test/guns.ts'
import { type TableOptions, table, type UpfrontTable } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { forceOf, victoryPoints } from '../scenario/victory.ts'
import { isHullDown } from './hull-down.ts'

const FIRE: TableOptions = { hands: { axis: 'Fire 1/1' } }
/** German AT gun at RR 3: Effect 5 and range 3 make 8 against armour. American M4: k 9, i 8, s 7; flank k 6, i 5, s 4. */
const shotAt = (vehicle: string, ...draws: string[]) => {
  const t = heavy(`axis A[2]: #31, P1\nallied A[1] ${vehicle}\nallied B[3]: Q8, Q9`, FIRE)
  shoot(t, 'axis A', 'allied A', '#31', { at: 'armour' }, ...draws)
  return t
}
const m4 = (vehicle: string, ...draws: string[]) => shotAt(vehicle, ...draws).m('#34')
const strengths = (t: UpfrontTable) =>
  t.game.events.flatMap(({ event }) => (event.type === 'machineAttacked' ? [[event.against, event.strength]] : []))

describe('a vehicle', () => {
  test('UF-28.1-01 UF-28.11-01 UF-3.2-06 is a card like a man, and always a group by itself', () => {
    const t = heavy('axis A: #35\naxis B: P1(SL), P2\nallied A: Q1', { hands: { axis: 'Move' } })
    t.cannot({ type: 'transfer', group: t.id('axis B'), men: [t.man('P2')], cards: [t.card('axis', 1)], to: 0 }, '28.11')
    expect(forceOf(t.state, 'axis')).toBe(3)
  })

  test('UF-28.4-01 UF-28.4-03 UF-28.4-04 UF-28.3-01 boxed: its k value or more kills, just i immobilizes, just s stuns', () => {
    expect(m4(': #34', 'b0', 'b1').fate).toBe('kia')
    expect(m4(': #34', 'b0', 'r0')).toMatchObject({ fate: '', immobilized: true })
    expect(m4(': #34', 'b0', 'r1')).toMatchObject({ fate: '', stun: 3, buttoned: true })
    expect(m4(': #34', 'b0', 'r2')).toMatchObject({ fate: '' })
    expect(m4(': #34', 'b0', 'r2').stun).toBeUndefined()
  })

  test('UF-28.4-05 EX-038b where i and s are the same number another card decides: red stops it, black stuns it', () => {
    const half = (...draws: string[]) => {
      const t = heavy('axis A[4]: P1, P2, P3\nallied A[1]: #31\nallied B: Q8, Q9', { hands: { axis: 'Fire 2/3' } })
      return t
        .fire('axis A', 'allied A', [1])
        .resolves('r0', ...draws)
        .m('#31')
    }
    expect([half('r1', 'r2').immobilized, half('r1', 'b2').stun, half('b0').fate]).toEqual([true, 3, 'kia'])
  })

  test('EX-038a UF-28.3-02 UF-28.4-02 UF-28.32-01 UF-28.6-01 unboxed: its Morale closes it or pins an open one, whatever its ground and movement', () => {
    const crew = (vehicle: string, draw: string) =>
      heavy(`axis A[3]: P1, P2, P3\nallied A[1] ${vehicle}\nallied B: Q8, Q9`, { hands: { axis: 'Fire 2/3' } })
        .fire('axis A', 'allied A', [1])
        .resolves(draw)
    expect([crew(': #31', 'b2').m('#31').pinned, crew(': #31', 'b3').m('#31').pinned]).toEqual([false, true])
    expect([crew('Woods, Move+: #31', 'b3').m('#31').pinned, crew(': #34', 'b3').m('#34').buttoned]).toEqual([true, true])
  })

  test('UF-28.4-06 UF-28.431-01 its CE value as well kills the commander', () => {
    const t = heavy('axis A[3]: P1, P2, P3\nallied A[1]: #34\nallied B: Q8, Q9', { hands: { axis: 'Fire 2/3' } })
    t.fire('axis A', 'allied A', [1]).resolves('b6')
    expect(t.m('#34')).toMatchObject({ buttoned: true, crewLost: 1 })
    expect(needs(heavy('axis A[2]: #35 crewLost 1\nallied A[1]: Q1'), 'axis A', 'allied A', '#35').frequency).toBe(1)
  })

  test('UF-28.3-03 QA-128 ordnance says beforehand what it aims at, and does nothing to the other', () => {
    const t = heavy('axis A[2]: #31, P1\nallied A[1]: #34\nallied B: Q8', FIRE)
    shoot(t, 'axis A', 'allied A', '#31', { at: 'crew' }, 'b0', 'b4')
    expect([strengths(t), t.m('#34').buttoned, t.m('#34').fate]).toEqual([[['crew', 2]], true, ''])
    const closed = heavy('axis A[2]: #31, P1\nallied A[1]: #34 buttoned\nallied B: Q8', FIRE)
    closed.cannot(aim(closed, 'axis A', 'allied A', '#31', { at: 'crew' }), '28.3')
  })

  test('UF-28.31-01 UF-28.7-01 UF-28.7-02 UF-28.7-03 EX-038c QA-121 at RR 5 everybody has a boxed 1 against an open vehicle: the same card a second time, if it needs no more', () => {
    const near = (card: string, vehicle = '#31') =>
      heavy(`axis A[4]: P1, P2, P3\nallied A[1]: ${vehicle}\nallied B: Q8, Q9`, { hands: { axis: card } })
    const twice = near('Fire 2/3').fire('axis A', 'allied A', [1]).resolves('r0', 'r3')
    expect(strengths(twice)).toEqual([
      ['crew', 2],
      ['armour', 2],
    ])
    expect(strengths(near('Fire 3/4').fire('axis A', 'allied A', [1]).resolves('r0'))).toEqual([['crew', 3]])
    expect(strengths(near('Fire 2/3', '#34').fire('axis A', 'allied A', [1]).resolves('r0'))).toEqual([['crew', 2]])
    const shut = near('Fire 2/3', '#34 buttoned')
    shut.cannot(shut.fireAction('axis A', 'allied A', [1]), '28.31')
    const pinned = near('Fire 2/3', '#31 pinned').fire('axis A', 'allied A', [1]).resolves('r3')
    expect(strengths(pinned)).toEqual([['armour', 2]])
  })

  test('UF-22.5-01..04 QA-108 a flamethrower’s firepower is boxed, with the 1 of every other man; its man has none besides, unless it is jammed', () => {
    const burn = (axis: string, card: string, vehicle = '#34') =>
      heavy(`axis A[4]: ${axis}\nallied A[1]: ${vehicle}\nallied B: Q8, Q9`, { hands: { axis: card } })
    expect(strengths(burn('F(weapon flamethrower)', 'Fire 4/8').fire('axis A', 'allied A', [1]).resolves('r0', 'r0'))).toEqual([
      ['crew', 4],
      ['armour', 4],
    ])
    expect(strengths(burn('F(weapon flamethrower), P1, P2', 'Fire 5/10').fire('axis A', 'allied A', [1]).resolves('r0'))).toEqual([
      ['crew', 5],
    ])
    expect(
      strengths(burn('F(weapon flamethrower), P1, P2', 'Fire 5/10', '#31').fire('axis A', 'allied A', [1]).resolves('r0', 'r3')),
    ).toEqual([
      ['crew', 5],
      ['armour', 5],
    ])
    const alone = burn('F(weapon flamethrower)', 'Fire 5/9', '#31')
    alone.cannot(alone.fireAction('axis A', 'allied A', [1]), '6.1')
    expect(
      strengths(burn('F(weapon flamethrower) jammed, P1', 'Fire 2/2', '#31 pinned').fire('axis A', 'allied A', [1]).resolves('r0')),
    ).toEqual([['armour', 2]])
  })

  test('UF-28.32-02 UF-28.62-01 UF-28.9-01 terrain takes off a hit on its armour, unless it is hull down', () => {
    expect(strengths(shotAt('Woods: #34', 'b0', 'r6'))).toEqual([['armour', 6]])
    expect(strengths(shotAt('Walls: #34', 'b0', 'r6'))).toEqual([['armour', 8]])
    expect(strengths(shotAt('Walls, Move+: #34', 'b0', 'r6'))).toEqual([['armour', 6]])
  })

  test('UF-28.71-01 UF-28.72-01 UF-28.72-02 QA-122 infantry beside it, and it beside infantry: one off each, once', () => {
    const t = heavy('axis A[4]: P1, P2, P3\nallied A[1]: #31\nallied B[1]: Q8, Q9', { hands: { axis: 'Fire 2/3' } })
    expect(strengths(t.fire('axis A', 'allied A', [1]).resolves('r0', 'r3'))).toEqual([
      ['crew', 2],
      ['armour', 1],
    ])
    const men = heavy('axis A: P3\naxis B[2]: P1, P2\nallied A[1]: #31\nallied B[1]: Q1\nallied C[1]: #34', { hands: { axis: 'Fire 3/4' } })
    men.fire('axis B', 'allied B', [1]).saw({ type: 'fires', strength: 2 })
  })

  test('UF-28.71-01 UF-22.5-01 not where flamethrowers alone fire at its armour', () => {
    const burnt = (men: string, vehicle: string) => {
      const t = heavy(`axis A[4]: F(weapon flamethrower)${men}\naxis B: P8\nallied A[1]: ${vehicle}\nallied B[1]: Q2`, {
        hands: { axis: 'Fire 2/3' },
      })
      const draws = vehicle.endsWith('buttoned') ? ['r0'] : ['r0', 'r0']
      return strengths(t.fire('axis A', 'allied A', [1]).resolves(...draws)).at(-1)
    }
    expect([burnt('', '#34 buttoned'), burnt(', P2', '#34 buttoned')]).toEqual([
      ['armour', 2],
      ['armour', 2],
    ])
    expect([burnt('', '#35'), burnt(', P2', '#35')]).toEqual([
      ['armour', 2],
      ['armour', 1],
    ])
  })

  test('UF-22.3-02 UF-19.13-13 its flamethrower jams before its machine guns, and what it brought is missing', () => {
    const t = heavy('axis A[4]: #38\naxis B: P8\nallied A[1]: Q1, Q2\nallied B: Q3', {
      nations: { axis: 'American' },
      hands: { axis: 'Fire 4' },
    })
    t.fire('axis A', 'allied A', [1]).resolves('r5', 'r0').saw({ type: 'machineGunJams', what: 'flamethrower' })
    expect(t.game.events.flatMap(({ event }) => (event.type === 'attacked' ? [event.strength] : []))).toEqual([4, 4 - 5])
  })

  test('UF-28.61-01 QA-120 nobody conceals it', () => {
    const t = heavy('axis A[3]: P1, P2\nallied A[1]: #34\nallied B: Q8', { hands: { axis: 'Fire 1/1', allied: 'Concealed 2' } })
    t.fire('axis A', 'allied A', [1]).asks('axis', 'attack')
  })

  test('UF-28.41-01 UF-16.4-10 a kill counts before anything else: ten points and its Effect', () => {
    const t = shotAt(': #34', 'b0', 'b6')
    expect([t.m('#34').fate, victoryPoints(t.state, 'axis')]).toEqual(['kia', 10 + 5 + 2 * 2])
    const standing = (marks: string) => victoryPoints(heavy(`axis A[3]: #35${marks}\naxis B: P1\nallied A: Q1`).state, 'axis')
    expect([standing(''), standing(' immobilized'), standing(' bogged'), standing(' buttoned')]).toEqual([3, 0, 0, 3])
  })

  test('UF-14.2-03 UF-14.31-01 UF-14.31-02 UF-14.2-04 QA-038 a Sniper only if somebody looks out: it closes, and loses its commander on a KIA', () => {
    const snipe = (vehicle: string, nation: 'American' | 'British', draw: string) => {
      const t = heavy(`axis A: P1\nallied A: ${vehicle}\nallied B: Q8`, {
        step: 'turn.discard',
        hands: { axis: 'Sniper' },
        nations: { allied: nation },
      })
      const card = t.card('axis', 1)
      const sniper = t.state.setting.cards[card]!.functions.find((each) => each.type === 'Sniper') as {
        pin: readonly number[]
        kia: readonly number[]
      }
      const decision = { type: 'discard', cards: [{ card, as: 'sniper', on: t.id('allied A') }] }
      return { t, decision, draw: draw.replace('PIN', `x${sniper.pin[0]}`).replace('KIA', `x${sniper.kia[0]}`) }
    }
    const run = ({ t, decision, draw }: ReturnType<typeof snipe>) => t.decide('axis', 'discard', decision).draws(draw)
    expect(run(snipe('#34', 'American', 'PIN')).m('#34')).toMatchObject({ buttoned: true })
    expect(run(snipe('#31', 'American', 'KIA')).m('#31')).toMatchObject({ pinned: true, crewLost: 1 })
    const shut = snipe('#34 buttoned', 'American', 'PIN')
    shut.t.cannot(shut.decision, '14.2')
    run(snipe('#34 pinned', 'British', 'PIN')).saw({ type: 'sniper' })
  })

  test('UF-14.32-01 UF-14.32-02 a gun is pinned, and out if it was; a KIA costs it a man', () => {
    const snipe = (gun: string, what: 'pin' | 'kia') => {
      const t = heavy(`axis A: P1\nallied A: ${gun}\nallied B: Q8`, { step: 'turn.discard', hands: { axis: 'Sniper' } })
      const card = t.card('axis', 1)
      const sniper = t.state.setting.cards[card]!.functions.find((each) => each.type === 'Sniper') as {
        pin: readonly number[]
        kia: readonly number[]
      }
      return t
        .decide('axis', 'discard', { type: 'discard', cards: [{ card, as: 'sniper', on: t.id('allied A') }] })
        .draws(`x${sniper[what][0]}`)
        .m('#37')
    }
    expect([snipe('#37', 'pin').pinned, snipe('#37 pinned', 'pin').fate, snipe('#37', 'kia')]).toMatchObject([
      true,
      'rout',
      { pinned: true, crewLost: 1 },
    ])
  })
})

describe('what becomes of it', () => {
  test('UF-28.42-01 UF-28.42-02 UF-28.42-03 pinned it neither fires nor moves; a Rally 3 unpins it, less stays on it', () => {
    const t = heavy('axis A: #32 pinned\naxis B: P1\nallied A: Q1', { hands: { axis: 'Rally 2, Move, Fire 1/1' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 2), mode: 'advance' }, '5.1').cannot(
      t.fireAction('axis A', 'allied A', [3]),
      '6.1',
    )
    t.act({ type: 'rally', group: 0, card: t.card('axis', 1), men: [t.man('#32')] })
    expect(t.m('#32')).toMatchObject({ pinned: true, credit: 2 })
    const more = heavy('axis A: #32 pinned credit 2\naxis B: P1\nallied A: Q1', { hands: { axis: 'Rally 1' } })
    more.act({ type: 'rally', group: 0, card: more.card('axis', 1), men: [more.man('#32')] })
    expect(more.m('#32').pinned).toBe(false)
  })

  test('UF-28.421-01..04 a Hero at once keeps it open, unless its commander fell; later it opens a closed one, or helps a stunned one; never its fire', () => {
    const hit = (draw: string) => {
      const t = heavy('axis A[3]: P1, P2, P3\nallied A[1]: #34\nallied B: Q8, Q9', { hands: { axis: 'Fire 2/3', allied: 'Hero' } })
      return t.fire('axis A', 'allied A', [1]).resolves(draw)
    }
    const saved = hit('b3')
    saved.answer('hero', { type: 'hero', card: saved.card('allied', 1) })
    expect(saved.m('#34').buttoned).toBeUndefined()
    expect([hit('b6').m('#34').buttoned, hit('b6').asked.kind]).toEqual([true, 'refill'])
    const later = (marks: string) => heavy(`axis A: #35${marks}\naxis B: P1\nallied A: Q1`, { hands: { axis: 'Hero' } })
    const opens = later(' buttoned')
    opens.act({ type: 'hero', group: 0, man: opens.man('#35'), card: opens.card('axis', 1) }).saw({ type: 'opensUp' })
    expect(opens.m('#35').buttoned).toBeUndefined()
    const stunned = later(' buttoned stun 3')
    stunned.act({ type: 'hero', group: 0, man: stunned.man('#35'), card: stunned.card('axis', 1) })
    expect(stunned.m('#35')).toMatchObject({ stun: 3, credit: 1, buttoned: true })
    const lost = later(' buttoned crewLost 1')
    lost.cannot({ type: 'hero', group: 0, man: lost.man('#35'), card: lost.card('axis', 1) }, '10.45')
    const fire = heavy('axis A[2]: #35\nallied A[1]: Q1', { hands: { axis: 'Fire 1/1, Hero' } })
    fire.cannot(aim(fire, 'axis A', 'allied A', '#35', { hero: fire.card('axis', 2) }), '10.45')
  })

  test('UF-28.43-01 UF-28.43-03 UF-28.43-04 closed it works on with the values of that side; to close it is an action', () => {
    const open = needs(heavy('axis A[2]: #35\nallied A[1]: Q1'), 'axis A', 'allied A', '#35').frequency
    const closed = heavy('axis A[2]: #35 buttoned\nallied A[1]: Q1')
    expect([
      open,
      needs(closed, 'axis A', 'allied A', '#35').frequency,
      groupFirepower(closed.state, closed.group('axis A'), closed.group('allied A')).factors,
    ]).toEqual([2, 1, 3])
    const t = heavy('axis A: #35\naxis B: P1\nallied A: Q1')
    t.act({ type: 'buttonUp', group: 0 })
    expect([t.m('#35').buttoned, t.group('axis A').acted]).toEqual([true, true])
    const half = heavy('axis A: #32\naxis B: P1\nallied A: Q1', { hands: { axis: 'Fire' } })
    half.cannot({ type: 'buttonUp', group: 0 }, '28.4')
  })

  test('UF-28.43-02 UF-28.431-05 QA-117 UF-28.431-02 UF-28.431-06 each crewman lost takes one off its fire; the third is the end of an open one', () => {
    const fires = (vehicle: string, nation: 'German' | 'American' = 'German') => {
      const t = heavy(`axis A[2]: ${vehicle}\nallied A[1]: Q1`, {
        hands: { axis: 'Fire 3/4' },
        nations: { axis: nation, allied: 'Russian' },
      })
      t.fire('axis A', 'allied A', [1])
      return t.game.events.flatMap(({ event }) => (event.type === 'fires' ? [event.strength] : []))[0]
    }
    expect([fires('#35'), fires('#35 buttoned crewLost 1'.replace('buttoned ', '')), fires('#32 crewLost 2')]).toEqual([3, 2, 1])
    const third = heavy('axis A[3]: P1, P2, P3\nallied A[1]: #31 crewLost 2\nallied B: Q8, Q9', { hands: { axis: 'Fire 2/3' } })
    expect(third.fire('axis A', 'allied A', [1]).resolves('b6').m('#31').fate).toBe('kia')
    const flame = heavy('axis A[4]: #38 crewLost 1\nallied A[1]: Q1', {
      hands: { axis: 'Fire 4/8' },
      nations: { axis: 'American', allied: 'German' },
    })
    flame.fire('axis A', 'allied A', [1]).saw({ type: 'fires', strength: 3 })
  })

  test('UF-28.44-01 UF-28.44-02 UF-28.44-04 UF-28.46-03 immobilized for good, with its flank; a second time it is stunned', () => {
    const t = heavy('axis A: #35 immobilized\naxis B: P1\nallied A: Q1', { hands: { axis: 'Move' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'advance' }, '28.44')
    // flank: k 6, i 5
    expect(m4(': #34 immobilized', 'b0', 'r3')).toMatchObject({ stun: 3, immobilized: true })
    expect([m4(': #34 bogged', 'b0', 'r2').fate, m4(': #34', 'b0', 'r2').fate]).toEqual(['kia', ''])
  })

  test('UF-28.44-03 UF-28.441-01..03 what it had in the way of movement is gone: one card discarded, of two the lower is Open Ground, off Walls and Hill it is in the open', () => {
    const stack = (cards: string) =>
      shotAt(`${cards}: #34`, 'b0', 'r0')
        .group('allied A')
        .stack.map(({ as }) => as)
    expect([stack('Brush, Move+').length, stack('Brush, Move+, Move+'), stack('Hill, Move+')]).toEqual([1, ['terrain', 'open'], ['open']])
    const t = shotAt('Move+, Move+: #34', 'b0', 'r0')
    expect([t.group('allied A').range, t.m('#34').immobilized]).toEqual([1, true])
  })

  test('UF-28.45-01 UF-28.45-02 UF-28.45-03 UF-28.451-01 UF-28.451-04 DV-034 Stun 3, then 6, then it is lost; it does nothing meanwhile', () => {
    const t = heavy('axis A: #35 buttoned stun 3 credit 2\naxis B: P1\nallied A: Q1', { hands: { axis: 'Fire 1/1, Move, Rally 3' } })
    t.cannot(aim(t, 'axis A', 'allied A', '#35'), '25.1').cannot(
      { type: 'move', group: 0, card: t.card('axis', 2), mode: 'advance' },
      '28.45',
    )
    t.act({ type: 'rally', group: 0, card: t.card('axis', 3), men: [t.man('#35')] })
    expect(t.m('#35').stun).toBeUndefined()
    expect(m4(': #34 buttoned stun 3 credit 2', 'b0', 'r1')).toMatchObject({ stun: 6 })
    expect(m4(': #34 buttoned stun 3 credit 2', 'b0', 'r1').credit).toBeUndefined()
    expect(m4(': #34 buttoned stun 6', 'b0', 'r1').fate).toBe('kia')
  })

  test('DV-012 DV-033 UF-28.451-02 UF-28.451-03 UF-28.45-04 what Rally cards do for it', () => {
    const rally = (marks: string, card: string) => {
      const t = heavy(`axis A: #32${marks}\naxis B: P1\nallied A: Q1`, { hands: { axis: card } })
      t.act({ type: 'rally', group: 0, card: t.card('axis', 1), men: [t.man('#32')] })
      const { stun = 0, pinned, credit = 0 } = t.m('#32')
      return [stun, pinned, credit]
    }
    expect(rally(' pinned stun 6', 'Rally 5')).toEqual([3, true, 0])
    expect(rally(' pinned stun 3 credit 2', 'Rally 4')).toEqual([0, false, 0])
    expect(rally(' pinned stun 3', 'Rally 4')).toEqual([0, true, 0])
    expect(rally(' pinned stun 6', 'Rally All')).toEqual([0, false, 0])
    expect(rally(' pinned stun 3', 'Rally 2')).toEqual([3, true, 2])
  })

  test('UF-10.23-03 UF-10.23-05 QA-020 a Rally All for it and its neighbour only if it is open, by a leader of the men', () => {
    const rally = (vehicle: string, leader: string) => {
      const t = heavy(`axis A: ${vehicle}\naxis B: P1${leader}, P2 pinned\nallied A: Q1`, { hands: { axis: 'Rally All' } })
      return { t, act: { type: 'rally', group: 0, card: t.card('axis', 1), with: t.id('axis B') } }
    }
    const open = rally('#32 pinned', '(SL)')
    open.t.act(open.act)
    expect([open.t.m('#32').pinned, open.t.m('P2').pinned]).toEqual([false, false])
    const closed = rally('#35 buttoned stun 3', '(SL)')
    closed.t.cannot(closed.act, '10.23')
    const nobody = rally('#32 pinned', '')
    nobody.t.cannot(nobody.act, '10.23')
  })
})

describe('flank and hull', () => {
  test('UF-28.46-01 UF-28.46-02 UF-28.46-04 QA-118 flanking ordnance and ordnance at a sideways one meet its flank, rifles never', () => {
    expect(m4('Move=: #34', 'b0', 'r2').fate).toBe('kia')
    expect(m4('Move=, Move+: #34', 'b0', 'r2').fate).toBe('kia')
    expect(m4('Move+: #34', 'b0', 'r2').fate).toBe('')
    const flank = heavy('axis A[2] flanks B: #31, P1\naxis B: P2\nallied A: Q1\nallied B[1]: #34', FIRE)
    expect(shoot(flank, 'axis A', 'allied B', '#31', { at: 'armour' }, 'b0', 'r2').m('#34').fate).toBe('kia')
    const rifles = heavy('axis A[4]: P1, P2, P3\nallied A[1] Move=: #31\nallied B: Q8, Q9', { hands: { axis: 'Fire 2/3' } })
    expect(strengths(rifles.fire('axis A', 'allied A', [1]).resolves('r0', 'r3')).at(-1)).toEqual(['armour', 2])
  })

  test('UF-28.9-01 UF-28.9-03 UF-28.91-01 UF-28.94-01 UF-8.91-01 on Walls, or on a Hill against those below; not on the move, for mortars or from the flank', () => {
    const hull = (from: string, target: string, mortar = false) => {
      const t = heavy(`axis A[2] ${from}: #31, P1\naxis B: P2\nallied A: Q1\nallied B[1] ${target}: #34`)
      return isHullDown(t.state, t.group('allied B'), t.group('axis A'), mortar)
    }
    expect([hull('', 'Walls'), hull('', 'Hill'), hull('Hill', 'Hill'), hull('', 'Woods')]).toEqual([true, true, false, false])
    expect([hull('', 'Walls, Move+'), hull('', 'Walls', true), hull('flanks B', 'Walls')]).toEqual([false, false, false])
  })

  test('UF-28.93-01 UF-28.9-02 hull down it is stunned instead of stopped', () => {
    expect(m4('Walls: #34', 'b0', 'r0')).toMatchObject({ stun: 3 })
    expect(m4('Walls: #34', 'b0', 'r0').immobilized).toBeUndefined()
  })

  test('UF-28.93-01 UF-26.5-02 UF-40.22-01 UF-28.82-03 so it is by a mortar, by artillery and by hand', () => {
    const shelled = (ground: string) => {
      const t = heavy(`axis A: M(weapon mortarLight), P2 assists 1\naxis B: P3\nallied A ${ground}: #34\nallied B: Q2`, FIRE)
      return shoot(t, 'axis A', 'allied A', 'M', {}, 'b0', 'b6').m('#34')
    }
    expect([shelled('Walls').stun, shelled('Walls').immobilized, shelled('Brush').immobilized]).toEqual([3, undefined, true])
    const guns = table('axis A: L1(SL) carries radio\naxis B: P3\nallied A Walls: #34\nallied B: Q2', {
      rulesThrough: 40,
      hands: { axis: '#52' },
    })
    guns.act({ type: 'fireMission', group: 0, target: guns.id('allied A'), card: 52 }).draws('b1', 'b6')
    expect([guns.m('#34').stun, guns.m('#34').immobilized]).toEqual([3, undefined])
    const byHand = heavy('axis A[4]: P1\naxis B: P3\nallied A[1] Walls: #34\nallied B: Q2', { hands: { axis: 'Move' } })
    const attempt = { man: byHand.man('P1'), into: byHand.id('allied A'), card: byHand.card('axis', 1) }
    byHand.act({ type: 'infiltrate', group: 0, men: [attempt] }).draws('b1 c6r', 'b5')
    byHand.saw({ type: 'vehicleFought', total: 6, result: 'immobilized' })
    expect([byHand.m('#34').stun, byHand.m('#34').immobilized]).toEqual([3, undefined])
  })

  test('UF-17.6-10 it can’t be encircled', () => {
    const t = heavy('axis A[6]: P1\naxis B[2]: P2, P3\nallied A: Q1\nallied B: #34', { hands: { axis: 'Move' } })
    t.cannot({ type: 'move', group: 0, card: t.card('axis', 1), mode: 'sideways', encircle: t.id('allied B') }, '17.6')
  })

  test('UF-28.2-01 UF-28.21-01 UF-28.22-01 UF-28.23-01 an assault gun: worse at what moves, none on the move, and none well when it can’t turn', () => {
    const stug = (axis: string, allied = '') =>
      needs(heavy(`axis A[2] : #36${axis}\nallied A[1] ${allied}: #34`), 'axis A', 'allied A', '#36').frequency
    expect([stug(''), stug('', 'Move+'), stug(' bogged'), stug(' immobilized')]).toEqual([2, 1, 0, 0])
    const moving = heavy('axis A[2] Move+: #36\nallied A[1]: #34', FIRE)
    moving.cannot(aim(moving, 'axis A', 'allied A', '#36'), '28.22')
  })

  test('UF-51.6-01..04 UF-27.1-02 the Char B1: either gun, the one in the hull a step worse, with the limits of an assault gun and not hull down', () => {
    const french: TableOptions = { nations: { axis: 'French', allied: 'German' }, hands: { axis: 'Fire 1/1' } }
    const t = heavy('axis A[2]: #34\nallied A[1]: Q1', french)
    expect(needs(t, 'axis A', 'allied A', '#34', 'hull').frequency).toBe(needs(t, 'axis A', 'allied A', '#34').frequency - 1)
    const hit = (part: object) => {
      const one = heavy('axis A[2]: #34\nallied A[1]: Q1', french)
      shoot(one, 'axis A', 'allied A', '#34', part, 'b0', 'r0')
      return one.game.events.flatMap(({ event }) => (event.type === 'hitStrength' ? [event.strength] : []))[0]
    }
    expect([hit({}), hit({ part: 'hull' })]).toEqual([3, 5])
    const moving = heavy('axis A[2] Move+: #34\nallied A[1]: Q1', french)
    moving.cannot(aim(moving, 'axis A', 'allied A', '#34', { part: 'hull' }), '28.22')
    const down = heavy('axis A[2] Walls: #34\nallied A[1]: Q1', french)
    down.cannot(aim(down, 'axis A', 'allied A', '#34', { part: 'hull' }), '51.6')
  })
})
