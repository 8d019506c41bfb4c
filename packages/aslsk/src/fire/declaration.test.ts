import { describe, expect, test } from 'vitest'
import { checks, last, mayNot, preview, shoot, shotOf } from '../../test/fire.ts'
import { table } from '../../test/table.ts'

const prepFire = { phase: 'prepFire', attacker: 'allied', columns: 20 } as const
const defensive = { phase: 'defensiveFire', attacker: 'axis', columns: 20 } as const
/** Others who could still fire, so that the phase does not end by itself. */
const KEEP = '\nA2 US: z=7-4-7    A5 German: 4-6-7'
const MISS = [5, 6] as const

describe('3.2.2 Fire Groups', () => {
  test('SK-3.2.2-08 each hex of a group must be adjacent to another of it', () => {
    const t = table(`E2 US: a=7-4-7    F2 US: b=6-6-6    G2 US: c=6-6-6    I2 US: d=6-6-6    F5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'F5', 'a c', { rule: '3.2.2', message: /adjacent to one another/ })
    mayNot(t, 'F5', 'a b d', { rule: '3.2.2' })
    shoot(t, 'F5', 'a b c')
      .rolls(...MISS)
      .rolls(1, 1)
    expect(last(t).fp).toBe(7 + 6 + 6)
  })

  test('SK-3.2.2-23 a leader alone is no link', () => {
    const t = table(`E2 US: a=7-4-7    F2 US: l=9-1, MMG    G2 US: c=6-6-6    F5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'F5', 'a l+MMG c', { rule: '3.2.2', message: /leader alone is no link/ })
    t.answer('prepFire', shotOf(t, 'F5', 'a l+MMG')).rolls(...MISS)
    expect(last(t).fp).toBe(7 + 2)
  })

  test('SK-3.2.2-11 SK-2.0-19 units of one hex attack a target together or not at all', () => {
    const t = table(`E2 US: a=7-4-7, b=7-4-7    E5 German: 4-6-7    G3 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', 'a').rolls(...MISS)
    mayNot(t, 'E5', 'b', { rule: '3.2.2', message: /one fire group/ })
    shoot(t, 'G3', 'b').rolls(...MISS)
  })

  test('SK-4.1-02 a squad and its MG fire at one target as a group, unless the MG has kept its rate', () => {
    const t = table(`E2 US: a=7-4-7, MMG    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', '+MMG').rolls(3, 6)
    mayNot(t, 'E5', 'a', { rule: '3.2.2' })
    const kept = table(`E2 US: a=7-4-7, MMG    E5 German: 4-6-7${KEEP}`, prepFire)
    shoot(kept, 'E5', 'a+MMG').rolls(2, 6).rolls(1, 2)
    kept.saw({ type: 'rateKept', kept: true })
    shoot(kept, 'E5', '+MMG').rolls(3, 6)
    expect(last(kept).fp).toBe(4)
  })

  test('SK-3.2.2-16 a squad may fire itself at one target and its Weapon at another', () => {
    const t = table(`E2 US: a=7-4-7, MMG    E5 German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', 'a').rolls(...MISS)
    shoot(t, 'G4', '+MMG').rolls(...MISS)
    expect(last(t).fp).toBe(4)
  })

  test('SK-3.2.3-38 SK-2.0-13 a broken unit does not fire, nor one in Melee; a pinned one is in Good Order', () => {
    const t = table(
      `E2 US: a=7-4-7 broken, b=7-4-7 pinned    F3 US: c=7-4-7 melee; German: 4-6-7 melee    E5 German: 4-6-7${KEEP}`,
      prepFire,
    )
    mayNot(t, 'E5', 'a', { rule: '3.2.3', message: /only rout and rally/ })
    mayNot(t, 'E5', 'c', { rule: '3.8' })
    shoot(t, 'E5', 'b').rolls(...MISS)
  })

  test('SK-3.2.2.1-03 with an enemy in its own hex, as after a Melee in which all broke, a unit fires at him and at nobody else', () => {
    const t = table(`E2 US: a=7-4-7; German: 4-6-7 broken DM    E5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'E5', 'a', { rule: '3.2.2.1' })
    shoot(t, 'E2', 'a')
      .rolls(...MISS)
      .rolls(1, 1)
    expect(last(t).fp).toBe(21)
  })
})

describe('1.2.1 leaders who direct', () => {
  test('SK-3.2.2-13 that a leader directs a MG alone is offered, and that nobody does', () => {
    const t = table(`E2 US: a=7-4-7, MMG, l=9-2    E5 German: 4-6-7${KEEP}`, prepFire)
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', '+MMG', 'l'))
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', '+MMG'))
  })

  test('SK-4.0-10 a leader with a MG is offered both: to fire it, and to direct', () => {
    const t = table(`E2 US: a=7-4-7, x=MMG, y=HMG, l=9-2, m=MMG    E5 German: 4-6-7${KEEP}`, prepFire)
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', 'a+y l+m'))
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', 'a+y', 'l'))
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', '+x', 'l'))
  })

  test('SK-1.2.1-01 SK-3.2.2-13 SK-3.2.2-14 a leader modifies the DR of one unit or group in his hex, and has attacked with it', () => {
    const t = table(`E2 US: a=7-4-7, b=7-4-7, l=9-2    F2 US: c=6-6-6    E5 German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    expect(preview(t, 'E5', 'a b', 'l').drm).toBe(-2)
    mayNot(t, 'E5', 'c', { rule: '3.2.2', message: /from a hex that fires/ }, 'l')
    shoot(t, 'E5', 'a', 'l').rolls(6, 6).rolls(3, 4)
    expect(last(t)).toMatchObject({ drm: -2, cowered: 0 })
    expect(t.u('l')).toMatchObject({ fire: 'prep' })
    mayNot(t, 'G4', 'b', { rule: '3.2.2', message: /only the same units/ }, 'l')
  })

  test('SK-1.2.1-02 SK-3.2.3-47 a broken or a pinned leader does not direct', () => {
    const t = table(`E2 US: a=7-4-7, l=9-2 broken, m=9-1 pinned    E5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'E5', 'a', { rule: '1.2.1', message: /Good Order and not pinned/ }, 'l')
    mayNot(t, 'E5', 'a', { rule: '1.2.1' }, 'm')
  })

  test('SK-1.2.1-04 leadership is never cumulative: one leader in a hex directs', () => {
    const t = table(`E2 US: a=7-4-7, l=9-2, m=9-1    E5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'E5', 'a', { rule: '1.2.1', message: /one leader/ }, 'l m')
  })

  test('SK-1.2.1-03 a leader who has directed fires no Weapon, and one who fired a Weapon does not direct', () => {
    const t = table(`E2 US: a=7-4-7, l=9-2, MMG    E5 German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', 'a', 'l').rolls(6, 5)
    mayNot(t, 'G4', 'l+MMG', { rule: '1.2.1', message: /has directed/ })
    const other = table(`E2 US: a=7-4-7, l=9-2, MMG    E5 German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    shoot(other, 'G4', 'l+MMG').rolls(6, 5)
    mayNot(other, 'E5', 'a', { rule: '4.0' }, 'l')
  })

  test('SK-4.0-10 a leader uses one SW and has no leadership DRM in that fire phase', () => {
    const t = table(`E2 US: a=7-4-7, l=9-2, g=MMG, h=MMG    E5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'E5', 'l+g+h', { rule: '4.0', message: /only one support weapon/ })
    mayNot(t, 'E5', 'a l+g', { rule: '4.0', message: /directs nobody/ }, 'l')
    shoot(t, 'E5', 'l+g').rolls(1, 6)
    mayNot(t, 'E5', 'l+h', { rule: '4.0' })
    shoot(t, 'E5', 'l+g').rolls(5, 6)
  })

  test('SK-4.0-10 nor for the checks of those who are with him', () => {
    const struck = (fires: boolean) => {
      const t = table('E2 US: a=7-4-7, l=8-1, MMG    C5 German: x=4-6-7    E6 German: tank=ge-pzivh vca0', {
        phase: 'movement',
        attacker: 'axis',
      })
      t.answer('move', { type: 'step', units: [t.unit('x')], to: 'C4' })
      if (fires) shoot(t, 'C4', 'l+MMG').rolls(...MISS)
      else t.pass('firstFire')
      t.answer('move', { type: 'stop', units: [t.unit('x')] })
      t.answer('move', { type: 'vehicleFire', unit: t.unit('tank'), weapons: [2, 3], at: 'E2' }).rolls(1, 2, 1, 2, 2, 4)
      return checks(t)
    }
    expect(struck(false)).toEqual(['2MC 5 passes', '2MC 7 pinned'])
    expect(struck(true)).toEqual(['2MC 5 passes', '2MC 8 breaks'])
  })

  test('SK-1.2.1-05 he directs again only a kept rate of fire, or in Defensive Fire', () => {
    const t = table(`E2 US: a=7-4-7, MMG, l=9-1    E5 German: 4-6-7    G4 German: 4-6-7${KEEP}`, prepFire)
    shoot(t, 'E5', '+MMG', 'l').rolls(1, 6).rolls(2, 1)
    mayNot(t, 'G4', 'a', { rule: '1.2.1', message: /kept rate/ }, 'l')
    shoot(t, 'E5', '+MMG', 'l').rolls(5, 6)
    expect(last(t).drm).toBe(-1)
  })

  test('SK-3.2.2-27 a group from several hexes needs a leader in each; the worst of their DRM counts', () => {
    const t = table(`E2 US: a=7-4-7, l=9-2    F2 US: b=6-6-6, m=8-0    E5 German: 4-6-7${KEEP}`, prepFire)
    mayNot(t, 'E5', 'a b', { rule: '3.2.2', message: /in each of its hexes/ }, 'l')
    shoot(t, 'E5', 'a b', 'l m').rolls(2, 2).rolls(2, 2)
    expect(last(t)).toMatchObject({ drm: 0, labels: ['8-0 directs 0'], cowered: 0 })
  })

  test('SK-3.2.3-33 EX-28b a wounded 8-0 has a morale of 7 and directs with +1', () => {
    const t = table(`E2 US: a=7-4-7, l=8-0 wounded    E5 German: x=8-0 wounded${KEEP}`, prepFire)
    expect(preview(t, 'E5', 'a', 'l').drm).toBe(1)
    shoot(t, 'E5', 'a', 'l').rolls(2, 4).rolls(4, 3)
    t.saw({ type: 'check', morale: 7 })
    expect(checks(t)).toEqual(['NMC 7 pinned'])
  })
})

describe('3.2.1 lines of sight that are found out by firing', () => {
  const blind = { ...defensive, options: { losChecks: 'declared' } } as const
  const wall = 'E4 stone building    G3 stone building'

  test('SK-3.2.1-06 nothing tells beforehand that there is no LOS: not the list, not the refusals, not the odds', () => {
    const text = `${wall}\nE2 US: a=7-4-7, MMG    E6 German: 4-6-7`
    const t = table(text, blind)
    expect(t.candidates().length).toBeGreaterThan(1)
    expect(t.game.problems('allied', shotOf(t, 'E6', 'a'))).toEqual([])
    expect(preview(t, 'E6', 'a')).toBeNull()
    const free = table(`${text}    A2 US: 4-4-7    A4 German: 4-6-7`, defensive)
    mayNot(free, 'E6', 'a', { message: /stone building in E4/ })
  })

  test('SK-3.2.1-14 SK-3.2.1-15 without LOS nobody is hit, all have fired, and Weapons may break down', () => {
    const t = table(`${wall}\nE2 US: a=7-4-7, MMG    E6 German: x=4-6-7    A2 US: b=7-4-7    A4 German: 4-6-7`, blind)
    shoot(t, 'E6', 'a+MMG').rolls(6, 6)
    t.saw({ type: 'noLos', from: [t.place('E2')] }).saw({ type: 'malfunction', weapon: t.weapon('MMG') })
    t.sawNo({ type: 'attack' })
    expect(t.u('a').fire).toBe('final')
    expect(t.w('MMG')).toMatchObject({ fire: 'final', malfunctioned: true })
    expect(t.u('x').broken).toBe(false)
  })

  test('SK-3.2.2-10 SK-3.2.2-25 who has no LOS drops out; the rest attack all the same, together if they like', () => {
    const text = `D5 stone building\nD4 US: a=7-4-7    E4 US: b=6-6-6    F3 US: c=6-6-6    D7 German: 4-6-7${KEEP}`
    const t = table(text, blind)
    shoot(t, 'D7', 'a b c')
    t.saw({ type: 'noLos', from: [t.place('D4')] })
    t.answer('regroup', { together: true }).rolls(6, 5)
    expect(last(t).fp).toBe(12)
    expect(['a', 'b', 'c'].map((name) => t.u(name).fire)).toEqual(['final', 'final', 'final'])
    const apart = table(text, blind)
    shoot(apart, 'D7', 'a b c').answer('regroup', { together: false }).rolls(6, 5).rolls(5, 6)
    expect(last(apart).fp).toBe(6)
  })

  test('SK-3.2.2-10 SK-3.2.1-15 a MG that drops out has fired, and may break down', () => {
    const t = table(`D5 stone building\nD4 US: a=7-4-7, MMG    E4 US: b=6-6-6    D7 German: 4-6-7${KEEP}`, blind)
    shoot(t, 'D7', 'a+MMG b').rolls(6, 6).rolls(6, 5)
    t.saw({ type: 'noLos', from: [t.place('D4')] }).saw({ type: 'malfunction', weapon: t.weapon('MMG') })
    expect(last(t).fp).toBe(6)
  })

  test('SK-3.2.2-25 hexes that are no longer adjacent attack one by one', () => {
    const t = table(`D5 stone building\nC4 US: a=6-6-6    D4 US: b=7-4-7    E4 US: c=6-6-6    D7 German: 4-6-7${KEEP}`, blind)
    shoot(t, 'D7', 'a b c').rolls(6, 5).rolls(5, 6)
    t.saw({ type: 'noLos', from: [t.place('D4')] })
      .saw({ type: 'attack', fp64: 6 * 64 })
      .saw({ type: 'attack', fp64: 6 * 64 })
  })
})
