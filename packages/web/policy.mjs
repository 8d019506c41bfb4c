// What the app may load and do: its own files and nothing else. The build writes it into the page, so that it holds on any server; ours reads it there and sends it too.

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** The Content-Security-Policy as the page itself can say it. */
export const PAGE_POLICY = directives.join('; ')
