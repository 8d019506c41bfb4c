import { readFile } from 'node:fs/promises'
import { depth } from '@firegroup/testkit'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { painted, phone, violations, visit } from './browser.ts'
import { playedGame } from './games.ts'
import { bringIn } from './record.ts'

const app = servedApp()
const over = JSON.stringify(playedGame('first-light', 'over', 9999), null, 1)
const half = JSON.stringify(playedGame('first-light', 'half', 40))

describe('the list of scenarios', () => {
  test('by a link shows its scenario in the list, however far down or to the side it stands', async () => {
    for (const options of [{ viewport: { width: 1440, height: 900 } }, phone]) {
      const { page, complaints } = await visit(app.browser, `${app.url}#/new/nobody-in-the-huts`, options)
      const link = page.locator('.new-scenario-link[aria-current]')
      await expect.poll(async () => (await link.textContent()) ?? '').toContain('Nobody in the Huts')
      const { x, y, width, height } = (await link.boundingBox())!
      expect(x >= 0 && y >= 0 && x + width <= options.viewport.width && y + height <= options.viewport.height).toBe(true)
      expect(await page.getByRole('link', { name: 'Up Front', exact: true }).isVisible()).toBe(true)
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })
})

describe('home', () => {
  test('with no games says so and leads on; nothing fails, nothing is asked of anyone else', async () => {
    const { page, complaints } = await visit(app.browser, app.url)
    await page.getByText('No games yet.').waitFor()
    expect(await page.getByRole('link', { name: 'Start a game' }).getAttribute('href')).toBe('#/new')
    await page.locator('.home-hero canvas[data-painted]').waitFor()
    await page.getByRole('link', { name: 'Play ASL Starter Kit' }).click()
    await page.getByRole('heading', { name: 'First Light', level: 1 }).waitFor()
    await page.locator('.new-ground canvas[data-painted]').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('loads less than 250 kB of JavaScript before it can be used', async () => {
    const context = await app.browser.newContext()
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    await page.goto(app.url)
    await page.getByText('No games yet.').waitFor()
    await page.locator('.home-shelf-card').first().waitFor()
    const { gzipSync } = await import('node:zlib')
    let bytes = 0
    for (const script of new Set(scripts)) bytes += gzipSync(Buffer.from(await (await context.request.get(script)).body())).length
    expect(bytes).toBeLessThan(250_000)
    await context.close()
  })

  test('a game is imported, listed with whose decision it is, deleted and brought back', async () => {
    const { page, complaints } = await visit(app.browser, app.url)
    await bringIn(page, 'half.json', half)
    await page.getByText('is here, with all 40 decisions checked').waitFor()
    await page.getByRole('button', { name: 'Later' }).click()
    const card = page.getByTestId('game-card')
    expect(await card.textContent()).toMatch(/First LightTurn \d of 5, .+Americans: Anna, Germans: the computer \(greedy\)/)
    await page.getByRole('link', { name: 'Continue First Light' }).waitFor()
    await page.reload()
    await card.waitFor()
    await page.getByRole('button', { name: 'Delete First Light' }).click()
    await page.getByText('No games yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('what was exported can be imported again, beside the game that is there', async () => {
    const { page } = await visit(app.browser, app.url)
    await bringIn(page, 'half.json', half)
    await page.getByRole('button', { name: 'Later' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export First Light' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('first-light-2026-05-03.firegroup.json')
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(text)).toEqual(JSON.parse(half))
    await bringIn(page, 'again.json', text)
    await page.getByText('decisions checked').waitFor()
    await expect.poll(() => page.getByTestId('game-card').count()).toBe(2)
    await page.context().close()
  })

  test('a corrupt file is refused with line or field, and nothing is lost', async () => {
    const { page, complaints } = await visit(app.browser, app.url)
    await bringIn(page, 'half.json', half)
    await page.getByRole('button', { name: 'Later' }).click()
    const refusal = page.getByTestId('refusal')
    const refusedWith = async (name: string, text: string, words: RegExp): Promise<void> => {
      await dropFile(page, name, text)
      await refusal.getByText(`${name} was not imported`).waitFor()
      expect(await refusal.textContent()).toMatch(words)
    }
    await refusedWith('torn.json', over.slice(0, 4000), /cut off.*line \d+, column \d+/)
    await refusedWith('typo.json', over.replace('"version": 1', '"version" 1'), /line 3, column \d+/)
    await refusedWith('field.json', over.replace('"seat": "axis"', '"seat": 7'), /decisions\[\d+\]\.seat/)
    await refusedWith('cheat.json', half.replace(/"key":"./, '"key":"g'), /key/)
    await refusedWith('other.json', '{"format":"something"}', /not a Firegroup save/)
    expect(await refusal.textContent()).toContain('Nothing was changed')
    expect(await page.getByTestId('game-card').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a new game', () => {
  test('is chosen, begun by keyboard alone, and is there after a reload', async () => {
    const { page, complaints } = await visit(app.browser, `${app.url}#/new/patrol-in-the-orchard`)
    await page.getByRole('heading', { name: 'A Patrol in the Orchard' }).waitFor()
    expect(await page.locator('.new-force-group li').count()).toBeGreaterThan(3)
    await page.getByText(/^Measured: the British win \d+ % of \d+ games/).waitFor()
    await page.getByRole('link', { name: 'In the lab' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('radio', { name: /A person here/ }).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Your name').fill('Anna')
    await page.getByLabel('Their name').fill('Ben')
    await page.getByRole('button', { name: 'Play A Patrol in the Orchard' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/play\//)
    await page.goto(`${app.url}#/`)
    const card = page.getByTestId('game-card')
    await card.waitFor()
    expect(await card.textContent()).toContain('Set-up')
    expect(await card.textContent()).toContain('Ben')
    await page.reload()
    await card.waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('replay', () => {
  test('steps, jumps by phase, plays, tells each decision in words, and its address leads back', async () => {
    const { page, complaints } = await visit(app.browser, app.url)
    const last = await openReplay(page)
    const count = page.locator('.replay-scrubber-count')
    await expect.poll(() => count.textContent()).toBe(`0 / ${last}`)
    await page.keyboard.press(']')
    await page.keyboard.press(']')
    await expect.poll(() => count.textContent()).toBe(`2 / ${last}`)
    expect(await page.locator('.replay-dock h2').textContent()).not.toBe('')
    expect(await page.getByTestId('tellings').locator('li').count()).toBeGreaterThan(0)
    await page.keyboard.press('[')
    await expect.poll(() => count.textContent()).toBe(`1 / ${last}`)
    await page.keyboard.press('Shift+]')
    await page.keyboard.press('Shift+]')
    const phase = Number((await count.textContent())?.split(' ')[0])
    expect(phase).toBeGreaterThan(2)
    expect(page.url()).toMatch(new RegExp(`#/replay/[^/]+/${phase}$`))
    await page.reload()
    await count.waitFor()
    await expect.poll(() => count.textContent()).toBe(`${phase} / ${last}`)
    await painted(page)
    expect(await page.locator('.board-pieces').count()).toBe(1)
    await page.getByRole('button', { name: '4×' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => Number((await count.textContent())?.split(' ')[0])).toBeGreaterThan(phase + 1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.keyboard.press('End')
    await expect.poll(() => count.textContent()).toBe(`${last} / ${last}`)
    await page.getByText(/win\./).first().waitFor()
    await page.getByRole('button', { name: /Play from here/ }).click()
    await page.getByText('The game is over here.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('plays on from an earlier decision as a game of its own', async () => {
    const { page } = await visit(app.browser, app.url)
    await openReplay(page)
    for (let i = 0; i < 12; i++) await page.keyboard.press(']')
    await page.keyboard.press('b')
    await page.waitForURL(/#\/play\//)
    await page.goto(`${app.url}#/`)
    await expect.poll(() => page.getByTestId('game-card').count()).toBe(2)
    const branch = page.getByTestId('game-card').filter({ hasText: 'First Light, from 12' })
    expect(await branch.textContent()).toContain('practice')
    await page.context().close()
  })

  test.runIf(depth.isDeep)('fits a phone', async () => {
    const { page } = await visit(app.browser, app.url, phone)
    await openReplay(page)
    await page.getByRole('button', { name: 'One decision forward' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const dock = await page.locator('.replay-dock').boundingBox()
    const scrubber = await page.locator('.replay-scrubber').boundingBox()
    expect(dock!.y + dock!.height).toBeLessThanOrEqual(scrubber!.y + 1)
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })
})

describe('a result', () => {
  test.runIf(depth.isDeep)('is counted, told phase by phase, and prints without the bars', async () => {
    const { page, complaints } = await visit(app.browser, app.url)
    await bringIn(page, 'over.json', over)
    await page.getByRole('link', { name: 'See the result' }).click()
    await page.getByRole('heading', { level: 1, name: /win/ }).waitFor()
    expect(await page.getByRole('row', { name: /Attacks made/ }).textContent()).toMatch(/\d/)
    await page.getByText('Set-up', { exact: true }).click()
    await page.getByRole('link', { name: /Look at that moment: Set-up/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.ui-top-bar').isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('settings', () => {
  test.runIf(depth.isDeep)('change the page at once and last; keys are shown on K', async () => {
    const { page, complaints } = await visit(app.browser, `${app.url}#/settings`)
    await page.getByRole('radio', { name: /High contrast/ }).check()
    await page.getByRole('radio', { name: /None/ }).check()
    await page.getByLabel('Text size').selectOption('200')
    const page200 = (): Promise<unknown> =>
      page.evaluate(() => {
        const { documentElement } = document
        return [documentElement.dataset['palette'], documentElement.dataset['motion'], getComputedStyle(documentElement).fontSize]
      })
    expect(await page200()).toEqual(['contrast', 'none', '32px'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.reload()
    expect(await page200()).toEqual(['contrast', 'none', '32px'])
    expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('k')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: /Signal/ }).check()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('without a network', () => {
  test('the app opens again once it has been loaded, with its games', async () => {
    const { page } = await visit(app.browser, app.url, { serviceWorkers: 'allow' })
    await bringIn(page, 'half.json', half)
    await page.getByRole('button', { name: 'Later' }).click()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await page.getByTestId('game-card').waitFor()
    await page.context().setOffline(true)
    await page.reload()
    await page.getByTestId('game-card').waitFor()
    await page.goto(`${app.url}#/boards`)
    await painted(page)
    await page.goto(`${app.url}#/settings`)
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.context().close()
  })
})

describe('an address', () => {
  test.runIf(depth.isDeep)('of a scenario that is not here says so, and offers those that are', async () => {
    const { page, complaints } = await visit(app.browser, `${app.url}#/new/nowhere-land`)
    await page.getByText('There is no scenario “nowhere-land” here.').waitFor()
    await page.getByRole('heading', { name: 'First Light', level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Up Front' }).click()
    await page.getByText('There is no scenario').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('with a server in trouble', () => {
  test('the kept app opens instead of an error page', async () => {
    const { page } = await visit(app.browser, app.url, { serviceWorkers: 'allow' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    app.trouble(true)
    try {
      await page.reload()
      await page.getByText('No games yet.').waitFor()
    } finally {
      app.trouble(false)
    }
    await page.context().close()
  })
})

async function openReplay(page: Page): Promise<number> {
  await bringIn(page, 'over.json', over)
  await page.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('link', { name: 'Replay First Light' }).click()
  await page.locator('.replay-scrubber').waitFor()
  return (JSON.parse(over) as { save: { decisions: unknown[] } }).save.decisions.length
}

async function dropFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content!], fileName!, { type: 'application/json' }))
      document.querySelector('.home')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
    },
    [name, text],
  )
}
