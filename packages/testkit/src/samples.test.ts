import { convoy, patrol } from '@firegroup/kernel/samples'
import { conformance } from './conformance.ts'

conformance(patrol, { scenarios: { short: { length: 4 }, long: { length: 12 } }, maxDecisions: 400 })
conformance(convoy, { scenarios: { standard: {} }, maxDecisions: 200 })
