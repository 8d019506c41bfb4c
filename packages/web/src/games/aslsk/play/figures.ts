import { percent } from '../../../play/controller/draft.ts'

/** The risk of a hex in a word: the worst single shot, and whether residual fire lies there. */
export const riskWords = (harm: number, residual: number): string => {
  const shot = harm === 0 ? 'safe' : percent(harm)
  return residual === 0 ? shot : harm === 0 ? 'residual' : `${shot} + residual`
}

/** Movement factors from halves: '1½'. */
export const factors = (halves: number): string => {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}
