import { expect, test } from 'vitest'
import { fireOf, move, moveOf, step } from '../../test/moves.ts'
import { table } from '../../test/table.ts'

test('LNL-6.0-16 LNL-5.3-17 who enters the enemy’s hex stops there and fights at once; nobody fires at him', () => {
  const t = table('C3 US: a=2-6-4, b=2-6-4    C4 German: x=medic    F5 German: g=1-6-4, y=medic').activate('C3')
  move(t, 'a', 'C4')
  t.saw({ type: 'moves', to: t.place('C4') })
  expect(t.where('x')).toBe('eliminated')
  expect(t.state.move).toBe(null)
  expect(t.markers('C4')).toEqual(['melee 0'])
  t.asks('blue', 'act')
})

test('LNL-6.0-09 an Event in the enemy’s hex is read before the Melee', () => {
  const events = [
    { id: 'a', trigger: 'occupation', hexes: ['C4'], side: 'blue', paragraph: 'Nothing.', effects: [{ type: 'note' }] },
  ] as const
  const t = table('C3 US: a=2-6-4, b=2-6-4    C4 German: x=medic    F5 German: y=medic', { events }).activate('C3')
  move(t, 'a', 'C4')
  t.saw({ type: 'moves' })
    .saw({ type: 'eventRead' })
    .saw({ type: 'eliminated', unit: t.unit('x') })
})

test('LNL-6.1-08 LNL-6.4.1-04 no Assault Move into Melee, by Stealth neither', () => {
  const open = table('C3 US: a=2-5-4    C4 German: x=medic, y=medic').activate('C3')
  open.refuses('blue', moveOf(open, 'a', 'C4', { mode: 'assaultMove' }), { rule: '8.0' })
  const hidden = table('C3 British: a=uk-commando-squad    C4 German: x=medic, y=medic').activate('C3')
  hidden.refuses('blue', moveOf(hidden, 'a', 'C4', { mode: 'stealthAssault' }), { rule: '8.0' })
})

test('LNL-6.4-05 LNL-6.3-08 Stealth and a Low Crawl lead into Melee (LG-05)', () => {
  for (const mode of ['stealth', 'lowCrawl'] as const) {
    const t = table('C3 British: a=uk-commando-squad, b=uk-rifle-squad    C4 German: x=medic    H7 German: y=medic').activate('C3')
    move(t, 'a', 'C4', { mode })
    expect(t.where('x')).toBe('eliminated')
  }
  const barred = table('C3 US: a=2-6-4    C4 German: x=medic', { options: { lowCrawlIntoMelee: 'no' } }).activate('C3')
  barred.refuses('blue', moveOf(barred, 'a', 'C4', { mode: 'lowCrawl' }), { rule: '8.0' })
})

test('LNL-6.1.1-10 LNL-6.1.1-07 after Assault Fire no Melee, but with a Leader or Hero who is Versatile', () => {
  const text = (skill: string) =>
    `C3 US: h=us-hero-1-6-6${skill}, a=2-5-4    C5 German: x=medic    F3 German: z=medic    H7 German: y=medic`
  const usual = table(text('')).activate('C3')
  const shot = (t: typeof usual) => ({ ...fireOf(t, 'h', 'C3', 'F3'), type: 'assaultFire', movers: t.units('h') })
  usual.answer('act', { ...shot(usual), to: 'C4' }).rolls(1, 6)
  usual.refuses('blue', { type: 'step', to: 'C5' }, { rule: '6.1.1', message: /Melee/ })
  const versatile = table(text(' versatile')).activate('C3')
  versatile.answer('act', { ...shot(versatile), to: 'C4' }).rolls(1, 6)
  step(versatile, 'C5')
  expect(versatile.where('x')).toBe('eliminated')
})

test('LNL-6.2-03 Double-Time leads into Melee', () => {
  const t = table('C1 US: a=us-infantry-squad, l=us-leader-6-1    C6 German: x=medic    H7 German: y=medic').activate('C1')
  move(t, 'a l', 'C2')
  for (const to of ['C3', 'C4', 'C5', 'C6']) step(t, to)
  expect(t.where('x')).toBe('eliminated')
})
