/** The drills that come with the games, found by `firegroup drills` in games between computer players. Each file is loaded when its game is drilled. */
import type { Drill } from '@firegroup/lab'

export type { Drill }

const FILES: { readonly [system: string]: () => Promise<{ readonly default: unknown }> } = {
  aslsk: () => import('./aslsk.json', { with: { type: 'json' } }),
  lnlt: () => import('./lnlt.json', { with: { type: 'json' } }),
  upfront: () => import('./upfront.json', { with: { type: 'json' } }),
}

export async function drillsOf(system: string): Promise<readonly Drill[]> {
  const load = Object.hasOwn(FILES, system) ? FILES[system] : undefined
  return load ? ((await load()).default as readonly Drill[]) : []
}
