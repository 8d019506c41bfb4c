import { describe, expect, test } from 'vitest'
import { checks } from '../../../test/fire.ts'
import { eventOf } from '../../../test/fog-table.ts'
import { shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { describeEvent } from '../../words/events.ts'

const moving: TableOptions = { phase: 'movement', attacker: 'axis' }
const ids = (t: AslskTable, names: string) => names.split(' ').map((name) => t.unit(name))

function banzai(t: AslskTable, units: string, target: string, leader = 'l') {
  return { type: 'banzai', leader: t.unit(leader), units: ids(t, units), target: t.unit(target) }
}

function declare(t: AslskTable, units: string, target: string): AslskTable {
  return t.answer('move', banzai(t, units, target))
}

function charge(t: AslskTable, units: string, to: string): AslskTable {
  return t.answer('banzai', { type: 'charge', units: ids(t, units), to })
}

/** Nothing but open ground: the Charge starts three hexes from E5. */
const FIELD = 'E2 Japanese: l=9-0, a=ja-1-4-4-7, b=ja-1-4-4-7   E5 US: u=mc-7-6-8   H2 Japanese: z=ja-1-4-4-7   J9 US: 7-4-7'

describe('8.1.8.6 declaring a Banzai Charge', () => {
  test('SK-8.1.8-06 only a Japanese leader on the map declares it, and he is part of it', () => {
    const t = table(`${FIELD}   >E1 Japanese: o=9-1`, moving)
    t.refuses('axis', banzai(t, 'a b', 'u'), { rule: '8.1.8.6', message: /leader who declares it is part/ })
    t.refuses('axis', banzai(t, 'a b', 'u', 'a'), { rule: '8.1.8.6', message: /Only a Japanese leader/ })
    t.refuses('axis', banzai(t, 'o', 'u', 'o'), { rule: '8.1.8.6', message: /Only a Japanese leader on the map/ })
    declare(t, 'l a b', 'u').saw({ type: 'banzai', units: ids(t, 'l a b') })
    expect(t.asked).toEqual({ seat: 'axis', kind: 'banzai' })
  })

  test('a leader may charge by himself, and so it is told', () => {
    const t = declare(table(FIELD, moving), 'l', 'u')
    const { text } = describeEvent(t.state, eventOf(t, 'banzai'))
    expect(text).toBe('Banzai! 9-0 charges alone at 7-6-8 in E5.')
  })

  test('SK-8.1.8-20 who charges is in Good Order, free to move and has not moved', () => {
    const t = table(
      'E2 Japanese: l=9-0, a=ja-1-4-4-7, p=ja-1-4-4-7 pinned   F2 Japanese: f=ja-1-4-4-7 prep, x=ja-1-2-3-7h broken   E5 US: u=mc-7-6-8',
      moving,
    )
    for (const name of ['p', 'f', 'x']) t.refuses('axis', banzai(t, `l a ${name}`, 'u'), {})
    t.answer('move', { type: 'step', units: ids(t, 'a'), to: 'E3' }).passUntil('move')
    t.refuses('axis', banzai(t, 'l', 'u'), { rule: '8.1.8.6', message: /Other units are moving/ })
    t.answer('move', { type: 'stop', units: ids(t, 'a') })
    t.refuses('axis', banzai(t, 'l a', 'u'), { rule: '3.3.1' })
  })

  test('SK-8.1.8-21 every hex of it is next to another hex of it', () => {
    const t = table(FIELD, moving)
    t.refuses('axis', banzai(t, 'l a b z', 'u'), { rule: '8.1.8.6', message: /adjacent to another/ })
    expect(t.candidates()).toContainEqual(banzai(t, 'l a b', 'u'))
    const linked = table('E2 Japanese: l=9-0   F2 Japanese: a=ja-1-4-4-7   G3 Japanese: b=ja-1-4-4-7   E5 US: u=mc-7-6-8', moving)
    expect(linked.candidates()).toContainEqual(banzai(linked, 'l a b', 'u'))
  })

  test('SK-8.1.8-22 EX-25i one of them, not the leader himself, must see the target within eight hexes', () => {
    const far = table('A1 Japanese: l=9-0, a=ja-1-4-4-7   A10 US: u=mc-7-6-8', moving)
    far.refuses('axis', banzai(far, 'l a', 'u'), { rule: '8.1.8.6', message: /within 8 hexes/ })
    const t = table(
      'A1 Japanese: l=9-0   A2 Japanese: a=ja-1-4-4-7   A3 Japanese: b=ja-1-4-4-7   B2 woods   A11 US: u=mc-7-6-8   A12 US: 7-4-7',
      moving,
    )
    declare(t, 'l a b', 'u').saw({ type: 'banzai' })
    const blind = table('E2 Japanese: l=9-0, a=ja-1-4-4-7   E3 dense jungle   E5 US: u=mc-7-6-8', moving)
    blind.refuses('axis', banzai(blind, 'l a', 'u'), { rule: '8.1.8.6' })
  })

  test('SK-8.1.8-26 nobody charges who carries more than his IPC', () => {
    const t = table('E2 Japanese: l=9-0, a=ja-1-4-4-7, ja-HMG, b=ja-1-4-4-7, ja-MMG   E5 US: u=mc-7-6-8', moving)
    t.refuses('axis', banzai(t, 'l a', 'u'), { rule: '8.1.8.6', message: /carries more/ })
    expect(t.game.problems('axis', banzai(t, 'l b', 'u'))).toEqual([])
  })
})

describe('8.1.8.6 Impulses', () => {
  test('SK-8.1.8-08 SK-8.1.8-28 all move one hex before anybody fires, and each has spent what the one spent who spent most', () => {
    const t = table('E2 Japanese: l=9-0, a=ja-1-4-4-7   F2 Japanese: b=ja-1-4-4-7   F3 brush   E5 US: u=mc-7-6-8   E6 US: w=7-4-7', moving)
    declare(t, 'l a b', 'u')
    charge(t, 'a', 'E3')
    t.asks('axis', 'banzai')
    expect(t.u('a').spent).toBe(2)
    charge(t, 'b', 'F3')
    t.asks('axis', 'banzai')
    charge(t, 'l', 'E3')
    t.saw({ type: 'banzaiImpulse', mf: 4 })
    for (const name of ['a', 'b', 'l']) expect(t.u(name)).toMatchObject({ spent: 4, spentHere: 4 })
    expect(t.asked.seat).toBe('allied')
  })

  test('SK-8.1.8-08 the DEFENDER fires at any of their hexes, in the order that he likes', () => {
    const t = table('E2 Japanese: a=ja-1-4-4-7   F2 Japanese: l=9-0, b=ja-1-4-4-7   E5 US: u=mc-7-6-8   E6 US: w=7-4-7', moving)
    declare(t, 'l a b', 'u')
    charge(t, 'a', 'E3')
    charge(t, 'l b', 'F3')
    t.asks('allied', 'aim')
    expect(t.candidates()).toEqual([{ type: 'aim', hex: 'E3' }, { type: 'aim', hex: 'F3' }, { type: 'hold' }])
    t.answer('aim', { type: 'aim', hex: 'F3' })
    t.asks('allied', 'firstFire')
    t.pass()
    t.asks('allied', 'firstFire')
    t.pass()
    t.asks('axis', 'banzai')
  })

  test('SK-8.1.8-08 he may come back to a hex after a shot at another one, and is done when he has held everywhere since', () => {
    const t = table(
      'E2 Japanese: a=ja-1-4-4-7   F2 Japanese: l=9-0, b=ja-1-4-4-7   E5 US: u=mc-7-6-8, v=mc-7-6-8   E6 US: w=7-4-7, x=7-4-7',
      moving,
    )
    const shot = (unit: string, at: string) => ({
      type: 'fire',
      at,
      firers: [{ unit: t.unit(unit), inherent: true, weapons: [] }],
      directors: [],
    })
    declare(t, 'l a b', 'u')
    charge(t, 'a', 'E3')
    charge(t, 'l b', 'F3')
    const asked = () => [t.asked.kind, t.state.move && t.state.setting.map.grid.idOf(t.state.move.spent!.at), t.state.expenditures]
    t.answer('aim', { type: 'aim', hex: 'E3' })
    t.answer('firstFire', shot('w', 'E3')).rolls(6, 5).pass()
    expect(asked()).toEqual(['firstFire', 'F3', 2]) // the only one left
    t.answer('firstFire', shot('u', 'F3')).rolls(6, 5).pass()
    // back again, as the same expenditure and without a second Residual Fire: x should have fired with w
    expect(asked()).toEqual(['firstFire', 'E3', 1])
    expect(t.state.move!.spent!.residualDone).toBe(true)
    t.refuses('allied', shot('x', 'E3'), { rule: '3.2.2' })
    t.pass()
    t.asks('axis', 'banzai')
    expect(t.state.expenditures).toBe(2)
    expect(t.state.banzai!.answered).toBeUndefined()
  })

  test('SK-8.1.8-09 SK-8.1.8-29 closer, onto an enemy who is not farther, or beside the target; into the target hex if nobody of the Charge is there', () => {
    const t = table(
      'E2 Japanese: l=9-0, a=ja-1-4-4-7, b=ja-1-4-4-7   E5 US: u=mc-7-6-8   F2 US: s=7-4-7   D2 US: 7-4-7   H9 US: 7-4-7',
      moving,
    )
    declare(t, 'l a b', 'u')
    const step = (units: string, to: string) => ({ type: 'charge', units: ids(t, units), to })
    t.refuses('axis', step('a', 'E1'), { rule: '8.1.8.6', message: /no closer/ })
    expect(t.game.problems('axis', step('a', 'F2'))).toEqual([]) // the enemy there is no farther from E5
    charge(t, 'a', 'E3')
    charge(t, 'b', 'E3')
    charge(t, 'l', 'E3')
    t.passUntil('banzai')
    charge(t, 'a', 'E4')
    charge(t, 'b', 'E4')
    charge(t, 'l', 'E4')
    t.passUntil('banzai')
    t.refuses('axis', step('a', 'F4'), { rule: '8.1.8.6', message: /must enter the target hex E5/ })
    charge(t, 'a', 'E5')
    expect(t.game.problems('axis', step('b', 'F4'))).toEqual([])
  })

  test('SK-8.1.8-30 nobody goes back into a hex that he has left in this Charge', () => {
    const t = table('E3 Japanese: l=9-0, a=ja-1-4-4-7   E5 US: u=mc-7-6-8 final   A9 US: 7-4-7', moving)
    declare(t, 'l a', 'u')
    charge(t, 'l a', 'E4')
    t.passUntil('banzai')
    t.refuses('axis', { type: 'charge', units: ids(t, 'l'), to: 'E3' }, { rule: '8.1.8.6', message: /has left E3/ })
  })

  test('SK-8.1.8-25 eight MF, three for a wounded leader, and never more', () => {
    const t = table('E2 Japanese: l=9-0 wounded, a=ja-C-3-3-6   E9 US: u=mc-7-6-8', moving)
    declare(t, 'l a', 'u')
    for (const to of ['E3', 'E4', 'E5']) {
      charge(t, 'l a', to)
      t.passUntil('banzai')
    }
    t.saw({ type: 'banzaiEnds', units: ids(t, 'l'), over: false })
    t.refuses('axis', { type: 'charge', units: ids(t, 'l'), to: 'E6' }, {})
    for (const to of ['E6', 'E7', 'E8']) {
      charge(t, 'a', to)
      t.passUntil('banzai')
    }
    expect(t.u('a').spent).toBe(12)
  })

  test('SK-8.1.8-31 beside the target hex they may stop between Impulses, unless an enemy hex beside them holds nobody of the Charge', () => {
    const t = table('E3 Japanese: l=9-0, a=ja-1-4-4-7, b=ja-1-4-4-7   E5 wooden building; US: u=7-4-7   G9 US: 7-4-7', moving)
    declare(t, 'l a b', 'u')
    t.refuses('axis', { type: 'halt', units: ids(t, 'a') }, { rule: '8.1.8.6', message: /not beside the target/ })
    charge(t, 'l a b', 'E4')
    t.passUntil('banzai')
    t.refuses('axis', { type: 'halt', units: ids(t, 'l') }, { rule: '8.1.8.6', message: /beside enemies in E5/ })
    charge(t, 'a', 'E5')
    t.refuses('axis', { type: 'halt', units: ids(t, 'l') }, { rule: '8.1.8.6', message: /Impulse has begun/ })
    charge(t, 'b', 'F4')
    charge(t, 'l', 'F4')
    t.fire({ units: ['u'], at: 'E5' }).rolls(6, 6)
    t.passUntil('banzai')
    t.answer('banzai', { type: 'halt', units: ids(t, 'l b') })
    t.saw({ type: 'banzaiEnds', units: ids(t, 'l b'), over: true })
    expect(t.state.banzai).toBeUndefined()
  })

  test('SK-8.1.8-27 SK-8.1.8-32 SK-8.1.8-33 SK-8.1.8-34 who has entered the enemy’s hex goes no further and does not advance; with the last the Charge is over', () => {
    const t = table('E4 Japanese: l=9-0, a=ja-1-4-4-7   E5 wooden building; US: u=7-4-7   G9 US: 7-4-7   J2 Japanese: 8-0', moving)
    declare(t, 'l a', 'u')
    charge(t, 'l a', 'E5')
    t.fire({ units: ['u'], at: 'E5' })
      .rolls(6, 6)
      .pass('firstFire')
    t.saw({ type: 'banzaiEnds', over: true })
    expect(t.state.banzai).toBeUndefined()
    expect(t.u('a')).toMatchObject({ banzai: 'charged', moveEnded: true })
    t.passTo('advance')
    t.refuses('axis', { type: 'advance', units: ids(t, 'a'), to: 'E6' }, { rule: '8.1.8.6', message: /may not leave/ })
  })

  test('SK-8.1.8-07 SK-8.1.8-24 morale is one higher for the Player Turn, and no check pins who charges', () => {
    const t = table('E2 Japanese: a=ja-1-4-4-7   F2 Japanese: l=9-0   E5 US: u=7-4-7   G9 US: 7-4-7', moving)
    declare(t, 'l a', 'u')
    charge(t, 'a', 'E3')
    charge(t, 'l', 'F3')
    t.answer('aim', { type: 'aim', hex: 'E3' })
    t.fire({ units: ['u'], at: 'E3' })
      .rolls(4, 5)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 8 passes'])
    t.saw({ type: 'check', morale: 8 })
    expect(t.u('a').pinned).toBe(false)
  })

  test('SK-8.2.1-20 bamboo pins who charges into it, whether he is fired at or not, when all fire of the Impulse is over', () => {
    const held = table('E4 Japanese: l=9-0, a=ja-1-4-4-7   F4 Japanese: b=ja-1-4-4-7   E5 bamboo   E8 US: u=7-4-7', moving)
    declare(held, 'l a b', 'u')
    charge(held, 'l a', 'E5')
    charge(held, 'b', 'F5')
    held.answer('aim', { type: 'hold' })
    held.expect('E5').has('9-0 CX pinned', '4-4-7 CX pinned')
    held.expect('F5').has('4-4-7')
    const fired = table('E4 Japanese: l=9-0, a=ja-1-4-4-7   F4 Japanese: b=ja-1-4-4-7   E5 bamboo   E8 US: u=7-4-7, v=7-4-7', moving)
    declare(fired, 'l a b', 'u')
    charge(fired, 'l a', 'E5')
    charge(fired, 'b', 'F5')
    fired.answer('aim', { type: 'aim', hex: 'E5' })
    fired
      .fire({ units: ['u'], at: 'E5' })
      .rolls(6, 5)
      .pass('firstFire')
    expect(fired.u('a').pinned).toBe(false)
    fired.pass('firstFire')
    fired.expect('E5').has('9-0 CX pinned', '4-4-7 CX pinned')
  })

  test('SK-8.1.8-24 after the Charge they can be pinned again, and their morale is as it was once the Player Turn is over', () => {
    const t = table('E2 US: u=7-4-7   E4 Japanese: a=ja-1-4-4-7 charged   A9 US: 7-4-7   H9 Japanese: ja-1-4-4-7', {
      phase: 'defensiveFire',
      attacker: 'axis',
      turns: 3,
    })
    t.fire({ units: ['u'], at: 'E4' })
      .rolls(3, 4)
      .rolls(4, 4)
    expect(checks(t)).toEqual(['NMC 8 pinned'])
    t.passTo('prepFire')
    expect(t.u('a').banzai).toBeUndefined()
  })
})

describe('8.1.8.7 fire at a Charge that has come in', () => {
  test('AID-DFF-14 SK-8.1.8-10 all Good Order Infantry in the hex must fire at it first, as one Fire Group, and nobody holds', () => {
    const t = table(
      'E4 Japanese: l=9-0, a=ja-1-4-4-7   E5 wooden building; US: u=7-4-7, v=7-4-7 first, x=7-4-7 broken   E7 US: w=7-4-7',
      moving,
    )
    declare(t, 'l a', 'u')
    charge(t, 'l a', 'E5')
    t.asks('allied', 'firstFire')
    t.refuses('allied', { type: 'hold' }, { rule: '8.1.8.7' })
    const shot = (...units: string[]) => ({
      type: 'fire',
      at: 'E5',
      firers: units.map((unit) => ({ unit: t.unit(unit), inherent: true, weapons: [] })),
      directors: [],
    })
    t.refuses('allied', shot('u'), { rule: '8.1.8.7', message: /must fire too/ })
    t.refuses('allied', shot('w'), { rule: '8.1.8.7', message: /First those in E5/ })
    expect(t.candidates()).toEqual([shot('u', 'v')])
    t.answer('firstFire', shot('u', 'v')).rolls(6, 6)
    t.saw({ type: 'attack', fp64: (21 + 10.5) * 64 })
    expect(t.game.problems('allied', { type: 'hold' })).toEqual([])
  })

  test('SK-8.1.8-10 a leader alone draws no such fire', () => {
    const t = table('E4 Japanese: l=9-0   E3 Japanese: a=ja-1-4-4-7   E5 wooden building; US: u=7-4-7', moving)
    declare(t, 'l a', 'u')
    charge(t, 'l', 'E5')
    charge(t, 'a', 'E4')
    t.answer('aim', { type: 'aim', hex: 'E5' })
    expect(t.candidates()).toContainEqual({ type: 'hold' })
  })

  test('SK-8.1.8-35 SK-8.1.8-36 in the AFPh they fire at whom they have charged, and fire from elsewhere spares them', () => {
    const t = table('E5 Japanese: a=ja-1-4-4-7 charged; US: u=7-4-7   E7 Japanese: c=ja-1-4-4-7   A9 US: 7-4-7', {
      phase: 'advancingFire',
      attacker: 'axis',
    })
    t.refuses(
      'axis',
      { type: 'fire', at: 'A9', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }], directors: [] },
      { rule: '3.2.2.1' },
    )
    t.fire({ units: ['a'], at: 'E5' }).rolls(6, 6)
    t.saw({ type: 'attack', targets: [t.unit('u')], fp64: 6 * 64 })
    t.fire({ units: ['c'], at: 'E5' }).rolls(6, 6)
    t.saw({ type: 'attack', targets: [t.unit('u')] })
  })

  test('SK-8.1.8-36 nor does a demolition charge strike those who have charged in after it was placed', () => {
    const t = table('E4 stone building; US: u=7-4-7   E5 Japanese: b=ja-1-4-4-7, dc=ja-DC, l=9-0, a=ja-1-4-4-7   J2 Japanese: 8-0', moving)
    t.answer('move', { type: 'placeDc', unit: t.unit('b'), weapon: 0, at: 'E4' })
    t.pass('firstFire').answer('move', { type: 'stop', units: ids(t, 'b') })
    declare(t, 'l a', 'u')
    charge(t, 'l a', 'E4')
    t.fire({ units: ['u'], at: 'E4' }).rolls(6, 6)
    t.rolls(4, 5, 1, 1).passTo('advancingFire')
    t.saw({ type: 'attack', means: 'charge', targets: ids(t, 'u') })
  })

  test('SK-8.1.8-36 a hit on the area spares none of them; other Ordnance does', () => {
    const ground = 'E5 Japanese: a=ja-1-4-4-7 charged; US: u=7-4-7   E8 US: c=2-2-7 crew, gun=am-MTR81s ca0   A9 US: 7-4-7'
    const t = table(ground, { phase: 'defensiveFire', attacker: 'axis' })
    shell(t, 'gun', 'E5', { target: 'att' }).rolls(2, 3, 6, 6)
    t.saw({ type: 'toHit', groups: [{ units: ids(t, 'a u'), hit: true }] })
    t.saw({ type: 'attack', targets: ids(t, 'a u') })
    const itt = table(ground.replace('am-MTR81s', 'am-AR75s'), { phase: 'defensiveFire', attacker: 'axis' })
    shell(itt, 'gun', 'E5').rolls(3, 3, 6, 6)
    itt.saw({ type: 'attack', targets: ids(itt, 'a') })
  })
})
