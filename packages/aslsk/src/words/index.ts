export { describeDecision } from './decisions.ts'
export { describeEvent, describeEvents } from './events.ts'
export { describePlace, describeStack, describeUnit, sidePeople } from './names.ts'
export type { Telling } from './telling.ts'
