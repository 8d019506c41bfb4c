import type { AslskState } from '@firegroup/aslsk'
import type { Module } from '@firegroup/aslsk/queries'
import { keptBy, type Viewer } from '@firegroup/kernel'
import type { Memory } from './memory.ts'
import type { PbsOptions } from './options.ts'

/** The procedure as a module of the game that it plays: what it remembers lies in `state.modules.pbs`, how it is played in the setting. */
export interface PbsModule extends Module {
  readonly options: PbsOptions
}

export const ID = 'pbs'

/** Who may look into the memory: whoever the book plays; in both-sides mode everyone. */
export function mayKnow({ mode, sides }: PbsOptions, viewer: Viewer): boolean {
  return mode === 'bothSides' || (sides as readonly string[]).includes(viewer)
}

/** The procedure's module, where it is on. */
export function pbsOf(s: AslskState): PbsModule | undefined {
  return s.setting.modules.find((module): module is PbsModule => module.id === ID)
}

/** What the procedure remembers. */
export function memoryOf(s: AslskState): Memory {
  const kept = keptBy<Memory>(s, { id: ID })
  if (!kept) throw new Error('Play Both Sides is not on in this game.')
  return kept
}
