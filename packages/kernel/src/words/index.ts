export { decisionWords, otherDecision } from './decisions.ts'
export { changed, momentsOf } from './moments.ts'
export { withNames } from './names.ts'
export { capital, grouped, listed, numberWord, plainNumber, plural, signed, verb } from './phrases.ts'
