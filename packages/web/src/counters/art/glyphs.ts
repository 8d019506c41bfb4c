/** Small signs in one colour, on a grid of 10 about the middle: of tabs and of hex markers. */
import { star } from './figures.ts'

const rays = (count: number, r: number, inner: number): string => {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / count - Math.PI / 2, i % 2 === 0 ? r : inner]
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

const filled = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`
const drawn = (d: string, width = 1.6): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

export const glyphs: { readonly [name: string]: string } = {
  flash: filled(rays(8, 5, 2.1)),
  burst: filled(rays(6, 5, 2.4)),
  'pin-arrow': filled('M-4.6 -4.8H4.6V-2.9H-4.6ZM-1 -1.8H1V1H4L0 5L-4 1H-1Z'),
  triangle: filled('M0 -4.8L5.2 4.6H-5.2ZM-.8 -1.6L-.5 1.6H.5L.8 -1.6ZM-.7 2.3H.7V3.6H-.7Z'),
  drop: filled('M0 -5C2.2 -2 3.7 -.2 3.7 1.7A3.7 3.5 0 0 1 -3.7 1.7C-3.7 -.2 -2.2 -2 0 -5Z'),
  cross: filled('M-1.6 -4.8H1.6V-1.6H4.8V1.6H1.6V4.8H-1.6V1.6H-4.8V-1.6H-1.6Z'),
  spanner: filled('M4.8 -2.6A3.2 3.2 0 0 1 .9 .7L-2.8 4.5A1.5 1.5 0 0 1 -4.8 2.5L-1 -1.2A3.2 3.2 0 0 1 2.4 -4.9L.8 -3.1L1.4 -1.6L3 -1Z'),
  steps: filled(
    'M-3.9 -4.8C-2 -4.8 -1.4 -2.6 -2 -.4L-4.4 -.4C-5 -2.6 -5 -4.8 -3.9 -4.8ZM-4.3 .6H-2.2V2C-2.4 3 -4.1 3 -4.3 2ZM3.2 -3C4.6 -3 4.9 -.8 4.3 1.4H1.9C1.3 -.8 1.6 -3 3.2 -3ZM2 2.4H4.2V3.8C4 4.8 2.2 4.8 2 3.8Z',
  ),
  arrow: filled('M-1.6 -1.5H1V-4.4L5.2 0L1 4.4V1.5H-1.6ZM-3.6 -1.5H-2.4V1.5H-3.6ZM-5.2 -1.5H-4.4V1.5H-5.2Z'),
  hourglass: filled(
    'M-3.8 -5H3.8V-3.8C3.8 -1.9 1.3 -.9 1.3 0C1.3 .9 3.8 1.9 3.8 3.8V5H-3.8V3.8C-3.8 1.9 -1.3 .9 -1.3 0C-1.3 -.9 -3.8 -1.9 -3.8 -3.8Z',
  ),
  prone: filled('M-5 3.4H5V4.6H-5ZM-4.8 2.4C-4.2 .2 -.8 -.6 1.2 -.8L2 -2.4A1.7 1.7 0 1 1 4.6 -.8L4.4 2.4Z'),
  query: `${drawn('M-2.2 -2.2C-2.2 -5.2 2.6 -5.2 2.6 -2.2C2.6 -.4 0 -.2 0 1.6', 1.9)}<circle cx="0" cy="4.1" r="1.15" fill="currentColor"/>`,
  hatch: filled('M0 -4.8A4.8 4.8 0 1 1 0 4.8A4.8 4.8 0 1 1 0 -4.8ZM0 -3.2V0H3.2A3.2 3.2 0 0 0 0 -3.2Z'),
  eye: filled(
    'M-5.4 0C-3.2 -4.4 3.2 -4.4 5.4 0C3.2 4.4 -3.2 4.4 -5.4 0ZM0 -2.4A2.4 2.4 0 1 0 0 2.4A2.4 2.4 0 1 0 0 -2.4ZM0 -1.1A1.1 1.1 0 1 1 0 1.1A1.1 1.1 0 1 1 0 -1.1Z',
  ),
  'eye-shut': drawn('M-5 -1C-2.6 2.6 2.6 2.6 5 -1M-3.6 1.600L-4.8 3.500M0 2.200V4.600M3.6 1.600L4.8 3.5', 1.5),
  stairs: filled('M-5 4.800V2.400H-2.400V0H.2V-2.400H2.800V-4.800H5V4.800Z'),
  sights: drawn('M0 -5V-1.600M0 5V1.600M-5 0H-1.600M5 0H1.6', 1.3) + drawn('M0 -3.400A3.4 3.4 0 1 1 0 3.400A3.4 3.4 0 1 1 0 -3.400Z', 1.1),
  star: filled(star(0, 0.3, 5.4)),
  cloud: filled('M-3.4 3.6A2.5 2.5 0 0 1 -3.7 -1.2A3.6 3.6 0 0 1 2.9 -2.1A2.9 2.9 0 0 1 2.9 3.6Z'),
  swords: drawn('M-4.6 -4.6L2.6 2.6M4.6 -4.6L-2.6 2.6', 1.9) + drawn('M.6 4L4 .6M-.6 4L-4 .6M2.6 2.6L4.6 4.6M-2.6 2.6L-4.6 4.6', 1.2),
  charge: `${filled('M-4.4 -1.4H4.4V4.8H-4.4Z')}${drawn('M1.4 -1.6C1.4 -3.8 3.4 -2.6 3.8 -4.4', 1)}`,
  flame: filled(
    'M.4 -5.4C3.8 -1.6 4 .2 3.9 1.6A3.9 3.6 0 0 1 -3.9 1.6C-3.9 -.2 -2.7 -1 -2.3 -2.8C-1.3 -2.2 -.9 -1.4 -.9 -.6C.3 -1.8 .8 -3.4 .4 -5.4Z',
  ),
  bricks: filled(
    'M-5 -4H-.5V-1.600H-5ZM.5 -4H5V-1.600H.5ZM-5 -.8H-3.200V1.600H-5ZM-2.400 -.8H2.400V1.600H-2.400ZM3.200 -.8H5V1.600H3.200ZM-5 2.400H-.5V4.800H-5ZM.5 2.400H5V4.800H.5Z',
  ),
  rubble: filled('M-5 4.4L-3 -.8L-1 1.8L1.4 -3.6L5 4.4Z'),
  pit: filled('M-5 1H-2.6L-1.8 3H1.8L2.6 1H5V4.8H-5ZM-1.4 -.6H1.4V1.8H-1.4ZM-.4 -4.8H.4V-.6H-.4Z'),
  chain: drawn(
    'M-4.8 0A2.3 2.3 0 0 1 -2.5 -2.3H-1A2.3 2.3 0 0 1 -1 2.3H-2.5A2.3 2.3 0 0 1 -4.8 0ZM4.8 0A2.3 2.3 0 0 0 2.5 -2.3H1A2.3 2.3 0 0 0 1 2.3H2.5A2.3 2.3 0 0 0 4.8 0Z',
    1.7,
  ),
  mud: filled(
    'M-5.2 2.2C-3.6 .6 -2.6 3 -1 1.8C.6 .6 1.6 3 3 1.8C4 1 4.6 1.4 5.2 2V4.8H-5.2ZM-3.4 -3.6A2 2 0 1 1 -3.4 .2ZM.2 -4.6H3.6V.4H.2Z',
  ),
  back: filled('M-5 0L-.6 -4.4V-1.7H4.8V1.7H-.6V4.4Z'),
  shell: filled('M-2.4 4.8V-1.4C-2.4 -3.2 -1 -4.6 0 -5.2C1 -4.6 2.4 -3.2 2.4 -1.4V4.8Z'),
  ring: filled(
    'M0 -4.8A4.8 4.8 0 1 1 0 4.8A4.8 4.8 0 1 1 0 -4.8ZM0 -3.1A3.1 3.1 0 1 0 0 3.1A3.1 3.1 0 1 0 0 -3.1ZM0 -1.3A1.3 1.3 0 1 1 0 1.3A1.3 1.3 0 1 1 0 -1.3Z',
  ),
}
