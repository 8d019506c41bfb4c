import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { depth } from '@firegroup/testkit'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { servedApp } from './app.ts'
import { phone, violations, visit, type WatchedPage } from './browser.ts'

const app = servedApp()
const LONG = { timeout: 50_000 }

/** Opens the lab, set up for an experiment by its address; closed in any case, for it may be in the middle of a long series. */
async function lab(query = '', options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await visit(app.browser, `${app.url}#/lab${query}`, options)
  onTestFinished(() => watched.page.context().close())
  return watched
}

const mainButton = (page: Page, name: string | RegExp) => page.locator('.lab-deeds').getByRole('button', { name })

async function run(page: Page, games: number): Promise<void> {
  await mainButton(page, `Run ${games} games`).click()
  await mainButton(page, `Run ${games} more`).waitFor(LONG)
}

describe('the lab', () => {
  test('with nothing run says so and leads on; a scenario is picked, run to its end, and told in words', async () => {
    const { page, complaints } = await lab()
    await page.getByText('Pick a scenario.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^A Patrol in the Orchard/ }).click()
    await page.getByRole('heading', { name: 'Is A Patrol in the Orchard fair?' }).waitFor()
    await page.getByRole('button', { name: /^First Light/ }).click()
    await page.getByRole('button', { name: '20 games' }).click()
    await run(page, 20)
    await page.getByText('20 games of Greedy against itself. Seed 1, rules 1.').waitFor()
    expect(await page.locator('.lab-learned p').first().textContent()).toMatch(/\d+ of 100/)
    for (const title of [
      'Who wins',
      'How a game runs',
      'As games are played',
      'How true the chances are',
      'Who is how strong',
      'Where units are lost',
      'What it costs',
      'How long it takes',
    ]) {
      await page.getByRole('heading', { name: title }).waitFor()
    }
    expect(await page.locator('.lab-chart svg[aria-label]').count()).toBeGreaterThan(5)
    await page.locator('.lab-heat canvas[data-painted]').waitFor()
    await page.getByRole('radio', { name: 'Fire' }).check({ force: true })
    await page.getByRole('heading', { name: 'Where it is fired at' }).waitFor()
    await page.locator('.lab-card', { hasText: 'Who wins' }).getByText('Numbers').click()
    await page.getByRole('cell', { name: /^\d+$/ }).first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('answers while it plays, and cancelled keeps what is done', async () => {
    const { page, complaints } = await lab('?scenario=first-light&games=2000&seed=long')
    await mainButton(page, 'Run 2,000 games').click()
    await page.getByRole('heading', { name: 'Who wins' }).waitFor(LONG)
    await page.getByRole('checkbox', { name: 'One turn more' }).check()
    await page.getByRole('radio', { name: 'Germans' }).check({ force: true })
    await page.getByText('Points that the Germans lose in each hex').waitFor()
    // all of that while it was playing
    expect(await page.getByRole('progressbar').count()).toBe(1)
    await mainButton(page, 'Cancel').click()
    await mainButton(page, 'Run 2,000 more').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    const words = (await page.locator('.lab-head p').textContent()) ?? ''
    const played = Number(/^(\d+) of 2,000 games/.exec(words)?.[1])
    expect(played).toBeGreaterThan(0)
    expect(played).toBeLessThan(2000)
    expect(complaints).toEqual([])
  })

  test.runIf(depth.isDeep)(
    'exports, byte for byte, what the command line gives for the same series, also when it was run in two parts',
    async () => {
      const { page } = await lab('?scenario=first-light&players=greedy,random&games=5&seed=the+same')
      await run(page, 5)
      await page.getByLabel('Games', { exact: true }).fill('7')
      await mainButton(page, 'Run 7 more').click()
      await page.getByText(/^12 games of Greedy against Random/).waitFor(LONG)
      const series = ['first-light', '--games', '12', '--players', 'greedy,random', '--seed', 'the same', '--jobs', '1']
      for (const format of ['CSV', 'JSON'])
        expect(await exported(page, format, `first-light-the-same.${format.toLowerCase()}`)).toBe(
          await commandLine(['sim', ...series, `--${format.toLowerCase()}`, '-']),
        )
    },
  )

  // Whoever chose otherwise once would play another game: of the same dice, another record.
  test.runIf(depth.isDeep).each([
    ['first-light', 'veteran,regular'],
    ['first-light', 'elite,greedy'],
    ['bread-before-noon', 'veteran,regular'],
    ['the-milk-run', 'veteran,regular'],
    ['the-milk-run', 'elite,recruit'],
  ])('players who think choose in the browser what they choose in Node: %s, %s', { timeout: 900_000 }, async (scenario, players) => {
    const { page } = await lab(`?scenario=${scenario}&players=${players}&games=2&seed=choice`)
    await mainButton(page, 'Run 2 games').click()
    await mainButton(page, 'Run 2 more').waitFor({ timeout: 400_000 })
    const inBrowser = await exported(page, 'JSON', `${scenario}-choice.json`)
    expect(inBrowser).toBe(
      await commandLine(['sim', scenario, '--games', '2', '--players', players, '--seed', 'choice', '--jobs', '1', '--json', '-']),
    )
  })

  test.runIf(depth.isDeep)('variants run with the same seeds and are compared; the link sets it all up again', async () => {
    const { page, complaints } = await lab('?scenario=first-light&games=20&seed=v&variants=nonsense')
    await page.getByRole('checkbox', { name: 'One turn more' }).check()
    await page.getByRole('checkbox', { name: 'One turn fewer' }).check()
    await run(page, 20)
    await page.getByRole('button', { name: 'Run 2 variants' }).click()
    await page.getByRole('button', { name: 'All ticked are run' }).waitFor(LONG)
    await page.getByRole('heading', { name: 'What would balance it' }).waitFor()
    expect(await page.locator('.lab-verdict').textContent()).toMatch(/“One turn more” changes .+ over 20 games with the same seeds/)
    await page.getByLabel('Dashed').selectOption('One turn fewer')
    await expect.poll(() => page.locator('.lab-verdict').textContent()).toContain('“One turn fewer”')
    await page.getByRole('button', { name: 'Random', exact: true }).click()
    await page.getByRole('img', { name: /Random \d+ percent/ }).waitFor(LONG)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { page: other } = await lab(link.slice(link.indexOf('?')))
    await mainButton(other, 'Run 20 games').waitFor()
    expect(await other.getByLabel('Seed').inputValue()).toBe('v')
    expect(await other.getByRole('checkbox', { name: 'One turn fewer' }).isChecked()).toBe(true)
    expect(await other.getByRole('checkbox', { name: 'No smoke grenades' }).isChecked()).toBe(false)
  })

  test.runIf(depth.isDeep)('the closest game is opened as a replay, and the way back leads to the numbers', async () => {
    const { page, complaints } = await lab('?scenario=the-milk-run&games=6&seed=close')
    await run(page, 6)
    await page.getByRole('heading', { name: 'Where units are lost' }).waitFor()
    await page.getByRole('button', { name: 'Open the closest game' }).click()
    await page.waitForURL(/#\/replay\//)
    await page.locator('.replay-scrubber-count').waitFor()
    await page.goBack()
    await mainButton(page, 'Run 6 more').waitFor()
    await page.getByText('6 games of Greedy against itself').waitFor()
    expect(complaints).toEqual([])
  })

  test('what can’t be run is said and not run', async () => {
    const { page } = await lab('?scenario=waterloo&players=napoleon,greedy')
    await page.getByText("There is no scenario 'waterloo' here.").waitFor()
    await page.getByText("There is no player 'napoleon' in this game.").waitFor()
    await page.getByLabel('Games', { exact: true }).fill('none')
    await page.getByText('must be a whole number from 1 to 100,000').waitFor()
    expect(await mainButton(page, /^Run/).isDisabled()).toBe(true)
  })

  test.runIf(depth.isDeep)('fits a phone', async () => {
    const { page, complaints } = await lab('?scenario=first-light&games=10', phone)
    await run(page, 10)
    await page.getByRole('heading', { name: 'How long it takes' }).waitFor()
    const [wide, seen] = await page.evaluate(() => {
      const body = document.querySelector('.app-body')!
      return [body.scrollWidth, body.clientWidth] as const
    })
    expect(wide).toBeLessThanOrEqual(seen)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** What a button of the lab hands over as a file of this name. */
async function exported(page: Page, format: string, name: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export ${format}` }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(name)
  return readFile(await file.path(), 'utf8')
}

async function commandLine(words: readonly string[]): Promise<string> {
  const program = join(import.meta.dirname, '../../cli/bin/firegroup.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { maxBuffer: 1e8 })
  return stdout
}
