import { expect, test } from 'vitest'
import { end, fireOf, hold, move, moveOf, step, stop, walk } from '../../test/moves.ts'
import { type LnltTable, table } from '../../test/table.ts'

const FAR = 'L9 German: x=medic, y=6-1-6'

/** How many hexes of clear ground somebody can go in a way of moving, straight down from C1. */
function reach(units: string, who: string, options: object = {}): number {
  const t = table(`${FAR}    C1 US: ${units}`)
  t.activate('C1')
  let steps = 1
  for (move(t, who, 'C2', options); t.asked.kind === 'step'; steps++) step(t, `C${steps + 2}`)
  return steps
}

test('LNL-6.1-01 LNL-6.1-09 LNL-6.1-12 red-boxed MF and Heroes Assault Move, others do not; the marker says so', () => {
  const t = table(`${FAR}    C3 US: a=2-5-4, b=2-6-4, h=us-hero-1-6-6`)
  t.activate('C3')
  t.refuses('blue', moveOf(t, 'b', 'C4', { mode: 'assaultMove' }), { rule: '6.1', message: /can't Assault Move/ })
  stop(move(t, 'a h', 'C4', { mode: 'assaultMove' }))
  end(t)
  t.expect('C4').has('2-5-4 assaultMove', '1-6-6 assaultMove')
})

test('LNL-6.1-10 a Leader Assault Moves if he starts with such units of his nationality', () => {
  const alone = table(`${FAR}    C3 US: l=us-leader-6-1, b=2-6-4`).activate('C3')
  alone.refuses('blue', moveOf(alone, 'l', 'C4', { mode: 'assaultMove' }), { rule: '6.1' })
  const among = table(`${FAR}    C3 US: l=us-leader-6-1, a=us-marine-squad`).activate('C3')
  move(among, 'l', 'C4', { mode: 'assaultMove' })
  const others = table(`${FAR}    C3 US: l=us-101st-airborne-leader-6-2, a=us-marine-squad-vietnam`).activate('C3')
  others.refuses('blue', moveOf(others, 'l', 'C4', { mode: 'assaultMove' }), { rule: '6.1' })
})

test('LNL-6.1-11 LNL-SK-01 with a Leader who is an Assaulter everybody in his hex may Assault Move and Assault Fire', () => {
  const t = table(`${FAR}    C3 US: l=us-leader-6-1 assaulter, b=2-6-4    F3 German: z=medic`).activate('C3')
  t.answer('act', { ...fireOf(t, 'b', 'C3', 'F3'), type: 'assaultFire', movers: t.units('b'), to: 'C4' }).rolls(1, 6)
  expect(t.where('b')).toBe('C4')
})

test('LNL-6.1-03 LNL-6.1-13 LNL-6.2-03 an Assault Move takes half the MF, rounded up, with Double-Time added before', () => {
  expect(reach('a=us-101st-airborne-squad', 'a', { mode: 'assaultMove' })).toBe(2)
  expect(reach('a=us-101st-airborne-squad, l=us-101st-airborne-leader-6-2', 'a l', { mode: 'assaultMove' })).toBe(3)
  expect(reach('h=us-hero-1-6-6', 'h', { mode: 'assaultMove' })).toBe(3)
})

test('LG-39 half the MF gives no minimum move', () => {
  const t = table(`${FAR}    C3 US: a=2-5-4    C4 level 1; light-woods`).activate('C3')
  t.refuses('blue', moveOf(t, 'a', 'C4', { mode: 'assaultMove' }), { rule: '6.1' })
  move(t, 'a', 'C4')
})

test('LNL-6.1-02 LNL-6.1-04 LNL-6.1-05 LNL-6.1-07 example X-MV-2: after an Assault Move they fire in the same impulse at -2 for the stack', () => {
  const t = table('C3 US: a=2-5-4, b=2-5-4    G4 German: z=medic, y=medic').activate('C3')
  stop(move(t, 'a b', 'C4', { mode: 'assaultMove' }))
  t.answer('act', fireOf(t, 'a b', 'C4', 'G4')).rolls(1, 6)
  t.saw({ type: 'attack', modifiers: [{ value: -2 }] })
  t.expect('C4').has('2-5-4 assaultMove fired', '2-5-4 assaultMove fired')
})

test('LNL-6.1-02 who simply moved does not fire after it: the way of moving is declared when he sets out', () => {
  const t = table('C3 US: a=2-5-4, b=2-5-4    G4 German: z=medic').activate('C3')
  stop(move(t, 'a', 'C4'))
  t.refuses('blue', fireOf(t, 'a', 'C4', 'G4'), {})
})

test('LNL-5.3-19 example X-AM-1: a unit under Assault Move may Opportunity Fire', () => {
  const t = table('C3 US: a=2-5-4 assaultMove    F5 German: g=1-6-4, z=medic', { next: 'red' })
  t.activate('F5')
  move(t, 'g', 'E5')
  t.asks('blue', 'opportunityFire')
  t.answer('opportunityFire', fireOf(t, 'a', 'C3', 'E5')).rolls(1, 6)
  t.expect('C3').has('2-5-4 assaultMove fired')
})

test('LNL-4.0-33 example X-MV-1b: one Moves and one Assault Moves along the same way, as far as both can go', () => {
  const t = table(`${FAR}    C3 US: a=2-5-4, b=2-6-4`).activate('C3')
  move(t, 'a b', 'C4', { modes: ['assaultMove', 'move'] })
  step(t, 'C5')
  t.saw({ type: 'moveEnds', at: t.place('C5') })
  end(t)
  t.expect('C5').has('2-5-4 assaultMove', '2-6-4 moved')
})

test('LNL-6.2-01 LNL-6.2-05 with a Good Order Leader of their own an MMC has 2 MP more, never more than he has', () => {
  expect(reach('a=us-infantry-squad', 'a')).toBe(4)
  expect(reach('a=us-infantry-squad, l=us-leader-6-1', 'a l')).toBe(6)
  expect(reach('a=us-infantry-squad, l=us-leader-6-1 shaken', 'a')).toBe(4)
  expect(reach('a=us-101st-airborne-squad, l=us-101st-airborne-leader-6-2', 'a l')).toBe(6)
  expect(reach('a=us-marine-squad-vietnam, l=us-101st-airborne-leader-6-2', 'a l')).toBe(4)
  expect(reach('a=su-spetsnaz-half-squad, l=su-leader-6-1', 'a l')).toBe(6)
  // half of 6 and not of 7, while the Leader could go on
  expect(reach('a=su-spetsnaz-half-squad, l=su-leader-6-1 assaulter', 'a l', { modes: ['assaultMove', 'move'] })).toBe(3)
})

test('LNL-6.2-04 a Shaken MMC has 1 MP more (LG-32), and the Leader must be in Good Order', () => {
  const away = (units: string, who: string) => {
    const t = table(`C6 US: ${units}    C9 German: x=medic`).activate('C6')
    let steps = 1
    for (move(t, who, 'C5'); t.game.open.length > 0 && t.asked.kind === 'step'; steps++) step(t, `C${5 - steps}`)
    return steps
  }
  expect(away('a=us-infantry-squad shaken, l=us-leader-6-1', 'a l')).toBe(3)
  expect(away('a=us-infantry-squad shaken, l=us-leader-6-1 shaken', 'a l')).toBe(2)
})

test('LNL-6.2-02 a Weapon Team does not Double-Time, and does not crawl (LNL-6.3-05)', () => {
  expect(reach('w=us-m1917, l=us-leader-6-1', 'w l')).toBe(2)
  const t = table(`${FAR}    C3 US: w=us-m1917`).activate('C3')
  t.refuses('blue', moveOf(t, 'w', 'C4', { mode: 'lowCrawl' }), { rule: '6.3' })
})

test('LNL-6.2-06 a Piper is no Leader to Double-Time with, and goes no faster himself', () => {
  const t = table(`${FAR}    C1 British: a=uk-rifle-squad, p=uk-piper-6-1`).activate('C1')
  walk(t, 'a p', ['C2', 'C3', 'C4', 'C5'])
  t.saw({ type: 'moveEnds', at: t.place('C5') })
})

test('LNL-6.2-01 when the Leader is stopped the others have only their own MF left', () => {
  const t = table('C3 US: a=us-infantry-squad, l=us-leader-6-1    F5 German: g=1-6-4, z=medic').activate('C3')
  move(t, 'a l', 'C4')
  t.answer('opportunityFire', fireOf(t, 'g', 'F5', 'C4')).rolls(3, 1, 6, 1, 5)
  t.saw({ type: 'shaken', unit: t.unit('l') })
  expect(t.state.move).toMatchObject({ units: [t.unit('a')], leaders: [] })
  for (const to of ['B3', 'B4', 'B5']) hold(step(t, to))
  t.saw({ type: 'moveEnds', at: t.place('B5') })
})

test('LNL-6.2-07 LNL-6.3-01 LNL-6.3-03 a Low Crawl is one hex, without Double-Time, and not with the last MP', () => {
  const t = table(`${FAR}    C1 US: a=us-infantry-squad, l=us-leader-6-1    C2 marsh    D1 level 1; marsh    D2 level 2; marsh`).activate(
    'C1',
  )
  move(t, 'a l', 'C2', { mode: 'lowCrawl' })
  t.saw({ type: 'moveEnds', at: t.place('C2') })
  end(t)
  t.expect('C2').has('2-6-4 lowCrawl', '6-1-6 lowCrawl')
})

test('LNL-6.3-03 a crawl that takes all MP is none, with a Leader or without', () => {
  const t = table(`${FAR}    C1 US: a=us-vehicle-crew, l=us-leader-6-1    C2 level 1; marsh`).activate('C1')
  t.refuses('blue', moveOf(t, 'a', 'C2', { mode: 'lowCrawl' }), { rule: '6.3', message: /all its MP/ })
  t.refuses('blue', moveOf(t, 'a l', 'C2', { mode: 'lowCrawl' }), { rule: '6.3', message: /all its MP/ })
  move(t, 'l', 'C2', { mode: 'lowCrawl' })
})

test('LNL-6.3-06 a change of floor instead of a hex', () => {
  const t = table(`${FAR}    C3 stone building; US: a=2-6-4    D3 stone building    D2 stone building`, {
    joined: ['C3 D3', 'C3 D2', 'D2 D3'],
  }).activate('C3')
  move(t, 'a', 'C3 upstairs', { mode: 'lowCrawl' })
  t.saw({ type: 'moveEnds', at: t.place('C3 upstairs') })
})

test('LNL-6.3-02 LNL-6.3-04 LNL-5.3-21 LNL-5.3-27 who crawls where he is not spotted is not fired at; where he is, without the +1', () => {
  const hidden = table('C3 US: a=2-6-4, b=2-6-4    C4 light-woods    F5 German: g=1-6-4').activate('C3')
  move(hidden, 'a', 'C4', { mode: 'lowCrawl' })
  hidden.asks('blue', 'act')
  const open = table('C3 US: a=2-6-4, b=2-6-4    F5 German: g=1-6-4').activate('C3')
  move(open, 'a', 'C4', { mode: 'lowCrawl' })
  open.answer('opportunityFire', fireOf(open, 'g', 'F5', 'C4')).rolls(1, 6)
  open.saw({ type: 'attack', targets: [{ attack: 2 }] })
  const upright = table('C3 US: a=2-6-4, b=2-6-4    F5 German: g=1-6-4').activate('C3')
  upright
    .answer('act', moveOf(upright, 'a', 'C4'))
    .answer('opportunityFire', fireOf(upright, 'g', 'F5', 'C4'))
    .rolls(1, 6)
  upright.saw({ type: 'attack', targets: [{ attack: 3 }] })
})

function british(text: string, options: object = {}): LnltTable {
  return table(text, options).activate('C3')
}
const COMMANDO = 'uk-commando-squad'

test('LNL-6.4-01 yellow-boxed MF moves under a Stealth marker', () => {
  const t = british(`${FAR}    C3 British: a=${COMMANDO}, b=uk-rifle-squad`)
  t.refuses('blue', moveOf(t, 'b', 'C4', { mode: 'stealth' }), { rule: '6.4', message: /can't move by Stealth/ })
  stop(move(t, 'a', 'C4'))
  end(t)
  t.expect('C4').has('2-5-4 stealth')
})

test('LNL-6.4-08 with somebody along who is not so capable it is an open move', () => {
  const t = british(`${FAR}    C3 British: a=${COMMANDO}, b=uk-rifle-squad`)
  t.refuses('blue', moveOf(t, 'a b', 'C4', { mode: 'stealth' }), { rule: '6.4' })
  t.refuses('blue', moveOf(t, 'a b', 'C4', { modes: ['stealth', 'move'] }), { rule: '6.4', message: /along/ })
  stop(move(t, 'a b', 'C4'))
  end(t)
  t.expect('C4').has('2-5-4 moved', '1-7-4 moved')
})

test('LNL-6.4-02 a Stealth mover in cover is not spotted, even next to the enemy, and not fired at', () => {
  const t = british(`C3 British: a=${COMMANDO}, b=uk-rifle-squad    C4 light-woods    C5 light-woods    C6 German: g=1-6-4`)
  move(t, 'a', 'C4')
  t.asks('blue', 'step')
  step(t, 'C5')
  t.asks('blue', 'act')
})

test('LNL-6.4-04 LNL-6.2-08 no Double-Time under Stealth; LNL-6.4-11 Leaders only where the scenario says so', () => {
  const text = `${FAR}    C3 British: a=${COMMANDO}, l=uk-leader-6-1`
  const usual = british(text)
  usual.refuses('blue', moveOf(usual, 'l', 'C4', { mode: 'stealth' }), { rule: '6.4' })
  const rules = [{ type: 'stealthLeaders', side: 'blue', text: 'Leaders may use Stealth.' }] as const
  const told = british(text, { rules })
  walk(told, 'a l', ['C4', 'C5', 'C6', 'C7'], { mode: 'stealth' })
  told.saw({ type: 'moveEnds', at: told.place('C7') })
  end(told)
  told.expect('C7').has('2-5-4 stealth', '6-1-6 stealth')
})

test('LNL-6.4-07 who ends his move among friends that are given away is under Stealth no longer; who goes on is', () => {
  const text = `${FAR}    C3 British: a=${COMMANDO}    C4 British: f=uk-rifle-squad moved`
  const stays = british(text)
  stop(move(stays, 'a', 'C4'))
  stays.saw({ type: 'stealthLost' }).expect('C4').has('1-7-4 moved', '2-5-4 moved')
  const goes = british(text)
  stop(walk(goes, 'a', ['C4', 'C5']))
  end(goes)
  goes.expect('C5').has('2-5-4 stealth')
})

test('LNL-6.4-07 what the enemy left behind of his own Assault Fire gives nobody else away', () => {
  const stays = (side: string) => {
    const t = british(`${FAR}    C3 British: a=${COMMANDO}    C4 light-woods; spotted ${side} 1`)
    stop(move(t, 'a', 'C4'))
    return t.at('C4')
  }
  expect([stays('blue'), stays('red')]).toEqual([['2-5-4 stealth'], ['2-5-4 moved']])
})

test('LNL-6.4-08 LNL-6.1-10 whoever is capable of Stealth Assault Moves openly with those who are not, and so does his Leader', () => {
  const t = british(`${FAR}    C3 British: a=${COMMANDO}, l=uk-leader-6-1, h=uk-hero-1-6-6    H4 German: y=medic`)
  t.refuses('blue', moveOf(t, 'a l', 'C4', { mode: 'stealthAssault' }), { rule: '6.4' })
  stop(hold(move(t, 'a l h', 'C4', { mode: 'assaultMove' })))
  t.expect('C4').has('2-5-4 assaultMove', '6-1-6 assaultMove', '1-6-6 assaultMove')
})

test('LNL-6.4-07 LNL-6.4-08 a Stealth Assault Move that is given away is an Assault Move: they may still fire', () => {
  const t = british(`C3 British: a=${COMMANDO}, z=medic    C4 British: f=uk-rifle-squad moved    H4 German: x=medic`)
  stop(move(t, 'a', 'C4', { mode: 'stealthAssault' }))
  t.saw({ type: 'stealthLost' }).expect('C4').has('1-7-4 moved', '2-5-4 assaultMove')
  t.answer('act', fireOf(t, 'a', 'C4', 'H4')).rolls(1, 6)
})

test('LNL-6.4.1-01 LNL-6.4.1-02 LNL-6.4.1-03 Stealth Assault Move: half the MF, then fire at -2 in the same impulse', () => {
  const t = british(`C3 British: a=${COMMANDO}, z=medic    H4 German: x=medic`)
  walk(t, 'a', ['C4', 'C5'], { mode: 'stealthAssault' })
  t.saw({ type: 'moveEnds', at: t.place('C5') })
  t.answer('act', fireOf(t, 'a', 'C5', 'H4')).rolls(1, 6)
  t.saw({ type: 'attack', modifiers: [{ value: -2 }] })
  t.expect('C5').has('2-5-4 stealthAssault fired')
})

test('LNL-6.4.1-02 a Stealth Assault Mover may be activated later to fire', () => {
  const t = table('C3 British: a=uk-commando-squad stealthAssault    H4 German: x=medic').activate('C3')
  t.answer('act', fireOf(t, 'a', 'C3', 'H4')).rolls(1, 6)
})

test('LNL-6.1-06 weapons of the DFT fire with those who Assault Move', () => {
  const t = table('C3 US: a=2-5-4, BAR, b=2-5-4    G4 German: z=medic, y=medic').activate('C3')
  stop(move(t, 'a', 'C4', { mode: 'assaultMove' }))
  const firers = [{ unit: t.unit('a'), inherent: true, weapons: [t.weapon('BAR')] }]
  t.answer('act', { type: 'fire', from: 'C4', at: 'G4', firers }).rolls(1, 6)
  t.saw({ type: 'attack', firepower: 3, modifiers: [{ value: -2 }] })
})

test('LNL-6.4-03 who is under Stealth in cover is spotted by an attempt, and only then fired at (LG-27)', () => {
  const t = table('C3 light-woods; British: a=uk-commando-squad stealth, z=medic    F4 German: g=1-6-4, h=1-6-4', { next: 'red' })
  const unspotted = table('C3 light-woods; British: a=uk-commando-squad stealth, z=medic    F4 German: g=1-6-4', { next: 'red' }).activate(
    'F4',
  )
  unspotted.refuses('red', fireOf(unspotted, 'g', 'F4', 'C3'), { rule: '10.0' })
  t.answer('impulse', { type: 'spot', unit: t.unit('g'), at: 'C3' }).rolls(1)
  t.activate('F4')
    .answer('act', fireOf(t, 'h', 'F4', 'C3'))
    .rolls(1, 6)
})

test('LNL-6.4-09 once he is marked Fired he is spotted; LNL-6.4-10 LNL-6.4-06 and so is who enters open ground in sight, but without the +1', () => {
  const fired = table('C3 light-woods; British: a=uk-commando-squad stealthAssault fired, z=medic    F4 German: g=1-6-4', { next: 'red' })
  fired
    .activate('F4')
    .answer('act', fireOf(fired, 'g', 'F4', 'C3'))
    .rolls(1, 6)
  const open = british('C3 British: a=uk-commando-squad    C4 open    F4 German: g=1-6-4')
  move(open, 'a', 'C4')
  open.answer('opportunityFire', fireOf(open, 'g', 'F4', 'C4')).rolls(1, 6)
  open.saw({ type: 'attack', targets: [{ attack: 2 }] })
})

test('LNL-6.2-01 each MMC goes with the Leader of its own nationality, in whatever order they are named', () => {
  for (const order of ['u k a', 'k u a', 'a u k']) {
    const t = table(`${FAR}    C1 British: k=uk-leader-5-1, a=uk-commando-squad, u=us-leader-7-0`).activate('C1')
    walk(t, order, ['C2', 'C3', 'C4', 'C5', 'C6'])
    expect(t.where('a')).toBe('C6')
  }
})
