import { OBSERVER, type Viewer } from '@firegroup/kernel'
import { badInput } from './errors.ts'
import type { ListedSystem } from './systems.ts'

export interface ViewerOptions {
  readonly seat?: string
  readonly observer?: boolean
}

/** Whose eyes to look through; null = everything is shown. */
export function viewerOf({ seat, observer }: ViewerOptions, system: ListedSystem): Viewer | null {
  if (seat !== undefined && observer) throw badInput('Give either --seat or --observer, not both.')
  if (observer) return OBSERVER
  if (seat === undefined) return null
  if (!system.seats.includes(seat)) throw badInput(`There is no seat '${seat}' in ${system.id}; its seats are ${system.seats.join(', ')}.`)
  return seat
}
