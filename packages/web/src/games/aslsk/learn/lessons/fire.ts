import type { Lesson } from '../lesson.ts'
import { attacks, german, hexOf, street, us } from './ground.ts'

export const fire: Lesson = {
  id: 'fire',
  title: 'Fire and odds',
  idea: 'Firepower picks the column, cover and range move the dice.',
  minutes: 3,
  steps: [
    {
      situation: street({ phase: 'prepFire', units: [us('6-6-6', 'H5'), us('6-6-6', 'H6'), german('4-4-7', 'K5')] }),
      seed: 'group 152',
      text: 'Squads side by side can fire as one fire group: their firepower adds up. Click K5. Leave H5 out, see the odds fall, take it in again. Then fire with both.',
      hint: 'A click on H5 or H6 takes that squad out of the shot, or in. With both the dock says 12 firepower.',
      goal: (moment) => attacks(moment).some(({ parts }) => parts.length === 2),
      after:
        '12 firepower uses the 12 column: 69% instead of 39%. The price: both have fired in Prep Fire, so neither moves this turn. The red tab on the counters says so.',
      solution: [{ hex: 'K5' }, 'confirm'],
    },
    {
      situation: street({ phase: 'prepFire', units: [us('6-6-6', 'K7'), german('4-4-7', 'N7'), german('4-4-7', 'M6')] }),
      seed: 'which 804',
      text: 'Two enemies: one on the road in M6, one behind stone walls in N7 with orchards in between. The figure at each is the chance of any effect. Fire at one of them.',
      hint: 'Click an enemy to see what adds to the dice. Stone is +3, each orchard in the line +1.',
      goal: (moment) => attacks(moment).length > 0,
      after: (moment) =>
        attacks(moment)[0]?.at === hexOf(moment, 'M6')
          ? '69%, because nothing protects M6. N7 would have been 8%: +3 for stone, +1 for each orchard that the line crosses. Those are called hindrances.'
          : 'Only 8%: +3 for stone, +1 for each orchard that the line crosses. M6 lay open at 69%. The figures at the counters tell you before you shoot.',
      solution: [{ hex: 'M6' }, 'confirm'],
    },
    {
      situation: street({ phase: 'prepFire', units: [us('6-6-6', 'K6'), us('6-6-6', 'G5'), german('4-4-7', 'K5')] }),
      seed: 'near 2345',
      text: 'Distance counts. Next to the target, firepower doubles; beyond a unit’s range it halves. Look at the shot from G5 and at the one from K6, then fire one of them at K5.',
      hint: 'Click K5. Then click K6 or G5 to change who fires. The two are too far apart to fire as one group.',
      goal: (moment) => attacks(moment).length > 0,
      after:
        'From K6 the same squad has 12 firepower, from G5 it has 6: 69% against 39%. That is point blank fire. Being close is worth a second squad, and far more dangerous.',
      solution: [{ hex: 'K5' }, 'confirm'],
    },
  ],
  learned: ['Firepower adds up in a fire group.', 'Cover and trees in the line add to the dice.', 'Next to the target firepower doubles.'],
  terms: ['fire-group', 'ift', 'hindrance', 'point-blank', 'long-range'],
}
