import { conformance } from '@firegroup/testkit'
import { ambush, tankAmbush } from '../../test/hidden.ts'
import { lnlt } from '../system.ts'

conformance(lnlt, { scenarios: { ambush: ambush(), 'tank ambush': tankAmbush() }, maxDecisions: 6000, games: 2 })
