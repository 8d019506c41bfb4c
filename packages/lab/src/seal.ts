import { sha256Hex } from '@firegroup/kernel'

const LENGTH = 16

/** By which what was measured is known again: of how its first games went. Played once more they give another one as soon as rules, scenario or player have changed. */
export function sealed(first: unknown): string {
  return sealedText(JSON.stringify(first))
}

export function sealedText(text: string): string {
  return sha256Hex(text).slice(0, LENGTH)
}
