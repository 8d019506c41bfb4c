import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { attacks, last, mayNot, shoot } from '../../test/fire.ts'
import { stepOf } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'

/** The rulebook's examples of movement and Defensive First Fire, with the terrain of their figures. The Russian is the ATTACKER. */
const movement = { phase: 'movement', attacker: 'allied', columns: 14, rows: 10, elr: { axis: 3 } } as const

function go(t: AslskTable, units: string, to: string, words: Parameters<typeof stepOf>[3] = {}): AslskTable {
  return t.answer('move', stepOf(t, units, to, words))
}

const residual = (t: AslskTable, hex: string) =>
  t.state.markers.find(({ kind, at }) => kind === 'residual' && at === t.place(hex))?.value ?? 0

example('EX-08a EX-08b EX-08c EX-08d EX-08e EX-08f the first figure: everybody moves, one stack after the other', (seat) => {
  const t = seat(
    table(
      `A1 Russian: spare=8-0
       I5 Russian: i=4-4-7           J5 woods
       H3 Russian: h=4-4-7, LMG      I3 woods        J2 wooden building   J3 stone building
       F3 Russian: f=5-2-7
       F4 Russian: l=9-1, m=4-4-7    G4 woods    H4 woods    I4 woods
       E3 Russian: d=8-1, e=4-4-7    E4 woods    E5 woods    F5 woods    G5 woods`,
      movement,
    ),
  )
  go(t, 'i', 'J5', { mode: 'assault' })
  go(t, 'h', 'I3')
  go(t, 'h', 'J2')
  go(t, 'f', 'G3', { mode: 'double' })
  for (const hex of ['H2', 'I3', 'J3']) go(t, 'f', hex)
  for (const hex of ['G4', 'H4', 'I4']) go(t, 'l m', hex)
  t.refuses('allied', stepOf(t, 'f', 'J4'), { rule: '3.3.1' })
  go(t, 'd e', 'E4', { mode: 'double' })
  for (const hex of ['E5', 'F5', 'G5']) go(t, 'd e', hex)
  expect(['i', 'h', 'f', 'm', 'e'].map((name) => t.u(name).spent / 2)).toEqual([2, 4, 6, 6, 8])
  t.expect('J3').has('5-2-7 CX')
  t.expect('I4').has('9-1', '4-4-7')
  t.expect('G5').has('8-1 CX', '4-4-7 CX')
  t.asks('allied', 'move')
})

example(
  'EX-09a EX-09b EX-09c EX-09d EX-09e EX-09f EX-09g EX-09h EX-09i EX-09j EX-09k EX-28d SK-3.3.3-09 SK-3.3.3-12 SK-3.3.5-12 the second figure, decision by decision',
  (seat) => {
    const t = seat(
      table(
        `A1 Russian: spare=8-0
         K5 German: k=4-6-7, MMG
         I4 Russian: a=4-4-7, r=MMG     J3 stone building    J5 stone building    K6 orchard   J6 orchard
         G5 Russian: g=5-2-7
         F6 Russian: f=4-4-7; road NE     G6 road NE     H5 road NE     I5 road S      I6 road S
         F5 Russian: l=9-2, m=4-4-7, b=MMG
         H6 Russian: c=4-2-6`,
        movement,
      ),
    )
    // The squad with the MMG: Double Time to J3 and K3
    t.refuses('allied', stepOf(t, 'a', 'J3', { mode: 'assault' }), { rule: '3.3.1' })
    go(t, 'a', 'J3', { mode: 'double' })
    shoot(t, 'J3', 'k').rolls(6, 3)
    expect(last(t)).toMatchObject({ fp: 4, column: 4, drm: 2, labels: ['stone building in J3 +3', 'FFNAM: not Assault Movement -1'] })
    expect([t.u('k').fire, t.w('MMG').fire, residual(t, 'J3')]).toEqual(['first', 'none', 2])
    t.answer('firstFire', { type: 'hold' })
    go(t, 'a', 'K3')
    shoot(t, 'K3', '+MMG').rolls(4, 6)
    expect(last(t)).toMatchObject({ fp: 5, column: 4, drm: -2, result: '-' })
    expect([t.w('MMG').fire, residual(t, 'K3')]).toEqual(['first', 2])
    t.answer('firstFire', { type: 'hold' })

    // The 5-2-7 is shot at in I5, and breaks
    go(t, 'g', 'H5')
    go(t, 'g', 'I5')
    shoot(t, 'I5', 'k+MMG').rolls(3, 4).rolls(5, 3)
    expect(last(t)).toMatchObject({ fp: 4.5, column: 4, drm: -2, final: 5, result: '1MC' })
    t.expect('I5').has('5-2-7 broken DM')
    expect([t.u('k').fire, t.w('MMG').fire, residual(t, 'I5')]).toEqual(['final', 'final', 2])

    // The 4-4-7 passes through the residual fire; K5 may not answer
    go(t, 'f', 'G6')
    go(t, 'f', 'H5')
    go(t, 'f', 'I5').rolls(6, 5)
    expect(last(t)).toMatchObject({ fp: 2, column: 2, drm: -2, result: '-' })
    t.asks('allied', 'move')
    go(t, 'f', 'I6')
    go(t, 'f', 'I7')
    expect(t.u('f').spent / 2).toBe(5)

    // Leader and squad with their MMG come next to it: Final Protective Fire
    for (const hex of ['G6', 'H5', 'I6', 'J5']) go(t, 'l m', hex)
    expect(t.u('m').spent / 2).toBe(5)
    mayNot(t, 'J5', 'k', { rule: '3.3.3', message: /every machine gun/ })
    shoot(t, 'J5', 'k+MMG').rolls(5, 2).rolls(3, 3).rolls(3, 3)
    expect(last(t)).toMatchObject({ fp: 9, column: 8, drm: 2, final: 9, result: 'PTC' })
    t.saw({ type: 'check', what: 'FPF NMC', unit: t.unit('k'), final: 7, result: 'pinned' })
    expect(residual(t, 'J5')).toBe(4)
    t.answer('firstFire', { type: 'hold' })

    // The conscripts reach K6: once more, pinned
    go(t, 'c', 'I6')
    go(t, 'c', 'J6')
    go(t, 'c', 'K6')
    shoot(t, 'K6', 'k+MMG').rolls(6, 4)
    expect(last(t)).toMatchObject({ fp: 4.5, column: 4, drm: -1, labels: ['FFNAM: not Assault Movement -1'], final: 9, result: '-' })
    t.saw({ type: 'malfunction', weapon: t.weapon('MMG'), removed: false }).saw({
      type: 'check',
      what: 'FPF NMC',
      final: 10,
      result: 'breaks',
    })
    t.expect('K5').has('4-6-7 broken DM final')
    expect(t.w('MMG')).toMatchObject({ malfunctioned: true, owner: t.unit('k') })
    expect(residual(t, 'K6')).toBe(1)
    expect(attacks(t).length).toBe(6)
    t.asks('allied', 'move')
  },
)

example('EX-09i with an ELR of 2 the 4-6-7 becomes a broken 4-4-7', (seat) => {
  const t = seat(
    table('A1 Russian: spare=8-0    K5 German: k=4-6-7 pinned final, MMG final    K6 orchard    J6 orchard; Russian: c=4-2-6', {
      ...movement,
      elr: { axis: 2 },
    }),
  )
  go(t, 'c', 'K6')
  shoot(t, 'K6', 'k+MMG').rolls(6, 4)
  t.expect('K5').has('4-4-7 broken DM final')
  t.asks('allied', 'move')
})
