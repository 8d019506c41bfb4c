/** What a failure around kept games means to a player: what happened, and what to do. */

const FULL = 'The browser has no room left. Export the games that matter, then delete old games.'

/** A sentence for whatever was thrown: by the storage, or because a part of the app could not be loaded. Browsers name a full storage in different ways. */
export function troubleWords(error: unknown): string {
  const { name = '', message = '' } = error instanceof Object ? (error as Partial<Error>) : {}
  if (/quota|full|NS_ERROR_DOM_QUOTA/i.test(`${name} ${message}`)) return FULL
  if (/\bexport\b/i.test(message)) return message
  if (/imported module|importing a module/i.test(message))
    return 'A part of the app could not be loaded. Try again when there is a connection.'
  return `The browser’s storage failed${message === '' ? '' : ` (${message.replace(/\.$/, '')})`}. Export the games that matter, then delete old games, or reload the page to try again.`
}
