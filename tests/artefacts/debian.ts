import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian's packages have the programs that read our artefacts. */
const PLACES = {
  nginx: { pack: 'nginx', path: 'usr/sbin/nginx' },
  caddy: { pack: 'caddy', path: 'usr/bin/caddy' },
  promtool: { pack: 'prometheus', path: 'usr/bin/promtool' },
  prometheus: { pack: 'prometheus', path: 'usr/bin/prometheus' },
}
export type DebianProgram = keyof typeof PLACES

const unpacked = join(import.meta.dirname, '../../node_modules/.cache/debian')

/** The path of a program: the machine's own, or what `unpackPrograms` has brought. Undefined where there is neither. */
export function findProgram(name: DebianProgram | 'systemd-analyze'): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const brought = name === 'systemd-analyze' ? [] : [join(unpacked, PLACES[name].path)]
  return [...folders.map(folder => join(folder, name)), ...brought].find(path => existsSync(path))
}

/**
 * Puts programs of Debian that this machine lacks beside the packages, without installing them: with lists of apt of its own, so nobody has
 * to be root and the machine stays as it is. Tells whether all are there now.
 */
export function unpackPrograms(names: DebianProgram[]): boolean {
  const missing = names.filter(name => !findProgram(name))
  if (missing.length === 0) return true
  mkdirSync(join(unpacked, 'lists/partial'), { recursive: true })
  const apt = 'apt-get -qq -o Dir::State::Lists="$PWD/lists" -o Dir::Cache="$PWD/cache" -o Debug::NoLocking=1'
  const packs = [...new Set(missing.map(name => PLACES[name].pack))]
  spawnSync(
    'sh',
    [
      '-c',
      `${apt} update && ${apt} download "$@" && for pack in *.deb; do dpkg -x "$pack" .; done; rm -rf lists cache *.deb`,
      'sh',
      ...packs,
    ],
    { cwd: unpacked, timeout: 240_000 },
  )
  return missing.every(findProgram)
}

/** Before the tests of artefacts, once for all of them. */
export function setup(): void {
  unpackPrograms(Object.keys(PLACES) as DebianProgram[])
}
