import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, painted } from '../../packages/web/e2e/browser.ts'
import build from '../../packages/web/e2e/build.ts'
import { anna, computer, firstLight } from '../../packages/web/e2e/games.ts'
import { serveApp } from '../../packages/web/e2e/serve.ts'
import { asked, sitAt } from '../../packages/web/e2e/table.ts'
import type { Benchmark } from '../harness.ts'

/** The app as it is shipped, in headless Chromium. */
export const benchmarks: readonly Benchmark[] = [
  { id: 'web.bundle.kb', unit: 'kB', run: () => inBrowser(bundle) },
  { id: 'web.interactive.ms', unit: 'ms', run: () => inBrowser(interactive) },
  { id: 'web.frame.p95.ms', unit: 'ms', run: () => inBrowser(panning) },
  { id: 'web.preview.p95.ms', unit: 'ms', run: () => inBrowser(previewing) },
]

const START = 'Start a game'
const LOADS = 5
/** 66 × 31 hexes: about two thousand. */
const LARGE_BOARD = '#/boards/random/mixed/7/66x31'
const PANNING_MS = 4000
const PREVIEWS = 20

async function inBrowser(measure: (browser: Browser, url: string) => Promise<number>): Promise<number> {
  await build()
  const server = await serveApp()
  const browser = await launchBrowser()
  try {
    return await measure(browser, server.url)
  } finally {
    await browser.close()
    server.stop()
  }
}

/** All JavaScript that is loaded before a game is opened, compressed, in kB. */
async function bundle(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await openHome(page, url)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** From the address to a start button that answers, with the files at hand. */
async function interactive(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext()).newPage()
  await openHome(page, url)
  const times: number[] = []
  for (let n = 0; n < LOADS; n++) {
    await page.reload()
    await page
      .getByRole('link', { name: START })
      .or(page.getByRole('button', { name: START }))
      .first()
      .click({ trial: true })
    times.push(await page.evaluate(() => performance.now()))
  }
  return times.sort((a, b) => a - b)[LOADS >> 1]!
}

/** The frames while a board of two thousand hexes is dragged about. */
async function panning(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${url}${LARGE_BOARD}`)
  await painted(page)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(globalThis, { frames })
  })
  await page.mouse.move(700, 450)
  await page.mouse.down()
  const until = Date.now() + PANNING_MS
  for (let n = 0; Date.now() < until; n++) await page.mouse.move(700 + 300 * Math.sin(n / 12), 450 + 200 * Math.cos(n / 17))
  await page.mouse.up()
  const frames = (await page.evaluate('globalThis.frames')) as number[]
  const sorted = frames.slice(5).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)]!
}

/** From the key that aims a shot to its odds on the screen, asked of the rules in their worker each time. */
async function previewing(browser: Browser, url: string): Promise<number> {
  const { page } = await sitAt({ browser, url }, firstLight('shot'), {
    allied: anna,
    axis: computer,
  })
  await asked(page, 'setup')
  await page.keyboard.press('Enter')
  await asked(page, 'transfer')
  await page.keyboard.press('e')
  const times: number[] = []
  for (let n = 0; n < PREVIEWS; n++) {
    await page.reload() // nothing is known yet
    await asked(page, 'prepFire')
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: 'At whom' }).waitFor()
    times.push(await page.evaluate(aimed))
  }
  return times.sort((a, b) => a - b)[Math.ceil(PREVIEWS * 0.95) - 1]!
}

/** Runs in the page. */
function aimed(): Promise<number> {
  return new Promise((done) => {
    const begun = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    const look = (): void => {
      if (document.querySelector('.play-target-odds li')) requestAnimationFrame(() => done(performance.now() - begun))
      else setTimeout(look)
    }
    look()
  })
}

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByText(START).first().waitFor()
}
