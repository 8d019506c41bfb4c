import type { AslskEvent, AslskState, Side } from '@firegroup/aslsk'
import { AslskTable, readScript, situationOf, stepOf, type TableOptions } from '@firegroup/aslsk/testing'
import type { System } from '@firegroup/kernel'
import { type PbsChoice, type PbsDecided, pbs, type TraceStep } from '../src/index.ts'

export interface PbsTableOptions extends TableOptions {
  readonly pbs?: Partial<PbsChoice>
}

/**
 * A table at which the book plays the axis side, in the allied MPh unless told otherwise; its dice stand in the script where they are rolled, among the
 * game's. What an entry of the text may say is in aslsk/test/script.ts.
 */
export function bookTable(text: string, { pbs: choice, ...options }: PbsTableOptions = {}): BookTable {
  const script = readScript(text)
  const mode = choice?.mode ?? 'opponent'
  const side: { side?: Side } = mode === 'opponent' ? { side: 'axis' } : {}
  const situation = situationOf(script, { phase: 'movement', attacker: 'allied', ...options })
  return new BookTable(script, { ...situation, pbs: { mode, ...side, ...choice } } as typeof situation)
}

export class BookTable extends AslskTable {
  constructor(script: ReturnType<typeof readScript>, situation: ReturnType<typeof situationOf>) {
    super(script, situation, pbs as unknown as System<AslskState, AslskEvent>)
  }

  /** These units go there; the dice of the book and of the game follow. */
  go(units: string, to: string, words: Parameters<typeof stepOf>[3] = {}): this {
    this.answer('move', stepOf(this, units, to, words))
    return this
  }

  /** What the book has decided so far, in order. */
  get decided(): PbsDecided[] {
    return this.game.events.map(({ event }) => event as unknown as PbsDecided).filter(({ type }) => type === 'pbsDecided')
  }

  /** The answers so far: 'fire', 'hold'. */
  get answers(): string[] {
    return this.decided.map(({ answer }) => answer)
  }

  /** The last walk, as 'I5 yes' for each node. */
  get path(): string[] {
    return this.trace.map(({ node, answer }) => `${node} ${answer}`)
  }

  get trace(): readonly TraceStep[] {
    return this.decided.at(-1)!.trace
  }

  /** The last visit of a node in all walks so far. */
  visit(node: string): TraceStep {
    const found = this.decided.flatMap(({ trace }) => trace).findLast((step) => step.node === node)
    if (!found) throw new Error(`The node ${node} was never visited: ${this.path.join(', ')}`)
    return found
  }

  /** The drm of the last roll at a node, by rule. */
  drm(node: string): { readonly [rule: string]: number } {
    const sums: { [rule: string]: number } = {}
    for (const { rule, value } of this.visit(node).roll?.drm ?? []) sums[rule] = (sums[rule] ?? 0) + value
    return sums
  }

  /** The script ends here, with whatever is asked. */
  end(): void {
    this.asks(this.asked.seat, this.asked.kind).done()
  }
}
