export * from './cells.ts'
export * from './format.ts'
export * from './grid.ts'
export * from './ids.ts'
