import { example } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { gun, gunShot, lastKill } from '../../../test/armour.ts'
import { lastShot, shotAt } from '../../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { toHitNumber } from '../../data/to-hit.ts'
import { basicToKill, rangeChange, WEAPON_TO_KILL } from '../../data/to-kill.ts'

const prep: TableOptions = { phase: 'prepFire', attacker: 'allied', rows: 34, columns: 8, modules: ['gun-card'] }
const open = (t: AslskTable) => t.asks(t.asked.seat, t.asked.kind)
const duel = (type: string, target: string, year: number) =>
  table(`A1 US: spare=6-6-6    D3 US: a=${type} vca2 tca2 CE    ${target} German: x=ge-pzivh vca5 tca5`, { ...prep, year })

example('EX-AID-77 the 75 of a Sherman hits a vehicle 14 hexes away with 7 in 1943 and with 8 in 1944', (seat) => {
  for (const [year, th] of [
    [1943, 7],
    [1944, 8],
  ] as const) {
    const t = seat(duel('am-M4A1', 'D17', year))
    gun(t, 'a', 'D17').rolls(6, 5)
    expect(lastShot(t).th).toBe(th)
    open(t)
  }
})

example('EX-AID-78 armour-piercing shot of a 76L has 16 at 25 hexes', (seat) => {
  const t = seat(duel('am-M4A176W', 'D28', 1944))
  gun(t, 'a', 'D28').rolls(2, 1).rolls(6, 6)
  expect(lastKill(t)).toMatch(/^AP 76L in the \w+ of the \w+: 17 -1 range 25/)
  open(t)
})

example('EX-AID-79 APCR of a 90L has 29 at 2 hexes', (seat) => {
  const t = seat(duel('am-M26', 'D5', 1945))
  gun(t, 'a', 'D5', { ammo: 'apcr' }).rolls(2, 3).rolls(6, 6)
  expect(lastKill(t)).toMatch(/^APCR 90L in the \w+ of the \w+: 27 \+2 range 2/)
  open(t)
})

test('AID-USTK-11 range changes the To Kill number of a 37, of AP from 65 mm on and of APCR from 75 mm on', () => {
  const row = (shell: 'ap' | 'apcr', caliber: number) =>
    [1, 2, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72, 78, 79].map((range) => rangeChange(shell, caliber, range))
  expect(row('ap', 37)).toEqual([1, 1, 0, 0, 0, -1, -2, -2, -3, -4, -4, -5, null, null, null, null])
  expect(row('ap', 75)).toEqual([1, 0, 0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, null])
  expect(row('apcr', 76)).toEqual([3, 2, 1, 0, -1, -3, -4, -5, -6, -7, null, null, null, null, null, null])
})

test('AID-USTK-12 American To Hit numbers, black and red, and what length and calibre change', () => {
  const row = (target: 'vtt' | 'itt' | 'att', red: boolean, length: '' | 'L' | 'LL' | '*', caliber = 75) =>
    [6, 12, 18, 24, 30, 36, 42, 48, 54, 55].map((range) => toHitNumber(target, red, range, { caliber, length }, false))
  expect(row('vtt', false, '')).toEqual([10, 9, 8, 7, 6, 6, 5, 4, 3, 2])
  expect(row('vtt', true, '')).toEqual([10, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  expect(row('itt', false, '')).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, -1])
  expect(row('itt', true, '')).toEqual([8, 6, 5, 4, 3, 2, 1, 0, -1, -2])
  expect(row('att', false, '')).toEqual([7, 7, 8, 8, 7, 7, 6, 6, 5, 5])
  expect(row('vtt', false, 'L')).toEqual([10, 9, 9, 8, 7, 7, 6, 5, 4, 3])
  expect(row('vtt', false, '', 37)).toEqual([10, 9, 6, 5, 3, 3, 1, 0, -2, -3])
})

test('AID-USTK-12 APCR is harder to hit with from 13 hexes on', () => {
  const th = (ammo: 'ap' | 'apcr', at: string) => {
    const t = duel('am-M26', at, 1945)
    return (t.game.open[0]!.question.preview!(gunShot(t, 'a', at, { ammo }) as never) as { th: number }).th
  }
  expect([th('apcr', 'D9') - th('ap', 'D9'), th('apcr', 'D17') - th('ap', 'D17'), th('apcr', 'D30') - th('ap', 'D30')]).toEqual([0, -1, -2])
})

test('AID-USTK-13 the To Kill numbers of American guns', () => {
  const bore = (caliber: number, length: string, id = 'x') => ({ caliber, length, nation: 'american', id })
  expect(
    [bore(37, 'LL'), bore(75, '', 'am-M3MT:hull'), bore(75, ''), bore(76, 'L'), bore(90, 'L')].map((each) => basicToKill('ap', each)),
  ).toEqual([11, 13, 14, 17, 21])
  expect([bore(76, 'L'), bore(90, 'L')].map((each) => basicToKill('apcr', each))).toEqual([22, 27])
  expect([basicToKill('heat', bore(105, '')), basicToKill('he', bore(105, '')), WEAPON_TO_KILL.ft]).toEqual([15, 10, 8])
})

test('Smoke has +2 on its To Hit number up to 12 hexes', () => {
  const t = table('A1 British: spare=4-5-7    D3 British: c=2-2-8 crew, m=br-MTR76s ca2    D9 German: x=4-6-7    D20 German: y=4-6-7', prep)
  const th = (at: string, ammo: 'he' | 'smoke') =>
    (t.game.open[0]!.question.preview!(shotAt(t, 'm', at, { target: 'att', ammo }) as never) as { th: number }).th
  expect([th('D9', 'smoke') - th('D9', 'he'), th('D20', 'smoke') - th('D20', 'he')]).toEqual([2, 0])
})
