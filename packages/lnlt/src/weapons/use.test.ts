import { describe, expect, test } from 'vitest'
import { type LnltTable, table } from '../../test/table.ts'
import { ELIMINATED } from '../state.ts'

interface Fire {
  readonly from?: string
  readonly at?: string
  readonly leader?: string
}

/** `fire(t, ['a', 'w'], ['-b', 'x'])`: a with its own FP and w, b with x alone. */
function fire(
  t: LnltTable,
  firers: readonly (readonly [unit: string, ...weapons: string[]])[],
  { from = 'C3', at = 'C6', leader }: Fire = {},
) {
  return {
    type: 'fire',
    from,
    at,
    firers: firers.map(([unit, ...weapons]) => ({
      unit: t.unit(unit.replace('-', '')),
      inherent: !unit.startsWith('-'),
      weapons: weapons.map((weapon) => t.weapon(weapon)),
    })),
    ...(leader === undefined ? {} : { leader: t.unit(leader) }),
  }
}

/** The firepower of such an attack, without its modifiers. */
function firepower(text: string, ...firers: readonly (readonly [unit: string, ...weapons: string[]])[]): number {
  const t = table(`C3 ${text}  C6 German: 1-6-4`)
  t.activate('C3').answer('act', fire(t, firers)).rolls(1, 6)
  return t.events('attack')[0]!.firepower
}

function refused(text: string, rule: string, ...firers: readonly (readonly [unit: string, ...weapons: string[]])[]): void {
  const t = table(`C3 ${text}  C4 German: 1-6-4`)
  t.activate('C3').refuses('blue', fire(t, firers, { at: 'C4' }), { rule })
}

describe('1.6 firing Support Weapons', () => {
  test('LNL-1.6-04 X-SW-1 a Bren has FP 1 and range 7', () => {
    expect(firepower('British: a=1-7-4, w=Bren', ['-a', 'w'])).toBe(1)
    const t = table('C1 British: a=1-7-4, w=Bren  C8 German: 1-6-4  C9 German: 1-6-4')
    t.activate('C1').refuses('blue', fire(t, [['-a', 'w']], { from: 'C1', at: 'C9' }), { rule: '5.0' })
    t.answer('act', fire(t, [['-a', 'w']], { from: 'C1', at: 'C8' })).rolls(1, 6)
  })

  test('LNL-1.6-07 a Squad fires one and its IFP; LNL-1.6-25 two instead of its IFP', () => {
    expect(firepower('US: a=2-5-4, w=BAR, x=M1919A6', ['a', 'w'])).toBe(3)
    expect(firepower('US: a=2-5-4, w=BAR, x=M1919A6', ['-a', 'w', 'x'])).toBe(3)
    refused('US: a=2-5-4, w=BAR, x=M1919A6', '1.6', ['a', 'w', 'x'])
  })

  test('LNL-1.6-08 a Half-Squad or a Crew fires one instead of its IFP', () => {
    expect(firepower('US: a=us-infantry-half-squad, w=M1919A6', ['-a', 'w'])).toBe(2)
    refused('US: a=us-infantry-half-squad, w=M1919A6', '1.6', ['a', 'w'])
    refused('US: a=us-vehicle-crew, w=M1919A6', '1.6', ['a', 'w'])
  })

  test('LNL-1.6-09 one single man fires with half the FP, rounded up; LNL-1.6-10 two with all of it', () => {
    expect(firepower('US: a=6-1-6, w=M1919A6', ['-a', 'w'])).toBe(1)
    expect(firepower('US: a=6-1-6, w=BAR', ['-a', 'w'])).toBe(1)
    expect(firepower('US: a=6-1-6, w=M1919A6, b=hero', ['-a', 'w'], ['-b', 'w'])).toBe(2)
  })

  test('LNL-1.6-10 not with a Shaken one', () => refused('US: a=6-1-6, w=M1919A6, b=6-0-6 shaken', '5.1', ['-a', 'w'], ['-b', 'w']))

  test('LNL-1.6-11 a Hero who fires one does not fire his IFP', () => {
    refused('US: a=hero, w=BAR', '1.6', ['a', 'w'])
    expect(firepower('US: a=hero, w=BAR', ['-a', 'w'])).toBe(1)
  })

  test('LNL-1.6-27 LNL-11.1.3-02 a Leader who fires one adds no LM, not even to his own attack', () => {
    const t = table('C3 US: a=6-2-6, w=BAR, b=2-5-4  C6 German: 1-6-4')
    t.activate('C3').refuses('blue', fire(t, [['-a', 'w']], { leader: 'a' }), { rule: '11.1.3' })
    t.refuses('blue', fire(t, [['b'], ['-a', 'w']], { leader: 'a' }), { rule: '11.1.3' })
    t.answer('act', fire(t, [['b'], ['-a', 'w']]))
      .rolls(1, 6)
      .saw({ type: 'attack', modifiers: [], firepower: 3 })
  })

  test('LNL-1.6-12 who must choose between IFP and SW chooses afresh each time', () => {
    const t = table('C3 US: a=us-infantry-half-squad, w=M1919A6  C6 German: x=1-6-4')
    t.activate('C3')
      .answer('act', fire(t, [['a']]))
      .rolls(1, 6, 6, 1)
      .saw({ type: 'attack', firepower: 1 })
    t.passUntil('rally').pass()
    t.activate('C3')
      .answer('act', fire(t, [['-a', 'w']]))
      .rolls(1, 6)
      .saw({ type: 'attack', firepower: 2 })
  })

  test('LNL-1.6-19 LNL-1.6-32 a weapon fires with its owner or not at all in this turn', () => {
    const t = table('C3 US: a=2-5-4, w=BAR, b=2-5-4  C6 German: x=1-6-4')
    t.activate('C3')
      .answer('act', fire(t, [['a']]))
      .rolls(1, 6)
    t.answer('act', { type: 'end' }).pass()
    t.activate('C3').refuses('blue', fire(t, [['-a', 'w']]), { rule: '4.0' })
    t.refuses('blue', fire(t, [['-b', 'w']]), { rule: '1.6' })
  })

  test('LNL-1.6.3-17 LNL-1.6.7-06 a single man throws a Satchel Charge or a Molotov with all of its FP; LNL-1.6.3-16 any carrier may', () => {
    for (const thrower of ['6-1-6', 'scout', 'hero', 'us-infantry-half-squad', 'us-vehicle-crew']) {
      const t = table(`C3 US: a=${thrower}, s=us-satchel  C4 German: 1-6-4`)
      t.activate('C3')
        .answer('act', fire(t, [['-a', 's']], { at: 'C4' }))
        .rolls(1, 6, 2)
        .saw({ type: 'attack', firepower: 6 })
    }
    const t = table('C3 US: a=6-1-6, s=us-molotov  C4 German: 1-6-4')
    t.activate('C3')
      .answer('act', fire(t, [['-a', 's']], { at: 'C4' }))
      .rolls(1, 6)
      .saw({ type: 'attack', firepower: 1 })
    const medic = table('C3 US: a=us-medic, b=2-5-4, s=us-satchel  C4 German: 1-6-4')
    medic.activate('C3').refuses('blue', fire(medic, [['-a', 's']], { at: 'C4' }), { rule: '1.6' })
  })
})

describe('1.6.3, 1.6.7 charges', () => {
  test('X-SW-2 LNL-1.6.3-10 LNL-1.6.3-08 a Satchel Charge alone attacks with 6 and is gone', () => {
    const t = table('C3 German: a=2-6-4, s=de-satchel  C4 US: x=2-5-4 moved  J9 US: 2-5-4', { initiative: 'red' })
    t.activate('C3')
      .answer('act', fire(t, [['-a', 's']], { at: 'C4' }))
      .rolls(1, 6, 2)
    t.saw({ type: 'attack', firepower: 6, modifiers: [], targets: [{ modifiers: [], attack: 7 }] })
    expect([t.w('s').owner, t.w('s').at]).toEqual([-1, ELIMINATED])
  })

  test('X-SW-2 LNL-1.6.3-11 with the thrower’s IFP and its adjacency it is 10', () => {
    const t = table('C3 German: a=2-6-4, s=de-satchel  C4 US: x=2-5-4', { initiative: 'red' })
    t.activate('C3')
      .answer('act', fire(t, [['a', 's']], { at: 'C4' }))
      .rolls(1, 6, 2)
    t.saw({ type: 'attack', firepower: 8, modifiers: [{ value: 2 }], targets: [{ attack: 11 }] })
    expect(t.w('s').at).toBe(ELIMINATED)
  })

  test('LNL-1.6.3-09 LNL-1.6.7-05 an LM counts for a throw, unless the Leader throws', () => {
    for (const charge of ['us-satchel', 'us-molotov']) {
      const t = table(`C3 US: a=2-5-4, s=${charge}, l=6-2-6  C4 German: x=1-6-4`)
      t.activate('C3')
        .answer('act', fire(t, [['-a', 's']], { at: 'C4', leader: 'l' }))
        .rolls(1, 6, 2, 2)
      t.saw({ type: 'attack', modifiers: [{ value: 2 }] })
      const own = table(`C3 US: l=6-2-6, s=${charge}  C4 German: x=1-6-4`)
      own.activate('C3').refuses('blue', fire(own, [['-l', 's']], { at: 'C4', leader: 'l' }), { rule: '11.1.3' })
    }
  })

  test('LNL-1.6.3-15 a Satchel Charge goes into the next hex: uphill, downhill, up and down the stairs, no farther', () => {
    const throws = (text: string, from: string, at: string, refusedBy?: string) => {
      const t = table(`C3 stone building  C4 stone building  C5 stone building  ${text}  J9 US: 2-5-4`, { joined: ['C3 C4', 'C4 C5'] })
      t.activate(from)
      const declared = fire(t, [['-a', 's']], { from, at })
      if (refusedBy) t.refuses('blue', declared, { rule: refusedBy })
      else t.answer('act', declared).rolls(1, 6, 6, 6).saw({ type: 'attack', firepower: 6 })
    }
    throws('G3 US: a=2-5-4, s=us-satchel  G4 level 1; German: 1-6-4', 'G3', 'G4')
    throws('G3 level 1; US: a=2-5-4, s=us-satchel  G4 German: 1-6-4', 'G3', 'G4')
    throws('C3 US: a=2-5-4, s=us-satchel; upstairs German: 1-6-4', 'C3', 'C3 upstairs')
    throws('C3 upstairs US: a=2-5-4, s=us-satchel  C2 German: 1-6-4', 'C3 upstairs', 'C2')
    throws('G3 US: a=2-5-4, s=us-satchel  G5 German: 1-6-4', 'G3', 'G5', '5.0')
  })

  test('LNL-1.6.7-01 LNL-1.6.7-02 LNL-1.6.7-10 a Molotov has FP 1 and range 1, added to the thrower’s IFP; LNL-1.6.7-07 and is gone', () => {
    const t = table('C3 US: a=2-5-4, s=us-molotov, b=2-5-4, z=us-molotov  C4 German: x=1-6-4 moved  C5 German: y=1-6-4')
    t.activate('C3').refuses('blue', fire(t, [['a', 's']], { at: 'C5' }), { rule: '5.0' })
    t.answer('act', fire(t, [['a', 's']], { at: 'C4' })).rolls(1, 6, 2)
    t.saw({ type: 'attack', firepower: 3, modifiers: [{ value: 2 }], targets: [{ modifiers: [{ value: 1 }], attack: 7 }] })
    expect([t.w('s').at, t.w('z').owner]).toEqual([ELIMINATED, t.unit('b')])
    const alone = table('C3 US: a=2-5-4, s=us-molotov  C4 German: x=1-6-4 moved')
    alone
      .activate('C3')
      .answer('act', fire(alone, [['-a', 's']], { at: 'C4' }))
      .rolls(1, 6)
    alone.saw({ type: 'attack', firepower: 1, modifiers: [], targets: [{ modifiers: [], attack: 2 }] })
  })
})

describe('1.6.8 captured Support Weapons', () => {
  /** Blue has picked up an MG34 of the Germans and fires it. */
  const captured = () => {
    const t = table('C3 German: w=MG34; US: a=2-5-4  C6 German: x=1-6-4', { phase: 'rally' })
    t.answer('rally', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('w') }).saw({
      type: 'weaponPickedUp',
      rule: '1.6.8',
      captured: true,
    })
    t.answer('rally', { type: 'done' })
    return t.activate('C3').answer('act', fire(t, [['a', 'w']]))
  }

  test('LNL-1.6.8-02 one that was picked up goes with the first attack that causes no Damage Check', () => {
    const missed = captured().rolls(1, 6)
    missed.saw({ type: 'weaponGone', rule: '1.6.8', why: 'captured' })
    expect(missed.w('w').at).toBe(ELIMINATED)
    const hit = captured().rolls(2, 1, 3)
    expect(hit.w('w').owner).toBe(hit.unit('a'))
  })

  test('LNL-1.6.8-01 one of its own colour stays', () => {
    const t = table('C3 US: a=2-5-4, w=de-mg34  C6 German: x=1-6-4')
    t.activate('C3')
      .answer('act', fire(t, [['a', 'w']]))
      .rolls(1, 6)
      .saw({ type: 'attack', firepower: 4 })
    expect(t.w('w').owner).toBe(t.unit('a'))
  })
})

describe('attacks of the rulebook’s narrative', () => {
  test('EX2-IN-02 Major Tom’s stack fires at those who have just moved into the light Building', () => {
    const t = table(
      `C3 US: a=2-5-4, w=M1919A4 tripod, b=2-5-4, l=Tom
       C6 wooden building; German: k=Koch moved, x=1-6-4 moved, y=1-6-4 moved, z=1-6-4 moved     J9 German: 1-6-4`,
      { rules: [{ type: 'noHeroes', side: 'red', text: 'No German Heroes.' }] },
    )
    t.activate('C3')
      .answer('act', fire(t, [['a', 'w'], ['b']], { leader: 'l' }))
      .rolls(4, 4, 2, 4, 6, 2, 1)
    t.saw({ type: 'attack', firepower: 5, modifiers: [{ value: 2 }] })
    const [attack] = t.events('attack')
    for (const target of attack!.targets) expect(target).toMatchObject({ attack: 12, defence: 7, difference: 5 })
    expect(t.events('damageCheck').map(({ total, result }) => [total, result])).toEqual([
      [7, 'none'],
      [8, 'shaken'],
      [10, 'casualties'],
      [5, 'none'],
    ])
    t.expect('C6').has('7-1-6 moved', '1-6-4 moved shaken', '0-5-4 moved shaken', '1-6-4 moved')
    t.expect('C3').has('2-5-4 fired', '2-5-4 fired', '6-2-6 fired')
  })

  test('EX2-IN-05 Corporal Medrow’s Squad fires its BAR at range 5', () => {
    const t = table('C1 US: a=2-5-4, w=BAR, l=Medrow  C6 wooden building; German: x=1-6-4 moved')
    t.activate('C1')
      .answer('act', fire(t, [['a', 'w']], { from: 'C1', leader: 'l' }))
      .rolls(2, 4)
    t.saw({ type: 'attack', firepower: 3, modifiers: [], targets: [{ attack: 6, defence: 7, difference: 0 }] })
  })

  test('EX2-IN-08 Opportunity Fire at an adjacent Road hex', () => {
    const t = table('C3 US: a=2-5-4, w=BAR, l=Medrow  C5 German: x=1-6-4  C4 road', { initiative: 'red' })
    t.activate('C5').answer('act', { type: 'move', units: [t.unit('x')], to: 'C4' })
    t.answer('opportunityFire', fire(t, [['a', 'w']], { at: 'C4' })).rolls(4, 5, 2)
    t.saw({ type: 'attack', firepower: 3, targets: [{ attack: 10, defence: 5, difference: 5 }] })
    t.saw({ type: 'damageCheck', total: 7, result: 'shaken' })
    expect(t.where('x')).toBe('C4')
    t.expect('C4').has('1-6-4 shaken moved')
  })

  test('EX2-IN-13 fire at a Shaken Squad', () => {
    const t = table('C3 US: a=2-5-4, w=M1919A4 tripod, l=Tom  C6 German: x=1-6-4 shaken moved')
    t.activate('C3')
      .answer('act', fire(t, [['a', 'w']], { leader: 'l' }))
      .rolls(5, 2, 5)
    t.saw({ type: 'attack', targets: [{ attack: 12, defence: 2, difference: 10 }] }).saw({
      type: 'damageCheck',
      total: 15,
      result: 'eliminated',
    })
  })

  test('EX2-IN-16 Assault Fire at an adjacent light Building, then the move', () => {
    const t = table('C3 wooden building; US: a=2-5-4, w=BAR, l=Medrow assaulter  C2 wooden building; German: x=1-6-4  C5 orchard')
    const { firers } = fire(t, [['a', 'w']])
    t.activate('C3').answer('act', {
      type: 'assaultFire',
      from: 'C3',
      at: 'C2',
      firers,
      leader: t.unit('l'),
      movers: t.units('a l'),
      to: 'C4',
    })
    t.rolls(4, 5).saw({ type: 'attack', firepower: 3, targets: [{ attack: 7, defence: 8, difference: 0 }] })
    t.passUntil('step').answer('step', { type: 'step', to: 'C5' })
    t.expect('C5').has('2-5-4 moved', '6-0-6 moved')
    expect(t.markers('C3')).toContain('spotted 1')
  })

  test('EX2-IN-24 what Major Tom’s stack would have against an adjacent hex', () => {
    const t = table('C3 US: a=2-5-4, w=M1919A4 tripod, l=Tom  C4 stone building; German: x=1-6-4')
    t.activate('C3')
      .answer('act', fire(t, [['a', 'w']], { at: 'C4', leader: 'l' }))
      .rolls(1, 6)
    t.saw({ type: 'attack', firepower: 4, targets: [{ attack: 9, defence: 10 }] })
  })
})
