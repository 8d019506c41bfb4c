import { expect, test } from 'vitest'
import { last } from '../../test/fire.ts'
import { lastShot, shell } from '../../test/ordnance.ts'
import { type TableOptions, table } from '../../test/table.ts'

const SPARE = 'A1 German: spare=4-6-7, LMG'
const options: TableOptions = { phase: 'prepFire', attacker: 'axis', rows: 20, columns: 12 }
const by = (crew: string, gun = 'ge-AT75L') => table(`${SPARE}    D3 German: ${crew}, gun=${gun} ca2    D11 US: x=6-6-6`, options)

test('SK-3.2.4-24 SK-3.2.4-60 SK-3.2.4-61 a squad or half squad fires a Gun with +2, breaks it on 10 and loses it on 12', () => {
  for (const crew of ['c=4-6-7', 'c=2-4-7']) {
    const t = by(crew)
    shell(t, 'gun', 'D11').rolls(6, 3)
    expect([lastShot(t).labels, t.w('gun').malfunctioned]).toEqual([['Non-Qualified use +2'], false])
    const broken = by(crew)
    shell(broken, 'gun', 'D11').rolls(6, 4)
    expect([broken.w('gun').malfunctioned, broken.w('gun').owner]).toEqual([true, broken.unit('c')])
    const gone = by(crew)
    shell(gone, 'gun', 'D11').rolls(6, 6)
    expect(gone.w('gun').at).toBe(-4)
  }
})

const captured = () => by('c=2-2-8 crew', 'ge-AT75L captured')

test('SK-5.5-01 SK-5.5-02 SK-5.5-03 a captured Gun: one rate less, red numbers and +2, B# two lower', () => {
  const t = captured()
  shell(t, 'gun', 'D11').rolls(2, 6)
  expect(lastShot(t)).toMatchObject({ th: 6, labels: ['captured +2'] })
  expect(t.w('gun').keptRate).toBe(false)
  const broken = captured()
  shell(broken, 'gun', 'D11').rolls(6, 4)
  expect(broken.w('gun').malfunctioned).toBe(true)
  const gone = captured()
  shell(gone, 'gun', 'D11').rolls(6, 6)
  expect(gone.w('gun').at).toBe(-4)
})

test('SK-5.5-01 SK-5.5-02 a captured machine gun has one rate less, and breaks down two earlier', () => {
  const mg = (dice: [number, number]) => {
    const t = table(`${SPARE}    D3 German: c=4-6-7, gun=ge-MMG captured    D6 US: x=6-6-6`, options)
    t.answer('prepFire', {
      type: 'fire',
      at: 'D6',
      firers: [{ unit: t.unit('c'), inherent: false, weapons: [t.weapon('gun')] }],
      directors: [],
    }).rolls(...dice)
    expect(last(t).column).toBeGreaterThan(0)
    return t.w('gun')
  }
  expect(mg([2, 6]).keptRate).toBe(false)
  expect(mg([6, 4]).malfunctioned).toBe(true)
})
