// A Chromium for the browser tests: the one that is there, or the distribution's where we may install it.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { StepFailed } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @param {(line: string) => void} [onLine]
 * @returns {Promise<string>} the path of the browser
 */
export async function ensureChromium(onLine) {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new StepFailed(`CHROMIUM_PATH names ${named}, which is not there.`, 'Set CHROMIUM_PATH to a Chromium or Chrome, or unset it.')
  }
  const found = findChromium()
  if (found) return found
  const output = await installFromDebian(['chromium', 'fonts-dejavu-core'], onLine)
  const installed = findChromium()
  if (installed) return installed
  throw new StepFailed(
    'The browser tests need a Chromium, and none was found.',
    'Install Chromium or Chrome (on Debian: `apt-get install chromium fonts-dejavu-core`), or set CHROMIUM_PATH to one.',
    output,
  )
}

function findChromium() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...USUAL_PLACES].find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
