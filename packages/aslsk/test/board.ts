export { type BoardHex, type BoardOptions, SIDE_NAMES, schematicBoard as testBoard } from '@firegroup/hexmap/draw'
