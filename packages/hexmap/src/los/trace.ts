import type { HexMap } from '../hexmap.ts'
import { decodeRecord } from './decode.ts'
import { mirrorTrace, type Trace } from './report.ts'
import { Tracer } from './tracer.ts'

const tracers = new WeakMap<HexMap, Tracer>()

/** Traces the thread between two hexes, the same from both ends. For many queries on one map, LosTable remembers. */
export function trace(map: HexMap, from: number, to: number): Trace {
  if (from > to) return mirrorTrace(trace(map, to, from))
  const tracer = tracers.get(map) ?? new Tracer(map)
  tracers.set(map, tracer)
  const length = tracer.run(from, to)
  return decodeRecord(map, from, to, tracer.words.subarray(0, length))
}
