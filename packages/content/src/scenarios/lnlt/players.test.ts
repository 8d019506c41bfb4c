import { counsel, lnlt } from '@firegroup/lnlt'
import { computerPlayers } from '../../../test/players.ts'
import { scenarios } from '../../lnlt.ts'

computerPlayers(lnlt, scenarios, counsel)
