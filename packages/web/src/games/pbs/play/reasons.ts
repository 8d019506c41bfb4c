/** An answer of the book as rows to be read: only its trace is looked at. */
import { type Note, type PbsDecided, TREES, type TracedRoll, type TraceStep, type TreeNode } from '@firegroup/pbs'

export interface ReasonRow {
  readonly key: string
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
      node: step.node,
      type: node.type,
      question: node.says,
      answer: step.answer,
      rules: rulesOf(node, step),
      roll: step.roll ?? null,
      notes: step.notes ?? [],
      about: who === about ? null : who,
      others: (node.next ?? []).map(({ on }) => on).filter((on) => on !== step.answer && on !== 'always'),
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

/** 'Why did it hold its fire?' */
export function titleOf({ answer }: PbsDecided, where: string): string {
  if (answer === 'hold') return `Why did they hold their fire at ${where}?`
  return answer === 'free' ? `Why is ${where} left to you?` : `Why did they fire at ${where}?`
}

/** How likely the roll was that decided, in words and as a share; null where none was rolled. */
export function chanceOf(trace: readonly TraceStep[]): { readonly words: string; readonly share: number; readonly about: string } | null {
  const last = trace.findLast(({ roll }) => roll !== undefined)
  const need = Number(/at most (-?\d+)/.exec(last?.roll?.need ?? '')?.[1])
  if (!last?.roll || Number.isNaN(need)) return null
  const { dice, drm } = last.roll
  const limit = need - drm.reduce((sum, { value }) => sum + value, 0)
  const of = dice.length === 2 ? 36 : last.roll.need.includes('d6') ? 6 : 10
  const under = dice.length === 2 ? twoDice(limit) : Math.max(0, Math.min(of, limit))
  return { words: `${under} in ${of}`, share: under / of, about: nodeWords(last) }
}

/** Rolls of two dice out of 36 that come to so much or less. */
function twoDice(limit: number): number {
  let count = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= limit) count++
  return count
}

function nodeWords({ node, roll }: TraceStep): string {
  return `${node}: ${roll?.need ?? ''}`
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
