/** Decisions that end a question without doing anything more. Every system names them by one of these types. */
const ENDS: readonly string[] = ['end', 'done', 'hold', 'pass', 'none']

export const isEnd = (decision: unknown): boolean => ENDS.includes((decision as { readonly type?: string } | null)?.type ?? '')
