import { expect, test } from 'vitest'
import { enumerate, OUTCOMES } from '../../test/all-dice.ts'
import { shotAt } from '../../test/ordnance.ts'
import { type AslskTable, type TableOptions, table } from '../../test/table.ts'
import type { ShotPreview } from './preview.ts'
import type { ShotDeclaration } from './shot.ts'

const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
const GUN = 'A1 German: spare=4-6-7, LMG    D3 German: c=2-2-8 crew, gun=ge-AT50L ca2'

function previewOf(t: AslskTable, at: string, more: Partial<ShotDeclaration>): ShotPreview {
  return t.game.open[0]!.question.preview?.(shotAt(t, 'gun', at, more)) as ShotPreview
}

const total = (branches: ShotPreview['odds']['branches'], of: (branch: ShotPreview['odds']['branches'][number]) => number) =>
  branches.reduce((sum, branch) => sum + of(branch), 0)

test('a shot at a vehicle is one tree: where it hits, the To Kill number there, and what the dice then do', () => {
  const t = table(`${GUN}    D9 Russian: tank=ru-T3485 vca3 tca0`, { ...options, year: 1944 })
  const { odds, effect } = previewOf(t, 'D9', { target: 'vtt' })
  expect(effect).toBeNull()
  expect(total(odds.branches, ({ rolls }) => rolls)).toBe(36)
  for (const { kill } of odds.branches) if (kill) expect(kill.results.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(36)
  const places = odds.branches.map(({ outcome, kill }) => [outcome, kill?.place, kill?.final])
  expect(places).toContainEqual(['hit', { aspect: 'turret', facing: 'front' }, 13 - 11])
  expect(places).toContainEqual(['hit', { aspect: 'hull', facing: 'rear' }, 13 + 1 - 6])
  expect(places).toContainEqual(['critical', { aspect: 'hull', facing: 'rear' }, 2 * (13 + 1) - 6])
})

const POSITIONS: readonly (readonly [what: string, more: Partial<ShotDeclaration>, text: string])[] = [
  ['a tank, buttoned up', { target: 'vtt' }, 'D9 Russian: tank=ru-T3485 vca3 tca0'],
  ['a tank with its crew exposed', { target: 'vtt' }, 'D9 Russian: tank=ru-T3485 vca3 tca0 CE'],
  ['a tank with its crew exposed, with High Explosive', { target: 'vtt', ammo: 'he' }, 'D9 Russian: tank=ru-T3485 vca3 tca0 CE'],
  ['a tank and men, as an area', { target: 'att' }, 'D9 Russian: tank=ru-T3485 vca3 tca0 CE, 2-3-7 hs'],
]
for (const [what, more, text] of POSITIONS)
  test(`${what}: the tree is what really comes of the shot, over all dice`, () => {
    const t = table(`${GUN}    ${text}`, { ...options, year: 1944 })
    const real = enumerate(t, shotAt(t, 'gun', 'D9', more))
    for (const { unit, odds } of previewOf(t, 'D9', more).odds.targets)
      for (const outcome of OUTCOMES)
        expect([outcome, (odds[outcome] ?? 0) / odds.of]).toEqual([outcome, expect.closeTo(real(unit, outcome), 9)])
  })
