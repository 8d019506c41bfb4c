import { describe, expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { being } from '../../../test/status.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { v } from '../../../test/vehicles.ts'
import { killOf } from '../../data/afv-results.ts'
import { ourPack, weaponType } from '../../data/counters.ts'
import { armourPiercingFp } from '../../data/to-hit.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { blasts } from '../../ordnance/shaped.ts'
import { shooterOf, shotFrom } from '../../ordnance/shot.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import { stepsInForce } from '../../sequence/in-force.ts'
import type { AslskState } from '../../state.ts'
import type { Vehicle } from '../../units/units.ts'
import { behindStone, burnsAt } from './rules.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 12, columns: 12, year: 1945, month: 2, modules: ['latw-full'] }
const FAR = 'L12 German: far=4-6-7    A12 US: spare=6-6-6, LMG'
const attacks = (t: AslskTable) => t.game.events.flatMap(({ event }) => (event.type === 'attack' ? [event.means] : []))

describe('at whom', () => {
  test('AID-LATW-13 AID-GER-35 AID-ISQA-04 HEAT goes at vehicles, Guns and men in houses, and not at men in woods', () => {
    mayNotShell(table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 woods; German: x=4-6-7`, prep), 'gun', 'D5', { rule: '6.2' })
    const gun = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: x=2-2-8 crew, their=ge-AT75L ca2, y=4-6-7`, prep)
    shell(gun, 'gun', 'D5').rolls(3, 2).rolls(6, 6)
    gun.saw({ type: 'attack', column: 8, targets: [gun.unit('x')] })
  })

  test('AID-LATW-13 AID-GER-35 AID-ISQA-04 and at men behind a wall, but not behind a hedge', () => {
    const behind = (kind: string) =>
      table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: x=4-6-7`, {
        ...prep,
        modules: ['latw-full', 'wall-bocage'],
        hexsides: [`D4/D5 ${kind}`],
      })
    const wall = behind('wall')
    expect(wall.candidates()).toContainEqual(shotAt(wall, 'gun', 'D5'))
    shell(wall, 'gun', 'D5').rolls(1, 2).rolls(6, 6)
    expect(lastShot(wall).labels).toContain('wall of D5 +2')
    wall.saw({ type: 'attack', column: 8, targets: [wall.unit('x')] })
    mayNotShell(behind('hedge'), 'gun', 'D5', { rule: '6.2' })
  })

  test('AID-LATW-13 AID-ISQA-04 and at men in a pillbox', () => {
    const t = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: x=4-6-7 in-pillbox`, {
      ...prep,
      modules: ['latw-full', 'pillboxes'],
      places: [{ type: 'pillbox', at: 'D5', squads: 1, spine: 5, ca: 3, nca: 5 }],
    })
    shell(t, 'gun', 'D5 pillbox').rolls(1, 2).rolls(6, 6)
    t.saw({ type: 'attack', column: 8, targets: [t.unit('x')] })
  })
})

test('AID-LATW-06 AID-ISQA-03 on the IFT a Bazooka and a PIAT are 8, a Panzerschreck 12, armour-piercing shot 1 or 2', () => {
  const column = (nation: string, men: string, weapon: string) => {
    const side = nation === 'German' ? 'axis' : 'allied'
    const enemy = nation === 'German' ? 'US: x=6-6-6' : 'German: x=4-6-7'
    const t = table(
      `A12 ${nation}: b=${men}    D3 ${nation}: a=${men}, gun=${weapon}    D5 stone building; ${enemy}    L12 ${enemy.replace('x=', '')}`,
      {
        ...prep,
        attacker: side,
      },
    )
    shell(t, 'gun', 'D5').rolls(1, 2).rolls(6, 6)
    const event = t.game.events.map(({ event: each }) => each).findLast((each) => each.type === 'attack')!
    return (event as { column: number }).column
  }
  expect([column('US', '7-4-7', 'am-BAZ44'), column('British', '4-5-7', 'br-PIAT'), column('German', '4-6-7', 'ge-PSK')]).toEqual([
    8, 8, 12,
  ])
  expect([armourPiercingFp(20), armourPiercingFp(37)]).toEqual([1, 2])
})

test('AID-LATW-05 the TK number of each', () => {
  const number = (id: string) => weaponType(ourPack(), id).latw!.toKill
  expect(['am-BAZ43', 'am-BAZ44', 'am-BAZ45'].map(number)).toEqual([13, 16, 16])
  expect(['ge-PF:3', 'ge-PFK:1', 'ge-PSK', 'br-PIAT', 'ru-MOLP'].map(number)).toEqual([31, 22, 26, 15, 6])
  expect(['ge-ATR', 'ru-ATR', 'ja-ATR-20L'].map(number)).toEqual([5, 6, 6])
})

describe('backblast', () => {
  const inside = (weapon: string, men = 'a=7-4-7') =>
    table(`${FAR}    D3 wooden building; US: ${men}, gun=${weapon}, b=6-6-6    D5 German: tank=ge-pzivh vca4`, prep)

  test('AID-LATW-07 AID-LATW-33 AID-GER-39 AID-ISQA-19 of a rocket in a house: the 1 column, the coloured die, no DRM, all who are there', () => {
    const t = inside('am-BAZ44')
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(4, 5).rolls(1, 1, 1, 1)
    t.saw({ type: 'attack', means: 'backblast', column: 1, modifiers: [], final: 4, targets: [t.unit('a'), t.unit('b')] })
    const outside = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca4`, prep)
    shell(outside, 'gun', 'D5', { target: 'vtt' }).rolls(4, 5)
    expect(attacks(outside)).toEqual([])
  })

  test('AID-ISQA-19 none in a hut', () => {
    const t = table(
      'L12 Japanese: far=4-4-7    A12 US: spare=6-6-6, LMG    D3 hut; US: a=7-6-8, gun=am-BAZ44    D5 Japanese: tank=ja-ty95hago vca4',
      prep,
    )
    shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(4, 5)
    expect(attacks(t)).toEqual([])
  })

  test('AID-LATW-07 none of a PIAT', () => {
    const piat = table(
      'L12 German: far=4-6-7    A12 British: 4-5-7    D3 wooden building; British: a=4-5-7, gun=br-PIAT    D5 German: tank=ge-pzivh vca4',
      prep,
    )
    shell(piat, 'gun', 'D5', { target: 'vtt' }).rolls(4, 5)
    expect(attacks(piat)).toEqual([])
  })

  test('AID-LATW-33 AID-GER-40 +2 avoids it, but not for a pinned firer; by Opportunity Fire it costs nothing', () => {
    const t = inside('am-BAZ44')
    shell(t, 'gun', 'D5', { target: 'vtt', careful: true }).rolls(6, 4)
    expect(lastShot(t).labels).toContain('Case 12: avoids backblast +2')
    expect(attacks(t)).toEqual([])
    mayNotShell(inside('am-BAZ44', 'a=7-4-7 pinned'), 'gun', 'D5', { rule: '4.4.3' }, { target: 'vtt', careful: true })
    const waiting = being(t, 'a', 'opportunityFire')
    const occasion: Occasion = { when: 'advancingFire', side: 'allied', expenditure: null }
    const shot = shotFrom(waiting, occasion, shotAt(t, 'gun', 'D5', { target: 'vtt', careful: true }))!
    expect(aimed(waiting, shot).groups[0]!.modifiers).toEqual([])
  })

  test('AID-GER-39 AID-LATW-33 in rubble as in a building', () => {
    const t = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca4`, prep)
    const by = shooterOf(t.state, t.weapon('gun'))!
    const fallen = table(`${FAR}    D3 stone building; US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca4`, prep)
    const ruins: AslskState = { ...fallen.state, collapsed: [fallen.u('a').at] }
    expect([blasts(t.state, { by }), blasts(ruins, { by: shooterOf(ruins, fallen.weapon('gun'))! })]).toEqual([false, true])
  })

  test('AID-LATW-13 HEAT is fired at men in rubble, as at those in a building', () => {
    const at = (places: TableOptions['places']) => {
      const t = table(`${FAR}    D5 US: a=7-4-7, gun=am-BAZ44    D3 stone building; German: x=4-6-7`, {
        ...prep,
        modules: ['latw-full', 'fire'],
        ...(places ? { places } : {}),
        kept: {},
      })
      const s = places ? { ...t.state, collapsed: [t.u('x').at] } : t.state
      return behindStone(
        s,
        { by: shooterOf(s, t.weapon('gun'))!, occasion: { when: 'prepFire', side: 'allied', expenditure: null }, at: t.u('x').at },
        t.u('x'),
      )
    }
    expect([at(undefined), at([{ type: 'rubble', at: 'D3' }])]).toEqual([false, true])
  })

  test('AID-LATW-33 AID-GER-39 AID-GER-40 from a pillbox there is no way to avoid it', () => {
    const t = table(`${FAR}    D5 US: a=7-4-7 in-pillbox, gun=am-BAZ44, b=6-6-6 in-pillbox    D3 German: tank=ge-pzivh vca4`, {
      ...prep,
      modules: ['latw-full', 'pillboxes'],
      places: [{ type: 'pillbox', at: 'D5', squads: 2, spine: 5, ca: 3, nca: 5 }],
    })
    mayNotShell(t, 'gun', 'D3', { rule: 'C13.8', message: /ground floor/ }, { target: 'vtt', careful: true })
    shell(t, 'gun', 'D3', { target: 'vtt' }).rolls(4, 5).rolls(1, 1, 1, 1)
    t.saw({ type: 'attack', means: 'backblast', column: 1 })
  })
})

test('AID-LATW-08 a leader directs all of them but the projector', () => {
  const baz = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44, l=9-2    D5 German: tank=ge-pzivh vca4`, prep)
  shell(baz, 'gun', 'D5', { target: 'vtt', leader: baz.unit('l') }).rolls(6, 5)
  expect(lastShot(baz).labels).toEqual(['9-2 directs -2'])
})

test('AID-LATW-18 a PIAT is not fired at a lower level in the next hex, however much lower', () => {
  const hill = (level: number, at = 'D4') =>
    table(
      `L12 German: far=4-6-7    A12 British: 4-5-7    D3 level ${level}; British: a=4-5-7, gun=br-PIAT    ${at} German: tank=ge-pzivh vca4`,
      prep,
    )
  for (const level of [1, 2]) mayNotShell(hill(level), 'gun', 'D4', {}, { target: 'vtt' })
  expect(hill(2).game.problems('allied', shotAt(hill(2), 'gun', 'D4', { target: 'vtt' }))[0]!.rule).toBe('C13.61')
  expect(hill(1, 'D5').game.problems('allied', shotAt(hill(1, 'D5'), 'gun', 'D5', { target: 'vtt' }))).toEqual([])
})

describe('what becomes of an AFV', () => {
  const burning: TableOptions = { ...prep, modules: ['latw-full', 'fire'] }
  const marks = (t: AslskTable) => t.state.markers.map(({ kind }) => kind)

  test('AID-LATW-26 half of the TK number or less burns it, less than it destroys, the number itself cripples, one more may Shock', () => {
    const kill = (first: number, second: number) => {
      const t = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca5`, burning)
      shell(t, 'gun', 'D5', { target: 'vtt' }).rolls(3, 2).rolls(first, second)
      return { said: lastKill(t).split(', ')[1], marks: marks(t) }
    }
    // 16 against armour of 8: 8
    expect(kill(2, 2)).toEqual({ said: 'destroyed', marks: ['wreck', 'wreckBlaze'] })
    expect(kill(2, 3)).toEqual({ said: 'destroyed', marks: ['wreck'] })
    expect(kill(4, 4).said).toBe('immobilized')
    expect(killOf('shot', 'hull', 9, 8)).toBe('possibleShock')
    expect([killOf('mg', 'hull', 3, 4), killOf('mg', 'hull', 4, 4), killOf('mg', 'hull', 5, 4)]).toEqual(['destroyed', 'stun', 'none'])
  })

  test('AID-LATW-27 with a red crew survival number it burns by one more, and is destroyed by no more', () => {
    const t = table(`${FAR}    D3 US: a=7-4-7, gun=am-BAZ44    D5 German: tank=ge-pzivh vca5`, burning)
    const figured = { by: { kind: 'shot' }, final: 8 } as Parameters<typeof burnsAt>[2]
    expect(burnsAt(t.state, t.u('tank') as Vehicle, figured)).toBe(4)
    expect(burnsAt(being(t, 'tank', 'redCrewSurvival'), t.u('tank') as Vehicle, figured)).toBe(5)
  })

  test('AID-LATW-26 AID-LATW-28 flames: 8 in the next hex and 4 in the second, more if it is exposed or open; less burns, equal destroys', () => {
    const flame = (tank: string, hex: string, dice: readonly [number, number], options = burning) => {
      const t = table(`${FAR}    D3 US: a=7-4-7, ft=FT    ${hex} German: tank=${tank}`, options)
      t.answer('prepFire', { type: 'flame', weapon: t.weapon('ft'), at: hex, vehicle: t.unit('tank') }).rolls(...dice)
      return `${lastKill(t)} ${marks(t).join('+')}`
    }
    expect(flame('ge-pzivh vca5', 'D4', [4, 3])).toBe('flame in the front of the hull: 8 - 0 = 8, destroyed wreck+wreckBlaze')
    expect(flame('ge-pzivh vca5', 'D4', [4, 4])).toBe('flame in the front of the hull: 8 - 0 = 8, destroyed wreck')
    expect(flame('ge-pzivh vca5', 'D5', [2, 2])).toBe('flame in the front of the hull: 4 - 0 = 4, destroyed wreck')
    expect(flame('ge-pzivh vca5 ce', 'D4', [6, 6])).toMatch(/8 \+1 .* = 9, none/)
    expect(flame('ge-mardiiim vca5 ce', 'D4', [6, 6])).toMatch(/8 \+\d .*\+\d .* = 11, none/)
  })
})

describe('C5.7 at the tracks', () => {
  const aim = (t: AslskTable, hex: string, more: object = {}) => ({
    type: 'immobilize',
    weapon: t.weapon('gun'),
    at: hex,
    vehicle: t.unit('tank'),
    ...more,
  })
  const beside = (tank = 'ge-pzivh vca4', weapon = 'am-BAZ44') =>
    table(`${FAR}    D3 US: a=7-4-7, gun=${weapon}    D5 German: tank=${tank}`, prep)

  test('AID-LATW-43 +5 to hit; a hit on the hull stops it, one on the turret does nothing', () => {
    const t = beside()
    expect(t.candidates()).toContainEqual(aim(t, 'D5'))
    t.answer('prepFire', aim(t, 'D5')).rolls(2, 1).rolls(3, 3)
    expect(lastShot(t)).toMatchObject({ labels: ['Case G: to immobilize +5'], hit: true, critical: false })
    expect([v(t, 'tank').immobilized, lastKill(t)]).toEqual([true, 'none'])
    const turret = beside()
    turret.answer('prepFire', aim(turret, 'D5')).rolls(1, 2)
    expect([lastShot(turret).hit, v(turret, 'tank').immobilized]).toEqual([true, false])
  })

  test('a crew that fails its TC is Stunned, and the preview says how often the hull is hit', () => {
    const t = beside()
    expect(t.game.questionFor('allied')!.question.preview!(aim(t, 'D5'))).toEqual({ succeeds: 2, of: 36 })
    t.answer('prepFire', aim(t, 'D5')).rolls(2, 1).rolls(6, 6)
    expect(v(t, 'tank')).toMatchObject({ immobilized: true, stun: 'stunned' })
  })

  test('not from farther than 6 hexes, nor at what is stopped', () => {
    const far = table(`${FAR}    D1 US: a=7-4-7, gun=am-BAZ44    D8 German: tank=ge-pzivh vca4`, prep)
    far.refuses('allied', aim(far, 'D8'), { rule: 'C5.7', message: /6 hexes/ })
    const stopped = beside('ge-pzivh vca4 immobilized')
    stopped.refuses('allied', aim(stopped, 'D5'), { rule: 'C5.7', message: /immobilized already/ })
  })

  test('AID-LATW-38 not with a projector', () => {
    const t = table(
      'L12 German: far=4-6-7    A12 Russian: 4-4-7    D3 Russian: a=2-2-8 crew, gun=ru-MOLP    D5 German: tank=ge-pzivh vca4',
      prep,
    )
    t.refuses('allied', aim(t, 'D5'), { rule: 'C13.5' })
  })
})

test('AID-ASOP-019 what nations and weapons can do is a step before play where it is in force', () => {
  const steps = (modules: readonly string[]) => stepsInForce(table(FAR, { ...prep, modules }).state.setting).map(({ number }) => number)
  expect(steps([])).not.toContain('0.12')
  expect(steps(['latw-full'])).toContain('0.12')
  expect(steps(['german-units'])).toContain('0.12')
})
