import { describe, expect, test } from 'vitest'
import { attacks, last, mayNot, preview, shoot, shotOf } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'

/** The Russian moves; the German answers. Somebody far away can always still move. */
const SPARE = '\nA14 woods; Russian: spare=8-0'
const movement: TableOptions = { phase: 'movement', attacker: 'allied', columns: 14, rows: 15 }
const MISS = [6, 5] as const
/** Another German who sees everything near, so that the DEFENDER's window stays open. */
const KEEP = '\nC3 German: k=4-6-7'

function moving(text: string, options: TableOptions = {}): AslskTable {
  return table(`${text}${SPARE}`, { ...movement, ...options })
}

function go(t: AslskTable, units: string, to: string, words: Parameters<typeof stepOf>[3] = {}): AslskTable {
  return t.answer('move', stepOf(t, units, to, words))
}

const labels = (t: AslskTable, at: string, firers: string) => preview(t, at, firers).modifiers.map(({ label }) => label.split(' ')[0])

describe('3.3.3 Defensive First Fire', () => {
  test('SK-3.3.3-01 only at those who move, and only they are hit', () => {
    const t = moving('E2 German: a=4-6-7    E6 Russian: y=4-4-7    E7 Russian: x=4-4-7, w=4-4-7')
    go(t, 'x', 'E6')
    mayNot(t, 'E7', 'a', { rule: '3.3.3', message: /units moving in E6/ })
    shoot(t, 'E6', 'a').rolls(...MISS)
    t.saw({ type: 'attack', when: 'firstFire', targets: [t.unit('x')] })
    const together = moving('E2 German: a=4-6-7    E7 Russian: x=4-4-7, w=4-4-7')
    go(together, 'x w', 'E6')
    shoot(together, 'E6', 'a').rolls(...MISS)
    together.saw({ type: 'attack', targets: [together.unit('x'), together.unit('w')] })
  })

  test('AID-ASOP-099 SK-3.3.3-02 SK-3.3.3-18 SK-3.3.3-19 after every expenditure, for as many attacks as there are, before the mover goes on', () => {
    const t = moving('E2 German: a=4-6-7    F2 German: b=4-6-7    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6').asks('axis', 'firstFire')
    expect(t.game.questionFor('allied')).toBeUndefined()
    shoot(t, 'E6', 'a').rolls(...MISS)
    shoot(t, 'E6', 'b').rolls(...MISS)
    t.asks('allied', 'move')
    go(t, 'x', 'E5').asks('axis', 'firstFire')
  })

  test('SK-3.3.3-03 any expenditure counts: here the recovery of a Weapon', () => {
    const t = moving('E2 German: a=4-6-7    E6 Russian: LMG unpossessed, x=4-4-7')
    t.answer('move', { type: 'recover', unit: t.unit('x'), weapon: t.weapon('LMG') }).rolls(1)
    t.asks('axis', 'firstFire')
    shoot(t, 'E6', 'a').rolls(...MISS)
    expect(attacks(t).length).toBe(1)
  })

  test('SK-3.3.3-04 no fire at where it was: the window closes when the mover goes on', () => {
    const t = moving('E2 German: a=4-6-7    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6')
    t.answer('firstFire', { type: 'hold' }).asks('allied', 'move')
    go(t, 'x', 'E5')
    mayNot(t, 'E6', 'a', { rule: '3.3.3', message: /moving in E5/ })
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'stop', units: [t.unit('x')] })
    expect(t.game.questionFor('axis')).toBeUndefined()
  })

  test('AID-SKTIP-16 SK-3.3.3-05 who has fired is marked First Fire; a Weapon that keeps its rate is not', () => {
    const t = moving('E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6')
    shoot(t, 'E6', 'a+MMG').rolls(2, 6).rolls(1, 1).answer('keepRate', { keep: true })
    expect([t.u('a').fire, t.w('MMG').fire, t.w('MMG').keptRate]).toEqual(['first', 'none', true])
    const lost = moving('E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7')
    go(lost, 'x', 'E6')
    shoot(lost, 'E6', '+MMG').rolls(3, 6).rolls(1, 1)
    expect([lost.u('a').fire, lost.w('MMG').fire]).toEqual(['none', 'first'])
  })

  test('AID-SKTIP-15 AID-DFF-06 SK-3.3.3-17 SK-3.2.2-18 whoever cowers is under Final Fire at once', () => {
    const t = moving('E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6')
    shoot(t, 'E6', 'a').rolls(6, 6)
    expect([t.u('a').fire, t.w('MMG').fire]).toEqual(['final', 'none'])
  })

  test('SK-1.2.4.1-04 SK-3.3.3-07 what a unit under Final Fire has or fires is under it too: no rate, no Subsequent First Fire', () => {
    const later = moving(`E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7    H1 German: k=4-6-7`)
    go(later, 'x', 'E6')
    shoot(later, 'E6', 'a').rolls(6, 6)
    go(later.answer('firstFire', { type: 'hold' }), 'x', 'E5')
    shoot(later, 'E5', '+MMG').rolls(1, 6).rolls(1, 1)
    expect(later.w('MMG')).toMatchObject({ fire: 'final', keptRate: false })
    const before = moving(`E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7    H1 German: k=4-6-7`)
    go(before, 'x', 'E6')
    shoot(before, 'E6', '+MMG').rolls(6, 5)
    go(before.answer('firstFire', { type: 'hold' }), 'x', 'E5')
    shoot(before, 'E5', 'a').rolls(6, 6)
    expect([before.u('a').fire, before.w('MMG').fire]).toEqual(['final', 'final'])
  })

  test('SK-3.3.3-14 no more shots at a unit in a Location than MF spent there', () => {
    const t = moving(`E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7    F5 woods${KEEP}`)
    go(t, 'x', 'E6')
    shoot(t, 'E6', '+MMG').rolls(1, 6).rolls(1, 1).answer('keepRate', { keep: true })
    mayNot(t, 'E6', '+MMG', { rule: '3.3.3', message: /as often as MF/ })
    t.answer('firstFire', { type: 'hold' })
    go(t, 'x', 'F5')
    shoot(t, 'F5', '+MMG').rolls(1, 6).rolls(1, 1).answer('keepRate', { keep: true })
    shoot(t, 'F5', '+MMG').rolls(2, 6).answer('keepRate', { keep: true })
    mayNot(t, 'F5', '+MMG', { rule: '3.3.3', message: /fired 2 times/ })
  })

  test('SK-2.0-19 SK-4.1-02 units of a hex answer one expenditure together; a squad may follow its MG with SFF without it', () => {
    const t = moving(`E2 German: a=4-6-7, MMG, b=4-6-7    E7 Russian: x=4-4-7${KEEP}`)
    go(t, 'x', 'E6')
    shoot(t, 'E6', 'a').rolls(...MISS)
    mayNot(t, 'E6', 'b', { rule: '3.2.2', message: /one fire group/ })
    mayNot(t, 'E6', '+MMG', { rule: '3.2.2' })
    t.answer('firstFire', { type: 'hold' })
    go(t, 'x', 'E5')
    shoot(t, 'E5', '+MMG').rolls(6, 4)
    mayNot(t, 'E5', 'b', { rule: '3.2.2' })
    shoot(t, 'E5', 'a').rolls(...MISS)
    expect(last(t).fp).toBe(2)
  })
})

describe('3.3.3 FFNAM and FFMO', () => {
  const shooter = 'E2 German: a=4-6-7'

  test('AID-IFT-37 SK-3.3.3-06 SK-2.0-11 SK-3.3.3-20 SK-2.0-10 SK-3.3.1-23 −1 unless it Assault Moves, and −1 in Open Ground', () => {
    const t = moving(`${shooter}    E7 Russian: x=4-4-7    G6 Russian: y=4-4-7`)
    go(t, 'x', 'E6')
    expect(preview(t, 'E6', 'a')).toMatchObject({ drm: -2 })
    expect(labels(t, 'E6', 'a')).toEqual(['FFMO:', 'FFNAM:'])
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'stop', units: [t.unit('x')] })
    go(t, 'y', 'F5', { mode: 'assault' })
    expect(labels(t, 'F5', 'a')).toEqual(['FFMO:'])
  })

  test('SK-3.3.3-21 SK-2.0-10 any Hindrance between takes FFMO away', () => {
    const t = moving(`${shooter}    E4 grain    E7 Russian: x=4-4-7`)
    go(t, 'x', 'E6')
    expect(labels(t, 'E6', 'a')).toEqual(['grain', 'FFNAM:'])
    const smoke = moving(`${shooter}    E6 smoke 2    E7 Russian: x=4-4-7`)
    go(smoke, 'x', 'E6')
    expect(labels(smoke, 'E6', 'a')).toEqual(['Smoke', 'FFNAM:'])
  })

  test('SK-1.1.1-48 SK-1.1.1-53 SK-1.1.1-57 orchard, grain in season and brush are no Open Ground; out of season grain is', () => {
    for (const terrain of ['orchard', 'grain', 'brush']) {
      const t = moving(`${shooter}    E6 ${terrain}    E7 Russian: x=4-4-7`)
      go(t, 'x', 'E6')
      expect(labels(t, 'E6', 'a')).toEqual(['FFNAM:'])
    }
    const winter = moving(`${shooter}    E6 grain    E7 Russian: x=4-4-7`, { month: 1 })
    go(winter, 'x', 'E6')
    expect(labels(winter, 'E6', 'a')).toEqual(['FFMO:', 'FFNAM:'])
  })

  test('SK-1.1.1-58 Height Advantage takes FFMO away', () => {
    const t = moving(`${shooter}    E4 level 1    F4 level 1; Russian: x=4-4-7`)
    go(t, 'x', 'E4')
    expect(labels(t, 'E4', 'a')).toEqual(['Height', 'FFNAM:'])
  })

  test('EX-02c SK-1.1.1-32 none for a unit that came up over the hexside through which the fire comes; in the DFPh it has it', () => {
    const t = moving(
      `E9 grain; German: a=4-6-7    F8 grain
       H7 Russian: x=4-4-7    I6 level 1    I7 level 1    I8 level 1    G7 level 1`,
      { rows: 16, columns: 16 },
    )
    go(t, 'x', 'I7')
    expect(labels(t, 'I7', 'a')).toEqual(['FFMO:', 'FFNAM:'])
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'end' }).passTo('defensiveFire')
    expect(labels(t, 'I7', 'a')).toEqual(['Height'])
  })

  test('SK-1.1.1-13 SK-1.1.1-44 along a road through woods: no TEM and FFMO if no woods are on the LOS; else, or beside the road, the woods count', () => {
    const board = `E7 road N; Russian: x=4-4-7    E6 woods; road N    E5 road N`
    const gap = { outlines: { E6: [] } }
    const road = moving(`${shooter}    ${board}`, gap)
    go(road, 'x', 'E6', { by: 'road' })
    expect(labels(road, 'E6', 'a')).toEqual(['FFMO:', 'FFNAM:'])
    const beside = moving(`${shooter}    ${board}`, gap)
    go(beside, 'x', 'E6', { by: 'terrain' })
    expect(labels(beside, 'E6', 'a')).toEqual(['woods', 'FFNAM:'])
    const across = moving(`B6 German: a=4-6-7    ${board}`)
    go(across, 'x', 'E6', { by: 'road' })
    expect(labels(across, 'E6', 'a')).toEqual(['woods', 'FFNAM:'])
  })

  test('SK-1.1.1-51 along a road through an orchard: FFMO while the LOS stays on the road', () => {
    const board = 'E7 road N; Russian: x=4-4-7    E6 orchard; road N    E5 road N    E4 road N    E3 road N'
    const t = moving(`${shooter}    ${board}`)
    go(t, 'x', 'E6', { by: 'road' })
    expect(labels(t, 'E6', 'a')).toEqual(['FFMO:', 'FFNAM:'])
    const across = moving(`B6 German: a=4-6-7    ${board}`)
    go(across, 'x', 'E6', { by: 'road' })
    expect(labels(across, 'E6', 'a')).toEqual(['FFNAM:'])
  })

  test('SK-3.3.3-15 SK-3.3.3-30 SK-3.3.3-31 a mover that breaks is still moving, a pinned one is not, until it breaks', () => {
    const t = moving('E2 German: a=4-6-7    F2 German: b=4-6-7    D2 German: c=4-6-7    E7 Russian: x=4-4-7, y=4-4-7, z=4-4-7')
    go(t, 'x y', 'E6')
    shoot(t, 'E6', 'a').rolls(4, 2).rolls(2, 4).rolls(5, 4)
    expect([t.u('x').pinned, t.u('y').broken]).toEqual([true, true])
    shoot(t, 'E6', 'b').rolls(4, 2).rolls(1, 1).rolls(5, 4)
    t.saw({ type: 'attack' }).saw({
      type: 'attack',
      modifiers: [{ label: 'FFMO: moving in Open Ground' }, { label: 'FFNAM: not Assault Movement' }],
      final: 4,
      others: [{ units: [t.unit('x')], modifiers: [], final: 6 }],
    })
    expect(t.u('x')).toMatchObject({ broken: true, pinned: false })
    expect(preview(t, 'E6', 'c').drm).toBe(-2)
    expect(preview(t, 'E6', 'c').targets.length).toBe(2)
  })

  test('SK-3.3.3-16 Assault Movement ends with breaking', () => {
    const t = moving('E2 German: a=4-6-7    F2 German: b=4-6-7    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6', { mode: 'assault' })
    shoot(t, 'E6', 'a').rolls(3, 2).rolls(6, 5)
    expect(last(t).drm).toBe(-1)
    expect(preview(t, 'E6', 'b').drm).toBe(-2)
  })
})

describe('3.3.3 Subsequent First Fire', () => {
  const marked = 'E2 German: a=4-6-7 first, MMG first'

  test('AID-DFF-11 AID-SKTIP-17 AID-DFF-10 EX-AID-16 SK-3.3.3-07 SK-3.3.3-24 SK-3.3.3-09 SK-1.2.4.1-04 half FP, with its MG or without; then all of it is Final Fire, any rate gone', () => {
    const t = moving(`E2 German: a=4-6-7 first, MMG, LMG    E7 Russian: x=4-4-7`)
    go(t, 'x', 'E6')
    expect(preview(t, 'E6', 'a').fp64).toBe(2 * 64)
    shoot(t, 'E6', 'a').rolls(...MISS)
    expect([t.u('a').fire, t.w('MMG').fire, t.w('LMG').fire]).toEqual(['final', 'final', 'final'])
    const gun = moving(`${marked}    E7 Russian: x=4-4-7`)
    go(gun, 'x', 'E6')
    shoot(gun, 'E6', '+MMG').rolls(1, 6).rolls(1, 1)
    expect(last(gun).fp).toBe(2.5)
    gun.sawNo({ type: 'rateKept' })
    expect([gun.u('a').fire, gun.w('MMG').fire]).toEqual(['final', 'final'])
  })

  test('SK-1.2.4.1-04 a MG that kept its rate loses it when its squad uses SFF', () => {
    const t = moving(`E2 German: a=4-6-7 first, MMG    E7 Russian: x=4-4-7    F5 woods${KEEP}`)
    go(t, 'x', 'E6')
    shoot(t, 'E6', '+MMG').rolls(1, 6).rolls(1, 1).answer('keepRate', { keep: true }).answer('firstFire', { type: 'hold' })
    go(t, 'x', 'F5')
    shoot(t, 'F5', 'a').rolls(...MISS)
    expect(t.w('MMG')).toMatchObject({ keptRate: false, fire: 'final' })
  })

  test('AID-DFF-19 EX-AID-13 EX-09k SK-3.3.3-22 SK-3.3.3-23 not past the closest enemy in sight, nor beyond normal range', () => {
    const t = moving(`${marked}    E4 Russian: 4-4-7    E6 Russian: x=4-4-7    E8 Russian: y=4-4-7`)
    go(t, 'x', 'E5')
    t.asks('allied', 'move')
    const near = moving(`${marked}    F8 Russian: y=4-4-7    E6 Russian: x=4-4-7`)
    go(near, 'x', 'E5')
    expect(near.game.problems('axis', shotOf(near, 'E5', 'a+MMG'))).toEqual([])
    const far = moving(`${marked}    E9 German: b=4-6-7    E10 Russian: x=4-4-7`)
    go(far, 'x', 'F9')
    mayNot(far, 'F9', 'a', { rule: '3.3.3', message: /normal range of 6/ })
    const past = moving(`${marked}    E4 Russian: 4-4-7    F2 German: b=4-6-7    E6 Russian: x=4-4-7`)
    go(past, 'x', 'E5')
    mayNot(past, 'E5', 'a', { rule: '3.3.3', message: /closest known enemy, 2 hexes/ })
  })

  test('AID-DFF-21 SK-3.3.3-08 SK-3.3.3-25 the B# is two lower, and at the printed one the MG is gone for good', () => {
    const fired = (dice: readonly [number, number]) => {
      const t = moving(`${marked}    E6 woods    E7 Russian: x=4-4-7`)
      go(t, 'x', 'E6')
      shoot(t, 'E6', 'a+MMG').rolls(...dice)
      return t
    }
    expect(fired([4, 5]).w('MMG').malfunctioned).toBe(false)
    expect(fired([4, 6]).w('MMG').malfunctioned).toBe(true)
    const gone = fired([6, 6])
    gone.saw({ type: 'malfunction', rule: '3.3.3', removed: true })
    expect(gone.w('MMG').owner).toBe(-1)
  })

  test('SK-3.3.3-02 SK-3.3.3-14 a squad that kept its MG back is asked again while the MF last, for its own FP alone', () => {
    const t = moving(`E7 Russian: x=4-4-7    E6 woods    E3 German: a=4-6-7, LMG${SPARE}`)
    go(t, 'x', 'E6')
    expect(t.candidates()).toContainEqual(shotOf(t, 'E6', 'a'))
    shoot(t, 'E6', 'a').rolls(...MISS)
    expect(t.candidates()).toEqual([shotOf(t, 'E6', 'a'), { type: 'hold' }])
  })

  test('SK-3.3.3-14 whoever comes back into a hex spends MF there anew', () => {
    const t = moving(`E6 Russian: x=4-4-7    E3 German: a=4-6-7    F3 German: b=4-6-7${SPARE}`)
    go(t, 'x', 'E5')
    shoot(t, 'E5', 'a').rolls(...MISS)
    go(t.answer('firstFire', { type: 'hold' }), 'x', 'E6')
    t.answer('firstFire', { type: 'hold' })
    go(t, 'x', 'E5').rolls(...MISS)
    expect(t.candidates()).toContainEqual(shotOf(t, 'E5', 'a'))
  })

  test('SK-4.0-18 SK-3.3.3-07 a half squad that has fired its own FP has only Subsequent First Fire left for its MG', () => {
    const t = moving(`E9 Russian: x=4-4-7    E5 German: a=2-4-7, LMG${KEEP}${SPARE}`)
    go(t, 'x', 'E8')
    shoot(t, 'E8', 'a').rolls(...MISS)
    go(t.answer('firstFire', { type: 'hold' }), 'x', 'E7')
    shoot(t, 'E7', '+LMG').rolls(5, 4)
    expect(last(t).fp).toBe(1.5)
    expect([t.u('a').fire, t.w('LMG').fire]).toEqual(['final', 'final'])
  })

  test('SK-4.0-19 a half squad that gave up its FP for its MG has it again in SFF at an adjacent unit', () => {
    const t = moving('E2 German: a=2-4-7, LMG    E7 Russian: x=4-4-7    E4 Russian: y=4-4-7')
    go(t, 'x', 'E6')
    shoot(t, 'E6', '+LMG').rolls(...MISS)
    expect(t.u('a')).toMatchObject({ forfeited: true, fire: 'first' })
    t.answer('move', { type: 'stop', units: [t.unit('x')] })
    go(t, 'y', 'E3')
    expect(preview(t, 'E3', 'a+LMG').fp64).toBe(5 * 64)
  })
})

describe('3.3.3 Final Protective Fire', () => {
  const marked = 'E2 German: a=4-6-7 final, MMG final'

  test('AID-SKTIP-18 AID-DFF-04 EX-AID-14 SK-3.3.3-11 SK-3.3.3-27 Final Fire marked units fire at adjacent movers: halved, doubled, the MG as in SFF', () => {
    const t = moving(`${marked}    F2 German: b=4-6-7    E4 Russian: x=4-4-7    E6 Russian: y=4-4-7`)
    go(t, 'y', 'E5')
    mayNot(t, 'E5', 'a+MMG', { rule: '3.3.3', message: /only at an adjacent/ })
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'stop', units: [t.unit('y')] })
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'a+MMG').rolls(4, 6).rolls(1, 1)
    expect(last(t)).toMatchObject({ fp: 9 })
    t.saw({ type: 'malfunction', removed: false })
  })

  test('AID-DFF-16 AID-DFF-15 SK-3.3.3-12 SK-3.3.3-28 its own DR is a NMC for it, leadership alone added; it must use everything it has', () => {
    const t = moving(`E2 German: a=4-6-7 final, MMG final, l=8-1    E4 Russian: x=4-4-7`)
    go(t, 'x', 'E3')
    mayNot(t, 'E3', 'a', { rule: '3.3.3', message: /all its firepower and every machine gun/ })
    mayNot(t, 'E3', '+MMG', { rule: '3.3.3' })
    shoot(t, 'E3', 'a+MMG', 'l').rolls(3, 5).rolls(1, 1)
    t.saw({ type: 'check', what: 'FPF NMC', unit: t.unit('l'), dice: [3, 5], modifiers: [], result: 'pinned' }).saw({
      type: 'check',
      what: 'FPF NMC',
      unit: t.unit('a'),
      dice: [3, 5],
      modifiers: [],
      final: 8,
      result: 'breaks',
    })
    const led = moving(`E2 German: a=4-6-7 final, l=9-1    E4 Russian: x=4-4-7`)
    go(led, 'x', 'E3')
    shoot(led, 'E3', 'a', 'l').rolls(3, 5).rolls(1, 1)
    led
      .saw({ type: 'check', unit: led.unit('l'), result: 'passes' })
      .saw({ type: 'check', unit: led.unit('a'), modifiers: [{ label: 'leader 9-1', value: -1 }], final: 7, result: 'pinned' })
  })

  test('SK-3.3.3-12 with all that a MC brings: a 12 reduces, the ELR replaces', () => {
    const t = moving(`E2 German: a=4-6-7 final    E4 Russian: x=4-4-7`, { elr: { axis: 3 } })
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'a').rolls(6, 6)
    t.expect('E2').has('2-3-7 broken DM final')
  })

  test('AID-DFF-17 SK-3.3.3-13 as often as MF are spent, while it does not break', () => {
    const t = moving(`E2 German: a=5-4-8 final    E3 woods    E4 Russian: x=4-4-7    F4 Russian: y=4-4-7${KEEP}`)
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'a').rolls(5, 2).rolls(1, 1)
    shoot(t, 'E3', 'a').rolls(4, 3).rolls(1, 1)
    mayNot(t, 'E3', 'a', { rule: '3.3.3', message: /fired 2 times/ })
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'stop', units: [t.unit('x')] })
    go(t, 'y', 'F3')
    go(t, 'y', 'F2')
    shoot(t, 'F2', 'a').rolls(4, 3).rolls(1, 1)
    expect(attacks(t).length).toBe(3)
  })

  test('SK-3.3.3-29 others may join; only those who use FPF check', () => {
    const t = moving(`E2 German: a=4-6-7 final, b=4-6-7    E4 Russian: x=4-4-7`)
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'a b').rolls(4, 5).rolls(1, 1)
    expect(last(t).fp).toBe(4 + 8)
    t.saw({ type: 'check', what: 'FPF NMC', unit: t.unit('a') })
    t.sawNo({ type: 'check', what: 'FPF NMC', unit: t.unit('b') })
  })

  test('SK-3.3.3-12 a leader who fires a MG so checks too', () => {
    const t = moving(`E2 German: l=8-0, LMG final    E4 Russian: x=4-4-7`)
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'l+LMG').rolls(4, 5)
    t.saw({ type: 'check', what: 'FPF NMC', unit: t.unit('l'), result: 'breaks' })
  })
})

describe('3.4 after First Fire', () => {
  test('SK-3.4-06 SK-3.4-13 SK-1.2.1-05 a leader directs again those whom he directed, and nobody new', () => {
    const t = moving('E2 German: a=4-6-7, b=4-6-7, l=9-1    E4 Russian: x=4-4-7    E3 woods')
    go(t, 'x', 'E3')
    shoot(t, 'E3', 'a', 'l').rolls(5, 6)
    mayNot(t, 'E3', 'a b', { message: /same units again|one fire group/ }, 'l')
    shoot(t, 'E3', 'a', 'l').rolls(6, 5)
    t.answer('move', { type: 'end' }).passTo('defensiveFire')
    mayNot(t, 'E3', 'b', { rule: '3.2.2', message: /only the same units/ }, 'l')
    expect(t.game.problems('axis', shotOf(t, 'E3', 'b'))).toEqual([])
  })

  test('SK-3.4-05 SK-3.4-12 Final Fire is at all in the hex, moved or not, without FFNAM and FFMO', () => {
    const t = moving('E2 German: a=4-6-7    E6 Russian: y=4-4-7    E7 Russian: x=4-4-7')
    go(t, 'x', 'E6')
    t.answer('firstFire', { type: 'hold' }).answer('move', { type: 'end' }).passTo('defensiveFire')
    expect(preview(t, 'E6', 'a')).toMatchObject({ drm: 0, modifiers: [] })
    shoot(t, 'E6', 'a').rolls(...MISS)
    t.saw({ type: 'attack', when: 'defensiveFire', targets: [t.unit('y'), t.unit('x')] })
  })

  test('SK-3.4-02 a Weapon that kept its rate in the MPh fires normally in the DFPh', () => {
    const t = moving(`E2 German: a=4-6-7, MMG    E7 Russian: x=4-4-7${KEEP}`)
    go(t, 'x', 'E6')
    shoot(t, 'E6', '+MMG').rolls(1, 6).rolls(1, 1).answer('keepRate', { keep: true }).answer('firstFire', { type: 'hold' })
    t.answer('move', { type: 'end' }).passTo('defensiveFire')
    expect(preview(t, 'E6', '+MMG').fp64).toBe(5 * 64)
  })
})
