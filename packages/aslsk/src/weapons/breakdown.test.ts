import { describe, expect, test } from 'vitest'
import { last, mayNot, shoot, shotOf } from '../../test/fire.ts'
import { type AslskTable, table } from '../../test/table.ts'

const axis = { phase: 'prepFire', attacker: 'axis' } as const
const allied = { phase: 'prepFire', attacker: 'allied' } as const

/** A Weapon in E2 fires with this DR at E5, or another hex. */
function fires(stack: string, dice: readonly [number, number], side: typeof axis | typeof allied = allied, firers = '+g'): AslskTable {
  const [own, enemy] = side === axis ? ['German', 'Russian: 4-4-7'] : [stack.includes('4-2-6') ? 'Russian' : 'US', 'German: 4-6-7']
  const filler = own === 'German' ? '4-6-7' : own === 'US' ? '7-4-7' : '4-4-7'
  const t = table(`E2 ${own}: ${stack}    E5 stone building; ${enemy}    A2 ${own}: ${filler}    A4 ${enemy}`, side)
  return shoot(t, 'E5', firers).rolls(...dice)
}

describe('4.1 breakdown', () => {
  test('AID-SKTIP-08 SK-4.1-04 a MG without B# malfunctions on an original 12, one with B11 on 11 and 12, whatever the DRM; after its attack', () => {
    expect(fires('a=6-6-6, g=MMG', [5, 6]).w('g').malfunctioned).toBe(false)
    const t = fires('a=6-6-6, g=MMG', [6, 6])
    t.saw({ type: 'attack' }).saw({ type: 'malfunction', rule: '4.1', removed: false })
    expect(t.w('g')).toMatchObject({ malfunctioned: true, owner: t.unit('a') })
    expect(fires('a=6-6-6, g=LMG', [5, 6]).w('g').malfunctioned).toBe(true)
    expect(fires('a=6-6-6, g=LMG', [5, 5]).w('g').malfunctioned).toBe(false)
  })

  test('SK-4.1-04 a malfunctioned MG does not fire', () => {
    const t = table('E2 US: a=6-6-6, MMG malfunctioned    E5 German: 4-6-7', allied)
    mayNot(t, 'E5', '+MMG', { rule: '4.1', message: /malfunctioned/ })
  })

  test('SK-4.1-08 of several MG one malfunctions, chosen at random', () => {
    const t = table('E2 German: a=4-6-7, g=LMG, b=4-6-7, h=MMG    E5 Russian: 4-4-7    A2 German: 4-6-7    A4 Russian: 4-4-7', axis)
    shoot(t, 'E5', '+g +h').rolls(6, 6).rolls(1)
    expect([t.w('g').malfunctioned, t.w('h').malfunctioned]).toEqual([false, true])
  })

  test('SK-4.0-08 SK-5.4-02 in the hands of an Inexperienced MMC one less; a Good Order leader helps Green troops', () => {
    expect(fires('a=5-3-6, g=MMG', [5, 6]).w('g').malfunctioned).toBe(true)
    expect(fires('a=5-3-6, g=MMG, l=8-0', [5, 6]).w('g').malfunctioned).toBe(false)
    expect(fires('a=4-2-6, g=LMG', [4, 6]).w('g').malfunctioned).toBe(true)
    expect(fires('a=4-2-6, g=LMG', [4, 5]).w('g').malfunctioned).toBe(false)
  })

  test('SK-2.0-27 a B# can be repaired, an X# can not', () => {
    expect(fires('a=6-6-6, g=MMG', [6, 6]).where('a')).toBe('E2')
    const t = table('E2 US: a=7-4-7, FT    E3 German: 4-6-7    A2 US: 7-4-7    A4 German: 4-6-7', allied)
    shoot(t, 'E3', '+FT').rolls(4, 6).rolls(1, 1)
    t.saw({ type: 'malfunction', weapon: t.weapon('FT'), removed: true })
    expect(t.w('FT').owner).toBe(-1)
  })
})

describe('4.0 Weapons', () => {
  test('SK-4.0-07 when its owner is killed a Weapon is rolled for in the same column: KIA destroys it, K malfunctions it, else it stays', () => {
    const killed = (die: number) => {
      const t = table('E2 US: a=7-4-7, b=7-4-7    E3 German: x=4-6-7, LMG    A2 US: 7-4-7    A4 German: 4-6-7', allied)
      return shoot(t, 'E3', 'a b').rolls(1, 3).rolls(die)
    }
    expect(last(killed(6))).toMatchObject({ column: 24, result: '1KIA' })
    expect(killed(4).w('LMG').at).toBeLessThan(0)
    const k = killed(5)
    expect(k.w('LMG')).toMatchObject({ malfunctioned: true, owner: -1, at: k.place('E3') })
    const nothing = killed(6)
    expect(nothing.w('LMG')).toMatchObject({ malfunctioned: false, owner: -1, at: nothing.place('E3') })
  })

  test('SK-4.0-09 SK-4.0-17 a squad fires one Weapon for free; with two it gives up its own FP', () => {
    const board = 'E2 US: a=6-6-6, g=MMG, h=MMG, i=MMG    E5 German: 4-6-7    E6 German: 4-6-7    A2 US: 7-4-7    A4 German: 4-6-7'
    const t = table(board, allied)
    mayNot(t, 'E5', 'a+g+h', { rule: '4.0', message: /two Weapons costs the squad/ })
    mayNot(t, 'E5', '+g+h+i', { rule: '4.0', message: /no more than 2/ })
    shoot(t, 'E5', 'a+g').rolls(6, 5)
    mayNot(t, 'E6', '+h', { rule: '4.0', message: /two Weapons costs the squad/ })
    const both = table(board, allied)
    shoot(both, 'E5', '+g+h').rolls(6, 5)
    mayNot(both, 'E6', 'a', { message: /already fired|gave up/ })
    const onceAndAgain = table(board, allied)
    shoot(onceAndAgain, 'E5', '+g').rolls(6, 5)
    shoot(onceAndAgain, 'E6', '+h').rolls(1, 6).rolls(1, 1)
    mayNot(onceAndAgain, 'E6', 'a', { rule: '4.0', message: /gave up its own firepower/ })
  })

  test('SK-4.0-17 SK-4.0-18 what was given up is gone for the later fire phases too', () => {
    const t = table('E2 US: a=3-4-6, MMG, b=6-6-6    E5 German: 4-6-7', allied)
    shoot(t, 'E5', '+MMG').rolls(1, 6).rolls(1, 1)
    t.passTo('advancingFire')
    mayNot(t, 'E5', 'a', { rule: '4.0', message: /gave up/ })
    expect(t.game.problems('allied', shotOf(t, 'E5', 'b'))).toEqual([])
  })

  test('SK-4.0-18 a half squad or crew fires its Weapon or itself', () => {
    const t = table(
      'E2 US: a=3-4-6, g=MMG, c=2-2-7 crew, h=MMG    E4 German: 4-6-7    E5 German: 4-6-7    A2 US: 7-4-7    A4 German: 4-6-7',
      allied,
    )
    mayNot(t, 'E4', 'a+g', { rule: '4.0', message: /costs it its own/ })
    mayNot(t, 'E4', 'c+h', { rule: '4.0' })
    shoot(t, 'E4', '+g').rolls(1, 6).rolls(1, 1)
    mayNot(t, 'E5', 'a', { rule: '4.0', message: /gave up/ })
  })

  test('AID-ASOP-081 AID-ASOP-120 SK-4.0-06 a Weapon may be destroyed in the PFPh or DFPh, as its use', () => {
    const board = 'E2 US: a=3-4-6, g=MMG, b=6-6-6, h=MMG prep    E4 German: 4-6-7    E5 German: 4-6-7    A2 US: 7-4-7    A4 German: 4-6-7'
    const t = table(board, allied)
    t.refuses('allied', { type: 'destroy', weapon: t.weapon('h') }, { rule: '4.0', message: /already been used/ })
    t.answer('prepFire', { type: 'destroy', weapon: t.weapon('g') })
    t.saw({ type: 'malfunction', weapon: t.weapon('g'), removed: true })
    mayNot(t, 'E4', 'a', { rule: '4.0', message: /gave up/ })
    const late = table(board, { phase: 'advancingFire', attacker: 'allied' })
    expect(late.game.problems('allied', { type: 'destroy', weapon: late.weapon('g') })).toMatchObject([
      { message: /must be 'fire' or 'end'/ },
    ])
    const defending = table(board, { phase: 'defensiveFire', attacker: 'axis' })
    expect(defending.game.problems('allied', { type: 'destroy', weapon: defending.weapon('g') })).toEqual([])
  })

  test('SK-4.0-06 the phase is asked although nobody has a target, and whatever may be destroyed is offered', () => {
    const t = table('E2 US: a=6-6-6, g=MMG, h=MMG prep, c=6-6-6 broken, k=MMG', allied)
    expect(t.candidates()).toEqual([{ type: 'destroy', weapon: t.weapon('g') }, { type: 'end' }])
  })
})
