import { aslsk, counsel } from '@firegroup/aslsk'
import { steadyToTheEnd } from '../../../test/steadiness.ts'
import { scenario } from '../../aslsk.ts'

steadyToTheEnd(aslsk, scenario('first-light'), counsel)
