/** What a page and the server say to each other at a table, in both directions. Everything that comes in is checked against this before it is heard. */
import { type Described, type Origin, oneOf, optional, type Problem, plain, type Schema, text, variants } from '@firegroup/kernel'
import type { FromTable } from '@firegroup/table'
import type { TableView } from './table-view.ts'

const part: Schema<string> = text({ pattern: /^[0-9a-f]{64}$/, what: '64 hexadecimal digits' })

/** The longest line of chat. */
const LONGEST_LINE = 500
/** The largest frame, in bytes. */
export const LARGEST_FRAME = 256 * 1024

export const frameSchema = variants({
  /** What a chair says to its table: checked there. */
  chair: { say: plain() },
  ready: { commitment: part },
  notReady: {},
  tell: { nonce: part },
  chat: { text: text({ max: LONGEST_LINE, pattern: /\S/, what: 'a line of text' }), room: optional(oneOf('seats', 'watchers')) },
})

export type Frame = Described<typeof frameSchema>

export type Told =
  | { readonly type: 'table'; readonly table: TableView }
  | { readonly type: 'match'; readonly system: string; readonly origin: Origin; readonly seats: readonly string[] }
  | { readonly type: 'chair'; readonly message: FromTable }
  | {
      readonly type: 'chat'
      readonly number: number
      readonly from: string
      readonly room: string
      readonly text: string
      readonly said: string
    }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
