// Opens the reference. A token is in its field alone: in no storage, no address and no command that the page shows.
const token = document.getElementById('token')
const status = document.getElementById('status')
const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)

dark.addEventListener('change', followScheme)
followScheme()
SwaggerUIBundle({
  url: location.search === '?trpc' ? '/api/v1/trpc.json' : '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  syntaxHighlight: false, // its colours are hard to read in the dark
  validatorUrl: null,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  showMutatedRequest: false,
  requestInterceptor,
  responseInterceptor,
  plugins: [{ wrapComponents: { TextArea: labelled, DeepLink: plain } }],
})

/** Sends a call to the host of this page, with the token. */
function requestInterceptor(request) {
  if (request.loadSpec) return request
  const { pathname, search } = new URL(request.url, location.origin)
  request.url = location.origin + pathname + search
  if (token.value) request.headers.Authorization = `Bearer ${token.value.trim()}`
  status.textContent = 'Sending …'
  return request
}

/** Tells screen readers what came back; it appears below the button. */
function responseInterceptor(response) {
  if (!/\/(?:openapi|trpc)\.json$/.test(response.url ?? ''))
    status.textContent = response.status ? `Answer ${response.status} ${response.statusText}` : 'No answer'
  return response
}

/** The field of a body has no name of its own. */
function labelled(TextArea, { React }) {
  return props => React.createElement(TextArea, { ...props, 'aria-label': 'Request body' })
}

/** A link inside the button that opens a call confuses keyboards; the address changes all the same. */
function plain(_, { React }) {
  return ({ text }) => React.createElement('span', null, text)
}
