import { expect, test } from 'vitest'
import { upfront } from '../system.ts'

const man = (number: number) => ({ number })
const plain = {
  active: 'axis',
  axis: { nation: 'German', hand: [1, 2], groups: [{ letter: 'A', range: 2, men: [man(1), man(2)], cards: [{ card: 9, as: 'terrain' }] }] },
  allied: {
    nation: 'American',
    groups: [{ letter: 'A', range: 3, men: [man(1), { number: 3, infiltrates: 'A' }, { number: 4, pinned: true }] }],
    lost: [{ number: 2, fate: 'kia' }],
  },
}

function problem(json: unknown): string {
  const reading = upfront.situation(json)
  return reading.ok ? '' : reading.problems[0]!.message
}

test('a situation is read into a state: hands, groups, cards, men with their marks', () => {
  const reading = upfront.situation(plain)
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  const s = reading.value
  expect([s.step, s.sides.axis.hand, s.groups[0]!.range, s.groups[0]!.stack[0]!.card]).toEqual(['turn.actions', [1, 2], 2, 9])
  expect(s.men.map(({ side, pinned, fate, infiltrates }) => `${side} ${pinned} ${fate} ${infiltrates}`)).toEqual([
    'axis false  -1',
    'axis false  -1',
    'allied false  -1',
    'allied false  0',
    'allied true  -1',
    'allied false kia -1',
  ])
  expect(s.deck).toHaveLength(162 - 3)
})

test('what can’t be is told with its place', () => {
  expect(problem({ ...plain, active: 'nobody' })).toContain('situation.active')
  expect(problem({ ...plain, step: 'turn.tea' })).toBe("situation.step: there is no step 'turn.tea' in play.")
  expect(problem({ ...plain, discard: [1] })).toBe('situation: card 1 is in two places.')
  expect(problem({ ...plain, removed: [300] })).toBe('situation: there is no card 300.')
  const stray = { ...plain, axis: { ...plain.axis, groups: [{ letter: 'A', men: [man(99), man(2)] }] } }
  expect(problem(stray)).toContain('situation.axis.groups[0].men[0]: the German roster has no man 99')
  const twice = { ...plain, axis: { ...plain.axis, groups: [...plain.axis.groups, { letter: 'A', men: [man(5), man(6)] }] } }
  expect(problem(twice)).toContain('situation.axis.groups[1].letter: there are two groups A')
  const nobody = { ...plain, axis: { ...plain.axis, groups: [{ letter: 'A', men: [man(1), man(2)], flanks: ['C'] }] } }
  expect(problem(nobody)).toContain('the enemy has no group C')
  expect(problem({ ...plain, pile: [] })).toContain('the Draw pile is never empty')
})

const german = (group: object) => ({ ...plain, axis: { nation: 'German', groups: [{ letter: 'A', range: 2, men: [man(1)], ...group }] } })
const first = (who: object) => german({ men: [{ number: 1, ...who }, man(2)] })

test.each<[what: string, json: unknown, told: string]>([
  [
    'a Movement card as terrain',
    german({ cards: [{ card: 56, as: 'terrain' }] }),
    'axis.groups[0].cards[0]: card 56 is Movement, and can’t lie there as terrain',
  ],
  [
    'a Fire card as Wire',
    german({ cards: [{ card: 96, as: 'wire' }] }),
    'axis.groups[0].cards[0]: card 96 is Fire, and can’t lie there as wire',
  ],
  [
    'a mode of a Terrain card',
    german({ cards: [{ card: 9, as: 'terrain', mode: 'advance' }] }),
    'axis.groups[0].cards[0].mode: only a Movement card has one',
  ],
  [
    'an offer without movement',
    german({ cards: [{ card: 9, as: 'terrain', by: 'allied', offered: true }] }),
    'offered: what the enemy offers is Terrain on top',
  ],
  ['the same man twice', german({ men: [man(1), man(1)] }), 'axis: man 1 of the roster is there twice'],
  [
    'a lost man who stands there',
    { ...plain, axis: { ...plain.axis, lost: [{ number: 2, fate: 'kia' }] } },
    'axis: man 2 of the roster is there twice',
  ],
  ['a lost man without a fate', { ...plain, axis: { ...plain.axis, lost: [man(9)] } }, 'axis.lost[0]: who is lost has a fate'],
  ['a fate in a group', first({ fate: 'kia' }), 'men[0].fate: a man of a group has none'],
  ['nobody in a group', german({ men: [] }), 'axis.groups[0].men'],
  ['a flank on the group opposite', german({ flanks: ['A'] }), 'flanks: group A does not stand next to group A'],
  [
    'an infiltrator at RR 2',
    german({ range: -1, men: [{ number: 1, infiltrates: 'A' }] }),
    'infiltrates: the enemy’s group A is at relative range 2',
  ],
  ['a pinned infiltrator', german({ men: [{ number: 1, infiltrates: 'A', pinned: true }] }), 'infiltrates: a pinned man is no infiltrator'],
  ['an infiltrator of tomorrow', german({ men: [{ number: 1, infiltrates: 'A', infiltratedOn: 9 }] }), 'infiltratedOn: it is turn 3'],
  ['a berserk German', first({ berserk: true, pinned: true }), 'berserk: only Russians go berserk'],
  ['Deck 9 of 3', { ...plain, deckNumber: 9 }, 'deckNumber: the game is over after Deck 3'],
  ['an unknown weapon', first({ weapon: 'bow' }), "there is no weapon 'bow'"],
  ['an unknown secondary weapon', first({ secondary: 'bow' }), "secondary: there is no weapon 'bow'"],
  ['an unknown weapon on the ground', german({ weapons: [{ weapon: 'bow' }] }), "weapons[0]: there is no weapon 'bow'"],
  ['nothing that jams', first({ weapon: '', jammed: true }), 'jammed: he has no weapon'],
  [
    'a rifle with an assistant',
    german({
      men: [
        { number: 1, weapon: 'rifleBolt' },
        { number: 2, assists: 1 },
      ],
    }),
    'assists: that man has no weapon that takes two',
  ],
  [
    'an assistant at the other end',
    german({ men: [{ number: 1, weapon: 'lmgGerman' }, man(2), { number: 4, assists: 1 }] }),
    'assists: an assistant stands next to his gunner',
  ],
  [
    'two assistants',
    german({
      men: [
        { number: 2, assists: 2 },
        { number: 1, weapon: 'lmgGerman' },
        { number: 4, assists: 2 },
      ],
    }),
    'assists: that man has an assistant',
  ],
  ['a hero in the enemy’s turn', { ...first({ heroic: 1 }), active: 'allied' }, 'heroic: nobody is a hero but in his own turn'],
  ['an action in the enemy’s turn', { ...german({ acted: true }), active: 'allied' }, 'acted: it is not the turn of that side'],
  ['Germans who surrender', german({ surrendered: true }), 'surrendered: the Germans don’t surrender'],
  [
    'a Sniper who is not allowed',
    { ...plain, snipers: 'none', axis: { ...plain.axis, snipers: 1 } },
    'axis.snipers: the situation lets nobody use Snipers',
  ],
])('what can’t be is refused: %s', (_what, json, told) => {
  expect(problem(json)).toContain(told)
})
