import { expect, test } from 'vitest'
import { ourPack } from '../../data/counters.ts'

const { ordnance } = ourPack()

/** Of a Gun, a light Mortar, or the main armament of a vehicle. */
function ammunitionOf(id: string) {
  const weapon = ordnance.weapons.get(id) ?? ordnance.mounted.get(`${id}:main`)
  return weapon?.barrel?.ammunition
}

/** What each of these counters says of its white phosphorus: its number, and since when. */
function numbers(ids: string): string[] {
  return ids.split(' ').map((id) => {
    const entry = ammunitionOf(id)?.find(({ kind }) => kind === 'wp')
    return `${id} ${entry?.number ?? 'none'}${entry?.from ? ` from ${entry.from}` : ''}`
  })
}

test('AID-WPH-26 what the Americans fire, as far as it is among the counters', () => {
  expect(
    numbers('am-MTR60 am-MTR60-M19 am-MTR81s am-MTR107 am-MT155s am-AR75s am-AR75 am-AR105 am-AR105s am-AR155s am-AR155 am-AR155L'),
  ).toEqual([
    'am-MTR60 7 from 194501',
    'am-MTR60-M19 6 from 194501',
    'am-MTR81s 8',
    'am-MTR107 10',
    'am-MT155s 8',
    'am-AR75s 8',
    'am-AR75 8',
    'am-AR105 8',
    'am-AR105s 8',
    'am-AR155s 8',
    'am-AR155 8',
    'am-AR155L 8',
  ])
  expect(numbers('am-M4 am-M4A1 am-M4A2 am-M4A2L am-M4A3 am-M4A375W am-M4A3E2 am-M4105 am-M4A3105 am-M8HMC am-M7HMC')).toEqual([
    'am-M4 7 from 194406',
    'am-M4A1 7 from 194406',
    'am-M4A2 7 from 194406',
    'am-M4A2L 7',
    'am-M4A3 7 from 194406',
    'am-M4A375W 7',
    'am-M4A3E2 7',
    'am-M4105 9',
    'am-M4A3105 9',
    'am-M8HMC 9',
    'am-M7HMC 8',
  ])
})

test('AID-WPH-27 what the British fire', () => {
  expect(numbers('br-MTR76s br-M107s br-AR75s br-AR84s br-AR94s br-AR114s')).toEqual([
    'br-MTR76s 7',
    'br-M107s 7',
    'br-AR75s 7',
    'br-AR84s 7',
    'br-AR94s 7',
    'br-AR114s 7',
  ])
  expect(numbers('br-sheriia br-sheriiia br-sherva br-sheriba br-cromiv br-cromvii br-churvi br-churvii br-aeciii br-priest')).toEqual([
    'br-sheriia 6 from 194406',
    'br-sheriiia 6 from 194406',
    'br-sherva 6 from 194406',
    'br-sheriba 9',
    'br-cromiv 6',
    'br-cromvii 6',
    'br-churvi 6 from 194406',
    'br-churvii 6',
    'br-aeciii 6',
    'br-priest 7',
  ])
})

test('AID-WPH-28 AID-WPH-20 what the Japanese fire; the knee mortar no farther than five hexes', () => {
  expect(
    numbers('ja-MTR50 ja-MTR70s ja-MTR81s ja-MTR90s ja-INF70s ja-INF75s ja-AR75s ja-AR75 ja-AR150s ja-AR150 ja-ty1honi ja-ty4horo'),
  ).toEqual([
    'ja-MTR50 6',
    'ja-MTR70s 5',
    'ja-MTR81s 5',
    'ja-MTR90s 5',
    'ja-INF70s 5',
    'ja-INF75s 7',
    'ja-AR75s 6',
    'ja-AR75 6',
    'ja-AR150s 5',
    'ja-AR150 5',
    'ja-ty1honi 5',
    'ja-ty4horo 6',
  ])
  expect(ammunitionOf('ja-MTR50')?.find(({ kind }) => kind === 'wp')).toMatchObject({ maxRange: 5 })
})
