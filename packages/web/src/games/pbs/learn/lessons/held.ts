import type { PbsDecided, PbsEvent } from '@firegroup/pbs'
import type { LessonMoment } from '../../../../learn/lesson.ts'
import { german, street, us } from '../../../aslsk/learn/lessons/ground.ts'
import type { Lesson } from '../lesson.ts'

type Moment = LessonMoment<Parameters<Lesson['steps'][number]['goal']>[0]['s'], PbsEvent>

/** One person in both chairs, so that every roll can be read. */
const OPEN = { pbs: { mode: 'bothSides' } } as const

const decided = ({ events }: Moment): readonly PbsDecided[] => events.flatMap((event) => (event.type === 'pbsDecided' ? [event] : []))
const isAt = ({ s }: Moment, unit: number, name: string): boolean => s.units[unit]!.at === s.setting.map.grid.indexOf(name)

export const heldFire: Lesson = {
  id: 'by-the-book',
  title: 'An enemy by the book',
  idea: 'Nobody plays the defender: a procedure does, and it has reasons.',
  minutes: 4,
  steps: [
    {
      situation: { ...street({ phase: 'movement', units: [us('6-6-6', 'N6'), us('6-6-6', 'P8'), german('4-6-7', 'K7')] }), ...OPEN },
      seed: 'book 1',
      look: ['K7', 'N6', 'L5', 'M8'],
      text: 'A German squad holds K7, and nobody plays it. Move your squad from N6 to M6, in the open. The book decides whether it fires.',
      hint: 'Choose N6, then M6, then press Enter.',
      goal: (moment) => decided(moment).length > 0,
      after: (moment) =>
        decided(moment)[0]!.answer === 'hold'
          ? 'It held. B shows why: which node of the book asked what, and what the die said.'
          : 'It fired: in the open a squad is shot at anywhere within six hexes. B shows the way through the book, node by node.',
      solution: [{ decide: { type: 'step', units: [0], to: 'M6' } }],
    },
    {
      situation: { ...street({ phase: 'movement', units: [us('3-4-6', 'N6'), us('6-6-6', 'P8'), german('4-6-7', 'K7')] }), ...OPEN },
      seed: 'book 2',
      look: ['K7', 'N6', 'L5', 'M8'],
      text: 'Now a half squad without a weapon: a Scout. The book does not like to waste its fire on one. Send it to M6.',
      hint: 'Choose N6, then M6. A Scout makes the defender check before he fires.',
      goal: (moment) => decided(moment).length > 0,
      after: (moment) =>
        decided(moment)[0]!.answer === 'hold'
          ? 'It let the Scout pass: two dice against 7, and 2 taken off for a Scout. Fire held is fire for those who follow.'
          : 'It fired all the same. On most rolls a Scout is let pass: 2 is taken off the dice for it.',
      solution: [{ decide: { type: 'step', units: [0], to: 'M6' } }],
    },
    {
      situation: { ...street({ phase: 'movement', units: [us('6-6-6', 'M6'), us('6-6-6', 'P8'), german('4-6-7', 'K7')] }), ...OPEN },
      seed: 'book 3',
      look: ['K7', 'N6', 'L5', 'M8'],
      text: 'Assault Movement makes it check, too. Choose M6, then Assault Movement, and go to L6, next to it.',
      hint: 'A chooses Assault Movement. It costs one hex of way and makes you harder to hit.',
      goal: (moment) => decided(moment).length > 0 && isAt(moment, 0, 'L6'),
      after:
        'Next to a defender a mover is always within its Activation Range; what protects you is the check that Assault Movement asks for.',
      solution: [{ decide: { type: 'step', units: [0], to: 'L6', mode: 'assault' } }],
    },
  ],
  learned: [
    'Every expenditure is answered by the book, with dice of its own.',
    'Range, firepower and the die decide whether it fires.',
    'Scouts and Assault Movers make it check, and often hold.',
  ],
  terms: ['play-both-sides', 'activation-range', 'scout', 'cfftc'],
}
