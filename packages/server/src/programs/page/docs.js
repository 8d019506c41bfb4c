// The API's own page: what the document says, and the tokens of whoever looks at it. Everything that is shown is set as text.
const find = (id) => document.getElementById(id)
const make = (tag, text, ...children) => {
  const element = document.createElement(tag)
  if (text) element.textContent = text
  element.append(...children)
  return element
}
const ask = async (path, body) => {
  const init = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
  const answer = await fetch(path, init)
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.problems?.[0]?.message ?? 'The server refused.')
  return said
}

const { info, servers, paths } = await ask('/api/openapi.json')
find('about').textContent = info.description
for (const [path, methods] of Object.entries(paths))
  for (const [method, { summary, description, requestBody, responses }] of Object.entries(methods)) {
    const entry = make('details', '', make('summary', '', make('code', `${method.toUpperCase()} ${servers[0].url}${path}`), ` ${summary}`))
    if (description) entry.append(make('p', description))
    const schema = requestBody?.content['application/json'].schema
    if (schema) entry.append(make('p', 'Body:'), make('pre', JSON.stringify(schema, null, 2)))
    entry.append(make('p', `Answer: ${responses[200].description}`))
    find('routes').append(entry)
  }

async function list() {
  try {
    const tokens = await ask('/api/account/tokens')
    find('status').textContent = tokens.length === 0 ? 'You have none.' : ''
    find('tokens').replaceChildren(
      ...tokens.map(({ id, label, created, used }) => {
        const revoke = make('button', 'Revoke')
        revoke.addEventListener('click', () => ask(`/api/account/tokens/${id}/revoke`, {}).then(list, complain))
        return make(
          'li',
          '',
          make('b', label),
          ` made ${created.slice(0, 10)}, ${used ? `used ${used.slice(0, 10)}` : 'not used yet'} `,
          revoke,
        )
      }),
    )
  } catch (error) {
    complain(error)
  }
}

function complain({ message }) {
  find('status').textContent = message
}

find('make').addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const { token } = await ask('/api/account/tokens', { label: new FormData(event.target).get('label') })
    find('made').replaceChildren('Copy it now, it is shown this once: ', make('code', token))
    event.target.reset()
    await list()
  } catch (error) {
    complain(error)
  }
})

await list()
