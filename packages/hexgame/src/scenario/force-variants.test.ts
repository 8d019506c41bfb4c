import { expect, test } from 'vitest'
import { forceVariants } from './force-variants.ts'

const LEADERS = ['7-0', '8-0', '9-1']
const lore = {
  isSquad: (type: string) => type.startsWith('squad'),
  nameOf: (type: string) => type,
  labelOf: (type: string) => type,
  leadersLike: (type: string) => (LEADERS.includes(type) ? LEADERS : []),
}
const scenario = {
  turns: 5,
  sides: {
    red: {
      name: 'Reds',
      groups: [
        { id: 'first', units: [{ type: 'squad A', count: 1 }] },
        {
          id: 'second',
          units: [
            { type: 'squad A', count: 2 },
            { type: 'squad B', count: 2 },
            { type: '8-0', count: 2, skills: ['Medic'] },
          ],
        },
      ],
    },
    blue: {
      name: 'Blues',
      groups: [
        {
          id: 'all',
          units: [
            { type: 'squad C', count: 1 },
            { type: '9-1', count: 1 },
          ],
        },
      ],
    },
  },
}
const variants = forceVariants(scenario, lore)
const made = (id: string) => variants.find((variant) => variant.id === id)?.scenario as typeof scenario | undefined

test('turns, squads and leaders vary, and nothing is offered that can’t be', () => {
  expect(variants.map(({ id, title }) => `${id}: ${title}`)).toEqual([
    'turn-more: One turn more',
    'turn-fewer: One turn fewer',
    'red-squad-more: One more squad A',
    'red-squad-fewer: One squad A fewer',
    'red-leader-better: 8-0 becomes 9-1',
    'red-leader-worse: 8-0 becomes 7-0',
    'blue-squad-more: One more squad C',
    'blue-leader-worse: 9-1 becomes 8-0',
  ])
})

test('one thing is changed, where there is most of it, and everything else stays', () => {
  expect(made('turn-more')).toEqual({ ...scenario, turns: 6 })
  expect(made('red-squad-more')!.sides.blue).toBe(scenario.sides.blue)
  const units = (id: string) =>
    made(id)!.sides.red.groups.map((group) => group.units.map(({ type, count }) => `${count} ${type}`).join(', '))
  expect(units('red-squad-more')).toEqual(['1 squad A', '3 squad A, 2 squad B, 2 8-0'])
  expect(units('red-squad-fewer')).toEqual(['1 squad A', '1 squad A, 2 squad B, 2 8-0'])
  expect(units('red-leader-better')).toEqual(['1 squad A', '2 squad A, 2 squad B, 1 8-0, 1 9-1'])
  expect(made('red-leader-better')!.sides.red.groups[1]!.units[3]).toEqual({ type: '9-1', count: 1, skills: ['Medic'] })
  expect(made('red-leader-better')!.sides.red.name).toBe('Reds')
})
