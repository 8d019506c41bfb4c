/**
 * All that counters share, drawn once into the page and referred to from every counter: a counter is then a handful of elements, however rich its
 * picture. The pictures take their colours from the counter that uses them, by custom properties.
 */
import { bust, caps, helmets, places } from './art/figures.ts'
import { glyphs } from './art/glyphs.ts'
import { bank, machines } from './art/machines.ts'
import { roundels } from './art/roundels.ts'
import { weaponArt } from './art/weapons.ts'

const ID = 'counter-art'

/** Puts the shared pictures into the page; does nothing when they are there. */
export function ensureCounterArt(): void {
  if (!document.getElementById(ID)) document.body.insertAdjacentHTML('beforeend', counterArt())
}

export function counterArt(): string {
  return `<svg id="${ID}" class="counter-art" width="0" height="0" aria-hidden="true" focusable="false"><defs>${[
    card,
    ...Object.entries(helmets).flatMap(([name, art]) => [
      group(`squad-${name}`, men('squad', art)),
      group(`halfSquad-${name}`, men('halfSquad', art)),
      group(`crew-${name}`, men('crew', art)),
      group(`one-${name}`, men('leader', art)),
      group(`simple-${name}`, men('simple', art)),
    ]),
    ...Object.entries(caps).flatMap(([name, art]) => [
      group(`leader-${name}`, men('leader', art)),
      group(`simple-leader-${name}`, men('simple', art)),
    ]),
    ...Object.entries(roundels).map(([name, art]) => group(`roundel-${name}`, art)),
    ...Object.entries(weaponArt).map(([name, art]) => group(`weapon-${name}`, art)),
    ...Object.entries(machines).flatMap(([name, { hull, turret }]) => [
      group(`machine-${name}`, hull),
      ...(turret ? [group(`machine-${name}-turret`, turret.art)] : []),
    ]),
    group('bank', bank),
    ...Object.entries(glyphs).map(([name, art]) => group(`glyph-${name}`, art)),
  ].join('')}</defs></svg>`
}

const group = (id: string, art: string): string => `<g id="ctr-${id}">${art}</g>`

const men = (kind: keyof typeof places, headgear: string): string =>
  places[kind].map((place) => `<g transform="${place}">${bust}${headgear}</g>`).join('')

const BAND = 'M1.3 66H98.7V90A8.7 8.7 0 0 1 90 98.7H10A8.7 8.7 0 0 1 1.3 90Z'
const ABOVE_BAND = 'M1.3 66V10A8.7 8.7 0 0 1 10 1.3H90A8.7 8.7 0 0 1 98.7 10V66Z'

/** Light falls from the north-west: a lit top edge, an edge of card below, a soft shadow to the south-east. */
const card = `
<linearGradient id="ctr-light" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".07"/></linearGradient>
<radialGradient id="ctr-smoke"><stop offset="0" stop-color="#fff" stop-opacity=".92"/><stop offset=".55" stop-color="#f4f2ec" stop-opacity=".7"/><stop offset="1" stop-color="#eceae2" stop-opacity="0"/></radialGradient>
<pattern id="ctr-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="9" fill="#22241d" fill-opacity=".13"/></pattern>
<g id="ctr-shadow" fill="#22241d"><rect x="0" y="4" width="107" height="108" rx="16" fill-opacity=".06"/><rect x=".6" y="4" width="105" height="106" rx="14" fill-opacity=".08"/><rect x="1" y="4" width="102.6" height="104" rx="12" fill-opacity=".12"/></g>
<g id="ctr-card"><use href="#ctr-shadow"/>
<rect y="3.6" width="100" height="100" rx="10" fill="var(--edge)"/>
<rect x=".9" y=".9" width="98.2" height="98.2" rx="9.3" fill="var(--base)" stroke="var(--rim)" stroke-width="1.8"/>
<rect x="1.8" y="1.8" width="96.4" height="96.4" rx="8.4" fill="url(#ctr-light)"/>
<path d="M9 2.4H91" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.5" stroke-linecap="round"/></g>
<linearGradient id="ctr-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".15"/><stop offset=".7" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>
<g id="ctr-scene"><path d="${ABOVE_BAND}" fill="url(#ctr-sky)"/><path d="M1.3 49C18 42 34 50.5 55 45.500C72 41.5 86 44 98.7 47.500V66H1.3Z" fill="var(--figure)" opacity=".34"/><path d="M1.3 57C26 51 52 58.5 98.7 53V66H1.3Z" fill="var(--figure)" opacity=".4"/></g>
<path id="ctr-band" d="${BAND}" fill="var(--band)"/>
<g id="ctr-broken-card"><use href="#ctr-shadow"/>
<rect y="3.6" width="100" height="100" rx="10" fill="var(--edge)" opacity=".75"/>
<rect width="100" height="100" rx="10" fill="var(--pale)"/>
<path d="${ABOVE_BAND}" fill="url(#ctr-hatch)"/><path d="${BAND}" fill="#fff" fill-opacity=".55"/>
<rect x="1.4" y="1.4" width="97.2" height="97.2" rx="8.8" fill="none" stroke="var(--rim)" stroke-width="2.4" stroke-dasharray="6.4 4"/></g>
<g id="ctr-cloud"><circle cx="-13" cy="3" r="22" fill="url(#ctr-smoke)"/><circle cx="12" cy="-5" r="25" fill="url(#ctr-smoke)"/><circle cx="6" cy="13" r="20" fill="url(#ctr-smoke)"/><circle cx="-4" cy="-14" r="17" fill="url(#ctr-smoke)"/></g>`
