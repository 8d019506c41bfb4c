import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { eventOf, fogTable, leave, status } from '../../test/fog-table.ts'
import { hold, stepOf } from '../../test/moves.ts'
import { shell } from '../../test/ordnance.ts'
import { table } from '../../test/table.ts'

const map = { columns: 9, rows: 9 } as const

describe('what costs concealment in sight of a Good Order enemy', () => {
  test('SK-8.3-03 fire, with inherent firepower or a Weapon', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed    E6 building; German: x=4-6-7', { ...map, phase: 'prepFire' })
    shoot(t, 'E6', 'a').rolls(6, 5)
    expect(status(t, 'a')).toBe('seen')
    t.saw({ type: 'revealed', units: [t.unit('a')], at: t.place('E3') })
    leave(t)
  })

  test('SK-8.3-03 fire out of the sight of every Good Order enemy costs nothing', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed    E6 building; German: x=4-6-7 broken', { ...map, phase: 'prepFire' })
    shoot(t, 'E6', 'a').rolls(6, 5)
    expect(status(t, 'a')).toBe('concealed')
    leave(t)
  })

  test('SK-8.3-18 a leader who directs fire, and one who rallies others', () => {
    const fire = fogTable('E3 building; US: a=6-6-6, l=9-1 concealed    E6 building; German: x=4-6-7', { ...map, phase: 'prepFire' })
    shoot(fire, 'E6', 'a', 'l').rolls(6, 5)
    expect(status(fire, 'l')).toBe('seen')
    leave(fire)
    const rally = fogTable('E3 building; US: a=6-6-6 broken, l=9-1 concealed    E6 building; German: x=4-6-7', { ...map, phase: 'rally' })
    rally
      .passUntil('unitRally')
      .answer('unitRally', { type: 'rally', unit: rally.unit('a'), leader: rally.unit('l') })
      .rolls(6, 6)
    expect(status(rally, 'l')).toBe('seen')
    leave(rally)
  })

  test('SK-8.3-10 Smoke grenades, whether they land or not', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed, b=6-6-6 concealed    E6 building; German: x=4-6-7', {
      ...map,
      phase: 'movement',
    })
    t.answer('move', { type: 'smoke', unit: t.unit('a'), to: 'E4' }).rolls(6)
    expect([status(t, 'a'), status(t, 'b')]).toEqual(['seen', 'concealed'])
    leave(t)
  })

  test('SK-8.3-10 placing a demolition charge', () => {
    const t = fogTable('E4 building; US: a=6-6-6 concealed, DC    E5 building; German: x=4-6-7    H5 German: y=4-6-7', {
      ...map,
      phase: 'movement',
    })
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E5' })
    expect(status(t, 'a')).toBe('seen')
    leave(t)
  })

  test('AID-ASOP-094 SK-8.3-11 movement that is no Assault Movement, into cover or not', () => {
    const ground = 'E3 building; US: a=6-6-6 concealed, b=6-6-6 concealed    E4 building    E6 building; German: x=4-6-7'
    const t = fogTable(ground, { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'a', 'E4'))
    expect(status(t, 'a')).toBe('seen')
    hold(t).answer('move', { type: 'stop', units: [t.unit('a')] })
    t.answer('move', stepOf(t, 'b', 'E4', { mode: 'assault' }))
    expect(status(t, 'b')).toBe('concealed')
    leave(t)
  })

  test('SK-8.3-12 Assault Movement into the open, as it counts for Interdiction; not behind a Hindrance', () => {
    const open = fogTable('E3 building; US: a=6-6-6 concealed    E6 building; German: x=4-6-7', { ...map, phase: 'movement' })
    open.answer('move', stepOf(open, 'a', 'E4', { mode: 'assault' }))
    expect(status(open, 'a')).toBe('seen')
    leave(open)
    const hindered = fogTable('E3 building; US: a=6-6-6 concealed    E5 brush    E6 building; German: x=4-6-7', {
      ...map,
      phase: 'movement',
    })
    hindered.answer('move', stepOf(hindered, 'a', 'E4', { mode: 'assault' }))
    expect(status(hindered, 'a')).toBe('concealed')
    leave(hindered)
  })

  test('SK-8.3-12 so does a road through woods, taken at its rate, for whoever looks along it', () => {
    const moved = (by: 'road' | 'terrain', enemy: string) => {
      const t = fogTable(`C4 US: a=6-6-6 concealed    C3 woods; road N S    C2 open; road S    ${enemy} German: x=4-6-7    A9 US: 6-6-6`, {
        ...map,
        phase: 'movement',
      })
      t.answer('move', stepOf(t, 'a', 'C3', { mode: 'assault', by }))
      const found = status(t, 'a')
      leave(t)
      return found
    }
    expect([moved('road', 'C1'), moved('terrain', 'C1'), moved('road', 'E3')]).toEqual(['seen', 'concealed', 'concealed'])
  })

  test('SK-8.3-12 SK-8.3.2-03 an advance into the open costs it, one into cover does not', () => {
    const ground = 'E3 building; US: a=6-6-6 concealed, b=6-6-6 concealed    E4 building    E6 building; German: x=4-6-7'
    const t = fogTable(ground, { ...map, phase: 'advance' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E4' })
    expect(status(t, 'a')).toBe('concealed')
    t.answer('advance', { type: 'advance', units: [t.unit('b')], to: 'D3' })
    expect(status(t, 'b')).toBe('seen')
    leave(t)
  })

  test('SK-8.3-14 any result on the fire table but none; the whole of what is struck', () => {
    const fired = (white: number) => {
      const t = fogTable('E3 building; US: a=6-6-6, b=6-6-6    E5 building; German: x=4-6-7 concealed', { ...map, phase: 'prepFire' })
      shoot(t, 'E5', 'a b').rolls(4, white)
      return t
    }
    const none = fired(6)
    expect(status(none, 'x')).toBe('concealed')
    leave(none)
    const pin = fired(1).rolls(1, 1)
    expect(status(pin, 'x')).toBe('seen')
    leave(pin)
  })

  test('SK-8.3-15 turning a Gun', () => {
    const t = fogTable('E3 US: a=2-2-7 crew concealed, gun=am-AT57L ca2    E6 building; German: x=4-6-7', { ...map, phase: 'prepFire' })
    t.answer('prepFire', { type: 'turn', weapon: t.weapon('gun'), ca: 4 })
    expect(status(t, 'a')).toBe('seen')
    leave(t)
  })

  test('SK-8.3-16 handing over a Weapon, and recovering one', () => {
    const hands = fogTable('E3 building; US: a=6-6-6 concealed, MMG, b=6-6-6 concealed    E6 building; German: x=4-6-7', {
      ...map,
      phase: 'rally',
    })
    hands.passUntil('transfer').answer('transfer', { type: 'transfer', transfers: [{ weapon: 0, to: hands.unit('b') }] })
    expect([status(hands, 'a'), status(hands, 'b')]).toEqual(['seen', 'seen'])
    leave(hands)
    const found = fogTable('E3 building; US: MMG unpossessed, a=6-6-6 concealed    E6 building; German: x=4-6-7', {
      ...map,
      phase: 'rally',
    })
    found
      .passUntil('recovery')
      .answer('recovery', { type: 'recover', unit: found.unit('a'), weapon: 0 })
      .rolls(6)
    expect(status(found, 'a')).toBe('seen')
    leave(found)
  })

  test('SK-8.3-09 Close Combat without ambush', () => {
    const t = fogTable('E3 US: a=6-6-6 concealed    E4 building; German: x=4-6-7', { ...map, phase: 'advance' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E4' })
    t.pass().rolls(3, 3)
    expect(status(t, 'a')).toBe('seen')
    leave(t)
  })
})

describe('what costs concealment whoever looks', () => {
  test('SK-8.3-04 to break costs it where nobody looks; to pass a check there does not', () => {
    const struck = (...dice: number[]) => {
      const t = fogTable(
        'E3 building; US: a=6-6-6 concealed    E4 building; residual 8    A9 building; German: x=4-6-7    E7 building    C6 building',
        {
          ...map,
          phase: 'movement',
        },
      )
      t.answer('move', stepOf(t, 'a', 'E4')).rolls(1, 2, ...dice)
      return t
    }
    const passes = struck(1, 2)
    expect(status(passes, 'a')).toBe('concealed')
    leave(passes)
    const breaks = struck(5, 5)
    expect([status(breaks, 'a'), breaks.u('a').broken]).toEqual(['seen', true])
    leave(breaks)
  })

  test('SK-8.3-21 its own side may give it up at any time', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed    E8 building; German: x=4-6-7', { ...map, phase: 'prepFire' })
    t.refuses('allied', { type: 'reveal', hex: 'E4' }, { rule: '8.3', message: /None of your units in E4/ })
    t.answer('prepFire', { type: 'reveal', hex: 'E3' })
    expect(status(t, 'a')).toBe('seen')
    t.saw({ type: 'revealed', rule: '8.3' })
    leave(t)
  })
})

test('SK-3.2.3-24 SK-2.0-17 whoever is broken beside a concealed enemy becomes DM when he is seen', () => {
  const t = fogTable('E5 building; US: a=6-6-6 broken    E6 building; German: x=4-6-7 concealed    E7 building; US: b=6-6-6', {
    ...map,
    phase: 'prepFire',
    attacker: 'axis',
  })
  expect(t.u('a').dm).toBe(false)
  shoot(t, 'E7', 'x').rolls(6, 5)
  expect([status(t, 'x'), t.u('a').dm]).toEqual(['seen', true])
  leave(t)
})

test('SK-8.3-01 units come under a counter only where concealment is in effect', () => {
  const ground = 'E1 building; US: a=6-6-6    E2 woods    D1 woods    D2 woods    F1 woods    F2 woods    E9 German: x=4-6-7'
  const played = (setUp: typeof table) => status(setUp(ground, { ...map, phase: 'advance' }).passUntil('move'), 'a')
  expect([played(fogTable), played(table)]).toEqual(['concealed', 'seen'])
})

test('SK-8.3.2-04 Ordnance at a concealed unit has +2 to hit', () => {
  const t = fogTable('E3 US: a=2-2-7 crew, gun=am-AR75 ca2    E7 building; German: x=4-6-7 concealed', { ...map, phase: 'prepFire' })
  shell(t, 'gun', 'E7').rolls(6, 5)
  t.saw({ type: 'toHit' })
  const event = eventOf(t, 'toHit')
  expect(event.groups[0]!.modifiers).toContainEqual(expect.objectContaining({ rule: '8.3.2', value: 2 }))
  leave(t)
})

test('SK-8.1.8-23 a Banzai Charge costs those who charge their concealment, and whoever is concealed in their way', () => {
  const t = fogTable(
    'E2 building; Japanese: l=9-0 concealed, a=ja-1-4-4-7 concealed    E3 US: c=6-6-6 concealed    E4 US: u=6-6-6    I9 US: z=6-6-6',
    {
      ...map,
      phase: 'movement',
      attacker: 'axis',
    },
  )
  t.answer('move', { type: 'banzai', leader: t.unit('l'), units: [t.unit('l'), t.unit('a')], target: t.unit('u') })
  expect([status(t, 'l'), status(t, 'a'), status(t, 'c')]).toEqual(['seen', 'seen', 'concealed'])
  t.answer('banzai', { type: 'charge', units: [t.unit('l'), t.unit('a')], to: 'E3' })
  expect([status(t, 'c'), t.where('a')]).toEqual(['seen', 'E3'])
  leave(t)
})

test('SK-8.3-18 so is the leader who helps them to go apart', () => {
  const t = fogTable('E3 building; US: l=8-1 concealed, a=mc-7-6-8 concealed    E6 building; German: x=4-6-7', { ...map, phase: 'rally' })
  t.passUntil('deploy')
    .answer('deploy', { type: 'deploy', unit: t.unit('a') })
    .rolls(6, 3)
  t.saw({ type: 'check', what: 'NTC', final: 8 })
  expect([status(t, 'l'), status(t, 'a')]).toEqual(['seen', 'seen'])
  leave(t)
})

test('SK-8.3-17 Marines who go apart or come together again are seen', () => {
  const ground = 'E3 building; US: a=mc-7-6-8 concealed    E6 building; German: x=4-6-7'
  const apart = fogTable(ground, { ...map, phase: 'rally' })
  apart
    .passUntil('deploy')
    .answer('deploy', { type: 'deploy', unit: apart.unit('a') })
    .rolls(6, 6)
  expect(status(apart, 'a')).toBe('seen')
  leave(apart)
  const halves = 'E3 building; US: l=9-1, a=mc-3-4-8 concealed, b=mc-3-4-8 concealed, c=mc-7-6-8    E6 building; German: x=4-6-7'
  const together = fogTable(halves, { ...map, phase: 'rally' })
  together.passUntil('recombine').answer('recombine', { type: 'recombine', units: [together.unit('a'), together.unit('b')] })
  expect(status(together, 'a')).toBe('seen')
  leave(together)
})
