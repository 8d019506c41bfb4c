import type { AslskState } from '@firegroup/aslsk'
import { percent } from '../../../play/controller/draft.ts'

/** The risk of a hex in a word: the worst single shot, and whether residual fire lies there. */
export const riskWords = (harm: number, residual: number): string => {
  const shot = harm === 0 ? 'safe' : percent(harm)
  return residual === 0 ? shot : harm === 0 ? 'residual' : `${shot} + residual`
}

/** 8.3.2: nobody knows what those have whom he does not see. */
export const unseenWords = (s: AslskState): string => (s.setting.fog ? ' Enemies whom you can’t see are not counted.' : '')

/** Movement factors from halves: '1½'. */
export const factors = (halves: number): string => {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}
