import { aslsk, counsel } from '@firegroup/aslsk'
import { computerPlayers } from '../../../test/players.ts'
import { scenarios } from '../../aslsk.ts'

computerPlayers(aslsk, scenarios, counsel)
