// `npm start` and `npm run dev` on any machine with Node 20 or newer: set up what is missing or out of date, then serve under Node 24.
// docs/decisions/0001 says why.
import { spawn } from 'node:child_process'
import { build, environment, generate, install, isClientOld, node, server as serverArgs, vite } from './setup.mjs'

const args = process.argv.slice(2)
const dev = args.includes('--dev')
const unknown = args.find(arg => arg !== '--dev')
if (unknown) {
  const isHelp = unknown === '--help' || unknown === '-h'
  console[isHelp ? 'log' : 'error'](
    `${isHelp ? '' : `“${unknown}” is not known here. `}npm start and npm run dev take no words: .env.example lists the settings, such as PORT=3001 npm start`,
  )
  process.exit(isHelp ? 0 : 1)
}
install()
generate()
if (!dev) build()
const server = dev
  ? spawn(node, ['--env-file-if-exists=.env', vite, 'dev', '--config', 'app.config.ts'], {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    })
  : spawn(node, serverArgs, { stdio: 'inherit', env: { ...process.env, ...environment } })

// the site is open meanwhile
const packing =
  !dev && isClientOld() ? spawn(node, ['api-client/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }) : undefined
server.on('exit', () => packing?.kill())
if (dev) server.stdout.pipe((await import('pino-pretty')).default({ ignore: 'id' }))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
const parent = process.ppid // npm runs this through a shell that does not pass signals on
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM')
}, 500).unref()
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
