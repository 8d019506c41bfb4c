/** What comes with Up Front: scenarios; its ground is in the cards. */
import { freezePlain } from '@firegroup/kernel'
import type { Scenario } from '@firegroup/upfront'
import { byId } from './by-id.ts'

/** Frozen, so that games share what is made of them. */
export const scenarios: readonly Scenario[] = freezePlain([])

export const scenario: (id: string) => Scenario = byId('scenario', scenarios)
