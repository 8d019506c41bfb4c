import type { AslskEvent, AslskState, Side } from '@firegroup/aslsk'
import { AslskTable, readScript, situationOf, stepOf, type TableOptions } from '@firegroup/aslsk/testing'
import type { System } from '@firegroup/kernel'
import type { PbsReferee } from '../src/events.ts'
import { memoryOf, type PbsChoice, type PbsDecided, pbs, type TraceStep } from '../src/index.ts'
import type { DummyMemory, HipStack } from '../src/memory.ts'

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
  const situation = withAcquired(situationOf(script, { phase: 'movement', attacker: 'allied', ...options }))
  return new BookTable(script, { ...situation, pbs: { mode, ...side, ...choice } } as typeof situation)
}

/** Whoever stands in an acquired hex is what is acquired there. */
function withAcquired(situation: ReturnType<typeof situationOf>): ReturnType<typeof situationOf> {
  const units = situation.units ?? []
  const weapons = situation.weapons?.map((weapon) => {
    const { acquired } = weapon
    if (!acquired) return weapon
    return { ...weapon, acquired: { ...acquired, units: units.flatMap(({ at }, id) => (at === acquired.at ? [id] : [])) } }
  })
  return weapons ? { ...situation, weapons } : situation
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

  /** The vehicle called 'tank' does something in its MPh. */
  drives(type: string, words: object = {}): this {
    return this.answer('move', { type, unit: this.unit('tank'), ...words })
  }

  /** The dice that fall next, roll by roll, each with its name: the book's and the game's in the order in which they are rolled, no other and none more. */
  thrown(...rolls: readonly (readonly [label: string, ...faces: number[]])[]): this {
    for (const [label, ...faces] of rolls) {
      const { wanted } = this
      if (!wanted?.endsWith(label)) throw new Error(`The script throws '${label}', and what is rolled is '${wanted ?? 'nothing'}'.`)
      this.rolls(...faces)
    }
    if (this.wanted !== null) throw new Error(`The script throws nothing for '${this.wanted}'.`)
    return this
  }

  /** What is rolled next; null where the script has dice for all that is. */
  get wanted(): string | null {
    try {
      this.game
      return null
    } catch (error) {
      const label = /gives no result for: (.*)\.\n/.exec((error as Error).message)?.[1]
      if (label === undefined) throw error
      return label
    }
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

  /** The first visit of a node. */
  first(node: string): TraceStep {
    const found = this.decided.flatMap(({ trace }) => trace).find((step) => step.node === node)
    if (!found) throw new Error(`The node ${node} was never visited: ${this.path.join(', ')}`)
    return found
  }

  /** All nodes that were visited, in order. */
  get nodes(): string[] {
    return this.decided.flatMap(({ trace }) => trace.map(({ node }) => node))
  }

  /** What was decided, in words. */
  get whats(): string[] {
    return this.decided.flatMap(({ what }) => (what === '' ? [] : [what]))
  }

  /** What the last visit of a node has noted under this label. */
  note(node: string, label: string): number | string | undefined {
    return this.visit(node).notes?.find((each) => each.label === label)?.value
  }

  /** The drm of the last roll at a node, by rule. */
  drm(node: string): { readonly [rule: string]: number } {
    const sums: { [rule: string]: number } = {}
    for (const { rule, value } of this.visit(node).roll?.drm ?? []) sums[rule] = (sums[rule] ?? 0) + value
    return sums
  }

  /** How many of its own dice the book has rolled. */
  get dice(): number {
    return memoryOf(this.state).dice
  }

  /** Stacks that are still hidden in an area. */
  get hidden(): readonly HipStack[] {
    return memoryOf(this.state).hip!.stacks
  }

  /** Counters that are nobody, or may Shift. */
  get counters(): DummyMemory {
    return memoryOf(this.state).dummies!
  }

  /** By how many hexspines a die has turned the Gun that was revealed last. */
  get turned(): number {
    return this.game.events
      .flatMap(({ event }) => ((event as { type: string }).type === 'pbsReferee' ? [event as unknown as PbsReferee] : []))
      .at(-1)!.value
  }

  /** What modified the last shot that had to hit. */
  get casesOfShot(): string[] {
    const shots = this.game.events.flatMap(({ event }) => (event.type === 'toHit' ? [event] : []))
    return shots.at(-1)!.groups.flatMap(({ modifiers }) => modifiers.map(({ label }) => label))
  }

  /** The script ends here, with whatever is asked. */
  end(): void {
    this.asks(this.asked.seat, this.asked.kind).done()
  }
}
