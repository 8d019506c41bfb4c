/**
 * Busts, helmets and caps as SVG on the counter's grid of 100, x counted from the middle. Colours are the counter's own: --base, --figure, --deep,
 * and --halo, the light line that keeps one man apart from the next.
 */
const deep = 'fill="var(--deep)" stroke="var(--halo)" stroke-width="1.5" paint-order="stroke"'
const light = 'fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.3" stroke-linecap="round"'
const line = 'fill="none" stroke="var(--halo)" stroke-opacity=".55" stroke-width=".9"'
const pale = 'fill="var(--halo)"'

const shine = `<path ${light} d="M-7.2 28.2C-6.8 24.8 -4.4 22.8 -1.4 22.4"/>`

const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    const reach = i % 2 === 0 ? r : r * 0.42
    return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

export const bust = `
<path fill="var(--figure)" stroke="var(--halo)" stroke-width="2.4" paint-order="stroke" d="M-20 62.4C-20 53.8 -15.4 49.8 -7.6 47.2L-4.8 43.5H4.8L7.6 47.2C15.4 49.8 20 53.8 20 62.4Z"/>
<path fill="var(--deep)" opacity=".5" d="M-6.9 46.7L0 53L6.9 46.7L4.4 42.6H-4.4Z"/>
<path fill="none" stroke="var(--deep)" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round" d="M-13.8 54L-8.2 60.2M-7.4 57.4V61.6M13.8 54L8.2 60.2M7.4 57.4V61.6"/>
<path fill="var(--skin)" stroke="var(--deep)" stroke-width="1.1" d="M-8.2 30V37.2C-8.2 43 -4.4 46.7 0 46.7C4.4 46.7 8.2 43 8.2 37.2V30Z"/>
<path fill="var(--deep)" opacity=".3" d="M-7.6 30V37.4C-3 34.9 3 34.9 7.6 37.4V30Z"/>`

export const helmets: { readonly [name: string]: string } = {
  flared: `<path ${deep} d="M-9.7 31.4C-10.6 24.4 -6.6 20.3 0 20.3C6.6 20.3 10.6 24.4 9.7 31.4L13.6 38.9C12.2 40 10.6 39 9.9 36.8L8.6 33C3.2 31 -3.2 31 -8.6 33L-9.9 36.8C-10.6 39 -12.2 40 -13.6 38.9Z"/>${shine}`,
  round: `<path ${deep} d="M-10.9 32.6C-11.6 24 -6.8 19.9 0 19.9C6.8 19.9 11.6 24 10.9 32.6C12.2 33.8 12 35.2 10.4 35C4 33.2 -4 33.2 -10.4 35C-12 35.2 -12.2 33.8 -10.9 32.6Z"/>${shine}<path ${pale} d="${star(0, 27.4, 3.3)}"/>`,
  netted: `<path ${deep} d="M-11.4 33.2C-12 23.8 -7 19.6 0 19.6C7 19.6 12 23.8 11.4 33.2C12.8 34.2 12.6 35.8 11 35.6C4.4 33.6 -4.4 33.6 -11 35.6C-12.6 35.8 -12.8 34.2 -11.4 33.2Z"/><path ${line} d="M-11 31.2C-5 28.8 5 28.8 11 31.2M-10.6 27.4C-5 25 5 25 10.6 27.4M-8.6 23.6C-4 22 4 22 8.6 23.6M-6.4 33.6C-7 28 -5.4 23 -3 20M6.4 33.6C7 28 5.4 23 3 20M0 33V19.8"/>`,
  brimmed: `<path ${deep} d="M-8.7 30.2C-8.7 23.8 -5 21.2 0 21.2C5 21.2 8.7 23.8 8.7 30.2C13 30.6 17 32 17 33.4C12 35.6 -12 35.6 -17 33.4C-17 32 -13 30.6 -8.7 30.2Z"/><path ${line} d="M-8.7 30.2C-3 31.8 3 31.8 8.7 30.2"/><path ${light} d="M-6 27.6C-5.6 24.8 -3.8 23.6 -1.4 23.2"/>`,
  crested: `<path ${deep} d="M-9.8 32C-10.4 24.6 -6.2 20.8 0 20.8C6.2 20.8 10.4 24.6 9.8 32C12.8 33.2 13 35.6 11.6 36C5 33.4 -5 33.4 -11.6 36C-13 35.6 -12.8 33.2 -9.8 32Z"/><path ${deep} d="M-2 17.6C-.8 16.6 .8 16.6 2 17.6V27H-2Z"/>${shine}<path ${line} d="M-9.8 32C-3.6 29.6 3.6 29.6 9.8 32"/>`,
  deep: `<path ${deep} d="M-10.6 34.6C-12 24.2 -7 19.8 0 19.8C7 19.8 12 24.2 10.6 34.6C4 32.6 -4 32.6 -10.6 34.6Z"/>${shine}<path ${line} d="M-10.8 31.6C-4 29.4 4 29.4 10.8 31.6"/>`,
  starred: `<path ${deep} d="M-10.6 32.4C-11 24.4 -6.6 20.2 0 20.2C6.6 20.2 11 24.4 10.6 32.4L12 35C5 33 -5 33 -12 35Z"/>${shine}<path fill="var(--base)" d="${star(0, 27, 3.6)}"/>`,
  visored: `<path ${deep} d="M-10.4 33.6C-11.2 24.2 -6.6 20 0 20C6.6 20 11.2 24.2 10.4 33.6L12.8 36C11.6 37.2 10 36.4 8.6 35.4C3.4 33.8 -3.4 33.8 -8.6 35.4C-10 36.4 -11.6 37.2 -12.8 36Z"/>${shine}`,
  eared: `<path ${deep} d="M-10.8 31V25C-10.8 21.6 -8.4 20 -5 20H5C8.4 20 10.8 21.6 10.8 25V31C13 33.6 13.4 38.6 11.6 42.4C9.8 42.2 8.8 38.6 8.6 33.6C3 31.4 -3 31.4 -8.6 33.6C-8.8 38.6 -9.8 42.2 -11.6 42.4C-13.4 38.6 -13 33.6 -10.8 31Z"/><path ${line} d="M-10.8 29.2C-4 27.2 4 27.2 10.8 29.2"/>`,
}

export const caps: { readonly [name: string]: string } = {
  peaked: `<path ${deep} d="M-14.4 22.6C-12 18.2 -6 16.6 0 16.6C6 16.6 12 18.2 14.4 22.6C13.6 25.4 11.4 26.6 9 27.2L9 31.4C3.4 29.6 -3.4 29.6 -9 31.4L-9 27.2C-11.4 26.6 -13.6 25.4 -14.4 22.6Z"/><path ${line} d="M-9 27.2C-3.4 25.6 3.4 25.6 9 27.2"/><path ${deep} d="M-9.4 31.2C-3.6 29 3.6 29 9.4 31.2C9.6 34 7 35.4 6 35.2C2 34 -2 34 -6 35.2C-7 35.4 -9.6 34 -9.4 31.2Z"/><circle ${pale} cx="0" cy="23" r="1.9"/><path ${light} d="M-10.8 21.6C-9 19.6 -6.4 18.8 -4 18.5"/>`,
  barred: `<path ${deep} d="M-11.4 33.2C-12 23.8 -7 19.2 0 19.2C7 19.2 12 23.8 11.4 33.2C12.8 34.2 12.6 35.8 11 35.6C4.4 33.6 -4.4 33.6 -11 35.6C-12.6 35.8 -12.8 34.2 -11.4 33.2Z"/>${shine}<rect x="-1.5" y="22.4" width="3" height="8" rx=".6" fill="#fff"/>`,
  beret: `<path ${deep} d="M-9.6 31.6C-12.6 29 -13 24 -9.6 21.4C-6 18.8 4 18.4 9.4 20.8C14.6 23 14.6 27.4 11.6 29.2L9 31.8C3.4 29.8 -3.4 29.8 -9.6 31.6Z"/><path ${line} d="M-9.6 31C-3.6 28.6 3.4 28.4 9.2 30.8"/><circle ${pale} cx="-5" cy="25.4" r="1.7"/>`,
  kepi: `<path ${deep} d="M-9.8 31.2L-10.6 19.4C-4 17 4 17 10.6 19.4L9.8 31.2C3.6 29.2 -3.6 29.2 -9.8 31.2Z"/><path ${line} d="M-10 28.2C-3.6 26.2 3.6 26.2 10 28.2"/><path ${deep} d="M-9.6 31.2C-3.6 29 3.6 29 9.6 31.2L7 35C2.4 33.8 -2.4 33.8 -7 35Z"/>`,
  pointed: `<path ${deep} d="M-10.4 32.6C-10.6 27 -6 20.4 0 16C6 20.4 10.6 27 10.4 32.6C3.6 30 -3.6 30 -10.4 32.6Z"/><path ${line} d="M-10 29.8C-4 27 4 27 10 29.8M0 16V29"/>`,
  field: `<path ${deep} d="M-9.8 31.4L-9.4 22C-6.6 18.2 6.6 18.2 9.4 22L9.8 31.4C3.6 29.2 -3.6 29.2 -9.8 31.4Z"/><path ${line} d="M-9.6 28C-3.6 26 3.6 26 9.6 28"/><path ${deep} d="M-9.6 31.2C-3.6 29 3.6 29 9.6 31.2L7.6 34.6C2.4 33.2 -2.4 33.2 -7.6 34.6Z"/><circle ${pale} cx="0" cy="24" r="1.5"/>`,
  eared: `<path ${deep} d="M-10.8 33V24C-10.8 21 -8.4 19.4 -5 19.4H5C8.4 19.4 10.8 21 10.8 24V33C3.6 30.6 -3.6 30.6 -10.8 33Z"/><path ${line} d="M-10.8 28.6C-4 26.6 4 26.6 10.8 28.6"/>`,
}

/** Where the men of a counter stand: those behind first. */
export const places = {
  squad: ['translate(23.4 4.3) scale(.79)', 'translate(76.6 4.3) scale(.79)', 'translate(50 0)'],
  halfSquad: ['translate(35 2.2) scale(.9)', 'translate(62 6.2) scale(.9)'],
  crew: ['translate(36.5 2.2) scale(.9)', 'translate(63.5 2.2) scale(.9)'],
  leader: ['translate(50 -2.6) scale(1.1)'],
  simple: ['translate(50 -17.5) scale(1.34)'],
} as const

export { star }
