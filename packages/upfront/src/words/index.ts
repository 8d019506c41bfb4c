export { describeDecision } from './decisions.ts'
export { describeEvent, describeEvents } from './events.ts'
export { cardName, groupName, manName, numberName, sideName } from './names.ts'
export { describeQuestion } from './sentences.ts'
