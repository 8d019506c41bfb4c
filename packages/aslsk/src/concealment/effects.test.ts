import { describe, expect, test } from 'vitest'
import { last, preview, shoot } from '../../test/fire.ts'
import { eventOf, fogTable, leave, status } from '../../test/fog-table.ts'
import { hold, step, stepOf } from '../../test/moves.ts'
import { acquired, shell } from '../../test/ordnance.ts'
import { TERRAIN } from '../data/terrain.ts'
import { UNSEEN } from '../ids.ts'
import type { ShotPreview } from '../ordnance/preview.ts'
import { view } from '../view.ts'

const map = { columns: 9, rows: 9 } as const

test('SK-8.3-02 Concealment Terrain is jungle, palms, kunai, bamboo, huts and buildings', () => {
  const found = TERRAIN.filter(({ concealment }) => concealment).map(({ id }) => id)
  expect(found.sort()).toEqual(
    ['bamboo', 'collapsed-hut', 'dense-jungle', 'hut', 'kunai', 'light-jungle', 'palm-trees', 'stone-building', 'wooden-building'].sort(),
  )
})

describe('fire at what is concealed', () => {
  test('SK-8.3.2-01 a shot at it tells how each morale would fare that there may be, and nothing of who is there', () => {
    const odds = (stack: string, elsewhere: string) => {
      const t = fogTable(`E7 German: c=2-2-8 crew, gun=ge-INF75 ca5    E4 building; US: ${stack}    B2 building; US: ${elsewhere}`, {
        ...map,
        phase: 'prepFire',
        attacker: 'axis',
      })
      const shot = { type: 'ordnance', weapon: t.weapon('gun'), at: 'E4', target: 'itt' }
      const { question } = t.game.open[0]!
      const found = (question.preview!(shot) as ShotPreview).odds
      leave(t)
      return { morale: found.targets.map(({ morale }) => morale), shares: JSON.stringify(found.targets.map(({ odds: each }) => each)) }
    }
    const one = odds('a=6-6-6 concealed, l=8-1 concealed', 'b=6-6-7 concealed, k=5-4-6 concealed')
    const other = odds('b=6-6-7 concealed, k=5-4-6 concealed', 'a=6-6-6 concealed, l=8-1 concealed')
    expect(one.morale).toEqual([6, 7])
    expect(one).toEqual(other)
  })

  test('AID-IFT-05 SK-8.3.2-05 is halved, on top of other Area Fire, and says so', () => {
    const t = fogTable('E3 building; US: a=6-6-6    E5 building; German: x=4-6-7 concealed', { ...map, phase: 'advancingFire' })
    expect(preview(t, 'E5', 'a')).toMatchObject({ fp64: 3 * 64, column: 2 })
    shoot(t, 'E5', 'a').rolls(6, 5)
    expect(last(t)).toMatchObject({ fp: 3, column: 2 })
    leave(t)
  })

  test('SK-8.3.2-05 is halved for those alone who are concealed', () => {
    const t = fogTable('E3 building; US: a=6-6-6, b=6-6-6    E5 building; German: x=4-6-7 concealed, y=4-6-7', {
      ...map,
      phase: 'prepFire',
    })
    shoot(t, 'E5', 'a b').rolls(4, 6)
    t.saw({ type: 'attack', column: 6 })
    const event = eventOf(t, 'attack')
    expect(event.others).toMatchObject([{ units: [t.unit('y')], column: 12 }])
    leave(t)
  })

  test('AID-ACQ-33 SK-6.11-02 acquires nothing that stays concealed, but its area', () => {
    const fired = (target: 'itt' | 'att', ...dice: number[]) => {
      const t = fogTable('E3 US: a=2-2-7 crew, gun=am-AR75 ca2    E7 building; German: x=4-6-7 concealed', { ...map, phase: 'prepFire' })
      shell(t, 'gun', 'E7', { target }).rolls(...dice)
      return t
    }
    const missed = fired('itt', 6, 5)
    expect(acquired(missed, 'gun')).toBeNull()
    leave(missed)
    const shown = fired('itt', 3, 1, 3, 1, 1, 1)
    expect([status(shown, 'x'), acquired(shown, 'gun')]).toEqual(['seen', 'E7 -1'])
    leave(shown)
    const area = fired('att', 6, 5)
    expect(acquired(area, 'gun')).toBe('E7 -1')
    leave(area)
  })

  test('SK-6.11-02 of a stack it acquires those who are seen, and of the others whom the shot brings to light', () => {
    const units = (...dice: number[]) => {
      const t = fogTable('E3 US: a=2-2-7 crew, gun=am-AR75 ca2    E7 German: x=4-6-7, y=4-6-7 concealed', { ...map, phase: 'prepFire' })
      shell(t, 'gun', 'E7', { target: 'itt' }).rolls(...dice)
      const found = [t.w('gun').ordnance!.acquired!.units, [t.unit('x'), t.unit('y')]] as const
      leave(t)
      return found
    }
    const [missed, [x, y]] = units(6, 5)
    expect(missed).toEqual([x])
    expect(units(1, 2, 3, 4, 1, 1, 1, 1)[0]).toEqual([x, y])
  })

  test('SK-4.3-08 a demolition charge is halved against those who were concealed when it was placed', () => {
    const t = fogTable('E4 building; US: a=6-6-6, DC    E5 building; German: x=4-6-7 concealed, y=4-6-7', { ...map, phase: 'movement' })
    t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('DC'), at: 'E5' })
    hold(t).answer('move', { type: 'end' })
    t.answer('defensiveFire', { type: 'reveal', hex: 'E5' })
    expect(status(t, 'x')).toBe('seen')
    t.pass().rolls(3, 4, 1, 1, 1, 1)
    const event = eventOf(t, 'attack')
    expect([event.column, event.others?.[0]?.column]).toEqual([12, 30])
    leave(t)
  })
})

describe('to run into what is concealed', () => {
  const ground =
    'E3 building; US: a=6-6-6 concealed    E4 US: b=6-6-6    E5 building; German: x=4-6-7 concealed    A9 German: y=4-6-7 broken'

  test('SK-8.3.2-02 SK-8.3.2-06 SK-8.3-13 SK-8.3-20 both are seen; Infantry stays where it was, its MF spent there and its move over', () => {
    const t = fogTable(ground, { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'b', 'E5'))
    t.saw({ type: 'bumps', from: t.place('E4'), at: t.place('E5'), mf: 4 }).saw({ type: 'revealed', units: [t.unit('x')] })
    expect([t.where('b'), t.u('b').spentHere, t.u('b').moveEnded, status(t, 'x')]).toEqual(['E4', 4, true, 'seen'])
    expect(t.asked).toEqual({ seat: 'axis', kind: 'firstFire' })
    shoot(t, 'E4', 'x').rolls(6, 6)
    expect(last(t).labels).toEqual(['FFMO: moving in Open Ground -1', 'FFNAM: not Assault Movement -1'])
    leave(t)
  })

  test('SK-8.3-13 whoever tries to enter it is seen himself', () => {
    const t = fogTable('E4 building; US: a=6-6-6 concealed    E5 building; German: x=4-6-7 concealed', { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'a', 'E5', { mode: 'assault' }))
    expect([status(t, 'a'), t.where('a')]).toEqual(['seen', 'E4'])
    leave(t)
  })

  test('SK-8.2.1-20 SK-8.2.1-03 who is stopped before bamboo has spent all his MF and one more, and is CX and pinned when all fire is over', () => {
    const t = fogTable('E4 US: l=8-1, a=6-6-6    E5 bamboo; German: x=4-6-7 concealed    E9 German: y=4-6-7', { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'l a', 'E5'))
    t.saw({ type: 'bumps', mf: 14 })
    expect([t.u('a').pinned, t.u('l').pinned]).toEqual([false, false])
    hold(t)
    t.expect('E4').has('8-1 CX pinned', '6-6-6 CX pinned')
    leave(t)
  })

  test('SK-8.1.8-22 SK-8.3.2-01 a Banzai Charge may go for those who are concealed, named by their hex, and nobody learns who they are', () => {
    const declared = (stack: string, elsewhere: string) => {
      const t = fogTable(
        `E2 Japanese: l=9-0, a=ja-1-4-4-7    E5 building; US: ${stack}    I8 US: ${elsewhere}    B9 building; US: h=6-6-6 hidden`,
        { ...map, phase: 'movement', attacker: 'axis' },
      )
      const banzai = { type: 'banzai', leader: t.unit('l'), units: [t.unit('l'), t.unit('a')] }
      expect(t.candidates()).toContainEqual({ ...banzai, at: 'E5' })
      t.refuses('axis', { ...banzai, target: t.unit('u') }, { rule: '8.1.8.6', message: /which, or in which hex/ })
      t.refuses('axis', { ...banzai, at: 'B9' }, { rule: '8.1.8.6' })
      t.refuses('axis', { ...banzai, at: 'E5', target: t.unit('u') }, { rule: '8.1.8.6' })
      t.answer('move', { ...banzai, at: 'E5' })
      t.saw({ type: 'banzai', target: UNSEEN, at: t.place('E5') })
      expect(t.state.banzai).toMatchObject({ at: t.place('E5') })
      const seen = JSON.stringify(view(t.state, 'axis'))
      leave(t)
      return seen
    }
    const one = declared('u=6-6-6 concealed', 'w=5-4-6 concealed')
    expect(declared('w=5-4-6 concealed', 'u=6-6-6 concealed')).toEqual(one)
  })

  test('SK-8.3.2-07 residual fire strikes them again', () => {
    const t = fogTable('E3 US: b=6-6-6    E4 building; residual 1    E5 building; German: x=4-6-7 concealed', { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'b', 'E4')).rolls(6, 6)
    hold(t)
      .answer('move', stepOf(t, 'b', 'E5'))
      .rolls(6, 5)
    expect(t.game.events.filter(({ event }) => event.type === 'attack')).toHaveLength(2)
    leave(t)
  })

  test('with a known enemy in the hex nobody may try', () => {
    const t = fogTable('E4 US: b=6-6-6    E5 building; German: x=4-6-7 concealed, y=4-6-7', { ...map, phase: 'movement' })
    t.refuses('allied', stepOf(t, 'b', 'E5'), { rule: '3.3' })
    leave(t)
  })

  test('SK-8.3.2-08 an AFV drives in, and whoever is there is seen', () => {
    const t = fogTable('E4 US: tank=am-M4A1 vca2 motion    E5 German: x=4-6-7 concealed', { ...map, phase: 'movement' })
    const drive = t
      .candidates()
      .find((each) => (each as { type: string; to?: string }).type === 'drive' && (each as { to?: string }).to === 'E5')
    t.answer('move', drive)
    expect([t.where('tank'), status(t, 'x')]).toEqual(['E5', 'seen'])
    leave(t)
  })
})

describe('Close Combat', () => {
  test('AID-CCF-23 SK-8.3.2-09 SK-8.3.2-10 whoever is concealed may ambush in any terrain, with -2', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed    E4 brush; German: x=4-6-7', { ...map, phase: 'advance' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E4' })
    t.pass().rolls(2, 3)
    t.saw({ type: 'ambush', ambusher: 'allied' })
    expect(status(t, 'a')).toBe('concealed')
    leave(t)
  })

  test('AID-CCF-46 SK-8.3.2-11 SK-8.3-09 an ambusher who leaves anybody alive is seen; one who does not stays concealed', () => {
    const fought = (...dice: number[]) => {
      const t = fogTable('E3 building; US: a=6-6-6 concealed    E4 building; German: x=4-6-7', { ...map, phase: 'advance' })
      t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E4' })
      t.pass().rolls(1, 6)
      t.answer('closeCombat', { type: 'attack', attacks: [{ by: [t.unit('a')], on: [t.unit('x')] }] }).rolls(...dice)
      return t
    }
    const alive = fought(6, 6)
    expect(status(alive, 'a')).toBe('seen')
    leave(alive)
    const gone = fought(1, 2)
    expect([status(gone, 'a'), gone.where('x')]).toEqual(['concealed', 'eliminated'])
  })

  test('AID-CCF-32 SK-3.8-25 a concealed unit is not held in Melee', () => {
    const t = fogTable('E3 building; US: a=6-6-6 concealed    E4 building; German: x=4-6-7 broken', { ...map, phase: 'advance' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E4' })
    t.pass().rolls(4, 3)
    t.answer('closeCombat', { type: 'pass' })
    expect([status(t, 'a'), t.u('a').melee, t.u('x').melee]).toEqual(['concealed', false, false])
  })
})

describe('routs', () => {
  test('SK-3.6-19 SK-8.3.4-01 concealed enemies count for nothing until they are shown', () => {
    const ground = 'E4 US: a=6-6-6 broken    E5 building; German: x=4-6-7 concealed'
    const t = fogTable(ground, { ...map, phase: 'rout' })
    expect(t.asked).toEqual({ seat: 'axis', kind: 'reveal' })
    t.pass()
    expect(t.state.phase).not.toBe('rout')
    expect([t.where('a'), t.u('a').dm]).toEqual(['E4', false])
    const shown = fogTable(ground, { ...map, phase: 'rout' })
    shown.answer('reveal', { type: 'reveal', hex: 'E5' })
    expect(shown.asked).toEqual({ seat: 'allied', kind: 'rout' })
    expect(shown.u('a').dm).toBe(true)
  })

  test('SK-8.3-19 whoever is concealed does not interdict', () => {
    const rout = (mark: string) => {
      const t = fogTable(`E4 US: a=6-6-6 broken DM    H3 German: y=4-6-7${mark}    E2 woods    E5 German: x=4-6-7`, {
        ...map,
        phase: 'rout',
      })
      if (t.asked.kind === 'reveal') t.pass()
      const about = t.game.open[0]!.question.about as { units: { steps: { hex: string; interdictedBy: number[] }[] }[] }
      return about.units[0]!.steps.find(({ hex }) => hex === 'E3')!.interdictedBy.includes(t.unit('y'))
    }
    expect([rout(''), rout(' concealed')]).toEqual([true, false])
  })

  test('SK-8.3.4-02 a routing unit that runs into one stops before it, and is lost', () => {
    const t = fogTable('E4 US: a=6-6-6 broken DM    E5 German: x=4-6-7    E3 woods; German: y=4-6-7 concealed', { ...map, phase: 'rout' })
    t.pass().answer('rout', { type: 'rout', unit: t.unit('a'), to: 'E3' })
    t.saw({ type: 'bumps', rule: '8.3.4', at: t.place('E3') }).saw({ type: 'revealed', units: [t.unit('y')] })
    expect(t.where('a')).toBe('eliminated')
  })
})

test('AID-ASOP-167 SK-8.3.1-01 SK-3.8-27 at the end of its Player Turn a Good Order unit in Concealment Terrain that no unbroken enemy sees becomes concealed', () => {
  const t = fogTable(
    `E1 building; US: a=6-6-6, broken=6-6-6 broken    E2 woods    D1 woods    D2 woods    F1 woods    F2 woods    E9 German: x=4-6-7
     A1 US: open=6-6-6    A2 woods    B1 woods    B2 woods    G9 building; US: watched=6-6-6`,
    { ...map, phase: 'advance' },
  )
  t.passUntil('move')
  expect(t.asked.seat).toBe('axis')
  expect(['a', 'broken', 'open', 'watched'].map((unit) => status(t, unit))).toEqual(['concealed', 'seen', 'seen', 'seen'])
  t.saw({ type: 'conceals', rule: '8.3.1', units: [t.unit('a')] })
  leave(t)
})

test('SK-8.3.1-01 a hidden enemy in sight does not keep it from that', () => {
  const gains = (mark: string) => {
    const t = fogTable(`E7 building; German: c=2-2-8 crew ${mark}, gun=ge-AT50L ca5    E3 building; US: a=6-6-6`, {
      ...map,
      phase: 'advance',
    })
    t.passUntil('move')
    const is = status(t, 'a')
    leave(t)
    return is
  }
  expect([gains('hidden'), gains('')]).toEqual(['concealed', 'seen'])
})

test('SK-8.3.2-01 the enemy sees how many are under a counter, and nothing of who they are', () => {
  const t = fogTable('E3 building; US: a=6-6-6 concealed, MMG, l=9-1 concealed    E6 building; German: x=4-6-7', {
    ...map,
    phase: 'prepFire',
  })
  const seen = view(t.state, 'axis') as { units: { id: number }[]; weapons: unknown[]; concealed: unknown[] }
  expect(seen.units.map(({ id }) => id)).toEqual([t.unit('x')])
  expect(seen.weapons).toEqual([])
  expect(seen.concealed).toEqual([{ side: 'allied', at: t.place('E3'), hex: 'E3', units: 2, guns: 0 }])
  const own = view(t.state, 'allied') as { units: { id: number; concealed?: true }[] }
  expect(own.units[0]).toMatchObject({ id: t.unit('a'), concealed: true })
  step(t.passTo('movement'), 'a', 'E4')
  leave(t)
})
