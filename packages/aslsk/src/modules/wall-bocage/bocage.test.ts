import { describe, expect, test } from 'vitest'
import { mayNot, preview, shoot } from '../../../test/fire.ts'
import { fogTable, status } from '../../../test/fog-table.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { shell, shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { canSee, sight } from '../../map/los.ts'
import { staticCanSee } from '../../map/thread.ts'
import type { Side } from '../../state.ts'
import { hasAdvantage } from './advantage.ts'

const map = { columns: 11, rows: 11, modules: ['wall-bocage'] } as const
const FAR = 'A11 US: spare=8-0    E1 German: other=8-0'
const BOCAGE = ['E5/E4 bocage'] as const

function field(text: string, options: TableOptions = {}): AslskTable {
  return table(`${FAR}    ${text}`, { ...map, hexsides: BOCAGE, ...options })
}
const sees = (t: AslskTable, from: string, to: string) => canSee(t.state, t.place(from), t.place(to))
const held = (t: AslskTable, side: Side, hex: string) => hasAdvantage(t.state, side, t.place(hex))
const counter = (at: string, side: Side) => ({ kind: 'wallAdvantage', at, side, value: 63 })
const drop = (hex: string) => ({ type: 'dropWall', hex })
const claim = (hex: string) => ({ type: 'claimWall', hex })

describe('bocage and sight', () => {
  test('AID-BOC-04 units behind it without Wall Advantage see, and are seen from, the next hex alone', () => {
    const t = field('E5 woods; US: a=6-6-6    E2 German: x=4-6-7    E4 German: y=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect([sees(t, 'E2', 'E5'), sees(t, 'E5', 'E2'), sees(t, 'E4', 'E5')]).toEqual([false, false, true])
    mayNot(t, 'E5', 'x', { rule: 'B9.5', message: /nobody in E5 has Wall Advantage/ })
    shoot(t, 'E5', 'y').rolls(6, 5)
  })

  test('AID-BOC-05 the hex itself is in sight of those who don’t see the units in it', () => {
    const t = field('E5 woods; US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect([staticCanSee(t.state.setting, t.place('E2'), t.place('E5')), sees(t, 'E2', 'E5')]).toEqual([true, false])
    const empty = field('E5 woods    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect(sees(empty, 'E2', 'E5')).toBe(true)
  })

  test('AID-BOC-06 with Wall Advantage they see and are seen beyond it', () => {
    const t = field('E5 woods; US: a=6-6-6    E2 German: x=4-6-7', { phase: 'movement', attacker: 'allied' })
    expect(sees(t, 'E2', 'E5')).toBe(false)
    t.answer('move', claim('E5'))
    expect([sees(t, 'E2', 'E5'), sees(t, 'E5', 'E2')]).toEqual([true, true])
  })

  test('AID-BOC-07 nobody sees along it, though a wall may be looked along from the hex to which it leads', () => {
    const along = (feature: string) => {
      const t = field('D4 US: a=6-6-6    F4 German: x=4-6-7', { hexsides: [`E4/E5 ${feature}`] })
      return sees(t, 'D4', 'F4')
    }
    expect([along('wall'), along('hedge'), along('bocage')]).toEqual([true, true, false])
  })

  test('AID-BOC-08 on the level nobody sees past the hex behind it', () => {
    const t = field('E6 US: a=6-6-6    E2 German: x=4-6-7')
    expect([sees(t, 'E2', 'E6'), sees(t, 'E6', 'E2')]).toEqual([false, false])
    expect(sight(t.state, t.place('E2'), t.place('E6')).blocked).toMatchObject({
      rule: 'B9.5',
      reason: expect.stringMatching(/the bocage between/),
    })
    expect(sees(field('E6 US: a=6-6-6    E2 German: x=4-6-7', { hexsides: [] }), 'E2', 'E6')).toBe(true)
  })

  test('AID-BOC-15 from above it is a house in the hex behind it: from level 1 nobody sees past, from level 3 beyond the blind hex', () => {
    const from = (level: number, to: string, modules: readonly string[] = ['wall-bocage', 'los-full']) => {
      const t = table(`${FAR}    E2 level ${level}; German: x=4-6-7`, { ...map, hexsides: BOCAGE, modules })
      return sees(t, 'E2', to)
    }
    expect([from(1, 'E6'), from(1, 'E8'), from(1, 'E10')]).toEqual([false, false, false])
    expect([from(3, 'E6'), from(3, 'E8')]).toEqual([false, true])
    const house = table(`${FAR}    E2 level 3; German: x=4-6-7    E5 stone building`, { ...map, modules: ['los-full'] })
    expect([sees(house, 'E2', 'E6'), sees(house, 'E2', 'E8')]).toEqual([false, true])
  })
})

describe('bocage and fire', () => {
  test('AID-BOC-09 is +2, as a wall', () => {
    const t = field('E5 US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis' })
    expect(preview(t, 'E5', 'x').modifiers.map(({ label, value }) => `${label} ${value}`)).toEqual(['bocage of E5 2'])
  })

  test('AID-BOC-02 a Gun that is no Mortar and no vehicle’s does not turn and fire through it in one phase', () => {
    const gun = (ca: number) =>
      field(`E5 US: c=2-2-7 crew, gun=am-AT57L ca${ca}    E3 German: x=4-6-7`, { phase: 'prepFire', attacker: 'allied' })
    const turned = gun(2)
    turned.refuses('allied', shotAt(turned, 'gun', 'E3', { ca: 5 }), { rule: 'B9.5', message: /can't be turned and fired through bocage/ })
    shell(gun(5), 'gun', 'E3').rolls(6, 5)
    const mortar = field('E5 US: c=2-2-7 crew, gun=am-MTR60    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'allied' })
    shell(mortar, 'gun', 'E2', { target: 'att' }).rolls(6, 5)
  })
})

describe('getting over bocage', () => {
  const moving = { phase: 'movement', attacker: 'axis' } as const

  test('AID-BOC-01 is for Infantry and fully tracked vehicles, which pay half their MP and take a Bog Check', () => {
    const t = field('E5 German: a=4-6-7, tank=ge-pzivh vca5 motion, car=ge-psw2342 vca5 motion', moving)
    t.refuses('axis', { type: 'drive', unit: t.unit('car'), to: 'E4' }, { rule: 'B9.5', message: /does not get over the bocage/ })
    step(t, 'a', 'E4')
    expect(t.u('a').spent / 2).toBe(2)
    t.answer('move', { type: 'stop', units: [t.unit('a')] })
    t.answer('move', { type: 'drive', unit: t.unit('tank'), to: 'E4' }).rolls(1, 1)
    t.saw({ type: 'bogCheck', bogs: false })
    expect(t.u('tank').spent / 2).toBe(1 + t.state.setting.pack.ordnance.vehicles.get('ge-pzivh')!.mp / 2)
  })

  test('AID-BOC-01 no Gun is pushed over it', () => {
    const t = field('E5 German: c=2-2-8 crew, gun=ge-AT37L ca5', moving)
    t.refuses('axis', { type: 'push', weapon: t.weapon('gun'), units: [t.unit('c')], to: 'E4' }, { rule: 'B9.5', message: /No Gun/ })
  })

  test('AID-BOC-03 a breach helps to get through, and changes nothing else', () => {
    const hexsides = [...BOCAGE, 'E5/E4 breach']
    const t = field('E5 German: car=ge-psw2342 vca5 motion    G5 German: a=4-6-7', { ...moving, hexsides })
    t.answer('move', { type: 'drive', unit: t.unit('car'), to: 'E4' })
    expect(t.where('car')).toBe('E4')
    const fire = field('E5 US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'axis', hexsides })
    expect(preview(fire, 'E5', 'x').modifiers).toMatchObject([{ label: 'bocage of E5', value: 2 }])
    expect(sees(fire, 'E2', 'E6')).toBe(false)
  })
})

describe('bocage and concealment', () => {
  test('AID-BOC-10 AID-BOC-11 who has it between himself and all who see him gains concealment in the open and in their sight', () => {
    const late = { ...map, hexsides: BOCAGE, phase: 'closeCombat', step: 'closeCombat.concealment', attacker: 'allied' } as const
    const behind = fogTable(`${FAR}    E5 US: a=6-6-6    E2 German: x=4-6-7`, late)
    expect(sees(behind, 'E2', 'E5')).toBe(true)
    void behind.game
    expect(status(behind, 'a')).toBe('concealed')
    const seen = fogTable(`${FAR}    E5 US: a=6-6-6    E2 German: x=4-6-7    E8 German: y=4-6-7`, late)
    void seen.game
    expect(status(seen, 'a')).toBe('seen')
  })

  test('AID-BOC-11 and does not lose it by moving there, nor in the RPh', () => {
    const moves = (hexsides: readonly string[]) => {
      const t = fogTable(`${FAR}    E6 woods; US: a=6-6-6 concealed    E2 German: x=4-6-7`, {
        ...map,
        hexsides,
        phase: 'movement',
        attacker: 'allied',
      })
      t.answer('move', stepOf(t, 'a', 'E5'))
      return status(t, 'a')
    }
    expect([moves(['E5/E4 bocage']), moves(['E5/E4 hedge'])]).toEqual(['concealed', 'seen'])
    const rallies = (hexsides: readonly string[]) => {
      const t = fogTable(`${FAR}    E5 US: l=8-0 concealed, b=6-6-6 broken    E2 German: x=4-6-7`, {
        ...map,
        hexsides,
        phase: 'rally',
        step: 'rally.unitRally',
        attacker: 'allied',
      })
      t.answer('unitRally', { type: 'rally', unit: t.unit('b'), leader: t.unit('l') }).rolls(6, 6)
      return status(t, 'l')
    }
    expect([rallies(['E5/E4 bocage']), rallies([])]).toEqual(['concealed', 'seen'])
  })

  test('AID-BOC-12 but by firing he does', () => {
    const t = fogTable(`${FAR}    E5 US: a=6-6-6 concealed    E2 German: x=4-6-7`, {
      ...map,
      hexsides: BOCAGE,
      phase: 'prepFire',
      attacker: 'allied',
    })
    shoot(t, 'E2', 'a').rolls(6, 6)
    expect(status(t, 'a')).toBe('seen')
  })

  test('AID-BOC-16 if the enemy across it has Wall Advantage its cover is gone, and so is what it does for concealment', () => {
    const late = { ...map, hexsides: BOCAGE, phase: 'closeCombat', step: 'closeCombat.concealment', attacker: 'allied' } as const
    const gained = (whose: Side) => {
      const t = fogTable(`${FAR}    E5 US: a=6-6-6    E4 German: x=4-6-7`, {
        ...late,
        markers: [counter(whose === 'axis' ? 'E4' : 'E5', whose)],
      })
      void t.game
      return status(t, 'a')
    }
    expect([gained('allied'), gained('axis')]).toEqual(['concealed', 'seen'])
  })

  test('AID-BOC-13 fire in the PFPh and drop Wall Advantage: out of sight in the enemy’s DFPh, and back in the APh; not from open ground', () => {
    const t = field('E5 woods; US: a=6-6-6    E2 German: x=4-6-7', {
      phase: 'prepFire',
      attacker: 'allied',
      markers: [counter('E5', 'allied')],
    })
    shoot(t, 'E2', 'a').rolls(6, 6)
    t.answer('prepFire', drop('E5'))
    expect(sees(t, 'E2', 'E5')).toBe(false)
    const open = field('E5 US: a=6-6-6    E2 German: x=4-6-7', { phase: 'prepFire', attacker: 'allied' })
    open.refuses('allied', drop('E5'), { rule: 'B9.323' })
    const later = field('E5 woods; US: a=6-6-6 prep    E2 German: x=4-6-7', { phase: 'advance', attacker: 'allied' })
    later.answer('advance', claim('E5'))
    expect(held(later, 'allied', 'E5')).toBe(true)
  })
})
