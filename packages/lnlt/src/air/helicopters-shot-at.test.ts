import { describe, expect, test } from 'vitest'
import { mayNot, modifiers, preview, shoot, shotOf, strength } from '../../test/fire.ts'
import { FILL, fly, ok, sky } from '../../test/helicopters.ts'
import type { TableOptions } from '../../test/table.ts'
import { burstOf, field, mayNotDo, riders, shell, shellOf, shellPreview, toHitModifiers } from '../../test/vehicles.ts'
import { damageResult } from '../data/damage.ts'
import { locationNamed, nameOf } from '../map/location.ts'

describe('19.2.7 ordnance at helicopters', () => {
  const shotAt = (words: string, weapon: string, initiative: 'red' | 'blue' = 'red') =>
    field(`C5 air American: h=us-uh1${words}    F5 Soviet: x=su-squad-1-4-4, w=${weapon}${FILL}`, { initiative })

  test('LNL-19.2.7-01 LNL-19.2.7-02 LNL-PAC04-23 LNL-19.2.7-08 anti-aircraft weapons reach them in both modes: +2 flying, +1 hovering', () => {
    expect(toHitModifiers(shotAt('', 'su-sa7'), 'x', 'C5 air', { weapon: 'w', target: 'h' })).toEqual(['flying 2'])
    expect(toHitModifiers(shotAt(' hovering', 'su-sa7'), 'x', 'C5 air', { weapon: 'w', target: 'h' })).toEqual(['hovering 1'])
  })

  test('LNL-19.2.7-07 LNL-19.2.1-06 LNL-19.2.1-18 other ordnance only those that hover', () => {
    const flying = shotAt('', 'su-rpg7')
    mayNotDo(flying, 'x', shellOf(flying, 'x', 'C5 air', { weapon: 'w', target: 'h' }), { rule: '19.2.7' })
    const hovers = shotAt(' hovering', 'su-rpg7')
    hovers.activate('F5')
    ok(hovers, shellOf(hovers, 'x', 'C5 air', { weapon: 'w', target: 'h' }))
  })

  test('LNL-19.2.7-09 no cover, but what degrades the sight, and nearness, count', () => {
    const t = field(`C5 light-jungle; air American: h=us-uh1 hovering    D5 Soviet: x=su-squad-1-4-4, w=su-rpg7${FILL}`, {
      initiative: 'red',
    })
    expect(toHitModifiers(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })).toEqual(['hovering 1', 'adjacent -2'])
  })

  const NIGHT = [{ type: 'night', text: 'Night.' }] as const
  const dark = (weapon: string, options: TableOptions = {}) =>
    field(`C5 air American: h=us-uh1 hovering fired    G5 Soviet: x=su-squad-1-4-4, w=${weapon}${FILL}`, {
      initiative: 'red',
      rules: [...NIGHT],
      ...options,
    })

  test('LNL-20.1.1-03 at night what hovers too far off is harder to hit, though it has fired', () => {
    expect(toHitModifiers(dark('su-rpg7'), 'x', 'C5 air', { weapon: 'w', target: 'h' })).toEqual(['hovering 1', 'at night 3'])
    const lit = dark('su-rpg7', { markers: [{ kind: 'starshell', at: 'C5' }] })
    expect(toHitModifiers(lit, 'x', 'C5 air', { weapon: 'w', target: 'h' })).toEqual(['hovering 1'])
  })

  test('LNL-1.6.6-04 at night anti-aircraft missiles reach what is within two hexes or lit, and not what has only fired', () => {
    const t = dark('su-sa7')
    mayNotDo(t, 'x', shellOf(t, 'x', 'C5 air', { weapon: 'w', target: 'h' }), { rule: '1.6.6', message: /two hexes/ })
    const lit = dark('su-sa7', { markers: [{ kind: 'starshell', at: 'C5' }] })
    lit.activate('G5')
    ok(lit, shellOf(lit, 'x', 'C5 air', { weapon: 'w', target: 'h' }))
  })

  const hit = (dice: readonly number[], words = '') => {
    const t = shotAt(words, 'su-sa7')
    t.rolls(...dice)
    shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
    return t
  }

  test('LNL-19.2.7-03 LNL-19.2.7-04 more than its armor brings it down: direction by the coloured die, half the white one in hexes', () => {
    const t = hit([1, 1, 3, 1, 3, 3, 1])
    t.saw({ type: 'crash', rule: '19.2.7', at: locationNamed(t.state.setting, 'E6') })
    expect(t.state.units[t.unit('h')]!.at).toBeLessThan(0)
  })

  test('LNL-19.2.7-10 LNL-19.2.7-11 as much as its armor: who fails a Morale Check is damaged and gone; less does nothing', () => {
    const fails = hit([1, 1, 1, 5, 6, 6])
    fails.saw({ type: 'airAborts' })
    const less = field(`C5 air American: h=ah1    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`, { initiative: 'red' })
    // 2 and 5 against 6 and 2
    shell(less, 'x', 'C5 air', { weapon: 'w', target: 'h' }).rolls(1, 1, 2, 6)
    expect([less.where('h'), less.events('moraleCheck'), less.events('penetration')[0]!.result]).toEqual(['C5 air', [], 'less'])
    const acquired = hit([1, 1, 1, 5, 1, 1])
    expect(acquired.events('airAborts')).toHaveLength(0)
  })

  test('LNL-19.2.7-12 a dud and a lucky hit are as against others', () => {
    expect(hit([1, 1, 1, 6]).events('penetration')[0]!.result).toBe('dud')
    const lucky = field(`C5 air American: h=us-uh1    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`, { initiative: 'red' })
    lucky.rolls(1, 1, 6, 1, 1, 1, 1)
    shell(lucky, 'x', 'C5 air', { weapon: 'w', target: 'h' })
    expect(lucky.events('penetration')[0]!.result).toBe('destroyed')
  })

  const fallsOver = (level: number) => {
    const t = field(`C5 air American: h=us-uh1    D5 level ${level}    C8 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`, { initiative: 'red' })
    t.rolls(1, 1, 3, 1, 6, 2, 1)
    shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
    return nameOf(t.state.setting, t.events('crash')[0]!.at)
  }

  test('LNL-19.2.7-13 a hex that lies higher than it flew, a level above the ground, stops its fall', () => {
    expect([fallsOver(0), fallsOver(1), fallsOver(2)]).toEqual(['F4', 'F4', 'D5'])
  })

  test('off the map nobody gets out of it, and what they had is lost with them', () => {
    const t = field(`C1 air American: h=us-uh1, a=us-squad-2-7-4 aboard, m=us-m60    F1 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`, {
      initiative: 'red',
    })
    t.rolls(1, 1, 3, 1, 6, 1)
    shell(t, 'x', 'C1 air', { weapon: 'w', target: 'h' })
    expect([t.where('a'), t.events('bailsOut').map(({ survives }) => survives)]).toEqual(['eliminated', [false, false]])
    expect(t.state.weapons[t.weapon('m')]).toMatchObject({ owner: -1, at: -4 })
    expect(t.state.losses.blue).toBe(4)
  })

  test('LG-79 whoever gets out among enemies, in water, or where there is no room, is lost', () => {
    const survivors = (where: string, ...dice: number[]) => {
      const t = field(`C5 air American: h=us-uh1, a=us-squad-2-7-4 aboard    ${where}    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`, {
        initiative: 'red',
      })
      t.rolls(1, 1, 3, 1, 3, 3, ...dice)
      shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
      return t.state.units.filter(({ at, side }) => at === t.place('E6') && side === 'blue').length
    }
    expect(survivors('A5 Soviet: y=su-squad-1-4-4', 2, 2)).toBe(2)
    expect(survivors('E6 Soviet: y=su-squad-1-4-4', 1, 6, 2, 2, 2)).toBe(0)
    expect(survivors('E6 pool', 2, 2)).toBe(0)
    const full = 'E6 American: p=us-squad-2-7-4, q=us-squad-2-7-4, r=us-squad-2-7-4'
    expect(survivors(full, 1, 6, 1, 1, 1, 2, 2)).toBe(3)
  })

  test('LNL-19.2.7-05 LNL-19.2.7-14 where it falls a Wreck stays, and everybody on the ground is attacked with 6', () => {
    const t = field(
      `C5 air American: h=us-uh1    E6 Soviet: y=su-squad-1-4-4, k=bmp1 buttoned    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`,
      {
        initiative: 'red',
      },
    )
    t.rolls(1, 1, 3, 1, 3, 3, 1, 1, 1, 1, 1)
    shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
    const crash = t.events('attack').find(({ kind }) => kind === 'crash')!
    expect([crash.firepower, crash.targets.map(({ unit }) => unit)]).toEqual([6, t.units('y k')])
    expect(t.events('damageCheck').map(({ unit }) => unit)).toContain(t.unit('k'))
    expect(t.markers('E6')).toContain('wreck 0')
  })

  test('LG-89 the ground covers from it, or as players agree', () => {
    const cover = (crashTM: 'helicopters' | 'always' | 'never') => {
      const t = field(
        `C5 air American: h=us-uh1    E6 light-jungle; Soviet: y=su-squad-1-4-4    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`,
        {
          initiative: 'red',
          options: { crashTM },
        },
      )
      t.rolls(1, 1, 3, 1, 3, 3, 1, 6, 1, 1)
      shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
      return t.events('attack').find(({ kind }) => kind === 'crash')!.targets[0]!.defenceModifiers.length
    }
    expect([cover('helicopters'), cover('always'), cover('never')]).toEqual([1, 1, 0])
  })

  test('LNL-19.2.7-06 LNL-19.2.6-07 those aboard and the Crew roll: even they are there, Shaken and Moved, odd they are lost', () => {
    const t = field(
      `C5 air American: h=us-uh1, a=us-squad-2-7-4 aboard, b=us-leader-vietnam-6-1 aboard    F5 Soviet: x=su-squad-1-4-4, w=su-sa7${FILL}`,
      {
        initiative: 'red',
      },
    )
    t.rolls(1, 1, 3, 1, 3, 3, 2, 1, 3)
    shell(t, 'x', 'C5 air', { weapon: 'w', target: 'h' })
    t.expect('E6').has('2-7-4 shaken moved')
    expect(t.state.units[t.unit('b')]!.at).toBeLessThan(0)
    expect(t.events('bailsOut').map(({ survives }) => survives)).toEqual([true, false, false])
  })
})

describe('19.2.8 small arms at helicopters', () => {
  const at = (words: string, more = '') =>
    field(`C5 air American: h=us-uh1${words}${more}    E5 Soviet: x=su-squad-1-4-4    E6 Soviet: y=su-squad-1-4-4${FILL}`, {
      initiative: 'red',
    })

  test('LNL-19.2.8-01 LNL-19.2.8-10 they may always fire at them, spotted or not', () => {
    const t = at('')
    expect(preview(t, 'x', 'C5 air', { target: 'h' }).targets).toHaveLength(1)
  })

  test('LNL-19.2.8-04 a helicopter is neither open nor buttoned, and need not turn to fire all round', () => {
    const t = sky('C5 air American: h=ah1 hovering    C8 Soviet: x=su-t55 f1')
    mayNotDo(t, 'h', { type: 'button', unit: t.unit('h'), buttoned: true }, { rule: '19.2.8' })
    mayNotDo(t, 'h', { type: 'pivot', unit: t.unit('h'), facing: 3 }, { rule: '19.2.4' })
    ok(t, shellOf(t, 'h', 'C8', { target: 'x' }))
  })

  test('LNL-PAC02-15 what is foretold adds up: damaged is among it', () => {
    const { odds } = preview(at(''), 'x', 'C5 air', { target: 'h' }).targets[0]!
    expect(odds.damaged).toBeGreaterThan(0)
    expect(odds.none + odds.shaken + odds.damaged! + odds.destroyed!).toBe(odds.of)
  })

  test('LNL-19.2.8-05 EX2-H5 at half their range, rounded up; ordnance at all of it', () => {
    const t = field(`G5 American: x=us-squad-2-7-4    C5 air Soviet: h=mi8${FILL}`)
    ok(t.activate('G5'), shotOf(t, 'x', 'C5 air', { target: 'h' }))
    const far = field(`H5 American: y=us-squad-2-7-4, w=us-m60    C5 air Soviet: h=mi8${FILL}`)
    mayNot(far, 'y', 'C5 air', { message: /reaches 4 hexes/ }, { target: 'h' })
    ok(far, shotOf(far, 'y:w', 'C5 air', { target: 'h' }))
    const rocket = field(`C5 air American: h=us-uh1 hovering    L5 Soviet: x=su-squad-1-4-4, w=su-rpg16${FILL}`, { initiative: 'red' })
    ok(rocket.activate('L5'), shellOf(rocket, 'x', 'C5 air', { weapon: 'w', target: 'h' }))
  })

  test('LNL-19.2.8-06 of a vehicle’s machine guns those that turn all round', () => {
    const t = field(`C5 air American: h=us-uh1    E5 Soviet: x=su-t55 f4${FILL}`, { initiative: 'red' }).activate('E5')
    t.refuses('red', burstOf(t, 'x', 'C5 air', { target: 'h', mg: 0 }), { rule: '19.2.8' })
    ok(t, burstOf(t, 'x', 'C5 air', { target: 'h', mg: 1 }))
  })

  test('LNL-19.2.8-02 LNL-PAC03-23 LNL-PAC03-20 LNL-PAC03-24 FP and modifiers against armor and no cover: -2 flying, -1 hovering', () => {
    const odds = (words: string) => preview(at(words), 'x', 'C5 air', { target: 'h' })
    expect(modifiers(odds(''))).toContain('flying -2')
    expect(modifiers(odds(' hovering'))).toContain('hovering -1')
    expect(odds('').targets[0]!.defenceModifiers.map(({ label, value }) => `${label} ${value}`)).toEqual(['armor 1'])
  })

  test('LNL-19.2.8-07 LNL-19.2.8-08 LNL-5.1-28 the helicopter takes its check, then each of those aboard; Shaken they stay aboard', () => {
    const t = at('', ', a=us-squad-2-7-4 aboard')
    t.rolls(5, 1, 1, 4)
    shoot(t, 'x', 'C5 air', { target: 'h' })
    expect(t.events('damageCheck').map(({ unit, result }) => [unit, result])).toEqual([
      [t.unit('h'), 'none'],
      [t.unit('a'), 'shaken'],
    ])
    expect(riders(t, 'h')).toHaveLength(1)
  })

  test('LNL-19.2.8-03 LNL-5.1-19 LNL-PAC02-15 damaged it is gone with all aboard', () => {
    const t = at('', ', a=us-squad-2-7-4 aboard')
    t.rolls(6, 1, 4, 1)
    shoot(t, 'x', 'C5 air', { target: 'h' })
    t.saw({ type: 'airAborts' })
    expect(t.units('h a').map((id) => t.state.units[id]!.at < 0 && t.state.units[id]!.aboard === undefined)).toEqual([true, true])
  })

  test('LNL-19.2.8-09 LNL-PAC02-19 LNL-PAC02-22 at double its Morale and more it is destroyed, and crashes', () => {
    expect([7, 11, 12, 18].map((total) => damageResult(total, 6, 'helicopter'))).toEqual(['damaged', 'damaged', 'destroyed', 'destroyed'])
    const t = field(`C5 air American: h=us-uh1    D5 Soviet: x=su-squad-3-3-4, y=su-squad-3-3-4, z=su-squad-3-3-4${FILL}`, {
      initiative: 'red',
    })
    t.rolls(6, 1, 6, 1, 1, 1)
    shoot(t, 'x y z', 'C5 air', { target: 'h' })
    t.saw({ type: 'crash', rule: '19.2.7' })
  })
})

describe('19.2.9 helicopter against helicopter', () => {
  const duel = (mine: string, theirs: string) =>
    field(`C5 air American: h=ah1${mine}    G5 air Soviet: x=mi24${theirs}${FILL}`).activate('C5 air')
  const burst = (mine: string, theirs: string) => {
    const t = duel(mine, theirs)
    return t.game.open[0]!.question.preview!(burstOf(t, 'h', 'G5 air', { target: 'x' })) as Parameters<typeof strength>[0]
  }
  const rockets = (mine: string, theirs: string) => {
    const t = duel(mine, theirs)
    return shellPreview(t, 'h', 'G5 air', { target: 'x' })
  }

  test('LNL-19.2.9-01 LNL-19.2.9-04 LNL-19.2.9-05 LNL-19.2.9-06 EX2-H6 machine guns: -4 both flying, -2 hovering at flying, 0 both hovering, -2 flying at hovering', () => {
    expect(
      [burst('', ''), burst(' hovering', ''), burst(' hovering', ' hovering'), burst('', ' hovering')].map((odds) => strength(odds) - 4),
    ).toEqual([-4, -2, 0, -2])
    expect(burst('', '').targets[0]!.defence).toBe(4)
  })

  test('LNL-19.2.9-02 LNL-19.2.9-07 LNL-19.2.9-08 EX2-H7 rockets: +4 both flying, +2 hovering at flying, +1 both hovering, +3 flying at hovering', () => {
    const sum = (odds: { modifiers: readonly { value: number }[] }) => odds.modifiers.reduce((all, { value }) => all + value, 0)
    expect([rockets('', ''), rockets(' hovering', ''), rockets(' hovering', ' hovering'), rockets('', ' hovering')].map(sum)).toEqual([
      4, 2, 1, 3,
    ])
    expect(rockets('', '').needed).toBe(10)
  })

  test('LNL-19.2.9-03 ranges between them are not halved, and nearness counts', () => {
    const t = field(`C5 air American: h=ah1    N5 air Soviet: x=mi24${FILL}`).activate('C5 air')
    ok(t, burstOf(t, 'h', 'N5 air', { target: 'x' }))
    const near = field(`C5 air American: h=ah1    D5 air Soviet: x=mi24${FILL}`).activate('C5 air')
    expect(
      modifiers(near.game.open[0]!.question.preview!(burstOf(near, 'h', 'D5 air', { target: 'x' })) as Parameters<typeof modifiers>[0]),
    ).toContain('adjacent 2')
  })

  test('LNL-19.2.9-10 LNL-14.4-17 missiles only hover against hover', () => {
    const both = duel(' hovering', ' hovering')
    ok(both, shellOf(both, 'h', 'G5 air', { gun: 1, target: 'x' }))
    const flying = duel(' hovering', '')
    flying.refuses('blue', shellOf(flying, 'h', 'G5 air', { gun: 1, target: 'x' }), { rule: '19.2.7' })
  })

  test('LNL-19.2.9-09 nothing of theirs reaches a plane', () => {
    const t = field(`C5 air American: h=ah1    B8 American: b=us-squad-2-7-4, w=us-law    C8 Soviet: x=bmp1 f4${FILL}`, {
      air: { red: [{ type: 'su25', edge: 'N' }] },
    })
    t.rolls(6, 6)
    shell(t, 'b', 'C8', { weapon: 'w', target: 'x' })
    if (t.asked.kind === 'act') t.answer('act', { type: 'end' })
    t.answer('airRun', { edge: 'N', entry: 'H1', direction: 3 })
    expect(t.asked.kind).toBe('impulse')
  })

  test('LNL-19.2.9-11 one kind of ordnance in an impulse', () => {
    const t = duel(' hovering', ' hovering')
    t.rolls(6, 6)
    t.answer('act', shellOf(t, 'h', 'G5 air', { gun: 0, target: 'x' }))
    t.refuses('blue', shellOf(t, 'h', 'G5 air', { gun: 1, target: 'x' }), { rule: '14.1', message: /one kind/ })
  })
})

test('LNL-19.2.10-01 a pack may bring other helicopters', () => {
  const vehicles = [
    {
      id: 'us-ah64',
      nations: ['american'],
      name: 'AH-64 Apache',
      class: 'O',
      movement: 40,
      morale: 7,
      hull: [3, 3, 3],
      air: 'helicopter',
      machineGuns: [{ fp: 4, range: 14, arc: 'all' }],
      era: 'modern',
      slice: 16,
      source: 'house',
      confidence: 'high',
    },
  ]
  const t = sky('C5 air American: h=us-ah64', { pack: { name: 'x', units: { format: 'firegroup-lnlt-units', version: 1, vehicles } } })
  fly(t, 'h', ['D5'])
  expect(t.where('h')).toBe('D5 air')
})
