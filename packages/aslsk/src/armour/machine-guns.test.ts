import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { fireGuns, gun, gunShot, guns, mayNotGun, mounted } from '../../test/armour.ts'
import { last } from '../../test/fire.ts'
import { lastShot } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { act, go, v } from '../../test/vehicles.ts'

const prepFire = { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 20, year: 1944 } as const

/** The rulebook's King Tiger: its hull covers O7, its turret N9. */
const TIGER = `
  A1 German: spare=4-6-7    A14 Russian: far=4-4-7
  L8 German: tank=ge-pzvib vca0 tca2 CE, gun=ge-pzvib:main acq1@N9
  O7 Russian: a=4-4-7    N9 wooden building; Russian: b=4-5-8`

const noEffect = (t: AslskTable) => t.rolls(6, 5)

example('EX-19a SK-7.8-03 SK-3.2.2-24 the BMG and the AAMG fire together at O7: the 4 column', (seat) => {
  const t = seat(table(TIGER, prepFire))
  noEffect(fireGuns(t, 'tank', 'bow antiAircraft', 'O7'))
  t.saw({ type: 'attack', column: 4, modifiers: [], fp64: 5 * 64 })
  t.asks('axis', 'prepFire')
})

example('EX-19b SK-3.2.4-51 the CMG alone at N9 has the 4 column and +2, with the AAMG the 6 column', (seat) => {
  const t = seat(table(TIGER, prepFire))
  noEffect(fireGuns(t, 'tank', 'coaxial', 'N9'))
  t.saw({ type: 'attack', column: 4, modifiers: [{ label: 'wooden building in N9', value: 2 }] })
  const other = seat(table(TIGER, prepFire))
  noEffect(fireGuns(other, 'tank', 'coaxial antiAircraft', 'N9'))
  other.saw({ type: 'attack', column: 6, modifiers: [{ value: 2 }] })
  t.asks('axis', 'prepFire')
  other.asks('axis', 'prepFire')
})

example(
  'EX-19c SK-7.8-05 SK-7.8-09 SK-7.8-12 BMG and CMG at O7, the turret turned by a hexspine: the 8 column, +2, and what the gun had acquired is lost',
  (seat) => {
    const t = seat(table(TIGER, prepFire))
    t.refuses('axis', guns(t, 'tank', 'bow coaxial', 'O7'), { rule: '3.2.4', message: /not in the Covered Arc of the CMG/ })
    noEffect(fireGuns(t, 'tank', 'bow coaxial', 'O7', { tca: 1 }))
    t.saw({ type: 'attack', column: 8, modifiers: [{ rule: '7.8', label: 'Case 8: turned', value: 2 }] })
    expect(v(t, 'tank')).toMatchObject({ vca: 0, tca: 1 })
    expect(t.w('gun').ordnance!.acquired).toBeNull()
    t.asks('axis', 'prepFire')
  },
)

example('EX-19d SK-7.8-11 two attacks of its MGs at the same target are refused', (seat) => {
  const t = seat(table(TIGER, prepFire))
  noEffect(fireGuns(t, 'tank', 'bow', 'O7'))
  t.refuses('axis', guns(t, 'tank', 'antiAircraft', 'O7'), { rule: '7.8', message: /attack it together/ })
  t.asks('axis', 'prepFire')
})

describe('7.8 vehicular machine guns', () => {
  test('SK-7.8-01 each makes one attack in a Player Turn', () => {
    const t = table(TIGER, prepFire)
    noEffect(fireGuns(t, 'tank', 'coaxial', 'N9'))
    t.refuses('axis', guns(t, 'tank', 'coaxial', 'O7', { tca: 1 }), { rule: '7.8', message: /has fired in this Player Turn/ })
  })

  test('SK-7.8-07 SK-2.0-01 an AAMG needs an exposed crew; a CMG reaches 12 hexes, the others 8, and twice as far at half FP', () => {
    const t = table(TIGER.replace(' CE,', ','), prepFire)
    t.refuses('axis', guns(t, 'tank', 'antiAircraft', 'O7'), { rule: '7.8', message: /crew is exposed/ })
    const far = (hex: string) =>
      table(`A1 German: 4-6-7    C3 German: tank=ge-pzvib vca1 CE    ${hex} Russian: a=4-4-7`, { ...prepFire, columns: 34 })
    const near = far('O3')
    noEffect(fireGuns(near, 'tank', 'coaxial bow', 'O3'))
    near.saw({ type: 'attack', fp64: 5 * 64 + 1.5 * 64 })
    const long = far('T3')
    long.refuses('axis', guns(long, 'tank', 'bow', 'T3'), { rule: '7.8', message: /reaches 16/ })
    noEffect(fireGuns(long, 'tank', 'coaxial', 'T3'))
    long.saw({ type: 'attack', fp64: 2.5 * 64 })
  })

  test('SK-7.8-08 an original 12 makes one malfunction', () => {
    const t = table(TIGER, prepFire)
    fireGuns(t, 'tank', 'coaxial', 'N9').rolls(6, 6)
    expect(t.state.weapons[mounted(t, 'tank', 'coaxial')]!.malfunctioned).toBe(true)
  })

  test('SK-7.8-04 SK-7.8-13 a weapon in a turret that was turned for another pays as much; turned on it pays from there', () => {
    const t = table(TIGER, prepFire)
    noEffect(fireGuns(t, 'tank', 'coaxial', 'O7', { tca: 1 }))
    gun(t, 'tank', 'O7', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(t).labels).toContain('Case 8: turned for another weapon +2')
    const other = table(TIGER, prepFire)
    noEffect(fireGuns(other, 'tank', 'coaxial', 'O7', { tca: 1 }))
    gun(other, 'tank', 'N9', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(other).labels).toContain('Case 8: turned for another weapon +2')
  })

  test('SK-7.8-14 SK-7.8-15 a hull that turns takes its turret along, and what the bow bears pays as a Gun that is not turreted', () => {
    const t = table(TIGER.replace('vca0 tca2', 'vca3 tca5'), prepFire)
    noEffect(fireGuns(t, 'tank', 'bow', 'O7', { vca: 1 }))
    t.saw({ type: 'attack', modifiers: [{ label: 'Case 8: turned', value: 4 }] })
    expect(v(t, 'tank')).toMatchObject({ vca: 1, tca: 3 })
  })

  test('SK-7.8-14 what else the bow bears pays for a hull that was turned for its gun', () => {
    const tank = 'C3 German: tank=ge-stupziv vca0    A1 German: 4-6-7    F3 Russian: a=4-4-7    G3 Russian: b=4-4-7    A14 Russian: 4-4-7'
    const t = table(tank, { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 20, year: 1944 })
    gun(t, 'tank', 'F3', { target: 'itt', ca: 1 }).rolls(6, 5)
    expect(lastShot(t).labels).toContainEqual('Case 8: turned by 1 hexspine +3')
    noEffect(fireGuns(t, 'tank', 'bow', 'G3'))
    t.saw({ type: 'attack', modifiers: [{ label: 'Case 8: turned', value: 3 }] })
  })

  test('SK-2.0-21 SK-3.3.2.2-04 SK-7.8-06 in Motion its MGs have half their FP in any phase, and so a quarter in the AFPh', () => {
    const fp = (marks: string, more: TableOptions) => {
      const t = table(`A1 German: 4-6-7    D6 German: tank=ge-pzivh vca2 ${marks}    D9 Russian: a=4-4-7    A14 Russian: 4-4-7`, {
        ...prepFire,
        ...more,
      })
      if (more.phase === 'movement') t.answer('move', { type: 'step', units: [t.unit('a')], to: 'D8' })
      noEffect(fireGuns(t, 'tank', 'coaxial', more.phase === 'movement' ? 'D8' : 'D9'))
      return last(t).fp
    }
    expect(fp('motion', { phase: 'advancingFire' })).toBe(1.25)
    expect(fp('', { phase: 'advancingFire' })).toBe(2.5)
    for (const phase of ['movement', 'defensiveFire'] as const) {
      expect(fp('motion', { phase, attacker: 'allied' })).toBe(2.5)
      expect(fp('', { phase, attacker: 'allied' })).toBe(5)
    }
  })

  test('SK-6.10-02 a gun that is turned away with the hull for the BMG loses what it had acquired', () => {
    const acquiredAfter = (guns: string, more: { vca?: number }) => {
      const t = table(
        `A1 German: 4-6-7    D6 German: tank=ge-pzivh vca2, gun=ge-pzivh:main acq1@D9    D9 Russian: x=4-4-7    G7 Russian: a=4-4-7    A14 Russian: 4-4-7`,
        prepFire,
      )
      noEffect(fireGuns(t, 'tank', guns, more.vca === undefined ? 'D9' : 'G7', more))
      return t.w('gun').ordnance!.acquired?.drm
    }
    expect(acquiredAfter('bow', { vca: 1 })).toBeUndefined()
    expect(acquiredAfter('bow coaxial', {})).toBe(-1)
  })

  test('SK-7.8-20 a fixed BMG is one worse at what moves', () => {
    const t = table('A1 Russian: 4-4-7    C3 Russian: tank=ru-IS2 vca1    F3 German: a=4-6-7    A14 German: b=4-6-7', {
      ...prepFire,
      phase: 'movement',
    })
    t.answer('move', { type: 'step', units: [t.unit('a')], to: 'F4' })
    noEffect(fireGuns(t, 'tank', 'bow', 'F4'))
    t.saw({
      type: 'attack',
      modifiers: [
        { label: 'fixed machine gun', value: 1 },
        { label: 'FFMO: moving in Open Ground' },
        { label: 'FFNAM: not Assault Movement' },
      ],
    })
  })

  test('SK-7.13-01 SK-7.13-03 an open-topped vehicle is exposed, and buttoned up it fires only what is in its bow', () => {
    const text = 'A1 German: 4-6-7    C3 German: tank=ge-mardiiih vca1    F3 Russian: a=4-4-7    A14 Russian: 4-4-7'
    const t = table(text, prepFire)
    expect(v(t, 'tank').exposed).toBe(true)
    gun(t, 'tank', 'F3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    const shut = table(text.replace('vca1', 'vca1 BU'), prepFire)
    mayNotGun(shut, 'tank', 'F3', { rule: '7.13', message: /in its bow/ }, { target: 'itt', ammo: 'he' })
    noEffect(fireGuns(shut, 'tank', 'bow', 'F3'))
    shut.saw({ type: 'attack', fp64: 4 * 64 })
  })

  test('SK-7.13-02 SK-7.13-05 SK-7.13-06 an open-topped crew that is pinned has +2 to hit, half its MG FP, no rate and no Intensive Fire', () => {
    const text = 'A1 US: 7-4-7    C3 US: car=am-M8AC vca1 pinned    F3 German: a=4-6-7    A14 German: 4-6-7'
    const t = table(text, { ...prepFire, attacker: 'allied' })
    noEffect(fireGuns(t, 'car', 'coaxial', 'F3'))
    t.saw({ type: 'attack', fp64: 2 * 64 })
    gun(t, 'car', 'F3', { target: 'itt', ammo: 'he' }).rolls(1, 6)
    expect(lastShot(t).labels).toContain('Case 2: pinned +2')
    expect(t.state.weapons[mounted(t, 'car', 'main')]!.keptRate).toBe(false)
    mayNotGun(t, 'car', 'F3', { rule: '3.2.4', message: /pinned/ }, { target: 'itt', ammo: 'he', intensive: true })
  })

  test('SK-7.2-04 the CMG of a slow restricted turret is silent while the crew is exposed', () => {
    const t = table('A1 Russian: 4-4-7    C3 Russian: kv=ru-KV1M41 vca1 CE    F3 German: a=4-6-7    A14 German: 4-6-7', {
      ...prepFire,
      attacker: 'allied',
    })
    t.refuses('allied', guns(t, 'kv', 'coaxial', 'F3'), { rule: '7.2', message: /crew is exposed/ })
    t.refuses('allied', guns(t, 'kv', 'rear', 'F3'), { rule: '3.2.4', message: /not in the Covered Arc of the RMG/ })
  })

  test('SK-3.2.4-52 a rear MG fires behind the turret', () => {
    const t = table('A1 Russian: 4-4-7    C3 Russian: kv=ru-KV1M41 vca1 tca4    F3 German: a=4-6-7    A14 German: 4-6-7', {
      ...prepFire,
      attacker: 'allied',
    })
    noEffect(fireGuns(t, 'kv', 'rear bow', 'F3'))
    t.saw({ type: 'attack', fp64: 4 * 64 })
  })
})

describe('3.3.2.2 Bounding First Fire', () => {
  const move: TableOptions = { phase: 'movement', attacker: 'axis', rows: 14, columns: 20, year: 1944 }
  const PANZER =
    'A1 German: spare=4-6-7    C3 German: tank=ge-pzivh vca1 CE    H3 Russian: a=4-4-7    A14 Russian: far=4-4-7    H5 Russian: b=4-4-7'

  test('AID-IFT-06 SK-3.3.2.2-04 SK-7.8-06 MGs have half their FP, a quarter before it has stopped', () => {
    const t = table(PANZER, move)
    go(t, 'start', 'tank')
    noEffect(fireGuns(t, 'tank', 'coaxial', 'H3'))
    t.saw({ type: 'attack', when: 'boundingFire', fp64: (5 * 64) / 4 })
    const stopped = table(PANZER, move)
    go(stopped, 'start', 'tank')
    go(stopped, 'drive', 'tank', { to: 'D3' })
    go(stopped, 'halt', 'tank')
    noEffect(fireGuns(stopped, 'tank', 'coaxial', 'H3'))
    stopped.saw({ type: 'attack', fp64: (5 * 64) / 2 })
  })

  test('SK-3.3.2.2-06 the fewer MP it has spent in LOS of its target, the worse', () => {
    const labels = (acts: readonly (readonly [string, object])[]) => {
      const t = table(PANZER, move)
      for (const [type, fields] of acts) go(t, type, 'tank', fields)
      gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
      return lastShot(t).labels.filter((label) => label.startsWith('Case 14'))
    }
    expect(labels([['start', {}]])).toEqual(['Case 14: Bounding Fire +6'])
    expect(
      labels([
        ['start', {}],
        ['drive', { to: 'D3' }],
        ['halt', {}],
      ]),
    ).toEqual(['Case 14: Bounding Fire +5'])
    expect(
      labels([
        ['start', {}],
        ['drive', { to: 'D3' }],
        ['halt', {}],
        ['delay', {}],
      ]),
    ).toEqual(['Case 14: Bounding Fire +4'])
  })

  test('SK-3.3.2.2-02 Delay MP count as MP in LOS, one by one', () => {
    const t = table(PANZER, move)
    go(t, 'delay', 'tank')
    go(t, 'delay', 'tank')
    go(t, 'delay', 'tank')
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(t).labels).toContain('Case 14: Bounding Fire +5')
  })

  test('SK-3.3.2.2-03 SK-3.3.2.2-07 SK-7.8-10 with its rate kept it fires again after another MP, and may move on; all else fires from the first hex', () => {
    const t = table(PANZER, move)
    go(t, 'start', 'tank')
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(1, 6)
    mayNotGun(t, 'tank', 'H3', { rule: '3.3.2.2', message: /spend another MP/ }, { target: 'itt', ammo: 'he' })
    go(t, 'drive', 'tank', { to: 'D3' })
    t.refuses('axis', guns(t, 'tank', 'coaxial', 'H3'), { rule: '3.3.2.2', message: /fired from another hex/ })
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    go(t, 'drive', 'tank', { to: 'E4' })
    expect(t.where('tank')).toBe('E4')
  })

  test('SK-7.8-10 SK-3.3.2.2-08 a main armament that has not fired yet has kept no rate: it too fires from where a MG was fired', () => {
    const t = table(PANZER, move)
    go(t, 'start', 'tank')
    noEffect(fireGuns(t, 'tank', 'coaxial', 'H3'))
    expect(t.game.problems('axis', gunShot(t, 'tank', 'H3', { target: 'itt' }))).toEqual([])
    go(t, 'drive', 'tank', { to: 'D3' })
    mayNotGun(t, 'tank', 'H3', { rule: '3.3.2.2', message: /fired from another hex/ }, { target: 'itt' })
  })

  test('SK-3.3.2.2-08 SK-7.8-16 other weapons may follow the main armament in its hex, but only as the vehicle points', () => {
    const t = table(PANZER.replace('H5 Russian', 'A5 Russian'), move)
    go(t, 'start', 'tank')
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    t.refuses('axis', guns(t, 'tank', 'coaxial', 'A5', { tca: 3 }), { rule: '7.8', message: /fires as it points/ })
    noEffect(fireGuns(t, 'tank', 'coaxial', 'H3'))
    t.saw({ type: 'attack', when: 'boundingFire' })
  })

  const toAdvancingFire = (t: AslskTable) => {
    t.answer('move', { type: 'stop', units: [t.unit('tank')] })
    if (t.asked.kind === 'firstFire') t.answer('firstFire', { type: 'hold' })
    t.answer('move', { type: 'end' })
    while (t.asked.kind === 'defensiveFire') t.answer('defensiveFire', { type: 'end' })
  }

  test('SK-3.3.2.2-05 SK-3.5-10 with nothing but its main armament fired and its rate kept it fires that once more in the AFPh', () => {
    const t = table(PANZER, move)
    go(t, 'delay', 'tank')
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(1, 6)
    toAdvancingFire(t)
    t.refuses('axis', guns(t, 'tank', 'coaxial', 'H3'), { rule: '3.5', message: /has fired on the move/ })
    gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(t).labels).toContain('Advancing Fire +2')
    mayNotGun(t, 'tank', 'H3', { message: /lost its rate/ }, { target: 'itt', ammo: 'he' })
  })

  test('SK-3.5-04 SK-3.5-01 in the AFPh it uses Bounding Fire if it has entered a hex, not if it has only spent MP where it stood', () => {
    const labels = (...acts: [string, object?][]) => {
      const t = table(PANZER, move)
      for (const [type, fields] of acts) go(t, type, 'tank', fields)
      toAdvancingFire(t)
      gun(t, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
      return lastShot(t).labels
    }
    expect(labels(['start'], ['drive', { to: 'D3' }], ['halt'])).toEqual(['Case 14: Bounding Fire +4'])
    expect(labels(['start'], ['pivot', { vca: 0 }], ['pivot', { vca: 1 }], ['halt'])).toEqual(['Advancing Fire +2'])
  })

  test('SK-3.5-11 one that has fired a MG on the move fires nothing in the AFPh', () => {
    const t = table(PANZER, move)
    go(t, 'delay', 'tank')
    noEffect(fireGuns(t, 'tank', 'coaxial', 'H3'))
    toAdvancingFire(t)
    t.refuses('axis', guns(t, 'tank', 'bow', 'H3'), { rule: '3.5', message: /more than its main armament/ })
  })

  test('SK-7.8-02 SK-7.8-17 after Prep Fire it fires no more; in the AFPh MGs have half their FP', () => {
    const t = table(PANZER, { ...move, phase: 'advancingFire' })
    noEffect(fireGuns(t, 'tank', 'coaxial', 'H3'))
    t.saw({ type: 'attack', fp64: (5 * 64) / 2 })
    const prep = table(PANZER, { ...move, phase: 'prepFire' })
    gun(prep, 'tank', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    prep.answer('prepFire', { type: 'end' })
    prep.refuses('axis', act(prep, 'start', 'tank'), { message: /Prep Fire/ })
    prep.answer('move', { type: 'end' })
    while (prep.asked.kind === 'defensiveFire') prep.answer('defensiveFire', { type: 'end' })
    prep.refuses('axis', guns(prep, 'tank', 'coaxial', 'H3'), { rule: '7.8', message: /Prep Fire Phase/ })
  })
})
