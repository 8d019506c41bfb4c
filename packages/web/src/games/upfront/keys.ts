/** The keys of Up Front at the table: what the list of keys says of them. */
export const KEYS = {
  Arrows: 'From group to group, and through your hand',
  'A B C D': 'Your group with that letter',
  'Shift + A B C D': 'The enemy’s',
} as const
