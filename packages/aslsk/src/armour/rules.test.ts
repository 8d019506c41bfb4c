import { describe, expect, test } from 'vitest'
import { fireGuns, gun, gunShot, guns, lastKill, mayNotGun, mounted } from '../../test/armour.ts'
import { hold } from '../../test/moves.ts'
import { lastShot, shell, shotAt } from '../../test/ordnance.ts'
import { type TableOptions, table } from '../../test/table.ts'
import { act, go, mayNot, v } from '../../test/vehicles.ts'
import { ourPack } from '../data/counters.ts'
import type { ShotPreview } from '../ordnance/preview.ts'
import { figureCombat } from '../phases/close-combat/attack.ts'
import { moraleOf, type Vehicle } from '../units/units.ts'
import { positionModifiers } from './charge.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 14, columns: 20, year: 1944 }
const OTHERS = 'A1 German: 4-6-7    A14 Russian: far=4-4-7'
/** A German AT Gun in C3 that points east, at what stands in G3. */
const duel = (target: string, more: TableOptions = {}) =>
  table(`${OTHERS}    C3 German: c=2-2-8 crew, gun=ge-AT75L ca1    G3 Russian: ${target}`, { ...prep, ...more })
/** The same with a PzKpfw IVH. */
const tankDuel = (target: string, more: TableOptions = {}, tank = 'vca1') =>
  table(`${OTHERS}    C3 German: pz=ge-pzivh ${tank}    G3 Russian: ${target}`, { ...prep, ...more })

describe('7.9, 7.10 hits on vehicles', () => {
  test('SK-3.2.4-06 a hit on the VTT concerns that vehicle and nobody else there', () => {
    const t = duel('tank=ru-T3485 vca1 tca1, men=4-4-7')
    shell(t, 'gun', 'G3', { target: 'vtt' }).rolls(3, 3).rolls(1, 1)
    expect([t.where('tank'), t.where('men'), t.u('men').broken]).toEqual(['eliminated', 'G3', false])
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['wreck'])
  })

  test('SK-2.0-06 the hex of a vehicle that is destroyed in it is again whose it was', () => {
    const t = duel('tank=ru-T3485 vca1 tca1', { control: { axis: ['G3'] } })
    const held = () => t.state.control[t.place('G3')]
    expect(held()).toBe('allied')
    // odds go through its loss, and leave the game alone
    const { question } = t.game.open[0]!
    for (const target of ['vtt', 'att'] as const) JSON.stringify(question.preview!(shotAt(t, 'gun', 'G3', { target })))
    expect(held()).toBe('allied')
    shell(t, 'gun', 'G3', { target: 'vtt' }).rolls(3, 3).rolls(1, 1)
    expect(held()).toBe('axis')
  })

  test('SK-6.1-08 an original 2 on the VTT doubles the TK number', () => {
    const t = duel('tank=ru-T3485 vca4 tca4')
    shell(t, 'gun', 'G3', { target: 'vtt' }).rolls(1, 1).rolls(6, 5)
    expect(lastKill(t)).toBe('AP 75L in the front of the hull: 17 - 11 = 23, destroyed')
  })

  test('SK-7.2-04 SK-7.13-03 an open-topped one-man turret fires while its crew is exposed, for buttoned up it fires nothing', () => {
    const fires = (hatch: string) => {
      const t = table(`${OTHERS}    C3 German: car=ge-psw221 vca1 tca1 ${hatch}    G3 Russian: 4-4-7`, prep)
      return t.game.problems('axis', guns(t, 'car', 'main', 'G3')).map(({ rule }) => rule)
    }
    expect([fires('CE'), fires('BU')]).toEqual([[], ['7.13']])
  })

  test('SK-7.3-01 the size of a vehicle counts from -2 to +2', () => {
    const sizes = (id: string) => {
      const t = duel(`tank=${id} vca4`)
      const { groups } = t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'G3', { target: 'vtt' })) as ShotPreview
      return groups[0]!.modifiers.map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)
    }
    expect(sizes('ru-T35')).toEqual(['Case 22: very large -2'])
    expect(sizes('ru-KV1M41')).toEqual(['Case 22: large -1'])
    expect(sizes('ru-T3485')).toEqual([])
    const small = [...ourPack().ordnance.vehicles.values()].filter(({ nation }) => nation === 'russian')
    expect(sizes(small.find(({ targetSize }) => targetSize === 1)!.id)).toEqual(['Case 22: small +1'])
  })

  test('SK-1.1.1-32 SK-1.1.1-31 a vehicle has no Height Advantage over a hexside by which it has just come up; in the DFPh it has', () => {
    const hill = () => {
      const t = table('C5 Russian: c=2-2-8 crew, g=ru-AT45L ca1    D5 German: pz=ge-pzivh vca1    E5 level 1    A1 German: 4-6-7', {
        phase: 'movement',
        attacker: 'axis',
      })
      go(t, 'start', 'pz')
      t.answer('move', act(t, 'drive', 'pz', { to: 'E5' }))
      return t
    }
    const climbing = hill()
    shell(climbing, 'g', 'E5', { target: 'vtt' }).rolls(6, 4)
    expect(lastShot(climbing).labels).toEqual(['Case 24: moving vehicle +2'])
    const up = hold(hill())
    go(up, 'halt', 'pz')
    up.passUntil('defensiveFire')
    shell(up, 'g', 'E5', { target: 'vtt' }).rolls(6, 4)
    expect(lastShot(up).labels).toEqual(['Height Advantage +1', 'Case 24: moving vehicle +2'])
  })

  test('SK-7.7-08 a crew is no target of its own on the ITT', () => {
    const t = duel('tank=ru-T3485 vca4 CE')
    t.refuses(
      'axis',
      { type: 'ordnance', weapon: t.weapon('gun'), at: 'G3', target: 'itt' },
      { rule: '7.7', message: /no target of its own/ },
    )
  })

  test('a hit on the ITT hurts an exposed crew with the men around it', () => {
    const t = duel('tank=ru-T3485 vca4 CE, men=4-4-7')
    shell(t, 'gun', 'G3').rolls(1, 3).rolls(4, 5).rolls(1, 1).rolls(6, 4)
    expect([t.u('men').broken, v(t, 'tank').stun]).toEqual([false, 'stunned'])
  })

  test('SK-7.11-02 KIA over an area destroys', () => {
    const t = duel('tank=ru-T3485 vca4')
    shell(t, 'gun', 'G3', { target: 'att' }).rolls(1, 2).rolls(1, 1)
    t.saw({ type: 'attack', rule: '7.11', column: 6, result: '1KIA' })
    expect(t.where('tank')).toBe('eliminated')
  })

  test('SK-1.1.1-43 over a vehicle in woods whose crew is exposed a Mortar bursts in the trees; over one that is buttoned up woods are cover', () => {
    const struck = (crew: string) => {
      const t = table(`${OTHERS}    C3 German: c=2-2-8 crew, m=ge-MTR81s ca1    H3 woods; Russian: tank=ru-T3485 vca4 ${crew}`, prep)
      shell(t, 'm', 'H3', { target: 'att' }).rolls(2, 3).rolls(6, 6)
      const found = t.game.events.flatMap(({ event }) => (event.type === 'attack' && event.rule === '7.11' ? event.modifiers : []))
      return found.map(({ label, value }) => `${label} ${value}`)
    }
    expect([struck('CE'), struck('BU')]).toEqual([['Air Bursts in H3 -1'], ['woods in H3 1']])
  })

  test('SK-7.11-05 SK-7.11-04 an open-topped vehicle has -1 over an area, and thin armour another', () => {
    const t = duel('tank=ru-SU76M vca4')
    shell(t, 'gun', 'G3', { target: 'att' }).rolls(1, 2).rolls(5, 6).rolls(1, 1)
    t.saw({
      type: 'attack',
      rule: '7.11',
      modifiers: [
        { label: 'thin armour', value: -1 },
        { label: 'open-topped', value: -1 },
      ],
    })
  })

  test('SK-7.10-15 a Shocked vehicle buttons up and halts; SK-7.10-23 Shocked again an Unconfirmed Kill is Shock once more', () => {
    const t = duel('tank=ru-T3485 vca4 tca1 CE motion unconfirmed')
    shell(t, 'gun', 'G3', { target: 'vtt' }).rolls(1, 2).rolls(5, 5)
    expect(lastKill(t)).toBe('AP 75L in the rear of the turret: 17 +1 rear - 8 = 10, shock')
    expect(v(t, 'tank')).toMatchObject({ shock: 'shocked', exposed: false, motion: false })
    shell(t, 'gun', 'G3', { target: 'vtt' }).rolls(1, 2).rolls(5, 5)
    expect(v(t, 'tank').shock).toBe('shocked')
  })

  test('SK-3.3.5-03 SK-3.3.5-14 a To Kill attempt with HE leaves residual fire, with AP none', () => {
    const move = { ...prep, phase: 'movement', attacker: 'allied' } as const
    const left = (ammo: 'ap' | 'he') => {
      const t = duel('tank=ru-T3485 vca1', move)
      t.answer('move', act(t, 'start', 'tank'))
      shell(t, 'gun', 'G3', { target: 'vtt', ammo }).rolls(5, 2).rolls(6, 6)
      if (t.asked.kind === 'keepRate') t.answer('keepRate', { keep: false })
      return t.state.markers.filter(({ kind }) => kind === 'residual').map(({ value }) => value)
    }
    expect([left('he'), left('ap')]).toEqual([[6], []])
  })

  test('SK-7.1-01 SK-7.9-01 close range counts only at what stands still, by ruling', () => {
    const th = (words: string, options: TableOptions = {}) => {
      const t = table(`${OTHERS}    C3 German: c=2-2-8 crew, gun=ge-AT75L ca1    D3 Russian: tank=ru-T3485 vca1 ${words}`, {
        ...prep,
        ...options,
      })
      return (t.game.open[0]!.question.preview!(shotAt(t, 'gun', 'D3', { target: 'vtt' })) as ShotPreview).th
    }
    expect([th(''), th('moving'), th('', { options: { closeRangeVehicles: 'no' } })]).toEqual([12, 10, 10])
  })
})

const ENDS: { readonly [kind: string]: string } = {
  firstFire: 'hold',
  prepFire: 'end',
  move: 'end',
  defensiveFire: 'end',
  advancingFire: 'end',
}

describe('7.2 main armament', () => {
  test('SK-7.2-01 SK-7.2-02 turning costs by the turret: fast 1, slow and restricted 2, none 3', () => {
    const drm = (id: string, words = '') => {
      const t = table(`${OTHERS}    C3 German: pz=${id} vca2 ${words}    G2 Russian: tank=ru-T3485 vca4`, prep)
      gun(t, 'pz', 'G2', { ca: 1 }).rolls(6, 5)
      return lastShot(t).labels.find((label) => label.startsWith('Case 8'))
    }
    expect(['ge-pzivh', 'ge-pzvib', 'ge-pziif', 'ge-stgiiig'].map((id) => drm(id))).toEqual([
      'Case 8: turned by 1 hexspine +1',
      'Case 8: turned by 1 hexspine +2',
      'Case 8: turned by 1 hexspine +2',
      'Case 8: turned by 1 hexspine +3',
    ])
  })

  test('SK-7.2-03 without a printed number it malfunctions on a 12', () => {
    const t = tankDuel('tank=ru-T3485 vca4')
    gun(t, 'pz', 'G3').rolls(6, 5)
    expect(t.state.weapons[mounted(t, 'pz', 'main')]!.malfunctioned).toBe(false)
    const broken = tankDuel('tank=ru-T3485 vca4')
    gun(broken, 'pz', 'G3').rolls(6, 6)
    expect(broken.state.weapons[mounted(broken, 'pz', 'main')]).toMatchObject({ malfunctioned: true, owner: broken.unit('pz') })
  })

  test('SK-7.10-21 SK-7.2-05 lost for good it is a Recall without Stun', () => {
    const t = tankDuel('tank=ru-T3485 vca4')
    gun(t, 'pz', 'G3').rolls(6, 5)
    gun(t, 'pz', 'G3', { intensive: true }).rolls(6, 6)
    expect(v(t, 'pz')).toMatchObject({ recalled: true, stun: 'none' })
    t.saw({ type: 'recalled', rule: '7.10' })
  })

  const MARDER = `${OTHERS}    C3 German: pz=ge-mardiiih vca1    G3 Russian: tank=ru-T3485 vca4`
  test('SK-7.2.1-01 SK-7.2.1-02 SK-7.2.1-03 SK-7.2.1-04 a circled number: Low Ammo first, then one earlier, and the number itself is the end', () => {
    const t = table(MARDER, prep)
    gun(t, 'pz', 'G3').rolls(6, 5)
    t.saw({ type: 'lowAmmo' })
    expect(t.state.weapons[mounted(t, 'pz', 'main')]).toMatchObject({ malfunctioned: false, ordnance: { lowAmmo: true } })
    const twelve = table(MARDER, prep)
    gun(twelve, 'pz', 'G3').rolls(6, 6)
    expect(twelve.state.weapons[mounted(twelve, 'pz', 'main')]!.malfunctioned).toBe(true)
    const low = (dice: [number, number]) => {
      const again = table(MARDER, prep)
      gun(again, 'pz', 'G3').rolls(6, 5)
      again.answer('prepFire', { type: 'end' })
      for (let i = 0; i < 40 && !(again.asked.seat === 'axis' && again.asked.kind === 'defensiveFire'); i++)
        again.answer(again.asked.kind, { type: ENDS[again.asked.kind] ?? 'done' })
      gun(again, 'pz', 'G3')
        .rolls(...dice)
        .rolls(6, 6)
      return again
    }
    const ten = low([5, 5])
    expect(ten.state.weapons[mounted(ten, 'pz', 'main')]!.malfunctioned).toBe(true)
    const eleven = low([5, 6])
    expect(v(eleven, 'pz').recalled).toBe(true)
  })

  test('SK-3.2.4-21 SK-7.2.1-01 with Intensive Fire little ammunition comes two earlier, and the circled number itself is the end at once', () => {
    const intensive = (...dice: [number, number]) => {
      const t = table(MARDER, prep)
      const main = mounted(t, 'pz', 'main')
      gun(t, 'pz', 'G3').rolls(6, 4).rolls(6, 6)
      gun(t, 'pz', 'G3', { intensive: true })
        .rolls(...dice)
        .rolls(6, 6)
      const { malfunctioned, ordnance } = t.state.weapons[main]!
      return [ordnance!.lowAmmo === true, malfunctioned, v(t, 'pz').recalled]
    }
    expect(intensive(5, 3)).toEqual([false, false, false])
    expect(intensive(5, 4)).toEqual([true, false, false])
    expect(intensive(6, 4)).toEqual([true, false, false])
    expect(intensive(6, 5)).toEqual([false, false, true])
  })
})

describe('3.1c, 7.8 repairs', () => {
  const rally = (words: string, guns: string) =>
    table(`A1 US: 7-4-7    C3 German: pz=ge-pzivh ${words}${guns}    A14 German: 4-6-7`, { phase: 'rally', attacker: 'axis', year: 1944 })
  const repair = (t: ReturnType<typeof rally>, place: string) => ({ type: 'repair', weapon: mounted(t, 'pz', place) })
  const BROKEN = ', ge-pzivh:main malfunctioned, ge-pzivh:coaxial malfunctioned, ge-pzivh:antiAircraft malfunctioned'

  test('SK-3.1-05 SK-7.2-05 SK-7.8-19 each broken weapon may be tried: a 1 repairs', () => {
    const t = rally('vca1 CE', BROKEN)
    t.answer('repair', repair(t, 'main')).rolls(1)
    t.answer('repair', repair(t, 'coaxial')).rolls(3)
    t.refuses('axis', repair(t, 'coaxial'), { rule: '3.1c', message: /has been tried/ })
    t.answer('repair', repair(t, 'antiAircraft')).rolls(1)
    expect(['main', 'coaxial', 'antiAircraft'].map((place) => t.state.weapons[mounted(t, 'pz', place)]!.malfunctioned)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('SK-3.1-20 SK-7.8-19 a 6 disables for good, and of the main armament it is a Recall', () => {
    const t = rally('vca1', ', cmg=ge-pzivh:coaxial malfunctioned, main=ge-pzivh:main malfunctioned')
    t.answer('repair', { type: 'repair', weapon: t.weapon('cmg') }).rolls(6)
    expect([t.w('cmg').owner, v(t, 'pz').recalled]).toEqual([-1, false])
    t.answer('repair', { type: 'repair', weapon: t.weapon('main') }).rolls(6)
    expect([t.w('main').owner, v(t, 'pz').recalled]).toEqual([-1, true])
  })

  test('SK-3.1-21 an AAMG only while the crew is exposed; SK-3.1-22 nothing while Shocked', () => {
    const t = rally('vca1', BROKEN)
    t.refuses('axis', repair(t, 'antiAircraft'), { rule: '7.8', message: /crew is exposed/ })
    const shocked = table(
      'A1 US: 7-4-7    C3 German: pz=ge-pzivh vca1 shocked, m=ge-pzivh:main malfunctioned    A14 German: s=4-6-7, lmg=LMG malfunctioned',
      {
        phase: 'rally',
        attacker: 'axis',
        year: 1944,
      },
    )
    shocked.refuses('axis', { type: 'repair', weapon: shocked.weapon('m') }, { rule: '3.1c', message: /not in Good Order/ })
  })
})

describe('7.10 crews', () => {
  test('SK-7.10-06 SK-7.10-17 a Shocked or Stunned vehicle neither fires nor turns nor moves', () => {
    for (const word of ['shocked', 'unconfirmed', 'stunned']) {
      const t = table(
        `A1 German: spare=4-6-7, LMG    C3 German: pz=ge-pzivh vca1 ${word}    G3 Russian: men=4-4-7    A14 Russian: 4-4-7`,
        prep,
      )
      mayNotGun(t, 'pz', 'G3', { rule: '7.10', message: /Shocked or Stunned/ }, { target: 'itt', ammo: 'he' })
      t.refuses('axis', guns(t, 'pz', 'coaxial', 'G3'), { rule: '7.10' })
      t.refuses('axis', { type: 'turnVehicle', unit: t.unit('pz'), tca: 3 }, { message: /Stunned or Shocked/ })
      const move = table(`A1 German: spare=4-6-7    C3 German: pz=ge-pzivh vca1 ${word}    A14 Russian: 4-4-7`, {
        ...prep,
        phase: 'movement',
      })
      mayNot(move, 'start', 'pz', {}, '3.3.2', /Stunned or Shocked/)
    }
  })

  test('SK-2.0-23 SK-7.10-08 a second Stun is a Recall; SK-7.10-19 of a one-man turret the first, and it stays buttoned up', () => {
    const stunned = (id: string, words: string) => {
      const t = table(`D3 US: a=7-4-7    A9 US: 6-6-6    F3 German: tank=${id} vca4 CE ${words}    A12 German: 4-6-7`, {
        ...prep,
        attacker: 'allied',
      })
      t.fire({ units: ['a'], at: 'F3' })
        .rolls(1, 2)
        .rolls(4, 6)
      return v(t, 'tank').recalled
    }
    expect([stunned('ge-pzivh', ''), stunned('ge-pzivh', 'shaken'), stunned('ge-pzib', '')]).toEqual([false, true, true])
    const t = table('A1 US: 7-4-7    F3 German: tank=ge-pzib vca4 shaken    A12 German: 4-6-7', { ...prep, phase: 'movement' })
    mayNot(t, 'hatch', 'tank', { exposed: true }, '7.10', /stays buttoned up/)
  })

  test('SK-7.10-18 a crew that was Stunned has +1 to hit, on its MGs and on its checks', () => {
    const t = tankDuel('men=4-4-7', {}, 'vca1 shaken')
    gun(t, 'pz', 'G3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(t).labels).toContain('Stunned before +1')
    fireGuns(t, 'pz', 'coaxial', 'G3').rolls(6, 5)
    t.saw({ type: 'attack', modifiers: [{ label: 'Stunned before', value: 1 }] })
    const check = table('D3 US: a=7-4-7    A9 US: 6-6-6    F3 German: tank=ge-pzivh vca4 CE shaken    A12 German: 4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    check
      .fire({ units: ['a'], at: 'F3' })
      .rolls(1, 2)
      .rolls(1, 2)
    check.saw({ type: 'check', modifiers: [{ label: '1MC' }, { label: 'Stunned before', value: 1 }] })
    const fight = table('E5 German: tank=ge-pzivh shaken, g=4-6-7; Russian: r=4-4-7', { ...prep, phase: 'closeCombat', attacker: 'allied' })
    const drm = (by: string) => figureCombat(fight.state, { by: [fight.unit(by)], on: [fight.unit('r')] }).drm
    expect([drm('tank'), drm('g')]).toEqual([1, 0])
  })

  test('SK-3.3.2-18 a vehicle in Motion is harder to hit in every fire phase, for charges and in Close Combat', () => {
    const shots = (phase: 'prepFire' | 'advancingFire', marks: string) => {
      const t = table(`${OTHERS}    C3 German: pz=ge-pzivh vca1    G3 Russian: tank=ru-T3485 vca4 ${marks}`, { ...prep, phase })
      gun(t, 'pz', 'G3').rolls(6, 6)
      return lastShot(t).labels.filter((label) => label.startsWith('Case 24'))
    }
    for (const phase of ['prepFire', 'advancingFire'] as const)
      expect([shots(phase, 'motion'), shots(phase, '')]).toEqual([['Case 24: moving vehicle +2'], []])
    const t = table('E5 German: tank=ge-pzivh vca1 motion    E7 German: still=ge-pzivh vca1    A1 Russian: r=4-4-7', prep)
    const [moving, still] = [t.u('tank') as Vehicle, t.u('still') as Vehicle]
    const charge = { facing: 'side', xNumber: 12, isCx: false } as const
    expect(
      [moving, still].map((vehicle) => positionModifiers(t.state, vehicle, charge).map(({ label, value }) => `${label} ${value}`)),
    ).toEqual([['in Motion 2'], []])
    const combat = (on: string) => figureCombat(t.state, { by: [t.unit('r')], on: [t.unit(on)] }).modifiers.map(({ label }) => label)
    expect([combat('tank'), combat('still')]).toEqual([['in Motion'], []])
  })

  test('SK-3.8-67 at the end of the CCPh a Stun becomes that lasting +1', () => {
    const t = table('A1 US: 7-4-7    F3 German: tank=ge-pzivh vca4 stunned    A12 German: a=4-6-7', { ...prep, phase: 'advance' })
    t.answer('advance', { type: 'done' })
    t.saw({ type: 'stunEnds' })
    expect(v(t, 'tank').stun).toBe('marked')
  })

  test('SK-7.10-02 SK-7.10-11 crews have the morale of their best elite; Americans 8 against the Japanese', () => {
    const t = table('A1 US: us=am-M4 vca1    F3 German: pz=ge-pzivh vca4', prep)
    const elite = (nation: string) =>
      Math.max(
        ...[...ourPack().infantry.values()].flatMap((type) =>
          type.nation === nation && type.kind !== 'leader' && type.class === 'elite' ? [type.morale] : [],
        ),
      )
    expect([moraleOf(t.state, t.u('pz')), moraleOf(t.state, t.u('us'))]).toEqual([elite('german'), elite('american')])
    const pacific = table('A1 US: us=am-M4 vca1    F3 Japanese: ja=ja-ty92A vca4', { ...prep, attacker: 'allied' })
    expect(moraleOf(pacific.state, pacific.u('us'))).toBe(8)
  })

  test('SK-7.13-04 the crew of an open-topped vehicle is in danger from its own hex, buttoned up too', () => {
    const t = table('A1 US: a=7-4-7    C3 US: b=7-4-7; German: tank=ge-mardiiih vca1 BU motion    A14 German: 4-6-7', {
      ...prep,
      attacker: 'allied',
    })
    t.refuses(
      'allied',
      { type: 'fire', at: 'C3', firers: [{ unit: t.unit('a'), inherent: true, weapons: [] }], directors: [] },
      { rule: '7.12' },
    )
    t.fire({ units: ['b'], at: 'C3' }).rolls(6, 5)
    t.saw({ type: 'attack', fp64: 21 * 64, modifiers: [{ label: 'crew exposed' }] })
  })

  test('SK-3.2.4-18 a vehicle points at a hexspine and nowhere else', () => {
    const t = table('A1 German: 4-6-7    C3 German: pz=ge-pzivh vca1    A14 Russian: 4-4-7', { ...prep, phase: 'movement' })
    go(t, 'start', 'pz')
    t.refuses('axis', act(t, 'pivot', 'pz', { vca: 6 }), { message: /at most 5/ })
    expect(gunShot(t, 'pz', 'A14').target).toBe('vtt')
  })
})

describe('fire on the move', () => {
  const PANZER = 'A1 German: 4-6-7    C3 German: pz=ge-pzivh vca1    H3 Russian: men=4-4-7    A14 Russian: 4-4-7'

  test('SK-3.2.4-38 SK-3.2.4-49 SK-6.10-10 neither at an area nor turned for it, and it acquires nothing', () => {
    const t = table(PANZER.replace('H3 Russian', 'C8 Russian: other=4-4-7    H3 Russian'), { ...prep, phase: 'movement' })
    go(t, 'start', 'pz')
    mayNotGun(t, 'pz', 'H3', { rule: '3.2.4', message: /can't fire at an area/ }, { target: 'att', ammo: 'he' })
    mayNotGun(t, 'pz', 'C8', { rule: '7.8', message: /fires as it points/ }, { target: 'itt', ammo: 'he', ca: 3 })
    gun(t, 'pz', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(lastShot(t).labels.some((label) => label.startsWith('Case 8'))).toBe(false)
    expect(t.state.weapons[mounted(t, 'pz', 'main')]!.ordnance!.acquired).toBeNull()
    const motion = table(PANZER.replace('vca1', 'vca1 motion'), { ...prep, phase: 'advancingFire' })
    mayNotGun(motion, 'pz', 'H3', { rule: '3.2.4', message: /can't fire at an area/ }, { target: 'att', ammo: 'he' })
    gun(motion, 'pz', 'H3', { target: 'itt', ammo: 'he' }).rolls(6, 5)
    expect(motion.state.weapons[mounted(motion, 'pz', 'main')]!.ordnance!.acquired).toBeNull()
  })
})
