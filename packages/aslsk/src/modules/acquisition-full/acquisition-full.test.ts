import { describe, expect, test } from 'vitest'
import { fireGuns, gun, lastKill, mayNotGun } from '../../../test/armour.ts'
import { blow } from '../../../test/close-combat.ts'
import { fogTable } from '../../../test/fog-table.ts'
import { hold, stepOf } from '../../../test/moves.ts'
import { acquired, lastShot, mayNotShell, shell } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12, modules: ['acquisition-full'] }
const move: TableOptions = { ...prep, phase: 'movement', attacker: 'allied' }
const pak = (more = 'D9 US: x=6-6-6', crew = 'c=2-2-8 crew', type = 'ge-AT75L ca2', with_: TableOptions = {}) =>
  table(`${SPARE}    D3 German: ${crew}, gun=${type}    ${more}`, { ...prep, ...with_ })
const acq = (t: AslskTable) => acquired(t, 'gun')

describe('target types', () => {
  test('AID-ACQ-01 AID-ACQ-02 a vehicle is aimed at by itself, and its exposed crew suffers by the To Kill roll', () => {
    const t = pak('D9 US: x=am-M7HMC CE vca5, y=6-6-6')
    shell(t, 'gun', 'D9', { target: 'vtt', ammo: 'he' }).rolls(3, 4).rolls(6, 6)
    t.saw({ type: 'toKill', dice: [6, 6] })
    t.saw({ type: 'attack', targets: [t.unit('x')], dice: [6, 6] })
    const bare = pak('D9 US: x=6-6-6')
    mayNotShell(bare, 'gun', 'D9', { rule: '3.2.4', message: /no such enemy vehicle/ }, { target: 'vtt' })
  })

  test('AID-ACQ-03 at Infantry HE does all, AP and HEAT little, and HEAT nothing to men in the open', () => {
    const column = (more: object) => {
      const t = pak()
      shell(t, 'gun', 'D9', more).rolls(2, 3).rolls(6, 6)
      return t.game.events.map(({ event }) => event).find(({ type }) => type === 'attack')
    }
    expect([column({}), column({ ammo: 'ap' })]).toMatchObject([{ column: 12 }, { column: 2 }])
  })

  test('AID-ACQ-04 an empty Location may be fired at as if there were Infantry, and nothing is acquired', () => {
    const t = pak()
    shell(t, 'gun', 'D8').rolls(2, 3)
    expect([lastShot(t).hit, acq(t)]).toEqual([true, null])
    const bare = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6`, { ...prep, modules: [] })
    mayNotShell(bare, 'gun', 'D8', { rule: '3.2' })
    const hidden = fogTable(
      `${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D8 building; US: x=6-6-6 hidden    D15 US: y=6-6-6`,
      prep,
    )
    shell(hidden, 'gun', 'D8').rolls(1, 2).rolls(3, 4, 1, 1)
    expect(acq(hidden)).toBe('D8 -1')
  })

  test('AID-ACQ-05 TEM is added to the To Hit DR at Infantry and not to its effect', () => {
    const t = pak('D9 woods; US: x=6-6-6')
    shell(t, 'gun', 'D9').rolls(2, 3).rolls(6, 6)
    expect(lastShot(t).labels).toEqual(['woods in D9 +1'])
    t.saw({ type: 'attack', column: 12, modifiers: [] })
  })

  test('AID-ACQ-09 AID-MTR-18 at an area it is half the FP, and TEM is added to the one roll for all', () => {
    const t = pak('D9 woods; US: x=6-6-6, y=3-3-6')
    shell(t, 'gun', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
    expect(lastShot(t).labels).toEqual([])
    t.saw({ type: 'attack', column: 6, targets: [t.unit('x'), t.unit('y')], modifiers: [{ label: 'woods in D9', value: 1 }] })
  })

  test('AID-ACQ-06 in a Melee friends are hit with the enemy', () => {
    const t = pak('D9 US: x=6-6-6 melee; German: y=4-6-7 melee')
    shell(t, 'gun', 'D9').rolls(2, 3).rolls(6, 6)
    t.saw({ type: 'attack', targets: [t.unit('x'), t.unit('y')] })
  })

  test('AID-ACQ-10 no area is fired at with armour-piercing shot, in the own hex or on the move', () => {
    const t = pak('D3 US: y=6-6-6 broken    D9 US: x=6-6-6')
    mayNotShell(t, 'gun', 'D3', { rule: '3.2.4', message: /own hex/ }, { target: 'att' })
    const other = pak()
    mayNotShell(other, 'gun', 'D9', { rule: '6.2' }, { target: 'att', ammo: 'ap' })
    const tank = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 CE    D9 US: x=6-6-6`, { ...prep, phase: 'movement' })
    hold(tank.answer('move', { type: 'start', unit: tank.unit('c') }))
    mayNotGun(tank, 'c', 'D9', { rule: '3.2.4', message: /area/ }, { target: 'att', ammo: 'he' })
  })

  test('AID-ACQ-11 AID-MTR-17 an area spares nobody in the hex, friends included', () => {
    const board = 'D9 US: x=6-6-6 broken; German: y=4-6-7'
    const t = pak(board)
    shell(t, 'gun', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
    t.saw({ type: 'attack', targets: [t.unit('x'), t.unit('y')] })
    const bare = pak(board, 'c=2-2-8 crew', 'ge-AT75L ca2', { modules: [] })
    shell(bare, 'gun', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
    bare.saw({ type: 'attack', targets: [bare.unit('x')] })
  })

  test('AID-ACQ-26 Smoke is fired at an area', () => {
    const t = table('A20 British: spare=4-5-7    D3 British: c=2-2-8 crew, gun=br-MTR76s ca2    D9 German: x=4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    mayNotShell(t, 'gun', 'D9', {}, { ammo: 'smoke' })
    shell(t, 'gun', 'D9', { target: 'att', ammo: 'smoke' }).rolls(2, 3)
    t.saw({ type: 'smokeLaid' })
  })

  test('AID-ACQ-28 AID-TANK-04 at an area only a Mortar keeps its rate; nobody in the AFPh', () => {
    const kept = (type: string, with_: TableOptions = {}) => {
      const t = pak(undefined, undefined, type, with_)
      shell(t, 'gun', 'D9', { target: 'att' }).rolls(1, 3).rolls(6, 6)
      return t.w('gun').keptRate
    }
    expect([kept('ge-AT75L ca2'), kept('ge-MTR81s ca2'), kept('ge-MTR81s ca2', { phase: 'advancingFire' })]).toEqual([false, true, false])
  })

  test('AID-TANK-04 a captured Gun, one in untrained hands and one that sprays have a rate one lower', () => {
    const kept = (crew: string, type: string, coloured: number, white = 5) => {
      const t = pak('D9 stone building; US: x=6-6-6', crew, type)
      shell(t, 'gun', 'D9').rolls(coloured, white)
      return t.w('gun').keptRate
    }
    const own = [2, 1].map((coloured) => kept('c=2-2-8 crew', 'ge-AT75L ca2', coloured))
    const green = [2, 1].map((coloured) => kept('c=4-6-7', 'ge-AT75L ca2', coloured))
    const taken = [3, 2].map((coloured) => kept('c=2-2-8 crew', 'am-AT57L ca2 captured', coloured, 4))
    expect([own, green, taken]).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ])
    const sprays = (coloured: number) => {
      const t = pak('D9 US: x=6-6-6', 'c=2-2-8 crew', 'ge-AA20L4 ca2')
      t.answer('prepFire', { type: 'ife', weapon: t.weapon('gun'), at: 'D9' }).rolls(coloured, 6)
      return t.w('gun').keptRate
    }
    expect([sprays(2), sprays(3)]).toEqual([true, false])
  })

  test('AID-ACQ-30 AID-MTR-12 at an area thin armour and an open top are -1 each, thick armour +1', () => {
    const drm = (type: string) => {
      const t = pak(`D9 US: x=${type}`, 'c=2-2-8 crew', 'ge-MTR81s ca2')
      shell(t, 'gun', 'D9', { target: 'att' }).rolls(2, 3).rolls(6, 6)
      const found = t.game.events.map(({ event }) => event).find(({ type: is }) => is === 'attack') as unknown as {
        modifiers: { label: string; value: number }[]
      }
      return found.modifiers.map(({ label, value }) => `${label} ${value}`)
    }
    expect([drm('am-M2A4'), drm('am-M10GMC BU'), drm('am-M4A3E2')]).toEqual([['thin armour -1'], ['open-topped -1'], ['thick armour 1']])
  })
})

describe('gaining', () => {
  test('AID-ACQ-14 a calibre of less than 20 mm acquires nothing', () => {
    const t = table('A20 US: spare=6-6-6    D3 US: c=2-2-7 crew, gun=am-AA12 ca2    D9 German: x=ge-pzib', { ...prep, attacker: 'allied' })
    shell(t, 'gun', 'D9', { target: 'vtt' }).rolls(6, 4)
    expect(acq(t)).toBe(null)
    const other = pak('D9 US: x=am-M4A3')
    shell(other, 'gun', 'D9', { target: 'vtt' }).rolls(5, 6).rolls(6, 6)
    expect(acq(other)).toBe('D9 -1')
  })

  test('AID-TCB-32 a tank acquires after firing, not on the move nor what stays concealed, and its machine gun at another hex loses it', () => {
    const t = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 CE    D9 US: x=6-6-6    D8 US: y=6-6-6`, prep)
    gun(t, 'c', 'D9', { target: 'itt' }).rolls(6, 5)
    const main = t.state.weapons.find(({ type }) => type === 'ge-pzivh:main')!
    expect(main.ordnance!.acquired).toMatchObject({ drm: -1 })
    fireGuns(t, 'c', 'coaxial', 'D8').rolls(6, 6)
    expect(t.state.weapons[main.id]!.ordnance!.acquired).toBe(null)
    const moving = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 CE    D9 US: x=6-6-6`, { ...prep, phase: 'movement' })
    hold(moving.answer('move', { type: 'start', unit: moving.unit('c') }))
    gun(moving, 'c', 'D9', { target: 'itt' }).rolls(6, 5)
    expect(moving.state.weapons.find(({ type }) => type === 'ge-pzivh:main')!.ordnance!.acquired).toBe(null)
  })

  test('AID-ACQ-34 what is acquired as a vehicle goes with that vehicle', () => {
    const t = table(
      'D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D8 US: x=am-M4A3 vca2 tca2, y=am-M4A3 vca2 tca2    A20 US: spare=6-6-6',
      move,
    )
    hold(t.answer('move', { type: 'start', unit: t.unit('x') }))
    t.answer('move', { type: 'drive', unit: t.unit('x'), to: 'E9' })
    shell(t, 'gun', 'E9', { target: 'vtt' }).rolls(6, 5)
    hold(t.answer('move', { type: 'drive', unit: t.unit('x'), to: 'E10' }))
    expect(acq(t)).toBe('E10 -1')
  })

  test('AID-ACQ-35 what is acquired as a hex stays there when they go', () => {
    const t = table('D3 German: c=2-2-8 crew, gun=ge-MTR81s ca2    D9 US: x=6-6-6    A20 US: spare=6-6-6', move)
    t.answer('move', stepOf(t, 'x', 'D8'))
    shell(t, 'gun', 'D8', { target: 'att' }).rolls(5, 6)
    t.answer('move', stepOf(t, 'x', 'D7'))
    hold(t)
    expect(acq(t)).toBe('D8 -1')
  })

  test('AID-ACQ-36 what is acquired as a hex does not help at who is concealed but as an area', () => {
    const labels = (target: 'itt' | 'att', modules: readonly string[]) => {
      const t = fogTable(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@D9    D9 building; US: x=6-6-6 concealed`, {
        ...prep,
        modules,
      })
      shell(t, 'gun', 'D9', { target }).rolls(6, 5)
      return lastShot(t).labels.includes('Case 20: acquired -2')
    }
    expect([labels('itt', ['acquisition-full']), labels('att', ['acquisition-full']), labels('itt', [])]).toEqual([false, true, true])
  })

  test('AID-ACQ-38 a bazooka acquires nothing', () => {
    const t = table('A20 US: spare=6-6-6    D3 US: c=6-6-6, gun=am-BAZ44    D5 German: x=ge-pzivh', {
      ...prep,
      attacker: 'allied',
      year: 1944,
    })
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(5, 4)
    expect(acq(t)).toBe(null)
  })
})

describe('losing', () => {
  const having = (words = 'ge-AT75L ca2 acq2@D9', crew = 'c=2-2-8 crew', with_: TableOptions = {}) =>
    pak('D9 US: x=6-6-6    D8 US: y=6-6-6', crew, words, with_)

  test('AID-ACQ-21 a target that goes out of sight leaves it where it was last seen', () => {
    const t = table('D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D6 US: x=6-6-6, l=8-1    D7 stone building    F20 US: spare=6-6-6', move)
    t.answer('move', stepOf(t, 'x l', 'D5'))
    shell(t, 'gun', 'D5').rolls(6, 5).rolls(6, 6)
    for (const to of ['D6', 'D7', 'D8']) hold(t.answer('move', stepOf(t, 'x l', to)))
    expect([t.where('x'), acq(t)]).toEqual(['D8', 'D7 -1'])
  })

  test('AID-ACQ-22 a Gun that is pushed loses it', () => {
    const t = table('D3 German: c=2-2-8 crew, gun=ge-MTR81s ca2 acq2@D9    D9 US: x=6-6-6    A1 German: spare=4-6-7', {
      ...prep,
      phase: 'movement',
    })
    t.answer('move', { type: 'push', weapon: t.weapon('gun'), units: [t.unit('c')], to: 'D4' }).rolls(2, 2)
    expect(acq(t)).toBe(null)
  })

  test('AID-ACQ-23 a Gun that is turned without firing loses it', () => {
    const t = having()
    t.answer('prepFire', { type: 'turn', weapon: t.weapon('gun'), ca: 1 })
    expect(acq(t)).toBe(null)
  })

  test('AID-ACQ-24 a Gun that breaks down loses it', () => {
    const t = having()
    shell(t, 'gun', 'D9').rolls(6, 6)
    expect([t.w('gun').malfunctioned, acq(t)]).toEqual([true, null])
  })

  test('AID-ACQ-25 AID-ISQA-05 it is lost with the crew’s Good Order', () => {
    const t = table(
      `${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@D9    D9 US: x=6-6-6, y=6-6-6, z=6-6-6    A20 US: spare=6-6-6`,
      {
        ...prep,
        attacker: 'allied',
      },
    )
    t.fire({ units: ['x', 'y', 'z'], at: 'D3' })
      .rolls(1, 2)
      .rolls(6, 6)
    expect([t.u('c').broken || t.u('c').at < 0, acq(t)]).toEqual([true, null])
  })

  test('AID-ACQ-40 a crew that is attacked in Close Combat loses it', () => {
    const fight = (modules: readonly string[]) => {
      const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@D9; US: x=6-6-6    D9 US: y=6-6-6`, {
        ...prep,
        phase: 'closeCombat',
        modules,
      })
      blow(t, 'axis', ['c', 'x'])
      blow(t, 'allied', ['x', 'c'])
      t.rolls(6, 5).rolls(6, 5)
      return t
    }
    expect([acq(fight(['acquisition-full'])), fight(['acquisition-full']).where('c')]).toEqual([null, 'D3'])
  })

  test('AID-ACQ-41 AID-OAQ-11 Smoke and IFE lose it; Smoke may use it once more', () => {
    const smoke = table('A20 British: spare=4-5-7    D3 British: c=2-2-8 crew, gun=br-MTR76s ca2 acq2@D9    D9 German: x=4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    shell(smoke, 'gun', 'D9', { target: 'att', ammo: 'smoke' }).rolls(2, 3)
    expect([lastShot(smoke).labels, acq(smoke)]).toEqual([['Case 20: acquired -2'], null])
    const t = pak('D9 US: x=6-6-6', 'c=2-2-8 crew', 'ge-AA20L4 ca2 acq2@D9')
    t.answer('prepFire', { type: 'ife', weapon: t.weapon('gun'), at: 'D9' }).rolls(6, 5)
    expect(acq(t)).toBe(null)
  })

  test('AID-ACQ-42 a crew that fires a support weapon or its own FP loses it', () => {
    const fires = (weapons: readonly string[], modules: readonly string[] = ['acquisition-full']) => {
      const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 acq2@D5, lmg=LMG    D5 US: x=6-6-6`, { ...prep, modules })
      t.fire({ units: [{ unit: 'c', inherent: weapons.length === 0, weapons }], at: 'D5' }).rolls(6, 5)
      return acq(t)
    }
    expect([fires([]), fires(['lmg']), fires(['lmg'], [])]).toEqual([null, null, 'D5 -2'])
  })

  test('AID-ACQ-39 a machine gun of the turret at another target loses it', () => {
    const t = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 CE    D9 US: x=6-6-6    D8 US: y=6-6-6`, prep)
    gun(t, 'c', 'D9', { target: 'itt' }).rolls(6, 5)
    fireGuns(t, 'c', 'coaxial', 'D8').rolls(6, 6)
    expect(t.state.weapons.find(({ type }) => type === 'ge-pzivh:main')!.ordnance!.acquired).toBe(null)
    expect(lastKill(t)).toBe('none')
  })
})
