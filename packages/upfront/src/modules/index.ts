import { entrenchments } from './entrenchments/index.ts'
import type { UpfrontModule } from './module.ts'

/** The optional rules that a scenario may turn on by name. */
export const MODULES: readonly UpfrontModule[] = [entrenchments]
