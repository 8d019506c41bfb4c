/** Support weapons from the side, muzzle to the left, on the counter's grid of 100 between the name and the band. */
const solid = 'fill="var(--deep)"'
const bar = (width: number): string =>
  `fill="none" stroke="var(--deep)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const rifleStock = 'L76 36.4L87.6 38.8L89 46.4C84 48.6 80 47.4 76.4 44.6L62 43'
const bipod = `<path ${bar(2.4)} d="M25 40L20.6 51M26.4 40L32.4 51.6"/>`
const tripod = `<path ${bar(3.6)} d="M50 46L32.4 58.6M51 46L45 58.6M52 46L70 58.6"/><path ${solid} d="M46 43H56L53.6 50H48.4Z"/>`
const wheels = `<circle cx="44" cy="52" r="7.4" ${bar(2.8)}/><path ${bar(1.6)} d="M44 45V59M37 52H51"/><path ${bar(2.8)} d="M46 50L70 57"/><path ${solid} d="M39 43H49L46 52H42Z"/>`
/** A barrel in its bare sleeve, with front sight. */
const thinBarrel = `<path ${solid} d="M10 36.6H14V34.6H16V36.6H40V40.6H10Z"/>`
const jacket = `<path ${solid} d="M9 35.8H13V33.4H41V43.6H13V39.8H9Z"/>`
const receiver = `<path ${solid} d="M40 33.4H64V43.8H40Z"/><path ${solid} d="M47 30.4H53.6V34H47Z"/>`
const spadeGrips = `<path ${bar(2.6)} d="M64 36H71M64 41.4H71M71 34.6V43"/>`

/** A tube on its back plate and two legs. */
const mortar = `<path ${bar(6.4)} d="M27 22.6L55 53"/><path ${bar(3)} d="M37 33.6L30 57M39 35L47 57.6"/><path ${solid} d="M49 54H66L62 59H45Z"/>`

export const weaponArt: { readonly [name: string]: string } = {
  MTR: mortar,
  RKT: `<path ${solid} d="M9 35.4H13V33.6H84V41H13V39.6H9Z"/><path ${solid} d="M30 41H36L34.6 50.4H30.6ZM52 41H58L60 52H54.6Z"/><path ${solid} d="M84 32L91 29.6V45L84 42.6Z"/>`,
  ATR: `${bipod}<path ${solid} d="M6 37.4H10V35.6H12.4V37.4H40V35.6H62${rifleStock}H40V41H6Z"/><path ${solid} d="M56 42.4H61L59.4 51H55.4Z"/>`,
  MOL: `<path ${solid} d="M44 34C44 31 46.4 30 46.4 27V23H53.6V27C53.6 30 56 31 56 34V57C56 60 44 60 44 57Z"/><path fill="var(--halo)" opacity=".55" d="M46.6 40H53.400V52H46.600Z"/><path fill="#b4432b" d="M50 22C45.6 19.6 48 14.6 51 12.600C50.6 15 54.6 15.6 54 19.200C53.6 21.2 52 22 50 22Z"/>`,
  LMG: `${bipod}<path ${solid} d="M10 36.8H13V34.6H15V36.8H36V34.6H62${rifleStock}H36V40.6H10Z"/><circle cx="45.6" cy="45.4" r="5" ${solid}/><path ${solid} d="M56 42.4H61L59.4 51H55.4Z"/>`,
  'LMG-pan': `${bipod}<path ${solid} d="M10 37H12.6V35H14.6V37H36V35.4H62${rifleStock}H36V41H10Z"/><path ${solid} d="M36 30.6C40 29 56 29 60 30.6V33.4C56 34.6 40 34.6 36 33.4Z"/><path ${solid} d="M56 42.4H61L59.4 51H55.4Z"/>`,
  'LMG-top': `${bipod}<path ${solid} d="M10 37H12.6V35H14.6V37H36V35.4H62${rifleStock}H36V41H10Z"/><path ${solid} d="M41 36C41.6 31.4 43.8 28.2 47 26.4L53 28.2C50.4 30.4 49 32.8 48.8 36Z"/><path ${solid} d="M56 42.4H61L59.4 51H55.4Z"/>`,
  'LMG-box': `${bipod}<path ${solid} d="M10 37.2H13V35.2H15V37.2H36V35.4H62${rifleStock}H36V41H10Z"/><path ${solid} d="M42.6 42.4H50.4L49.6 52H42.2Z"/><path ${solid} d="M56 42.4H60.4L59 50H55.4Z"/>`,
  MMG: `${tripod}${thinBarrel}<path ${solid} d="M37.6 34.2H64V35L${rifleStock.slice(1)}H37.6Z"/><path ${solid} d="M36 30.4H45V33.4H36Z"/>`,
  'MMG-jacket': `${tripod}${jacket}${receiver}${spadeGrips}`,
  'MMG-wheels': `${wheels}${jacket}${receiver}${spadeGrips}<path ${solid} d="M34.8 27H38.8V46.4H34.8Z"/>`,
  HMG: `${tripod}${thinBarrel}<path ${solid} d="M22 34.6H40V43H22Z"/>${receiver}${spadeGrips}<path ${bar(2.6)} d="M40 43.6L30 50"/>`,
  'HMG-bare': `${tripod}<path ${solid} d="M8 35.6H12.4V36.8H30V40H12.4V41.2H8Z"/><path ${solid} d="M30 34.8H42V42.6H30Z"/>${receiver}${spadeGrips}`,
  'HMG-wheels': `${wheels}<path ${solid} d="M8 35.4H12.4V36.6H34V41H12.4V42.2H8Z"/>${receiver}${spadeGrips}<path ${solid} d="M30.6 25.6H35V47H30.6Z"/>`,
  FT: `<path ${solid} d="M56 28.4C56 24.4 65.4 24.4 65.4 28.4V50C65.4 54 56 54 56 50Z"/><path ${solid} d="M69 28.4C69 24.4 78.4 24.4 78.4 28.4V50C78.4 54 69 54 69 50Z"/><path ${bar(2.2)} d="M60.8 53C60.8 58.4 48 59.6 43.4 50"/><path ${bar(4)} d="M44.6 50.6L21.4 36"/><path ${solid} d="M33.6 44.6L31 50L34.6 51.6L38 46.6Z"/><path fill="#b4432b" d="M21 36.8C17.6 38 12.2 36.6 10.4 30.4C13.4 31.4 13.6 29.6 12.8 27C17 28.2 21.6 31.6 22 35Z"/><path fill="#e8a13a" d="M19.6 35.4C17.4 35.6 15 34.4 14.2 31.6C16.8 31.6 19 33 20 34.6Z"/>`,
  DC: `<rect x="31" y="35" width="38" height="24" rx="2" ${solid}/><path fill="none" stroke="var(--halo)" stroke-width="1.2" stroke-opacity=".65" d="M43.6 35V59M56.4 35V59M31 47H69"/><path ${bar(2)} d="M58 35C58 27 66 31.6 66.4 26"/><path fill="#b4432b" d="${burst(67, 22.6, 5.6)}"/>`,
}

function burst(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 8, i % 2 === 0 ? r : r * 0.45]
    return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
