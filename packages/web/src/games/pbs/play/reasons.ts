/** An answer of the book as rows to be read: only its trace is looked at. */
import { type Note, type PbsDecided, TREES, type TracedRoll, type TraceStep, type TreeNode } from '@firegroup/pbs'
import { QUESTIONS, wayWords } from './questions.ts'

export interface ReasonRow {
  readonly key: string
  /** Which step of the trace. */
  readonly step: number
  /** 'I13' */
  readonly node: string
  readonly type: TreeNode['type']
  readonly question: string
  readonly answer: string
  readonly rules: readonly string[]
  readonly roll: TracedRoll | null
  readonly notes: readonly Note[]
  /** Whom it is about, where that is new. */
  readonly about: string | null
  /** Ways that were not taken. */
  readonly others: readonly string[]
}

/** Nodes that say something: whatever rolled, looked at something, asked something of a firer, or ended it. */
export function rowsOf(trace: readonly TraceStep[]): readonly ReasonRow[] {
  const rows: ReasonRow[] = []
  let about: string | null = null
  for (const [i, step] of trace.entries()) {
    const node = TREES.get(step.tree)?.nodes.get(step.node)
    if (!node || !isTold(node, step)) continue
    const who = step.about ?? null
    rows.push({
      key: `${i} ${step.node}`,
      step: i,
      node: step.node,
      type: node.type,
      question: QUESTIONS[step.node] ?? node.says,
      answer: wayWords(step.node, step.answer),
      rules: rulesOf(node, step),
      roll: step.roll ?? null,
      notes: step.notes ?? [],
      about: who === about ? null : who,
      others: (node.next ?? []).flatMap(({ on }) => (on === step.answer || on === 'always' ? [] : [wayWords(step.node, on)])),
    })
    about = who
  }
  return rows
}

function isTold({ type, id }: TreeNode, { roll, notes, tree }: TraceStep): boolean {
  if (roll || notes || type === 'end') return true
  return type === 'test' && tree !== 'first-fire' && id !== 'I1' && id !== 'O1'
}

/** Those that it named itself, else those of the tree. */
function rulesOf({ rules }: TreeNode, { notes, roll }: TraceStep): readonly string[] {
  const named = [...(notes ?? []).map(({ rule }) => rule), ...(roll?.drm ?? []).map(({ rule }) => rule)]
  return [...new Set(named.length > 0 ? named : (rules ?? []).slice(0, 3))]
}

/** 'Why did C6 hold its fire?': whoever came nearest to firing, or all of them. */
export function titleOf({ answer, trace }: PbsDecided, where: string): string {
  if (answer === 'free') return `Why is ${where} left to you?`
  const who = decisive(trace)?.about ?? trace.findLast(({ about }) => about !== undefined)?.about
  if (answer === 'hold') return who ? `Why did ${who} hold its fire?` : `Why does nobody fire at ${where}?`
  return who ? `Why did ${who} fire?` : `Why did they fire at ${where}?`
}

/** The last roll of a firer: Fire Discipline decides nothing by itself. */
function decisive(trace: readonly TraceStep[]): TraceStep | undefined {
  return trace.findLast(({ roll, tree }) => roll !== undefined && tree !== 'first-fire')
}

/** How likely the roll was that decided, in words and as a share; null where none was rolled. */
export function chanceOf(trace: readonly TraceStep[]): { readonly words: string; readonly share: number; readonly about: string } | null {
  const last = decisive(trace)
  const need = Number(/at most (-?\d+)/.exec(last?.roll?.need ?? '')?.[1])
  if (!last?.roll || Number.isNaN(need)) return null
  const { dice, drm } = last.roll
  const limit = need - drm.reduce((sum, { value }) => sum + value, 0)
  const of = dice.length === 2 ? 36 : last.roll.need.includes('d6') ? 6 : 10
  const under = dice.length === 2 ? twoDice(limit) : Math.max(0, Math.min(of, limit))
  // who passes the fire check holds
  const fires = last.node === 'I13' ? of - under : under
  return { words: `${fires} in ${of}`, share: fires / of, about: last.node === 'I13' ? 'to fire' : (QUESTIONS[last.node] ?? 'to go on') }
}

/** Rolls of two dice out of 36 that come to so much or less. */
function twoDice(limit: number): number {
  let count = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= limit) count++
  return count
}

/** The whole of it as text, for the clipboard. */
export function textOf(trace: readonly TraceStep[]): string {
  return rowsOf(trace).map(wordsOf).join('\n')
}

/** One row read aloud: 'I13, fire check: 5 and 3, minus 1, makes 7; at most 7: holds.' */
export function wordsOf({ node, question, answer, roll, notes, about }: ReasonRow): string {
  const who = about ? `${about}. ` : ''
  const looked = notes.map(({ label, value }) => `${label}: ${value}`).join('; ')
  const rolled = roll ? rollWords(roll) : ''
  return `${who}${node}, ${question}: ${[looked, rolled, answer].filter((each) => each !== '').join('. ')}.`
}

export function rollWords({ dice, drm, total, need }: TracedRoll): string {
  const added = drm.map(({ label, value }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${label}`).join(', ')
  return `${dice.join(' and ')}${added === '' ? '' : `, ${added}`}, makes ${total}; ${need}`
}
