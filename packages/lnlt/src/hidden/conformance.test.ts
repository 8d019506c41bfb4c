import { conformance } from '@firegroup/testkit'
import { ambush } from '../../test/hidden.ts'
import { lnlt } from '../system.ts'

conformance(lnlt, { scenarios: { ambush: ambush() }, maxDecisions: 6000, games: 2 })
