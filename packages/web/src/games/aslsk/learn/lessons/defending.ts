import type { Lesson, Moment } from '../lesson.ts'
import { attacks, german, hexOf, street, us } from './ground.ts'

export const defending: Lesson = {
  id: 'defending',
  title: 'Defensive fire and holding',
  idea: 'When to shoot is the defender’s whole art.',
  minutes: 3,
  steps: [
    {
      situation: street({ phase: 'movement', attacker: 'axis', units: [us('6-6-7', 'K7'), german('4-4-7', 'N6')] }),
      seed: 'hold 601',
      look: ['K7', 'L5', 'N6', 'M8'],
      opponent: [
        { kind: 'move', decision: { type: 'step', units: [1], to: 'M6' } },
        { kind: 'move', decision: { type: 'step', units: [1], to: 'L6' } },
        { kind: 'move', decision: { type: 'stop', units: [1] } },
      ],
      text: 'You hold the barn in K7. A German squad comes down the road and does not know how near you will let it come. It enters M6. Fire, or hold?',
      hint: 'In M6 you have the 6 column. If it comes next to you, your firepower doubles. It may also turn away.',
      goal: (moment) => attacks(moment).length > 0 || holds(moment) > 1,
      after: (moment) => {
        const [shot] = attacks(moment)
        if (!shot)
          return 'You held twice, and it stopped beside you. You may still fire in the Defensive Fire Phase, at a unit that runs no more.'
        return shot.at === hexOf(moment, 'L6')
          ? 'You held until L6: next to you, 12 firepower instead of 6. Holding pays when they have to come to you.'
          : 'A sound shot: 6 firepower, −2 because it runs in the open. In L6, next to you, it would have been 12. He might not have come.'
      },
      solution: ['end', 'confirm'],
    },
    {
      situation: street({ phase: 'movement', attacker: 'axis', units: [us('6-6-7', 'K7'), german('4-4-7', 'M6'), german('4-4-7', 'M6')] }),
      seed: 'residual 231198',
      look: ['K7', 'L5', 'N6', 'M8'],
      opponent: [
        { kind: 'move', decision: { type: 'step', units: [1], to: 'L6' } },
        { kind: 'move', decision: { type: 'stop', units: [1] } },
        { kind: 'move', decision: { type: 'step', units: [2], to: 'L6' } },
      ],
      text: 'Two squads, one after the other. Fire when the first enters L6. Then watch what your fire leaves behind for the second.',
      hint: 'Press Fire when it is in L6. The second one follows by itself.',
      goal: (moment) => moment.events.some((event) => event.type === 'attack' && event.means === 'residual'),
      after:
        'Half of the column stays in L6 as residual fire until the phase ends. Whoever enters is attacked by it, without a shot from you. One good burst can close a road.',
      solution: ['confirm'],
    },
  ],
  learned: [
    'You may fire at every step, or wait for a better one.',
    'Who has fired is marked, and can do little more this turn.',
    'Fire leaves residual fire in the hex.',
  ],
  terms: ['first-fire', 'final-fire', 'residual', 'defensive-fire-phase'],
}

const holds = ({ decisions }: Moment): number =>
  decisions.filter(({ kind, decision }) => kind === 'firstFire' && (decision as { type?: string }).type === 'hold').length
