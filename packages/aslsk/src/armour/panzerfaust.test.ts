import { example } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { lastKill } from '../../test/armour.ts'
import { hold } from '../../test/moves.ts'
import { lastShot } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import { act } from '../../test/vehicles.ts'
import { panzerfaustShots } from '../data/panzerfaust.ts'
import type { PanzerfaustPreview } from './panzerfaust.ts'

const june: TableOptions = { phase: 'movement', attacker: 'allied', rows: 10, columns: 10, year: 1944, month: 6 }

const look = (t: AslskTable, unit: string, at: string, more: object = {}) => ({
  type: 'panzerfaust',
  unit: t.unit(unit),
  at,
  vehicle: t.unit('tank'),
  ...more,
})
const seek = (t: AslskTable, unit: string, at: string, more: object = {}) => t.answer(t.asked.kind, look(t, unit, at, more))

/** The rulebook's T-34/85, which drives into the wooden building of a squad. */
const VILLAGE = `
  H9 Russian: far=4-4-7    A3 Russian: tank=ru-T3485 vca0    B1 wooden building; German: a=4-6-7    C3 German: b=5-4-8    H1 German: 4-6-7`

example('EX-20a EX-20j SK-4.4.2-08 SK-4.4.2-10 SK-4.4.2-12 a 4: no shot, a SW used, and no second check on the same MP', (seat) => {
  const t = seat(table(VILLAGE, june))
  t.answer('move', act(t, 'start', 'tank'))
  seek(t, 'a', 'A3').rolls(4)
  t.saw({ type: 'panzerfaustCheck', die: 4, modifiers: [], final: 4, fires: false })
  expect([t.u('a').panzerfausts, t.u('a').fire, t.u('a').forfeited]).toEqual([1, 'none', false])
  t.refuses('axis', look(t, 'a', 'A3'), { rule: '3.3.3' })
  t.asks('axis', 'firstFire')
})

example('EX-20b SK-4.4.2-09 SK-4.4.2-11 a 6 pins; a pinned one it breaks', (seat) => {
  const t = seat(table(VILLAGE, june))
  t.answer('move', act(t, 'start', 'tank'))
  seek(t, 'b', 'A3').rolls(6)
  expect(t.u('b').pinned).toBe(true)
  hold(t)
  t.answer('move', act(t, 'drive', 'tank', { to: 'A2' }))
  seek(t, 'b', 'A2').rolls(6)
  expect(t.u('b')).toMatchObject({ broken: true, pinned: false })
  t.asks('axis', 'firstFire')
})

/** In the building with the squad that has used one SW already. */
function into(t: AslskTable): void {
  t.answer('move', act(t, 'start', 'tank'))
  seek(t, 'a', 'A3').rolls(4)
  hold(t)
  t.answer('move', act(t, 'drive', 'tank', { to: 'A2' }))
  hold(t)
  t.answer('move', act(t, 'drive', 'tank', { to: 'B1' })).rolls(4, 3)
}

example(
  'EX-20d EX-20e SK-4.4.2-07 SK-4.4.2-13 SK-4.4.2-15 SK-4.4.2-18 SK-3.2.4-28 in its own hex it hits the side of the hull; the backblast is survived, and the round is a dud',
  (seat) => {
    const t = seat(table(VILLAGE, june))
    into(t)
    seek(t, 'a', 'B1').rolls(3).rolls(3, 3).rolls(6, 6).rolls(2, 2)
    expect(lastShot(t)).toMatchObject({ th: 10, labels: ['wooden building in B1 +2', 'Case 24: moving vehicle +2'], final: 10, hit: true })
    expect(lastKill(t)).toBe('Panzerfaust in the side of the hull: 31 - 6 = 25, dud')
    t.saw({ type: 'attack', rule: '4.4.3', column: 1, result: '1MC' })
    expect([t.where('tank'), t.u('a').fire, t.u('a').forfeited]).toEqual(['B1', 'first', true])
    t.asks('axis', 'firstFire')
  },
)

describe('4.4.2 Panzerfaust', () => {
  const ambush = (options: TableOptions = {}, who = 'a=4-6-7', more = '') =>
    table(`H9 Russian: far=4-4-7    C3 Russian: tank=ru-T3485 vca4    C4 German: ${who}    H1 German: 4-6-7, LMG ${more}`, {
      ...june,
      phase: 'prepFire',
      attacker: 'axis',
      ...options,
    })

  test('SK-4.4.2-01 from October 1943 on, where the enemy has an AFV', () => {
    ambush({ year: 1943, month: 9 }).refuses('axis', look(ambush(), 'a', 'C3'), { rule: '4.4.2', message: /no Panzerfausts/ })
    const t = ambush({ year: 1943, month: 10 })
    seek(t, 'a', 'C3').rolls(5)
    t.saw({ type: 'panzerfaustCheck' })
  })

  test('SK-4.4.2-02 drm by who looks for it, at what and when', () => {
    const drm = (t: AslskTable, more: object = {}) => {
      seek(t, 'a', 'C3', more).rolls(5)
      const event = t.game.events.map(({ event: each }) => each).findLast((each) => each.type === 'panzerfaustCheck')!
      return (event as { modifiers: readonly { label: string; value: number }[] }).modifiers.map(({ label, value }) => `${label} ${value}`)
    }
    expect(drm(ambush({}, 'a=2-4-7 hs'))).toEqual(['half squad 1'])
    expect(drm(ambush({}, 'a=2-2-8 crew'))).toEqual(['crew 1'])
    expect(drm(ambush({}, 'a=8-1'))).toEqual(['leader 2'])
    expect(drm(ambush({ year: 1945, month: 1 }))).toEqual(['1945 -1'])
    const men = table(
      'H9 Russian: tank=ru-T3485 vca4    C3 wooden building; Russian: men=4-4-7    C4 German: a=4-6-7 CX    H1 German: 4-6-7, LMG',
      {
        ...june,
        phase: 'prepFire',
        attacker: 'axis',
      },
    )
    expect(drm(men, { vehicle: undefined })).toEqual(['not at a vehicle 1', 'CX 1'])
  })

  test('SK-4.4.2-03 not as Subsequent First Fire or Final Protective Fire', () => {
    const t = table(VILLAGE.replace('a=4-6-7', 'a=2-4-7 hs first'), june)
    t.answer('move', act(t, 'start', 'tank'))
    t.refuses('axis', look(t, 'a', 'A3'), { rule: '4.4.2' })
  })

  test('SK-4.4.2-04 it reaches one hex, from June 1944 two, in 1945 three', () => {
    const reaches = (year: number, month: number) => {
      const t = table(
        'H9 Russian: 4-4-7    C3 Russian: tank=ru-T3485 vca4    C6 German: a=4-6-7    C5 German: b=4-6-7    C4 German: c=4-6-7',
        {
          ...june,
          phase: 'prepFire',
          attacker: 'axis',
          year,
          month,
        },
      )
      return ['a', 'b', 'c'].filter((unit) =>
        [...t.game.open[0]!.question.candidates()].some(
          (each) => (each as { type: string; unit: number }).type === 'panzerfaust' && (each as { unit: number }).unit === t.unit(unit),
        ),
      )
    }
    expect([reaches(1944, 5), reaches(1944, 6), reaches(1945, 1)]).toEqual([['c'], ['b', 'c'], ['a', 'b', 'c']])
  })

  test('SK-4.4.2-05 SK-3.3.5-15 an original 12 misses and costs the firer a step', () => {
    const t = ambush()
    seek(t, 'a', 'C3').rolls(1).rolls(6, 6)
    expect(lastShot(t).hit).toBe(false)
    t.saw({ type: 'replaced', why: 'reduced' })
  })

  test('SK-4.4.2-06 no more shots than squads, half as many again in 1944, twice as many in 1945', () => {
    expect([panzerfaustShots(1943, 5), panzerfaustShots(1944, 5), panzerfaustShots(1945, 5)]).toEqual([5, 7, 10])
    const t = table('H9 Russian: 4-4-7    C3 Russian: tank=ru-KV1M41 vca4    C4 German: a=4-6-7', {
      ...june,
      phase: 'prepFire',
      attacker: 'axis',
      year: 1943,
      month: 12,
    })
    seek(t, 'a', 'C3').rolls(1).rolls(6, 5)
    expect(t.state.panzerfausts).toBe(1)
    t.refuses('axis', look(t, 'a', 'C3'), { rule: '4.4.2', message: /All Panzerfausts/ })
  })

  test('SK-4.4.2-14 a leader in the hex may direct the shot', () => {
    const t = ambush({}, 'a=4-6-7, l=9-1')
    seek(t, 'a', 'C3', { leader: t.unit('l') })
      .rolls(1)
      .rolls(6, 4)
    expect(lastShot(t).labels).toContain('9-1 directs -1')
    expect(t.u('l').directed).toEqual([t.unit('a')])
  })

  test('SK-4.4.2-16 SK-4.4.2-17 at Infantry in a building: the 16 column, and one of them alone', () => {
    const t = table(
      'H9 Russian: tank=ru-T3485 vca4    C3 wooden building; Russian: x=4-4-7, y=4-4-7    C4 German: a=4-6-7    H1 German: 4-6-7, LMG',
      {
        ...june,
        phase: 'prepFire',
        attacker: 'axis',
      },
    )
    seek(t, 'a', 'C3', { vehicle: undefined }).rolls(1).rolls(2, 3).rolls(5, 6, t.unit('y'))
    t.saw({ type: 'attack', column: 16, targets: [t.unit('y')] })
  })

  test('SK-4.4.2-17 of several who are hit the firer may name one who mans a Gun or a support weapon', () => {
    const t = table(
      'H9 Russian: tank=ru-T3485 vca4    C3 wooden building; Russian: x=4-4-7, y=4-4-7, LMG, z=4-4-7    C4 German: a=4-6-7    H1 German: 4-6-7, LMG',
      { ...june, phase: 'prepFire', attacker: 'axis' },
    )
    t.refuses('axis', look(t, 'a', 'C3', { vehicle: undefined, on: t.unit('x') }), { rule: '4.4.2', message: /mans no Gun/ })
    t.refuses('axis', look(t, 'a', 'H9', { on: t.unit('y') }), { rule: '4.4.2', message: /or at one of the men/ })
    const named = look(t, 'a', 'C3', { vehicle: undefined, on: t.unit('y') })
    expect(t.candidates()).toContainEqual(named)
    const { shot } = t.game.questionFor('axis')!.question.preview!(named) as PanzerfaustPreview
    const harm = (unit: string) => shot!.odds.targets.find((each) => each.unit === t.unit(unit))!.odds
    expect([harm('x').unharmed, harm('z').unharmed]).toEqual([harm('x').of, harm('z').of])
    expect(harm('y').unharmed / harm('y').of).toBeLessThan(0.8)
    seek(t, 'a', 'C3', { vehicle: undefined, on: t.unit('y') })
      .rolls(1)
      .rolls(2, 3)
      .rolls(5, 6)
    t.saw({ type: 'attack', column: 16, targets: [t.unit('y')] })
  })

  test('SK-4.4.2-17 where nobody is named each of them has his share, and a dud hurts nobody', () => {
    const t = table(
      'H9 Russian: tank=ru-T3485 vca4    C3 wooden building; Russian: x=4-4-7, y=4-4-7    C4 German: a=4-6-7    H1 German: 4-6-7, LMG',
      { ...june, phase: 'prepFire', attacker: 'axis' },
    )
    const { shot } = t.game.questionFor('axis')!.question.preview!(look(t, 'a', 'C3', { vehicle: undefined })) as PanzerfaustPreview
    for (const { outcome, targets } of shot!.odds.branches)
      if (outcome === 'hit') for (const { odds } of targets) expect(odds.unharmed / odds.of).toBeGreaterThan(1 / 2 + 1 / 72)
  })

  test('SK-4.4.2-03 a First Fired squad that has used no support weapon may look for one, and no second time', () => {
    const t = table(VILLAGE.replace('a=4-6-7', 'a=4-6-7 first'), june)
    t.answer('move', act(t, 'start', 'tank'))
    seek(t, 'a', 'A3').rolls(5)
    t.refuses('axis', look(t, 'a', 'A3'), { rule: '4.4.2', message: /another support weapon/ })
  })
})
