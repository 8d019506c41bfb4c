import { describe, expect, test } from 'vitest'
import { gun } from '../../../test/armour.ts'
import { fogTable } from '../../../test/fog-table.ts'
import { stepOf } from '../../../test/moves.ts'
import { lastShot, mayNotShell, shell, shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { go } from '../../../test/vehicles.ts'
import { aspectHit } from '../../armour/facing.ts'
import type { Status } from '../../data/statuses.ts'
import { locationOf } from '../../map/location.ts'
import { luckOf } from '../../ordnance/luck.ts'
import { shotProblems } from '../../ordnance/problems.ts'
import { outcomeOf } from '../../ordnance/resolve.ts'
import { type ShotDeclaration, shotFrom } from '../../ordnance/shot.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import { withModule } from '../../scenario/begin.ts'
import type { AslskState } from '../../state.ts'
import { CASE_LETTERS, NOT_AT_AREAS } from './data.ts'
import { POSITIONS } from './positions.ts'

const SPARE = 'A1 German: spare=4-6-7'
const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12, modules: ['gun-card'] }
const occasion = { when: 'prepFire', side: 'axis', expenditure: null } as const

/** The unit of this name is so, so often. */
function being(t: AslskTable, name: string, status: Status, times = 1): AslskState {
  const who = t.unit(name)
  return withModule(t.state, {
    id: 'trial',
    title: 'Trial',
    sentence: 'A trial.',
    hooks: { statuses: [(_, unit, asked) => (unit.id === who && asked === status ? times : 0)] },
  })
}

/** The DRM of a shot at the first of its targets. */
function labels(t: AslskTable, s: AslskState, at: string, more: Partial<ShotDeclaration> = {}): string[] {
  const { groups } = aimed(s, shotFrom(s, occasion, shotAt(t, 'gun', at, more))!)
  return groups[0]!.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)
}

const pak = (place = '', more = 'D9 US: x=6-6-6', gun = 'ge-AT75L ca2') =>
  table(`${SPARE}    D3 ${place} German: c=2-2-8 crew, gun=${gun}    ${more}`, prep)

describe('letters', () => {
  test('AID-USTK-09 firer cases have their letters, and C1, C2, C4, E and G do not count at an area', () => {
    expect(['2', '8', '9', '10', '12', '13', '14', '16', '20', '22', '24'].map((number) => CASE_LETTERS[Number(number)]).join(' ')).toBe(
      'D A F E C3 I C C4 N P J',
    )
    expect(NOT_AT_AREAS).toEqual(['C1', 'C2', 'C4', 'E', 'G', 'L', 'Q'])
    const t = table(`${SPARE}    D3 German: c=2-2-8 crew pinned, gun=ge-AT75L ca2    D9 US: x=6-6-6`, prep)
    shell(t, 'gun', 'D9').rolls(6, 5)
    expect(lastShot(t).labels).toEqual(['Case D: pinned +2'])
  })

  test('AID-USTK-10 of the target’s cases point blank and TEM do not count at an area', () => {
    const t = pak('', 'D4 woods; US: x=6-6-6')
    expect(labels(t, t.state, 'D4')).toEqual(['Case Q: woods in D4 +1', 'Case L: point blank -2'])
    expect(labels(t, t.state, 'D4', { target: 'att' })).toEqual([])
  })

  test('AID-MTR-01 Case A counts by hexspine, and twice for a Gun in woods or a building', () => {
    const turned = (place: string) => {
      const t = pak(place, 'D9 US: x=6-6-6', 'ge-AT75L ca0')
      return labels(t, t.state, 'D9', { ca: 2 })
    }
    expect(turned('')).toEqual(['Case A: turned by 2 hexspines +4'])
    expect(turned('woods;')).toEqual(['Case A: turned by 2 hexspines +8'])
    const t = pak('', 'D9 US: x=6-6-6', 'ge-AA20L4 ca0')
    expect(labels(t, t.state, 'D9', { ca: 2 })).toEqual(['Case A: turned by 2 hexspines +2'])
    const fallen = pak('stone building;', 'D9 US: x=6-6-6', 'ge-AT75L ca0')
    const ruins = { ...fallen.state, collapsed: [locationOf(fallen.place('D3'))] }
    expect(labels(fallen, ruins, 'D9', { ca: 2 })).toEqual(['Case A: turned by 2 hexspines +8'])
  })

  test('AID-MTR-32 Case F is +2 and breaks a Gun down two sooner; not in the AFPh, nor with a support weapon', () => {
    const t = pak()
    shell(t, 'gun', 'D9').rolls(6, 3)
    shell(t, 'gun', 'D9', { intensive: true }).rolls(5, 5)
    expect([lastShot(t).labels, t.w('gun').malfunctioned]).toEqual([['Case F: Intensive Fire +2', 'Case N: acquired -1'], true])
    const late = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2 first    D9 US: x=6-6-6`, { ...prep, phase: 'advancingFire' })
    mayNotShell(late, 'gun', 'D9', { message: /Advancing Fire Phase/ }, { intensive: true })
    const light = table(`${SPARE}    D3 German: c=4-6-7, gun=ge-MTR50 prep    D9 US: x=6-6-6`, prep)
    mayNotShell(light, 'gun', 'D9', { rule: '4.5' }, { intensive: true, target: 'att' })
  })

  test('AID-MTR-33 Case H is +2 for the wrong hands, +4 for those of the enemy’s Gun besides', () => {
    const t = table(`${SPARE}    D3 German: c=4-6-7, gun=am-AT57L ca2 captured    D9 US: x=6-6-6`, prep)
    shell(t, 'gun', 'D9').rolls(6, 3)
    expect(lastShot(t).labels).toEqual(['Case H: Non-Qualified use +2', 'Case H: captured +2'])
    expect(t.w('gun').malfunctioned).toBe(true)
  })

  test('AID-MTR-34 Case I is +1 for a vehicle that is buttoned up', () => {
    const t = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 BU    D9 US: x=6-6-6`, prep)
    gun(t, 'c', 'D9', { target: 'itt' }).rolls(6, 5)
    expect(lastShot(t).labels).toEqual(['Case I: buttoned up +1'])
  })

  test('Case K is +2 at who is concealed', () => {
    const t = fogTable(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 building; US: x=6-6-6 concealed`, prep)
    shell(t, 'gun', 'D9').rolls(6, 5)
    expect(lastShot(t).labels).toEqual(['Case Q: wooden building in D9 +2', 'Case K: concealed +2'])
  })

  test('AID-MTR-41 Case O is -2 for who pushes a Gun, P the size of a target, R what hinders the view', () => {
    const t = pak('', 'D9 US: x=2-2-7 crew, their=am-AT57L ca5    D6 brush')
    expect(labels(t, being(t, 'x', 'hazardous'), 'D9').sort()).toEqual(
      ['Case O: Hazardous Movement -2', 'Case P: small Gun +1', 'Case R: brush in D6 +1'].sort(),
    )
  })

  test('AID-MTR-05 Case J is +2 at a vehicle in Motion or who dashes; +3 and +4 at one that was hardly seen', () => {
    const t = pak('', 'D9 US: x=6-6-6')
    expect(labels(t, being(t, 'x', 'dashing'), 'D9')).toEqual(['Case J: dashing +2'])
    const tank = table(
      'D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D7 stone building    D8 US: x=am-M4A3 vca2 tca2    A20 US: spare=6-6-6',
      { ...prep, phase: 'movement', attacker: 'allied' },
    )
    tank.answer('move', { type: 'start', unit: tank.unit('x') })
    tank.answer('move', { type: 'drive', unit: tank.unit('x'), to: 'E9' })
    shell(tank, 'gun', 'E9', { target: 'vtt' }).rolls(2, 6)
    expect(lastShot(tank).labels).toContain('Case J: moving vehicle +4')
    tank.answer('keepRate', { keep: true })
    tank.answer('move', { type: 'drive', unit: tank.unit('x'), to: 'E10' })
    shell(tank, 'gun', 'E10', { target: 'vtt' }).rolls(6, 5)
    expect(lastShot(tank).labels).toContain('Case J: moving vehicle +3')
    const moving = pak('', 'D9 US: x=am-M4A3 MOTION')
    expect(labels(moving, moving.state, 'D9', { target: 'vtt' })).toContain('Case J: moving vehicle +2')
  })

  test('AID-MTR-31 Case C is what Bounding Fire adds to Case B: +4 with a turret, +5 without', () => {
    const bounding = (type: string) => {
      const t = table(`${SPARE}    D3 German: c=${type} vca2 tca2 CE    D9 US: x=6-6-6`, { ...prep, phase: 'movement' })
      go(t, 'start', 'c')
      go(t, 'halt', 'c')
      go(t, 'delay', 'c')
      go(t, 'delay', 'c')
      gun(t, 'c', 'D9', { target: 'itt', ammo: 'he' }).rolls(6, 5)
      return lastShot(t).labels
    }
    expect(bounding('ge-pzivh')).toEqual(['Case C: Bounding Fire +4'])
    expect(bounding('ge-stgiiig')).toEqual(['Case C: Bounding Fire +5'])
  })

  test('AID-MTR-04 a firer who is Encircled or overstacked adds one, for each squad too many', () => {
    const t = pak()
    expect(labels(t, being(t, 'c', 'encircled'), 'D9')).toEqual(['Encircled +1'])
    expect(labels(t, being(t, 'c', 'overstacked', 2), 'D9')).toEqual(['overstacked +2'])
    const tired = table(`${SPARE}    D3 German: l=9-1, c=4-6-7 CX, gun=ge-MTR50    D9 US: x=6-6-6`, prep)
    shell(tired, 'gun', 'D9', { target: 'att', leader: tired.unit('l') }).rolls(6, 5)
    expect(lastShot(tired).labels).toEqual(['CX +1', '9-1 directs -1'])
    const shaken = table(`${SPARE}    D3 German: c=ge-pzivh vca2 tca2 CE shaken    D9 US: x=6-6-6`, prep)
    gun(shaken, 'c', 'D9', { target: 'itt' }).rolls(6, 5)
    expect(lastShot(shaken).labels).toEqual([expect.stringMatching(/\+1$/)])
  })

  test('AID-MTR-06 targets that are overstacked, on motorcycles or on horseback are easier to hit, a wading one is harder', () => {
    const t = pak()
    const by = (status: Status) => labels(t, being(t, 'x', status), 'D9')
    expect([by('overstacked'), by('motorcycle'), by('cavalry'), by('wading'), by('heavySurf')].flat()).toEqual([
      'overstacked target -1',
      'motorcycle -1',
      'Cavalry -2',
      'wading +2',
      'target in heavy surf +1',
    ])
  })

  test('AID-MTR-36 a firer in heavy surf adds one where the IFT decides, not where a vehicle is aimed at', () => {
    const t = pak('', 'D9 US: x=6-6-6    E8 US: y=am-M4A3')
    expect(labels(t, being(t, 'c', 'heavySurf'), 'D9')).toEqual(['heavy surf +1'])
    expect(labels(t, being(t, 'c', 'heavySurf'), 'E8', { target: 'vtt' })).not.toContain('heavy surf +1')
  })

  test('Case E counts twice in woods and leaves out FFMO and FFNAM', () => {
    const own = (place: string) => {
      const t = table(`${SPARE}    D3 ${place} German: c=2-2-8 crew, gun=ge-AT75L ca2; US: x=6-6-6 broken`, prep)
      return labels(t, t.state, 'D3').filter((label) => label.startsWith('Case E'))
    }
    expect([own(''), own('woods;')]).toEqual([['Case E: in its own hex +2'], ['Case E: in its own hex +4']])
  })
})

describe('hits', () => {
  test('AID-TANK-02 an original 2 that misses hits on a dr of 3 or less: 1 critically, 2 the turret, 3 the hull', () => {
    const improbable = (die: number) => {
      const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT75L ca5    D9 US: x=am-M4A3 vca5 tca5`, prep)
      const s = being(t, 'x', 'wading', 6)
      const aim = aimed(s, shotFrom(s, occasion, shotAt(t, 'gun', 'D9', { target: 'vtt', ca: 2 }))!)
      const { hits, critical, th } = luckOf(s, aim, outcomeOf(s, aim, { coloured: 1, white: 1, total: 2 }))!.outcome(die)
      return hits.length === 0 ? 'miss' : critical ? 'critical' : aspectHit(th)
    }
    expect([1, 2, 3, 4, 5, 6].map(improbable)).toEqual(['critical', 'turret', 'hull', 'miss', 'miss', 'miss'])
    const t = table(
      `${SPARE}    D3 German: c=4-6-7, gun=am-AT57L ca5 captured    D9 stone building; US: x=6-6-6    D6 orchard    D7 orchard`,
      prep,
    )
    shell(t, 'gun', 'D9', { ca: 2 }).rolls(1, 1, 2).rolls(6, 6)
    t.saw({ type: 'gun-card:luck', rule: 'C3.6', of: { die: 2, hit: true, critical: false } })
    t.saw({ type: 'attack', column: 6 })
  })

  test('AID-TANK-05 AID-ACQ-32 an original 2 that hits Infantry without being critical is so on half the To Hit number or less', () => {
    const shot = (die: number) => {
      const t = pak('', 'D9 stone building; US: x=6-6-6')
      shell(t, 'gun', 'D9').rolls(1, 1, die).rolls(6, 6, 6, 6)
      return lastShot(t).critical
    }
    expect([shot(4), shot(5)]).toEqual([true, false])
  })

  test('AID-ACQ-31 a final DR below half of the To Hit number is critical', () => {
    const shot = (white: number) => {
      const t = pak('', 'D9 US: x=6-6-6')
      shell(t, 'gun', 'D9').rolls(2, white).rolls(6, 6, 6, 6)
      return lastShot(t)
    }
    expect([shot(1).critical, shot(2).critical]).toEqual([true, false])
    expect(shot(1).th).toBe(8)
  })

  test('AID-TANK-03 doubles that hit with 40 mm or less are two hits, of which the lower roll counts', () => {
    const t = pak('', 'D9 US: x=6-6-6', 'ge-AT37L ca2')
    shell(t, 'gun', 'D9').rolls(3, 3).rolls(6, 6).rolls(2, 1, 1, 1)
    t.saw({ type: 'attack', dice: [2, 1] })
    const other = pak('', 'D9 US: x=6-6-6', 'ge-AT50L ca2')
    shell(other, 'gun', 'D9').rolls(3, 3).rolls(6, 6)
    other.saw({ type: 'attack', dice: [6, 6] })
  })

  test('AID-USTK-14 hits strike the turret where the coloured die is the lower; the To Kill roll of doubles is rolled twice for 37LL', () => {
    const t = table('A20 US: spare=6-6-6    D3 US: c=2-2-7 crew, gun=am-AT37LL ca2    D8 German: x=ge-pzivh vca5 tca5', {
      ...prep,
      attacker: 'allied',
    })
    shell(t, 'gun', 'D8', { target: 'vtt' }).rolls(2, 2).rolls(6, 6).rolls(5, 5)
    t.saw({ type: 'toKill', dice: [5, 5], aspect: 'hull' })
  })

  test('the preview of two hits and of luck is the rule itself: all ways add up', () => {
    const t = pak('', 'D9 stone building; US: x=6-6-6', 'ge-AT37L ca2')
    const preview = t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'D9') as never) as {
      odds: { branches: { rolls: number }[]; targets: { odds: { of: number } }[] }
    }
    expect(preview.odds.branches.reduce((sum, { rolls }) => sum + rolls, 0)).toBeCloseTo(36)
    expect(preview.odds.targets[0]!.odds.of).toBeGreaterThan(0)
  })
})

describe('where Guns fire from', () => {
  test('AID-OAQ-12 AID-OAQ-13 the letters b, F, M, p and w: no Gun fires from there', () => {
    const t = pak()
    expect(POSITIONS.map(({ letter }) => letter).join('')).toBe('bFMpw')
    for (const { status, rule } of POSITIONS)
      expect(shotProblems(being(t, 'c', status), occasion, shotAt(t, 'gun', 'D9'))).toMatchObject([{ rule }])
    expect(shotProblems(t.state, occasion, shotAt(t, 'gun', 'D9'))).toEqual([])
  })

  test('AID-OAQ-14 in a building fire small Guns and AT or INF Guns that are not large, no Mortar and no AA Gun', () => {
    const from = (type: string) => {
      const t = pak('', 'D9 US: x=6-6-6    D4 stone building', `${type} ca2`)
      t.u('c').at = t.place('D4') as never
      t.w('gun').at = t.u('c').at
      return t.game.problems('axis', shotAt(t, 'gun', 'D9')).map(({ rule }) => rule)
    }
    expect([from('ge-AT75L'), from('ge-AT88LL')]).toEqual([[], []])
    expect([from('ge-AR105'), from('ge-AT88NT'), from('ge-AA20L4')].flat()).toEqual(['B23.423', 'B23.423', 'B23.423'])
  })
})

describe('Deliberate Immobilization', () => {
  const tank = (where = 'D6') =>
    table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT50L ca2 acq2@${where}    ${where} US: x=am-M4A3 vca2 tca2`, prep)
  const tracks = (t: AslskTable, at = 'D6') => ({ type: 'gunAtTracks', weapon: t.weapon('gun'), vehicle: t.unit('x'), at })

  test('AID-ACQ-37 AID-MTR-40 what is acquired does not help it, but it acquires; a hit on the hull stops the vehicle', () => {
    const t = tank()
    t.answer('prepFire', tracks(t)).rolls(2, 1).rolls(1, 1)
    expect(lastShot(t).labels).toEqual(['Case P: large -1', 'Case G: Deliberate Immobilization +5'])
    expect([t.u('x').vehicle!.immobilized, t.w('gun').ordnance!.acquired]).toMatchObject([true, { drm: -1 }])
  })

  test('it reaches 6 hexes, and nothing is done to what is stopped', () => {
    const far = tank('D10')
    far.refuses('axis', tracks(far, 'D10'), { rule: 'C5.7', message: /6 hexes/ })
    const t = tank()
    t.answer('prepFire', tracks(t)).rolls(1, 2)
    expect(t.u('x').vehicle!.immobilized).toBe(false)
    const stopped = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AT50L ca2    D6 US: x=am-M4A3 vca2 tca2 immobilized`, prep)
    stopped.refuses('axis', tracks(stopped), { rule: 'C5.7', message: /immobilized already/ })
  })

  test('one that could pierce no hull is not fired at tracks', () => {
    const t = table(`${SPARE}    D3 German: c=2-2-8 crew, gun=ge-AA20L4 ca2    D6 US: x=am-M4A3E2 vca2 tca2`, prep)
    t.refuses('axis', tracks(t), { rule: 'C5.7', message: /could do nothing to a hull/ })
  })
})

test('a mover in the open is hit by letters too', () => {
  const t = table('D3 German: c=2-2-8 crew, gun=ge-AT75L ca2    D9 US: x=6-6-6    A20 US: spare=6-6-6', {
    ...prep,
    phase: 'movement',
    attacker: 'allied',
  })
  t.answer('move', stepOf(t, 'x', 'D8'))
  shell(t, 'gun', 'D8').rolls(6, 5)
  expect(lastShot(t).labels).toEqual(['Case J4: FFMO: moving in Open Ground -1', 'Case J3: FFNAM: not Assault Movement -1'])
})
