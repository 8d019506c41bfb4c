import type { AslskState } from '@firegroup/aslsk'
import type { Module } from '@firegroup/aslsk/queries'
import { copyPlain, keep, keptBy, type ModuleState, type Plain, type Viewer } from '@firegroup/kernel'
import type { Memory } from './memory.ts'
import type { PbsOptions } from './options.ts'
import { tellers } from './words.ts'

/** The procedure as a module of the game that it plays: what it remembers lies in `state.modules.pbs`, how it is played in the setting. */
export interface PbsModule extends Module {
  readonly options: PbsOptions
}

const ID = 'pbs'

/** Nothing is kept before the procedure is first asked: until then the state is the plain game's. */
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
    begin: () => undefined,
    clone: (kept) => copyPlain(kept),
    view: (kept, _, viewer) => (mayKnow(options, viewer) ? kept : null),
    // an opponent knows neither its dice nor its Fire Discipline nor its checks (GAPS F4): to him it is as if nothing had happened yet
    resample: (_, s, viewer) => {
      if (!mayKnow(options, viewer)) keep(s, { id: ID }, undefined)
    },
    read: (description: Plain) => ({ ok: true, value: description }),
  }
}

/** Who may look into the memory: whoever the book plays; in both-sides mode everyone. */
export function mayKnow({ mode, sides }: PbsOptions, viewer: Viewer): boolean {
  return mode === 'bothSides' || (sides as readonly string[]).includes(viewer)
}

/** The procedure's module, where it is on. */
export function pbsOf(s: AslskState): PbsModule | undefined {
  return s.setting.modules.find((module): module is PbsModule => module.id === ID)
}

/** What the procedure remembers; begun when it is first asked for. */
export function memoryOf(s: AslskState): Memory {
  const kept = keptBy<Memory>(s, { id: ID })
  if (kept) return kept
  const memory: Memory = { dice: 0 }
  keep(s, { id: ID }, memory)
  return memory
}
