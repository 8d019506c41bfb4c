export { board, boards } from './boards/index.ts'
export { scenario, scenarios } from './scenarios/index.ts'
