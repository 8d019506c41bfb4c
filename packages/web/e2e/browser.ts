import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: flags })

/** The browser named by CHROMIUM_PATH, else the first one of the usual names on the PATH. */
function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  if (!found)
    throw new Error('The browser tests need Chromium or Chrome: install one, or name it in the environment variable CHROMIUM_PATH.')
  return found
}

/** A page together with everything that should never happen on it. */
export interface WatchedPage {
  readonly page: Page
  /** Console errors and warnings, uncaught exceptions, failed requests and requests to anywhere else. */
  readonly complaints: string[]
}

/** What Playwright has to say of a service worker that it keeps away. */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** Opens a place of the app and waits for nothing. Without a service worker, which would load the whole app for every page, unless one is asked for. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text() === NO_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left or reloaded gives up what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== new URL(url).origin) complaints.push(`outside: ${request.url()}`)
  })
  await page.goto(url)
  return { page, complaints }
}

/** Opens a place with a board and waits until it is painted. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await visit(browser, url, options)
  await painted(watched.page)
  return watched
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe has against the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // what is still fading in has no contrast yet; whatever never ends is not waited for
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.race([Promise.allSettled(ending.map((each) => each.finished)), new Promise((done) => setTimeout(done, 2000))])
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }
    const results = await axe.run()
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Waits until every tile in sight is painted. */
export async function painted(page: Page): Promise<void> {
  await page.locator('.board[data-painted]').waitFor()
}

export async function goToHex(page: Page, hex: string): Promise<void> {
  await page.keyboard.press('/')
  await page.getByLabel('Go to hex').and(page.locator('input')).fill(hex)
  await page.keyboard.press('Enter')
  await page.locator(`[data-hex][tabindex="0"][aria-label^="${hex},"]`).waitFor()
}

/** The middle of the cursor's hex on the page. */
export async function cursorPoint(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-hex][tabindex="0"]').boundingBox()
  if (!box) throw new Error('The cursor is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
