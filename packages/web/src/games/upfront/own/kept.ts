/** What is made here stays in the browser, and goes into links and files. */
import type { Design } from '@firegroup/upfront'

const DESIGN = 'firegroup.upfront.design'

export const FIRST_DESIGN: Design = {
  format: 'firegroup-upfront-design',
  version: 1,
  name: 'A bridge of our own',
  halfYear: '1944b',
  situation: 3,
  decks: 3,
  budget: { axis: 250, allied: 250 },
  attacker: 'axis',
  sides: {
    axis: { nation: 'German', men: [1, 2, 3, 4, 5, 6, 7, 8] },
    allied: { nation: 'American', men: [1, 2, 3, 4, 5, 6, 7, 8] },
  },
}

/** Forces and rules alone, in letters that any address may have. */
export function linkOf(design: Design): string {
  const bytes = new TextEncoder().encode(JSON.stringify(design))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** What a link says, whatever it is; undefined where it says nothing that can be read. */
export function fromLink(link: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

export function keptDesign(): unknown {
  return read(DESIGN)
}

export function keepDesign(design: Design): void {
  write(DESIGN, design)
}

export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A browser without room, or without storage, keeps nothing; the page goes on. */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
