/** National signs, about a point in the middle, 15 wide. */
import { star } from './figures.ts'

const disc = (r: number, fill: string): string => `<circle r="${r}" fill="${fill}"/>`
const flag = (field: string, marks: string): string => `<rect x="-7.5" y="-5.6" width="15" height="11.2" rx="1" fill="${field}"/>${marks}`

export const roundels: { readonly [name: string]: string } = {
  'bar-cross':
    '<path fill="var(--deep)" d="M-3.4 -7.6H3.4V-3.4H7.6V3.4H3.4V7.6H-3.4V3.4H-7.6V-3.4H-3.4Z"/><path fill="#fff" d="M-1.7 -7.6H1.7V-1.7H7.6V1.7H1.7V7.6H-1.7V1.7H-7.6V-1.7H-1.7Z"/>',
  'red-star': `<path fill="#9c1f1f" d="${star(0, 0.4, 8)}"/>`,
  'white-star': `<circle r="7.6" fill="var(--deep)"/><path fill="#fff" d="${star(0, 0.3, 6.2)}"/>`,
  'blue-target': disc(7.6, '#2f4d86') + disc(5.2, '#fff') + disc(2.6, '#a8322a'),
  'red-target': disc(7.6, '#a8322a') + disc(5.2, '#fff') + disc(2.6, '#2f4d9a'),
  'green-bars': flag(
    '#fff',
    '<rect x="-7.5" y="-5.6" width="5" height="11.2" fill="#3e7a45"/><rect x="2.5" y="-5.6" width="5" height="11.2" fill="#b03a30"/>',
  ),
  sun: flag('#fff', disc(3.9, '#b5261e')),
  'blue-cross': flag('#fff', '<path fill="#2c4f9e" d="M-4 -5.6H-.6V-1.7H7.5V1.7H-.6V5.6H-4V1.7H-7.5V-1.7H-4Z"/>'),
  diamond: '<path fill="var(--deep)" d="M0 -7.6L6.6 0L0 7.6L-6.6 0Z"/>',
  ring: '<circle r="5.8" fill="none" stroke="var(--deep)" stroke-width="2.6"/>',
}
