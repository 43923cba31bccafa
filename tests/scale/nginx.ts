import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram, unpackPrograms } from '../artefacts/debian.ts'

/** Whether there is an nginx to test with: the machine's own (`apt-get install nginx-light`), or what `unpackNginx` has brought. */
export const hasNginx = findProgram('nginx') !== undefined

/** Puts Debian's nginx beside the packages, without installing it, where this machine has none. Tells whether there is one now. */
export const unpackNginx = (): boolean => unpackPrograms(['nginx'])

/**
 * docs/nginx.conf as it stands there, but for ports and a certificate of this machine's own, in front of two products,
 * or of one that is given twice. `others` replaces more of it. Not started yet.
 */
export function prepareNginx(port: number, products: [number, number], others: [string, string] = ['', '']) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-nginx-'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  )
  const site = readFileSync(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${products[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${products[1]}`)
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('server_name agency.example', 'server_name localhost')
    .replace(...others)
    .replace('/var/log/nginx', folder)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'errors')} warn;
events { worker_connections 1024; }
http { access_log off; ${temporary}
${site}
}`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main)
  const words = ['-p', folder, '-c', file, '-e', join(folder, 'errors')]
  const program = findProgram('nginx')
  if (!program) throw new Error('There is no nginx to test with')
  let running: ChildProcess | undefined

  return {
    /** What nginx itself says of the configuration. */
    check: () => spawnSync(program, [...words, '-t'], { encoding: 'utf8' }),
    async start() {
      running = spawn(program, words, { stdio: 'ignore' })
      while (!(await listens(port))) {
        if (running.exitCode !== null)
          throw new Error(`nginx did not start: ${readFileSync(join(folder, 'errors'), 'utf8')}`)
        await sleep(50)
      }
    },
    pid: () => running?.pid ?? 0,
    /** What its log has of requests. */
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    /** What it says of errors. */
    errors: () => readFileSync(join(folder, 'errors'), 'utf8'),
    async end() {
      if (running && running.exitCode === null) {
        const ended = once(running, 'exit')
        running.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function listens(port: number) {
  return new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .once('error', () => resolve(false))
  })
}
