import { advisor } from './advisor.ts'
import { bearing } from './bearing.ts'
import { evaluation } from './evaluation.ts'
import { foresight } from './foresight.ts'
import { repertoire } from './repertoire.ts'

/** All that computer players are told. */
export const counsel = { advisor, evaluation, foresight, bearing, repertoire }
