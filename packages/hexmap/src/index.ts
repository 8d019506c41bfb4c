export { type Area, boardPlaces, MAP_EDGES, type MapEdge, placesOf } from './areas.ts'
export { type BoardPlacement, type JoinedBoards, readBoards } from './boards.ts'
export { type Buildings, buildingsOf } from './buildings.ts'
export { SIDES, SPINE_X, SPINE_Y } from './cells.ts'
export { type Aspect, aspectsFrom, type Facing, frontSides, spinesBetween } from './facing.ts'
export {
  type DepictionSpec,
  type GridSpec,
  type HexSpec,
  type HexsideSpec,
  LATTICE,
  type MapSpec,
  type Point,
  type Side,
  type WaySpec,
} from './format.ts'
export { THEMES, type Theme } from './generate-themes.ts'
export { Grid, gridOf } from './grid.ts'
export { type Depiction, HexMap, type Way } from './hexmap.ts'
export { hexMapOf, joinBoards, type Placement } from './layout.ts'
export { type ParsedMap, parseMap } from './load.ts'
export { staysOnWays } from './los/queries.ts'
export { compareRationals, type Rational, START } from './los/rational.ts'
export * as traceWords from './los/record.ts'
export { type Crossing, mirrorTrace, type Trace, type TraceStep } from './los/report.ts'
export { type Stretches, stretchesInside } from './los/stretches.ts'
export { LosTable } from './los/table.ts'
export { trace } from './los/trace.ts'
export { Tracer } from './los/tracer.ts'
export { locateInPolygon } from './polygon.ts'
export { describeProblem, type MapProblem } from './reader.ts'
export { areaSchema, boardsSchema, hexSchema, lazy, lazyList, mapSchema, pointSchema } from './schemas.ts'
export { wayParts } from './ways.ts'
