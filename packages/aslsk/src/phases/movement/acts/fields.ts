import { integer, listOf, oneOf, optional, text } from '@firegroup/kernel'
import type { DeclaredMode } from '../step.ts'

/** The fields of the decisions of the MPh. */
export const id = integer(0, 9999)
export const ids = listOf(id, { min: 1, max: 40 })
export const hex = text({ max: 24 })
/** A hexspine to which something is turned. */
export const spine = optional(integer(0, 5))
export const mode = optional(oneOf('assault', 'double'))

/** How units move, after what they do. */
export function pace(declared: DeclaredMode | undefined): string {
  if (declared === undefined) return ''
  return declared === 'assault' ? ' by Assault Movement' : ' at Double Time'
}
