import { describe, expect, test } from 'vitest'
import { isTerrain, SEASONS, TERRAIN, terrainFor, terrainType } from './terrain.ts'

const costs = (id: string) => {
  const { infantryMf, fullyTracked, armoredCar } = terrainType(id)
  return [infantryMf, 'mp' in fullyTracked ? fullyTracked.mp : fullyTracked.pays, 'mp' in armoredCar ? armoredCar.mp : armoredCar.pays]
}

describe('terrain', () => {
  test('SK-1.1.1-33 open ground costs Infantry 1 MF, tracks 1 MP, armored cars 3 MP, in halves', () => {
    expect(costs('open')).toEqual([2, 2, 6])
  })

  test('SK-1.1.1-17 an orchard costs 1 MF, 1 MP and 3 MP', () => {
    expect(costs('orchard')).toEqual([2, 2, 6])
    expect(costs('orchard-out-of-season')).toEqual([2, 2, 6])
  })

  test('SK-1.1.1-21 grain costs one and a half MF, 1 MP and 4 MP', () => {
    expect(costs('grain')).toEqual([3, 2, 8])
  })

  test('SK-1.1.1-27 brush costs 2 MF, 2 MP and 4 MP', () => {
    expect(costs('brush')).toEqual([4, 4, 8])
  })

  test('buildings and woods cost Infantry 2 MF', () => {
    expect(costs('stone-building')).toEqual([4, 'half', 'na'])
    expect(costs('wooden-building')).toEqual([4, 'half', 'na'])
    expect(costs('woods')).toEqual([4, 'halfOrAll', 'all'])
  })

  test('SK-1.1.1-52 grain stands from June to September and is open ground in the other months', () => {
    const standing = months((month) => terrainFor('grain', month).id === 'grain')
    expect(standing).toEqual([6, 7, 8, 9])
    expect(months((month) => terrainFor('grain', month).openGround)).toEqual([1, 2, 3, 4, 5, 10, 11, 12])
  })

  test('SK-1.1.1-18 SK-1.1.1-49 an orchard stops a view between levels from April to October and hinders it in the other months', () => {
    expect(months((month) => terrainFor('orchard', month).otherLevel === 'obstacle')).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(months((month) => terrainFor('orchard', month).otherLevel === 'hindrance')).toEqual([1, 2, 3, 11, 12])
  })

  test('brush and woods know no season', () => {
    for (const id of ['brush', 'woods']) expect(months((month) => terrainFor(id, month).id === id)).toHaveLength(12)
    expect(SEASONS).toHaveLength(2)
  })

  test('woods and buildings, and nothing else outside the Pacific, are cover to rally in, rout to and lie in ambush in', () => {
    for (const { id, woods, building, rallyBonus, routGoal, ambush } of TERRAIN.filter(({ rule }) => rule === '1.1.1')) {
      expect([id, rallyBonus, routGoal, ambush]).toEqual([id, ...Array(3).fill(woods || building !== null)])
    }
  })

  test('terrain that no rule knows is refused by name', () => {
    expect(isTerrain('lava')).toBe(false)
    expect(() => terrainFor('lava', 6)).toThrow('There is no terrain "lava"')
  })
})

function months(holds: (month: number) => boolean): number[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter(holds)
}
