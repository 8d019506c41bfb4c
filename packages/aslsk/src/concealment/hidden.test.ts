import { eventFor } from '@firegroup/kernel'
import { describe, expect, test } from 'vitest'
import { shoot } from '../../test/fire.ts'
import { eventOf, fogTable, leave, status } from '../../test/fog-table.ts'
import { hold, stepOf } from '../../test/moves.ts'
import { shell } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { figure } from '../fire/resolution.ts'
import { view } from '../view.ts'

const map = { columns: 9, rows: 9 } as const
const GUN = 'E7 woods; German: c=2-2-8 crew hidden, gun=ge-AT50L ca5'

describe('a hidden Gun', () => {
  test('SK-6.4-01 is nowhere on the map for the enemy, who may walk about as if it were not there', () => {
    const t = table(`${GUN}    E3 US: a=6-6-6`, { ...map, phase: 'movement' })
    const seen = view(t.state, 'allied') as { units: { id: number }[]; weapons: unknown[]; concealed: unknown[] }
    expect([seen.units.map(({ id }) => id), seen.weapons, seen.concealed]).toEqual([[t.unit('a')], [], []])
    expect((view(t.state, 'axis') as { units: { hidden?: true; hex: string }[] }).units[0]).toMatchObject({ hidden: true, hex: 'E7' })
    leave(t)
  })

  test('SK-6.4-02 SK-6.4-09 in Open Ground is on the map, where it was recorded, when a Good Order enemy within 16 hexes sees it', () => {
    const walks = (mark: string, where = 'E7') => {
      const t = table(`${where} German: c=2-2-8 crew hidden, gun=ge-AT50L ca5    E5 woods    C3 US: a=6-6-6${mark}`, {
        columns: 24,
        rows: 9,
        phase: 'movement',
      })
      t.answer('move', stepOf(t, 'a', 'C4'))
      return [status(t, 'c'), t.where('c')]
    }
    expect([walks(''), walks('', 'S7'), walks('', 'T7')]).toEqual([
      ['seen', 'E7'],
      ['seen', 'S7'],
      ['hidden', 'T7'],
    ])
  })

  test('SK-6.4-02 also when he has come to see it without a move: because he rallies, or because Smoke goes', () => {
    const ground = 'E7 German: c=2-2-8 crew hidden, gun=ge-AT50L ca5'
    const rallies = table(`${ground}    E3 US: l=8-1 broken, 6-6-6 broken`, { ...map, phase: 'rally' })
    rallies
      .passUntil('selfRally')
      .answer('selfRally', { type: 'selfRally', unit: rallies.unit('l') })
      .rolls(1, 2)
    expect(status(rallies, 'c')).toBe('seen')
    const smoke = ['E4', 'E5'].map((at) => ({ kind: 'smoke' as const, at, side: 'allied' as const, value: 3 }))
    const clears = table(`${ground}    E3 US: a=6-6-6`, { ...map, phase: 'rally', markers: smoke })
    expect(status(clears.passTo('rally'), 'c')).toBe('hidden')
    // in time for fire at it in this very Player Turn: where nobody is in sight Prep Fire is not asked
    const { turn, attacker } = clears.state
    expect(clears.passUntil('prepFire').state).toMatchObject({ turn, attacker })
    expect(status(clears, 'c')).toBe('seen')
  })

  test('SK-6.4-03 is hidden no longer when it fires, turns or its crew moves', () => {
    const fires = table(`${GUN.replace('AT50L', 'INF75')}    E4 building; US: a=6-6-6`, { ...map, phase: 'prepFire', attacker: 'axis' })
    shell(fires, 'gun', 'E4').rolls(6, 5)
    expect(status(fires, 'c')).toBe('seen')
    leave(fires)
    const turns = table(`${GUN}    E4 building; US: a=6-6-6`, { ...map, phase: 'prepFire', attacker: 'axis' })
    turns.answer('prepFire', { type: 'turn', weapon: turns.weapon('gun'), ca: 1 })
    expect(status(turns, 'c')).toBe('seen')
    leave(turns)
    const moves = table('E7 woods; German: c=2-2-8 crew hidden    E3 building; US: a=6-6-6', {
      ...map,
      phase: 'movement',
      attacker: 'axis',
    })
    moves.answer('move', stepOf(moves, 'c', 'E8'))
    expect(status(moves, 'c')).toBe('seen')
    leave(moves)
  })

  test('SK-6.4-04 SK-6.4-10 throws back Infantry that would enter its hex, and is seen; fire at them is in the hex they came from, with FFMO and FFNAM', () => {
    const t = table(`${GUN}, x=4-6-7 hidden    E6 US: a=6-6-6`, { ...map, phase: 'movement' })
    t.answer('move', stepOf(t, 'a', 'E7'))
    expect([t.where('a'), t.u('a').moveEnded, status(t, 'c')]).toEqual(['E6', true, 'seen'])
    shoot(t, 'E6', 'x').rolls(6, 6)
    expect(eventOf(t, 'attack').modifiers.map(({ label }) => label)).toEqual(['FFMO: moving in Open Ground', 'FFNAM: not Assault Movement'])
    leave(t)
  })

  test('SK-6.4-05 is the end of a routing unit that runs into it', () => {
    const t = table(`${GUN}    E6 US: a=6-6-6 broken DM    E5 German: x=4-6-7`, { ...map, phase: 'rout' })
    t.pass('reveal').answer('rout', { type: 'rout', unit: t.unit('a'), to: 'E7' })
    t.saw({ type: 'revealed', units: [t.unit('c')] })
    expect(t.where('a')).toBe('eliminated')
  })

  test('SK-6.4-06 SK-6.4-14 fire at others in its hex strikes it with half its FP; it is seen only if that has an effect', () => {
    const fired = (white: number, ...more: number[]) => {
      const t = table('E7 building; German: c=2-2-8 crew hidden, x=4-6-7    E5 building; US: a=6-6-6, b=6-6-6', {
        ...map,
        phase: 'prepFire',
      })
      shoot(t, 'E7', 'a b').rolls(1, white, ...more)
      return t
    }
    const missed = fired(6, 1, 1)
    expect(status(missed, 'c')).toBe('hidden')
    const told = missed.game.events.map((each) => eventFor(each, 'allied')).findLast((event) => event?.type === 'attack')
    expect(told).toMatchObject({ targets: [missed.unit('x')], column: 12 })
    expect(told).not.toHaveProperty('others')
    leave(missed)
    const hit = fired(2, 1, 1, 1, 1)
    expect(status(hit, 'c')).toBe('seen')
    expect(eventOf(hit, 'attack').others).toMatchObject([{ units: [hit.unit('c')], column: 6 }])
    leave(hit)
  })

  test('SK-6.4-14 its TEM and its shield count', () => {
    const modifiers = (ca: number, more = '') => {
      const t = table(`E7 ${more}German: c=2-2-8 crew hidden, gun=ge-AT50L ca${ca}, x=4-6-7    E5 building; US: a=6-6-6, b=6-6-6`, {
        ...map,
        phase: 'prepFire',
      })
      const crew = t.u('c')
      const figured = figure(t.state, {
        when: 'prepFire',
        means: 'fire',
        by: 'allied',
        at: crew.at,
        targets: [crew.id],
        firers: [{ unit: t.u('a').id, inherent: true, weapons: [] }],
        directors: [],
        expenditure: null,
      })
      return figured.groups[0]!.modifiers.map(({ label, value }) => `${label} ${value}`)
    }
    expect(modifiers(5)).toEqual(['Gunshield 2'])
    expect(modifiers(2)).toEqual([])
    expect(modifiers(2, 'building; ')).toEqual(['wooden building in E7 2'])
  })

  test('SK-6.4-13 Ordnance at its hex has +2 to hit it, and is told nothing where nobody else is', () => {
    const t = table(`${GUN}    E3 US: b=2-2-7 crew, how=am-AR75 ca2`, { ...map, phase: 'prepFire' })
    shell(t, 'how', 'E7', { target: 'att' }).rolls(6, 5)
    const [told] = t.game.events.map((each) => eventFor(each, 'allied')).filter((event) => event?.type === 'toHit')
    expect(told).toMatchObject({ groups: [{ units: [], hit: false }] })
    expect(JSON.stringify(told)).not.toContain('concealed')
    expect(status(t, 'c')).toBe('hidden')
    leave(t)
    const known = table(`${GUN}, x=4-6-7    E3 US: b=2-2-7 crew, how=am-AR75 ca2`, { ...map, phase: 'prepFire' })
    shell(known, 'how', 'E7', { target: 'att' }).rolls(6, 5)
    const { groups } = eventOf(known, 'toHit')
    expect(groups.map(({ units, final }) => [units, final])).toEqual([[[known.unit('x')], 11]])
    leave(known)
  })

  test('SK-6.4-08 SK-6.4-12 is seen when an AFV enters its hex, and fires at it there with the penalty for that', () => {
    const t = table('E5 woods; German: c=2-2-8 crew hidden, gun=ge-AT50L emplaced ca5    E4 US: tank=am-M4A1 vca2 motion', {
      ...map,
      phase: 'movement',
    })
    const isDrive = (each: unknown) => (each as { type: string; to?: string }).type === 'drive' && (each as { to?: string }).to === 'E5'
    t.answer('move', t.candidates().find(isDrive)).rolls(1, 1)
    expect([status(t, 'c'), t.where('tank')]).toEqual(['seen', 'E5'])
    const isShot = (each: unknown) => (each as { type: string; target?: string }).target === 'vtt'
    t.answer('firstFire', t.candidates().find(isShot)).rolls(6, 4)
    expect(eventOf(t, 'toHit').groups[0]!.modifiers).toContainEqual(expect.objectContaining({ label: 'Case 10: in its own hex', value: 2 }))
    leave(t)
  })

  test('AID-ASOP-149 AID-CCF-08 SK-6.4-11 SK-8.3.3-04 is met by whoever advances into its hex in the CCPh, concealed, with -2 for ambush', () => {
    const t = fogTable(`${GUN}    E6 building; US: a=6-6-6`, { ...map, phase: 'advance' })
    t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('a')], to: 'E7' })
    t.rolls(4, 3).saw({ type: 'placedConcealed', units: [t.unit('c')] })
    expect(eventOf(t, 'ambush').rolls.find(({ side }) => side === 'axis')!.modifiers).toContainEqual(
      expect.objectContaining({ rule: '8.3.2', value: -2 }),
    )
    leave(t)
  })
})

describe('hidden units where concealment is in effect', () => {
  test('SK-8.3.3-01 a Gun is as concealed as whoever mans it', () => {
    const t = fogTable('E7 German: c=2-2-8 crew concealed, gun=ge-AT50L ca5    E3 US: a=6-6-6', { ...map, phase: 'prepFire' })
    const seen = view(t.state, 'allied') as { weapons: unknown[]; concealed: unknown[] }
    expect([seen.weapons, seen.concealed]).toEqual([[], [{ side: 'axis', at: t.place('E7'), hex: 'E7', units: 1, guns: 1 }]])
    leave(t)
  })

  test('SK-8.3.3-02 a hidden Gun in Open Ground that is seen is placed concealed', () => {
    const t = fogTable('E7 German: c=2-2-8 crew hidden, gun=ge-AT50L ca5    E5 woods    C3 US: a=6-6-6', { ...map, phase: 'movement' })
    hold(t.answer('move', stepOf(t, 'a', 'C4')))
    expect(status(t, 'c')).toBe('concealed')
    t.saw({ type: 'placedConcealed', at: t.place('E7') })
    leave(t)
  })

  test('SK-8.3.3-03 an Emplaced Gun that fires from hiding stays concealed unless its coloured die is 5 or 6', () => {
    const fired = (coloured: number) => {
      const t = fogTable('E7 woods; German: c=2-2-8 crew hidden, gun=ge-INF75 emplaced ca5    E4 building; US: a=6-6-6', {
        ...map,
        phase: 'prepFire',
        attacker: 'axis',
      })
      shell(t, 'gun', 'E4').rolls(coloured, 6)
      return status(t, 'c')
    }
    expect([4, 5, 6].map(fired)).toEqual(['concealed', 'seen', 'seen'])
  })

  test('SK-8.3.3-03 only an Emplaced Gun, and only on a TH DR: a carried Mortar, a Gun in bamboo and IFE are seen when they fire', () => {
    const fired = (text: string, shot: (t: AslskTable) => AslskTable) => {
      const t = fogTable(`${text}    E4 building; US: a=6-6-6`, { ...map, phase: 'prepFire', attacker: 'axis' })
      shot(t)
      const is = status(t, 'c')
      leave(t)
      return is
    }
    expect(fired('E7 woods; German: c=4-6-7 hidden, m=ge-MTR50', (t) => shell(t, 'm', 'E4', { target: 'att' }).rolls(2, 6))).toBe('seen')
    expect(fired('E7 woods; German: c=2-2-8 crew hidden, gun=ge-INF75 ca5', (t) => shell(t, 'gun', 'E4').rolls(1, 6))).toBe('seen')
    const flak = 'E7 woods; German: c=2-2-8 crew hidden, gun=ge-AA20L4 emplaced ca5'
    const sprays = (t: AslskTable) => t.answer('prepFire', { type: 'ife', weapon: t.weapon('gun'), at: 'E4' }).rolls(1, 6)
    expect(fired(flak, sprays)).toBe('seen')
    expect(fired(flak, (t) => shell(t, 'gun', 'E4').rolls(1, 6))).toBe('concealed')
  })
})

test('SK-8.1.8-19 hidden Infantry is hidden no longer when it fires, or the enemy would enter its hex', () => {
  const t = fogTable('E7 woods; Japanese: x=4-4-7 hidden    E6 US: a=6-6-6', { ...map, phase: 'movement', attacker: 'allied' })
  t.answer('move', stepOf(t, 'a', 'E7'))
  expect([t.where('a'), status(t, 'x')]).toEqual(['E6', 'seen'])
  leave(t)
  const fires = fogTable('E7 woods; Japanese: x=4-4-7 hidden    E5 building; US: a=6-6-6', { ...map, phase: 'prepFire', attacker: 'axis' })
  shoot(fires, 'E5', 'x').rolls(6, 5)
  expect(status(fires, 'x')).toBe('seen')
  leave(fires)
})
