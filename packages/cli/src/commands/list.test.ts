import { expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'

test('list alone says what kinds of names there are', async () => {
  const { code, out } = await firegroup('list')
  expect(code).toBe(0)
  for (const kind of ['systems', 'scenarios', 'boards', 'decisions']) expect(out).toMatch(new RegExp(`^${kind}$`, 'm'))
  expect(out).toMatch(/^markers +aslsk +Markers on the map: \d+$/m)
})

test.each([
  ['terrain', 'aslsk', /^stone-building +aslsk +stone building, 2 MF, TEM 3$/m],
  ['counters', 'aslsk', /^ge-4-6-7 +aslsk +German 4-6-7, morale 7/m],
  ['weapons', 'aslsk', /^ge-MMG +aslsk +German MMG/m],
  ['weapons', 'aslsk', /^am-MTR60 +aslsk +American M2 60mm/m],
  ['guns', 'aslsk', /^ge-MTR81s +aslsk +German 8cm GrW 34 \(MTR\), 81\*, ROF 3, B12, M11, 35-45$/m],
  ['vehicles', 'aslsk', /^ge-pziif +aslsk +German PzKpfw IIF \(LT\), 14 MP, 20L, armour 3\/1, turret 3\/1, 6 VP, 40-43$/m],
  ['markers', 'aslsk', /^residual +aslsk +Residual fire \(3\.3\.5\); value: FP 1, 2, 4, 6, 8, 12$/m],
  ['skills', 'lnlt', /^assaulter +lnlt +Assaulter: /m],
  ['terrain', 'lnlt', /^stone-building or hc-building +lnlt /m],
  ['hexsides', 'lnlt', /^wall +lnlt /m],
  ['cards', 'upfront', /^1 +upfront +Buildings -3; black 1$/m],
  ['scenarios', 'aslsk', /^first-light +aslsk +First Light$/m],
])('list %s %s', async (what, system, line) => {
  const { code, out, err } = await firegroup('list', what, system)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(line)
})

test('every kind of question of every system has its forms', async () => {
  const { out } = await firegroup('list', 'decisions', '--json')
  const kinds = (system: string) =>
    new Set(JSON.parse(out).flatMap((row: { system: string; name: string }) => (row.system === system ? [row.name] : [])))
  expect(kinds('aslsk')).toContain('closeCombatHex')
  expect(kinds('lnlt')).toContain('withdrawal')
  expect(kinds('upfront')).toContain('captureTerrain')
  expect(JSON.parse(out)).toContainEqual({
    system: 'aslsk',
    name: 'advance',
    says: '{ "type": "advance", "units": [number], "to": text }',
  })
})

test('scenarios lists those of all systems or of one', async () => {
  const all = await firegroup('scenarios')
  expect(all.out).toMatch(/^first-light +aslsk +First Light$/m)
  expect((await firegroup('scenarios', 'lnlt')).out).not.toContain('first-light')
})

test.each([
  [['dragons'], `There is nothing called 'dragons' to list; there are systems, scenarios, boards, decisions, `],
  [['terrain', 'chess'], `There is no system 'chess'; there are aslsk, lnlt, upfront, `],
])('list %j is refused with exit code 2', async (args, sentence) => {
  const { code, out, err } = await firegroup('list', ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
})
