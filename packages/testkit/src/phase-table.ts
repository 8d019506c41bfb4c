import type { GameEvent } from '@firegroup/kernel'
import { ScriptedTable } from './scripted-table.ts'

/** A state that knows where it is in the sequence of play. */
export interface Phased {
  readonly phase: string
  readonly step: string
}

const PASSING = new Set(['pass', 'done', 'end', 'stop', 'hold', 'decline', 'no'])

/** A scripted table of a system with phases: who is asked, answering and passing in few words. */
export class PhaseTable<S extends Phased, E extends GameEvent> extends ScriptedTable<S, E> {
  get state(): S {
    return this.game.state
  }

  /** Who is asked what now; the first of several. */
  get asked(): { readonly seat: string; readonly kind: string } {
    const [open] = this.game.open
    if (!open) throw new Error('Nobody is asked anything.')
    return { seat: open.seat, kind: open.question.kind }
  }

  /** Whoever is asked this kind of question decides. */
  answer(kind: string, decision: unknown): this {
    const open = this.game.open.find(({ question }) => question.kind === kind)
    return this.decide(open?.seat ?? this.asked.seat, kind, decision)
  }

  /** The candidates of the open question. */
  candidates(): unknown[] {
    return [...(this.game.open[0]?.question.candidates() ?? [])]
  }

  /** Whoever is asked does nothing: the answer that has nothing but a type of pass, done, end, stop or hold. */
  pass(kind?: string): this {
    const { seat, kind: asked } = this.asked
    const nothing = this.candidates().find(isPass)
    if (nothing === undefined) throw new Error(`${seat} can't pass when asked '${asked}'.`)
    return this.decide(seat, kind ?? asked, nothing)
  }

  /** Everyone passes until this kind of question is asked. */
  passUntil(kind: string): this {
    for (let i = 0; i < 500 && this.asked.kind !== kind; i++) this.pass()
    if (this.asked.kind !== kind) throw new Error(`Nobody is ever asked '${kind}'.`)
    return this
  }

  /** Everyone passes until this phase, or step, is reached (and somebody is asked something in it or after it). */
  passTo(phaseOrStep: string): this {
    const here = () => this.state.phase === phaseOrStep || this.state.step === phaseOrStep
    for (let i = 0; i < 500 && !here() && this.game.open.length > 0; i++) this.pass()
    if (!here()) throw new Error(`The game never stops in '${phaseOrStep}'.`)
    return this
  }
}

function isPass(decision: unknown): boolean {
  return typeof decision === 'object' && decision !== null && PASSING.has((decision as { type: string }).type)
}
