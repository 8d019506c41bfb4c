/** Deterministic unevenness: the same board looks the same on every screen, in every tile and after every zoom. */

/** A stream of numbers in [0, 1) that depends on the name alone. */
export function jitter(name: string): () => number {
  let state = hashText(name)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return mix(state)
  }
}

/** A number in [0, 1) for a cell of an integer raster. */
export const noiseAt = (column: number, row: number, salt: number): number =>
  mix((Math.imul(column, 0x27d4eb2f) ^ Math.imul(row, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1)) | 0)

function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

function mix(seed: number): number {
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
