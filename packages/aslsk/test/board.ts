export { type BoardHex, type BoardOptions, schematicBoard as testBoard } from '@firegroup/hexmap/draw'
