import type { AslskState } from '@firegroup/aslsk'
import type { Module } from '@firegroup/aslsk/queries'
import { copyPlain, keptBy, type ModuleState, type Plain, type Viewer } from '@firegroup/kernel'
import type { Memory } from './memory.ts'
import type { PbsOptions } from './options.ts'
import { tellers } from './words.ts'

/** The procedure as a module of the game that it plays: what it remembers lies in `state.modules.pbs`, how it is played in the setting. */
export interface PbsModule extends Module {
  readonly options: PbsOptions
}

const ID = 'pbs'

/** Its memory is there from the start, so that nobody can tell from its being there whether the book was asked. */
export function pbsModule(options: PbsOptions): PbsModule {
  return {
    id: ID,
    title: 'Play Both Sides',
    sentence: 'The defender’s First Fire is decided by the book of Play Both Sides.',
    options,
    state: stateFor(options),
    tellers,
  }
}

function stateFor(options: PbsOptions): ModuleState<AslskState, unknown> {
  return {
    begin: () => newMemory(),
    clone: (kept) => copyPlain(kept),
    view: (kept, _, viewer) => (mayKnow(options, viewer) ? kept : null),
    // an opponent knows neither its dice nor its Fire Discipline nor its checks (GAPS F4): to him it is as if nothing had happened yet
    resample: (kept, _, viewer) => {
      if (mayKnow(options, viewer)) return
      const memory = kept as { [field: string]: unknown }
      for (const field of Object.keys(memory)) delete memory[field]
      Object.assign(memory, newMemory())
    },
    read: (description: Plain) => ({ ok: true, value: description }),
  }
}

function newMemory(): Memory {
  return { dice: 0 }
}

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
