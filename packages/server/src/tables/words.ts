/** Names of tables that can be said aloud: an adjective, a thing and a number. They open nothing; the letters after them do. */
import { randomInt } from 'node:crypto'

const HOW = [
  'amber',
  'brisk',
  'calm',
  'dusty',
  'early',
  'foggy',
  'grey',
  'hollow',
  'inland',
  'late',
  'muddy',
  'narrow',
  'old',
  'quiet',
  'red',
  'steep',
]
const WHAT = [
  'barn',
  'bridge',
  'chapel',
  'crossing',
  'ditch',
  'farm',
  'field',
  'gate',
  'hedge',
  'hill',
  'lane',
  'mill',
  'orchard',
  'quarry',
  'ridge',
  'well',
]

export const newWords = (): string => `${HOW[randomInt(HOW.length)]}-${WHAT[randomInt(WHAT.length)]}-${randomInt(100, 10_000)}`
