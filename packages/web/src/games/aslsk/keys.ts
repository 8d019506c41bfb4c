/** The Starter Kit's own keys at the table, and what the list of keys says of them. The board has to answer each of them. */
export const KEYS = {
  f: 'Fire as it is declared',
  m: 'Move normally',
  a: 'Assault Movement',
  d: 'Double Time',
} as const
