import { NORMANDY } from '../../data/nations.ts'
import type { Module } from '../../hooks.ts'

/** Heroes of Normandy: its own national characteristics. */
export const normandy: Module = {
  id: 'normandy',
  title: 'Normandy, 1944',
  sentence: 'Every nation lays Smoke on 1 or 2.',
  policies: { smoke: () => () => NORMANDY.smoke },
}
