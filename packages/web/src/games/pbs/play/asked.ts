/** Who was asked, in order, as the board shows it: only the trace is looked at. */
import type { PbsDecided, TraceStep } from '@firegroup/pbs'
import { QUESTIONS, wayWords } from './questions.ts'

export interface Asked {
  readonly hex: number
  /** 'C6' */
  readonly who: string
  /** Its steps in the trace. */
  readonly from: number
  readonly to: number
  /** Why it came to nothing, or that it fires: 'holds, 7 against 7'. */
  readonly words: string
  readonly fires: boolean
}

/** Everybody whom the walk was about, each once a visit. */
export function askedOf({ trace }: PbsDecided): readonly Asked[] {
  const found: Asked[] = []
  for (let i = 0; i < trace.length; i++) {
    const { at, about } = trace[i]!
    // between two of them the walk is still said to be about the one before
    if (at === undefined || about === undefined || (i > 0 && !(isNext(trace[i]!) && trace[i]!.answer === 'yes'))) continue
    let to = i
    while (trace[to + 1]?.about === about && !isNext(trace[to + 1]!)) to++
    const own = trace.slice(i, to + 1)
    const fires = own.some(({ node }) => FIRES.includes(node))
    found.push({ hex: at, who: about, from: i, to, words: fires ? 'fires' : whyNot(own), fires })
    i = to
  }
  return found
}

const FIRES: readonly string[] = ['I30', 'O19', 'R3', 'M4']
/** Nodes at which the next one is looked for. */
const isNext = ({ node }: TraceStep): boolean => node === 'I1' || node === 'O1' || node === 'M0' || node === 'R1'

/** What its last test or roll came to. */
function whyNot(steps: readonly TraceStep[]): string {
  const last = steps.findLast(({ node, roll, answer }) => roll !== undefined || (QUESTIONS[node] !== undefined && answer === 'no'))
  if (!last) return 'asked'
  if (last.node === 'I5') return 'out of its range'
  if (last.node === 'I9' || last.node === 'I26') return 'too little firepower'
  if (last.roll) return `holds: ${last.roll.total}, ${last.roll.need}`
  return `${QUESTIONS[last.node]} ${wayWords(last.node, last.answer)}`
}

/** The Activation Range that a step has worked out, and how far away the mover was; null where it has not. */
export function activationOf({ notes }: TraceStep): { readonly range: number; readonly away: number } | null {
  const value = (rule: string) => notes?.find((each) => each.rule === rule)?.value
  const [range, away] = [value('PBS-FD-11'), value('PBS-SOP-16')]
  return typeof range === 'number' && typeof away === 'number' ? { range, away } : null
}

/** Hexes that a step names, as their names: threatened Victory Locations, the hex that a vehicle means to enter. */
export function namedBy({ notes = [] }: TraceStep): readonly string[] {
  const rules = ['PBS-DEF-20', 'PBS-DEF-10']
  return notes.flatMap(({ rule, value }) => (rules.includes(rule) && value !== 'no' ? String(value).split(', ') : []))
}
