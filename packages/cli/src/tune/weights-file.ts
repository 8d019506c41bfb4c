import { fileURLToPath } from 'node:url'

/** Weights are kept beside the system that they belong to. */
export function weightsFile(system: string): string {
  return fileURLToPath(new URL(`../../../${system}/src/advice/tuned.ts`, import.meta.url))
}
