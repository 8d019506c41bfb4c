import { describe, expect, test } from 'vitest'
import { aim, heavy, needs, shoot } from '../../test/guns.ts'
import type { TableOptions } from '../../test/table.ts'
import { groupFirepower } from '../fire/firepower.ts'
import { forceOf, victoryPoints } from '../scenario/victory.ts'

const FIRE = { hands: { axis: 'Fire 1/1' } } as const
/** The strength of a hit, with the number that hit. */
const hit = (text: string, who: string, more: object, draw: string, options: TableOptions = FIRE) => {
  const t = heavy(text, options)
  const targets = t.group('allied A').men.map(() => 'r0')
  t.act(aim(t, 'axis A', 'allied A', who, more))
    .answer('shot', { type: 'resolve' })
    .draws(draw, ...targets)
  return t.game.events.flatMap(({ event }) => (event.type === 'hitStrength' ? [event.strength] : []))[0]
}

describe('a hit', () => {
  test('EX-035a EX-035b EX-035c UF-25.4-01 UF-25.41-01 Effect and the To Hit number, terrain and movement, then a signed number for each', () => {
    const t = heavy('axis A[3]: Towle(weapon bazooka)\nallied A[1] Brush, Move+: Wolff(kia 8), Schultz(morale 2)', FIRE)
    shoot(t, 'axis A', 'allied A', 'Towle', {}, 'b0', 'b6', 'r1').saw({ type: 'hitStrength', strength: 2 })
    expect([t.m('Wolff').fate, t.m('Schultz').pinned]).toEqual(['kia', false])
    const red = heavy('axis A[3]: Towle(weapon bazooka)\nallied A[1] Brush, Move+: Wolff(kia 8)', FIRE)
    shoot(red, 'axis A', 'allied A', 'Towle', {}, 'r0').saw({ type: 'shot', result: 'miss' })
  })

  test('UF-25.4-02 DV-011 UF-30.5-01 of a gun at a vehicle the range instead; of a tube the number', () => {
    expect(hit('axis A[2]: #31, P1\nallied A[1]: #34', '#31', { at: 'armour' }, 'b2')).toBe(5 + 3)
    expect(hit('axis A[4]: B(weapon panzerschreck), P2 assists 1\nallied A[1]: #34', 'B', { at: 'armour' }, 'b2')).toBe(9 + 2)
  })

  test('UF-25.43-01 DV-010 the number is not added where a black 0 would have missed', () => {
    expect(hit('axis A: M(weapon mortarLight)\nallied A: Q1', 'M', {}, 'b1')).toBe(2)
  })

  test('UF-25.42-01 UF-8.31-02 the unboxed Effect against men, and one more from a Hill; UF-23.4-02 also against a Pillbox', () => {
    expect(hit('axis A[2]: #30, P1\nallied A[1]: Q1', '#30', {}, 'b0')).toBe(5)
    expect(hit('axis A[2] Hill: #30, P1\nallied A[1]: Q1', '#30', {}, 'b0')).toBe(6)
    expect(hit('axis A[2]: #30, P1\nallied A[1] Pillbox: Q1', '#30', {}, 'b0')).toBe(1)
  })

  test('UF-44.6-01 a red 0 stays 0, but for Wire, a Hill and movement', () => {
    const british: TableOptions = { ...FIRE, nations: { axis: 'British' } }
    expect(hit('axis A[2]: #30, P1\nallied A[1]: Q1', '#30', {}, 'b2', british)).toBe(0)
    expect(hit('axis A[2] Hill: #30, P1\nallied A[1] Move+, Wire: Q1', '#30', {}, 'b2', british)).toBe(3)
  })

  test('UF-12.1-02 UF-12.1-01 a Fire card for ordnance is not halved on the move; any value does', () => {
    expect(hit('axis A[2] Move+: #35\nallied A[1]: Q1', '#35', {}, 'b0')).toBe(4)
  })
})

describe('a mortar', () => {
  test('EX-037 UF-26.1-01 UF-27.1-01 UF-27.1-03 crewed it hits on 0 at RR 0; hit or miss it has acquired its target, and then on 0-1', () => {
    const t = heavy('axis A: M(weapon mortarLight), P2 assists 1\nallied A: Q1', { hands: { axis: 'Fire 1/1' } })
    expect(needs(t, 'axis A', 'allied A', 'M').frequency).toBe(0)
    shoot(t, 'axis A', 'allied A', 'M', {}, 'b5').saw({ type: 'acquiresTarget' })
    expect([t.m('M').acquired, needs(t, 'axis A', 'allied A', 'M').frequency]).toEqual([t.id('allied A'), 1])
    expect(needs(heavy('axis A: M(weapon mortarLight)\nallied A: Q1'), 'axis A', 'allied A', 'M').frequency).toBe(-1)
  })

  test('UF-26.2-01 UF-8.61-01 never on the move, nor from a Pillbox, Marsh, Stream or Buildings', () => {
    for (const ground of ['Buildings', 'Marsh', 'Stream']) {
      const t = heavy(`axis A ${ground}: M(weapon mortarLight)\nallied A: Q1`, FIRE)
      t.cannot(aim(t, 'axis A', 'allied A', 'M'), '26.2')
    }
    const moving = heavy('axis A Move+: M(weapon mortarLight)\nallied A: Q1', FIRE)
    moving.cannot(aim(moving, 'axis A', 'allied A', 'M'), '12.12')
  })

  test('UF-26.2-02 UF-8.2-02 DV-044 into and out of a Gully, where others can’t', () => {
    for (const text of ['axis A: M(weapon mortarLight)\nallied A Gully: Q1', 'axis A Gully: M(weapon mortarLight)\nallied A: Q1']) {
      const t = heavy(text, FIRE)
      shoot(t, 'axis A', 'allied A', 'M', {}, 'b5')
    }
    const gun = heavy('axis A[2]: #30, P1\nallied A[1] Gully: Q1', FIRE)
    gun.cannot(aim(gun, 'axis A', 'allied A', '#30'), '8.2')
    expect(hit('axis A: M(weapon mortarLight)\nallied A Gully, Move=, Move=: Q1', 'M', {}, 'b1')).toBe(4)
  })

  test('UF-26.3-01 QA-090 below its range it has small arms’ firepower, not once it is lost', () => {
    const t = heavy('axis A[4]: M(weapon mortarLight), P2\nallied A[1]: Q1', FIRE)
    t.cannot(aim(t, 'axis A', 'allied A', 'M'), '25.3')
    expect(groupFirepower(t.state, t.group('axis A'), t.group('allied A')).factors).toBe(2 + 3)
    const lost = heavy('axis A[4]: M(weapon mortarLight) unarmed\nallied A[1]: Q1')
    expect(groupFirepower(lost.state, lost.group('axis A'), lost.group('allied A')).factors).toBe(0)
  })

  test('UF-26.4-01 Woods are no cover from it', () => {
    expect([
      hit('axis A: M(weapon mortarLight)\nallied A Woods: Q1', 'M', {}, 'b1'),
      hit('axis A: M(weapon mortarLight)\nallied A Brush: Q1', 'M', {}, 'b1'),
    ]).toEqual([2, 1])
  })

  test('UF-26.5-01 UF-26.5-02 UF-26.5-03 it does nothing to armour, but for a critical hit', () => {
    const at = (vehicle: string, nation: 'American' | 'German', ...draws: string[]) => {
      const t = heavy(`axis A[1]: M(weapon mortarLight), P2 assists 1\nallied A[1]: ${vehicle}\nallied B: Q2, Q3`, {
        ...FIRE,
        nations: { allied: nation },
      })
      t.cannot(aim(t, 'axis A', 'allied A', 'M', { at: 'armour' }), '26.5')
      return shoot(t, 'axis A', 'allied A', 'M', { at: 'crew' }, ...draws).m(vehicle)
    }
    expect(at('#34', 'American', 'b0', 'b6').immobilized).toBe(true)
    expect(at('#34', 'American', 'b0', 'b5').fate).toBe('')
    expect(at('#31', 'American', 'b0', 'b5').fate).toBe('kia')
    expect(at('#34', 'American', 'r0', 'b6').immobilized).toBeUndefined()
  })
})

describe('a target that was acquired', () => {
  const next = (text: string, options: TableOptions = {}) => heavy(text, { hands: { axis: 'Fire 1/1, Move', allied: 'Move' }, ...options })

  test('UF-27.1-04 QA-115 not while either moves; UF-27.11-01 nor in Smoke; UF-27.12-01 Smoke later takes its own step', () => {
    const moving = next('axis A: M(weapon mortarLight)\nallied A Move+: Q1')
    expect(shoot(moving, 'axis A', 'allied A', 'M', {}, 'b5').m('M').acquired).toBeUndefined()
    const smoke = next('axis A: M(weapon mortarLight)\nallied A Smoke: Q1')
    expect(shoot(smoke, 'axis A', 'allied A', 'M', {}, 'b5').m('M').acquired).toBeUndefined()
    expect(
      needs(heavy('axis A[1]: M(weapon mortarLight) acquired A, P2 assists 1\nallied A[1] Smoke: Q1'), 'axis A', 'allied A', 'M').frequency,
    ).toBe(1)
  })

  test('UF-27.1-05 UF-27.1-06 UF-27.2-01 one at a time: another target, or a jam, and it is lost; a grenade launcher does it too', () => {
    const t = next('axis A: M(weapon grenadeLauncher) acquired A\nallied A: Q1\nallied B: Q2')
    expect(shoot(t, 'axis A', 'allied B', 'M', {}, 'b5').m('M').acquired).toBe(t.id('allied B'))
    const jam = next('axis A: M(weapon mortarLight) acquired A\nallied A: Q1')
    expect(shoot(jam, 'axis A', 'allied A', 'M', {}, 'r6').m('M').acquired).toBeUndefined()
  })

  test('UF-27.2-04 UF-27.2-05 lost when either plays a Movement card that stays, not when one removes Wire', () => {
    const own = next('axis A: M(weapon mortarLight) acquired A\nallied A: Q1')
    own.act({ type: 'move', group: 0, card: own.card('axis', 2), mode: 'advance' })
    expect(own.m('M').acquired).toBeUndefined()
    const theirs = next('axis A: M(weapon mortarLight) acquired A\nallied A: Q1', { active: 'allied' })
    theirs.act({ type: 'move', group: theirs.id('allied A'), card: theirs.card('allied', 1), mode: 'advance' })
    expect(theirs.m('M').acquired).toBeUndefined()
    const wire = next('axis A: M(weapon mortarLight) acquired A\nallied A Wire: Q1', { active: 'allied' })
    wire.act({ type: 'removeWire', group: wire.id('allied A'), card: wire.card('allied', 1) })
    expect(wire.m('M').acquired).toBe(wire.id('allied A'))
  })

  test('UF-27.2-02 UF-27.2-03 UF-27.2-06 QA-116 lost when it is pinned or buttons up; closed it may acquire, and opening up keeps it', () => {
    const tank = next('axis A: #35 acquired A\naxis B: P1\nallied A: Q1')
    tank.act({ type: 'buttonUp', group: 0 })
    expect(tank.m('#35').acquired).toBeUndefined()
    const closed = next('axis A: #35 buttoned\naxis B: P1\nallied A: Q1')
    expect(shoot(closed, 'axis A', 'allied A', '#35', {}, 'b6').m('#35').acquired).toBe(closed.id('allied A'))
    const opens = heavy('axis A: #35 buttoned acquired A\naxis B: P1\nallied A: Q1', { hands: { axis: 'Hero' } })
    opens.act({ type: 'hero', group: 0, man: opens.man('#35'), card: opens.card('axis', 1) })
    expect([opens.m('#35').buttoned, opens.m('#35').acquired]).toEqual([undefined, opens.id('allied A')])
    const pinned = heavy('axis A[2]: P1, P2\nallied A[1]: N(weapon mortarLight, morale 1) acquired A\nallied B: Q2', FIRE)
    pinned.fire('axis A', 'allied A', [1]).resolves('b0')
    expect(pinned.m('N').acquired).toBeUndefined()
  })

  test('UF-27.3-01 UF-27.3-02 a vehicle loses it when its machine gun fires at another group, not at the same', () => {
    const text = 'axis A[2]: #35 acquired A\naxis B: P1\nallied A[1]: Q1(kia 12)\nallied B[1]: Q2(kia 12)'
    const same = heavy(text, FIRE).fire('axis A', 'allied A', [1]).resolves('r0')
    expect(same.m('#35').acquired).toBe(same.id('allied A'))
    const other = heavy(text, FIRE).fire('axis A', 'allied B', [1]).resolves('r0')
    expect(other.m('#35').acquired).toBeUndefined()
  })
})

describe('an infantry gun', () => {
  test('UF-34.1-01 UF-34.2-01 UF-3.2-06 one position, alone or with men; it takes no other weapon', () => {
    const t = heavy('axis A lies rifleBolt: #30, P1\nallied A: Q1')
    t.cannot({ type: 'acquire', group: 0, man: t.man('#30'), weapon: 0 }, '34.1')
    expect(t.group('axis A').men).toHaveLength(2)
  })

  test('UF-34.3-01 UF-34.3-02 DV-039 out of anything but Open Ground two cards, the first sideways; the enemy may lay Terrain on one', () => {
    const woods = heavy('axis A Woods: #30, P1\nallied A: Q1', { hands: { axis: 'Move, Brush' } })
    woods.cannot({ type: 'move', group: 0, card: woods.card('axis', 1), mode: 'advance' }, '34.3')
    const one = heavy('axis A Woods, Move=: #30, P1\nallied A: Q1', { hands: { axis: 'Brush' } })
    one.cannot({ type: 'terrain', group: 0, card: one.card('axis', 1), faceDown: false }, '34.3')
    const two = heavy('axis A Woods, Move=, Move=: #30, P1\nallied A: Q1', { hands: { axis: 'Brush' } })
    two.act({ type: 'terrain', group: 0, card: two.card('axis', 1), faceDown: false })
    const enemy = heavy('allied A Woods, Move=: #37, Q1\naxis A: P1', { step: 'turn.discard', hands: { axis: 'Brush' } })
    enemy.decide('axis', 'discard', { type: 'discard', cards: [{ card: enemy.card('axis', 1), as: 'terrain', on: enemy.id('allied A') }] })
  })

  test('QA-168 UF-34.3-01 it goes to another group as men do; out of anything but Open Ground it takes a Movement card on its group before', () => {
    const send = (stack: string) => {
      const t = heavy(`axis A ${stack}: #30, L1(SL)\naxis B: P1, P2\nallied A: Q1`, { hands: { axis: 'Move' } })
      return { t, act: { type: 'transfer', group: 0, men: [t.man('#30')], cards: [t.card('axis', 1)], to: t.id('axis B') } }
    }
    const woods = send('Woods')
    woods.t.cannot(woods.act, '34.3')
    for (const stack of ['', 'Woods, Move=']) {
      const { t, act } = send(stack)
      t.act(act).saw({ type: 'transfers', man: t.man('#30'), to: t.id('axis B') })
    }
  })

  test('UF-34.31-01 UF-34.31-02 from Open Ground one is enough, but onto a Hill always two, the first sideways', () => {
    const enters = (stack: string, card: string) => {
      const t = heavy(`axis A ${stack}: #30, P1\nallied A: Q1`, { hands: { axis: card } })
      return { t, act: { type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false } }
    }
    const brush = enters('Move+', 'Brush')
    brush.t.act(brush.act)
    for (const stack of ['Move+', 'Move+, Move+']) {
      const hill = enters(stack, 'Hill')
      hill.t.cannot(hill.act, '34.31')
    }
    const ready = enters('Move=, Move+', 'Hill')
    ready.t.act(ready.act)
  })

  test('UF-34.32-01 UF-8.43-01 UF-3.6-07 never in a Marsh', () => {
    const t = heavy('axis A Move+: #30, P1\nallied A: Q1', { hands: { axis: 'Marsh' } })
    t.cannot({ type: 'terrain', group: 0, card: t.card('axis', 1), faceDown: false }, '34.32')
    const tank = heavy('axis A Move+: #35\nallied A: Q1', { hands: { axis: 'Marsh' } })
    tank.cannot({ type: 'terrain', group: 0, card: tank.card('axis', 1), faceDown: false }, '28.5')
  })

  test('UF-34.33-01 does not fire on the move', () => {
    const t = heavy('axis A Move+: #30, P1\nallied A: Q1', FIRE)
    t.cannot(aim(t, 'axis A', 'allied A', '#30'), '12.12')
  })

  const at = (axis: string, allied: string, options: TableOptions = FIRE) =>
    heavy(`axis A${axis}\nallied A[1]: ${allied}\nallied B: Q8, Q9`, { ...options, nations: { allied: 'German', axis: 'American' } })

  test('EX-040a UF-34.4-07 rifles at RR 4: five pins, nine is the end of it', () => {
    const fires = (draw: string) =>
      at('[3]: P1, P2, P3', '#30', { hands: { axis: 'Fire 3/4' } })
        .fire('axis A', 'allied A', [1])
        .resolves(draw)
        .m('#30')
    expect([fires('b1').pinned, fires('b2').pinned, fires('b6').fate]).toEqual([false, true, 'kia'])
  })

  test('EX-040b UF-34.4-03 at RR 5 a second attack with the same card against its boxed numbers, if that needs no more than one each', () => {
    const near = (...draws: string[]) =>
      at('[4]: P1, P2, P3', '#30', { hands: { axis: 'Fire 2/3' } })
        .fire('axis A', 'allied A', [1])
        .resolves(...draws)
    expect([near('b0', 'b1').m('#30').pinned, near('b0', 'b5').m('#30').fate, near('b0', 'b0').m('#30').pinned]).toEqual([
      true,
      'kia',
      false,
    ])
    at('[4]: P1, P2, P3', '#30', { hands: { axis: 'Fire 3/4' } })
      .fire('axis A', 'allied A', [1])
      .resolves('b0')
      .asks('axis', 'refill')
  })

  test('UF-34.4-01 UF-34.4-05 UF-34.4-06 QA-134 the boxed set against hits of guns, tanks and mortars; UF-34.4-02 and any flanking fire', () => {
    const hitBy = (piece: string, who: string) => {
      const t = at(`[2]: ${piece}`, '#30')
      t.act(aim(t, 'axis A', 'allied A', who))
        .answer('shot', { type: 'resolve' })
        .draws('b0', 'r0')
      return t.game.events.flatMap(({ event }) => (event.type === 'machineAttacked' ? [event.against] : []))[0]
    }
    expect([hitBy('#34', '#34'), hitBy('M(weapon mortar60), P2 assists 1', 'M')]).toEqual(['boxed', 'boxed'])
    const flank = heavy('axis A[2] flanks B: P1, P2\naxis B: P3\nallied A: Q2\nallied B[1]: #30', {
      ...FIRE,
      nations: { allied: 'German', axis: 'American' },
    })
    flank.fire('axis A', 'allied B', [1]).resolves('r0').saw({ type: 'machineAttacked', against: 'boxed' })
    const plain = heavy('axis A[2]: P1, P2\nallied A[1]: #30\nallied B: Q1', { ...FIRE, nations: { allied: 'German', axis: 'American' } })
    plain.fire('axis A', 'allied A', [1]).resolves('r0').saw({ type: 'machineAttacked', against: 'plain' })
  })

  test('UF-34.4-04 and against an anti-tank rifle that fires as ordnance', () => {
    const t = at('[2]: R(weapon atr), P2', '#30')
    t.act(aim(t, 'axis A', 'allied A', 'R'))
      .answer('shot', { type: 'resolve' })
      .draws('b2', 'r0')
      .saw({ type: 'machineAttacked', against: 'boxed' })
  })

  test('UF-8.53-03 out of a Stream it takes two cards sideways, and only the second is put to the test', () => {
    const t = heavy('axis A Stream: #30, P1\naxis B: P2\nallied A: Q1', { hands: { axis: 'Move, Move' } })
    const sideways = (n: number) => ({ type: 'move', group: 0, card: t.card('axis', n), mode: 'sideways' })
    t.act(sideways(1)).next('axis')
    expect(t.group('axis A').stack.map(({ as }) => as)).toEqual(['terrain', 'movement'])
    t.cannot({ ...sideways(2), mode: 'advance' }, '8.53')
    t.act(sideways(2)).draws('r1').saw({ type: 'fords', succeeded: false })
    expect(t.group('axis A').stack.map(({ as }) => as)).toEqual(['terrain', 'movement'])
    const ford = heavy('axis A Stream, Move=: #30, P1\naxis B: P2\nallied A: Q1', { hands: { axis: 'Ford' } })
    ford.act({ type: 'move', group: 0, card: ford.card('axis', 1), mode: 'sideways' }).saw({ type: 'fords', succeeded: true })
    expect(ford.group('axis A').stack).toHaveLength(3)
  })

  test('UF-17.8-06 it may transfer, from Open Ground or once a Movement card lies on its position; not into a Marsh', () => {
    const send = (from: string, to = '') => {
      const t = heavy(`axis A ${from}: #30, L1(SL)\naxis B ${to}: P2\nallied A: Q1`, { hands: { axis: 'Move' } })
      return { t, act: { type: 'transfer', group: 0, men: [t.man('#30')], cards: [t.card('axis', 1)], to: t.id('axis B') } }
    }
    for (const ground of ['', 'Woods, Move=']) {
      const { t, act } = send(ground)
      expect(t.candidates()).toContainEqual(act)
      t.act(act).saw({ type: 'transfers' })
    }
    const stuck = send('Woods')
    stuck.t.cannot(stuck.act, '34.3')
    const wet = send('', 'Marsh')
    wet.t.cannot(wet.act, '34.32')
  })

  test('UF-34.5-01 UF-9.5-01 UF-34.5-02 UF-34.5-03 a Concealed card helps it only while it has neither moved nor fired', () => {
    const hidden = (marks: string, with_: string) =>
      at('[3]: P1, P2, P3', `#30${marks}${with_}`, { hands: { axis: 'Fire 3/4', allied: 'Concealed 2' } })
    const fresh = hidden('', '')
    fresh
      .fire('axis A', 'allied A', [1])
      .answer('concealment', { type: 'conceal', card: fresh.card('allied', 1) })
      .resolves('b0')
      .saw({ type: 'machineAttacked', strength: 1 })
    expect(hidden(' shown', '').fire('axis A', 'allied A', [1]).asked.kind).toBe('attack')
    const mixed = hidden(' shown', ', Q1(kia 12, morale 9)')
    mixed
      .fire('axis A', 'allied A', [1])
      .answer('concealment', { type: 'conceal', card: mixed.card('allied', 1) })
      .resolves('b0', 'b0')
    mixed.saw({ type: 'machineAttacked', strength: 3 }).saw({ type: 'attacked', man: mixed.man('Q1'), strength: 1 })
    const shot = heavy('axis A[2]: #34\nallied A[1]: #30 shown, Q1\nallied B: Q2', {
      hands: { axis: 'Fire 1/1', allied: 'Concealed 2' },
      nations: { allied: 'German', axis: 'American' },
    })
    shot.act(aim(shot, 'axis A', 'allied A', '#34')).asks('axis', 'shot')
  })

  test('UF-34.5-01 firing and moving show it', () => {
    const fired = heavy('axis A: #30, P1\nallied A: Q1', FIRE)
    expect(shoot(fired, 'axis A', 'allied A', '#30', {}, 'b6').m('#30').shown).toBe(true)
    const moved = heavy('axis A: #30, P1\nallied A: Q1', { hands: { axis: 'Move' } })
    moved.act({ type: 'move', group: 0, card: moved.card('axis', 1), mode: 'advance' })
    expect(moved.m('#30').shown).toBe(true)
  })

  test('UF-34.6-01 UF-34.6-02 UF-10.22-02 UF-10.41-01 pinned it does nothing; a Rally 3 unpins it, less is kept for later', () => {
    const rally = (card: string, marks = '') => {
      const t = heavy(`axis A: #30 pinned${marks}, P1\nallied A: Q1`, { hands: { axis: card } })
      t.act({ type: 'rally', group: 0, card: t.card('axis', 1), men: [t.man('#30')] })
      return t.m('#30')
    }
    expect([rally('Rally 3').pinned, rally('Rally 2'), rally('Rally 1', ' credit 2').pinned]).toMatchObject([
      false,
      { pinned: true, credit: 2 },
      false,
    ])
    const hero = heavy('axis A: #30 pinned, P1\nallied A: Q1', { hands: { axis: 'Hero, Move' } })
    hero.cannot({ type: 'move', group: 0, card: hero.card('axis', 2), mode: 'advance' }, '5.1')
    hero.act({ type: 'hero', group: 0, man: hero.man('#30'), card: hero.card('axis', 1) })
    expect([hero.m('#30').pinned, hero.m('#30').credit]).toEqual([true, 1])
  })

  test('DV-008 UF-34.7-01 UF-34.71-01..03 in close combat three crewmen one after the other; each that falls costs a step To Hit', () => {
    const t = heavy('axis A[4]: P1(morale 5) infiltrates A since 1\naxis B: P8\nallied A[1]: #30\nallied B: Q8, Q9', {
      hands: { axis: 'Move' },
      nations: { allied: 'German', axis: 'American' },
    })
    t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('P1'), card: t.card('axis', 1) }] }).draws('b6', 'r0', 'b3', 'r0', 'b1', 'r0')
    const totals = t.game.events.flatMap(({ event }) => (event.type === 'combat' ? [event.defenderTotal] : []))
    expect([totals, t.m('#30').crewLost, t.m('#30').fate]).toEqual([[11, 8, 5], 3, 'kia'])
    const lost = (n: number) =>
      needs(heavy(`axis A[2]: #30${n ? ` crewLost ${n}` : ''}, P1\nallied A[1]: Q1`), 'axis A', 'allied A', '#30').frequency
    expect([lost(0), lost(1), lost(2)]).toEqual([2, 1, 0])
  })

  test('UF-34.7-02 UF-20.91-06 it never infiltrates and never goes berserk', () => {
    const t = heavy('axis A[5]: #30, P1\nallied A: Q1')
    t.cannot({ type: 'infiltrate', group: 0, men: [{ man: t.man('#30'), into: t.id('allied A') }] }, '34.7')
    const russian = heavy('axis A[4]: P1, P2\nallied A[1]: #31 pinned\nallied B: Q8, Q9', {
      hands: { axis: 'Fire 2/3' },
      nations: { allied: 'Russian' },
    })
    russian.fire('axis A', 'allied A', [1]).resolves('b4 0r<5', 'r6')
    expect([russian.m('#31').berserk, russian.m('#31').fate]).toEqual([false, 'kia'])
  })

  test('UF-11.2-01 UF-30.3-01 an assistant fires no panzerfaust', () => {
    const shot = (men: string) => {
      const t = heavy(`axis A[4]: ${men}\naxis B: P2\nallied A[1]: #34\nallied B: Q3`, FIRE)
      return t.game.problems('axis', aim(t, 'axis A', 'allied A', 'P1', { part: 'panzerfaust' })).map(({ rule }) => rule)
    }
    expect([shot('L(weapon lmgGerman), P1 carries panzerfaust'), shot('L(weapon lmgGerman), P1 assists 1 carries panzerfaust')]).toEqual([
      [],
      ['25.1'],
    ])
  })

  test('UF-20.53-02 an infiltrator who fires a tube is one no more', () => {
    const t = heavy('axis A[4]: P1(weapon bazooka) infiltrates A, P2\naxis B: P3\nallied A[1]: Q1\nallied B: Q3', FIRE)
    shoot(t, 'axis A', 'allied A', 'P1', {}, 'b6')
    expect(t.m('P1').infiltrates).toBe(-1)
  })

  test('UF-28.62-01 hull down it gets nothing of its ground against a hit; the men with it do', () => {
    const hits = (ground: string) => {
      const t = heavy(`axis A[2]: #30, P1\naxis B: P2\nallied A[1] ${ground}: #32, Q1\nallied B: Q3`, FIRE)
      shoot(t, 'axis A', 'allied A', '#30', {}, 'b0', 'r0', 'r0')
      return t.game.events.flatMap(({ event }) => (event.type === 'machineAttacked' || event.type === 'attacked' ? [event.strength] : []))
    }
    expect([hits('Walls'), hits('Hill'), hits('Brush')]).toEqual([
      [5, 3],
      [5, 4],
      [4, 4],
    ])
  })

  test('UF-28.94-01 from the flank too: only a vehicle is not', () => {
    const t = heavy('axis A[2] flanks B: #30, P1\naxis B: P2\nallied A: Q1\nallied B[1] Walls: #32')
    expect(needs(t, 'axis A', 'allied B', '#30').redMisses).toBe('the target is hull down')
  })

  test('UF-34.5-02 UF-9.5-01 in close combat nobody conceals the crew of one that was seen', () => {
    for (const [gun, asked] of [
      ['#32 shown', false],
      ['#32', true],
    ] as const) {
      const t = heavy(`axis A[4]: P1 infiltrates A since 1, P3\naxis B: P8\nallied A[1]: ${gun}, Q1\nallied B: Q2`, {
        hands: { axis: 'Move', allied: 'Concealed 2' },
      })
      t.act({ type: 'closeCombat', group: 0, men: [{ man: t.man('P1'), card: t.card('axis', 1) }] }).draws('b1 2=1')
      if (asked) t.asks('allied', 'concealment')
      else t.draws('b6', 'r6').saw({ type: 'combat', attackerTotal: 14 })
    }
  })

  test('UF-8.33-01 QA-125 on a Hill it is hull down to those below, but for rifles that is mere terrain', () => {
    const below = (from: string) =>
      needs(
        heavy(`axis A[2] ${from}: #34\nallied A[1] Hill: #30`, { nations: { allied: 'German', axis: 'American' } }),
        'axis A',
        'allied A',
        '#34',
      ).redMisses
    expect([below(''), below('Hill')]).toEqual(['the target is hull down', ''])
  })

  test('UF-20.54-01 UF-20.54-02 its group is infiltrated: it hits the others of that group, not the infiltrator', () => {
    const t = heavy('axis A[4]: #31, P1\nallied A[1]: Q1 infiltrates A since 1, Q2(kia 12)\nallied B: Q3, Q4', FIRE)
    t.act(aim(t, 'axis A', 'allied A', '#31'))
      .answer('shot', { type: 'resolve' })
      .draws('b0', 'b6')
    expect([t.m('Q1').pinned, t.m('Q1').fate, t.m('Q2').pinned]).toEqual([false, '', true])
  })

  test('UF-16.4-08 UF-16.4-09 UF-16.5-06 UF-36.4-01 it scores like a man, costs six, and is not dug in', () => {
    const t = heavy('axis A[2]: #30, P1\nallied A: Q1', { modules: ['entrenchments'] })
    t.act({ type: 'entrench', group: 0 }).draws('b0')
    const alone = heavy('axis A[2]: #30\nallied A: Q1', { modules: ['entrenchments'], hands: { axis: 'Fire' } })
    alone.cannot({ type: 'entrench', group: 0 }, '36.4')
    expect([victoryPoints(alone.state, 'axis'), forceOf(alone.state, 'axis')]).toEqual([2, 1])
    const lost = heavy('axis A: P1\nallied A: Q1', { allied: { lost: [{ number: 37, fate: 'kia' }] } })
    expect(victoryPoints(lost.state, 'axis')).toBe(6)
  })
})
