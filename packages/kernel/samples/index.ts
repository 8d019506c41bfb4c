export { convoy } from './convoy.ts'
export { patrol } from './patrol.ts'
