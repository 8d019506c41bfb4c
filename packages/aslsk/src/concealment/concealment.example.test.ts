import { example } from '@firegroup/testkit'
import { expect } from 'vitest'
import { checks, last, shoot } from '../../test/fire.ts'
import { eventOf, fogTable, status } from '../../test/fog-table.ts'
import { hold, step, stepOf } from '../../test/moves.ts'
import { shell } from '../../test/ordnance.ts'
import { type AslskTable, table } from '../../test/table.ts'

const map = { columns: 30, rows: 11 } as const

/** The example ends here; the game would go on. */
function open(t: AslskTable): void {
  t.asks(t.asked.seat, t.asked.kind)
}

example(
  'EX-15a SK-6.4-02 a 57mm Gun on a dirt road is hidden until a Good Order enemy within 16 hexes sees it; Emplaced, it has +2',
  (seat) => {
    const ground = 'D6 road n s; US: c=2-2-7 crew hidden, gun=am-AT57L emplaced ca5'
    const t = seat(
      table(`${ground}    D9 woods    H9 German: x=4-6-7    D10 German: h=2-2-8 crew, how=ge-INF75 ca5`, {
        ...map,
        phase: 'movement',
        attacker: 'axis',
      }),
    )
    expect(status(t, 'c')).toBe('seen')
    open(t)
    const far = seat(table(`${ground}    X6 German: x=4-6-7`, { ...map, phase: 'movement', attacker: 'axis' }))
    expect(status(far, 'c')).toBe('hidden')
    open(far)
    const hit = seat(
      table(`${ground.replace(' hidden', '')}    D2 German: h=2-2-8 crew, how=ge-INF75 ca2`, {
        ...map,
        phase: 'prepFire',
        attacker: 'axis',
      }),
    )
    shell(hit, 'how', 'D6').rolls(6, 5)
    expect(eventOf(hit, 'toHit').groups[0]!.modifiers).toContainEqual(expect.objectContaining({ value: 2 }))
    open(hit)
  },
)

/** Concealment Example 2: the Americans in Y6 and Y5, the Japanese in Z2, AA4 and AA5, all of them concealed. */
const CLEARING = `
  Z2 palm trees; Japanese: hs=2-3-7 hs concealed    AA4 palm trees; Japanese: full=4-4-7 concealed    AA5 hut; Japanese: half=3-4-7 concealed
  Y6 palm trees; US: y6=5-5-8 concealed    Y5 palm trees; US: y5=5-5-8 concealed`

example(
  'EX-27a SK-8.3.2-05 the 5-5-8 in Y5 gives up its concealment to fire: half of 5 is the 2 FP column, and a NMC shows the 2-3-7',
  (seat) => {
    const t = seat(fogTable(CLEARING, { ...map, phase: 'prepFire', attacker: 'allied' }))
    shoot(t, 'Z2', 'y5').rolls(1, 4, 3, 3)
    expect(last(t)).toMatchObject({ fp: 2.5, column: 2, result: 'NMC' })
    expect([status(t, 'y5'), status(t, 'hs')]).toEqual(['seen', 'seen'])
    expect(checks(t)).toHaveLength(1)
    open(t)
  },
)

example(
  'EX-27b SK-8.3.2-06 SK-8.3.2-07 into the open the 5-5-8 is seen; it bumps into AA5, stays in Z5, and residual fire strikes it again',
  (seat) => {
    const t = seat(fogTable(CLEARING, { ...map, phase: 'movement', attacker: 'allied' }))
    t.answer('move', stepOf(t, 'y6', 'Z5'))
    expect(status(t, 'y6')).toBe('seen')
    shoot(t, 'Z5', 'full').rolls(6, 5)
    expect(status(t, 'full')).toBe('seen')
    const residual = t.state.markers.find(({ kind }) => kind === 'residual')
    expect(residual).toMatchObject({ at: t.place('Z5') })
    hold(t)
      .answer('move', stepOf(t, 'y6', 'AA5'))
      .rolls(6, 6)
    t.saw({ type: 'bumps', from: t.place('Z5'), at: t.place('AA5'), mf: 4 })
    expect([t.where('y6'), status(t, 'half'), t.u('y6').moveEnded]).toEqual(['Z5', 'seen', true])
    expect(t.game.events.filter(({ event }) => event.type === 'attack' && event.means === 'residual')).toHaveLength(1)
    expect(t.asked).toEqual({ seat: 'axis', kind: 'firstFire' })
    open(t)
  },
)

/** The same ground in Dense jungle: both Americans are broken, and it is the Japanese MPh. */
const JUNGLE = `
  Z2 dense jungle; Japanese: hs=2-3-7 hs concealed    AA4 dense jungle; Japanese: full=4-4-7 concealed    AA5 dense jungle; Japanese: half=3-4-7 concealed
  Y6 dense jungle; US: y6=5-5-8 broken    Y5 dense jungle; US: y5=5-5-8 broken    X4 dense jungle    Y4 dense jungle    X5 dense jungle
  Y7 dense jungle    W6 dense jungle    X7 dense jungle    X8    X9 US: watch=5-5-8    Z5 dense jungle    Z6 dense jungle    Z7 dense jungle    Y3 dense jungle`

example(
  'EX-27c SK-8.3-11 a concealed unit next to a broken one that no Good Order enemy sees stays concealed, and nobody is DM for it',
  (seat) => {
    const t = seat(
      fogTable(JUNGLE.replace('AA4 dense jungle; Japanese: full', 'AA6 dense jungle; Japanese: full'), {
        ...map,
        phase: 'movement',
        attacker: 'axis',
      }),
    )
    step(t, 'full', 'Z5')
    expect([status(t, 'full'), t.u('y5').dm, t.u('y6').dm]).toEqual(['concealed', false, false])
    open(t)
  },
)

example(
  'EX-27e SK-8.3-11 one that comes into sight of a Good Order enemy in X9 is seen in Y7, and the broken 5-5-8 beside it is DM',
  (seat) => {
    const t = seat(
      fogTable(
        JUNGLE.replace('AA5 dense jungle; Japanese: half=3-4-7 concealed', 'Z7 dense jungle; Japanese: half=3-4-7 concealed').replace(
          'Z7 dense jungle    Y3',
          'Y3',
        ),
        { ...map, phase: 'movement', attacker: 'axis' },
      ),
    )
    t.answer('move', stepOf(t, 'half', 'Y7'))
    expect([status(t, 'half'), t.u('y6').dm, t.u('y5').dm]).toEqual(['seen', true, false])
    open(t)
  },
)

example(
  'EX-27f SK-8.3.4-01 the DM 5-5-8 routs to Y5 or X5, past the concealed squad in Z5, and on to W6; the one that is not DM stays',
  (seat) => {
    const ground = JUNGLE.replace('AA4 dense jungle; Japanese: full', 'AA4 dense jungle    Z5 dense jungle; Japanese: full')
      .replace('    Z5 dense jungle    Z6', '    Z6')
      .replace('AA5 dense jungle; Japanese: half=3-4-7 concealed', '')
      .replace('Y7 dense jungle ', 'Y7 dense jungle; Japanese: half=3-4-7 ')
      .replace('y6=5-5-8 broken', 'y6=5-5-8 broken DM')
    const t = seat(fogTable(ground, { ...map, phase: 'rout', attacker: 'axis' }))
    t.pass('reveal')
    expect(t.asked).toEqual({ seat: 'allied', kind: 'rout' })
    const steps = (t.candidates() as { type: string; unit?: number; to?: string }[]).filter(({ type }) => type === 'rout')
    expect(steps.every(({ unit }) => unit === t.unit('y6'))).toBe(true)
    expect(steps.map(({ to }) => to)).toEqual(expect.arrayContaining(['Y5', 'X5']))
    t.answer('rout', { type: 'rout', unit: t.unit('y6'), to: 'X5' })
    expect((t.candidates() as { to?: string }[]).map(({ to }) => to)).toContain('W6')
    open(t)
  },
)

example(
  'EX-27d SK-8.3.2-10 two concealed Japanese units ambush a broken 5-5-8, with -3 against +1: hand to hand 10 kills it and 11 reduces it',
  (seat) => {
    const ground =
      'Y5 dense jungle; US: y5=5-5-8 broken    Z5 dense jungle; Japanese: full=4-4-7 concealed    X4 dense jungle; Japanese: hs=2-3-7 hs concealed'
    const fought = (...dice: number[]) => {
      const t = seat(fogTable(ground, { ...map, phase: 'advance', attacker: 'axis' }))
      t.passUntil('advance').answer('advance', { type: 'advance', units: [t.unit('full')], to: 'Y5' })
      t.answer('advance', { type: 'advance', units: [t.unit('hs')], to: 'Y5' })
      t.pass().rolls(1, 6)
      t.answer('closeCombat', { type: 'attack', attacks: [{ by: [t.unit('full'), t.unit('hs')], on: [t.unit('y5')] }] }).rolls(...dice)
      return t
    }
    const killed = fought(5, 5)
    const drm = (side: string, labels: RegExp) =>
      eventOf(killed, 'ambush')
        .rolls.find((roll) => roll.side === side)!
        .modifiers.filter(({ label }) => labels.test(label))
        .reduce((sum, { value }) => sum + value, 0)
    expect([drm('axis', /concealed|Japanese/), drm('allied', /broken/)]).toEqual([-3, 1])
    expect(eventOf(killed, 'closeCombatAttack')).toMatchObject({ kill: 7, final: 6, result: 'eliminated' })
    expect([status(killed, 'full'), status(killed, 'hs')]).toEqual(['concealed', 'concealed'])
    if (killed.game.open.length > 0) open(killed)
    const reduced = fought(5, 6)
    expect(eventOf(reduced, 'closeCombatAttack')).toMatchObject({ kill: 7, final: 7, result: 'reduced' })
    if (reduced.game.open.length > 0) open(reduced)
  },
)
