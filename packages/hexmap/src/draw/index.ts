/** Drawing boards: from an author's sketch, or at random. Apart from the package's main entry because games in play need none of it. */
export { type GenerateOptions, generateMap, generateSketch } from '../generate.ts'
export type { Theme } from '../generate-themes.ts'
export type { AreaTerrain } from './areas.ts'
export type { Shape } from './buildings.ts'
export { type Pick, pickFrom } from './plane.ts'
export { type BoardHex, type BoardOptions, SIDE_NAMES, schematicBoard } from './schematic.ts'
export { type BuildingSketch, drawBoard, type FenceSketch, type Sketch } from './sketch.ts'
