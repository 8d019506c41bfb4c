import { describe, expect, test } from 'vitest'
import { hold } from '../../test/moves.ts'
import { type AslskTable, table } from '../../test/table.ts'
import { act, go, mayNot, mp, v } from '../../test/vehicles.ts'
import { sight } from '../map/los.ts'
import { smokeAt } from '../map/smoke.ts'

const axis = { phase: 'movement', attacker: 'axis', rows: 9, columns: 9, year: 1944, month: 7 } as const
const allied = { ...axis, attacker: 'allied' } as const
const FAR = 'A9 US: spare=7-4-7    A1 German: own=4-6-7'

function offered(t: AslskTable, type: string): { readonly [field: string]: unknown }[] {
  return [...(t.game.open[0]!.question.candidates() as Iterable<{ type: string }>)].filter((each) => each.type === type)
}

describe('7.5 Smoke dispensers', () => {
  test('SK-7.5-01 SK-7.5-02 SK-7.5-07 one attempt a Player Turn, one MP if it works, and +1 buttoned up', () => {
    const t = table(`${FAR}    D5 German: tank=ge-pziiin vca0`, axis)
    t.answer('move', act(t, 'dispense', 'tank', { kind: 'sD', to: 'D5' })).rolls(3, 4)
    hold(t)
    t.saw({ type: 'dispenser', final: 8, number: 7, placed: false, modifiers: [{ rule: '7.5', label: 'buttoned up', value: 1 }] })
    expect(mp(t, 'tank')).toBe(0)
    mayNot(t, 'dispense', 'tank', { kind: 'sD', to: 'D5' }, '7.5', /has tried/)
    const open = table(`${FAR}    D5 German: tank=ge-pziiin vca0 CE`, axis)
    open.answer('move', act(open, 'dispense', 'tank', { kind: 'sD', to: 'D5' })).rolls(3, 4)
    hold(open)
    expect([mp(open, 'tank'), smokeAt(open.state, open.place('D5'))]).toEqual([1, 2])
  })

  test('SK-7.5-05 not by a Stunned or Shocked crew, nor after firing', () => {
    for (const [word, message] of [
      ['stunned', /Stunned or Shocked/],
      ['shocked', /Stunned or Shocked/],
      ['final', /has fired/],
    ] as const) {
      const t = table(`D7 US: scout=7-4-7    A1 German: own=4-6-7    D5 German: tank=ge-pziiin ${word}    D3 German: eyes=4-6-7`, allied)
      t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'D6' })
      t.asks('axis', 'firstFire')
      t.refuses('axis', act(t, 'dispense', 'tank', { kind: 'sD', to: 'D5' }), { rule: '7.5', message })
      expect(offered(t, 'dispense'), word).toEqual([])
    }
  })

  test('SK-7.5-08 SK-7.5-09 in the enemy move it answers MF that are spent in its LOS, and may fire all the same', () => {
    const t = table(`D8 US: scout=7-4-7    A1 German: own=4-6-7    D5 German: tank=ge-pziiin`, allied)
    t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'D7' })
    t.answer('firstFire', act(t, 'dispense', 'tank', { kind: 'sD', to: 'D5' })).rolls(3, 3)
    expect([mp(t, 'tank'), smokeAt(t.state, t.place('D5')), t.u('tank').fire]).toEqual([0, 2, 'none'])
    expect(t.state.weapons.filter(({ owner }) => owner === t.unit('tank')).every(({ fire }) => fire === 'none')).toBe(true)
    const blind = table(
      `D8 US: scout=7-4-7    A1 German: own=4-6-7    D6 stone building    D5 German: tank=ge-pziiin    E8 German: eyes=4-6-7`,
      allied,
    )
    blind.answer('move', { type: 'step', units: [blind.unit('scout')], to: 'D7' })
    blind.refuses('axis', act(blind, 'dispense', 'tank', { kind: 'sD', to: 'D5' }), { rule: '7.5', message: /does not see/ })
  })

  test('SK-7.5-10 SK-7.6-11 an immobile or bogged vehicle may use it', () => {
    for (const word of ['immobilized', 'bogged']) {
      const t = table(`${FAR}    D5 German: tank=ge-pziiin CE ${word}`, axis)
      t.answer('move', act(t, 'dispense', 'tank', { kind: 'sD', to: 'D5' })).rolls(1, 1)
      hold(t)
      expect(smokeAt(t.state, t.place('D5')), word).toBe(2)
    }
  })

  test('SK-7.5-11 SK-7.5-12 Smoke pots want an exposed crew, the Nahverteidigungswaffe one that is buttoned up', () => {
    const pots = 'A9 German: spare=4-6-7    A1 US: own=6-6-6    D5 US: tank=am-M10GMC'
    const shut = table(pots.replace('GMC', 'GMC'), allied)
    expect(v(shut, 'tank').exposed).toBe(true)
    expect(offered(shut, 'dispense')).toMatchObject([{ kind: 'sP', to: 'D5' }])
    go(shut, 'hatch', 'tank', { exposed: false })
    mayNot(shut, 'dispense', 'tank', { kind: 'sP', to: 'D5' }, '7.5', /must be exposed/)
    const near = table(`${FAR}    D5 German: tank=ge-pzivj`, axis)
    expect(offered(near, 'dispense')).toMatchObject([{ kind: 'sN', to: 'D5' }])
    go(near, 'hatch', 'tank', { exposed: true })
    mayNot(near, 'dispense', 'tank', { kind: 'sN', to: 'D5' }, '7.5', /must be buttoned up/)
  })

  describe('a Smoke mortar', () => {
    const tank = (words: string, ground = '') =>
      table(`A9 German: spare=4-6-7    A1 US: own=6-6-6    D6 US: tank=am-M24 vca0 ${words}    ${ground}`, allied)
    const labels = (t: AslskTable) =>
      (
        t.game.events.map(({ event }) => event).findLast(({ type }) => type === 'dispenser') as unknown as {
          modifiers: { label: string; value: number }[]
        }
      ).modifiers.map(({ label, value }) => `${label} ${value}`)

    test('SK-7.5-04 SK-7.5-16 reaches one to three hexes in LOS and TCA, and not out of a building', () => {
      const t = tank('CE')
      mayNot(t, 'dispense', 'tank', { kind: 'sM', to: 'D6' }, '7.5', /1 to 3 hexes/)
      mayNot(t, 'dispense', 'tank', { kind: 'sM', to: 'D2' }, '7.5', /1 to 3 hexes/)
      mayNot(t, 'dispense', 'tank', { kind: 'sM', to: 'D8' }, '7.5', /not before the turret/)
      t.answer('move', act(t, 'dispense', 'tank', { kind: 'sM', to: 'D4' })).rolls(4, 4)
      hold(t)
      expect([smokeAt(t.state, t.place('D4')), labels(t)]).toEqual([2, []])
      mayNot(tank('CE', 'D5 stone building'), 'dispense', 'tank', { kind: 'sM', to: 'D4' }, '7.5', /no LOS/)
      mayNot(tank('', 'D6 wooden building'), 'dispense', 'tank', { kind: 'sM', to: 'D4' }, '7.5', /inside a building/)
    })

    test('SK-7.5-13 SK-7.5-14 SK-7.5-15 a turned turret, a moving vehicle and Hindrance are DRM', () => {
      const turned = tank('CE')
      turned.answer('move', act(turned, 'dispense', 'tank', { kind: 'sM', to: 'D8', tca: 2 })).rolls(1, 1)
      hold(turned)
      expect([labels(turned), v(turned, 'tank').tca]).toEqual([['turret turned 2'], 2])
      const moving = tank('CE motion', 'D5 grain')
      moving.answer('move', act(moving, 'dispense', 'tank', { kind: 'sM', to: 'D4' })).rolls(1, 1)
      hold(moving)
      expect(labels(moving)).toEqual(['on the move 2', 'grain in D5 1'])
    })
  })
})

describe('7.6 Bog', () => {
  const BOGGED = `${FAR}    D5 woods; German: tank=ge-pzivh vca0 bogged`

  test('SK-7.6-03 a bogged vehicle neither leaves its hex nor turns its hull, but turns its turret', () => {
    const t = table(BOGGED.replace('woods; ', ''), axis)
    mayNot(t, 'drive', 'tank', { to: 'D4' }, '7.6', /bogged/)
    mayNot(t, 'pivot', 'tank', { vca: 1 }, '7.6', /bogged/)
    go(t, 'delay', 'tank', { tca: 2 })
    expect([v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([0, 2])
    mayNot(t, 'free', 'tank', {}, '7.6', /start of its move/)
  })

  test('SK-7.6-04 nobody frees a vehicle that has Prep Fired, or one that is not bogged', () => {
    mayNot(table(BOGGED.replace('bogged', 'bogged prep'), axis), 'free', 'tank', {}, '3.3', /Prep Fire/)
    mayNot(table(BOGGED.replace(' bogged', ''), axis), 'free', 'tank', {}, '7.6', /not bogged/)
  })

  test('SK-7.6-12 the start of a vehicle without tracks costs twice the product of the dice', () => {
    const t = table(`${FAR}    D5 woods; German: car=ge-psw2342 vca0 bogged`, axis)
    t.answer('move', act(t, 'free', 'car')).rolls(2, 3)
    hold(t)
    t.saw({ type: 'bogRemoval', result: 'freed', mp: 24 })
    expect(mp(t, 'car')).toBe(12)
  })

  test('SK-7.6-01 no Bog Check at set-up, and none for standing in woods', () => {
    const t = table(`${FAR}    D5 woods; German: tank=ge-pzivh vca0`, axis)
    go(t, 'start', 'tank')
    go(t, 'halt', 'tank')
    expect(t.game.events.some(({ event }) => event.type === 'bogCheck')).toBe(false)
  })
})

describe('3.3.2.1 Motion attempts', () => {
  /** An American scout comes out from behind the house in D7 and is seen by the tank in D5. */
  const BEHIND = 'A1 German: own=4-6-7    D5 German: tank=ge-pzivh vca3    D7 stone building    D8 US: scout=7-4-7'

  function comes(text = BEHIND): AslskTable {
    const t = table(text, allied)
    t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'E8' })
    return t
  }

  test('SK-3.3.2.1-01 SK-3.3.2.1-02 a dr at or under the MF spent in its LOS, once a Movement Phase', () => {
    const t = comes()
    t.answer('firstFire', act(t, 'motion', 'tank')).rolls(2)
    t.saw({ type: 'motionAttempt', die: 2, atMost: 1, succeeds: false })
    expect(v(t, 'tank').motion).toBe(false)
    t.refuses('axis', act(t, 'motion', 'tank'), { rule: '3.3.2.1', message: /has tried/ })
    const lucky = comes()
    lucky.answer('firstFire', act(lucky, 'motion', 'tank')).rolls(1)
    expect(v(lucky, 'tank').motion).toBe(true)
  })

  test('MF that were spent in its LOS before count as well', () => {
    const t = comes()
    t.pass()
    t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'F7' })
    t.answer('firstFire', act(t, 'motion', 'tank')).rolls(2)
    t.saw({ type: 'motionAttempt', atMost: 2, succeeds: true })
  })

  test('SK-3.3.2.1-03 not on whom it saw when the Player Turn began', () => {
    const t = table(BEHIND.replace('D8 US', 'E8 US'), allied)
    t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'F7' })
    t.asks('axis', 'firstFire')
    t.refuses('axis', act(t, 'motion', 'tank'), { rule: '3.3.2.1', message: /out of its sight/ })
    expect(offered(t, 'motion')).toEqual([])
  })

  test('SK-3.3.2.1-04 not under a fire counter', () => {
    const t = comes(`${BEHIND.replace('vca3', 'vca3 first')}    F7 German: eyes=4-6-7`)
    t.refuses('axis', act(t, 'motion', 'tank'), { rule: '3.3.2.1', message: /has fired/ })
  })

  test('SK-3.3.2.1-05 in Motion it turns hull and turret as it likes, in woods after a Bog Check', () => {
    const t = comes()
    t.answer('firstFire', act(t, 'motion', 'tank', { vca: 1, tca: 2 })).rolls(1)
    expect(v(t, 'tank')).toMatchObject({ motion: true, vca: 1, tca: 2 })
    const woods = comes(BEHIND.replace('D5 German', 'D5 woods; German'))
    const preview = (fields: object) => woods.game.questionFor(woods.asked.seat)!.question.preview!(act(woods, 'motion', 'tank', fields))
    expect([preview({ vca: 1 }), preview({ tca: 1 })]).toEqual([
      { atMost: 1, succeeds: 1, of: 6, bogs: { rolls: 3, of: 36 } },
      { atMost: 1, succeeds: 1, of: 6 },
    ])
    woods
      .answer('firstFire', act(woods, 'motion', 'tank', { vca: 1 }))
      .rolls(1)
      .rolls(6, 6)
    expect(v(woods, 'tank')).toMatchObject({ motion: false, bog: 'bogged', vca: 3 })
  })

  test('SK-3.3.2.1-06 a vehicle with red MP that breaks down is not in Motion', () => {
    const t = table('A1 Russian: own=4-4-7    D5 Russian: tank=ru-KV1M41 vca3    D7 stone building    D8 German: scout=4-6-7', axis)
    t.answer('move', { type: 'step', units: [t.unit('scout')], to: 'E8' })
    t.answer('firstFire', act(t, 'motion', 'tank'))
      .rolls(1)
      .rolls(6, 6)
    expect(v(t, 'tank')).toMatchObject({ motion: false, immobilized: true })
  })

  test('SK-3.3.2.1-07 one that is in Motion may try in order to turn', () => {
    const t = comes(BEHIND.replace('vca3', 'vca0 motion'))
    t.refuses('axis', act(t, 'motion', 'tank'), { rule: '3.3.2.1', message: /could only turn/ })
    t.answer('firstFire', act(t, 'motion', 'tank', { vca: 3 })).rolls(1)
    expect(v(t, 'tank')).toMatchObject({ motion: true, vca: 3 })
  })
})

describe('7.4 vehicles and wrecks as cover and Hindrance', () => {
  const fire = { phase: 'prepFire', attacker: 'allied', rows: 9, columns: 9 } as const
  const labels = (t: AslskTable) => {
    t.fire({ from: ['D8'], at: 'D5' }).rolls(6, 5)
    const attack = t.game.events.map(({ event }) => event).findLast(({ type }) => type === 'attack') as unknown as {
      modifiers: { label: string; value: number }[]
    }
    return attack.modifiers.map(({ label, value }) => `${label} ${value}`)
  }
  const at = (what: string) => table(`D8 US: 6-6-6    D5 ${what}`, fire)

  test('SK-7.4-01 men beside a wreck or a vehicle of theirs have +1, where they have no other cover', () => {
    expect(labels(at('German: 4-6-7'))).toEqual([])
    expect(labels(at('German: 4-6-7, ge-pzivh'))).toEqual(['wreck or vehicle in D5 1'])
    expect(labels(at('marker wreck; German: 4-6-7'))).toEqual(['wreck or vehicle in D5 1'])
    expect(labels(at('German: 4-6-7; US: am-M4A2'))).toEqual([])
    expect(labels(at('wooden building; German: 4-6-7, ge-pzivh'))).toEqual(['wooden building in D5 2'])
  })

  test('SK-7.4-04 a Moving Target is no cover, be it a vehicle or a wreck', () => {
    expect(labels(at('German: 4-6-7, ge-pzivh moving'))).toEqual([])
    expect(labels(at('German: 4-6-7, ge-pzivh motion'))).toEqual([])
    expect(labels(at('marker wreck 1; German: 4-6-7'))).toEqual([])
  })

  test('SK-7.4-05 the cover adds to Hindrance', () => {
    expect(labels(table('D8 US: 6-6-6    D7 grain    D5 marker wreck; German: 4-6-7', { ...fire, month: 7 }))).toEqual([
      'grain in D7 1',
      'wreck or vehicle in D5 1',
    ])
  })

  test('SK-7.4-03 it takes FFMO away', () => {
    const t = table('D8 German: gun=4-6-7    D6 US: mover=6-6-6    D5 marker wreck', allied)
    t.answer('move', { type: 'step', units: [t.unit('mover')], to: 'D5' })
    t.fire({ from: ['D8'], at: 'D5' }).rolls(6, 5)
    const attack = t.game.events.map(({ event }) => event).findLast(({ type }) => type === 'attack') as unknown as {
      modifiers: { label: string }[]
    }
    expect(attack.modifiers.map(({ label }) => label)).toEqual(['wreck or vehicle in D5', 'FFNAM: not Assault Movement'])
  })

  test('SK-7.4.1-01 same-level fire through its hex has +1, not into or out of it', () => {
    const seen = (text: string, from: string, to: string) => {
      const t = table(text, fire)
      return sight(t.state, t.place(from), t.place(to)).hindrance
    }
    const text = 'A9 US: spare=7-4-7    D6 German: ge-pzivh'
    expect(seen(text, 'D8', 'D4')).toBe(1)
    expect(seen('A9 US: spare=7-4-7    D6 marker wreck', 'D8', 'D4')).toBe(1)
    expect([seen(text, 'D8', 'D6'), seen(text, 'D6', 'D4')]).toEqual([0, 0])
    expect(seen(`${text}    D8 level 1`, 'D8', 'D4')).toBe(0)
    // along the hexside of D6 is not through it
    expect(seen(text, 'E8', 'E5')).toBe(0)
  })

  test('SK-7.4.1-02 SK-3.3.2-33 not while it is a Moving Target or in Motion', () => {
    const through = (what: string) => {
      const t = table(`A9 US: spare=7-4-7    D6 ${what}`, fire)
      return sight(t.state, t.place('D8'), t.place('D4')).hindrance
    }
    expect([through('German: ge-pzivh moving'), through('German: ge-pzivh motion'), through('marker wreck 1')]).toEqual([0, 0, 0])
  })

  test('SK-7.4.1-03 only where both ends see its hex', () => {
    const hindrance = (ground: string) => {
      const t = table(`A9 US: spare=7-4-7    D5 marker wreck    ${ground}`, fire)
      return sight(t.state, t.place('C8'), t.place('D2'))
    }
    expect(hindrance('')).toMatchObject({ blocked: null, hindrance: 1 })
    // the woods hide D5 from C8, not D2
    expect(hindrance('D6 woods')).toMatchObject({ blocked: null, hindrance: 0 })
  })

  test('SK-7.4-06 the loss of a vehicle does not touch the men beside it', () => {
    const t = table('A9 US: spare=7-4-7    A1 German: own=4-6-7    D5 German: one=ge-pzivh    D4 German: two=ge-pzivh, men=4-6-7', axis)
    go(t, 'start', 'one')
    go(t, 'drive', 'one', { to: 'D4' })
    go(t, 'halt', 'one')
    t.answer('move', { type: 'stop', units: [t.unit('one')] })
    hold(t)
    t.answer('move', { type: 'end' }).answer('overstacked', { type: 'flip', unit: t.unit('two') })
    expect(t.u('men')).toMatchObject({ at: t.place('D4'), broken: false, pinned: false })
  })
})

describe('vehicles and fire phases', () => {
  const prep = { phase: 'prepFire', attacker: 'axis', rows: 9, columns: 9 } as const
  const main = (t: AslskTable, unit: string) =>
    t.state.weapons.find(({ owner, type }) => owner === t.unit(unit) && type.endsWith(':main'))!.id
  const shot = (t: AslskTable, at: string, more: object = {}) => ({ type: 'ordnance', weapon: main(t, 'tank'), at, target: 'itt', ...more })
  const TANK = 'A1 German: own=4-6-7, LMG    D7 German: tank=ge-pzivh vca0    D4 US: men=6-6-6    F8 US: others=6-6-6'

  test('SK-3.2.5-02 a vehicle in Motion does not Prep Fire', () => {
    const t = table(TANK.replace('vca0', 'vca0 motion'), prep)
    t.refuses('axis', shot(t, 'D4'), { rule: '3.2.5', message: /in Motion/ })
    expect(table(TANK, prep).game.problems('axis', shot(table(TANK, prep), 'D4'))).toEqual([])
  })

  test('SK-3.3.2-06 firing outside its arc turns the turret without MP', () => {
    const t = table(TANK, prep)
    t.answer('prepFire', shot(t, 'F8', { ca: 1 })).rolls(6, 5)
    expect([v(t, 'tank').vca, v(t, 'tank').tca, mp(t, 'tank')]).toEqual([0, 1, 0])
  })

  test('SK-3.3.2-25 at the end of a fire phase it turns hull or turret instead of firing what it could still fire', () => {
    const t = table(TANK, prep)
    t.answer('prepFire', act(t, 'turnVehicle', 'tank', { tca: 3 }))
    expect([v(t, 'tank').vca, v(t, 'tank').tca]).toEqual([0, 3])
    t.refuses('axis', act(t, 'turnVehicle', 'tank', { vca: 1 }), { rule: '3.3.2', message: /has been turned/ })
    t.refuses('axis', shot(t, 'F8', { ca: 1 }), { rule: '3.3.2', message: /turned instead of firing/ })
    const hull = table(TANK, prep)
    hull.answer('prepFire', act(hull, 'turnVehicle', 'tank', { vca: 2 }))
    expect([v(hull, 'tank').vca, v(hull, 'tank').tca]).toEqual([2, 2])
  })

  test('SK-3.3.2-25 with nothing left to fire from the turret, the turret stays; with nothing at all, the hull too', () => {
    const t = table(TANK, prep)
    const fired = (...places: string[]) => {
      const s = t.game.state
      for (const weapon of s.weapons)
        if (weapon.owner === t.unit('tank') && places.some((place) => weapon.type.endsWith(place))) weapon.fire = 'prep'
    }
    fired(':main', ':coaxial')
    t.refuses('axis', act(t, 'turnVehicle', 'tank', { tca: 3 }), { rule: '3.3.2', message: /from its turret/ })
    expect(t.game.problems('axis', act(t, 'turnVehicle', 'tank', { vca: 3 }))).toEqual([])
    fired(':bow')
    t.refuses('axis', act(t, 'turnVehicle', 'tank', { vca: 3 }), { rule: '3.3.2', message: /nothing more/ })
  })

  test('SK-3.3.2-25 after some of its weapons have fired it turns as long as another could, in the PFPh as in the DFPh', () => {
    const turns = (phase: 'prepFire' | 'defensiveFire', ...rolls: [number, number][]) => {
      const t = table('C5 German: tank=ge-pzivh vca1 tca1, x=4-6-7    G5 stone building; US: y=6-6-6', {
        phase,
        attacker: phase === 'prepFire' ? 'axis' : 'allied',
      })
      t.answer(phase, { type: 'vehicleFire', unit: t.unit('tank'), weapons: [1, 2], at: 'G5' }).rolls(6, 5)
      for (const dice of rolls) t.answer(phase, { type: 'ordnance', weapon: 0, at: 'G5', target: 'itt' }).rolls(...dice)
      return t.game.problems('axis', act(t, 'turnVehicle', 'tank', { tca: 2 })).length === 0
    }
    for (const phase of ['prepFire', 'defensiveFire'] as const)
      expect([turns(phase), turns(phase, [1, 6]), turns(phase, [4, 6])]).toEqual([true, true, false])
  })

  test('SK-3.3.2-25 what may not be fired in this phase turns nothing: in Motion before its move, and after Bounding First Fire', () => {
    const rolling = table('C5 German: tank=ge-pzivh vca1 tca1 motion, x=4-6-7    G5 US: 6-6-6', { phase: 'prepFire', attacker: 'axis' })
    rolling.refuses('axis', act(rolling, 'turnVehicle', 'tank', { tca: 2 }), { rule: '3.3.2', message: /from its turret/ })
    expect(rolling.candidates().some((each) => (each as { type: string }).type === 'turnVehicle')).toBe(false)
    // a turret in which the crew can't serve anything while it looks out
    const exposed = table('C5 German: x=4-6-7    E5 Russian: tank=ru-KV1M41 vca1 tca1 CE, y=4-4-7    G5 German: z=4-6-7', {
      phase: 'prepFire',
      attacker: 'allied',
    })
    exposed.refuses('allied', act(exposed, 'turnVehicle', 'tank', { tca: 2 }), { rule: '3.3.2', message: /from its turret/ })
    const bounding = table('C5 German: tank=ge-pzivh vca1 tca1, x=4-6-7    G5 US: y=6-6-6    G6 US: 6-6-6', {
      phase: 'movement',
      attacker: 'axis',
    })
    go(bounding, 'start', 'tank')
    bounding.answer('move', { type: 'ordnance', weapon: 0, at: 'G5', target: 'itt' }).rolls(6, 5)
    go(bounding, 'halt', 'tank')
    bounding.passUntil('advancingFire')
    bounding.refuses('axis', act(bounding, 'turnVehicle', 'tank', { tca: 2 }), { rule: '3.3.2', message: /from its turret/ })
  })

  test('SK-7.6-05 a bogged assault gun does not reach units in its own hex, but whoever enters from before it', () => {
    const enters = (from: string, facing: string) => {
      const t = table(`A1 US: own=6-6-6    ${from} US: foe=am-M4 ${facing} motion    D5 German: tank=ge-stgiiig vca0 bogged`, allied)
      t.answer('move', act(t, 'drive', 'foe', { to: 'D5' }))
      t.asks('axis', 'firstFire')
      return t
    }
    const behind = enters('D6', 'vca0')
    behind.refuses('axis', shot(behind, 'D5', { target: 'vtt' }), { rule: '7.6', message: /own hex/ })
    const before = enters('D4', 'vca3')
    expect(before.game.problems('axis', shot(before, 'D5', { target: 'vtt' }))).toEqual([])
  })

  test('SK-7.7-04 a crew that comes out after its MP were answered may be answered once more', () => {
    const text = 'A1 German: own=4-6-7    D7 German: tank=ge-pzivh vca0    D5 US: men=6-6-6'
    const t = table(text, axis)
    go(t, 'start', 'tank')
    t.answer('move', act(t, 'hatch', 'tank', { exposed: true }))
    t.asks('allied', 'firstFire')
    expect(offered(t, 'fire').length).toBeGreaterThan(0)
    expect([mp(t, 'tank'), t.state.expenditures]).toEqual([1, 1])
    const before = table(text, axis)
    before.answer('move', act(before, 'hatch', 'tank', { exposed: true }))
    before.asks('axis', 'move')
  })

  test('SK-7.7-05 a buttoned-up crew is no target for small arms, an exposed one is', () => {
    const shooters = (words: string) => {
      const t = table(`A1 German: own=4-6-7    D7 German: tank=ge-pzivh vca0 ${words}    D5 US: men=6-6-6`, axis)
      t.answer('move', act(t, 'start', 'tank'))
      return t.game.open[0]?.question.kind === 'firstFire' ? offered(t, 'fire').length : 0
    }
    expect(shooters('')).toBe(0)
    expect(shooters('CE')).toBeGreaterThan(0)
  })
})
