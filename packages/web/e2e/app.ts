/** The app as it is shipped, served for the tests of one file, and a browser to look at it with. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser, visit, type WatchedPage } from './browser.ts'
import { type Server, serveApp } from './serve.ts'

export interface App {
  /** Its first page; places in it follow as '#/learn'. */
  readonly url: string
  readonly browser: Browser
  /** The server answers everything with 503, or no longer does. */
  trouble(is: boolean): void
}

/** Begins before the file's tests and ends after them; there is nothing to look at in between. */
export function servedApp(): App {
  let server: Server
  let browser: Browser
  beforeAll(async () => {
    server = await serveApp()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    server.stop()
  })
  return {
    get url() {
      return server.url
    },
    get browser() {
      return browser
    },
    trouble: (is) => server.trouble(is),
  }
}

/** Opens a place of the app in which nothing takes time and everything is asked, unless it is set otherwise. */
export function visitAtOnce(
  { browser, url }: Pick<App, 'url' | 'browser'>,
  place: string,
  options: BrowserContextOptions = {},
  settings: object = {},
): Promise<WatchedPage> {
  const localStorage = [{ name: 'firegroup.settings', value: JSON.stringify({ tempo: 'instant', stopAt: 'everything', ...settings }) }]
  const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
  return visit(browser, `${url}${place}`, { ...options, storageState })
}
