import { describe, expect, test } from 'vitest'
import { assaultModifiers, canAssault } from '../src/assault/able.ts'
import { isMeleeEligible } from '../src/melee/eligible.ts'
import { stackingProblem } from '../src/movement/stacking.ts'
import { vehiclePlaceProblem } from '../src/vehicles/place.ts'
import { preview, shoot } from './fire.ts'
import { move, moveOf, step, stop, walk } from './moves.ts'
import { started, withGroups } from './scenario.ts'
import { field, mayNotDo, shell, shellOf, toHitModifiers } from './vehicles.ts'

/** What the rules of infantry say where vehicles and guns are in play. */
const sum = (modifiers: readonly { readonly value: number }[]) => modifiers.reduce((all, { value }) => all + value, 0)
const FAR = '    A9 US: 2-5-4    N9 German: 1-6-4'

describe('1.3 stacking', () => {
  test('LNL-1.3-18 a second vehicle that burns out leaves no second Wreck', () => {
    const t = field(`D5 US: a=us-m4a1 f1    H5 marker wreck 0; German: x=pz4h f1${FAR}`)
    shell(t, 'a', 'H5', { target: 'x' }).rolls(1, 2, 6, 1, 6)
    expect([t.where('x'), t.markers('H5')]).toEqual(['eliminated', ['wreck 0']])
  })

  test('LNL-1.3-19 passengers stay on where three Squads stand', () => {
    const full = field(`D5 US: a=2-5-4, b=2-5-4, c=2-5-4, v=us-m4a1 f1, r=2-5-4 aboard${FAR}`)
    mayNotDo(full, 'v', { type: 'unload', units: full.units('r'), vehicle: full.unit('v') }, { rule: '1.3' })
    const room = field(`D5 US: a=2-5-4, b=2-5-4, v=us-m4a1 f1, r=2-5-4 aboard${FAR}`).activate('D5')
    expect(room.candidates()).toContainEqual({ type: 'unload', units: room.units('r'), vehicle: room.unit('v') })
  })

  test('LNL-1.3-20 who must get off where there is no room is lost', () => {
    const t = field(`H5 German: x=pz4h f1    D5 US: a=2-5-4, b=2-5-4, c=2-5-4, v=us-m4a1 f1, r=2-5-4 aboard${FAR}`, { next: 'red' })
    shell(t, 'x', 'D5', { target: 'v' }).rolls(1, 2, 6, 1, 6, 2)
    expect([t.where('v'), t.where('r'), t.where('a')]).toEqual(['eliminated', 'eliminated', 'D5'])
  })

  test('LNL-1.3-12 no vehicle is on an upper floor', () => {
    const t = field(`D5 stone building; US: u=2-5-4    D6 stone building    D4 stone building    F5 US: v=us-m4a1 f1${FAR}`, {
      joined: ['D4 D5', 'D5 D6'],
    })
    const upstairs = t.place('D5 upstairs')
    expect(stackingProblem(t.state, 'blue', t.units('v'), upstairs)).toMatchObject({ rule: '1.3' })
    expect(stackingProblem(t.state, 'blue', t.units('u'), upstairs)).toBeNull()
    expect(vehiclePlaceProblem(t.state, t.unit('v'), upstairs)).toMatchObject({ rule: '1.3' })
  })

  test('LNL-1.3-22 none sets up in a Building', () => {
    const t = field(`D5 stone building    E5 US: v=us-m4a1 f1${FAR}`)
    expect(vehiclePlaceProblem(t.state, t.unit('v'), t.place('D5'))).toMatchObject({ rule: '1.3' })
    expect(vehiclePlaceProblem(t.state, t.unit('v'), t.place('E5'))).toBeNull()
  })

  test('LNL-1.1-09 each vehicle of an order of battle is a counter of its own', () => {
    const tanks = {
      id: 'tanks',
      name: 'Tanks',
      units: [{ type: 'us-m4a1', count: 2 }],
      arrival: { kind: 'setup', area: { columns: ['A', 'A'] } },
    } as const
    expect(started(withGroups('blue', [tanks])).state.vehicles).toHaveLength(2)
  })
})

describe('10 sight', () => {
  test('LNL-10.1.1-05 where it is played a vehicle is spotted more easily', () => {
    const needs = (options: object) => {
      const t = field(`D5 US: a=2-5-4    G5 light-woods; German: x=pz4h f1${FAR}`, options)
      return (t.game.open[0]!.question.preview!({ type: 'spot', unit: t.unit('a'), at: 'G5' }) as { chances: number }).chances
    }
    expect([needs({}), needs({ options: { spottingVehicles: 'yes' } })]).toEqual([3, 4])
  })

  test('LNL-10.3-16 each degrading hex on the way makes a shot harder by one', () => {
    const over = (text: string) =>
      toHitModifiers(field(`D5 US: a=us-m4a1 f1 buttoned    D2 German: x=pz4h f1${text}${FAR}`), 'a', 'D2', { target: 'x', facing: 0 })
    expect(over('').filter((word) => word.endsWith(' 1'))).toEqual(['pivoted to fire 1'])
    expect(over('    D4 brush    D3 brush').filter((word) => /brush/i.test(word))).toEqual([
      'the Brush/Flowers in D4 1',
      'the Brush/Flowers in D3 1',
    ])
  })

  test('LNL-10.3.2-11 LNL-PAC04-11 through the gap between two buildings by two', () => {
    const t = field(`E2 US: a=2-5-4, r=us-m9-bazooka    F4 German: x=pz4h f1, y=1-6-4    E3 wooden building    F3 wooden building${FAR}`)
    expect(toHitModifiers(t, 'a', 'F4', { weapon: 'r' })).toContain('between two buildings 2')
  })
})

describe('5.1 damage to vehicles', () => {
  test('LNL-5.1-18 destroyed by small arms: a Wreck, a check and a Bailout for those in it, and for the Crew', () => {
    const t = field(`D5 US: v=gmc f1, r=2-5-4 aboard    E5 German: x=2-6-4, m=MG42${FAR}`, { next: 'red' })
    shoot(t, 'x', 'D5', { target: 'v' }).rolls(6, 1, 6, 2, 1, 2)
    expect([t.where('v'), t.markers('D5')]).toEqual(['eliminated', ['wreck 0']])
    expect([t.events('damageCheck').length, t.events('bailsOut').map(({ survives }) => survives)]).toEqual([2, [true, true]])
  })

  test('LNL-PAC02-02 a vehicle is Shaken or it is not: Shaken once more it is abandoned', () => {
    const once = (words: string) => {
      const t = field(`D5 US: a=2-5-4    E5 German: x=sdkfz251 f1${words}${FAR}`)
      return shoot(t, 'a', 'E5', { target: 'x' }).rolls(6, 3, 1).markers('E5')
    }
    expect([once(''), once(' shaken')]).toEqual([[], ['abandoned 0']])
  })

  test('LNL-PAC05-01 small arms reach an open crew, passengers in an open top, and riders always', () => {
    const reached = (who: string) => {
      const t = field(`D5 US: a=2-5-4    E5 German: ${who}${FAR}`).activate('D5')
      return (t.candidates() as { type: string; target?: number }[]).some(({ type, target }) => type === 'fire' && target === t.unit('x'))
    }
    expect([reached('x=pz4h f1'), reached('x=pz4h f1 buttoned'), reached('x=pz4h f1 buttoned, r=1-6-4 aboard')]).toEqual([
      true,
      false,
      true,
    ])
    const inside = field(`D5 US: a=2-5-4    E5 German: x=sdkfz251 f1, r=1-6-4 aboard${FAR}`)
    shoot(inside, 'a', 'E5', { target: 'x' }).rolls(6, 6, 1, 1)
    expect(inside.events('damageCheck').map(({ unit }) => unit)).toEqual([inside.unit('x'), inside.unit('r')])
  })
})

describe('5.0.1, 11.1.1 Leaders', () => {
  test('LNL-5.0.1-06 a Leader takes his LM off the roll of a rocket and of a gun’s team beside him', () => {
    const t = field(
      `D5 German: l=Koch, a=2-6-4, r=panzerschreck, g=de-atg75 f1    G5 US: x=us-m4a1 f1    A9 German: 1-6-4    N9 US: 2-5-4`,
      {
        next: 'red',
      },
    )
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x', weapon: 'r', leader: 'l' })).toContain('Leader -1')
    expect(toHitModifiers(t, 'g', 'G5', { target: 'x', leader: 'l' })).toContain('Leader -1')
    expect(toHitModifiers(t, 'g', 'G5', { target: 'x' })).not.toContain('Leader -1')
  })

  const storm = (who: string) => field(`D5 US: ${who}    E5 German: x=pz4h f1${FAR}`).activate('D5')

  test('LNL-11.1.1-04 his LM makes the check of MMCs before a Close Assault easier, not that of a Hero', () => {
    const t = storm('l=us-101st-airborne-leader-6-2, a=2-6-4, h=us-101st-airborne-hero-2-2-6')
    move(t, 'l a h', 'E5').rolls(1, 1, 1, 1, 1, 1, 6, 1)
    expect(t.events('moraleCheck').map(({ unit, modifiers }) => [unit, sum(modifiers)])).toEqual([
      [t.unit('l'), 0],
      [t.unit('a'), -2],
      [t.unit('h'), 0],
    ])
  })

  test('LNL-11.1.1-05 and is added to the firepower of one of them', () => {
    const t = storm('l=us-101st-airborne-leader-6-2, a=2-6-4, b=2-6-4')
    move(t, 'l a b', 'E5').rolls(1, 1, 1, 1, 1, 1, 1, 6, 1, 6)
    expect(t.events('closeAssault').map(({ modifiers }) => sum(modifiers))).toEqual([4, 2])
  })
})

describe('5.3, 4.1, 6 movement and markers', () => {
  test('LNL-4.1-12 who fails his check before the assault and had not moved is Ops Complete', () => {
    const t = field(`D5 US: a=2-6-4    E5 German: x=pz4h f1${FAR}`).activate('D5')
    move(t, 'a', 'E5').rolls(6, 6)
    t.expect('D5').has('2-6-4 opsComplete')
  })

  test('LNL-4.1-15 the rocket of an MMC that is Ops Complete fires at movers with +2', () => {
    const at = (words: string) => {
      const t = field(`D5 German: v=pz4h f1    F5 US: a=2-5-4${words}, r=us-m9-bazooka${FAR}`, { next: 'red' }).activate('D5')
      move(t, 'v', 'E5')
      return toHitModifiers(t, 'a', 'E5', { target: 'v', weapon: 'r' })
    }
    expect(at(' opscomplete')).toContain('Ops Complete 2')
    expect(at('')).not.toContain('Ops Complete 2')
  })

  test('LNL-5.3-22 to pivot and to load is to spend MP: the enemy may fire', () => {
    const pivot = field(`D5 US: v=us-m4a1 f1, a=2-5-4    G5 German: x=1-6-4${FAR}`).activate('D5')
    expect(pivot.answer('act', { type: 'pivot', unit: pivot.unit('v'), facing: 2 }).asked).toMatchObject({
      kind: 'opportunityFire',
      seat: 'red',
    })
    const load = field(`D5 US: v=us-m4a1 f1, a=2-5-4    G5 German: x=1-6-4${FAR}`).activate('D5')
    load.answer('act', { type: 'board', units: load.units('a'), vehicle: load.unit('v') })
    expect(load.asked).toMatchObject({ kind: 'opportunityFire', seat: 'red' })
  })

  test('LNL-5.3-32 nobody fires at those who enter to storm a vehicle', () => {
    const t = field(`D5 US: a=2-6-4    E5 German: x=pz4h f1    G5 German: y=2-6-4${FAR}`).activate('D5')
    move(t, 'a', 'E5').rolls(2, 2, 1, 6)
    expect([t.events('attack'), t.asked.kind]).toEqual([[], 'impulse'])
  })

  test('LNL-6.1-15 after an Assault Move a rocket fires with +1', () => {
    const t = field(`D5 US: a=us-ranger-squad assaultmove, r=us-m9-bazooka    G5 German: x=pz4h f1${FAR}`)
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x', weapon: 'r' })).toContain('Assault Move or Fire 1')
  })

  test('LNL-6.1-16 LNL-6.3-07 no Close Assault by Assault Move, and none by Low Crawl', () => {
    const t = field(`D5 US: a=us-101st-airborne-hero-2-2-6    E5 German: x=pz4h f1${FAR}`).activate('D5')
    t.refuses('blue', moveOf(t, 'a', 'E5', { mode: 'assaultMove' }), { rule: '17.1' })
    t.refuses('blue', moveOf(t, 'a', 'E5', { mode: 'lowCrawl' }), { rule: '17.1' })
  })

  test('LNL-6.4-12 by Stealth one storms a vehicle from afar, not from next to it', () => {
    const scouts = (from: string) =>
      field(`${from} Soviet: a=su-scout-squad    E5 German: x=pz4h f1    A9 Soviet: su-rifle-squad    N9 German: 1-6-4`)
    const near = scouts('D5').activate('D5')
    near.refuses('blue', moveOf(near, 'a', 'E5', { mode: 'stealth' }), { rule: '17.1' })
    const far = scouts('C5').activate('C5')
    walk(far, 'a', ['D5'], { mode: 'stealth' })
    step(far, 'E5').rolls(1, 1, 6, 1)
    expect(far.events('closeAssault')).toHaveLength(1)
  })

  test('LNL-8.0-35 Coordinated Movement leads into no Melee', () => {
    const t = field(`D5 US: v=us-m4a1 f1, a=2-5-4    E5 German: x=1-6-4${FAR}`).activate('D5')
    t.refuses('blue', moveOf(t, 'v a', 'E5'), { rule: '6.5' })
    expect(move(t, 'a', 'E5').rolls(1, 1, 1, 1).events('meleeAttack').length).toBeGreaterThan(0)
  })

  test('LNL-8.0-28 vehicles take no part in Melee: with one in the hex there is none', () => {
    const t = field(`D5 US: a=2-6-4    E5 German: v=pz4h f1, x=1-6-4 shaken${FAR}`).activate('D5')
    expect(isMeleeEligible(t.state, t.u('v'))).toBe(false)
    move(t, 'a', 'E5').rolls(1, 1, 1, 6)
    expect([t.events('meleeAttack'), t.events('closeAssault').length]).toEqual([[], 1])
  })
})

describe('1.6 Support Weapons', () => {
  test('LNL-1.6-26 one man alone fires a rocket at +1', () => {
    const t = field(`D5 US: l=us-101st-airborne-leader-6-2, r=us-m9-bazooka    G5 German: x=pz4h f1${FAR}`)
    expect(toHitModifiers(t, 'l', 'G5', { target: 'x', weapon: 'r' })).toContain('fired by one man 1')
  })

  test('LNL-1.6-20 a rocket fires with a roll of its own, at the hex at which the others fire', () => {
    const t = field(`D5 US: a=2-5-4, r=us-m9-bazooka    F5 German: y=1-6-4    F6 German: z=pz4h f1${FAR}`)
    shoot(t, 'a', 'F5').rolls(1, 6)
    t.refuses('blue', shellOf(t, 'a', 'F6', { target: 'z', weapon: 'r' }), { rule: '5.2' })
    t.answer('act', shellOf(t, 'a', 'F5', { weapon: 'r' })).rolls(6, 6)
    expect(t.events('toHit')).toHaveLength(1)
  })

  test('LNL-1.6-33 and at another target there', () => {
    const t = field(`D5 US: a=2-5-4, r=us-m9-bazooka    F5 German: y=1-6-4, z=pz4h f1${FAR}`)
    shoot(t, 'a', 'F5').rolls(1, 6)
    t.answer('act', shellOf(t, 'a', 'F5', { target: 'z', weapon: 'r' })).rolls(6, 6)
    expect(t.events('toHit')[0]).toMatchObject({ target: t.unit('z'), hit: false })
  })

  const withWeapon = (weapon: string, who = '2-5-4') => {
    const t = field(`D5 US: a=${who}, w=${weapon}    E5 German: x=pz4h f1${FAR}`)
    return assaultModifiers(t.state, t.u('a'), null).modifiers.map(({ value }) => value)
  }

  test('LNL-1.6.3-12 a Flamethrower helps to storm a vehicle', () => expect(withWeapon('us-m2ft')).toEqual([2, 6]))
  test('LNL-1.6.3-14 so does a Satchel Charge', () => expect(withWeapon('us-satchel')).toEqual([2, 6]))
  test('LNL-1.6.7-09 and a Molotov’s firepower is added to one’s own', () => expect(withWeapon('us-molotov')).toEqual([2, 1]))

  test('LNL-1.6.8-04 a captured weapon that fails in it is gone', () => {
    const t = field(`D5 US: a=2-6-4; German: w=de-fw41 unpossessed    E5 German: x=pz4h f1${FAR}`, { phase: 'rally', initiative: 'blue' })
    t.decide('blue', 'rally', { type: 'pickUp', unit: t.unit('a'), weapon: t.weapon('w') }).saw({ type: 'weaponPickedUp', captured: true })
    t.decide('blue', 'rally', { type: 'done' }).activate('D5')
    move(t, 'a', 'E5').rolls(1, 1, 1, 6)
    t.saw({ type: 'weaponGone', rule: '17.1' })
  })

  test('LNL-1.6.7-04 a vehicle that a Molotov Shakes is abandoned, and its Crew runs', () => {
    const t = field(`D5 US: a=2-5-4, w=us-molotov    E5 German: x=pz4h f1${FAR}`)
    shoot(t, 'a+w', 'E5', { target: 'x' }).rolls(6, 1, 1)
    t.saw({ type: 'vehicleAbandoned', rule: '1.6.7' })
    t.asks('red', 'retreat').answer('retreat', { to: 'F5' })
    expect(t.state.units.at(-1)).toMatchObject({ at: t.place('F5'), shaken: true })
    const shaken = field(`D5 US: a=2-5-4    E5 German: x=pz4h f1${FAR}`)
    expect(shoot(shaken, 'a', 'E5', { target: 'x' }).rolls(6, 1, 1).where('x')).toBe('E5')
  })

  test('LNL-7.0-17 a shot out of Smoke is harder by one', () => {
    const t = field(`D5 smoke; US: a=us-m4a1 f1    G5 German: x=pz4h f1${FAR}`)
    expect(toHitModifiers(t, 'a', 'G5', { target: 'x' })).toContain('out of Smoke 1')
  })

  test('LNL-11.2-02 a Hero storms a vehicle by himself', () => {
    const t = field(`D5 US: h=us-101st-airborne-hero-2-2-6    E5 German: x=pz4h f1${FAR}`).activate('D5')
    expect(canAssault(t.state, t.u('h'))).toBe(true)
    move(t, 'h', 'E5').rolls(1, 1, 6, 1)
    t.saw({ type: 'closeAssault', unit: t.unit('h'), destroyed: true })
  })
})

describe('1.7, 1.6.5 Weapon Teams and Mortars', () => {
  test('LNL-1.7-20 a Weapon Team storms no vehicle', () => {
    const t = field(`D5 US: m=us-mortar60    E5 German: x=pz4h f1${FAR}`).activate('D5')
    t.refuses('blue', moveOf(t, 'm', 'E5'), { rule: '17.1' })
  })

  test('LNL-1.7-10 of the Weapon Teams only machine guns ride along', () => {
    const rides = (who: string) => {
      const t = field(`D5 German: v=sdkfz251 f1, w=${who}    A9 German: 1-6-4    N9 US: 2-5-4`, { next: 'red' }).activate('D5')
      return (t.candidates() as { type: string; units?: number[] }[]).some(
        ({ type, units }) => type === 'board' && units!.includes(t.unit('w')),
      )
    }
    expect([rides('de-smg42'), rides('de-mortar50')]).toEqual([true, false])
  })

  const mortar = (words = '') =>
    field(
      `D5 British: a=uk-rifle-squad, m=uk-mortar51 assembled    G5 German: y=1-6-4, x=sdkfz251 f1${words}    A9 British: uk-rifle-squad    N9 German: 1-6-4`,
    )

  test('LNL-1.6.5-29 a Mortar that fires along has the others’ target', () => {
    const t = mortar()
    expect(preview(t, 'a+m', 'G5', { target: 'x' }).targets.map(({ unit }) => unit)).toEqual([t.unit('x')])
    expect(preview(t, 'a+m', 'G5').targets.map(({ unit }) => unit)).toEqual([t.unit('y')])
  })

  test('LNL-1.6.5-16 a Mortar that is directed attacks one vehicle, or the men of the hex', () => {
    const t = field(
      `D6 British: a=uk-rifle-squad, m=uk-mortar51 assembled    E6 British: c=uk-rifle-squad    D1 German: y=1-6-4, x=sdkfz251 f1    D5 forest    A9 British: uk-rifle-squad    N9 German: 1-6-4`,
    ).activate('D6')
    const offered = (t.candidates() as { type: string; target?: number }[]).filter(({ type }) => type === 'mortar')
    expect(offered.map(({ target }) => target)).toEqual([undefined, t.unit('x')])
    t.answer('act', { ...offered[1]! }).rolls(6, 5, 1, 1)
    expect(t.events('attack')[0]!.targets.map(({ unit }) => unit)).toEqual([t.unit('x')])
  })

  test('LNL-1.6.5-13 whoever gives way to a vehicle leaves his Mortar', () => {
    const t = field(
      `D5 German: v=pz4h f1    E5 British: y=uk-rifle-squad, w=uk-mortar51    A9 German: 1-6-4    N9 British: uk-rifle-squad`,
      { next: 'red' },
    )
    move(t.activate('D5'), 'v', 'E5').rolls(1, 6, 2)
    stop(t).answer('giveWay', { to: 'F5' })
    expect([t.where('y'), t.state.weapons[0]]).toMatchObject(['F5', { owner: -1, at: t.place('E5') }])
  })
})
