/** Learning Play Both Sides. */
import type { AslskState } from '@firegroup/aslsk'
import type { PbsEvent } from '@firegroup/pbs'
import { learn as kit } from '../../aslsk/learn/index.tsx'
import type { GameLearn } from '../../game.ts'
import { glossary } from './glossary.ts'
import { waitingGun } from './lessons/guns.ts'
import { heldFire } from './lessons/held.ts'
import { Procedure } from './Procedure.tsx'

export const learn: GameLearn<AslskState, PbsEvent> = {
  ...(kit as unknown as GameLearn<AslskState, PbsEvent>),
  lessons: [heldFire, waitingGun],
  glossary,
  turn: {
    title: 'How the book answers an expenditure',
    text: 'After each MF or MP that you spend it goes through these steps. Every roll is its own; the game’s dice fall as they would without it.',
    phases: [
      { name: 'Is it over?', rule: 'PBS-CON-02', text: 'Whoever is pinned, broken or gone is not fired at again.' },
      { name: 'Fire Discipline', rule: 'PBS-FD-01', text: 'A die says how far away fire opens.' },
      { name: 'Who is it?', rule: 'PBS-DEF-25', text: 'A Scout? A threat to what must be held?' },
      { name: 'Who is asked', rule: 'PBS-FF-09', text: 'Guns, mortars and stacks, in the order of the target.' },
      { name: 'Near enough?', rule: 'PBS-FD-11', text: 'Activation Range and Minimum firepower.' },
      { name: 'Worth it?', rule: 'PBS-CFF-01', text: 'A check before Scouts and Assault Movers; one of its own for ordnance.' },
      { name: 'With how much?', rule: 'PBS-HFD-01', text: 'All of it, or as little as will do.' },
      { name: 'Again?', rule: 'PBS-CON-07', text: 'The same firer goes on while it may; another joins on a die.' },
    ],
  },
  small: { scenario: 'first-light', text: 'First Light against the book.', invitation: 'Play First Light: choose “By the book”' },
  sightBoard: false,
  More: Procedure,
}
