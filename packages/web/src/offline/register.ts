/** Lets the browser keep the app. Where it can't (no secure context, an old browser), the app runs as before, only not offline. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page has what it needs: fetching everything must not slow the first sight of it.
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined)
  })
}
