import { counsel, upfront } from '@firegroup/upfront'
import { computerPlayers } from '../../../test/players.ts'
import { scenarios } from '../../upfront.ts'

computerPlayers(upfront, scenarios, counsel)
