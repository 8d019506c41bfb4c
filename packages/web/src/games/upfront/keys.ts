/** The keys of Up Front at the table. */
import { keyContext } from '../../keys/context.ts'

const LETTERS = ['a', 'b', 'c', 'd'] as const

export const KEYS = keyContext('Up Front', 'game', {
  steer: {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    shown: 'Arrows',
    does: 'From group to group, and through your hand',
  },
  mine: { keys: LETTERS, shown: 'A B C D', does: 'Your group with that letter' },
  theirs: { keys: LETTERS.map((letter) => `Shift+${letter}`), shown: 'Shift + A B C D', does: 'The enemy’s' },
})
