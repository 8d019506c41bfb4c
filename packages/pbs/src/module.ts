import type { AslskState } from '@firegroup/aslsk'
import { copyPlain, type ModuleState, type Plain } from '@firegroup/kernel'
import { ID, mayKnow, type PbsModule } from './kept.ts'
import type { Memory } from './memory.ts'
import type { PbsOptions } from './options.ts'
import { refereeAdvice } from './referee/advice.ts'
import { refereeSteps, refereeWindows } from './referee/steps.ts'
import { declareBump } from './vehicles/declare-bump.ts'
import { tellers } from './words.ts'

/** Its memory is there from the start, so that nobody can tell from its being there whether the book was asked. */
export function pbsModule(options: PbsOptions): PbsModule {
  return {
    id: ID,
    title: 'Play Both Sides',
    sentence: 'The defender’s First Fire is decided by the book of Play Both Sides.',
    options,
    state: stateFor(options),
    tellers,
    ...(options.parts.firstFire ? { acts: { move: [declareBump] } } : {}),
    ...(options.parts.hipAreas || options.parts.dummies ? { steps: refereeSteps, windows: refereeWindows } : {}),
    // what is said costs nothing: a computer player leaves it to how its vehicle points
    advice: { ...refereeAdvice, bump: () => -1 },
  }
}

function stateFor(options: PbsOptions): ModuleState<AslskState, unknown> {
  return {
    begin: () => newMemory(),
    clone: (kept) => copyPlain(kept),
    // what is known of counters that may Shift, the wrapper adds (referee/counters.ts)
    view: (kept, _, viewer) => (mayKnow(options, viewer) ? withoutCounters(kept as Memory) : null),
    // an opponent knows neither its dice nor its Fire Discipline nor its checks (GAPS F4): to him it is as if nothing had happened yet
    resample: (kept, _, viewer) => {
      if (mayKnow(options, viewer)) return
      const memory = kept as { [field: string]: unknown }
      const known = { ...newMemory(), ...openly(kept as Memory) }
      for (const field of Object.keys(memory)) delete memory[field]
      Object.assign(memory, known)
    },
    read: (description: Plain) => ({ ok: true, value: description }),
  }
}

function withoutCounters({ dummies: _, ...memory }: Memory): Plain {
  return memory as unknown as Plain
}

/** PBS-OFT-09: that a vehicle may fire no more on the move it is told itself, by the refusal; PBS-DEF-11: what was said, everybody has heard. */
function openly({ mph, bump }: Memory): Partial<Memory> {
  const said = bump ? { bump } : {}
  return mph?.still === undefined
    ? said
    : { ...said, mph: { turn: mph.turn, attacker: mph.attacker, scoutChecks: [], oftc: [], still: mph.still } }
}

function newMemory(): Memory {
  return { dice: 0 }
}
